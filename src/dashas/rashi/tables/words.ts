import type { Dispute, Rule, Source } from '../../../types.js';
import type { RashiSystemId } from '../reckon.js';
import type { WithinRule } from '../rules/system.js';
import { FURTHER_WORDS, OF_CHAPTER_51, type RashiWords } from './furtherWords.js';

export type { RashiWords } from './furtherWords.js';

const BPHS = 'Bṛhat Parāśara Horā Śāstra (trans. R. Santhanam)';
const JAIMINI = 'Jaimini Sūtras (trans. B. Suryanarain Rao)';
const TEXTBOOK = 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach';
const PYJHORA = 'PyJHora @e20943c';

const source = (work: string, locus: string, note: string): Source => ({ work, locus, note });
const FOOTED = source(BPHS, '46.156', 'from which signs years are counted forward, from which backward');

const FROM_ITSELF =
  'twelve equal parts from the sign itself, forward from odd and backward from even signs; Saturn there makes it forward, Ketu alone turns it round';

/** Where the textbook is silent: a function of PyJHora that only its Mūla daśā still calls. */
const OWN: Rule = { rule: FROM_ITSELF, source: PYJHORA, state: 'unconfirmed' };

const BY_SEED =
  'twelve equal parts: the stronger of the sign and its seventh is the seed; from the sign where the lord of the seed is, forward from odd and backward from even signs; Saturn in the seed makes it forward, Ketu there turns it round';

const silent = (chapter: string, pyjhora: string): Dispute => ({
  element: 'sub-periods',
  note: `${chapter} of the textbook has no rule for sub-periods. From the sign itself here by its parity, as a part of PyJHora has it which this daśā no longer calls; ${pyjhora} antardasha_rule chooses, narayana the rule of 18.3.`,
});

const saturnKetu = (note: string): Dispute => ({
  element: 'Saturn and Ketu in the first sign',
  note: `${note} saturn_ketu chooses.`,
});

const chosen = (rule: string, source: string): Rule => ({
  rule: `twelve equal parts ${rule}`,
  source,
  state: 'unconfirmed',
});

export const WITHIN_WORDS: Readonly<Partial<Record<WithinRule, Rule>>> = {
  own: OWN,
  bphs: OF_CHAPTER_51,
  narayana: { rule: BY_SEED, source: `${TEXTBOOK}, 18.3, which speaks of Nārāyaṇa`, state: 'unconfirmed' },
  two_lords: chosen(
    'from the stronger of the signs where the lord of the sign and the lord of its seventh are, forward from odd and backward from even signs; Saturn there makes it forward, Ketu in the sign of the period turns it round',
    PYJHORA,
  ),
  stronger_contrary: chosen(
    'from the stronger of the sign and its seventh, forward from even and backward from odd signs',
    PYJHORA,
  ),
  parity: chosen('from the sign itself, forward from odd and backward from even signs', PYJHORA),
  forward: chosen('from the sign itself, forward', PYJHORA),
};

/** Kendrādi in the order of the zodiac. */
export const ZODIAC_WORDS: Pick<RashiWords, 'periods' | 'within'> = {
  periods: {
    rule: 'kendras of the first sign, the second, the third; forward from odd, backward from even signs; Saturn in the first makes it forward, Ketu alone backward',
    source: `${TEXTBOOK}, 19.2; ${PYJHORA}`,
    state: 'agrees',
  },
  within: OWN,
};

const random = (count: string): string => `${count} random charts agree with ${PYJHORA}`;

export const RASHI_WORDS: Readonly<Record<RashiSystemId | 'chara_raghava', RashiWords>> = {
  ...FURTHER_WORDS,
  chara: {
    method:
      'Chara dasha of K. N. Rao: from the ascendant sign by sign, as the ninth from it is odd-footed or even-footed; years by the signs to the lord',
    sources: [
      source(
        'K. N. Rao, Predicting through Jaimini’s Chara Dasha',
        'as taught on three pages',
        'order, years, co-lords, sub-periods',
      ),
      source(JAIMINI, '2.3.28', 'the direction by the ninth sign'),
      FOOTED,
    ],
    disputed: [
      {
        element: 'beginning and direction',
        note: 'From the ascendant, by the ninth from it, as K. N. Rao teaches. Rāghava Bhaṭṭa begins for a woman with the fourth and goes by the modality of the ascendant; Narasimha Rao’s way from the strongest of ascendant, Moon and Sun is called unfinished by its author and is not offered.',
      },
      {
        element: 'first sub-period',
        note: 'With the next sign, its own the last; some pages put its own first. antardasha_first chooses.',
      },
    ],
    periods: {
      rule: 'from the ascendant, by the ninth rule; signs to the lord, twelve where it is at home',
      source: 'K. N. Rao, as Astrojyoti, Future Samachar and Micro Astrology have it',
      state: 'agrees',
    },
    within: {
      rule: 'twelve equal parts by the ninth rule of the sign itself, which comes last',
      source: 'K. N. Rao, as Astrojyoti and Future Samachar have it',
      state: 'agrees',
    },
    verified: `a list of 1996 in the tests of ${PYJHORA}; ${random('eight')}`,
  },
  chara_raghava: {
    method:
      'Chara dasha of Raghava Bhatta: for men from the ascendant, for women from the fourth, in the order of the modality of that sign; years by the signs to the lord',
    sources: [
      source(
        'Jagannatha Hora, Chara dasha of Rangacharya',
        'one list, quoted in the tests of PyJHora',
        'order and years',
      ),
    ],
    disputed: [
      {
        element: 'whose Chara',
        note: 'One list for a woman is reproduced whole; the years of men, and the sub-periods, are from the code of one program. K. N. Rao’s Chara is the default.',
      },
    ],
    periods: {
      rule: 'from the ascendant (for women the fourth) by its modality; signs from the lord or to it',
      source: `Jagannatha Hora, one list for a woman; for men ${PYJHORA}`,
      state: 'unconfirmed',
    },
    within: {
      rule: 'twelve equal parts in the order of the modality of the sign',
      source: 'Jagannatha Hora, one list',
      state: 'unconfirmed',
    },
    verified: 'one list of 1996 for a woman, as Jagannatha Hora prints it',
  },
  narayana: {
    method:
      'Narayana dasha: from the stronger of ascendant and seventh, in the order of the modality of that sign; years by the signs to the lord, in the second round what is left of twelve',
    sources: [
      source(TEXTBOOK, '18.2, Examples 66, 71, Exercise 27', 'beginning, order and years'),
      source(TEXTBOOK, '18.3, Examples 69, 71 and 75', 'sub-periods'),
      FOOTED,
    ],
    disputed: [
      {
        element: 'sub-periods of Narayana',
        note: 'The textbook compares the daśā sign with its seventh and starts where the lord of the stronger is. PyJHora compares the two signs where these lords are, asks there for Saturn, and for Ketu in the daśā sign (antardasha_rule: pyjhora); a list of 1996 in its tests agrees with neither. Of Saturn and Ketu both in the seed, Ketu comes last here.',
      },
      {
        element: 'Saturn and Ketu in the first sign',
        note: 'Ketu is taken to go before Saturn where both are there, as in PyJHora; no example tells.',
      },
    ],
    periods: {
      rule: 'movable sign by sign, fixed every sixth, dual in trines, by the ninth rule; Saturn in the first sign: sign by sign forward, Ketu: turned round',
      source: `${TEXTBOOK}, Examples 66 and 71; Computing Narayana Dasa`,
      state: 'checked',
    },
    within: { rule: BY_SEED, source: `${TEXTBOOK}, 18.3; Examples 69, 71 and 75`, state: 'checked' },
    verified: `sub-periods in Examples 69, 71 (two levels) and 75 of the textbook; Example 66 and Exercise 27 of the textbook and a list of 1996; of d10 all signs but Scorpio, where that program counts the ascendant as a companion; ${random('seven of eight')}, the other leaves a co-lord out`,
  },
  lagnamsaka: {
    method: 'Lagnamsaka dasha: as Narayana, from the sign of the navamsha ascendant, read in the rashi chart',
    sources: [source(TEXTBOOK, 'ch. 18, Narayana dasha', 'order and years'), FOOTED],
    disputed: [
      {
        element: 'sub-periods',
        note: 'The textbook does not have this daśā. From the sign itself here by its parity, as a part of PyJHora has it which this daśā no longer calls: it divides by its own rule for Nārāyaṇa. antardasha_rule chooses, narayana the rule of 18.3.',
      },
    ],
    periods: { rule: 'as Narayana, from the sign of the navamsha ascendant', source: PYJHORA, state: 'agrees' },
    within: OWN,
    verified: `a list of 1996 in the tests of ${PYJHORA}; ${random('eight')}`,
  },
  moola: {
    method:
      'Moola (Lagna Kendradi Rashi) dasha: from the stronger of ascendant and seventh, kendras first; years by the signs to the lord, in the second round what is left of twelve',
    sources: [source(TEXTBOOK, '19.2, Example 76', 'beginning, order and years'), FOOTED],
    disputed: [
      saturnKetu(
        'Ketu in the first sign makes it go backward here, as in PyJHora. 19.2 of the textbook says reversed, which from an even sign is forward (saturn_or_reverse).',
      ),
      {
        element: 'sub-periods',
        note: 'Chapter 19 of the textbook has no rule for sub-periods. From the sign itself by its parity, as PyJHora has it.',
      },
    ],
    periods: {
      rule: 'kendras of the first sign, the second, the third; forward from odd, backward from even signs; Saturn in the first makes it forward, Ketu alone backward',
      source: `${TEXTBOOK}, Example 76`,
      state: 'checked',
    },
    within: OWN,
    verified: `Example 76 of the textbook, a list of 1996; ${random('eight')}`,
  },
  sudasa: {
    method:
      'Sudasa: from the sign of the Sree lagna, of whose years as much is spent as of the sign; kendras first; years by the signs to the lord',
    sources: [
      source(TEXTBOOK, '20.2, Example 77', 'order and years'),
      source('P. V. R. Narasimha Rao, course on Sree lagna and Sudasa', 'lesson 15', 'the Sree lagna'),
      FOOTED,
    ],
    disputed: [
      {
        element: 'sub-periods of the first period',
        note: 'The whole period is divided, and what ended before birth is left out, as in every daśā with a balance here; one program divides what is left in twelve.',
      },
      silent(
        'Chapter 20',
        'PyJHora now goes from the stronger of the sign and its seventh, forward from even and backward from odd signs (pyjhora), and offers its Nārāyaṇa rule.',
      ),
      saturnKetu(
        'Saturn in the sign of the Śrī lagna makes it forward and Ketu alone turns it round here, as in PyJHora: these are the exceptions of 19.2 (Lagna Kendrādi). 20.2 of the textbook has none for Sudāśā (none).',
      ),
    ],
    periods: {
      rule: 'kendras of the sign of the Sree lagna, the second, the third; forward from odd, backward from even signs; Saturn there makes it forward, Ketu alone turns it round',
      source: `${TEXTBOOK}, Example 77`,
      state: 'checked',
    },
    within: OWN,
    verified: `Example 77 of the textbook within 0.02 years, a list of 1996; ${random('eight')}`,
  },
  drig: {
    method:
      'Drig dasha: the ninth, tenth and eleventh from the ascendant, each followed by the signs on which it looks; years by the signs to the lord, in the second round what is left of twelve',
    sources: [source(BPHS, '46.185–187', 'the groups'), source(TEXTBOOK, 'Examples 80, 82', 'order and years'), FOOTED],
    disputed: [
      {
        element: 'order of the signs looked on',
        note: 'From odd-footed signs in zodiacal order, from even-footed ones in reverse, as Examples 80 and 82 have it. A paraphrase of the verses goes backward from movable and onward from fixed signs: aspects chooses. A later paper of the textbook’s author changes the years too and is not offered.',
      },
      {
        element: 'dual ascendant',
        note: 'From a dual ascendant the groups overlap: the ninth and the eleventh sign rule twice in a round, the eighth and the twelfth never. So it is in PyJHora, too; no text was seen that speaks of it.',
      },
    ],
    periods: {
      rule: 'the ninth, tenth and eleventh sign, each with those on which it looks',
      source: `${TEXTBOOK}, Examples 80 and 82`,
      state: 'checked',
    },
    within: {
      rule: 'twelve equal parts from the stronger of the sign and its seventh, movable sign by sign, fixed every sixth, dual kendras first, by the parity of the sign',
      source: `${PYJHORA}; of Virgo as Jagannatha Hora has it`,
      state: 'agrees',
    },
    verified: `Examples 80 and 82 of the textbook, the sub-periods of Virgo in a chart of 1996; ${random('eight')}`,
  },
  trikona: {
    method:
      'Trikona dasha: from the strongest of ascendant, fifth and ninth, sign by sign; years by the signs to the lord',
    sources: [source(BPHS, '46.183–184', 'the beginning, as quoted'), FOOTED],
    disputed: [
      {
        element: 'order of Trikona',
        note: 'Sign by sign, as in PyJHora; another school goes by trines, 1 5 9, 2 6 10. No text was seen.',
      },
      {
        element: 'sub-periods',
        note: 'The textbook does not have this daśā. From the sign itself here by its parity, changed by Saturn and Ketu in it, as a part of PyJHora has it which this daśā no longer calls; it now goes by parity alone (pyjhora). antardasha_rule chooses, narayana the rule of 18.3.',
      },
    ],
    periods: {
      rule: 'from the strongest of ascendant, fifth and ninth, forward from odd, backward from even signs',
      source: PYJHORA,
      state: 'unconfirmed',
    },
    within: OWN,
    verified: `a list of 1996 in the tests of ${PYJHORA}; ${random('seven of eight')}, the other leaves a co-lord out`,
  },
  sthira: {
    method: 'Sthira dasha: from the sign of Brahma, forward; 7, 8 and 9 years for movable, fixed and dual signs',
    sources: [source(JAIMINI, '2.3.3–4', 'years and direction, as Rangacharya explains them')],
    disputed: [
      {
        element: 'Brahma',
        note: 'The lords of the sixth, eighth and twelfth from the stronger of ascendant and seventh, those in odd signs in the seventh to twelfth house first, never Saturn; the strongest. PyJHora scores otherwise and finds the same graha in half of random charts; Rangacharya keeps Saturn. brahma names another.',
      },
      { element: 'direction of Sthira', note: 'Forward from every sign; a page goes backward from even ones.' },
    ],
    periods: {
      rule: 'from the sign of Brahma forward, 7, 8 and 9 years',
      source: 'Jaimini Sūtras 2.3.3–4',
      state: 'agrees',
    },
    within: { rule: 'twelve equal parts from the sign itself, forward', source: PYJHORA, state: 'unconfirmed' },
    verified: `with a given Brahma: a list of 1996 in the tests of ${PYJHORA}; ${random('eight')}`,
  },
  shoola: {
    method: 'Shoola dasha: from the stronger of ascendant and seventh, forward; nine years for every sign',
    sources: [source(TEXTBOOK, '23.2, Examples 89–91', 'beginning, order, years and sub-periods')],
    disputed: [
      {
        element: 'which dasha is called Shoola',
        note: 'Bṛhat Parāśara Horā 46.181–182 has the beginning of what is called Niryana Shoola here.',
      },
    ],
    periods: {
      rule: 'from the stronger of ascendant and seventh forward, nine years each',
      source: `${TEXTBOOK}, Examples 89 to 91`,
      state: 'checked',
    },
    within: {
      rule: 'twelve equal parts from the stronger of the sign and its seventh, forward',
      source: `${TEXTBOOK}, 23.2; the same in ${PYJHORA}`,
      state: 'agrees',
    },
    verified: `three examples of the textbook; ${random('seven of eight')}, the other leaves a co-lord out`,
  },
  niryana_shoola: {
    method:
      'Niryana Shoola dasha: from the stronger of second and eighth, forward from odd and backward from even signs; 7, 8 and 9 years, in the second round what is left of twelve',
    sources: [
      source(TEXTBOOK, '22.2.1, Examples 84–86', 'order, years and sub-periods'),
      source(BPHS, '46.181–182', 'the beginning'),
    ],
    disputed: [
      saturnKetu(
        'Changes nothing here: 22.2.1 of the textbook has no exception. Its Examples 87 and 88 let Saturn in the first sign make the order forward (saturn_or_reverse).',
      ),
      {
        element: 'sub-periods',
        note: 'By the rule of Nārāyaṇa: the author’s suggestion, where the classics are not clear (22.2.1). PyJHora takes its own rule for Nārāyaṇa (antardasha_rule: pyjhora).',
      },
    ],
    periods: {
      rule: 'from the stronger of second and eighth by its parity; 7, 8 and 9 years',
      source: `${TEXTBOOK}, Examples 84 and 85`,
      state: 'checked',
    },
    within: { rule: BY_SEED, source: `${TEXTBOOK}, 22.2.1; Examples 84 to 86`, state: 'checked' },
    verified: `Examples 84 and 85 of the textbook, sub-periods in 84 to 86 and Exercise 31; ${random('eight')}`,
  },
  mandooka: {
    method:
      'Mandooka dasha: from the stronger of ascendant and seventh, kendras first, forward from odd and backward from even signs',
    sources: [
      source(BPHS, '46.179–180', 'the order, as quoted'),
      source('PyJHora', '@e20943c, tests', 'the years of K. N. Rao'),
    ],
    disputed: [
      {
        element: 'years of Mandooka',
        note: 'K. N. Rao’s count by default: the sign itself the first, forward from odd, backward from even signs, Mars and Saturn for Scorpio and Aquarius. That seven, eight and nine are the years is from memory of the text alone: sign_years chooses.',
      },
      {
        element: 'beginning and order of Mandooka',
        note: 'Kendras of the first sign, the next and the third here; the list of K. N. Rao’s book is the same, as a program that reproduces its tables quotes it. PyJHora has movable, dual and fixed signs in turn, each from Aries, Gemini or Taurus: the same from Cancer alone (pyjhora). K. N. Rao begins with an odd ascendant or the seventh from an even one, not with the stronger, and divides every period in the direction of the round (kn_rao). P. V. R. Narasimha Rao (19.4) denies that the kendras are a frog’s leap. order chooses.',
      },
    ],
    periods: {
      rule: 'the kendras of the first sign, the second, the third, by its parity; years inclusively to the lord',
      source: `Bṛhat Parāśara Horā 46.179–180 for the order; ${PYJHORA} for the years`,
      state: 'agrees',
    },
    within: {
      rule: 'twelve equal parts, kendras of the sign first, by its parity',
      source: PYJHORA,
      state: 'unconfirmed',
    },
    verified: `a list of 1996 in the tests of ${PYJHORA}; ${random('seven')}`,
  },
};

export const STRENGTH_DISPUTES: readonly Dispute[] = [
  {
    element: 'order of the rules of strength',
    note: 'Grahas in the sign; Jupiter, Mercury and its lord; an exalted graha; parity; modality; years; degrees, as the textbook has them with the years of Rath’s list, which puts modality before parity. In the second rule either lord of Scorpio and Aquarius counts (Exercise 26); PyJHora counts Mars and Saturn, or the lord’s number.',
  },
];

export const LORD_DISPUTE: Dispute = {
  element: 'lord of Scorpio and Aquarius',
  note: 'The stronger of Mars and Ketu, of Saturn and Rāhu: the one outside the sign, then the one with more companions. PyJHora counts the ascendant among these; Raman and Santhanam know Mars and Saturn alone.',
};

export const EXALTATION_DISPUTES: readonly Dispute[] = [
  {
    element: 'year of exaltation',
    note: 'Narasimha Rao’s school adds a year for an exalted and takes one for a debilitated lord; K. N. Rao rejects it for his Chara. exaltation chooses.',
  },
  {
    element: 'Mercury in Virgo',
    note: 'Virgo has twelve years, and Gemini the year of an exalted lord: 12 and 4 in Example 68 of Narasimha Rao’s textbook. His earlier article on Nārāyaṇa lets Mercury in Virgo count as at home alone, so that Gemini has 3. mercury_in_virgo chooses.',
  },
  {
    element: 'exaltation of the nodes',
    note: 'Rāhu in Gemini and Ketu in Sagittarius, which Example 77 of the textbook needs; others Taurus and Scorpio. nodes_exalted chooses.',
  },
];
