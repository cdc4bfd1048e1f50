import { at } from '../../math/at.js';
import type { Graha } from '../../zodiac/names.js';
import type { House } from '../../zodiac/position.js';
import type { KpMatter } from '../tables/matters.js';
import type { KpFigure } from './figure.js';
import { housesText, listed, signed } from './prose.js';
import { signification } from './significators.js';

/** Whether the matter will happen. */
export type KpVerdict = 'YES' | 'NO' | 'MAYBE';

/** How certain a verdict is. */
export type KpConfidence = 'HIGH' | 'MEDIUM' | 'LOW';

/** A lord of the chain, and how the houses it signifies bear on the matter. */
export interface KpChainLink {
  /** The lord. */
  readonly planet: Graha;
  /** Houses it signifies, ascending. */
  readonly houses_signified: readonly House[];
  /** Those of them that further the matter. */
  readonly good: readonly House[];
  /** Those that oppose it. */
  readonly bad: readonly House[];
  /** Those that have no bearing on it. */
  readonly neutral: readonly House[];
}

/** The judgment by the sub lord of the cusp of the matter. */
export interface KpJudgment {
  /** Sub lord, sub-sub lord, sub-sub-sub lord of the cusp. @minItems 3 @maxItems 3 */
  readonly chain: readonly KpChainLink[];
  /** How certain the verdict is. */
  readonly confidence: KpConfidence;
  /** The reasons, in full sentences. */
  readonly rationale: string;
  /** The verdict of the chain. */
  readonly verdict: KpVerdict;
}

export type MatterHouses = Pick<KpMatter, 'house' | 'good' | 'bad'>;

const LEVELS = ['sub lord', 'sub-sub lord', 'sub-sub-sub lord'] as const;
const CONFIDENCES: readonly KpConfidence[] = ['LOW', 'MEDIUM', 'HIGH'];

const confidenceAt = (step: number): KpConfidence => at(CONFIDENCES, step);

export function chainLink(figure: KpFigure, planet: Graha, { good, bad }: MatterHouses): KpChainLink {
  const { houses } = signification(figure, planet);
  return {
    planet,
    houses_signified: houses,
    good: houses.filter((house) => good.includes(house)),
    bad: houses.filter((house) => bad.includes(house)),
    neutral: houses.filter((house) => !good.includes(house) && !bad.includes(house)),
  };
}

function retrogradeReasons(figure: KpFigure, sub: Graha): string | undefined {
  const isNode = (graha: Graha): boolean => graha === 'Rahu' || graha === 'Ketu';
  const star = figure.grahas[sub].lords.star;
  const backward = (graha: Graha): boolean => figure.grahas[graha].retrograde && !isNode(graha);
  if (backward(sub) && backward(star) && sub !== star)
    return `The sub lord ${sub} and its star lord ${star} are retrograde`;
  if (backward(sub)) return `The sub lord ${sub} is retrograde`;
  if (backward(star)) return `${star}, the star lord of the sub lord ${sub}, is retrograde`;
  return undefined;
}

function linkSentence({ planet, good, bad, neutral }: KpChainLink, level: string): string {
  const parts = [`${housesText(good)} for the matter`, `${housesText(bad)} against it`];
  if (neutral.length > 0) parts.push(`${housesText(neutral)} without bearing on it`);
  return `The ${level} ${planet} signifies ${listed(parts)}.`;
}

/**
 * Returns the judgment of a matter by the chain of lords of its cusp.
 *
 * The score is the number of furthering houses that the three lords signify, less the number of opposing ones; its sign is the verdict.
 * Confidence is HIGH from two on, MEDIUM at one, LOW at none. It falls one step when the sub lord or its star lord is retrograde (the nodes
 * apart), and one step when the sub lord alone points the other way than the chain.
 */
export function judge(figure: KpFigure, matter: MatterHouses): KpJudgment {
  const lords = at(figure.cuspLords, matter.house - 1);
  const chain = [lords.sub, lords.subSub, lords.subSubSub].map((planet) => chainLink(figure, planet, matter));
  const balance = (links: readonly KpChainLink[]): number =>
    links.reduce((sum, { good, bad }) => sum + good.length - bad.length, 0);
  const score = balance(chain);
  const verdict: KpVerdict = score > 0 ? 'YES' : score < 0 ? 'NO' : 'MAYBE';
  const size = Math.abs(score);
  let step = Math.min(size, 2);

  const sentences = [
    `The cusp of house ${matter.house} is judged by its lords ${listed(chain.map(({ planet }, i) => `${planet} (${at(LEVELS, i)})`))}.`,
    ...chain.map((link, i) => linkSentence(link, at(LEVELS, i))),
    `The score is ${signed(score)}: ${verdict} with ${confidenceAt(step)} confidence.`,
  ];
  const lower = (reason: string): void => {
    const before = confidenceAt(step);
    step = Math.max(0, step - 1);
    const after = confidenceAt(step);
    sentences.push(
      before === after
        ? `${reason}; confidence is ${after} already.`
        : `${reason}, which lowers confidence from ${before} to ${after}.`,
    );
  };
  const retrograde = retrogradeReasons(figure, lords.sub);
  if (retrograde !== undefined) lower(retrograde);
  const own = balance(chain.slice(0, 1));
  if (own * score < 0) lower(`The sub lord ${lords.sub} alone points the other way (${signed(own)})`);

  return { chain, confidence: confidenceAt(step), rationale: sentences.join(' '), verdict };
}
