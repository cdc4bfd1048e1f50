import type { House } from '../../zodiac/position.js';
import { GENERAL_MATTER, KP_MATTERS, type KpMatter, type KpMatterName } from '../tables/matters.js';
import { keywordHits } from './keywords.js';

/** How the house of a judgment was found: given, by a given matter, by the words of the question, or not at all. */
export type KpMatterFrom = 'house' | 'matter' | 'keyword' | 'none';

/** The house judged, the houses for and against it, and how they were found. */
export interface MatterAtHand extends Pick<KpMatter, 'house' | 'good' | 'bad'> {
  readonly matter: KpMatterName | null;
  readonly from: KpMatterFrom;
  readonly hasQuestion: boolean;
  readonly found: readonly string[];
  readonly rivals: readonly KpMatter[];
}

export function matterNames(): KpMatterName[] {
  return [...KP_MATTERS, GENERAL_MATTER].map(({ matter }) => matter);
}

const NOTHING_READ = { hasQuestion: false, found: [], rivals: [] } as const;

type Row = KpMatter & { readonly matter: KpMatterName };

function houseOfRow({ matter, house, good, bad }: Row): Pick<MatterAtHand, 'matter' | 'house' | 'good' | 'bad'> {
  return { matter, house, good, bad };
}

/**
 * Returns the matter of a question.
 *
 * Whole words are compared, ignoring case and diacritics, in English, Hindi and the languages of the table of words; English plurals count,
 * and in the other languages endings may follow a word of three graphemes or more. A keyword scores one, a keyword of several words two;
 * the highest score wins, and ties go to the earlier row of the table. Without a question or keyword it is the general matter, the eleventh
 * house.
 * @example
 * ```ts
 * matterOf('When will my marriage take place?').house; // => 7
 * matterOf('मेरी नौकरी कब लगेगी?').house; // => 10
 * matterOf('திருமணத்தில் தடை').matter; // => 'marriage'
 * matterOf('').matter; // => 'general'
 * ```
 */
export function matterOf(question: string): MatterAtHand {
  const hits = keywordHits(question);
  const best = Math.max(...[...hits.values()].map(({ score }) => score));
  const [first, ...rivals] = KP_MATTERS.filter(({ matter }) => hits.get(matter)?.score === best);
  const hasQuestion = question.trim() !== '';
  if (first === undefined) return { ...houseOfRow(GENERAL_MATTER), ...NOTHING_READ, from: 'none', hasQuestion };
  const found = hits.get(first.matter)?.found ?? [];
  return { ...houseOfRow(first), from: 'keyword', hasQuestion, found, rivals };
}

/**
 * Returns a matter by its name.
 * @example
 * ```ts
 * matterNamed('litigation').house; // => 6
 * ```
 */
export function matterNamed(name: KpMatterName): MatterAtHand {
  const row = KP_MATTERS.find(({ matter }) => matter === name) ?? GENERAL_MATTER;
  return { ...houseOfRow(row), ...NOTHING_READ, from: 'matter' };
}

const FULFILMENT = 11;

/**
 * Returns the judgment of a house without a known matter: the house and the eleventh, the fulfilment of desire, further it; the twelfth
 * from each opposes it, unless it also furthers it.
 * @example
 * ```ts
 * houseAlone(7).good; // => [7, 11]
 * houseAlone(7).bad; // => [6, 10]
 * houseAlone(12).bad; // => [10]
 * ```
 */
export function houseAlone(house: House): MatterAtHand {
  const ascending = (houses: readonly House[]): House[] => [...new Set(houses)].sort((a, b) => a - b);
  const good = ascending([house, FULFILMENT]);
  const twelfths = good.map((each) => (each === 1 ? 12 : each - 1));
  const bad = ascending(twelfths.filter((each) => !good.includes(each)));
  return { ...NOTHING_READ, matter: null, house, good, bad, from: 'house' };
}
