import { isYogakaraka } from '../../strengths/rules/functionalNature.js';
import { isSignLord, lordOf } from '../../zodiac/lords.js';
import type { Graha } from '../../zodiac/names.js';
import type { House } from '../../zodiac/position.js';
import { regard } from '../../zodiac/relationships.js';
import type { GemPolicyId } from '../tables/gems.js';
import { type DuhsthaChart, type DuhsthaReasonId, reasonsOf } from './duhstha.js';
import { houseIn, housesOwned } from './triggers.js';

/** What a policy says of a gem: wear, avoid, both at once, or nothing. */
export type PolicySays = 'wear' | 'avoid' | 'mixed' | 'silent';

export interface PolicyReason {
  readonly says: PolicySays;
  readonly because: string;
}

const REASON_WORDS: Readonly<Record<DuhsthaReasonId, string>> = {
  combust: 'combust',
  debilitated: 'debilitated',
  enemy_sign: 'in an enemy’s sign',
  house_6: 'in the 6th',
  house_8: 'in the 8th',
  house_12: 'in the 12th',
};

const among = (owned: readonly House[], houses: readonly House[]): House[] =>
  owned.filter((house) => houses.includes(house));

const rules = (houses: readonly House[]): string => `rules ${houses.join(' and ')}`;

function verdict(wear: readonly string[], avoid: readonly string[]): PolicyReason {
  const labelled = (word: string, whys: readonly string[]): string[] =>
    whys.length === 0 ? [] : [`${word}: ${whys.join(', ')}`];
  const because = [...labelled('wear', wear), ...labelled('avoid', avoid)].join('; ');
  if (wear.length > 0 && avoid.length > 0) return { says: 'mixed', because };
  if (wear.length > 0) return { says: 'wear', because };
  return avoid.length > 0 ? { says: 'avoid', because } : { says: 'silent', because: 'none of its tests holds' };
}

/** The policy cautions for the lords of these houses in them. */
const DUSTHANAS: readonly House[] = [6, 8, 12];

/** By the most common policy. */
export function isCautioned(graha: Graha, chart: DuhsthaChart): boolean {
  return DUSTHANAS.includes(houseIn(chart, graha));
}

/** @param periodLord lord of the running period; undefined without a moment, or where none runs */
export function policiesOf(
  graha: Graha,
  chart: DuhsthaChart,
  periodLord: Graha | undefined,
): Readonly<Record<GemPolicyId, PolicyReason>> {
  const owned = housesOwned(chart, graha);
  const trines = among(owned, [1, 5, 9]);
  const bad = among(owned, DUSTHANAS);
  const never = among(owned, [3, 6, 8, 11]);
  const lagnaLord = lordOf(chart.lagna);
  const isFriend = isSignLord(graha) && graha !== lagnaLord && regard(lagnaLord, graha) === 'friend';
  const reasons = reasonsOf(graha, chart);
  const byTrine = trines.length > 0 ? [rules(trines)] : [];
  return {
    functional_benefic: verdict(
      [...byTrine, ...(isYogakaraka(owned) ? ['is yogakaraka'] : [])],
      bad.length > 0 ? [rules(bad)] : [],
    ),
    never_3_6_8_11: verdict([], never.length > 0 ? [rules(never)] : []),
    lagna_lord_and_friends: verdict(
      [...byTrine, ...(isFriend ? [`${lagnaLord} as lord of the ascendant holds it for a friend`] : [])],
      [],
    ),
    period_lord: verdict(periodLord === graha ? ['is the lord of the running mahadasha'] : [], []),
    pacify_the_bad: verdict(
      reasons.length > 0 ? [`is duhstha (${reasons.map(({ id }) => REASON_WORDS[id]).join(', ')})`] : [],
      [],
    ),
  };
}
