import { at } from '../../../math/at.js';
import { GRAHAS } from '../../../zodiac/names.js';
import { type Course, type Stretch, tile, UNITS_PER_YEAR } from '../../rules/course.js';
import type { KalaParts, KalaTwilight } from '../options.js';
import { KALA_SECTIONS, type KalaSection } from '../tables/orders.js';
import type { MemberPeriod } from './members.js';

/** The risings and settings around a birth, milliseconds: `sunrise` ≤ birth < `nextSunrise`. */
export interface KalaDay {
  readonly previousSunset: number;
  readonly sunrise: number;
  readonly sunset: number;
  readonly nextSunrise: number;
  readonly nextSunset: number;
}

/** The section of the day in which a birth falls, half-open. */
export interface KalaMoment {
  readonly section: KalaSection;
  /** Milliseconds. */
  readonly start: number;
  readonly end: number;
  /** Ghaṭīs of the section that are past at birth. */
  readonly past: number;
  /** Ghaṭīs of the whole section: 10 or 20, except where they are clock time. */
  readonly ghatis: number;
}

const GHATI_MS = 24 * 60_000;
const FIVE = 5 * GHATI_MS;

interface Twilight {
  readonly before: number;
  readonly after: number;
}

function twilightsOf(day: KalaDay, reading: KalaTwilight): readonly [Twilight, Twilight, Twilight] {
  if (reading === 'clock') {
    const same = { before: FIVE, after: FIVE };
    return [same, same, same];
  }
  const light = (day.sunset - day.sunrise) / 6;
  const later = (day.nextSunset - day.nextSunrise) / 6;
  const before = (day.sunrise - day.previousSunset) / 6;
  const night = (day.nextSunrise - day.sunset) / 6;
  return [
    { before, after: light },
    { before: light, after: night },
    { before: night, after: later },
  ];
}

/**
 * Returns the section that holds a birth: the ten ghaṭīs around sunrise (khaṇḍa), the day between the twilights (pūrṇa), the ten around
 * sunset (sudhā), or the night between (mugdha); `undefined` where the twilights leave no day or no night between them.
 *
 * Source: Bṛhat Parāśara Horā Śāstra 46.44–47, in the Sanskrit.
 */
export function kalaMoment(day: KalaDay, birth: number, reading: KalaTwilight): KalaMoment | undefined {
  const [dawn, dusk, next] = twilightsOf(day, reading);
  const edges = [
    day.sunrise - dawn.before,
    day.sunrise + dawn.after,
    day.sunset - dusk.before,
    day.sunset + dusk.after,
    day.nextSunrise - next.before,
    day.nextSunrise + next.after,
  ];
  if (edges.some((edge, i) => i > 0 && edge <= at(edges, i - 1))) return undefined;
  const sections = ['khanda', 'purna', 'sudha', 'mugdha', 'khanda'] as const;
  const index = sections.findIndex((_, i) => birth < at(edges, i + 1));
  const section = at(sections, index);
  const [start, end] = [at(edges, index), at(edges, index + 1)];
  const ghatis = reading === 'clock' ? (end - start) / GHATI_MS : KALA_SECTIONS[section].ghatis;
  return { section, start, end, past: (ghatis * (birth - start)) / (end - start), ghatis };
}

/** The numbers of the nine, Sun 1 … Ketu 9, are their shares. Bṛhat Parāśara Horā Śāstra 46.48–49, in the Sanskrit. */
const SHARES = GRAHAS.map((_, i) => i + 1);
const SUM = SHARES.reduce((sum, share) => sum + share, 0);

/** Units of a round of nine: 45 times the years of the Sun, of so many ghaṭīs. */
function roundOf(section: KalaSection, ghatis: number): number {
  return Math.round((SUM * ghatis * KALA_SECTIONS[section].fifteenths * UNITS_PER_YEAR) / 15);
}

function nine(parent: Stretch, cycle: number): MemberPeriod[] {
  return tile(parent, SHARES, (stretch, member) => ({ ...stretch, member, cycle }));
}

const begun = (start: number, end: number): Stretch => ({ level: 0, start, end, startPart: 0, endPart: 0, of: 1 });

/**
 * Returns the kāla daśā: nine periods in the proportion of 1 to 9, by the ghaṭīs of the section that are past at birth; then nine by those
 * that were to come.
 *
 * Source: Bṛhat Parāśara Horā Śāstra 46.47–49, in the Sanskrit, for the first nine; PyJHora for the second.
 */
export function kalaCourse({ section, past, ghatis }: KalaMoment, parts: KalaParts): Course<MemberPeriod> {
  const first = roundOf(section, past);
  const both = first + roundOf(section, ghatis - past);
  const share = first / both;
  return {
    elapsed: 0,
    mahadashas: [...nine(begun(0, first), 1), ...nine(begun(first, both), 2)],
    within(period) {
      const { member, cycle } = period;
      if (parts === 'eighteen') {
        const middle = period.start + Math.round((period.end - period.start) * share);
        return [
          ...nine({ ...period, end: middle, endPart: 0 }, 1),
          ...nine({ ...period, start: middle, startPart: 0 }, 2),
        ];
      }
      const members = SHARES.map((_, k) => (member + k) % SHARES.length);
      return tile(
        period,
        members.map((one) => at(SHARES, one)),
        (stretch, k) => ({ ...stretch, member: at(members, k), cycle }),
      );
    },
  };
}
