import * as v from 'valibot';
import { trackOf } from '../cast/bodyCrossings.js';
import { zoneClock } from '../cast/clock.js';
import type { SkyContext } from '../cast/context.js';
import { isoOn } from '../cast/iso.js';
import { type Mover, moversOf } from '../cast/movers.js';
import { EXAMPLE_BIRTH, natalFields, natalOf } from '../cast/natalInput.js';
import { type MomentSpan, momentSpan } from '../cast/span.js';
import { following } from '../cast/work.js';
import { SiddhantaError } from '../errors.js';
import { momentSchema } from '../input/moment.js';
import { areDifferent, oneOf, record, someOf } from '../input/schemas.js';
import { DEGREE, type MicroArcseconds, modulo, SIGN, signIndex, TURN, toDegrees } from '../math/angle.js';
import { at } from '../math/at.js';
import { spanDays } from '../operation/work.js';
import type { Instant } from '../sky/instant.js';
import type { LocalInstant } from '../types.js';
import { fullDrishti } from '../zodiac/drishti.js';
import { type HousedPosition, housedPosition } from '../zodiac/housed.js';
import { GRAHAS, type Graha, type Sign } from '../zodiac/names.js';
import { type BhriguBinduInput, binduDisputes, binduOf, binduWords, midpointSchema } from './bindu.js';
import { nadiOperation, signNamed } from './describe.js';
import { BINDU_ASPECT_SOURCE, BINDU_SOURCES } from './sources.js';

export const HIT_RULES = ['degree', 'sign'] as const;

/** At the exact degree, or while the graha is in the sign. */
export type HitRule = (typeof HIT_RULES)[number];

export const BINDU_ASPECTS = [1, 3, 4, 5, 7, 8, 9, 10] as const;

/** The input of {@link binduTransits}. */
export interface BinduTransitsInput extends BhriguBinduInput {
  /** Start of the span: ISO 8601 with UTC offset. */
  readonly from: string;
  /** End of the span, exclusive: the same, after `from`, by at most 200 years, 5 with the Moon. */
  readonly to: string;
  /** The transiting grahas; Jupiter, Saturn, Rāhu and Ketu by default. */
  readonly planets?: readonly Graha[] | undefined;
  /** The aspects to include: 1 for the conjunction, 7 for the seventh; all of a graha's by default. */
  readonly aspects?: readonly BinduAspect[] | undefined;
  /** Exact instants by `degree` (the default), or times in the `sign`. */
  readonly by?: HitRule | undefined;
}

/** An aspect by its inclusive count of signs: 1 is the conjunction. */
export type BinduAspect = (typeof BINDU_ASPECTS)[number];

/** A graha on the bindu or aspecting it by exact degree. */
export interface BinduHit {
  /** The instant, in local time of the birthplace. */
  readonly at: LocalInstant;
  /** The graha. */
  readonly planet: Graha;
  /** 1 for the conjunction, which is stronger; otherwise the count of signs from the graha to the bindu. */
  readonly aspect: BinduAspect;
  /** Its motion. @names none */
  readonly motion: 'direct' | 'retrograde';
}

/** A graha in a sign from which it joins or aspects the sign of the bindu. */
export interface BinduInterval {
  /** The graha. */
  readonly planet: Graha;
  /** 1 for the conjunction; otherwise the count of signs from the graha to the bindu. */
  readonly aspect: BinduAspect;
  /** The sign of the graha. */
  readonly sign: Sign;
  /** Its beginning, or that of the span. */
  readonly start: LocalInstant;
  /** Its end, or that of the span. */
  readonly end: LocalInstant;
}

/** The transits over the bindu. */
export interface BinduTransitsData {
  /** The bindu of the birth. */
  readonly bindu: HousedPosition;
  /** In order of time; only by degree. */
  readonly hits?: readonly BinduHit[];
  /** In order of beginning; only by sign. */
  readonly intervals?: readonly BinduInterval[];
}

export const SLOW = ['Jupiter', 'Saturn', 'Rahu', 'Ketu'] as const;
const LONGEST = { days: 73_050, words: '200 years' };
const LONGEST_MOON = { days: 1827, words: '5 years of the Moon' };

/** The conjunction, its full aspects, and for the nodes those of Jupiter. */
export const aspectsOf = (graha: Graha): readonly BinduAspect[] =>
  [1, ...fullDrishti(graha, 'trinal')] as readonly number[] as readonly BinduAspect[];

interface Search {
  readonly bindu: MicroArcseconds;
  readonly aspects: readonly BinduAspect[] | undefined;
  readonly span: MomentSpan;
}

const requestedAspects = (planet: Graha, { aspects }: Search): BinduAspect[] =>
  aspectsOf(planet).filter((aspect) => aspects?.includes(aspect) ?? true);

interface Found<Description> {
  readonly instant: Instant;
  readonly description: Description;
}

export const targetOf = (bindu: MicroArcseconds, aspect: BinduAspect): MicroArcseconds =>
  modulo(bindu - SIGN * (aspect - 1), TURN);

interface Watch {
  readonly sky: SkyContext;
  readonly toLocal: (one: Instant) => LocalInstant;
}

function hitsOf(planet: Graha, mover: Mover, search: Search, { sky, toLocal }: Watch): Found<BinduHit>[] {
  const targets = requestedAspects(planet, search)
    .map((aspect) => ({ aspect, target: targetOf(search.bindu, aspect) }))
    .sort((one, other) => one.target - other.target);
  if (targets.length === 0) return [];
  const { from, to } = search.span;
  const track = trackOf(mover.body, mover.of, { listed: targets.map(({ target }) => toDegrees(target)) });
  // From a day before, to include a hit at the very beginning.
  const start = Math.max(from.instant.tt - 1, sky.ephemeris.range.from);
  return [...track.between(start, to.instant.tt)].flatMap(({ instant, line, forward }) => {
    if (instant.tt < from.instant.tt || instant.tt >= to.instant.tt) return [];
    const { aspect } = at(targets, modulo(line, targets.length));
    return [
      { instant, description: { at: toLocal(instant), planet, aspect, motion: forward ? 'direct' : 'retrograde' } },
    ];
  });
}

function intervalsOf(planet: Graha, mover: Mover, search: Search, { toLocal }: Watch): Found<BinduInterval>[] {
  const home = signIndex(search.bindu);
  const aspects = new Map(requestedAspects(planet, search).map((aspect) => [modulo(home - aspect + 1, 12), aspect]));
  const { from, to } = search.span;
  const track = trackOf(mover.body, mover.of, { every: SIGN / DEGREE });
  let [sign, since] = [track.cellAt(from.instant.tt), from.instant];
  const found: Found<BinduInterval>[] = [];
  const leave = (until: Instant): void => {
    const aspect = aspects.get(sign);
    if (aspect === undefined || until.tt <= since.tt) return;
    const description = { planet, aspect, sign: signNamed(sign), start: toLocal(since), end: toLocal(until) };
    found.push({ instant: since, description });
  };
  for (const { instant, entered } of track.between(from.instant.tt, to.instant.tt)) {
    leave(instant);
    [sign, since] = [entered, instant];
  }
  leave(to.instant);
  return found;
}

const inTime = <Description>(found: readonly Found<Description>[]): Description[] =>
  [...found].sort((one, other) => one.instant.tt - other.instant.tt).map(({ description }) => description);

const ASPECTS_TEXT = `it must be a list without repeats of ${BINDU_ASPECTS.join(', ')}.`;
const aspectsSchema = () =>
  v.optional(
    v.pipe(
      v.array(v.picklist(BINDU_ASPECTS, ASPECTS_TEXT), ASPECTS_TEXT),
      v.minLength(1, ASPECTS_TEXT),
      v.check(areDifferent, ASPECTS_TEXT),
    ),
  );

function checkAspects(planets: readonly Graha[], aspects: readonly BinduAspect[] | undefined): void {
  if (aspects === undefined || planets.some((planet) => aspectsOf(planet).some((one) => aspects.includes(one)))) return;
  throw new SiddhantaError(
    'invalid_value',
    `aspects is ${aspects.join(', ')}; none of ${planets.join(', ')} casts any of them. Mars casts 1, 4, 7, 8, Jupiter, Rahu and Ketu 1, 5, 7, 9, Saturn 1, 3, 7, 10, the others 1 and 7.`,
    { field: 'aspects' },
  );
}

/**
 * Returns the transits over the bhṛgu bindu of a birth in a span, by conjunction and aspect: exact instants, each pass of a retrograde loop
 * separately, or by sign the times in the signs concerned.
 *
 * Instants are ISO 8601, to the second, in local time of the birthplace.
 * @param input `birth`, `from`, `to` (ISO 8601 with offset; at most 200 years, with the Moon 5); optional `planets` (default Jupiter,
 *   Saturn, Rahu, Ketu), `aspects` (1 is the conjunction; default all of the graha), `by` (`degree`, `sign`), `midpoint`, `ayanamsa` (default
 *   lahiri), `node` (default true), `conventions`
 * @throws {SiddhantaError} for bad input; `invalid_value` for a `to` that is not after `from` or too far from it, and where no graha has an
 *   aspect that is asked for; `date_out_of_range` beyond the ephemeris; `undefined_at_latitude`
 *
 * Source: S. Adawal, article on the bhrigu bindu as three pages copy it.
 *
 * @example
 * ```ts
 * import { binduTransits } from 'siddhanta/nadi';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { hits } = binduTransits({ birth, from: '2025-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' }).data;
 * hits?.map(({ at, planet, aspect, motion }) => `${at.slice(0, 10)} ${planet} ${aspect} ${motion}`);
 * // => ['2026-05-07 Saturn 1 direct', '2026-08-14 Jupiter 9 direct', '2026-10-23 Saturn 1 retrograde']
 * ```
 */
export const binduTransits = nadiOperation<BinduTransitsInput, BinduTransitsData>()({
  name: 'nadi.bindu_transits',
  summary: 'When planets are on the natal bhrigu bindu or aspect it, by exact degree or by sign',
  units: 2,
  each: 'work',
  work: (input) => {
    const { aspects, by, from, to } = input;
    const planets: readonly Graha[] = input.planets ?? SLOW;
    const most = Math.min(3, aspects?.length ?? 3);
    const days = spanDays(from, to, (planets.includes('Moon') ? LONGEST_MOON : LONGEST).days);
    const { ms } = following(planets, input, by === 'sign' ? 12 : most, () => days);
    const { crossings } = following(planets, input, most, () => days);
    return { ms: 1 + ms, bytes: 500 + crossings * 70 };
  },
  schema: () =>
    record({
      ...natalFields(),
      midpoint: midpointSchema(),
      from: momentSchema(),
      to: momentSchema(),
      planets: v.optional(someOf(GRAHAS)),
      aspects: aspectsSchema(),
      by: v.optional(oneOf(HIT_RULES), HIT_RULES[0]),
    }),
  example: { birth: EXAMPLE_BIRTH, from: '2025-01-01T00:00:00+05:30', to: '2027-01-01T00:00:00+05:30' },
  run(input, sky: SkyContext) {
    const { birth, midpoint, aspects, by } = input;
    const planets: readonly Graha[] = input.planets ?? SLOW;
    checkAspects(planets, aspects);
    const span = momentSpan(input, sky, planets.includes('Moon') ? LONGEST_MOON : LONGEST);
    const natal = natalOf(birth, sky);
    const found = binduOf(natal);
    const search: Search = { bindu: found.points[midpoint], aspects, span };
    const clock = zoneClock(birth.place.timezone, sky.timeScale);
    const watch: Watch = { sky, toLocal: ({ ut }) => isoOn(clock, ut) };
    const mover = moversOf(sky, birth.place);
    return {
      data: {
        bindu: housedPosition(search.bindu, natal.ascendant),
        ...(by === 'degree'
          ? { hits: inTime(planets.flatMap((planet) => hitsOf(planet, mover(planet), search, watch))) }
          : { intervals: inTime(planets.flatMap((planet) => intervalsOf(planet, mover(planet), search, watch))) }),
      },
      chart: natal,
      method:
        by === 'degree'
          ? 'Every crossing of the degrees at which a graha stands on the natal bindu or looks on it exactly'
          : 'The times in the signs from which a graha stands with the sign of the natal bindu or looks on it',
      conventions: {
        ...binduWords(midpoint),
        aspects: 'conjunction and 7th of all; Mars also 4 and 8, Jupiter and the nodes 5 and 9, Saturn 3 and 10',
        hits: 'the bindu stays where it was at birth; a span is half-open; each pass of a retrograde loop is a hit of its own',
      },
      sources: [...BINDU_SOURCES, BINDU_ASPECT_SOURCE],
      disputed: [
        {
          element: 'aspects of the nodes',
          note: 'As those of Jupiter, of which the article itself is in doubt; the option aspects leaves them out.',
        },
        ...binduDisputes(found),
      ],
      verified_against:
        'fourteen searches of Swiss Ephemeris 2.10.03 over two to ten years, Sun, Mars, Jupiter and Saturn, within 4 seconds',
      restsOnBirthTime: ['bindu', 'hits', 'intervals'],
    };
  },
});
