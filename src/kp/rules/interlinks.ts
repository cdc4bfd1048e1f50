import { modulo } from '../../math/angle.js';
import { at } from '../../math/at.js';
import type { Graha } from '../../zodiac/names.js';
import { lordsDown } from './cells.js';
import type { KpFigure } from './figure.js';
import { inOwnStar, isUntenanted } from './fourStep.js';

export type LinkLevels = 3 | 4;

/** Khullar's rules of positional status (`strict`), or with the own sub and sub-sub besides (`wide`). */
export const STATUS_READINGS = ['strict', 'wide'] as const;

/** A reading of positional status. */
export type StatusReading = (typeof STATUS_READINGS)[number];

export interface Status {
  readonly ownStar: boolean;
  readonly untenanted: boolean;
  readonly exchangeWith: readonly Graha[];
  readonly ownSub: boolean;
  readonly ownSubSub: boolean;
  readonly has: boolean;
}

export function statusOf(figure: KpFigure, graha: Graha, reading: StatusReading): Status {
  const { grahas } = figure;
  const { star, sub, subSub } = grahas[graha].lords;
  const exchangeWith = star !== graha && grahas[star].lords.star === graha ? [star] : [];
  const [ownStar, untenanted] = [inOwnStar(figure, graha), isUntenanted(figure, graha)];
  const [ownSub, ownSubSub] = [sub === graha, subSub === graha];
  const wide = reading === 'wide' && (ownSub || ownSubSub);
  const has = ownStar || untenanted || exchangeWith.length > 0 || wide;
  return { ownStar, untenanted, exchangeWith, ownSub, ownSubSub, has };
}

/** The relation of a committed house to an involved one, counted from it as the first. */
export type LinkRelation = 'favourable' | 'neutral' | 'adverse';

/** By the count from the involved house: the table of the program Astro-Engine, which names Khullar. */
const RELATIONS: readonly LinkRelation[] = [
  'favourable',
  'neutral',
  'favourable',
  'adverse',
  'favourable',
  'neutral',
  'adverse',
  'adverse',
  'favourable',
  'neutral',
  'favourable',
  'adverse',
];

export interface Link {
  readonly involved: number;
  readonly committed: number;
  readonly offset: number;
  readonly relation: LinkRelation;
}

export function linkOf(involved: number, committed: number): Link {
  const ahead = modulo(committed - involved, 12);
  return { involved, committed, offset: ahead + 1, relation: at(RELATIONS, ahead) };
}

export interface CuspLinks {
  readonly agent: Graha;
  readonly involved: readonly number[];
  readonly committed: readonly number[];
  readonly final: readonly number[] | undefined;
}

function housesWith({ cuspLords }: KpFigure, levels: LinkLevels, ...grahas: readonly Graha[]): number[] {
  return cuspLords.flatMap((lords, i) =>
    lordsDown(lords, levels).some((lord) => grahas.includes(lord)) ? [i + 1] : [],
  );
}

/**
 * Returns the houses in whose position appear the agent's star lord and, with positional status, the agent (`involved`), its sub lord
 * (`committed`), and its sub-sub lord (`final`).
 *
 * Source: S. P. Khullar’s cuspal interlinks, as summaries of his lessons state them.
 * @param house 1 … 12
 *
 * Source: S. P. Khullar’s cuspal interlinks, as summaries of his lessons state them.
 */
export function linksOf(figure: KpFigure, house: number, levels: LinkLevels, reading: StatusReading): CuspLinks {
  const cusp = at(figure.cuspLords, house - 1);
  const agent = levels === 4 ? cusp.subSub : cusp.sub;
  const { star, sub, subSub } = figure.grahas[agent].lords;
  const itself = statusOf(figure, agent, reading).has ? [agent] : [];
  return {
    agent,
    involved: housesWith(figure, levels, star, ...itself),
    committed: housesWith(figure, levels, sub),
    final: levels === 4 ? housesWith(figure, levels, subSub) : undefined,
  };
}
