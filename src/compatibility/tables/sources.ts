import type { Dispute, Source } from '../../types.js';

const WORKS = {
  chintamani: 'Muhūrta Cintāmaṇi (Rāma Daivajña) with the Pīyūṣadhārā, as quoted in Muhurtraj',
  muhurtraj: 'Muhurtraj',
  narada: 'Nārada Saṃhitā',
  jyotish: 'Bharatiya Jyotish (N. Shastri)',
  hindiBook: 'Hindi handbook of horoscope matching',
  gujaratiBook: 'Gujarati rendering of the Muhūrta Cintāmaṇi',
  maitriVerse: 'Sanskrit verses on the kūṭas',
  futurePoint: 'Future Point, lessons on horoscope matching',
  raman: 'B. V. Raman, Muhurtha',
  astroVision: 'Astro-Vision, weblog on horoscope compatibility',
  roxy: 'RoxyAPI, description of its papasamyam',
  vivahaSangamam: 'Vivaha Sangamam, Papasamyam and marriage compatibility',
  keralaWikipedia: 'Malayalam Wikipedia on the agreement of nakṣatras',
  josyam: 'Tamil weblog josyamramu',
  doshaSamyam: 'Dosha Samyam, analysing quantum of dosha (weblog vedastrology, 2011)',
} as const;

export function source(work: keyof typeof WORKS, locus: string, note: string): Source {
  return { work: WORKS[work], locus, note };
}

export const ASHTAKOOTA_DISPUTES: readonly Dispute[] = [
  {
    element: 'origin of the 36 points',
    note: 'The eight kūṭas are not in the Bṛhat Parāśara Horā Śāstra; they come from the muhūrta literature (Muhūrta Cintāmaṇi, about 1600). The full grids of yoni and vaśya points are modern tables without a verse behind them.',
  },
  {
    element: 'yoni grid',
    note: 'Ten published grids differ in 1 to 43 of the 91 pairs of animals. From the grid used here: B. V. Raman (saravali.de, VedAstro) 2, PyJHora 1, two other tables of this family 1 each, Maitreya 8 32, a table marked girl and boy 34, panchangam-js 39, a table checked against AstroSage 40, Saral Jyotish and Parashara’s Light 41. The widest gap, 43, is between Raman and Saral Jyotish. The scale 0 to 4 and the 7 mortal enmities are common to all but for three cells: two of the grids give Tiger with Cow 1, and one of them has a misprinted 0 for Sheep with Buffalo.',
  },
  {
    element: 'yoni of the same animal',
    note: '4 points here whatever the sexes; some give 2 when both are of one sex.',
  },
  {
    element: 'vashya grid',
    note: 'Seven grids disagree in 15 of the 25 cells. The one used here differs from a symmetric table common in programs in 2 cells, from AstroYogi in 5, from Maitreya 8 in 9, from saravali.de and PyJHora in 10.',
  },
  {
    element: 'varna',
    note: 'By Moon sign here; others take it from the nakṣatra, exchange Vaishya and Shudra, or list the signs otherwise.',
  },
  {
    element: 'tara',
    note: 'Counted both ways and inclusively here; southern practice counts from the bride only, and some programs leave out the first star or call Janma bad.',
  },
  {
    element: 'graha maitri scale',
    note: '5, 4, 3, 1, 0.5, 0 as in the verse; Maitreya 8 gives 2 for two neutrals, 2 for friend and enemy and 1 for neutral and enemy.',
  },
  {
    element: 'gana direction',
    note: 'Deva bride with Manushya groom 5 and the reverse 6, Rakshasa bride with Deva groom 0 and the reverse 1, as in print; PyJHora, Maitreya and saravali.de exchange bride and groom.',
  },
  {
    element: 'gana Deva and Rakshasa',
    note: '0 or 1 by direction here; others give 1 both ways or 0 both ways.',
  },
  {
    element: 'gana exceptions',
    note: 'None are applied; the text that lifts the nāḍī doṣa for one sign or one star lifts the gaṇa doṣa too.',
  },
  {
    element: 'bhakoot cancellation',
    note: 'Strict: one lord for both signs, or lords that are friends of each other. Lenient: friendship on either side, under which all 5-9 pairs cancel. Others never cancel, cancel for the same lord only, look at the navāṁśa lords or the tārā, or call 12th and 9th good and 2nd and 5th bad.',
  },
  {
    element: 'nadi exceptions',
    note: 'Same sign with different stars, same star with different signs, same star with different padas. Some allow the last only in need; lists of exempt stars (Rohiṇī, Ārdrā, Puṣya, Viśākhā, Śravaṇa, Uttara Bhādrapadā, Revatī) and friendship of the lords are not applied.',
  },
  {
    element: 'levels',
    note: '18 as the pass mark is universal; 24 and 32 are one custom, 17, 21 and 31 another.',
  },
];
