import type { Source } from '../../types.js';
import type { Nakshatra } from '../../zodiac/names.js';

/** Ghaṭīs (sixtieths) of the Moon's stay at which varjya and amṛta kāla begin. */
export interface GhatiRow {
  readonly nakshatra: Nakshatra;
  readonly varjya: number;
  readonly amrita: number;
}

/**
 * Compared with published days: varjya of Anurādhā, Jyeṣṭhā and Dhaniṣṭhā, amṛta of Aśvinī, Punarvasu, Citrā, Viśākhā, Anurādhā, Jyeṣṭhā,
 * Śravaṇa and Revatī; for the others three programs agree (bdsatish/drik-panchanga, PyJHora, panchangam-js).
 */
export const GHATIS: readonly GhatiRow[] = [
  { nakshatra: 'Ashwini', varjya: 50, amrita: 42 },
  { nakshatra: 'Bharani', varjya: 24, amrita: 48 },
  { nakshatra: 'Krittika', varjya: 30, amrita: 54 },
  { nakshatra: 'Rohini', varjya: 40, amrita: 52 },
  { nakshatra: 'Mrigashira', varjya: 14, amrita: 38 },
  { nakshatra: 'Ardra', varjya: 21, amrita: 35 },
  { nakshatra: 'Punarvasu', varjya: 30, amrita: 54 },
  { nakshatra: 'Pushya', varjya: 20, amrita: 44 },
  { nakshatra: 'Ashlesha', varjya: 32, amrita: 56 },
  { nakshatra: 'Magha', varjya: 30, amrita: 54 },
  { nakshatra: 'Purva Phalguni', varjya: 20, amrita: 44 },
  { nakshatra: 'Uttara Phalguni', varjya: 18, amrita: 42 },
  { nakshatra: 'Hasta', varjya: 21, amrita: 45 },
  { nakshatra: 'Chitra', varjya: 20, amrita: 44 },
  { nakshatra: 'Swati', varjya: 14, amrita: 38 },
  { nakshatra: 'Vishakha', varjya: 14, amrita: 38 },
  { nakshatra: 'Anuradha', varjya: 10, amrita: 34 },
  { nakshatra: 'Jyeshtha', varjya: 14, amrita: 38 },
  { nakshatra: 'Mula', varjya: 56, amrita: 44 },
  { nakshatra: 'Purva Ashadha', varjya: 24, amrita: 48 },
  { nakshatra: 'Uttara Ashadha', varjya: 20, amrita: 44 },
  { nakshatra: 'Shravana', varjya: 10, amrita: 34 },
  { nakshatra: 'Dhanishta', varjya: 10, amrita: 34 },
  { nakshatra: 'Shatabhisha', varjya: 18, amrita: 42 },
  { nakshatra: 'Purva Bhadrapada', varjya: 16, amrita: 40 },
  { nakshatra: 'Uttara Bhadrapada', varjya: 24, amrita: 48 },
  { nakshatra: 'Revati', varjya: 30, amrita: 54 },
];

export const GHATI_LENGTH = 4;

/** The other beginning of Mūla's varjya. */
export const MULA_OTHER = 20;

export const GHATI_SOURCES: readonly Source[] = [
  {
    work: 'Drik Panchang, day pages of New Delhi; Birthastro; Hindustan Times Telugu',
    locus: '2020-12-31, 2022-01-24, 2025-11-22; 2021-12-08; 2026-01-15',
    note: 'varjya and amrita kala of eight nakshatras',
  },
  {
    work: 'K. Ramakumar, Panchangam Calculations',
    locus: 'as quoted in bdsatish/drik-panchanga and PyJHora',
    note: 'the list of ghatis',
  },
];
