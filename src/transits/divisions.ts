import type { Lines } from '../cast/crossings.js';
import { at } from '../math/at.js';
import { DIVISIONS, type Division as Varga } from '../zodiac/divisions.js';
import type { Graha } from '../zodiac/names.js';
import { NAKSHATRAS, type Nakshatra, SIGNS, type Sign } from '../zodiac/names.js';
import type { EclipticDegrees, NakshatraNumber, Pada, SignNumber } from '../zodiac/position.js';

/** The divisions of the zodiac. */
export const TRANSIT_DIVISIONS = ['sign', 'nakshatra', 'pada', 'sub', ...DIVISIONS] as const;

/** A division of the zodiac: signs, nakṣatras, padas, subs of KP, or the signs of a divisional chart (`d9` …). */
export type TransitDivision = (typeof TRANSIT_DIVISIONS)[number];

/** A part of the zodiac between two lines. */
export interface TransitPart {
  /**
   * Its number from the beginning of Aries: of the sign, the nakṣatra, the pada (1 … 108), the sub (1 … 249), the stretch in one sign of a
   * varga (1 … 1728); of boundaries of one’s own, of the one that begins it.
   *
   * @asType integer
   * @minimum 1
   * @maximum 1728
   */
  readonly number: number;
  /** Where it begins. */
  readonly start_longitude: EclipticDegrees;
  /** Its sign; left out of nakṣatras, of vargas and of boundaries of one’s own. */
  readonly sign?: Sign;
  /** 1 (Aries) … 12. */
  readonly sign_number?: SignNumber;
  /** Its nakṣatra; left out of signs, of vargas and of boundaries of one’s own. */
  readonly nakshatra?: Nakshatra;
  /** 1 (Aśvinī) … 27. */
  readonly nakshatra_number?: NakshatraNumber;
  /** Quarter of the nakṣatra; of padas alone. */
  readonly pada?: Pada;
  /** Lord of the nakṣatra; of subs alone. */
  readonly star_lord?: Graha;
  /** Lord of the sub; of subs alone. */
  readonly sub_lord?: Graha;
  /** Its sign in the divisional chart; of vargas alone. */
  readonly varga_sign?: Sign;
  /** 1 (Aries) … 12. */
  readonly varga_sign_number?: SignNumber;
}

export interface Division {
  readonly lines: Lines;
  readonly part: (cell: number) => TransitPart;
  /** Lines in a turn. */
  readonly count: number;
}

export const signPart = (index: number): Pick<TransitPart, 'sign' | 'sign_number'> => ({
  sign: at(SIGNS, index).name,
  sign_number: index + 1,
});
export const starPart = (index: number): Pick<TransitPart, 'nakshatra' | 'nakshatra_number'> => ({
  nakshatra: at(NAKSHATRAS, index).name,
  nakshatra_number: index + 1,
});
export const degreesOf = (value: number): EclipticDegrees => Math.round(value * 1e6) / 1e6;

const PADAS = 108;
const PADAS_IN_SIGN = 9;
const PADAS_IN_STAR = 4;

export function divisionOf(division: Exclude<TransitDivision, 'sub' | Varga>): Division {
  const count = { sign: SIGNS.length, nakshatra: NAKSHATRAS.length, pada: PADAS }[division];
  return {
    lines: { every: 360 / count },
    count,
    part: (cell) => ({
      number: cell + 1,
      start_longitude: degreesOf((cell * 360) / count),
      ...(division === 'nakshatra' ? {} : signPart(division === 'sign' ? cell : Math.floor(cell / PADAS_IN_SIGN))),
      ...(division === 'sign' ? {} : starPart(division === 'nakshatra' ? cell : Math.floor(cell / PADAS_IN_STAR))),
      ...(division === 'pada' ? { pada: (cell % PADAS_IN_STAR) + 1 } : {}),
    }),
  };
}
