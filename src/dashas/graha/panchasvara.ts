import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import { cite } from '../../operation/sources.js';
import { type DashaInput, dashaEntries } from '../input.js';
import { type GrahaDashaData, grahaDasha } from './operation.js';
import { type PanchasvaraOptions, panchasvaraEntries } from './options.js';
import { reckonPanchasvara } from './reckon.js';
import type { Svara } from './tables/svaras.js';

/** The input of {@link panchasvara}. */
export interface PanchasvaraInput extends DashaInput, PanchasvaraOptions {}

/** The Pañcasvara daśā of a birth. */
export interface PanchasvaraData extends GrahaDashaData {
  /** The system, named as its operation. */
  readonly system: 'panchasvara';
  /** The vowel under which the name stands, whose period is the first. */
  readonly svara: Svara;
  /** Where it comes from: from `svara` of the input, or the letter of the pada of the Moon. @names none */
  readonly svara_from: 'input' | 'pada';
  /** The letter of the pada of the Moon in IAST; only where the vowel comes from it. */
  readonly akshara?: string;
}

const words = {
  method: 'Panchasvara dasha: five vowels of twelve years, from that under which the first letter of the name stands',
  conventions: {
    letters: 'ka to ha without n of the throat, palate and roof, in rows of five under a, i, u, e, o',
    sub_periods: 'five equal parts from the vowel of the period on',
    rounds: 'two of sixty years',
  },
  sources: [
    cite('bphs', '46.191–194', 'letters, order and years; read in the Sanskrit'),
    cite('bphs', '51.1–2', 'sub-periods; read in the Sanskrit'),
  ],
  disputed: [
    {
      element: 'which name',
      note: 'The verse goes by the first letter of the name. Without svara it is that of the pada of the Moon, by which names are given. PyJHora goes by 28 nakshatras of equal length, in a table found nowhere else, and takes off a spent part.',
    },
    {
      element: 'repetition',
      note: 'Sixty years begin again here, as other short cycles; the text does not say so.',
    },
  ],
  rules: {
    periods: {
      rule: 'five vowels of twelve years from that of the name, from birth',
      source: 'Brihat Parashara Hora 46.191–194, Sanskrit; no list was seen that goes by it',
      state: 'unconfirmed',
    },
  },
  verified: 'nothing but our own reading of the Sanskrit: no printed example was found',
  rests: ['svara', 'akshara', 'periods'],
} as const;

/**
 * Returns the Pañcasvara daśā of a birth: the vowels a, i, u, e, o rule twelve years each, from that under which the first letter of the
 * name stands; two rounds from birth. Without `svara` the letter is that of the pada of the Moon. Experimental: no worked example was found.
 *
 * Periods are half-open; instants are ISO 8601 on the clocks of the birthplace, to the second, lengths in years of 365.256363 days or those
 * of `conventions.year`.
 * @param input `birth`; optional `levels` (1 … 5, default 2), `svara` (`a`, `i`, `u`, `e`, `o`), `ayanamsa`, `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input
 *
 * Source: Bṛhat Parāśara Horā Śāstra 46.191–194, 51.1–2, in the Sanskrit.
 *
 * @example
 * ```ts
 * import { panchasvara } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = panchasvara({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * [data.akshara, data.svara, data.periods[1]?.svara]; // => ['vī', 'a', 'i']
 * ```
 */
export const panchasvara = operation<PanchasvaraInput, PanchasvaraData>()({
  name: 'dashas.panchasvara',
  summary: 'Panchasvara dasha: five vowels of twelve years, by the first letter of the name',
  experimental: true,
  schema: () => record({ ...dashaEntries(), ...panchasvaraEntries() }),
  ...grahaDasha<PanchasvaraInput>()({
    name: 'Panchasvara',
    parts: () => 5,
    periods: 10,
    reckon: reckonPanchasvara,
    more: ({ svara, akshara }) => ({
      system: 'panchasvara' as const,
      svara,
      svara_from: akshara === undefined ? ('input' as const) : ('pada' as const),
      ...(akshara === undefined ? {} : { akshara }),
    }),
    words: () => words,
  }),
});
