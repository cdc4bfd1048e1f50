import { cite } from '../../operation/sources.js';
import type { Dispute, Source } from '../../types.js';
import type { Scheme } from './vimshopaka.js';

/** From two places on. Bṛhat Parāśara Horā Śāstra 6.42–51. */
export const VAISHESHIKAMSHAS = {
  shadvarga: ['kimshuka', 'vyanjana', 'chamara', 'chhatra', 'kundala'],
  saptavarga: ['kimshuka', 'vyanjana', 'chamara', 'chhatra', 'kundala', 'mukuta'],
  dashavarga: [
    'parijata',
    'uttama',
    'gopura',
    'simhasana',
    'paravata',
    'devaloka',
    'brahmaloka',
    'shakravahana',
    'shridhama',
  ],
  shodashavarga: [
    'bhedaka',
    'kusuma',
    'nagapushpa',
    'kanduka',
    'kerala',
    'kalpavriksha',
    'chandanavana',
    'purnachandra',
    'uchchaihshravas',
    'dhanvantari',
    'suryakanta',
    'vidruma',
    'shakrasimhasana',
    'goloka',
    'shrivallabha',
  ],
} as const satisfies Readonly<Record<Scheme, readonly string[]>>;

/** The name of a number of places in a scheme. @names none */
export type Vaisheshikamsha = (typeof VAISHESHIKAMSHAS)[Scheme][number];

export const VAISHESHIKAMSHA_SOURCES: readonly Source[] = [
  cite('bphs', '6.42–51', 'names by the number of places in six, seven, ten and sixteen divisions (read in Sanskrit)'),
  cite('bphs', '6.52–53', 'which divisions count, and what destroys them (read in Sanskrit)'),
  cite('bphs', '6.2–41', 'the sixteen divisions'),
  cite('rao', 'example 27', 'Jupiter in sixteen divisions, with his numbers in all four schemes'),
];

export const VAISHESHIKAMSHA_DISPUTES: readonly Dispute[] = [
  {
    element: 'which divisions count',
    note: 'Own sign, mūlatrikoṇa and exaltation here, as 6.52 has it and as the printed numbers of P. V. R. Narasimha Rao need: 6 of Jupiter’s 16 with exaltation, 4 without. The option counts takes own signs alone.',
  },
  {
    element: 'lords of angles from the āruḍha',
    note: '6.52 lets the divisions of the lords of angles from the āruḍha count as well. No program or example was found that does so; they are left out.',
  },
  {
    element: 'what destroys',
    note: 'By 6.53 combustion, defeat in war, debilitation, weakness and the states from śayana on destroy what the names promise. The first three are told in spoiled_by and change no number; weakness has no measure there.',
  },
  {
    element: 'names',
    note: 'The Sanskrit e-text has nāgapuṣpa for 4 of 16, śakravāhana for 9 of 10 and śakrasiṁhāsana for 14 of 16; books in English have Nāgapuruṣa, Airāvata and Indrāsana.',
  },
  {
    element: 'one place',
    note: 'The verses have no name for one place.',
  },
  {
    element: 'Rāhu and Ketu',
    note: 'Not counted here: the verses give them no vargas, and programs differ in their signs.',
  },
];
