import { RISING_SOURCE, SUNRISE_DISPUTE } from '../../cast/sunrise.js';
import { cite } from '../../operation/sources.js';
import type { Dispute, Provenance, Source } from '../../types.js';
import { type PointVarga, vargaDisputes } from '../pointVarga.js';

/** Jātaka Pārijāta in the Sanskrit e-text that was read. */
export const PARIJATA = 'Jātaka Pārijāta (Vaidyanātha), Sanskrit e-text, read';
/** Phaladīpikā in the Sanskrit e-text that was read. */
export const PHALADIPIKA = 'Phaladīpikā (Mantreśvara), Sanskrit e-text, read';

export const SPHUTA_SOURCES: readonly Source[] = [
  { work: PARIJATA, locus: '5.57', note: 'prana, deha and mrityu; 2.4: Gulika and Mandi are names of one' },
  { work: PHALADIPIKA, locus: '12.14', note: 'bija and kshetra, odd and even signs and navamshas' },
  {
    work: 'E-Astro, lessons on horary astrology, read in place of Praśna Mārga 5',
    locus: 'lesson 49',
    note: 'trisphuta to panchasphuta and the sum of prana, deha and mrityu',
  },
  {
    work: 'Jagannatha Hora, as the tests of PyJHora quote it',
    locus: 'sphuta_tests',
    note: 'values of all fourteen',
  },
  {
    work: 'Jagannatha Hora 8, exported charts of 1500, 1970 and 2030 (krymlov/swe-jyotisa-lib)',
    locus: 'refjhora8',
    note: 'all fourteen in rasi and navamsha; tithi, yoga and rahu-tithi rest on it alone',
  },
  {
    work: 'Ramadas Rao, weblog, and lists after H. R. Seshadri Iyer, read',
    locus: '2008-04-03',
    note: 'yogi, duplicate yogi, avayogi and dagdha signs',
  },
  cite('bphs', '3.66–70', 'the part of Saturn, in which Gulika rises'),
  RISING_SOURCE,
];

export const SPHUTA_VERIFICATION =
  'fourteen sphutas in three exported charts of Jagannatha Hora, of the points that it prints within 0.1″, and those of one chart as PyJHora quotes them, of which two are slips';

export const SPHUTA_RULES: NonNullable<Provenance['rules']> = {
  'prana, deha, mrityu': {
    rule: '5 × ascendant + Gulika, 8 × Moon + Gulika, 7 × Gulika + Sun',
    source: 'Jātaka Pārijāta 5.57, read',
    state: 'checked',
  },
  'bija, kshetra': {
    rule: 'Sun, Venus and Jupiter; Jupiter, Moon and Mars',
    source: 'Phaladīpikā 12.14, read',
    state: 'checked',
  },
  'tri, chatus, pancha, sukshma_tri': {
    rule: 'ascendant, Moon and Gulika, then the Sun, then Rahu; prana, deha and mrityu together',
    source: 'Praśna Mārga 5, second-hand',
    state: 'agrees',
  },
  'tithi, yoga, rahu_tithi': {
    rule: 'Moon less Sun, Sun and Moon, Rahu less Sun',
    source: 'values of Jagannatha Hora',
    state: 'agrees',
  },
  'yogi, avayogi': {
    rule: 'Sun and Moon and 93°20′; 186°40′ further',
    source: 'weblogs read, values of Jagannatha Hora',
    state: 'agrees',
  },
  dagdha: {
    rule: 'two to four signs by the tithi',
    source: 'two lists read; Vidya Madhaviya not',
    state: 'unconfirmed',
  },
};

const DISPUTED: readonly Dispute[] = [
  {
    element: 'deha and sukshma-tri of Jagannatha Hora',
    note: 'PyJHora quotes 17°34′01″ of Capricorn and 21°17′20″ of Scorpio, 30′ and 38′ from its own. Both are slips for 17°04′01″ and 21°55′20″: Gulika, as tri, prana and mrityu have it, gives the one, the sum of the three the other.',
  },
  {
    element: 'Gulika',
    note: 'At the beginning of Saturn’s part (BPHS; exports of Jagannatha Hora), or in its middle (Narasimha Rao). Sums move by up to nine times the difference; the option point chooses. Jataka Parijata has Gulika and Mandi as one.',
  },
  {
    element: 'sukshma-tri',
    note: 'The sum of prana, deha and mrityu (Jagannatha Hora); a program adds ascendant, Moon, Gulika and Sun instead, which is the chatus here.',
  },
  {
    element: 'rahu-tithi',
    note: 'Rahu less Sun (Jagannatha Hora, PyJHora); a program adds the Moon.',
  },
  {
    element: 'avayogi',
    note: 'The lord of the nakshatra 186°40′ from the yogi point, which is the sixth lord from the yogi; some take the point opposite, 180° away.',
  },
  {
    element: 'bija and kshetra',
    note: 'The verse joins sign and navamsha to a judgement of seed and field, for a man and for a woman; only the parities are shown.',
  },
];

export const sphutaDisputes = (varga: PointVarga): readonly Dispute[] => [
  ...DISPUTED,
  ...vargaDisputes(varga),
  SUNRISE_DISPUTE,
];
