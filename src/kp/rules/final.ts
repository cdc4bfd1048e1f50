import { at } from '../../math/at.js';
import type { Graha } from '../../zodiac/names.js';
import type { KpFigure } from './figure.js';
import type { KpChainLink, KpJudgment } from './judgment.js';
import type { MatterAtHand } from './matter.js';
import { housesText, listed, signed } from './prose.js';
import { signification } from './significators.js';

function readingSentence({ matter, house, from, hasQuestion: asked, found, good, bad }: MatterAtHand): string {
  const houses = `${housesText(good)} for it, ${housesText(bad)} against it`;
  const name = matter?.replaceAll('_', ' ');
  switch (from) {
    case 'house':
      return `House ${house} was given without a matter: it is judged with ${houses}.`;
    case 'matter':
      return `The matter was given as ${name}: house ${house}, with ${houses}.`;
    case 'keyword': {
      const words = found.map((word) => `"${word.replaceAll('+', ' … ')}"`);
      return `The question is read as ${name} from ${listed(words)}: house ${house}, with ${houses}.`;
    }
    case 'none': {
      const instead = `Without a keyword that names a matter, the fulfilment of desire is judged: house ${house}, with ${houses}.`;
      return asked ? `${instead} No word of the question was known, so this need not be what was asked.` : instead;
    }
  }
}

function moonSentence(figure: KpFigure, { house, good }: MatterAtHand): string {
  const star = figure.grahas.Moon.lords.star;
  const concerned = (graha: Graha): number[] =>
    signification(figure, graha).houses.filter((each) => each === house || good.includes(each));
  const own = concerned('Moon');
  if (own.length > 0) return `The Moon signifies ${housesText(own)} of the matter, so the question is genuine.`;
  if (star === 'Moon')
    return 'The Moon, in its own star, signifies no house of the matter, so the question may not be genuine.';
  const through = concerned(star);
  if (through.length > 0)
    return `The Moon’s star lord ${star} signifies ${housesText(through)} of the matter, so the question is genuine.`;
  return `Neither the Moon nor its star lord ${star} signifies a house of the matter, so the question may not be genuine.`;
}

function desireSentence(figure: KpFigure): string {
  const { sub } = at(figure.cuspLords, 10);
  const { houses } = signification(figure, sub);
  return houses.includes(11)
    ? `The sub lord of cusp 11, ${sub}, signifies house 11: desire is fulfilled.`
    : `The sub lord of cusp 11, ${sub}, signifies ${housesText(houses)} but not house 11, which does not further the desire.`;
}

export function finalRationale(
  figure: KpFigure,
  matter: MatterAtHand,
  { chain, verdict, confidence }: KpJudgment,
  timing: string,
): string {
  const sum = (of: (link: KpChainLink) => readonly number[]): number =>
    chain.reduce((total, link) => total + of(link).length, 0);
  const [furthering, opposing] = [sum(({ good }) => good), sum(({ bad }) => bad)];
  return [
    readingSentence(matter),
    `The lords of cusp ${matter.house}, ${listed(chain.map(({ planet }) => planet))}, signify houses for it ${furthering} times and houses against it ${opposing} times (${signed(furthering - opposing)}): ${verdict} with ${confidence} confidence.`,
    moonSentence(figure, matter),
    desireSentence(figure),
    verdict === 'NO'
      ? `Should it come about all the same, ${timing.charAt(0).toLowerCase()}${timing.slice(1)}`
      : timing,
  ].join(' ');
}
