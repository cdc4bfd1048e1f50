import type { TextsWithheld } from '../operation/textClauses.js';
import type { BirthClock, Place } from '../types.js';

/** Returns how many clauses of texts are left out, as a line; none where none is. */
export const clausesLeftOut = (withheld: TextsWithheld | undefined): readonly string[] =>
  withheld === undefined
    ? []
    : [`${withheld.count} clauses about death, illness, family, sexual conduct or caste are left out.`];

const coordinate = (value: number, [plus, minus]: readonly [string, string]): string =>
  `${Math.abs(value).toFixed(4)}° ${value < 0 ? minus : plus}`;

/** Returns where a place is, and whose clocks it has. */
export const placeWords = ({ latitude, longitude, timezone }: Place): string =>
  `${coordinate(latitude, ['N', 'S'])} ${coordinate(longitude, ['E', 'W'])}, ${timezone}`;

const CLOCKS: Readonly<Record<BirthClock['clock'], string>> = {
  zone: 'clock of the zone',
  local_mean: 'mean time of the place',
  local_apparent: 'sundial of the place',
  utc_offset: 'offset as given',
};

const REASONS: Readonly<Record<BirthClock['clock_reason'], string>> = {
  standard_time: '',
  zone_before_standard_time: ', before its zone had a standard time',
  india_before_1906: ', as used in India before 1906',
  asked: ', as asked',
};

/** Returns which clock was taken, and why. */
export const clockWords = ({ clock, utc_offset: offset, clock_reason: reason }: BirthClock): string =>
  `UTC${offset}, ${CLOCKS[clock]}${REASONS[reason]}`;
