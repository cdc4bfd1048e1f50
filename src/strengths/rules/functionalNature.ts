import { signIndex } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { lordOf, SIGN_LORDS, type SignLord } from '../../zodiac/lords.js';
import { GRAHAS, type Graha, type Sign } from '../../zodiac/names.js';
import type { House } from '../../zodiac/position.js';
import { modality } from '../../zodiac/signNature.js';
import { LAGNA_VERDICTS } from '../tables/lagnas.js';
import { companyOf, houseOf, type StrengthChart, signNamed } from './chart.js';

export const KENDRAS: readonly House[] = [1, 4, 7, 10];
const TRIKONAS: readonly House[] = [1, 5, 9];
const TRISHADAYAS: readonly House[] = [3, 6, 11];
const DUSTHANAS: readonly House[] = [6, 8, 12];
const MARAKAS: readonly House[] = [2, 7];

/** Houses whose lord obstructs, by the modality of the rising sign: Praśna Mārga, as pages of practice quote it. */
const BADHAKAS = { movable: 11, fixed: 9, dual: 7 } as const;

/** The rule of Bṛhat Parāśara Horā Śāstra 34.2–13 on a lordship. */
export type LordshipRule = 'trikona' | 'kendra' | 'trishadaya' | 'second_twelfth' | 'eighth' | 'yogakaraka';

/**
 * What a lordship makes of a graha: good, bad, not good (a benefic ruling an angle), not evil (a malefic ruling one), dependent on company,
 * or excused from the fault of the eighth house.
 */
export type LordshipEffect = 'good' | 'bad' | 'no_good' | 'no_evil' | 'by_company' | 'excused';

/** Why a graha is good or bad for a lagna: a rule with its houses. */
export interface LordshipReason {
  /** The rule. */
  readonly rule: LordshipRule;
  /** The houses ruled by the graha to which the rule applies. */
  readonly houses: readonly House[];
  /** Its effect. */
  readonly effect: LordshipEffect;
}

/** The functional nature of a graha for a lagna. */
export interface FunctionalNature {
  /** The whole-sign houses that it rules, from the first on. */
  readonly houses_ruled: readonly House[];
  /** Whether it rules 1, 4, 7 or 10. */
  readonly kendra_lord: boolean;
  /** Whether it rules 1, 5 or 9. */
  readonly trikona_lord: boolean;
  /** Whether it rules 6, 8 or 12. */
  readonly dusthana_lord: boolean;
  /** Whether it rules 3, 6 or 11. */
  readonly trishadaya_lord: boolean;
  /** Whether it rules one of 4, 7, 10 and one of 5, 9. */
  readonly yogakaraka: boolean;
  /** Whether it rules 2 or 7; only with `sensitive`. */
  readonly maraka?: boolean;
  /** Whether it rules the bādhaka house. */
  readonly badhaka: boolean;
  /** What the rules say of each lordship. */
  readonly reasons: readonly LordshipReason[];
  /** The verdict of the verses on this lagna; null where they are silent. @names states dignities */
  readonly classical: 'benefic' | 'malefic' | 'neutral' | null;
  /** Whether the verses call it a maker of rāja yoga. */
  readonly classical_yogakaraka: boolean;
  /** Whether the verses call it a killer; only with `sensitive`. */
  readonly classical_maraka?: boolean;
}

const signOfHouse = (lagna: number, house: House): number => (lagna + house - 1) % 12;

export function housesRuled(graha: SignLord, lagna: number): House[] {
  return Array.from({ length: 12 }, (_, i) => i + 1).filter((house) => lordOf(signOfHouse(lagna, house)) === graha);
}

/** Bṛhat Parāśara Horā Śāstra (Santhanam) 34.2–13. */
function reasonsOf(graha: SignLord, ruled: readonly House[], chart: StrengthChart): LordshipReason[] {
  const among = (houses: readonly House[]): House[] => ruled.filter((house) => houses.includes(house));
  const trikonas = among(TRIKONAS);
  const angles = among([4, 7, 10]);
  const eighth = among([8]);
  const excused = trikonas.length > 0 || graha === 'Sun' || graha === 'Moon';
  const reasons: readonly LordshipReason[] = [
    { rule: 'trikona', houses: trikonas, effect: 'good' },
    { rule: 'kendra', houses: angles, effect: chart.natures[graha] === 'benefic' ? 'no_good' : 'no_evil' },
    { rule: 'trishadaya', houses: among(TRISHADAYAS), effect: 'bad' },
    { rule: 'second_twelfth', houses: among([2, 12]), effect: 'by_company' },
    { rule: 'eighth', houses: eighth, effect: excused ? 'excused' : 'bad' },
    { rule: 'yogakaraka', houses: isYogakaraka(ruled) ? among([4, 5, 7, 9, 10]) : [], effect: 'good' },
  ];
  return reasons.filter(({ houses }) => houses.length > 0);
}

/** Bṛhat Parāśara Horā Śāstra (Santhanam) 34.13. */
export function isYogakaraka(ruled: readonly House[]): boolean {
  return ruled.some((house) => [4, 7, 10].includes(house)) && ruled.some((house) => [5, 9].includes(house));
}

/** The bādhaka house of a lagna. */
export interface Badhaka {
  /** 11 for movable, 9 for fixed, 7 for dual lagnas. */
  readonly house: House;
  /** Its sign. */
  readonly sign: Sign;
  /** Its lord. */
  readonly lord: SignLord;
}

export function badhakaOf(lagna: number): Badhaka {
  const house = BADHAKAS[modality(lagna)];
  const sign = signOfHouse(lagna, house);
  return { house, sign: signNamed(sign), lord: lordOf(sign) };
}

/** The mārakas of a chart. */
export interface Marakas {
  /** The lords of 2 and 7, in chart order. */
  readonly lords: readonly SignLord[];
  /** Malefics of the chart in 2 or 7. */
  readonly occupants: readonly Graha[];
  /** Malefics of the chart in a sign with one of the lords. */
  readonly joined: readonly Graha[];
}

/** Bṛhat Parāśara Horā Śāstra (Santhanam) 44.2–5; the second house is the stronger. */
export function marakasOf(chart: StrengthChart): Marakas {
  const lagna = signIndex(chart.ascendant);
  const lords = SIGN_LORDS.filter((graha) => MARAKAS.some((house) => lordOf(signOfHouse(lagna, house)) === graha));
  const malefics = GRAHAS.filter((graha) => chart.natures[graha] === 'malefic');
  return {
    lords,
    occupants: malefics.filter((graha) => MARAKAS.includes(houseOf(chart, graha))),
    joined: malefics.filter((graha) =>
      companyOf(chart, graha).some((other) => (lords as readonly Graha[]).includes(other)),
    ),
  };
}

export function functionalNatureOf(graha: SignLord, chart: StrengthChart): Required<FunctionalNature> {
  const lagna = signIndex(chart.ascendant);
  const ruled = housesRuled(graha, lagna);
  const rules = (houses: readonly House[]): boolean => ruled.some((house) => houses.includes(house));
  const verdict = at(LAGNA_VERDICTS, lagna);
  const words = ['benefic', 'malefic', 'neutral'] as const;
  return {
    houses_ruled: ruled,
    kendra_lord: rules(KENDRAS),
    trikona_lord: rules(TRIKONAS),
    dusthana_lord: rules(DUSTHANAS),
    trishadaya_lord: rules(TRISHADAYAS),
    yogakaraka: isYogakaraka(ruled),
    maraka: rules(MARAKAS),
    badhaka: badhakaOf(lagna).lord === graha,
    reasons: reasonsOf(graha, ruled, chart),
    classical: words.find((word) => verdict[word].includes(graha)) ?? null,
    classical_yogakaraka: verdict.yogakaraka.includes(graha),
    classical_maraka: verdict.maraka.includes(graha),
  };
}
