import type { MandookaOrder } from '../options.js';
import { NARAYANA_ROUNDS, RAGHAVA_ROUNDS } from '../rules/orders.js';
import type { RashiSystem } from '../rules/system.js';
import { FURTHER_SYSTEMS } from './further.js';

/** Shared by the daśās of P. V. R. Narasimha Rao and Sanjay Rath that count years to the lord. */
const COUNTED = {
  years: 'counted',
  lords: 'chosen',
  exaltation: true,
  further: 'rest',
  cycles: 2,
} as const satisfies Partial<RashiSystem>;

const ROUND_AGAIN = {
  lords: 'chosen',
  exaltation: false,
  further: 'same',
  cycles: 1,
} as const satisfies Partial<RashiSystem>;

/** Nārāyaṇa: P. V. R. Narasimha Rao, Computing Narayana Dasa; Vedic Astrology: An Integrated Approach, Examples 66 and 71. */
const NARAYANA: RashiSystem = {
  ...COUNTED,
  seed: 'ascendant_or_seventh',
  direction: 'ninth',
  occupants: 'narayana',
  round: NARAYANA_ROUNDS,
  within: 'narayana',
};

/** Rāghava Bhaṭṭa's and Rangacharya's Cara: one list that Jagannatha Hora prints, for a woman. */
const RAGHAVA: RashiSystem = {
  ...ROUND_AGAIN,
  seed: 'ascendant',
  direction: 'ascendant_parity',
  occupants: 'none',
  round: RAGHAVA_ROUNDS,
  years: 'raghava_male',
  lords: 'classical',
  within: 'raghava',
};

export const RASHI_SYSTEMS = {
  /** K. N. Rao, Predicting through Jaimini's Chara Dasha, as Astrojyoti, Future Samachar and Micro Astrology have it. */
  chara: {
    seed: 'ascendant',
    direction: 'ninth',
    occupants: 'none',
    round: 'successive',
    years: 'counted',
    lords: 'kn_rao',
    exaltation: false,
    further: 'same',
    cycles: 2,
    within: 'next',
  },
  chara_raghava_male: RAGHAVA,
  chara_raghava_female: { ...RAGHAVA, seed: 'fourth', years: 'raghava_female' },
  narayana: NARAYANA,
  /** Nārāyaṇa from the sign of the navāṃśa lagna. Narasimha Rao's school; a list in the tests of PyJHora. */
  lagnamsaka: { ...NARAYANA, seed: 'navamsha_ascendant', within: 'own' },
  /** Lagna Kendrādi Rāśi. Narasimha Rao, Vedic Astrology: An Integrated Approach, Example 76. */
  moola: {
    ...COUNTED,
    seed: 'ascendant_or_seventh',
    direction: 'parity',
    occupants: 'saturn_or_backward',
    round: 'kendras',
    within: 'own',
  },
  /** Narasimha Rao, the same, Example 77, and lesson 15 of his course. */
  sudasa: {
    ...COUNTED,
    seed: 'sree_lagna',
    direction: 'parity',
    occupants: 'saturn_or_reverse',
    round: 'kendras',
    within: 'own',
  },
  /** Bṛhat Parāśara Horā Śāstra 46.185–187; Narasimha Rao, the same, Examples 80 and 82. */
  drig: {
    ...COUNTED,
    seed: 'ninth',
    direction: 'forward',
    occupants: 'none',
    round: { aspects: 'pvr' },
    within: 'bphs',
  },
  /** Bṛhat Parāśara Horā Śāstra 46.183–184 for its beginning; order and years after PyJHora. */
  trikona: {
    ...COUNTED,
    seed: 'first_fifth_or_ninth',
    further: 'same',
    cycles: 1,
    direction: 'parity',
    occupants: 'none',
    round: 'successive',
    within: 'own',
  },
  /** Jaimini Sūtras 2.3.3–4. */
  sthira: {
    ...ROUND_AGAIN,
    seed: 'brahma',
    direction: 'forward',
    occupants: 'none',
    round: 'successive',
    years: 'modality',
    within: 'forward',
  },
  /** Narasimha Rao, the same, 23.2 and Examples 89 to 91. */
  shoola: {
    ...ROUND_AGAIN,
    seed: 'ascendant_or_seventh',
    direction: 'forward',
    occupants: 'none',
    round: 'successive',
    years: 'nine',
    within: 'stronger',
  },
  /** Narasimha Rao, the same, 22.2.1 and Examples 84 and 85; Bṛhat Parāśara Horā Śāstra 46.181–182 for its beginning. */
  niryana_shoola: {
    seed: 'second_or_eighth',
    ...ROUND_AGAIN,
    further: 'rest',
    cycles: 2,
    direction: 'parity',
    occupants: 'none',
    round: 'successive',
    years: 'modality',
    within: 'narayana',
  },
  /** Bṛhat Parāśara Horā Śāstra 46.179–180 for the order; years after PyJHora, under K. N. Rao. */
  mandooka: {
    seed: 'ascendant_or_seventh',
    ...ROUND_AGAIN,
    direction: 'parity',
    occupants: 'none',
    round: 'kendras',
    years: 'mandooka',
    lords: 'classical',
    within: 'kendras',
  },
  ...FURTHER_SYSTEMS,
  /** Nārāyaṇa from the navāṁśa of the lord of the pada: a list in the tests of PyJHora. */
  padanadhamsha: { ...NARAYANA, seed: 'pada_lord_or_seventh' },
} as const satisfies Readonly<Record<string, RashiSystem>>;

/** How PyJHora (commit e20943c) divides a period, where that is no default; Śūla and Mūla use it. */
export const PYJHORA_WITHIN: Readonly<Partial<Record<keyof typeof RASHI_SYSTEMS, RashiSystem['within']>>> = {
  narayana: 'two_lords',
  lagnamsaka: 'two_lords',
  niryana_shoola: 'two_lords',
  sudasa: 'stronger_contrary',
  trikona: 'parity',
  chakra: 'forward',
  brahma: 'forward',
  varnada: 'forward',
  padanadhamsha: 'two_lords',
  sandhya: 'forward',
};

/**
 * The other orders of Maṇḍūka. `kn_rao`: K. N. Rao, Predicting through Karakamsha and Jaimini's Mandook Dasha, section II, quoted by a
 * program that reproduces its tables. `pyjhora`: commit e20943c.
 */
export const MANDOOKA_READINGS: Readonly<Record<MandookaOrder, Partial<RashiSystem>>> = {
  kendras: {},
  kn_rao: { seed: 'ascendant_or_seventh_by_parity', within: 'kendras_as_round' },
  pyjhora: { round: 'leaps', within: 'in_round' },
};
