import type { LifeChart } from '../../longevity/rules/chart.js';
import type { LifeShares } from '../../longevity/rules/shares.js';
import { modulo, signIndex } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { lordOf, type SignLord } from '../../zodiac/lords.js';
import { SIGNS, type Sign } from '../../zodiac/names.js';
import { type Course, inARow, type Stretch, UNITS_PER_YEAR } from '../rules/course.js';

export const FIRSTS = ['strongest', 'lagna', 'sun', 'moon'] as const;

/** From whom the periods begin: the strongest of ascendant, Sun and Moon, or one of them. @names none */
export type AyurFirst = (typeof FIRSTS)[number];

export const SHARINGS = ['all', 'strongest'] as const;

/** Who shares a period where several are in one place from its lord. @names none */
export type AyurSharing = (typeof SHARINGS)[number];

/**
 * Parts of 84 by inclusive places from the lord, in the order of the verse: half in his sign, a third in the trines, a seventh in the
 * seventh, a quarter in the fourth and eighth. Bṛhat Jātaka 8.3; Laghujātaka 10.5.
 */
export const PLACES: readonly { readonly places: readonly number[]; readonly parts: number }[] = [
  { places: [1], parts: 42 },
  { places: [5, 9], parts: 28 },
  { places: [7], parts: 12 },
  { places: [4, 8], parts: 21 },
];

export const OWN_PARTS = 84;

/** A graha, or the ascendant. */
export type Giver = SignLord | 'lagna';

interface Member {
  readonly giver: Giver;
  readonly sign: number;
  readonly strength: number;
  readonly years: number;
}

export interface AyurStretch extends Stretch {
  readonly giver: Giver;
}

export interface AyurRuler {
  readonly lord: SignLord | null;
  readonly sign?: Sign;
}

/** The ascendant is as strong as its lord. */
export function membersOf({ longitudes, ascendant, strength }: LifeChart, { grahas, lagna }: LifeShares): Member[] {
  const rising = signIndex(ascendant);
  return [
    { giver: 'lagna', sign: rising, strength: strength[lordOf(rising)], years: lagna.years },
    ...grahas.map(({ graha, years }) => ({
      giver: graha,
      sign: signIndex(longitudes[graha]),
      strength: strength[graha],
      years,
    })),
  ];
}

/** The stronger first; of equals who gives more years. Bṛhat Jātaka 8.2; Phaladīpikā 22.27. */
const byStrength = (one: Member, other: Member): number => other.strength - one.strength || other.years - one.years;

const GIVERS: Readonly<Record<Exclude<AyurFirst, 'strongest'>, Giver>> = { lagna: 'lagna', sun: 'Sun', moon: 'Moon' };

function firstOf(members: readonly Member[], first: AyurFirst): Member {
  const candidates = members.filter(({ giver }) =>
    first === 'strongest' ? Object.values(GIVERS).includes(giver) : giver === GIVERS[first],
  );
  return at([...candidates].sort(byStrength), 0);
}

/** 0 in an angle from a sign, 1 in the houses after angles, 2 in those after these. */
const circleOf = (sign: number, from: number): number => modulo(sign - from, 12) % 3;

/** The first, then who is in the angles from him, then in the houses after angles, then in the others. Bṛhat Jātaka 8.1. */
export function orderFrom(members: readonly Member[], first: AyurFirst): Member[] {
  const leader = firstOf(members, first);
  const others = members.filter((one) => one !== leader);
  const sorted = [...others].sort(
    (one, other) => circleOf(one.sign, leader.sign) - circleOf(other.sign, leader.sign) || byStrength(one, other),
  );
  return [leader, ...sorted];
}

export interface Share {
  readonly giver: Giver;
  readonly parts: number;
}

/** Who shares the period of a lord, himself first. */
export function sharesWith(members: readonly Member[], lord: Member, sharing: AyurSharing): Share[] {
  const others = PLACES.flatMap(({ places, parts }) =>
    places.flatMap((place) => {
      const there = members
        .filter((one) => one !== lord && modulo(one.sign - lord.sign, 12) + 1 === place)
        .sort(byStrength);
      return (sharing === 'all' ? there : there.slice(0, 1)).map(({ giver }) => ({ giver, parts }));
    }),
  );
  return [{ giver: lord.giver, parts: OWN_PARTS }, ...others];
}

/** Cut at whole units: the years themselves are rounded to them. */
function cut({ start, end }: Stretch, shares: readonly Share[]): AyurStretch[] {
  const sum = shares.reduce((all, { parts }) => all + parts, 0);
  let before = 0;
  let from = start;
  return shares.map(({ giver, parts }) => {
    before += parts;
    const to = start + Math.round(((end - start) / sum) * before);
    const stretch = { level: 2, start: from, end: to, startPart: 0, endPart: 0, of: 1, giver };
    from = to;
    return stretch;
  });
}

/** Who gives no years has no period, but shares those of others. */
export function ayurCourse(
  members: readonly Member[],
  { first, sharing }: { readonly first: AyurFirst; readonly sharing: AyurSharing },
): Course<AyurStretch> {
  const lengthOf = ({ years }: Member): number => Math.round(years * UNITS_PER_YEAR);
  const giving = orderFrom(members, first).filter((one) => lengthOf(one) > 0);
  const stretches = inARow(giving.map(lengthOf));
  const within = new Map(giving.map((one) => [one.giver, sharesWith(members, one, sharing)]));
  return {
    elapsed: 0,
    mahadashas: giving.map(({ giver }, i) => ({ ...at(stretches, i), giver })),
    within: (period) => cut(period, within.get(period.giver) ?? []),
  };
}

export function rulerOf(giver: Giver, rising: number): AyurRuler {
  return giver === 'lagna' ? { lord: null, sign: at(SIGNS, rising).name } : { lord: giver };
}
