import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import { cite } from '../../operation/sources.js';
import type { Graha } from '../../zodiac/names.js';
import { type DashaInput, dashaEntries } from '../input.js';
import { type NodesOptions, nodesEntries } from '../rashi/options.js';
import { type GrahaDashaData, grahaDasha, PYJHORA } from './operation.js';
import { reckonBuddhiGati } from './reckon.js';

/** The input of {@link buddhiGati}. */
export interface BuddhiGatiInput extends DashaInput, NodesOptions {}

/** A graha in the order of the Buddhi-gati daśā. */
export interface BuddhiGatiLord {
  /** The graha. */
  readonly planet: Graha;
  /** Its whole-sign house from the lagna. @asType integer @minimum 1 @maximum 12 */
  readonly house: number;
  /** Its years; a graha of no years has no period. @asType integer @minimum 0 @maximum 12 */
  readonly years: number;
}

/** The Buddhi-gati daśā of a birth. */
export interface BuddhiGatiData extends GrahaDashaData {
  /** The system, named as its operation. */
  readonly system: 'buddhi_gati';
  /** The nine in their order, from the fourth house on. @minItems 9 @maxItems 9 */
  readonly order: readonly BuddhiGatiLord[];
  /** Years of a round. @asType integer @minimum 0 @maximum 108 */
  readonly total_years: number;
}

function wordsOf({ nodes_exalted = 'gemini_sagittarius' }: NodesOptions) {
  return {
    method: 'Buddhi-gati dasha: the grahas by houses from the fourth on, years by signs, two rounds',
    conventions: {
      order: 'signs from the fourth house on; within a sign the graha further on in it first',
      nodes_exalted,
      sub_periods: 'nine equal parts from the lord of the period on, in the same order',
    },
    sources: [PYJHORA, cite('bphs', '51.1–2', 'a period begins with the part of its own lord; read in the Sanskrit')],
    disputed: [
      {
        element: 'the whole dasha',
        note: 'Seen in PyJHora alone; no text was seen. Two rounds, as there.',
      },
      {
        element: 'exaltation of the nodes',
        note: 'In one sign each here, nodes_exalted says in which. PyJHora counts both Taurus and Gemini for Rahu, Scorpio and Sagittarius for Ketu.',
      },
    ],
    rules: {
      periods: {
        rule: 'years: signs from the graha to the lagna, moved on by one sign for each graha before; one more exalted, one less debilitated',
        source: 'PyJHora alone; no text was seen',
        state: 'unconfirmed',
      },
    },
    verified:
      'the 18 periods and 162 sub-periods that PyJHora (commit e20943c) prints for one chart of 1996; no text was found',
    rests: ['order', 'total_years', 'periods'],
  } as const;
}

/**
 * Returns the Buddhi-gati daśā of a birth: the nine grahas by their houses from the fourth on, each with years by the signs from it to the
 * lagna, two rounds from birth. Experimental: no text was seen.
 *
 * Periods are half-open; instants are ISO 8601 on the clocks of the birthplace, to the second, lengths in years of 365.256363 days or those
 * of `conventions.year`.
 * @param input `birth`; optional `levels` (1 … 5, default 2), `nodes_exalted` (`gemini_sagittarius`, `taurus_scorpio`), `ayanamsa`,
 *   `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: PyJHora (commit e20943c).
 *
 * @example
 * ```ts
 * import { buddhiGati } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = buddhiGati({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * data.order.slice(0, 3).map(({ planet, years }) => [planet, years]);
 * // => [['Saturn', 9], ['Rahu', 9], ['Mars', 7]]
 * ```
 */
export const buddhiGati = operation<BuddhiGatiInput, BuddhiGatiData>()({
  name: 'dashas.buddhi_gati',
  summary: 'Buddhi-gati dasha: the grahas by houses from the fourth on',
  experimental: true,
  schema: () => record({ ...dashaEntries(), ...nodesEntries() }),
  ...grahaDasha<BuddhiGatiInput>()({
    name: 'Buddhi Gati',
    parts: () => 9,
    periods: 18,
    reckon: reckonBuddhiGati,
    more: ({ order }) => ({
      system: 'buddhi_gati' as const,
      order,
      total_years: order.reduce((sum, { years }) => sum + years, 0),
    }),
    words: wordsOf,
  }),
});
