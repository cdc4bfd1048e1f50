import { operation } from '../operation/operation.js';
import { cite } from '../operation/sources.js';
import type { Dispute } from '../types.js';
import {
  type AshtottariInput,
  ashtottariDasha,
  type StarDashaData,
  type StarDashaInput,
  starDasha,
} from './starDasha.js';

const ASHTOTTARI_DISPUTES: readonly Dispute[] = [
  {
    element: 'part spent at birth',
    note: 'The nakshatras of a group as equal blocks here (star_blocks: 46.21–22 and its worked example, as two programs quote it); P. V. R. Narasimha Rao and Jagannatha Hora take the arc from the beginning of the group (arc_linear). The two differ for a Moon between 253°20′ and 293°20′ alone, by up to ten months.',
  },
  {
    element: 'first nakshatra of the groups',
    note: 'Ardra here; others begin with Krittika (ashtottari_seed), some by whether the lagna is occupied, for which no text was seen.',
  },
  {
    element: 'first sub-period',
    note: 'The lord of the period himself here (same), as the other daśās of lords have it; P. V. R. Narasimha Rao (17.2.2) begins with the next lord and ends with the lord himself: antardasha_start "next".',
  },
];

/**
 * Returns the Aṣṭottarī daśā of a birth, a cycle of 108 years: eight lords, the nakṣatras in groups of four and three from Ārdrā with
 * Abhijit. Also says whether Parāśara applies it to this birth, and why.
 *
 * Periods begin at birth and follow one another, half-open; instants are ISO 8601 on the clocks of the birthplace, to the second, lengths
 * in years of 365.256363 days or those of `conventions.year`.
 * @param input `birth`; optional `levels` (1 … 5, default 2), `from` (`moon` by default), `cycles`, `tribhagi`, `antardasha_start`,
 *   `antardasha_direction`, `antardasha_split`, `ashtottari_elapsed`, `ashtottari_seed`, `ayanamsa`, `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `missing_field` for `from: 'ascendant'` without a time of birth
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 46.17–23.
 *
 * @example
 * ```ts
 * import { ashtottari } from 'siddhanta/dashas';
 * const { data } = ashtottari({
 *   birth: {
 *     date: '1990-08-15',
 *     time: '08:30:00',
 *     place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 *   },
 * });
 * data.periods.slice(0, 3).map(({ lord, end_date }) => `${lord} to ${end_date}`);
 * // => ['Venus to 2000-07-22', 'Sun to 2006-07-23', 'Moon to 2021-07-22']
 * data.applicability.applies; // => true
 * ```
 */
export const ashtottari = operation<AshtottariInput, StarDashaData>()({
  name: 'dashas.ashtottari',
  summary: 'Ashtottari dasha: 108 years of eight lords, nakshatras in groups with Abhijit',
  ...ashtottariDasha({
    locus: '46.17–23',
    rules: {
      periods: {
        rule: 'Sun 6, Moon 15, Mars 8, Mercury 17, Saturn 10, Jupiter 19, Rahu 12, Venus 21 years; groups of four and three nakshatras from Ardra, Abhijit counted',
        source:
          'Brihat Parashara Hora 46.17–23: half-verse of the groups; years and worked example as two programs quote them',
        state: 'checked',
      },
    },
    verified:
      'the book of P. V. R. Narasimha Rao, examples 60–62 (with arc_linear where the two readings differ), and the starts of one chart of 1996 printed by PyJHora, within 20 s',
    disputed: ASHTOTTARI_DISPUTES,
    sources: [cite('rao', 'ch. 17, examples 60–62', 'the part spent by arc')],
  }),
});

/**
 * Returns the Yoginī daśā of a birth, a cycle of 36 years: eight yoginīs, gone through three times. Beside the periods stands whether
 * Parāśara has it applied to this birth, and why.
 *
 * Periods begin at birth and follow one another, half-open; instants are ISO 8601 on the clocks of the birthplace, to the second, lengths
 * in years of 365.256363 days or those of `conventions.year`.
 * @param input `birth`; optional `levels` (1 … 5, default 2), `from` (`moon` by default), `cycles`, `tribhagi`, `antardasha_start`,
 *   `antardasha_direction`, `antardasha_split`, `ayanamsa`, `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `missing_field` for `from: 'ascendant'` without a time of birth
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 46.195–199.
 *
 * @example
 * ```ts
 * import { yogini } from 'siddhanta/dashas';
 * const { data } = yogini({
 *   birth: {
 *     date: '1990-08-15',
 *     time: '08:30:00',
 *     place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 *   },
 * });
 * data.periods.slice(0, 3).map(({ lord, end_date }) => `${lord} to ${end_date}`);
 * // => ['Venus to 1993-07-22', 'Rahu to 2001-07-22', 'Moon to 2002-07-22']
 * data.applicability.applies; // => true
 * ```
 */
export const yogini = operation<StarDashaInput, StarDashaData>()({
  name: 'dashas.yogini',
  summary: 'Yogini dasha: 36 years of eight yoginis, three times',
  ...starDasha('yogini', {
    locus: '46.195–199',
    rules: {
      periods: {
        rule: 'the number of the nakshatra and three, divided by eight; Moon 1, Sun 2, Jupiter 3, Mars 4, Mercury 5, Saturn 6, Venus 7, Rahu 8 years',
        source: 'Brihat Parashara Hora 46.195–199: Sanskrit verses, two printed examples',
        state: 'checked',
      },
    },
    verified: 'two printed examples, and the starts of one chart of 1996 printed by PyJHora, within 20 s',
    disputed: [
      {
        element: 'lord of Sankata',
        note: 'Rahu here: 46.198 has her of darkness (tamas). Some pages say Rahu or Ketu.',
      },
    ],
  }),
});
