import { cite } from '../operation/sources.js';
import type { Dispute, Rule, Source } from '../types.js';
import type { LifeChart, LifeRules } from './rules/chart.js';
import { risingMalefic } from './rules/conditions.js';
import type { LifeCount } from './tables/options.js';

const brihajjataka = (locus: string, note: string): Source => ({
  work: 'Bṛhat Jātaka (Varāhamihira)',
  locus,
  note,
});

const laghujataka = (locus: string, note: string): Source => ({
  work: 'Laghujātaka (Varāhamihira)',
  locus,
  note,
});

const BASE: Readonly<Record<LifeCount, Rule>> = {
  pindayu: {
    rule: 'full years at the deepest degree of exaltation, half at that of the fall, in proportion between',
    source: 'Brihajjataka 7.1-2, Phaladipika 22.21-23, BPHS 43.5-8, Horasara 7.3-7, read',
    state: 'checked',
  },
  nisargayu: {
    rule: 'natural years, in proportion as for pindayu and reduced alike; the option basis leaves them whole',
    source: 'BPHS 43.16-17 and Brihajjataka 8.9, read, for the years; Phaladipika 22.23, read, for the proportion',
    state: 'agrees',
  },
  amshayu: {
    rule: 'a year for each navamsha from Aries, twelves left out',
    source: 'Brihajjataka 7.10, Laghujataka 9.1, Phaladipika 22.18, BPHS 43.18-19, read',
    state: 'agrees',
  },
  jivasharma: {
    rule: 'a seventh of 120 years and five days for each graha, in proportion as for pindayu',
    source: 'Brihajjataka 7.9, Phaladipika 22.25, read',
    state: 'unconfirmed',
  },
};

const SOURCES: Readonly<Record<LifeCount, readonly Source[]>> = {
  pindayu: [
    brihajjataka('7.1–4', 'years, reductions, malefics in the ascendant'),
    cite('phaladeepika', '22.18–24', 'the same, with the measure of the loss by the ascendant'),
    cite('bphs', '43.4–15', 'the same, and the years of the ascendant'),
    { work: 'Horāsāra (Pṛthuyaśas)', locus: '7.3–12', note: 'the same, and two more reductions' },
  ],
  nisargayu: [
    cite('bphs', '43.16–17', 'natural years'),
    brihajjataka('8.9', 'natural years'),
    cite('phaladeepika', '22.17, 22.23', 'natural years and their proportion'),
  ],
  amshayu: [
    brihajjataka('7.10–13', 'years by navamshas, increases, what is not reduced'),
    laghujataka('9.1–5', 'the same, with the fall among the reductions'),
    cite('phaladeepika', '22.18–20', 'the same'),
    cite('bphs', '43.18–22', 'the same, with other increases'),
  ],
  jivasharma: [
    brihajjataka('7.5, 7.9', 'a seventh of the longest life'),
    cite('phaladeepika', '22.25', 'that it is reduced as the others are'),
  ],
};

const CHOICE: Source = cite('bphs', '43.31–32', 'which count is used');

const DISPUTES: readonly Dispute[] = [
  {
    element: 'which count is used',
    note: 'By the strongest of ascendant, Sun and Moon; of equals half the sum, of three a third (BPHS 43.31–32, Phaladīpikā 22.28–29). Here ṣaḍbala compares them, and the lord of the ascendant is taken for it. The result is evidence, not a choice.',
  },
  {
    element: 'an enemy’s sign',
    note: 'By nature alone, as in the example of Santhanam, or with the place as well: option relation. The word vakra is read as retrograde (BPHS, Laghujātaka) or as Mars (Phaladīpikā, Horāsāra): option enemy_exempt.',
  },
  {
    element: 'the visible half',
    note: 'Whole parts by houses (the verses), or in proportion within the house (Santhanam): option visible_half. Of several in a sign the strongest alone loses; Horāsāra 7.10 says so of three and more. Option in_one_sign lets all lose.',
  },
  {
    element: 'several losses',
    note: 'BPHS 43.22 lets the greater of two count, in the count by navāṁśas; elsewhere no verse limits them. PyJHora lets the greatest of all count. Option several chooses.',
  },
  {
    element: 'Mercury and the Moon',
    note: 'Both are benefic here. BPHS 43.11 says it of the waning Moon; of Mercury with malefics only Santhanam’s note, which was not seen.',
  },
  {
    element: 'other reductions',
    note: 'Horāsāra 7.8–11 adds a third for the loser of a planetary war, and a part for Sun and Moon near a node. They are not applied.',
  },
  {
    element: 'years of the ascendant',
    note: 'By its navāṁśa or by its sign (Bṛhajjātaka 7.2), by the stronger lord (BPHS 43.15), by both where it is strong (Laghujātaka 9.2): option lagna_years. Horāsāra 7.12 counts the navāṁśa of its lord.',
  },
];

const RISING: Dispute = {
  element: 'malefics in the ascendant',
  note: 'Phaladīpikā 22.21 counts the degrees of the ascendant without its sign, and BPHS 43.12 each graha. Santhanam takes its whole longitude, and that malefic alone. Option rising_malefic chooses; what an aspect halves is the same.',
};

const INCREASE: Dispute = {
  element: 'increases',
  note: 'Own sign doubles and retrograde motion triples (Bṛhajjātaka 7.11), or own sign triples and retrograde motion does nothing (BPHS 43.21): option bharana. The larger one counts.',
};

const WHOLE: Dispute = {
  element: 'proportion of natural years',
  note: 'BPHS 43.16–17 and Bṛhajjātaka 8.9 give them whole; Phaladīpikā 22.23 has a proportion for the counts after piṇḍāyu. PyJHora reduces them. Option basis chooses.',
};

const TRIED: Readonly<Record<LifeCount, string>> = {
  pindayu:
    'PyJHora @e20943c: seven of seven years before reductions of the standard nativity of Santhanam, within 0.0075, its combustion and enemy signs; the loss in proportion of six, counted a house nearer and halved for benefics as it quotes; a sum of another chart with its columns of the visible half exchanged',
  nisargayu:
    'PyJHora @e20943c: seven of seven natural years of a chart by signs, with its columns of the visible half exchanged, and seven of seven in proportion, within 0.0075; nothing printed was found',
  amshayu:
    'four texts, whose formulas agree; a sum of PyJHora @e20943c within 0.02, which triples Saturn for a retrograde motion that had ended',
  jivasharma: 'the years that the verses give; nothing printed was found',
};

export function lifeWords(count: LifeCount, chart: LifeChart, rules: LifeRules) {
  const { malefics, benefics } = risingMalefic(chart);
  const amsha = count === 'amshayu';
  return {
    sources: [...SOURCES[count], CHOICE],
    disputed: [...DISPUTES, ...(amsha ? [INCREASE] : [RISING]), ...(count === 'nisargayu' ? [WHOLE] : [])],
    verified_against: TRIED[count],
    rules: {
      'grahas.*.base': BASE[count],
      'grahas.*.steps': {
        rule: 'each rule in order, of what is left; each step says whether it applied and why not',
        source: 'the verses beside the steps, read',
        state: 'unconfirmed' as const,
      },
    },
    conventions: {
      what_it_is: 'a count of years that daśās are made of; no date and no verdict',
      relation: rules.relation,
      enemy_exempt: rules.enemy_exempt,
      combustion: rules.combustion,
      visible_half: rules.visible_half,
      in_one_sign: rules.in_one_sign,
      several: rules.several,
      lagna_years: rules.lagna_years,
      ...(amsha
        ? { bharana: rules.bharana }
        : {
            rising_malefic: rules.rising_malefic,
            in_the_ascendant: malefics.length === 0 ? 'no malefic' : malefics.join(', '),
            aspects_on_it: benefics.length === 0 ? 'of no benefic' : benefics.join(', '),
          }),
      strength: 'ṣaḍbala by the classical rules',
    },
  };
}
