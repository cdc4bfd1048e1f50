import type { Dispute, Source } from '../../types.js';

/** The house that stands for a person: it becomes the first of the rotated chart. */
export const PERSONS = {
  self: 1,
  younger_sibling: 3,
  mother: 4,
  first_child: 5,
  maternal_uncle: 6,
  spouse: 7,
  partner: 7,
  opponent: 7,
  second_child: 7,
  father: 9,
  third_child: 9,
  elder_sibling: 11,
  friend: 11,
  paternal_uncle: 12,
} as const satisfies Readonly<Record<string, number>>;

/** A person for whom a chart is rotated. */
export type KpPerson = keyof typeof PERSONS;

export const PERSON_NAMES = Object.keys(PERSONS) as [KpPerson, ...KpPerson[]];

export const PERSON_SOURCES: readonly Source[] = [
  {
    work: 'Rotation of Chart (KP)',
    locus: 'list of relations',
    note: 'the cusp of the relation becomes the ascendant, the next cusp its second house; the places of the planets stay',
  },
  {
    work: 'KP Rules compiled',
    locus: 'item 11',
    note: 'for a missing spouse the seventh house is the ascendant, and so on',
  },
  {
    work: 'Astro KP FAQs',
    locus: 'number of children',
    note: 'first child 5th, second 7th, third 9th',
  },
];

export const PERSON_DISPUTES: readonly Dispute[] = [
  {
    element: 'paternal uncle',
    note: 'The 12th house by the list of relations (used here); the younger brother of the father by counting is the 11th, the third from the ninth. The option house takes any.',
  },
  {
    element: 'parents',
    note: 'Mother 4th and father 9th (the list, used here); others take the 10th, the seventh from the mother’s, for the father. The option house takes any.',
  },
];
