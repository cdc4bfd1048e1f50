import { ACT_SOURCES } from '../muhurta/tables/actProvenance.js';
import type { Dispute, Source } from '../types.js';

const read = (work: string, locus: string, note: string): Source => ({ work, locus, note });

const HORARATNA = 'Horāratna, quoted by V. Subrahmanya Sastri in his translation of Phaladīpikā (excerpt read)';

export const GRID_SOURCES: readonly Source[] = [
  read(
    HORARATNA,
    'note to 26.48',
    'the grid, who is benefic, three vedhas from a nakṣatra, and what those to the sides reach',
  ),
  read('Phaladīpikā (Sanskrit e-text, read)', '26.48', 'vedha by benefics is good, by malefics bad'),
  read(
    'S. Adawal, Encyclopedia of Vedic Astrology, Planetary Transit (excerpts read)',
    'XII.2–3',
    'letters that share a cell, and the vedha by motion',
  ),
  read(
    'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (excerpt read)',
    'example 7',
    'the line of Punarvasu',
  ),
];

export const GRID_DISPUTES: readonly Dispute[] = [
  {
    element: 'vedha by motion',
    note: 'A retrograde graha looks to the right, a swift one to the left, any other to the front (S. Adawal XII.3). Narasimha Rao draws all three lines of every graha: the option vedha.',
  },
  {
    element: 'vedha of Sun, Moon and nodes',
    note: 'To the left and to the right, since their motion never changes. Others give these four all three lines: the option steady_grahas.',
  },
  {
    element: 'what is swift',
    note: 'Faster than the mean motion here. S. Adawal reads it from the house of the Sun: swift in the 12th, 1st and 2nd from a graha, of mean motion in the 3rd, 4th, 10th and 11th.',
  },
  {
    element: 'tithis on the lines to the sides',
    note: 'Not reached, by Horāratna. Lines as they are drawn cross them: the option side_tithis.',
  },
];

export const KOTA_SOURCES: readonly Source[] = [
  read(
    'Vākyasudhā, Kota chakra in astrology (weblog, excerpt read)',
    'part 1',
    'the four enclosures, the paths in and out, svāmī, and the table of the pāla, read as far as Anurādhā',
  ),
  read('M. Garg, Kota chakra (weblog, excerpt read)', '2024', 'the names of the enclosures'),
];

export const KOTA_DISPUTES: readonly Dispute[] = [
  {
    element: 'pāla',
    note: 'By the letter of the pada and the lord of its class, which gives every row that was read. PyJHora has Mercury for Mars in nine padas, from Śravaṇa to the first of Śatabhiṣā.',
  },
  {
    element: 'pāla of a Moon in Abhijit',
    note: 'By Uttarāṣāḍhā and Śravaṇa, as the table of 27 nakṣatras has it; the letters of Abhijit are passed over.',
  },
];

const ADAWAL_TAJIK = 'S. Adawal, Tajik Shastra and Annual Horoscopy (excerpts read)';

export const TRIPATAKI_SOURCES: readonly Source[] = [
  read(ADAWAL_TAJIK, 'VI.1', 'the lines, the signs on them, and the steps of the grahas'),
  read(ADAWAL_TAJIK, 'VI.3', 'two years worked out'),
];

export const TRIPATAKI_DISPUTES: readonly Dispute[] = [
  {
    element: 'direction of the nodes',
    note: 'Forward like Mars, as S. Adawal counts them. Others count them backwards, since they always move so: the option nodes.',
  },
];

export const TARA_SOURCES: readonly Source[] = [
  read('Ṭikanikayātrā (Varāhamihira; Sanskrit e-text, read)', '1.20', 'the nine tārās and their order'),
  read(
    'Phaladīpikā (Sanskrit e-text, read)',
    '26.28',
    'ādhāna, karma, vipat, vaināśika, pratyari and vadha under malefics',
  ),
  read(
    'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (excerpt read)',
    'special nakṣatras',
    'the eleven counts of rao',
  ),
  read('V. Subrahmanya Sastri, translation of Phaladīpikā (second-hand)', 'note to 26.48', 'the ten counts of sastri'),
];

export const TARA_DISPUTES: readonly Dispute[] = [
  {
    element: 'jāti, deśa and abhiṣeka',
    note: 'The 26th, 27th and 28th (Subrahmanya Sastri), or the 4th, 12th and 13th (Narasimha Rao): the option counts.',
  },
  {
    element: 'vaināśika',
    note: 'The 23rd (Subrahmanya Sastri) or the 22nd (Narasimha Rao). With Abhijit counted, most births have the same nakṣatra for both: the option abhijit.',
  },
];

export const LATTA_SOURCES: readonly Source[] = [
  read('Phaladīpikā (Sanskrit e-text, read)', '26.42–47', 'the eight counts, and pain where the birth star is struck'),
  ...ACT_SOURCES.slice(0, 1),
];

export const LATTA_DISPUTES: readonly Dispute[] = [
  {
    element: 'latta with Abhijit',
    note: 'Among 27 nakṣatras by default; PyJHora counts 28: the option abhijit. For grahas beyond Abhijit, PyJHora forgets it in their own place.',
  },
  {
    element: 'latta of the Moon',
    note: 'From the nakṣatra in which she is (Phaladīpikā 26.44). Muhūrta Cintāmaṇi, Vivāha 59, counts from that of the full moon: muhurta.lattadi does so.',
  },
  {
    element: 'latta of the nodes',
    note: 'The ninth behind for both: Phaladīpikā 26.44 names Rāhu, 26.45 speaks of two. Some count Rāhu ahead: the option rahu_latta.',
  },
];

export const SHALAKA_SOURCES: readonly Source[] = [
  read(
    'Phaladīpikā (Sanskrit e-text, read)',
    '26.26–28',
    'seven lines each way from Kṛttikā in the north-east, and vedha on janma, karma and ādhāna',
  ),
  read(
    'A. K. Bansal, Saral Jyotish (excerpt read)',
    'sapta-śalākā',
    'counts of the nakṣatras of a birth; the 22nd is vaināśika',
  ),
  ...ACT_SOURCES.slice(0, 1),
];

export const SHALAKA_DISPUTES: readonly Dispute[] = [
  {
    element: 'pairs of the five lines',
    note: 'Muhūrta Cintāmaṇi, Vivāha 56, names the eight pairs with a nakṣatra of marriage; the other six follow from the drawing.',
  },
  {
    element: 'vaināśika on the lines',
    note: 'The 22nd of 27 nakṣatras (A. K. Bansal); others take the 23rd.',
  },
];

export const GHATA_SOURCES: readonly Source[] = [
  read(
    'Muhūrta Cintāmaṇi (Sanskrit e-text, read)',
    'Yātrā 27–33',
    'Moon, quarters of her nakṣatra, tithi, weekday, nakṣatra and lagna',
  ),
  read(
    'A table of a public program (KalaKosha, read)',
    'GHATA_CHAKRA',
    'month, yoga, karaṇa, prahara and the Moon of women, beside those known from memory',
  ),
];

export const GHATA_DISPUTES: readonly Dispute[] = [
  {
    element: 'month, yoga, karaṇa and prahara',
    note: 'Not in Muhūrta Cintāmaṇi. Known from memory and held against one public table, which has other yogas for Virgo and Libra (Śukla) and another karaṇa for Gemini (Kaulava).',
  },
  {
    element: 'Moon of women',
    note: 'Almanacs print a second list for women: the counts 1, 8, 7, 9, 4, 3, 6, 2, 10, 11, 5, 12. Muhūrta Cintāmaṇi has one list for all.',
  },
  {
    element: 'where the ghāta Moon counts',
    note: 'Service of a king, disputes, battle and the like; elsewhere it is not avoided (Muhūrta Cintāmaṇi, Yātrā 27).',
  },
];
