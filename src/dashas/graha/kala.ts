import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import { cite } from '../../operation/sources.js';
import { localText } from '../../time/exactOffsets.js';
import { offsetAt } from '../../time/zone.js';
import type { LocalInstant } from '../../types.js';
import { type DashaInput, dashaEntries } from '../input.js';
import { type GrahaDashaData, grahaDasha } from './operation.js';
import { KALA_PARTS, KALA_TWILIGHTS, type KalaOptions, kalaEntries } from './options.js';
import { reckonKala } from './reckon.js';
import type { KalaMoment } from './rules/kala.js';
import { KALA_SECTIONS, type KalaSection } from './tables/orders.js';

/** The input of {@link kala}. */
export interface KalaInput extends DashaInput, KalaOptions {}

/** The Kāla daśā of a birth. */
export interface KalaData extends GrahaDashaData {
  /** The system, named as its operation. */
  readonly system: 'kala';
  /** The section of the day that holds the birth: `khanda` around sunrise, `purna` by day, `sudha` around sunset, `mugdha` by night. */
  readonly section: KalaSection;
  /** Its beginning. */
  readonly section_start: LocalInstant;
  /** Its end, which begins the next. */
  readonly section_end: LocalInstant;
  /** Ghaṭīs of it that are past at birth, six decimals. @minimum 0 */
  readonly ghatis_past: number;
  /** Ghaṭīs of the whole section, six decimals: 10 or 20, other lengths with `kala_twilight: 'clock'`. @minimum 0 */
  readonly ghatis: number;
  /** Years of the Sun in the first round, six decimals; each further graha has as much more. @minimum 0 */
  readonly unit_years: number;
}

/** Two nights and two days of risings and settings. */
const SEARCH_MS = 4;

const six = (value: number): number => Math.round(value * 1_000_000) / 1_000_000;

const CUTS = {
  temporal: 'five thirtieths of the day and of the night on their sides of sunrise and sunset',
  clock: 'two hours on both sides of sunrise and sunset; ghatis of 24 minutes',
} as const;
const DIVISIONS = {
  nine: 'nine parts from the lord of the period on, in the proportion of 1 to 9',
  eighteen: 'two rounds of nine parts from the Sun on, in the proportion of the two rounds of the first level',
} as const;

function wordsOf({ kala_twilight = KALA_TWILIGHTS[0], kala_parts = KALA_PARTS[0] }: KalaOptions) {
  return {
    method: 'Kala dasha: ghatis of the section of the day that are past at birth, shared 1 to 9 among the nine',
    conventions: {
      kala_twilight: CUTS[kala_twilight],
      sub_periods: DIVISIONS[kala_parts],
      second_round: 'by the ghatis of the section that are to come',
    },
    sources: [
      cite('bphs', '46.44–49', 'sections, years and order; read in the Sanskrit'),
      cite('bphs', '51.1–2', 'sub-periods; read in the Sanskrit'),
      { work: 'PyJHora (commit e20943c)', locus: 'dhasa/graha', note: 'the second round' },
    ],
    disputed: [
      {
        element: 'length of the twilights',
        note: 'Five ghatis on each side, and twenty for day and night, as the verse counts: so a ghati is a thirtieth of the day or the night here. PyJHora agrees by day; a slip gives its dawn a sixth of the day before sunrise, too, and it loses births early in the night. Ghatis of 24 minutes give the day another length; kala_twilight chooses.',
      },
      {
        element: 'rising and setting',
        note: 'By conventions.sunrise, the upper limb by default as in all operations. The verse says half-set, which is the centre of the Sun; the list of PyJHora agrees with hindu, its centre without refraction.',
      },
      {
        element: 'what follows the ninth',
        note: 'The verse has one round, by the ghatis past. The second round, by those to come, is in PyJHora alone; both rounds have 120 years.',
      },
      {
        element: 'order of sub-periods',
        note: 'From the lord of the period on, in proportion to the years, as 51.1–2 has it for all. PyJHora divides each period into both rounds from the Sun on. kala_parts chooses.',
      },
    ],
    rules: {
      periods: {
        rule: 'years of the Sun: ghatis past, times 2 by day and night, times 4 in the twilights, divided by 15; each further graha has as much more',
        source: 'Brihat Parashara Hora 46.44–49, Sanskrit; the list of PyJHora for one chart',
        state: 'agrees',
      },
      second_round: {
        rule: 'nine more periods by the ghatis that are to come',
        source: 'PyJHora alone',
        state: 'unconfirmed',
      },
    },
    verified:
      'the 18 periods and 324 sub-periods that PyJHora (commit e20943c) prints for one chart of 1996: to three days, since it takes the sunset of the day before; from the same ghatis to seconds; no printed example was found',
    rests: ['section', 'section_start', 'section_end', 'ghatis_past', 'ghatis', 'unit_years', 'periods'],
    uses: ['node', 'sunrise'],
  } as const;
}

/**
 * Returns the Kāla daśā of a birth: the ghaṭīs of the twilight, day or night that are past at birth give the nine grahas their years, 1 to 9
 * times as many from the Sun on. A second round follows by the ghaṭīs that were to come; both have 120 years. Experimental: no
 * text has that second round.
 *
 * Periods begin at birth and follow one another, half-open; instants are ISO 8601 on the clocks of the birthplace, to the second, lengths
 * in years of 365.256363 days or those of `conventions.year`. A second of the time of birth moves dates by up to some days.
 * @param input `birth`; optional `levels` (1 … 5, default 2), `kala_twilight` (`temporal`, `clock`), `kala_parts` (`nine`,
 *   `eighteen`), `ayanamsa`, `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where the Sun does not rise or set, or its twilights leave no day or night
 *
 * Source: Bṛhat Parāśara Horā Śāstra 46.44–49, 51.1–2, in the Sanskrit.
 *
 * @example
 * ```ts
 * import { kala } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = kala({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1 });
 * [data.section, data.ghatis_past, data.unit_years]; // => ['purna', 1.066508, 0.142201]
 * ```
 */
export const kala = operation<KalaInput, KalaData>()({
  name: 'dashas.kala',
  summary: 'Kala dasha: years by the ghatis of the day that are past at birth',
  experimental: true,
  schema: () => record({ ...dashaEntries(), ...kalaEntries() }),
  ...grahaDasha<KalaInput>()({
    name: 'Kala',
    parts: ({ kala_parts = KALA_PARTS[0] }) => (kala_parts === 'nine' ? 9 : 18),
    periods: 18,
    search: SEARCH_MS,
    reckon: reckonKala,
    more: ({ section, start, end, past, ghatis }: KalaMoment, { birth, resolved }) => {
      const written = (ms: number): LocalInstant => {
        const second = Math.round((resolved.utcMs + ms) / 1000) * 1000;
        return localText(second, offsetAt(birth.place.timezone, second));
      };
      return {
        system: 'kala' as const,
        section,
        section_start: written(start),
        section_end: written(end),
        ghatis_past: six(past),
        ghatis: six(ghatis),
        unit_years: six((past * KALA_SECTIONS[section].fifteenths) / 15),
      };
    },
    words: wordsOf,
  }),
});
