import * as v from 'valibot';
import { oneOf } from '../input/schemas.js';
import type { SignLord } from '../zodiac/lords.js';
import type { Sign } from '../zodiac/names.js';
import { signNamed } from './describe.js';
import { RELATION_RULES, type RelationRule } from './rules/chart.js';
import { DREKKANA_LORDS, type DrekkanaLord, inPoints, type PanchaVargiyaOptions } from './rules/panchaVargiya.js';
import { candidateVishwa, type Office, type YearLordDecision, type YearLordFound } from './rules/yearLord.js';
import type { TajikaAspect } from './tables/tajika.js';

/** The options of pañcavargīya bala, which decides the lord of the year. */
export interface StrengthOptions {
  /** How the relation to a lord is found: by positions in the annual chart (`position`, the default), or by the two camps (`two_camps`). */
  readonly relation?: RelationRule | undefined;
  /** Whose lord judges the drekkāṇa: `d3` by default; the Tājika faces (`tajika`) are known from memory only. */
  readonly drekkana?: DrekkanaLord | undefined;
}

/** @internal */
export const strengthFields = () => ({
  relation: v.optional(oneOf(RELATION_RULES), RELATION_RULES[0]),
  drekkana: v.optional(oneOf(DREKKANA_LORDS), DREKKANA_LORDS[0]),
});

/** Viśvā: a quarter of the points of pañcavargīya bala, six decimals. @minimum 0 @maximum 20 */
export type Vishwa = number;

/** All points of pañcavargīya bala, six decimals. @minimum 0 @maximum 80 */
export type VargiyaPoints = number;

/** A candidate for the lordship of a year or a month. */
export interface YearLordCandidate {
  /** Its office. */
  readonly office: Office;
  /** The graha. */
  readonly planet: SignLord;
  /** The chart of the sign it rules. */
  readonly chart: 'natal' | 'annual';
  /** The sign; null for the lord of the year in a month. */
  readonly sign: Sign | null;
  /** Its aspect on the ascendant, by the distance of signs. */
  readonly aspect_on_ascendant: TajikaAspect | null;
  /** Its strength, 0 … 20. */
  readonly vishwa: Vishwa;
  /** All its points of pañcavargīya bala, 0 … 80. */
  readonly total: VargiyaPoints;
  /** Whether it qualifies: it aspects the ascendant, 2/12 excluded. */
  readonly eligible: boolean;
  /** Why not; null if it does. */
  readonly why_not: 'no_aspect' | null;
}

/** The lord of a year or a month (varṣeśa, māseśa). */
export interface YearLord {
  /** The lord. */
  readonly lord: SignLord;
  /** Its strength, 0 … 20. */
  readonly vishwa: Vishwa;
  /** The rule that chose it. */
  readonly rule: 'strongest_aspecting';
  /** What decided. */
  readonly decided_by: YearLordDecision;
  /** The candidates, by their offices. */
  readonly candidates: readonly YearLordCandidate[];
}

const NATAL: readonly Office[] = ['natal_lagna', 'muntha'];

export function describeYearLord(
  { lord, decidedBy, candidates }: YearLordFound,
  totals: Readonly<Record<SignLord, { readonly total: number }>>,
): YearLord {
  return {
    lord,
    vishwa: inPoints(totals[lord].total / 4),
    rule: 'strongest_aspecting',
    decided_by: decidedBy,
    candidates: candidates.map((candidate) => ({
      office: candidate.office,
      planet: candidate.planet,
      chart: NATAL.includes(candidate.office) ? 'natal' : 'annual',
      sign: candidate.sign === null ? null : signNamed(candidate.sign),
      aspect_on_ascendant: candidate.aspect,
      vishwa: candidateVishwa(candidate),
      total: inPoints(candidate.total),
      eligible: candidate.eligible,
      why_not: candidate.whyNot,
    })),
  };
}

export function yearLordWords({ relation, drekkana }: PanchaVargiyaOptions): Record<string, string> {
  return {
    year_lord:
      'of the office bearers that aspect the ascendant (3, 4, 5, 7, 9, 10, 11, or the same sign) the strongest by pancha-vargiya bala; of equals who holds more offices, then the earlier office; the lord of muntha where nobody aspects or all have less than 5 vishwa',
    ...strengthWords({ relation, drekkana }),
  };
}

export function strengthWords({ relation, drekkana }: PanchaVargiyaOptions): Record<string, string> {
  return {
    relation:
      relation === 'position'
        ? 'position: of two in the annual chart 3, 5, 9, 11 signs apart friends, 1, 4, 7, 10 enemies, 2, 6, 8, 12 neutral'
        : 'two_camps: Sun, Moon, Mars and Jupiter; Mercury, Venus and Saturn; one’s own camp friends, the other enemies',
    drekkana:
      drekkana === 'd3'
        ? 'd3: the lord of the sign of the Parashari drekkana'
        : 'tajika: the ten-degree faces from Mars in Aries; from memory, unconfirmed',
  };
}
