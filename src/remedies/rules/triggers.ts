import { housesRuled } from '../../strengths/rules/functionalNature.js';
import { EXALTATION, oppositeSign } from '../../zodiac/dignity.js';
import { isSignLord } from '../../zodiac/lords.js';
import { GRAHAS, type Graha } from '../../zodiac/names.js';
import type { House } from '../../zodiac/position.js';
import { distance } from '../../zodiac/predicates/terms.js';
import type { TriggerId } from '../tables/triggers.js';

/** Signs are 0 (Aries) … 11. */
export interface SignsOfChart {
  readonly lagna: number;
  readonly signs: Readonly<Record<Graha, number>>;
}

/** Whole signs. */
export function houseIn({ lagna, signs }: SignsOfChart, graha: Graha): House {
  return distance(lagna, signs[graha]);
}

/** Ascending; none for a node. */
export function housesOwned({ lagna }: Pick<SignsOfChart, 'lagna'>, graha: Graha): House[] {
  return isSignLord(graha) ? housesRuled(graha, lagna) : [];
}

/** Grahas in the same sign. */
export function companions({ signs }: Pick<SignsOfChart, 'signs'>, graha: Graha): Graha[] {
  return GRAHAS.filter((other) => other !== graha && signs[other] === signs[graha]);
}

export const MALEFICS: readonly Graha[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'];

/** Tests of a lordship. A node owns no sign: it passes if it shares a sign with such a lord. */
export const ASK_LORDSHIP: Readonly<Partial<Record<TriggerId, readonly House[]>>> = {
  lord_of_2_or_7: [2, 7],
  lord_of_7: [7],
  lord_of_2_or_6: [2, 6],
  lord_of_2_or_7_or_in_2_or_7: [2, 7],
  lord_of_7_or_in_8_or_12: [7],
  lord_of_7_or_8_or_in_2: [7, 8],
};

/** A node's lordship is the project's reading, not the verse's. */
export function isDerived(trigger: TriggerId, graha: Graha): boolean {
  return !isSignLord(graha) && ASK_LORDSHIP[trigger] !== undefined;
}

/** Houses in which the graha passes a test. */
export const ASK_HOUSE: Readonly<Partial<Record<TriggerId, readonly House[]>>> = {
  in_2_or_7: [2, 7],
  in_2_7_or_8: [2, 7, 8],
  in_or_with_lord_of_2_or_7: [2, 7],
  lord_of_2_or_7_or_in_2_or_7: [2, 7],
  lord_of_7_or_in_8_or_12: [8, 12],
  lord_of_7_or_8_or_in_2: [2],
};

/** Houses whose lords are company enough for a test. */
export const ASK_COMPANY: Readonly<Partial<Record<TriggerId, readonly House[]>>> = {
  with_lord_of_2_or_7: [2, 7],
  in_or_with_lord_of_2_or_7: [2, 7],
};

/** @param dasha lord of the period; `graha` is that of the sub-period */
export function triggerApplies(trigger: TriggerId, dasha: Graha, graha: Graha, chart: SignsOfChart): boolean {
  const owns = (who: Graha, houses: readonly House[] = []): boolean =>
    housesOwned(chart, who).some((house) => houses.includes(house));
  const withLordOf = (houses: readonly House[] = []): boolean =>
    companions(chart, graha).some((other) => owns(other, houses));
  if (trigger === 'in_6_or_8_from_dasha_lord_or_debilitated_or_with_malefics') {
    return (
      [6, 8].includes(distance(chart.signs[dasha], chart.signs[graha])) ||
      isDebilitated(graha, chart.signs[graha]) ||
      companions(chart, graha).some((other) => MALEFICS.includes(other))
    );
  }
  const lordship = ASK_LORDSHIP[trigger];
  return (
    (isSignLord(graha) ? owns(graha, lordship) : withLordOf(lordship)) ||
    (ASK_HOUSE[trigger]?.includes(houseIn(chart, graha)) ?? false) ||
    withLordOf(ASK_COMPANY[trigger])
  );
}

/** A node has no debilitation here. */
export function isDebilitated(graha: Graha, sign: number): boolean {
  return isSignLord(graha) && sign === oppositeSign(EXALTATION[graha].sign);
}
