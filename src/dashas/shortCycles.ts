import { operation } from '../operation/operation.js';
import { type StarDashaData, type StarDashaInput, starDasha } from './starDasha.js';

/**
 * Returns the Caturaśītisamā daśā of a birth, a cycle of 84 years: seven lords of twelve years each, counted from Svātī, gone through
 * twice. Beside the periods stands whether Parāśara has it applied to this birth, and why.
 *
 * Periods begin at birth and follow one another, half-open; instants are ISO 8601 on the clocks of the birthplace, to the second, lengths
 * in years of 365.256363 days or those of `conventions.year`.
 * @param input `birth`; optional `levels` (1 … 5, default 2), `from` (`moon` by default), `cycles`, `tribhagi`, `antardasha_start`,
 *   `antardasha_direction`, `antardasha_split`, `ayanamsa`, `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `missing_field` for `from: 'ascendant'` without a time of birth
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 46.35–36.
 *
 * @example
 * ```ts
 * import { chaturashitiSama } from 'siddhanta/dashas';
 * const { data } = chaturashitiSama({
 *   birth: {
 *     date: '1990-08-15',
 *     time: '08:30:00',
 *     place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 *   },
 * });
 * data.periods.slice(0, 3).map(({ lord, end_date }) => `${lord} to ${end_date}`);
 * // => ['Mars to 1995-08-27', 'Mercury to 2007-08-27', 'Jupiter to 2019-08-27']
 * data.applicability.applies; // => false
 * ```
 */
export const chaturashitiSama = operation<StarDashaInput, StarDashaData>()({
  name: 'dashas.chaturashiti_sama',
  summary: 'Chaturashiti-sama dasha: 84 years of seven lords from Swati, twice',
  ...starDasha('chaturashiti_sama', {
    locus: '46.35–36',
    rules: {
      periods: {
        rule: 'seven lords, twelve years each; from Swati on',
        source: 'Brihat Parashara Hora 46.35–36: as two programs have it',
        state: 'agrees',
      },
    },
    verified:
      'the starts of one chart of 1996 printed by PyJHora, within 20 s; first lords of all 27 nakshatras in PyJHora and Maitreya 8',
  }),
});

/**
 * Returns the Dvisaptatisamā daśā of a birth, a cycle of 72 years: eight lords of nine years each, counted from Mūla, gone through twice.
 * Beside the periods stands whether Parāśara has it applied to this birth, and why.
 *
 * Periods begin at birth and follow one another, half-open; instants are ISO 8601 on the clocks of the birthplace, to the second, lengths
 * in years of 365.256363 days or those of `conventions.year`.
 * @param input `birth`; optional `levels` (1 … 5, default 2), `from` (`moon` by default), `cycles`, `tribhagi`, `antardasha_start`,
 *   `antardasha_direction`, `antardasha_split`, `ayanamsa`, `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `missing_field` for `from: 'ascendant'` without a time of birth
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 46.37–39.
 *
 * @example
 * ```ts
 * import { dwisaptatiSama } from 'siddhanta/dashas';
 * const { data } = dwisaptatiSama({
 *   birth: {
 *     date: '1990-08-15',
 *     time: '08:30:00',
 *     place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 *   },
 * });
 * data.periods.slice(0, 3).map(({ lord, end_date }) => `${lord} to ${end_date}`);
 * // => ['Jupiter to 1994-05-25', 'Venus to 2003-05-25', 'Saturn to 2012-05-24']
 * data.applicability.applies; // => false
 * ```
 */
export const dwisaptatiSama = operation<StarDashaInput, StarDashaData>()({
  name: 'dashas.dwisaptati_sama',
  summary: 'Dwisaptati-sama dasha: 72 years of eight lords from Mula, twice',
  ...starDasha('dwisaptati_sama', {
    locus: '46.37–39',
    rules: {
      periods: {
        rule: 'eight lords, nine years each; from Mula on',
        source: 'Brihat Parashara Hora 46.37–39: half-verses of condition and count; two programs',
        state: 'agrees',
      },
    },
    verified:
      'the starts of one chart of 1996 printed by PyJHora, within 20 s; first lords of all 27 nakshatras in PyJHora and Maitreya 8',
    disputed: [
      {
        element: 'when it applies',
        note: 'Lord of the lagna in the seventh, or lord of the seventh in the lagna: the Sanskrit half-verse of 46.38. The English translation has the lord of the lagna in the lagna or in the seventh.',
      },
    ],
  }),
});

/**
 * Returns the Ṣaṣṭihāyanī daśā of a birth, a cycle of 60 years: eight lords, the nakṣatras in groups of three and four from Aśvinī with
 * Abhijit, gone through twice. Also says whether Parāśara applies it to this birth, and why.
 *
 * Periods begin at birth and follow one another, half-open; instants are ISO 8601 on the clocks of the birthplace, to the second, lengths
 * in years of 365.256363 days or those of `conventions.year`.
 * @param input `birth`; optional `levels` (1 … 5, default 2), `from` (`moon` by default), `cycles`, `tribhagi`, `antardasha_start`,
 *   `antardasha_direction`, `antardasha_split`, `ayanamsa`, `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `missing_field` for `from: 'ascendant'` without a time of birth
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 46.40–41.
 *
 * @example
 * ```ts
 * import { shashtihayani } from 'siddhanta/dashas';
 * const { data } = shashtihayani({
 *   birth: {
 *     date: '1990-08-15',
 *     time: '08:30:00',
 *     place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 *   },
 * });
 * data.periods.slice(0, 3).map(({ lord, end_date }) => `${lord} to ${end_date}`);
 * // => ['Sun to 1994-10-25', 'Mars to 2004-10-24', 'Moon to 2010-10-25']
 * data.applicability.applies; // => false
 * ```
 */
export const shashtihayani = operation<StarDashaInput, StarDashaData>()({
  name: 'dashas.shashtihayani',
  summary: 'Shashtihayani dasha: 60 years of eight lords, nakshatras in groups with Abhijit, twice',
  ...starDasha('shashtihayani', {
    locus: '46.40–41',
    rules: {
      periods: {
        rule: 'Jupiter, Sun, Mars 10 years, Moon, Mercury, Venus, Saturn, Rahu 6; groups of three and four nakshatras from Ashwini, Abhijit counted',
        source: 'Brihat Parashara Hora 46.40–41: verse of condition and groups; the years as two programs have them',
        state: 'agrees',
      },
    },
    verified:
      'the starts of one chart of 1996 printed by PyJHora, within 20 s; first lords of all 27 nakshatras in PyJHora and Maitreya 8',
    disputed: [
      {
        element: 'part spent',
        note: 'The fraction of the nakshatra here, as PyJHora has it; the text is silent. PyJHora counts 27 nakshatras and gives Shatabhisha to Saturn against the three, four, three of 46.40.',
      },
    ],
  }),
});

/**
 * Returns the Ṣaṭtriṁśatsamā daśā of a birth, a cycle of 36 years: eight lords, counted from Śravaṇa, gone through three times. Beside the
 * periods stands whether Parāśara has it applied to this birth, and why.
 *
 * Periods begin at birth and follow one another, half-open; instants are ISO 8601 on the clocks of the birthplace, to the second, lengths
 * in years of 365.256363 days or those of `conventions.year`.
 * @param input `birth`; optional `levels` (1 … 5, default 2), `from` (`moon` by default), `cycles`, `tribhagi`, `antardasha_start`,
 *   `antardasha_direction`, `antardasha_split`, `ayanamsa`, `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `missing_field` for `from: 'ascendant'` without a time of birth
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 46.42–43.
 *
 * @example
 * ```ts
 * import { shattrimshaSama } from 'siddhanta/dashas';
 * const { data } = shattrimshaSama({
 *   birth: {
 *     date: '1990-08-15',
 *     time: '08:30:00',
 *     place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 *   },
 * });
 * data.periods.slice(0, 3).map(({ lord, end_date }) => `${lord} to ${end_date}`);
 * // => ['Sun to 1991-06-17', 'Jupiter to 1994-06-17', 'Mars to 1998-06-17']
 * data.applicability.applies; // => false
 * ```
 */
export const shattrimshaSama = operation<StarDashaInput, StarDashaData>()({
  name: 'dashas.shattrimsha_sama',
  summary: 'Shattrimsha-sama dasha: 36 years of eight lords from Shravana, three times',
  ...starDasha('shattrimsha_sama', {
    locus: '46.42–43',
    rules: {
      periods: {
        rule: 'Moon 1, Sun 2, Jupiter 3, Mars 4, Mercury 5, Saturn 6, Venus 7, Rahu 8 years; from Shravana on',
        source: 'Brihat Parashara Hora 46.42–43: half-verse of the condition; the rest as two programs have it',
        state: 'agrees',
      },
    },
    verified:
      'the starts of one chart of 1996 printed by PyJHora, within 20 s; first lords of all 27 nakshatras in PyJHora and Maitreya 8',
  }),
});
