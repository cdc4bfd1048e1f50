import { at } from '../../math/at.js';
import type { Dispute, Varga } from '../../types.js';

/**
 * How the parts of a sign map to signs. Signs count from 0 (Aries); the p-th part of sign s goes to sign `first[s] + p · step[s]` (mod 12),
 * unless one of the other fields says otherwise.
 */
export interface Counting {
  /** The rule in words. */
  readonly rule: string;
  readonly first: readonly number[];
  readonly step: readonly number[];
  /** Degrees and sign of each span, for odd and for even signs: the triṃśāṃśa, and the five signs of the pañcāṃśa. */
  readonly spans?: readonly [odd: readonly VargaSpan[], even: readonly VargaSpan[]];
  /** How many parts form one part of the coarser division: one sign more for each of those. */
  readonly within?: number;
  /** The signs of all parts of the zodiac from the first of Aries, repeated. */
  readonly cycle?: readonly number[];
}

export interface VargaRule extends Counting {
  readonly divisions: number;
  /** As `notes.chart_type` prints it. */
  readonly chartType: string;
  /** Chapter and verses of Bṛhat Parāśara Horā Śāstra (Santhanam's numbering). */
  readonly locus: string;
}

/** One unequal span: it ends (exclusively) at `end` degrees of the sign and goes to `sign`. */
export interface VargaSpan {
  readonly end: number;
  readonly sign: number;
}

const TWELVE = Array.from({ length: 12 }, (_, sign) => sign);
export const bySign = (value: (sign: number) => number): number[] => TWELVE.map(value);
export const all = (value: number): number[] => TWELVE.map(() => value);
/** Odd signs are Aries, Gemini … */
export const byParity = (odd: number, even: number): number[] => TWELVE.map((sign) => (sign % 2 === 0 ? odd : even));
export const byModality = (...values: [number, number, number]): number[] => TWELVE.map((sign) => at(values, sign % 3));
export const byElement = (...values: [number, number, number, number]): number[] =>
  TWELVE.map((sign) => at(values, sign % 4));
const fromItself = (offsets: readonly number[]): number[] => TWELVE.map((sign) => (sign + at(offsets, sign)) % 12);

/** The fifteen divisions by the rules of Parāśara. */
export const VARGA_RULES = {
  d2: {
    divisions: 2,
    chartType: 'Hora (D2)',
    locus: '6.5–6',
    rule: 'odd signs: Leo, then Cancer; even signs: Cancer, then Leo',
    first: byParity(4, 3),
    step: byParity(-1, 1),
  },
  d3: {
    divisions: 3,
    chartType: 'Drekkana (D3)',
    locus: '6.7–8',
    rule: 'the sign itself, its 5th and its 9th',
    first: fromItself(all(0)),
    step: all(4),
  },
  d4: {
    divisions: 4,
    chartType: 'Chaturthamsha (D4)',
    locus: '6.9',
    rule: 'the sign itself, its 4th, 7th and 10th',
    first: fromItself(all(0)),
    step: all(3),
  },
  d7: {
    divisions: 7,
    chartType: 'Saptamsha (D7)',
    locus: '6.10–11',
    rule: 'odd signs from the sign itself, even signs from its 7th',
    first: fromItself(byParity(0, 6)),
    step: all(1),
  },
  d9: {
    divisions: 9,
    chartType: 'Navamsha (D9)',
    locus: '6.12',
    rule: 'movable signs from the sign itself, fixed from its 9th, dual from its 5th',
    first: fromItself(byModality(0, 8, 4)),
    step: all(1),
  },
  d10: {
    divisions: 10,
    chartType: 'Dashamsha (D10)',
    locus: '6.13–14',
    rule: 'odd signs from the sign itself, even signs from its 9th',
    first: fromItself(byParity(0, 8)),
    step: all(1),
  },
  d12: {
    divisions: 12,
    chartType: 'Dwadashamsha (D12)',
    locus: '6.15',
    rule: 'from the sign itself',
    first: fromItself(all(0)),
    step: all(1),
  },
  d16: {
    divisions: 16,
    chartType: 'Shodashamsha (D16)',
    locus: '6.16',
    rule: 'movable signs from Aries, fixed from Leo, dual from Sagittarius',
    first: byModality(0, 4, 8),
    step: all(1),
  },
  d20: {
    divisions: 20,
    chartType: 'Vimshamsha (D20)',
    locus: '6.17–21',
    rule: 'movable signs from Aries, fixed from Sagittarius, dual from Leo',
    first: byModality(0, 8, 4),
    step: all(1),
  },
  d24: {
    divisions: 24,
    chartType: 'Chaturvimshamsha (D24)',
    locus: '6.22–23',
    rule: 'odd signs from Leo, even signs from Cancer',
    first: byParity(4, 3),
    step: all(1),
  },
  d27: {
    divisions: 27,
    chartType: 'Saptavimshamsha (D27)',
    locus: '6.24–26 with its note',
    rule: 'fire signs from Aries, earth from Cancer, air from Libra, water from Capricorn',
    first: byElement(0, 3, 6, 9),
    step: all(1),
  },
  d30: {
    divisions: 30,
    chartType: 'Trimshamsha (D30)',
    locus: '6.27–28',
    rule: 'odd signs 5°, 5°, 8°, 7°, 5° to Aries, Aquarius, Sagittarius, Gemini, Libra; even signs 5°, 7°, 8°, 5°, 5° to Taurus, Virgo, Pisces, Capricorn, Scorpio',
    first: [],
    step: [],
    spans: [
      [
        { end: 5, sign: 0 },
        { end: 10, sign: 10 },
        { end: 18, sign: 8 },
        { end: 25, sign: 2 },
        { end: 30, sign: 6 },
      ],
      [
        { end: 5, sign: 1 },
        { end: 12, sign: 5 },
        { end: 20, sign: 11 },
        { end: 25, sign: 9 },
        { end: 30, sign: 7 },
      ],
    ],
  },
  d40: {
    divisions: 40,
    chartType: 'Khavedamsha (D40)',
    locus: '6.29–30',
    rule: 'odd signs from Aries, even signs from Libra',
    first: byParity(0, 6),
    step: all(1),
  },
  d45: {
    divisions: 45,
    chartType: 'Akshavedamsha (D45)',
    locus: '6.31–32',
    rule: 'movable signs from Aries, fixed from Leo, dual from Sagittarius',
    first: byModality(0, 4, 8),
    step: all(1),
  },
  d60: {
    divisions: 60,
    chartType: 'Shashtiamsha (D60)',
    locus: '6.33–41',
    rule: 'from the sign itself (the sixty names run backwards in even signs, the signs do not)',
    first: fromItself(all(0)),
    step: all(1),
  },
} as const satisfies Readonly<Record<Varga, VargaRule>>;

const GENERIC_VARIANTS: Dispute = {
  element: 'counting scheme',
  note: 'Besides Parāśara’s rule, programs offer generic schemes: cyclic through all signs, reversed in even signs, and Somanātha’s alternation.',
};

/** What sources dispute in single divisions. */
export const VARGA_DISPUTES: Readonly<Partial<Record<Varga, readonly Dispute[]>>> = {
  d2: [
    {
      element: 'horā signs',
      note: 'The text gives the lords only; Sun and Moon are read as Leo and Cancer. Other schemes: Umā-Śambhu, Raman, cyclic (parivṛtti-dvaya), Kāśīnātha, Somanātha.',
    },
  ],
  d10: [
    {
      element: 'even signs',
      note: 'Counted forward from the 9th, as the text says; some programs offer backward counting.',
    },
  ],
  d16: [GENERIC_VARIANTS],
  d20: [GENERIC_VARIANTS],
  d24: [
    {
      element: 'even signs',
      note: 'From Cancer, as 6.22–23 and its speculum say; some programs count from Leo in all signs, or backwards in even signs.',
    },
  ],
  d27: [
    {
      element: 'starting sign',
      note: 'The verse says only “from Aries and the other movable signs”; assigned by element as in the note and speculum. An older note counts from the sign itself.',
    },
  ],
  d30: [
    {
      element: 'unequal spans',
      note: 'Five unequal spans, 5/7/8/5/5 in even signs (Bṛhat Parāśara Horā, Phaladīpikā, Jātaka Pārijāta). Some programs keep 5/5/8/7/5 there and reverse the lords only; others use thirty equal parts.',
    },
    {
      element: 'degree within the triṃśāṃśa',
      note: 'Each degree is stretched to a sign, as in every other division; other programs stretch the whole span. The texts are silent.',
    },
  ],
  d40: [GENERIC_VARIANTS],
  d45: [GENERIC_VARIANTS],
  d60: [GENERIC_VARIANTS],
};
