import type { Dispute, Rule, Source } from '../../../types.js';
import type { FURTHER_SYSTEMS } from './further.js';

export interface RashiWords {
  readonly method: string;
  readonly sources: readonly Source[];
  readonly disputed: readonly Dispute[];
  readonly periods: Rule;
  readonly within: Rule;
  readonly verified: string;
}

const BPHS = 'Bṛhat Parāśara Horā Śāstra (Sanskrit e-text)';
const JAIMINI = 'Jaimini Sūtras with the Tattvādarśa of Sītārāma Jhā (Sanskrit e-text)';
const PYJHORA = 'PyJHora @e20943c';

const source = (work: string, locus: string, note: string): Source => ({ work, locus, note });
const PARTS = source(BPHS, '51.5–9', 'sub-periods of signs');
const FOOTED = source(BPHS, '46.156', 'from which signs years are counted forward, from which backward');

/** Read, with no list to hold it against but one of another daśā. */
export const OF_CHAPTER_51: Rule = {
  rule: 'twelve equal parts from the stronger of the sign and its seventh, movable sign by sign, fixed every sixth, dual kendras first, by the parity of the sign',
  source: 'Bṛhat Parāśara Horā Śāstra 51.5–9; Jaimini Sūtras 2.4.7–10',
  state: 'unconfirmed',
};

const parts = (note: string): Dispute => ({ element: 'sub-periods', note });
const FROM_THE_SIGN = parts(
  'By the rule that 51.5–9 gives for all daśās of signs. PyJHora goes from the sign itself forward (pyjhora) and notes that Jagannatha Hora differs. antardasha_rule chooses.',
);
const NO_LIST = parts(
  'By the rule that 51.5–9 gives for all daśās of signs; no list was seen. antardasha_rule chooses.',
);

const BY_STRENGTH: Rule = {
  rule: 'twelve equal parts from the stronger of the sign and its seventh: kendras, paṇapharas, āpoklimas, the stronger first',
  source: 'Jaimini Sūtras 2.4.11–14, with the Tattvādarśa',
  state: 'unconfirmed',
};
const KENDRADI_DISPUTES: readonly Dispute[] = [
  {
    element: 'order of kendras',
    note: 'The verse orders each group by strength: more grahas, dual over fixed over movable, more years (46.161–163). The Tattvādarśa has six of twelve signs of its example so, and does not say how it judges the others. P. V. R. Narasimha Rao and PyJHora take kendras in the order of the zodiac, as in Mūla. kendra_order chooses.',
  },
  {
    element: 'second round',
    note: 'The verse has one round. A second of what is left of twelve is added here, as in Mūla.',
  },
];

export const FURTHER_WORDS: Readonly<Record<keyof typeof FURTHER_SYSTEMS | 'padanadhamsha', RashiWords>> = {
  chakra: {
    method:
      'Chakra dasha: from the ascendant for births at night, from the sign of its lord by day, from the second in twilight; ten years each',
    sources: [source(BPHS, '46.50–51', 'beginning and years'), source(BPHS, '46.44', 'twilight'), PARTS],
    disputed: [
      {
        element: 'length of twilight',
        note: 'Five ghaṭīs of 24 minutes before and after sunrise and sunset (46.44). PyJHora takes a sixth of the day and of the night. twilight chooses.',
      },
      FROM_THE_SIGN,
    ],
    periods: {
      rule: 'from the sign that the part of the day gives, forward, ten years each',
      source: 'Bṛhat Parāśara Horā Śāstra 46.50–51',
      state: 'agrees',
    },
    within: OF_CHAPTER_51,
    verified: `a list of 1996 in the tests of ${PYJHORA}: 12 periods, and 144 sub-periods with antardasha_rule pyjhora`,
  },
  kendradi: {
    method:
      'Kendradi dasha: from the stronger of ascendant and seventh, kendras, then panapharas, then apoklimas, the stronger first; years by the signs to the lord',
    sources: [
      source(BPHS, '46.175–176', 'beginning, order and years'),
      source(JAIMINI, '2.4.11–14', 'order, years and sub-periods, with an example'),
      FOOTED,
    ],
    disputed: [...KENDRADI_DISPUTES],
    periods: {
      rule: 'kendras, panapharas and apoklimas of the stronger of ascendant and seventh, the stronger first; signs to the lord',
      source: 'Bṛhat Parāśara Horā Śāstra 46.175–176',
      state: 'unconfirmed',
    },
    within: BY_STRENGTH,
    verified: `with kendra_order zodiac: Example 76 of P. V. R. Narasimha Rao’s textbook and a list of 1996 in the tests of ${PYJHORA}; by strength the example of the Tattvādarśa in part`,
  },
  karaka_kendradi: {
    method:
      'Karaka Kendradi dasha of signs: from the stronger of the sign of the Atma karaka and its seventh, kendras, then panapharas, then apoklimas, the stronger first; years by the signs to the lord',
    sources: [
      source(BPHS, '46.175–176', 'beginning, order and years'),
      source(JAIMINI, '2.4.11–14', 'order, years and sub-periods, with an example'),
      FOOTED,
    ],
    disputed: [
      ...KENDRADI_DISPUTES,
      {
        element: 'sign or seventh',
        note: 'From the stronger of the kāraka’s sign and its seventh (2.4.13). The verse says no more than “from the kāraka likewise”.',
      },
    ],
    periods: {
      rule: 'kendras, panapharas and apoklimas of the stronger of the karaka’s sign and its seventh, the stronger first; signs to the lord',
      source: 'Jaimini Sūtras 2.4.11–13, with the Tattvādarśa',
      state: 'unconfirmed',
    },
    within: BY_STRENGTH,
    verified: `six of the twelve places in the example of the Tattvādarśa; with kendra_order zodiac a period of 1996 in the tests of ${PYJHORA}, three levels`,
  },
  brahma: {
    method:
      'Brahma dasha: from the sign of Brahma forward, or from its seventh backward where it is even; years by the signs to the lord of the sixth',
    sources: [
      source(
        JAIMINI,
        '2.3.26–27',
        'beginning, direction and years, as readings that the Tattvādarśa quotes and rejects',
      ),
      source(BPHS, '46.8', 'that some begin a daśā with Brahmā’s sign'),
      PARTS,
    ],
    disputed: [
      {
        element: 'whether there is such a daśā',
        note: 'The Tattvādarśa reads 2.3.26–27 of the years of grahas and finds no Brahmā daśā in it. Others, whom it quotes, read the sūtras as done here.',
      },
      {
        element: 'years of Brahma',
        note: 'A lord of the sixth in the sign itself gives twelve, as a lord at home in Cara. PyJHora gives none.',
      },
      {
        element: 'Brahma',
        note: 'Found as for Sthira. PyJHora scores otherwise and finds the same graha in half of random charts. brahma names another.',
      },
      FROM_THE_SIGN,
    ],
    periods: {
      rule: 'from the sign of Brahma forward where it is odd, else from its seventh backward; signs to the lord of the sixth',
      source: `Jaimini Sūtras 2.3.26–27 as commentators read them; ${PYJHORA}`,
      state: 'agrees',
    },
    within: OF_CHAPTER_51,
    verified: `with a given Brahma: a list of 1996 in the tests of ${PYJHORA}, 12 periods`,
  },
  yogardha: {
    method:
      'Yogardha dasha: from the stronger of ascendant and seventh, forward from odd and backward from even signs; half the sum of the years of Chara and Sthira',
    sources: [
      source(BPHS, '46.174', 'beginning and years'),
      source(JAIMINI, '2.4.19–20', 'the same, with an example'),
      source(BPHS, '46.155–165', 'years of Cara'),
      PARTS,
    ],
    disputed: [
      { element: 'direction', note: 'By the parity of the first sign; the verse is silent. PyJHora does so, too.' },
      parts(
        'By the rule that 51.5–9 gives for all daśās of signs. PyJHora repeats the order of the periods in each and notes that Jagannatha Hora differs. antardasha_rule chooses.',
      ),
    ],
    periods: {
      rule: 'from the stronger of ascendant and seventh by its parity; half the sum of Chara and Sthira',
      source: 'Bṛhat Parāśara Horā Śāstra 46.174',
      state: 'agrees',
    },
    within: OF_CHAPTER_51,
    verified: `a list of 1996 in the tests of ${PYJHORA}, which says that Jagannatha Hora has the same; beginning and first period of the example of the Tattvādarśa`,
  },
  varnada: {
    method:
      'Varnada dasha: from the stronger of ascendant and hora lagna, forward from odd and backward from even signs; years by the signs to the varnada',
    sources: [
      source(BPHS, '5.14–15, 5.21', 'beginning, direction and years'),
      source(BPHS, '5.10–13', 'the varṇada'),
      source(BPHS, '5.22–23', 'sub-periods'),
    ],
    disputed: [
      {
        element: 'years of Varnada',
        note: 'As many as the varṇada of a house is signs from it, forward from odd and backward from even signs, twelve for its own sign (5.15 with 5.21). PyJHora counts from the varṇada of the ascendant to each sign and notes that Jagannatha Hora differs. varnada_years chooses.',
      },
      parts(
        'Forward from odd and backward from even signs (5.23). PyJHora goes forward from all. antardasha_rule chooses.',
      ),
    ],
    periods: {
      rule: 'from the stronger of ascendant and hora lagna by its parity; signs to the varnada',
      source: 'Bṛhat Parāśara Horā Śāstra 5.14–15 and 5.21',
      state: 'unconfirmed',
    },
    within: {
      rule: 'twelve equal parts from the sign itself, forward from odd and backward from even signs',
      source: 'Bṛhat Parāśara Horā Śāstra 5.22–23',
      state: 'unconfirmed',
    },
    verified: `order of the signs: a list of 1996 in the tests of ${PYJHORA}; its years with varnada_years ascendant`,
  },
  navamsha: {
    method:
      'Navamsha dasha: from the ascendant if odd, else from the sign that it faces, forward; nine years for every sign',
    sources: [
      source(
        'Jaimini Sūtras 2.3.1–2 as Rangacharya explains them',
        'a page on the Navāṁśa daśā',
        'beginning and years',
      ),
      source(JAIMINI, '1.1.2–3', 'the sign that a sign faces'),
      PARTS,
    ],
    disputed: [
      {
        element: 'what the sutras speak of',
        note: 'The Tattvādarśa reads 2.3.1–2 of sub-periods, from the seventh backward in even signs. Rangacharya, quoted by a page, reads them as a daśā.',
      },
      {
        element: 'beginning',
        note: 'From the ascendant of the rāśi. PyJHora begins with the navāṁśa ascendant by a table, which has Leo where Taurus faces Libra. navamsha_from chooses the ascendant.',
      },
      parts(
        'By the rule that 51.5–9 gives for all daśās of signs; PyJHora has a table without a rule. antardasha_rule chooses.',
      ),
    ],
    periods: {
      rule: 'from the ascendant or the sign that it faces, forward, nine years each',
      source: 'Jaimini Sūtras 2.3.1–2 as Rangacharya explains them',
      state: 'unconfirmed',
    },
    within: OF_CHAPTER_51,
    verified: `with navamsha_from navamsha_ascendant: a list of 1996 in the tests of ${PYJHORA}`,
  },
  paryaya: {
    method:
      'Paryaya dasha: by the modality of the ascendant from the strongest trine, kendra, or of ascendant and seventh; years by the signs to the lord, both counted',
    sources: [
      source(PYJHORA, 'paryaaya', 'the three kinds, order and years'),
      source(JAIMINI, '2.4.1', 'that it is named, as a page reads the sūtra'),
      PARTS,
    ],
    disputed: [
      {
        element: 'the three kinds',
        note: 'From one program, whose author calls it unfinished. paryaya chooses the kind where the modality shall not.',
      },
      {
        element: 'years of Paryaya',
        note: 'Inclusive counts, so a lord in the twelfth gives twelve; PyJHora’s modulo gives none. It also has a count to the Ātma kāraka, which is not offered.',
      },
      NO_LIST,
    ],
    periods: {
      rule: 'trines, kendras, or each sign with its seventh; forward from odd-footed, backward from even-footed signs',
      source: PYJHORA,
      state: 'unconfirmed',
    },
    within: OF_CHAPTER_51,
    verified: `a list of 1996 in d6 in the tests of ${PYJHORA}: all 24 signs, 20 of the years, the other four none there and twelve here`,
  },
  padanadhamsha: {
    method:
      'Padanadhamsha dasha: as Narayana, from the stronger of the navamsha of the lord of the pada and its seventh, read in the rashi chart',
    sources: [
      source(PYJHORA, 'padhanadhamsa_dhasa_test', 'beginning, order and years'),
      source(
        'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach',
        'ch. 18, Narayana dasha',
        'order and years',
      ),
      FOOTED,
    ],
    disputed: [
      {
        element: 'chart of Padanadhamsha',
        note: 'The navāṁśa of the lord of the pada of the ascendant, read in the rāśi, as the list has it. PyJHora’s code now takes seed and years in one divisional chart: varga chooses, d9 is Sanjay Rath’s.',
      },
      {
        element: 'Rangacharya’s reading',
        note: 'Rangacharya reckons it in another navāṁśa, with inclusive counts: PyJHora’s default, of which no list was seen. It is not offered.',
      },
      parts('By the textbook’s rule for Nārāyaṇa (18.3); no list was seen. antardasha_rule chooses.'),
    ],
    periods: { rule: 'as Narayana, from the navamsha of the lord of the pada', source: PYJHORA, state: 'agrees' },
    within: {
      rule: 'twelve equal parts, as in Narayana',
      source: 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 18.3',
      state: 'unconfirmed',
    },
    verified: `a list of 1996 in the tests of ${PYJHORA}, 17 periods`,
  },
  tara_lagna: {
    method:
      'Tara Lagna dasha: as many signs from the ascendant as twelfths of the Moon’s nakshatra are past; nine years for every sign',
    sources: [
      source(JAIMINI, '2.4.27', 'the beginning, with an example'),
      source(JAIMINI, '2.4.31–34', 'sub-periods'),
      source(BPHS, '46.188–190', 'the beginning by longitude, with a balance, there called Rāśi daśā'),
      source(PYJHORA, 'tara_lagna', 'nine years'),
    ],
    disputed: [
      {
        element: 'beginning of Tara Lagna',
        note: 'Whole twelfths of the nakṣatra from the sign of the ascendant, as the Tattvādarśa works them. 46.188–190 adds degrees to degrees, which gives the Śrī lagna, and has a balance. tara_from chooses.',
      },
      { element: 'years of Tara Lagna', note: 'Nine, from one program; neither text gives them.' },
      parts(
        'From the ascendant, forward where it and the sign are both odd-footed or both even-footed (2.4.31–34). PyJHora begins with the sign of the Ātma kāraka.',
      ),
    ],
    periods: {
      rule: 'from the ascendant by twelfths of the nakshatra; forward from odd, backward from even signs; nine years each',
      source: 'Jaimini Sūtras 2.4.27, with the Tattvādarśa',
      state: 'agrees',
    },
    within: {
      rule: 'twelve equal parts from the ascendant, forward where it and the sign are both odd-footed or both even-footed',
      source: 'Jaimini Sūtras 2.4.31–34, with the Tattvādarśa',
      state: 'unconfirmed',
    },
    verified: `the beginning in the example of the Tattvādarśa; a list of 1996 in the tests of ${PYJHORA}, 12 periods`,
  },
  sandhya: {
    method: 'Sandhya dasha: from the ascendant forward, ten years for every sign, a twelfth of 120',
    sources: [source(BPHS, '46.204', 'beginning and years'), PARTS],
    disputed: [FROM_THE_SIGN],
    periods: {
      rule: 'from the ascendant forward, ten years each',
      source: 'Bṛhat Parāśara Horā Śāstra 46.204',
      state: 'agrees',
    },
    within: OF_CHAPTER_51,
    verified: `a list of 1996 in the tests of ${PYJHORA}: 12 periods, and 144 sub-periods with antardasha_rule pyjhora`,
  },
  pachaka: {
    method:
      'Pachaka: the periods of Sandhya, each divided from the sign itself forward: six parts of thirty-one, three times three, eight times two',
    sources: [source(BPHS, '46.204', 'beginning and years'), source(BPHS, '46.205–206', 'sub-periods')],
    disputed: [
      {
        element: 'third level',
        note: 'Divided as the second. The verses divide the periods of Sandhyā alone; PyJHora does the same.',
      },
    ],
    periods: {
      rule: 'from the ascendant forward, ten years each',
      source: 'Bṛhat Parāśara Horā Śāstra 46.204',
      state: 'agrees',
    },
    within: {
      rule: '6, 3, 3, 3 and eight times 2 of thirty-one parts, from the sign itself forward',
      source: 'Bṛhat Parāśara Horā Śāstra 46.205–206',
      state: 'agrees',
    },
    verified: `a list of 1996 in the tests of ${PYJHORA}: 12 periods and 144 sub-periods`,
  },
};
