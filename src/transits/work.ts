import type { Convened } from '../cast/conventions.js';
import { CROSSING_MS, following, paceOf } from '../cast/work.js';
import { BYTE_MS, spanDays, type Work } from '../operation/work.js';
import { partsIn, type Division as Varga } from '../zodiac/divisions.js';
import type { CalendarPart } from './calendarEntries.js';
import type { TransitDivision } from './divisions.js';
import { BUT_THE_MOON, type TransitPlanet } from './planets.js';
import { LOOP_DAYS, PASSAGE_DAYS, SIGN_DAYS } from './tables/reach.js';

interface Spanned extends Convened {
  readonly from: string;
  readonly to: string;
}

const bodyOf = (planet: TransitPlanet) => (planet === 'Rahu' || planet === 'Ketu' ? 'TrueNode' : planet);

const YEAR = 366;

const BEGIN_MS = 1;
const BEGIN_BYTES = 1000;
/** Bytes. */
const HIT = 300;
const HIT_WITH_ORB = 370;
const ENTRY = 520;
const STATION = 215;

/** Full aspects of a planet, on average. */
const ASPECTS = 1.5;

/** Planets × targets, each with two edges more for an orb. */
export function hitsWork(
  input: Spanned & { readonly orb?: number | undefined },
  planets: readonly TransitPlanet[],
  { points, kinds, angles }: { readonly points: number; readonly kinds: readonly string[]; readonly angles: number },
  between: readonly TransitPlanet[] = [],
): Work {
  const { from, to, orb } = input;
  const days = spanDays(from, to, ([...planets, ...between].includes('Moon') ? 2 : 100) * YEAR);
  const each = kinds.reduce((sum, kind) => sum + (kind === 'conjunction' ? 1 : ASPECTS), angles);
  const lines = points * each;
  const around = (planet: TransitPlanet): number =>
    2 * LOOP_DAYS[bodyOf(planet)] + (4 * (orb ?? 0) * SIGN_DAYS[bodyOf(planet)]) / 30;
  const search = following(planets, input, lines * (orb === undefined ? 1 : 3), (planet) =>
    lines === 0 ? 0 : days + around(planet),
  );
  const pair = following(between, input, 0, () => 3 * days);
  const [one, other] = between.map((planet) => paceOf(planet, input).passes).sort((a, b) => b - a);
  const hits =
    following(planets, input, lines, () => days).crossings + ((one ?? 0) + (other ?? 0) / 2) * each * (days / 365.25);
  const bytes = hits * (orb === undefined ? HIT : HIT_WITH_ORB);
  return { ms: BEGIN_MS + search.ms + pair.ms + hits * CROSSING_MS * 0.3, bytes: BEGIN_BYTES + bytes };
}

export function entriesWork(input: Spanned, planets: readonly TransitPlanet[], lines: number): Work {
  const days = spanDays(input.from, input.to, (planets.includes('Moon') ? 5 : 200) * YEAR);
  const search = following(
    planets,
    input,
    lines,
    (planet) => days + 0.4 * PASSAGE_DAYS[bodyOf(planet)] * Math.min(1, 12 / lines),
  );
  const { crossings } = following(planets, input, lines, () => days);
  const bytes = BEGIN_BYTES + (crossings + planets.length) * ENTRY;
  return { ms: BEGIN_MS + search.ms + crossings * CROSSING_MS + bytes * BYTE_MS, bytes };
}

/** A planet is followed, and searched closely where it turns. */
export function stationsWork(input: Spanned, planets: readonly TransitPlanet[]): Work {
  const days = spanDays(input.from, input.to, 200 * YEAR);
  const { ms } = following(planets, input, 0, () => 3 * days);
  const turns = planets.reduce((sum, planet) => sum + paceOf(planet, input).turns, 0) * (days / 365.25);
  return { ms: BEGIN_MS + ms, bytes: BEGIN_BYTES + turns * STATION };
}

/** Days beyond the span in which conjunctions are sought. */
const CONJUNCTION_DAYS = 500;

export function heliacalWork({ from, to }: Spanned, planets: number, stars: number): Work {
  const years = (spanDays(from, to, 20 * YEAR) + CONJUNCTION_DAYS) / 365.25;
  return { ms: BEGIN_MS + 5.5 * years * (planets + stars), bytes: BEGIN_BYTES + years * 800 * (planets + stars) };
}

const CONJUNCTION = 260;
/** Milliseconds of a pair for a year, its wars included. */
const PAIR_MS = 3.5;
/** Days beyond the span in which conjunctions are sought, and those of the Moon. */
const AROUND = 300;
const AROUND_MOON = 30;
const MOON_PAIR_MS = 12;

/** Milliseconds to find that two planets are so many parts of a varga apart. */
const APART_MS = 0.08;
/** How often two planets other than the Moon go round each other in a year, on average. */
const ROUNDS = 1;

export function conjunctionsWork(
  input: Spanned & { readonly varga?: Varga | undefined },
  planets: readonly TransitPlanet[],
): Work {
  const days = spanDays(input.from, input.to, (planets.includes('Moon') ? 2 : 100) * YEAR);
  const years = (days + AROUND) / 365.25;
  const moons = (days + AROUND_MOON) / 365.25;
  const others = planets.length - 1;
  const pairs = (planets.length * others) / 2;
  const moon = planets.includes('Moon') ? others : 0;
  const nodes = planets.some((planet) => bodyOf(planet) === 'TrueNode') ? paceOf('Rahu', input).ms : 0;
  const ms = years * ((pairs - moon) * PAIR_MS + nodes * others) + moons * moon * MOON_PAIR_MS;
  const parts = input.varga === undefined ? 1 : partsIn(input.varga);
  const rounds = years * (pairs - moon) * ROUNDS + moons * 13 * moon;
  const apart = input.varga === undefined ? 0 : 12 * parts * rounds * APART_MS;
  return { ms: BEGIN_MS + ms + apart, bytes: BEGIN_BYTES + rounds * parts * CONJUNCTION };
}

const RETURN = 170;

/** A planet is followed from the birth on. */
export function returnsWork(
  input: Spanned & { readonly birth: { readonly date: string } },
  planets: readonly TransitPlanet[],
): Work {
  const days = spanDays(input.birth.date, input.to, 250 * YEAR);
  const { ms, crossings } = following(planets, input, 1, () => days);
  return { ms: BEGIN_MS + 1.4 * ms, bytes: BEGIN_BYTES + crossings * RETURN };
}

/** Days of a step. */
const STEP_DAYS = { hour: 1 / 24, day: 1, month: 30.4 } as const;
const ROW = 170;
const ROW_MS = 0.017;

export function ephemerisWork({
  from,
  to,
  step = 'day',
  every = 1,
  planets,
}: Spanned & {
  readonly step?: keyof typeof STEP_DAYS | undefined;
  readonly every?: number | undefined;
  readonly planets?: readonly TransitPlanet[] | undefined;
}): Work {
  const instants = Math.min(spanDays(from, to, 2000 * YEAR) / STEP_DAYS[step] / every, 4000);
  const rows = instants * (planets?.length ?? 9);
  return { ms: BEGIN_MS + rows * (ROW_MS + ROW * BYTE_MS), bytes: BEGIN_BYTES + rows * ROW };
}

/** Milliseconds and bytes of a year. */
const PARTS: Readonly<Record<CalendarPart, readonly [ms: number, bytes: number, ofPlanets: boolean]>> = {
  ingresses: [16, 40_000, true],
  moon_sign: [16, 80_000, false],
  nakshatras: [20, 56_000, true],
  stations: [5, 5_000, false],
  aspects: [20, 45_000, true],
  eclipses: [10, 2_000, false],
};

const sumOf = (planets: readonly TransitPlanet[], input: Convened, of: 'passes' | 'ms'): number =>
  planets.reduce((sum, planet) => sum + paceOf(planet, input)[of], 0);

export function calendarWork(
  input: Spanned,
  include: readonly CalendarPart[],
  planets: readonly TransitPlanet[],
): Work {
  const years = spanDays(input.from, input.to, YEAR) / 365.25;
  const shareOf = (of: 'passes' | 'ms') => sumOf(planets, input, of) / sumOf(BUT_THE_MOON, input, of);
  const [share, followed] = [shareOf('passes'), shareOf('ms')];
  let [ms, bytes] = [2 * BEGIN_MS, 4 * BEGIN_BYTES];
  for (const part of include) {
    const [msAYear, bytesAYear, ofPlanets] = PARTS[part];
    ms += years * msAYear * (ofPlanets ? (followed + share) / 2 : 1);
    bytes += years * bytesAYear * (ofPlanets ? share : 1);
  }
  return { ms, bytes };
}

/** Lines in a turn. */
const LINES = { sign: 12, nakshatra: 27, pada: 108, sub: 249 } as const;

const isListed = (division: TransitDivision): division is keyof typeof LINES => Object.hasOwn(LINES, division);

export const linesIn = ({
  division = 'sign',
  boundaries,
}: {
  readonly division?: TransitDivision | undefined;
  readonly boundaries?: readonly number[] | undefined;
}): number => boundaries?.length ?? (isListed(division) ? LINES[division] : 12 * partsIn(division));
