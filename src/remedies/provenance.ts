import type { Dispute, Source } from '../types.js';
import { type Attested, TEXTS } from './tables/attested.js';
import { GEM_POLICIES, GEM_POLICY_IDS, GEMS_NOT_THERE } from './tables/gems.js';

const text = (work: keyof typeof TEXTS, locus: string, note: string): Source => ({ work: TEXTS[work], locus, note });

export const ROW_SOURCES = {
  graha: [
    text('bphs', '84.1–27', 'images, offerings, hymns, japa, wood, food and gifts of the nine grahas'),
    text('bphs', '3.16–18, 3.39–44', 'colours, deities, trees, cloths'),
    text('phaladeepika', '2.15–16, 2.27–30, 2.35–37', 'deities, grains, metals, directions, trees'),
    text('jatakaParijata', '2.19–23', 'colours, deities, metals, directions'),
    { work: 'Verses of almanacs', locus: 'as each value names them', note: 'gifts (dana): quoted, or remembered' },
  ],
  gem: [
    text('phaladeepika', '2.29', 'which gem is whose'),
    text('jatakaParijata', '2.21', 'the same verse'),
    { work: 'Jyotistattva-sudharnava', locus: 'as Satyaram quotes it', note: 'another list' },
  ],
  nakshatra: [text('bphs', '6.24–26', 'deities'), { work: 'Vidyanushasana', locus: 'p. 1001', note: 'trees' }],
  antardasha: [text('bphs', '52–60', 'what is named for each sub-period, and when')],
  birth_rite: [text('bphs', '85–95', 'rites for births')],
  curse: [text('bphs', '83.17–111', 'rites for curses and for faults by single grahas')],
  dosha: [text('bphs', '54.14, 83.17–19, 84.26, 92–94', 'what comes nearest in the texts read')],
} as const satisfies Readonly<Record<string, readonly Source[]>>;

/** Explains the notice in provenance. */
export const QUOTES = {
  answers: 'quotations with verse and state of the source; nothing is recommended and nothing follows from them here',
  historical:
    'marks what belongs to its time alone: gifts of living animals, of girls in marriage, of servants, meat, ivory',
} as const;

const GRAHA_DISPUTES: readonly Dispute[] = [
  {
    element: 'wood',
    note: 'The list of Yajnavalkya, which the chapter has too; Atharvaveda Parishishta 26 has another, given as variant. Pippala of Jupiter is ashvattha in common use.',
  },
  {
    element: 'japa',
    note: 'By the number words of the chapter, 130,000 in all; a daily table for forty days is given as variant. Others say 7,000 for each.',
  },
  { element: 'deities', note: 'Three lists side by side; that of the chapter on the grahas is the value.' },
  {
    element: 'gifts',
    note: 'Verses of almanacs of unknown first work, kept apart from the chapter. Those of Venus, Saturn, Rahu and Ketu are remembered and were read nowhere: the option unconfirmed.',
  },
];

const GEM_LIST_DISPUTE: Dispute = {
  element: 'gem lists',
  note: `Phaladeepika and Jataka Parijata agree; Jyotistattva-sudharnava has others for Moon, Mercury, Jupiter and Ketu. ${GEMS_NOT_THERE}`,
};

export const ROW_DISPUTES: Readonly<Record<keyof typeof ROW_SOURCES, readonly Dispute[]>> = {
  graha: GRAHA_DISPUTES,
  gem: [GEM_LIST_DISPUTE],
  nakshatra: [{ element: 'trees', note: 'Lists differ for six of them: given as variants.' }],
  antardasha: [
    {
      element: 'Jupiter-Moon',
      note: 'The e-text has the 2nd and the 6th here, and the 2nd and the 7th everywhere else. It is kept as it stands.',
    },
    { element: 'nothing named', note: 'Mars-Ketu, Venus-Moon and Venus-Mars have no rite.' },
  ],
  birth_rite: [
    {
      element: 'left out',
      note: 'No rite was read for Vaidhriti. Whom the verses see threatened is not told. What the rites do with the newborn child is told only with sensitive.',
    },
  ],
  curse: [
    {
      element: 'who can be singled out',
      note: 'Only the curses of serpents and of the father have rules that a chart can be tested for.',
    },
  ],
  dosha: [
    {
      element: 'no rite in a text',
      note: 'For Manglik and Kala Sarpa no rite stands in any text read; what is done in our time is named as such. For one nadi of a couple nothing was read: the option unconfirmed.',
    },
  ],
};

export const DUHSTHA_DISPUTES: readonly Dispute[] = [
  {
    element: 'who needs a rite',
    note: 'Phaladeepika 2.36 is the only definition of duhstha found in a text: one reason is enough, and 47 in 100 of all grahas have one. That is the width of the verse. The option duhstha strict asks for two.',
  },
  {
    element: 'limits of combustion; enemies',
    note: 'The limits of Surya Siddhanta as degrees of longitude; enemies by nature, not by nature and time together. Nodes are never combust or debilitated here.',
  },
];

export const PERIOD_DISPUTES: readonly Dispute[] = [
  {
    element: 'lordship of a node',
    note: 'Rahu and Ketu rule no sign: where the verse asks for a lordship of theirs, sharing a sign with such a lord is taken. That is our reading; derived marks it.',
  },
  ...ROW_DISPUTES.antardasha,
];

export const POLICY_DISPUTES: readonly Dispute[] = [
  {
    element: 'whose gem',
    note: 'No text read says who should wear what. Five policies of our time contradict each other: a lord of the 6th is refused by one and chosen by another. None is recommended; the tests of each are our reading.',
  },
  GEM_LIST_DISPUTE,
];

export const POLICY_SOURCES: readonly Source[] = GEM_POLICY_IDS.map((id) => {
  const { source, state }: Attested = GEM_POLICIES[id];
  return { work: source.work, locus: state, note: `policy ${id}` };
});

export const TABLE_VERIFICATION =
  'japa counts, gifts and gems of single grahas by a second page each; the rest was read once in the e-texts named';
