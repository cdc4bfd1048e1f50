import type { Rule } from '../../types.js';
import type { CHOICES } from './shadbalaChoices.js';

const JHORA = 'three charts of Jagannatha Hora 8.0, 504 cells';
const RAMAN = 'B.V. Raman, Graha and Bhava Balas, his worked horoscope';
const JAIN = 'V.P. Jain, Text Book for Shadbala and Bhavabala, the chart of 1981';

const checked = (rule: string, source: string): Rule => ({ rule, source, state: 'checked' });
const alone = (rule: string, source: string): Rule => ({ rule, source, state: 'unconfirmed' });

type RulesOf<Name extends keyof typeof CHOICES> = Readonly<Record<(typeof CHOICES)[Name][number], Rule>>;

export const CHOICE_RULES: { readonly [Name in keyof typeof CHOICES]: RulesOf<Name> } = {
  saptavargaja: {
    halving: checked('45 in moolatrikona, 30 own, then 22.5, 15, 7.5, 3.75, 1.875', `${JHORA}; ${RAMAN}`),
    bphs: alone('45 in moolatrikona, 30 own, then 20, 15, 10, 4, 2', 'BPHS 27.2-4, which has no worked example'),
  },
  moolatrikona: {
    degrees: checked('moolatrikona only within its degrees of the sign, in the rasi alone', JHORA),
    sign: checked('moolatrikona in the whole of its sign, in the rasi alone', JAIN),
  },
  drekkana: {
    male_neuter_female: checked('first third male, second neuter, third female', `${JHORA}; ${RAMAN}`),
    male_female_neuter: alone('first third male, second female, third neuter', 'BPHS 27.6'),
  },
  dig: {
    meridian: checked('the tenth is the midheaven, the fourth opposite', `${RAMAN}; ${JAIN}`),
    equal: checked('the tenth is 90 degrees before the ascendant, the fourth 90 degrees after', JHORA),
  },
  nathonnatha: {
    apparent_time: checked(
      'a third of the arc of apparent time from midnight, 15 degrees an hour',
      `${RAMAN}; ${JAIN}`,
    ),
    equal_arc: checked('a third of the arc of the Sun from the point 90 degrees after the ascendant', JHORA),
  },
  moon_rule: {
    half_lit: checked(
      'the Moon is benefic from 90 to 270 degrees ahead of the Sun',
      `${JHORA}: malefic at 21.8 degrees, benefic at 101.4 and 213.4; where between it changes is not pinned`,
    ),
    waxing: checked('the Moon is benefic while she waxes; her paksha is twice her light at every phase', RAMAN),
    tithi_10: alone('the Moon is malefic in the last ten tithis', 'Jataka Parijata 2.10'),
  },
  mercury_rule: {
    sign_mates: checked('Mercury is malefic with Sun, Mars, Saturn, Rahu or Ketu in his sign', JHORA),
    any_malefic: alone('Mercury is malefic with any malefic in his sign, the Moon included', 'BPHS 3.11'),
    majority: alone('Mercury is malefic with more malefics than benefics in his sign', 'P. V. R. Narasimha Rao'),
    always_benefic: checked('Mercury is benefic', JAIN),
  },
  ayana: {
    table24: checked('declination by the table of every 15 degrees, at most 24 degrees', `${JHORA}; ${JAIN}`),
    khanda: alone('declination by the khandas 45, 33, 12 of every 30 degrees', 'BPHS 27.15-17'),
  },
  yuddha: {
    raman: checked(
      'difference of sthana, dig and kala up to the hour, over that of the discs, to the one with the lesser longitude',
      `${JAIN} (one war, in which he takes a wrong disc)`,
    ),
    bphs: alone(
      'the whole difference of the six strengths, to the one with the lesser longitude',
      'BPHS 27.20; who wins is not told there',
    ),
    none: alone('wars move nothing', 'a choice'),
  },
  cheshta_means: {
    epoch_1900: checked("Raman's mean longitudes of 1900, in their own sidereal frame", `${JHORA}; ${RAMAN}; ${JAIN}`),
    modern: alone('mean longitudes of date less the ayanamsa', 'Simon et al. 1994; no worked example'),
  },
  cheshta_interval: {
    universal_time: checked('days from the epoch by universal time', JAIN),
    clock_as_local_mean_time: checked('days from the epoch as if the clock showed local mean time', JHORA),
  },
  cheshta_midpoint: {
    short_way: checked('the midpoint of mean and true longitude lies the short way between them', JAIN),
    plain: checked('half the sum of mean and true longitude, wrong by 180 degrees across Aries', JHORA),
  },
  cheshta_luminaries: {
    none: checked('Sun and Moon have none', `${JHORA}; ${RAMAN}; ${JAIN}`),
    ayana_paksha: alone("the Sun's is its ayana, the Moon's her paksha", 'BPHS 27.18'),
    phala: alone('Sun and Moon have what stands for motion in ishta and kashta', 'AstroSage, as its reports show it'),
  },
  drishti: {
    smooth: checked("Parashara's segments; Jupiter's joined to their neighbours", JHORA),
    verses: alone("Parashara's segments; Jupiter's as the Sanskrit of 26.12 has them", 'BPHS 26.12'),
    english: alone("Parashara's segments; Jupiter's as Santhanam translates 26.12", 'BPHS 26.12 in translation'),
    additive: checked('the aspect of all, with 15, 30 or 45 more in the special ones', `${RAMAN}; ${JAIN}`),
  },
  drik: {
    quarter: checked('a quarter of each aspect', `${JHORA}; ${RAMAN}; ${JAIN}`),
    quarter_full: alone("the whole of Mercury's and Jupiter's, a quarter of the others'", 'BPHS 27.19'),
  },
  required: {
    bphs: checked('6.5 rupas of the Sun', 'BPHS 27.32-33'),
    raman: checked('5 rupas of the Sun', `${JHORA}; Raman`),
  },
  ishta: {
    root: checked('roots of the products of uccha and cheshta, and of what each lacks of 60', JHORA),
    mean: alone('the mean of uccha and cheshta, and what it lacks of 60', 'BPHS 28.6'),
  },
};
