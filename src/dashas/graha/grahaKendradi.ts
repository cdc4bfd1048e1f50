import { record } from '../../input/schemas.js';
import { at } from '../../math/at.js';
import { operation } from '../../operation/operation.js';
import { cite } from '../../operation/sources.js';
import { type Graha, SIGNS, type Sign } from '../../zodiac/names.js';
import { type DashaInput, dashaEntries } from '../input.js';
import { type SchemeOptions, schemeEntries } from '../rashi/furtherOptions.js';
import { type NodesOptions, nodesEntries } from '../rashi/options.js';
import { type GrahaDashaData, grahaDasha } from './operation.js';
import { KENDRAS_OF, type KendrasOfOptions, kendrasOfEntries } from './options.js';
import { type GrahaKendradiBeside, reckonGrahaKendradi } from './reckon.js';

/** The input of {@link grahaKendradi}. */
export interface GrahaKendradiInput extends DashaInput, KendrasOfOptions, SchemeOptions, NodesOptions {}

/** A graha in the order of the Kendrādi daśā of grahas. */
export interface GrahaKendradiLord {
  /** The graha. */
  readonly planet: Graha;
  /** Its house from the sign whose kendras come first. @asType integer @minimum 1 @maximum 12 */
  readonly house: number;
  /** Its years. @asType integer @minimum 1 @maximum 12 */
  readonly years: number;
}

/** The Kendrādi daśā of grahas of a birth. */
export interface GrahaKendradiData extends GrahaDashaData {
  /** The system, named as its operation. */
  readonly system: 'graha_kendradi';
  /** The Ātma kāraka. */
  readonly atma_karaka: Graha;
  /** The sign whose kendras come first. */
  readonly start: Sign;
  /** The nine in their order. @minItems 9 @maxItems 9 */
  readonly order: readonly GrahaKendradiLord[];
  /** Years of all nine. @asType integer @minimum 9 @maximum 108 */
  readonly total_years: number;
}

function wordsOf({ kendras_of = KENDRAS_OF[0], scheme = 'eight' }: GrahaKendradiInput) {
  return {
    method: 'Graha Kendradi dasha: the grahas in kendras, panapharas and apoklimas, years to their own signs',
    conventions: { kendras_of, scheme, sub_periods: 'in proportion to the years, from the lord itself on' },
    sources: [
      cite('bphs', '46.175–177', 'order and years; read in the Sanskrit'),
      cite('bphs', '46.156–157, 46.165', 'counting as in Cara, signs of the nodes, exaltation; read in the Sanskrit'),
      cite('bphs', '51.1–2', 'sub-periods; read in the Sanskrit'),
      cite('rao', '15.5.1', 'which of two grahas is stronger'),
    ],
    disputed: [
      {
        element: 'who begins',
        note: 'The verse says “from the karaka”, so the Atma karaka begins. The verse before counts from ascendant or seventh; kendras_of ascendant begins with the strongest there.',
      },
      {
        element: 'years',
        note: 'Signs to the own sign, as in Cara, of two the greater (46.177). The school of S. Rath counts to the mulatrikona and takes that from the years of Vimshottari, in two rounds; it was not used.',
      },
      {
        element: 'direction of the count',
        note: 'By the sign in which the graha is, forward from odd-footed and backward from even-footed signs, as in Cara. The verse does not repeat it.',
      },
      {
        element: 'order of the groups',
        note: 'Kendras, panapharas, apoklimas. The school of S. Rath turns it where the Atma karaka is in an even sign, or with Saturn or Ketu.',
      },
    ],
    rules: {
      periods: {
        rule: 'in kendras, then panapharas, then apoklimas, the stronger first; signs to the own sign as in Cara',
        source: 'Brihat Parashara Hora 46.175–177, Sanskrit, read; no worked example',
        state: 'unconfirmed',
      },
    },
    verified: 'against the verses alone; no worked example of this reading was found',
    rests: ['atma_karaka', 'start', 'order', 'total_years', 'periods'],
  } as const;
}

/**
 * Returns the Kendrādi daśā of grahas of a birth: the grahas in kendras of the Ātma kāraka or the ascendant, then those in paṇapharas, then
 * those in āpoklimas, each with the signs to its own sign as years. Experimental: no worked example was found.
 *
 * Periods are half-open; instants are ISO 8601 on the clocks of the birthplace, to the second, lengths in years of 365.256363 days or those
 * of `conventions.year`.
 * @param input `birth`; optional `kendras_of` (`atma_karaka`, `ascendant`), `scheme` (`eight`, `seven`), `nodes_exalted` (`gemini_sagittarius`, `taurus_scorpio`), `levels` (1 … 5, default 2), `ayanamsa`, `user_name`,
 *   `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra 46.175–177, in the Sanskrit.
 *
 * @example
 * ```ts
 * import { grahaKendradi } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = grahaKendradi({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * data.order.slice(0, 3).map(({ planet, years }) => [planet, years]);
 * // => [['Sun', 11], ['Jupiter', 8], ['Ketu', 8]]
 * ```
 */
export const grahaKendradi = operation<GrahaKendradiInput, GrahaKendradiData>()({
  name: 'dashas.graha_kendradi',
  summary: 'Graha Kendradi dasha: grahas in kendras, panapharas and apoklimas, years to their own signs',
  experimental: true,
  schema: () => record({ ...dashaEntries(), ...kendrasOfEntries(), ...schemeEntries(), ...nodesEntries() }),
  ...grahaDasha<GrahaKendradiInput>()({
    name: 'Graha Kendradi',
    parts: () => 9,
    periods: 9,
    reckon: reckonGrahaKendradi,
    more: ({ atmaKaraka, start, order }: GrahaKendradiBeside) => ({
      system: 'graha_kendradi' as const,
      atma_karaka: atmaKaraka,
      start: at(SIGNS, start).name,
      order,
      total_years: order.reduce((sum, { years }) => sum + years, 0),
    }),
    words: wordsOf,
  }),
});
