import type { Graha } from '../../zodiac/names.js';
import { type Attested, quotedVerse, read, usage } from './attested.js';
import type { GrahaField } from './grahas.js';

/** The verses assign gems to grahas; none says who should wear what. */
export const GEMS: GrahaField<string> = {
  ...read('phaladeepika', '2.29'),
  values: {
    Sun: 'ruby',
    Moon: 'pearl',
    Mars: 'red coral',
    Mercury: 'emerald',
    Jupiter: 'yellow sapphire (pushparaga)',
    Venus: 'diamond',
    Saturn: 'blue sapphire',
    Rahu: 'hessonite (gomeda)',
    Ketu: "cat's eye (vaidurya)",
  },
  note: 'Jataka Parijata 2.21 is the same verse.',
  notes: {
    Venus:
      'Jataka Parijata 2.21 is the same verse; its e-text repeats emerald here, where three pages that quote it have diamond.',
  },
  variants: [
    {
      list: 'jyotistattva',
      ...quotedVerse('Jyotistattva-sudharnava, as Satyaram quotes it'),
      values: {
        Sun: 'ruby',
        Moon: "cat's eye (vaidurya)",
        Mars: 'red coral',
        Mercury: 'ruby (padmaraga)',
        Jupiter: 'pearl',
        Venus: 'diamond',
        Saturn: 'blue sapphire',
        Rahu: 'hessonite (gomeda)',
        Ketu: 'emerald',
      },
      note: 'For a graha that is bad (vigune).',
    },
    {
      list: 'bphs_nodes',
      ...read('bphs', '3.42'),
      values: { Rahu: 'lead', Ketu: 'sapphire (nilamani)' },
      note: 'Substances, not gems to wear.',
    },
  ],
};

/** Works on gems that name no graha with them. */
export const GEMS_NOT_THERE =
  'Garuda Purana 68–80 and Agni Purana 246 test gems and praise them without naming a graha (Dutt 1908, chapters 70, 72, 74, and Gangadharan, chapter 246: openings read); so does Brihat Samhita 80, which lists 22 (read).';

/** A policy with its source. */
export interface GemPolicy extends Attested {
  readonly rule: string;
  /** The project's reading of it as a test of the chart. */
  readonly test: string;
}

/** Five policies for choosing or refusing a gem, the most common of the pages read first. They contradict each other. */
export const GEM_POLICIES = {
  functional_benefic: {
    ...usage(
      'articles of the SJC school (amitshrivastav, varahamihira); futuresamachar 7706 also excludes the lord of obstruction',
    ),
    rule: 'gems of the lords of 1, 5 and 9 and of a yogakaraka; none of the lords of 6, 8 and 12; caution where the lord stands in 6, 8 or 12',
    test: 'wear: rules 1, 5 or 9, or is yogakaraka; avoid: rules 6, 8 or 12; caution: stands in 6, 8 or 12',
  },
  never_3_6_8_11: {
    ...usage('Astrorrachita, weblog'),
    rule: 'no gem of a lord of 3, 6, 8 or 11',
    test: 'avoid: rules 3, 6, 8 or 11',
  },
  lagna_lord_and_friends: {
    ...usage('Astropeep, which says that no ancient text gives rules'),
    rule: 'gems of the lords of 1, 5 and 9 and of the friends of the lord of the ascendant',
    test: 'wear: rules 1, 5 or 9, or the lord of the ascendant holds it for a natural friend',
  },
  period_lord: {
    ...usage('Satyaram, which questions it; Astrofocus India'),
    rule: 'the gem of the lord of the running period',
    test: 'wear: is the lord of the mahadasha at the moment asked for',
  },
  pacify_the_bad: {
    ...quotedVerse('Jyotistattva-sudharnava, as Satyaram quotes it'),
    rule: 'the gem of the graha that is bad',
    test: 'wear: is duhstha by Phaladeepika 2.36; the gem is that of the list jyotistattva',
  },
} as const satisfies Readonly<Record<string, GemPolicy>>;

/** One of the policies. */
export type GemPolicyId = keyof typeof GEM_POLICIES;

export const GEM_POLICY_IDS = Object.keys(GEM_POLICIES) as readonly GemPolicyId[];

/** Finger, metal and day: a modern table of one jeweller. No text that was read has any of it, and no weight is given. */
export const GEM_PRACTICE = {
  ...usage('Garg Jewellers (one jeweller’s table)'),
  finger: {
    Sun: 'ring',
    Moon: 'little',
    Mars: 'ring',
    Mercury: 'little',
    Jupiter: 'index',
    Venus: 'little',
    Saturn: 'middle',
    Rahu: 'middle',
    Ketu: 'middle',
  },
  metal: {
    Sun: 'gold',
    Moon: 'gold or silver',
    Mars: 'copper',
    Mercury: 'silver or platinum',
    Jupiter: 'gold',
    Venus: 'gold, silver or platinum',
    Saturn: 'iron or silver',
    Rahu: 'silver',
    Ketu: 'silver',
  },
  day: {
    Sun: 'Sunday',
    Moon: 'Monday',
    Mars: 'Tuesday',
    Mercury: 'Wednesday',
    Jupiter: 'Thursday',
    Venus: 'Friday',
    Saturn: 'Saturday',
    Rahu: 'Saturday',
    Ketu: 'Tuesday',
  },
  note: 'No finger, metal or weight stands in any text read; no weight is given here.',
} as const satisfies Attested &
  Readonly<Record<'finger' | 'metal' | 'day', Readonly<Record<Graha, string>>>> & { readonly note: string };
