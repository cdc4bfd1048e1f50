import { cite } from '../../operation/sources.js';
import type { Source } from '../../types.js';
import { type Division, FURTHER_VARGAS, type FurtherVarga } from '../../zodiac/divisions.js';
import { FURTHER_RULES, furtherSource, VARIANTS_WORK } from './furtherVargas.js';
import { all, byElement, byParity, bySign, type Counting, VARGA_RULES, type VargaRule } from './vargas.js';

/** The ways of counting: first those that are the default of a division. */
export const VARIANTS = [
  'parashara',
  'rath',
  'navamsha_of_navamsha',
  'dwadashamsha_of_navamsha',
  'dwadashamsha_of_dwadashamsha',
  'parivritti',
  'parivritti_even_reverse',
  'somanatha',
  'raman',
  'kashinatha',
  'jagannatha',
  'even_backward',
  'even_5th_backward',
  'even_7th_backward',
  'even_9th_backward',
  'even_cancer_backward',
  'kalachakra',
  'leo_both',
  'shashtiamsha_like',
] as const;

/** How the parts of a division are counted, under the name that programs give it. */
export type VargaVariant = (typeof VARIANTS)[number];

type Way = (divisions: number) => Counting;

const isOdd = (sign: number): boolean => sign % 2 === 0;

/** The ways that serve any number of parts. */
export const GENERIC = {
  parivritti: (n) => ({
    rule: 'the parts of the whole zodiac counted on from Aries',
    first: bySign((sign) => n * sign),
    step: all(1),
  }),
  parivritti_even_reverse: (n) => ({
    rule: 'the parts of the whole zodiac counted on from Aries, those of each even sign in reverse',
    first: bySign((sign) => n * sign + (isOdd(sign) ? 0 : n - 1)),
    step: byParity(1, -1),
  }),
  somanatha: (n) => ({
    rule: 'the parts of the odd signs counted on from Aries, those of the even signs counted back from Pisces',
    first: bySign((sign) => (isOdd(sign) ? (n * sign) / 2 : 11 - (n * (sign - 1)) / 2)),
    step: byParity(1, -1),
  }),
} as const satisfies Readonly<Record<string, Way>>;

export type GenericVariant = keyof typeof GENERIC;

/** Two signs of each lord: its day sign is the first half of an odd sign and the second of an even one. */
export const HORA_OPENING = [7, 1, 5, 3, 4, 2, 6, 0, 11, 9, 10, 8];
const halves = (rule: string, second: readonly number[]): Way => {
  const step = HORA_OPENING.map((first, sign) => (second[sign] ?? 0) - first);
  return () => ({ rule, first: HORA_OPENING, step });
};

/** Odd signs forward from themselves, even signs backward from an offset. */
const evenBackward =
  (rule: string, offset: number): Way =>
  () => ({ rule, first: bySign((sign) => sign + (isOdd(sign) ? 0 : offset)), step: byParity(1, -1) });

const fromLeo = (rule: string, even: number, step: number): Way => {
  const counting = { rule, first: byParity(4, even), step: byParity(1, step) };
  return () => counting;
};

const backwardFromItself = evenBackward('odd signs from the sign itself, even signs from it backward', 0);
const parivritti = GENERIC.parivritti;
const parivritti_even_reverse = GENERIC.parivritti_even_reverse;
const somanatha = GENERIC.somanatha;
const three = { parivritti, parivritti_even_reverse, somanatha };
const two = { parivritti_even_reverse, somanatha };

/**
 * The variants of each division beside its default; counting on through the zodiac is no variant where it is the default. Each was compared
 * with PyJHora over every part of every sign (D30: over ten points of one chart).
 */
export const VARGA_VARIANTS: Readonly<Record<Division, Readonly<Partial<Record<VargaVariant, Way>>>>> = {
  d2: {
    ...three,
    raman: halves(
      'the halves of Aries to Pisces by the table of B. V. Raman: Scorpio Capricorn, Taurus Pisces, Virgo Aries, Cancer Libra, Leo Gemini, Gemini Cancer, Libra Leo, Aries Virgo, Pisces Taurus, Capricorn Scorpio, Aquarius Sagittarius, Sagittarius Aquarius',
      [9, 11, 0, 6, 2, 3, 4, 5, 1, 7, 8, 10],
    ),
    kashinatha: halves(
      'odd signs: the day sign of their lord, then its night sign; even signs: the night sign, then the day sign; by day Scorpio, Libra, Virgo, Pisces, Aquarius, by night Aries, Taurus, Gemini, Sagittarius, Capricorn; the Moon has Cancer, the Sun Leo',
      [0, 6, 2, 3, 4, 5, 1, 7, 8, 10, 9, 11],
    ),
  },
  d3: {
    ...three,
    jagannatha: () => ({
      rule: 'fire signs: Aries, Leo, Sagittarius; earth: Capricorn, Taurus, Virgo; air: Libra, Aquarius, Gemini; water: Cancer, Scorpio, Pisces',
      first: byElement(0, 9, 6, 3),
      step: all(4),
    }),
  },
  d4: three,
  d7: {
    ...two,
    even_7th_backward: evenBackward('odd signs from the sign itself, even signs from its 7th backward', 6),
  },
  d9: {
    ...two,
    even_backward: (n) => ({
      rule: 'the first part as usual, the others forward in odd signs and backward in even signs',
      first: bySign((sign) => n * sign),
      step: byParity(1, -1),
    }),
    kalachakra: () => ({
      rule: 'by the padas of the kalachakra: Aries to Pisces, then Scorpio, Libra, Virgo, Cancer, Leo, Gemini, Taurus, Aries, Pisces, Aquarius, Capricorn, Sagittarius, over and over',
      first: [],
      step: [],
      cycle: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 7, 6, 5, 3, 4, 2, 1, 0, 11, 10, 9, 8],
    }),
  },
  d10: {
    ...three,
    even_9th_backward: evenBackward('odd signs from the sign itself, even signs from its 9th backward', 8),
    even_5th_backward: evenBackward('odd signs from the sign itself, even signs from its 5th backward', 4),
  },
  d12: { parivritti, parivritti_even_reverse, even_backward: backwardFromItself },
  d16: two,
  d20: two,
  d24: {
    even_cancer_backward: fromLeo('odd signs from Leo, even signs from Cancer backward', 3, -1),
    leo_both: fromLeo('all signs from Leo', 4, 1),
  },
  d27: two,
  d30: {
    ...three,
    shashtiamsha_like: () => ({
      rule: 'thirty equal parts, counted from the sign itself',
      first: bySign((sign) => sign),
      step: all(1),
    }),
  },
  d40: three,
  d45: three,
  d60: { parivritti, parivritti_even_reverse, even_backward: backwardFromItself },
  d5: three,
  d6: three,
  d8: three,
  d11: {
    ...three,
    raman: () => ({
      rule: 'counted backward from the sign before the one that is divided (B. V. Raman)',
      first: bySign((sign) => sign - 1),
      step: all(-1),
    }),
  },
  d81: two,
  d108: three,
  d144: three,
};

const DEFAULTS: Readonly<Record<Exclude<FurtherVarga, 'd5' | 'd6' | 'd8'>, VargaVariant>> = {
  d11: 'rath',
  d81: 'navamsha_of_navamsha',
  d108: 'dwadashamsha_of_navamsha',
  d144: 'dwadashamsha_of_dwadashamsha',
};

export function isFurther(varga: Division): varga is FurtherVarga {
  return (FURTHER_VARGAS as readonly string[]).includes(varga);
}

export function ruleOf(varga: Division): VargaRule {
  return isFurther(varga) ? FURTHER_RULES[varga] : VARGA_RULES[varga];
}

/** The default comes first. */
export function variantsOf(varga: Division): readonly [byDefault: VargaVariant, ...others: VargaVariant[]] {
  const own: Partial<Record<Division, VargaVariant>> = DEFAULTS;
  return [own[varga] ?? 'parashara', ...(Object.keys(VARGA_VARIANTS[varga]) as VargaVariant[])];
}

export function countingOf(varga: Division, variant: VargaVariant): Counting {
  return VARGA_VARIANTS[varga][variant]?.(ruleOf(varga).divisions) ?? ruleOf(varga);
}

/** Where a counting of a division is from. */
export function countingSource(varga: Division, variant: VargaVariant): Source {
  const { divisions, locus, rule } = ruleOf(varga);
  if (variant !== variantsOf(varga)[0])
    return { work: VARIANTS_WORK, locus: `variants of D${divisions}`, note: countingOf(varga, variant).rule };
  return isFurther(varga) ? furtherSource(varga) : cite('bphs', locus, rule);
}
