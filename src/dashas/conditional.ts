import { operation } from '../operation/operation.js';
import { type StarDashaData, type StarDashaInput, starDasha } from './starDasha.js';

/**
 * Returns the Ṣoḍaśottarī daśā of a birth, a cycle of 116 years: eight lords, counted from Puṣya. Beside the periods stands whether
 * Parāśara has it applied to this birth, and why.
 *
 * Periods begin at birth and follow one another, half-open; instants are ISO 8601 on the clocks of the birthplace, to the second, lengths
 * in years of 365.256363 days or those of `conventions.year`.
 * @param input `birth`; optional `levels` (1 … 5, default 2), `from` (`moon` by default), `cycles`, `tribhagi`, `antardasha_start`,
 *   `antardasha_direction`, `antardasha_split`, `ayanamsa`, `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `missing_field` for `from: 'ascendant'` without a time of birth
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 46.24–26.
 *
 * @example
 * ```ts
 * import { shodashottari } from 'siddhanta/dashas';
 * const { data } = shodashottari({
 *   birth: {
 *     date: '1990-08-15',
 *     time: '08:30:00',
 *     place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 *   },
 * });
 * data.periods.slice(0, 3).map(({ lord, end_date }) => `${lord} to ${end_date}`);
 * // => ['Venus to 1998-03-03', 'Sun to 2009-03-03', 'Mars to 2021-03-03']
 * data.applicability.applies; // => true
 * ```
 */
export const shodashottari = operation<StarDashaInput, StarDashaData>()({
  name: 'dashas.shodashottari',
  summary: 'Shodashottari dasha: 116 years of eight lords from Pushya',
  ...starDasha('shodashottari', {
    locus: '46.24–26',
    rules: {
      periods: {
        rule: 'Sun 11, Mars 12, Jupiter 13, Saturn 14, Ketu 15, Moon 16, Mercury 17, Venus 18 years; from Pushya on',
        source: 'Brihat Parashara Hora 46.24–26: half-verse of the condition; the rest as two programs have it',
        state: 'agrees',
      },
    },
    verified:
      'the starts of one chart of 1996 printed by PyJHora, within 20 s; first lords of all 27 nakshatras in PyJHora and Maitreya 8',
    disputed: [
      {
        element: 'when it applies',
        note: 'By hora and half of the month, 46.24. One reader takes 46.23 (day and night) for this dasha; the order of the verses speaks for Ashtottari.',
      },
    ],
  }),
});

/**
 * Returns the Dvādaśottarī daśā of a birth, a cycle of 112 years: eight lords, counted from the nakṣatra of birth to Revatī. Beside the
 * periods stands whether Parāśara has it applied to this birth, and why.
 *
 * Periods begin at birth and follow one another, half-open; instants are ISO 8601 on the clocks of the birthplace, to the second, lengths
 * in years of 365.256363 days or those of `conventions.year`.
 * @param input `birth`; optional `levels` (1 … 5, default 2), `from` (`moon` by default), `cycles`, `tribhagi`, `antardasha_start`,
 *   `antardasha_direction`, `antardasha_split`, `ayanamsa`, `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `missing_field` for `from: 'ascendant'` without a time of birth
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 46.27–28.
 *
 * @example
 * ```ts
 * import { dwadashottari } from 'siddhanta/dashas';
 * const { data } = dwadashottari({
 *   birth: {
 *     date: '1990-08-15',
 *     time: '08:30:00',
 *     place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 *   },
 * });
 * data.periods.slice(0, 3).map(({ lord, end_date }) => `${lord} to ${end_date}`);
 * // => ['Moon to 1999-06-06', 'Sun to 2006-06-06', 'Jupiter to 2015-06-06']
 * data.applicability.applies; // => false
 * ```
 */
export const dwadashottari = operation<StarDashaInput, StarDashaData>()({
  name: 'dashas.dwadashottari',
  summary: 'Dwadashottari dasha: 112 years of eight lords, counted back from Revati',
  ...starDasha('dwadashottari', {
    locus: '46.27–28',
    rules: {
      periods: {
        rule: 'Sun 7, Jupiter 9, Ketu 11, Mercury 13, Rahu 15, Mars 17, Saturn 19, Moon 21 years; from the nakshatra on to Revati',
        source: 'Brihat Parashara Hora 46.27–28: verse of condition and count; the years as two programs have them',
        state: 'agrees',
      },
    },
    verified:
      'the starts of one chart of 1996 printed by PyJHora, within 20 s; first lords of all 27 nakshatras in PyJHora and Maitreya 8',
  }),
});

/**
 * Returns the Pañcottarī daśā of a birth, a cycle of 105 years: seven lords, counted from Anurādhā. Beside the periods stands whether
 * Parāśara has it applied to this birth, and why.
 *
 * Periods begin at birth and follow one another, half-open; instants are ISO 8601 on the clocks of the birthplace, to the second, lengths
 * in years of 365.256363 days or those of `conventions.year`.
 * @param input `birth`; optional `levels` (1 … 5, default 2), `from` (`moon` by default), `cycles`, `tribhagi`, `antardasha_start`,
 *   `antardasha_direction`, `antardasha_split`, `ayanamsa`, `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `missing_field` for `from: 'ascendant'` without a time of birth
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 46.29–31.
 *
 * @example
 * ```ts
 * import { panchottari } from 'siddhanta/dashas';
 * const { data } = panchottari({
 *   birth: {
 *     date: '1990-08-15',
 *     time: '08:30:00',
 *     place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 *   },
 * });
 * data.periods.slice(0, 3).map(({ lord, end_date }) => `${lord} to ${end_date}`);
 * // => ['Sun to 1995-08-27', 'Mercury to 2008-08-26', 'Saturn to 2022-08-27']
 * data.applicability.applies; // => false
 * ```
 */
export const panchottari = operation<StarDashaInput, StarDashaData>()({
  name: 'dashas.panchottari',
  summary: 'Panchottari dasha: 105 years of seven lords from Anuradha',
  ...starDasha('panchottari', {
    locus: '46.29–31',
    rules: {
      periods: {
        rule: 'Sun 12, Mercury 13, Saturn 14, Mars 15, Venus 16, Moon 17, Jupiter 18 years; from Anuradha on',
        source: 'Brihat Parashara Hora 46.29–31: verse of condition and count; the years as two programs have them',
        state: 'agrees',
      },
    },
    verified:
      'the starts of one chart of 1996 printed by PyJHora, within 20 s; first lords of all 27 nakshatras in PyJHora and Maitreya 8',
  }),
});

/**
 * Returns the Śatābdikā daśā of a birth, a cycle of 100 years: seven lords, counted from Revatī. Beside the periods stands whether Parāśara
 * has it applied to this birth, and why.
 *
 * Periods begin at birth and follow one another, half-open; instants are ISO 8601 on the clocks of the birthplace, to the second, lengths
 * in years of 365.256363 days or those of `conventions.year`.
 * @param input `birth`; optional `levels` (1 … 5, default 2), `from` (`moon` by default), `cycles`, `tribhagi`, `antardasha_start`,
 *   `antardasha_direction`, `antardasha_split`, `ayanamsa`, `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `missing_field` for `from: 'ascendant'` without a time of birth
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 46.32–34.
 *
 * @example
 * ```ts
 * import { shatabdika } from 'siddhanta/dashas';
 * const { data } = shatabdika({
 *   birth: {
 *     date: '1990-08-15',
 *     time: '08:30:00',
 *     place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 *   },
 * });
 * data.periods.slice(0, 3).map(({ lord, end_date }) => `${lord} to ${end_date}`);
 * // => ['Jupiter to 1999-01-04', 'Mars to 2019-01-04', 'Saturn to 2049-01-03']
 * data.applicability.applies; // => false
 * ```
 */
export const shatabdika = operation<StarDashaInput, StarDashaData>()({
  name: 'dashas.shatabdika',
  summary: 'Shatabdika dasha: 100 years of seven lords from Revati',
  ...starDasha('shatabdika', {
    locus: '46.32–34',
    rules: {
      periods: {
        rule: 'Sun 5, Moon 5, Venus 10, Mercury 10, Jupiter 20, Mars 20, Saturn 30 years; from Revati on',
        source: 'Brihat Parashara Hora 46.32–34: as two programs have it',
        state: 'agrees',
      },
    },
    verified:
      'the starts of one chart of 1996 printed by PyJHora, within 20 s; first lords of all 27 nakshatras in PyJHora and Maitreya 8',
  }),
});
