import type { LimbSky } from '../cast/limbs.js';
import { type Unit, unitsOf } from '../cast/units.js';
import { at } from '../math/at.js';
import { NAKSHATRAS, type Nakshatra } from '../zodiac/names.js';
import { countFromSun } from './rules/combinations.js';
import type { Stretch } from './rules/parts.js';
import { common } from './rules/stretches.js';
import {
  AADAL_COUNTS,
  AMRITA_SIDDHI,
  GANDA_MOOLA,
  JWALAMUKHI,
  PUSHKARA,
  PUSHYA,
  RAVI_COUNTS,
  SARVARTHA_SIDDHI,
  VIDAAL_COUNTS,
} from './tables/yogas.js';

const SUNDAY = 0;
const THURSDAY = 4;

/** Combinations of weekday, tithi and nakṣatras that are plain stretches of time. */
export const COMBINATIONS = [
  'amrita_siddhi',
  'sarvartha_siddhi',
  'ravi_yoga',
  'dvipushkara',
  'tripushkara',
  'ravi_pushya',
  'guru_pushya',
  'aadal',
  'vidaal',
  'jwalamukhi',
] as const;

/** A combination of weekday, tithi and nakṣatras. */
export type Combination = (typeof COMBINATIONS)[number];

/** Whole units. */
export interface Running {
  /** Nakṣatras of the Moon. */
  readonly stars: readonly Unit[];
  /** Of the Sun. */
  readonly suns: readonly Unit[];
  readonly tithis: readonly Unit[];
}

/** The times of successive calls must go forward. */
export function runningIn(limbs: LimbSky): (time: Stretch) => Running {
  const [stars, suns, tithis] = [unitsOf('nakshatra', limbs), unitsOf('sun_nakshatra', limbs), unitsOf('tithi', limbs)];
  return ({ start, end }) => ({ stars: stars(start, end), suns: suns(start, end), tithis: tithis(start, end) });
}

const nameOf = ({ number }: Unit): Nakshatra => at(NAKSHATRAS, number - 1).name;

const during = (stars: readonly Unit[], ...names: readonly Nakshatra[]): Unit[] =>
  stars.filter((star) => names.includes(nameOf(star)));

export const gandaMoolasOf = ({ stars }: Running): Unit[] => during(stars, ...GANDA_MOOLA);

/** Weekday 0 is Sunday; stretches may reach beyond the day. */
export function combinationsOf(
  weekday: number,
  { stars, suns, tithis }: Running,
): Record<Combination, readonly Stretch[]> {
  const of = (...names: readonly Nakshatra[]): Unit[] => during(stars, ...names);
  const onTithi = (...inHalf: readonly number[]): Unit[] =>
    tithis.filter(({ number }) => inHalf.includes(((number - 1) % 15) + 1));
  const counted = (count: 27 | 28, counts: readonly number[]): Stretch[] =>
    stars.flatMap((star) =>
      common(
        [star],
        suns.filter((sun) => counts.includes(countFromSun(star.number, sun.number, count))),
      ),
    );
  const pushkara = (names: readonly Nakshatra[]): Stretch[] =>
    (PUSHKARA.weekdays as readonly number[]).includes(weekday) ? common(of(...names), onTithi(...PUSHKARA.tithis)) : [];
  const on = (day: number, stays: readonly Stretch[]): readonly Stretch[] => (weekday === day ? stays : []);
  return {
    amrita_siddhi: of(at(AMRITA_SIDDHI, weekday)),
    sarvartha_siddhi: of(...at(SARVARTHA_SIDDHI, weekday)),
    ravi_yoga: counted(27, RAVI_COUNTS),
    dvipushkara: pushkara(PUSHKARA.dvipushkara),
    tripushkara: pushkara(PUSHKARA.tripushkara),
    ravi_pushya: on(SUNDAY, of(PUSHYA)),
    guru_pushya: on(THURSDAY, of(PUSHYA)),
    aadal: counted(28, AADAL_COUNTS),
    vidaal: counted(28, VIDAAL_COUNTS),
    jwalamukhi: JWALAMUKHI.flatMap(([tithi, star]) => common(of(star), onTithi(tithi))),
  };
}
