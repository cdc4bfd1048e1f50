import type { Dispute, Rule, Source } from '../../types.js';

const DHARMA_SINDHU = 'Dharma Sindhu (Kāśīnātha Upādhyāya)';

export const SHRADDHA_SOURCES: readonly Source[] = [
  {
    work: DHARMA_SINDHU,
    locus: '3, uttarārdha, śrāddhakāla (read); 2, mahālaya (read); 1, malamāsa (read)',
    note: 'tithi at aparāhṇa or madhyāhna, the choice of two days, the days of the mahālaya, the intercalary month',
  },
  {
    work: 'Sewell & Dikshit, The Indian Calendar (1896)',
    locus: 'art. 31',
    note: 'the tithi of the moment of death, looked for at aparāhṇa each year',
  },
];

const rule = (text: string, source: string, state: Rule['state'] = 'agrees'): Rule => ({ rule: text, source, state });

const LISTS = 'lists of the pitr paksha of 2019, 2022, 2023 and 2025 after Drik Panchang: 60 of 61 days';

export const SHRADDHA_RULES: Readonly<Record<string, Rule>> = {
  parvana: rule(
    'the day whose aparahna, the fourth fifth, the tithi touches; of two the one with the greater share, the earlier of equal ones; of none the earlier',
    `Dharma Sindhu 3, uttarardha, shraddhakala; ${LISTS}`,
    'checked',
  ),
  ekoddishta: rule(
    'the same with madhyahna, the seventh to ninth of fifteen muhurtas',
    'Dharma Sindhu 3, uttarardha, shraddhakala',
  ),
  kutapa: rule(
    'the eighth of the fifteen muhurtas of the day; rohina is the ninth',
    'Dharma Sindhu 3, uttarardha, shraddhakala',
  ),
  month: rule(
    'the month of the passing, the ordinary one where it is doubled; the first yearly day falls in the intercalary one if that is the thirteenth month; a passing in an intercalary month is kept in it when it recurs',
    'Dharma Sindhu 1, malamasa, and 3, uttarardha',
  ),
  mahalaya: rule(
    'each tithi of the dark half of Bhadrapada (amanta) by the rule of the parvana; never in an intercalary month; the full moon before it is named with it in lists',
    `Dharma Sindhu 2, mahalaya; ${LISTS}`,
    'checked',
  ),
};

export const SHRADDHA_DISPUTES: readonly Dispute[] = [
  {
    element: 'two whole or equal aparāhṇas',
    note: 'The earlier day here (Dharma Sindhu). Mādhava takes the earlier only where the next tithi is shorter, else the later.',
  },
  {
    element: 'passing on the full moon or the fourteenth',
    note: 'In the mahālaya Dharma Sindhu keeps them on the twelfth, the new moon or another day: the full moon is not in the dark half, the fourteenth is for those slain by weapons. Lists give both their day.',
  },
];

export const BIRTHDAY_SOURCES: readonly Source[] = [
  {
    work: DHARMA_SINDHU,
    locus: '3, pūrvārdha, 45 vardhāpanavidhi (read)',
    note: 'the birthday by tithi: which of two days, and the intercalary month',
  },
  {
    work: 'Jayasree Saranathan, Celebrate your birthday on the birth star in the solar month of birth (web page, read)',
    locus: 'rules of the birth star',
    note: 'the second of two stars in a solar month; the star at sunrise; next month where it holds no sunrise',
  },
];

export const BIRTHDAY_RULES: Readonly<Record<string, Rule>> = {
  dharma_sindhu: rule(
    'of the days that the tithi touches, the one on which the birth star runs with it; if on both or on neither, the day at whose sunrise the tithi runs for two more muhurtas, else the day before',
    'Dharma Sindhu 3, purvardha, vardhapanavidhi',
  ),
  sunrise: rule(
    'the first day whose sunrise holds the tithi; the day on which a skipped one begins',
    'janmatithi.in',
    'unconfirmed',
  ),
  adhika: rule(
    'in the ordinary month, also after a birth in the intercalary one',
    'Dharma Sindhu 3, purvardha, vardhapanavidhi',
  ),
  nakshatra: rule(
    'the last day whose sunrise holds the birth star in the month of birth, the second star of two; six ghatis after sunrise where asked for, else the day before',
    'Jayasree Saranathan; astroved (six ghatis, 2 h 24 min)',
    'unconfirmed',
  ),
  solar: rule(
    'the same day of the same solar month, by the rule of the region',
    'Sewell & Dikshit, The Indian Calendar (1896), art. 28',
  ),
  shashti_purti: rule('sixty years completed: the samvatsara of birth has returned', 'as customary', 'unconfirmed'),
  thousand_moons: rule('the thousandth full moon after birth', 'PyJHora, sahasra_chandrodayam, counts the same'),
};

export const BIRTHDAY_DISPUTES: readonly Dispute[] = [
  {
    element: 'birthday by star',
    note: 'In the solar month of birth by default (Tamil, Malayalam), in the lunar one with `star_month`. Custom asks for the star at sunrise, or for six ghaṭīs after it.',
  },
  {
    element: 'thousand moons',
    note: 'Families also keep a day counted as 80 years and 8 months, or the 84th year; the thousandth full moon comes at 80 years and 10 months.',
  },
];

/** Zones in which the land is named as that of Bharata. */
export const SOUTH_ASIA: readonly string[] = [
  'Asia/Kolkata',
  'Asia/Calcutta',
  'Asia/Kathmandu',
  'Asia/Katmandu',
  'Asia/Dhaka',
  'Asia/Karachi',
  'Asia/Thimphu',
  'Asia/Colombo',
];

export const SANKALPA_SOURCES: readonly Source[] = [
  {
    work: 'Saṅkalpa as recited',
    locus:
      'Samskrita Bharati New Zealand, Geo-tagging with the Sankalpa mantra (web page, read); a Mauritian text of 2021 (read); Wordpress ramanan50, Sankalpam (read)',
    note: 'the phrases of the South and their order',
  },
  {
    work: 'PyJHora (naturalstupid/PyJHora@e20943c)',
    locus: 'vratha.py, _sankalpa_mantra',
    note: 'solar month and the southern names of the weekdays in the Tamil form',
  },
];

export const SANKALPA_RULES: Readonly<Record<string, Rule>> = {
  phrases: rule(
    'in the order of the printed texts, from the second half of Brahma’s life to Jupiter',
    'three printed texts',
  ),
  north: rule(
    'prathamacarana, weekday and star as locatives, months to the full moon, Vikrama year',
    'from memory',
    'unconfirmed',
  ),
  land: rule(
    'Jambudvipa and Bharatavarsha where the zone is of South Asia; else no land is named',
    'as customary',
    'unconfirmed',
  ),
};

export const SANKALPA_DISPUTES: readonly Dispute[] = [
  {
    element: 'land',
    note: 'Abroad some keep Bhāratavarṣa, others name Krauñca or another dvīpa; none is named here outside South Asia, so add the one of your custom.',
  },
  {
    element: 'season and course of the Sun',
    note: 'By months and by the sidereal Sun here. Others take the tropical Sun, and in the southern hemisphere the season there.',
  },
];
