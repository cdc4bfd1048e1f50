import { record } from '../../input/schemas.js';
import { NAKSHATRA } from '../../math/angle.js';
import { operation } from '../../operation/operation.js';
import { cite } from '../../operation/sources.js';
import type { Graha, Nakshatra } from '../../zodiac/names.js';
import { nakshatraName } from '../../zodiac/position.js';
import { VIMSHOTTARI } from '../../zodiac/vimshottari.js';
import { type DashaInput, dashaEntries } from '../input.js';
import { type NodesOptions, nodesEntries } from '../rashi/options.js';
import { UNITS_PER_YEAR } from '../rules/course.js';
import { type GrahaDashaData, grahaDasha, sixth } from './operation.js';
import { TARA_ORDERS, type TaraOptions, taraEntries } from './options.js';
import { reckonTara, type TaraBeside } from './reckon.js';

/** The input of {@link tara}. */
export interface TaraInput extends DashaInput, TaraOptions, NodesOptions {}

/** The Tārā daśā of a birth. */
export interface TaraData extends GrahaDashaData {
  /** The system, named as its operation. */
  readonly system: 'tara';
  /** Whether the text applies it to this birth: a graha is in a kendra of the lagna. Where none is, there are no periods. */
  readonly applies: boolean;
  /** The grahas in kendras of the lagna. */
  readonly kendra_grahas: readonly Graha[];
  /** The strongest of them, whose period is the first; null where there is none. */
  readonly first_lord: Graha | null;
  /** Nakṣatra of the Moon, of which the traversed part is the spent part of the first period. */
  readonly nakshatra: Nakshatra;
  /** Years of the first period already past at birth, six decimals; null without periods. @minimum 0 */
  readonly elapsed_years: number | null;
  /** Years left of it at birth, six decimals; null without periods. @minimum 0 */
  readonly balance_years: number | null;
}

function balanceOf({ moon, first }: TaraBeside): Pick<TaraData, 'elapsed_years' | 'balance_years'> {
  const years = VIMSHOTTARI.find(({ lord }) => lord === first)?.years;
  if (years === undefined) return { elapsed_years: null, balance_years: null };
  const length = years * UNITS_PER_YEAR;
  const elapsed = (length / NAKSHATRA) * (moon % NAKSHATRA);
  return { elapsed_years: sixth(elapsed), balance_years: sixth(length - elapsed) };
}

function wordsOf({ tara_order = TARA_ORDERS[0] }: TaraOptions) {
  return {
    method: 'Tara dasha: the years of Vimshottari from the strongest graha in a kendra, balance by the Moon',
    conventions: {
      tara_order,
      first_period:
        'starts at birth and lasts the balance; sub-periods are cut from the full notional period, those that ended before birth are left out',
      balance: 'share of the nakshatra of the Moon by longitude',
    },
    sources: [
      cite('bphs', '46.207–209', 'order, taras, first lord and condition; read in the Sanskrit'),
      cite('bphs', '51.1–2', 'sub-periods; read in the Sanskrit'),
      cite('rao', '15.5.1', 'which of two grahas is stronger'),
    ],
    disputed: [
      {
        element: 'order of the lords',
        note: 'That of Vimshottari, as 46.207 names them. Sanjay Rath has Venus, Moon, Ketu, Saturn, Jupiter, Mercury, Rahu, Mars, Sun, the default of PyJHora. tara_order chooses.',
      },
      {
        element: 'which graha is strong',
        note: 'The verse says a strong graha in a kendra, and not by which strength. The rules here are those of P. V. R. Narasimha Rao, which know the nodes, as PyJHora; shadbala knows seven grahas.',
      },
      {
        element: 'when it applies',
        note: 'Where a graha is in a kendra, 46.209. PyJHora notes that all four kendras must hold one, but does not ask it.',
      },
      {
        element: 'spent part of the first period',
        note: 'By the nakshatra of the Moon, since the verse begins “as Vimshottari”; in PyJHora the same.',
      },
    ],
    rules: {
      periods: {
        rule: 'years of Vimshottari, from the strongest graha in a kendra on; taras from janma by the place in the order',
        source: 'Brihat Parashara Hora 46.207–209, Sanskrit; two lists of PyJHora for one chart, one in each order',
        state: 'agrees',
      },
    },
    verified:
      'the 9 periods that PyJHora (commit e20943c) prints in each order for one chart of 1996, and six levels at a moment; no printed example was found',
    rests: ['applies', 'kendra_grahas', 'first_lord', 'nakshatra', 'elapsed_years', 'balance_years', 'periods'],
  } as const;
}

/**
 * Returns the Tārā daśā of a birth: the lords and years of Vimśottarī, begun by the strongest graha in a kendra of the lagna; beside each
 * lord its tārā, from janma on. The Moon's nakṣatra tells how much of the first is spent. Without a graha in a kendra it does not apply and
 * has no periods.
 *
 * Periods begin at birth and follow one another, half-open; instants are ISO 8601 on the clocks of the birthplace, to the second, lengths
 * in years of 365.256363 days or those of `conventions.year`.
 * @param input `birth`; optional `levels` (1 … 5, default 2), `tara_order` (`vimshottari`, `rath`), `nodes_exalted`
 *   (`gemini_sagittarius`, `taurus_scorpio`), `ayanamsa`, `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra 46.207–209, 51.1–2, in the Sanskrit.
 *
 * @example
 * ```ts
 * import { tara } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = tara({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * [data.kendra_grahas, data.first_lord]; // => [['Saturn'], 'Saturn']
 * ```
 */
export const tara = operation<TaraInput, TaraData>()({
  name: 'dashas.tara',
  summary: 'Tara dasha: the years of Vimshottari from the strongest graha in a kendra',
  schema: () => record({ ...dashaEntries(), ...taraEntries(), ...nodesEntries() }),
  ...grahaDasha<TaraInput>()({
    name: 'Tara',
    parts: () => 9,
    periods: 9,
    reckon: reckonTara,
    more: (beside: TaraBeside) => ({
      system: 'tara' as const,
      applies: beside.first !== undefined,
      kendra_grahas: beside.kendras,
      first_lord: beside.first ?? null,
      nakshatra: nakshatraName(beside.moon),
      ...balanceOf(beside),
    }),
    words: wordsOf,
  }),
});
