import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import { cite } from '../../operation/sources.js';
import type { Varga } from '../../types.js';
import { type ZodiacPosition, zodiacPosition } from '../../zodiac/position.js';
import { seedDisputes } from '../disputes.js';
import { type DashaInput, dashaEntries } from '../input.js';
import { type SeedOptions, STARTS, type Start, seedEntries } from '../options.js';
import { RASHI, seedName } from '../vimshottariOptions.js';
import { type GrahaDashaData, grahaDasha, PYJHORA } from './operation.js';
import { reckonSaptarishi } from './reckon.js';

/** The input of {@link saptarishi}. */
export interface SaptarishiInput extends DashaInput, SeedOptions {}

/** The Saptarṣi nakṣatra daśā of a birth. */
export interface SaptarishiData extends GrahaDashaData, ZodiacPosition {
  /** The system, named as its operation. */
  readonly system: 'saptarishi';
  /** The point whose nakṣatra is the first; sign, nakṣatra and longitude are its. */
  readonly from: Start;
  /** The chart in which it stands, if it is not the rāśi chart. @names vargas */
  readonly varga?: Varga;
}

function wordsOf(input: SeedOptions) {
  return {
    method: `Saptarishi nakshatra dasha: ten nakshatras of ten years, backward from that of ${seedName(input)}`,
    conventions: {
      from: seedName(input),
      sub_periods: 'ten equal parts, backward from the nakshatra of the period',
    },
    sources: [PYJHORA, cite('bphs', '51.1–2', 'a period begins with its own part; read in the Sanskrit')],
    disputed: [
      {
        element: 'the whole dasha',
        note: 'Seen in PyJHora alone, which has it from Jagannatha Hora; no text was seen. Nothing is taken off for the traversed part of the nakshatra.',
      },
      ...seedDisputes(input),
    ],
    rules: {
      periods: {
        rule: 'ten nakshatras backward from that of the point, ten years each, from birth',
        source: 'PyJHora alone; no text was seen',
        state: 'unconfirmed',
      },
    },
    verified:
      'the 10 periods and 100 sub-periods that PyJHora (commit e20943c) prints for one chart of 1996, and the first of ten points',
    rests: ['longitude', 'sign', 'sign_number', 'degrees', 'nakshatra', 'nakshatra_number', 'pada', 'periods'],
  } as const;
}

/**
 * Returns the Saptarṣi nakṣatra daśā of a birth: ten nakṣatras of ten years each, backward from that of the Moon or another point, from
 * birth. Experimental: no text was seen.
 *
 * Periods are half-open; instants are ISO 8601 on the clocks of the birthplace, to the second, lengths in years of 365.256363 days or those
 * of `conventions.year`.
 * @param input `birth`; optional `levels` (1 … 5, default 2), `from` (`moon` by default), `varga` (the chart in which that point stands;
 *   `d1` by default), `ayanamsa`, `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `missing_field` for `from: 'ascendant'` without a time of birth
 *
 * Source: PyJHora (commit e20943c).
 *
 * @example
 * ```ts
 * import { saptarishi } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = saptarishi({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * data.periods.slice(0, 4).map(({ nakshatra }) => nakshatra); // => ['Rohini', 'Krittika', 'Bharani', 'Ashwini']
 * ```
 */
export const saptarishi = operation<SaptarishiInput, SaptarishiData>()({
  name: 'dashas.saptarishi',
  summary: 'Saptarishi nakshatra dasha: ten nakshatras of ten years, backward',
  experimental: true,
  schema: () => record({ ...dashaEntries(), ...seedEntries() }),
  ...grahaDasha<SaptarishiInput>()({
    name: 'Saptarishi',
    parts: () => 10,
    periods: 10,
    reckon: reckonSaptarishi,
    more: ({ point }, _, { from = STARTS[0], varga = RASHI }) => ({
      system: 'saptarishi' as const,
      from,
      ...(varga === RASHI ? {} : { varga }),
      ...zodiacPosition(point),
    }),
    words: wordsOf,
  }),
});
