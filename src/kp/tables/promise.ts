import type { Dispute, Provenance, Source } from '../../types.js';
import type { NamedMatter } from './matters.js';

/**
 * Matters of the table of matters that a birth is asked for. Left out are death, illness and inheritance; separation and loss; and those
 * that only a question raises, such as a lost article.
 */
export const PROMISE_MATTERS = [
  'marriage',
  'love_marriage',
  'children',
  'job',
  'promotion',
  'job_change',
  'transfer',
  'business',
  'finance',
  'speculation',
  'loan_obtain',
  'loan_repay',
  'property_buy',
  'property_sell',
  'vehicle',
  'education',
  'competition',
  'higher_education_abroad',
  'foreign_travel',
  'short_journey',
  'friendship_wish',
  'reputation',
  'spiritual',
  'communication',
] as const satisfies readonly NamedMatter[];

/** A matter whose promise a birth chart is asked for. */
export type KpPromiseMatter = (typeof PROMISE_MATTERS)[number];

export const PROMISE_SOURCES: readonly Source[] = [
  {
    work: 'KP Basic Significators',
    locus: 'items 1–3',
    note: 'whether the matter of a house is promised is decided by the sub lord of its cusp; houses by occupation and lordship of the planet and its star lord',
  },
  {
    work: 'KP Rules compiled',
    locus: 'items 2, 8, 10, 12 and 13',
    note: 'the sub lord of the cusp signifies the houses of the matter: marriage, love marriage, debts, education',
  },
  {
    work: 'KP pages on marriage (read)',
    locus: 'sub lord of the 7th cusp, rules 5–7',
    note: 'it signifies the houses of the matter, or opposing houses without any of them, or both',
  },
  {
    work: 'Table of signifying houses for judgement of horary charts by KP',
    locus: 'rule 6 (iii)',
    note: 'affirmed where the sub lord of the cusp signifies one or more of the houses of the matter; it also asks for sub lord and star lord that are not retrograde',
  },
  {
    work: 'C. V. Tyagaraja, KP tenets',
    locus: 'the paragraphs on significators',
    note: 'events come in the joint periods of significators; houses owned count where they are vacant',
  },
];

export const PROMISE_DISPUTES: readonly Dispute[] = [
  {
    element: 'denial',
    note: 'Opposing houses alone deny the matter (used here); where both kinds are signified, some hold it denied, others delayed or mixed. The result says both.',
  },
  {
    element: 'retrograde sub lord of a birth',
    note: 'A retrograde sub lord or star lord denies in a horary chart for some; of births KP pages say that it only reduces the results. It is told here and changes nothing.',
  },
  {
    element: 'houses owned',
    note: 'A house that a planet owns counts whether or not others are in it (used here); some count it only where it is vacant. The steps name the others in the house.',
  },
  {
    element: 'joint periods',
    note: 'Each of the three lords signifies at least one house of the matter (used here, as in kp.horary); some ask for all of its houses, and for ruling planets.',
  },
];

export const PROMISE_RULES: NonNullable<Provenance['rules']> = {
  promise: {
    rule: 'the sub lord of the cusp of the main house signifies houses for the matter, or opposing houses alone',
    source: 'KP Basic Significators, items 1–3; KP Rules compiled, items 2, 8, 10, 12 and 13, read',
    state: 'unconfirmed',
  },
  'periods.joint': {
    rule: 'lords of daśā, bhukti and antara that each signify a house for the matter',
    source: 'C. V. Tyagaraja, KP tenets, read',
    state: 'unconfirmed',
  },
};
