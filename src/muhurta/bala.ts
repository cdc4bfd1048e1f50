import { luminaryContext } from '../cast/context.js';
import { lunarCalendarOf } from '../cast/lunarCalendar.js';
import { risingsAt } from '../cast/risings.js';
import { record } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { cite } from '../operation/sources.js';
import {
  type ChandraWords,
  chandrasOf,
  type PanchakaRahitaWords,
  panchakaRahitasOf,
  type TaraWords,
  tarasOf,
} from './balaParts.js';
import { type Ghata, ghataOf } from './ghata.js';
import { dayConventions, dayFields, daySources, disputesOfDay, EXAMPLE, type MuhurtaInput, observe } from './input.js';
import { type BirthMoon, type BirthOrMoon, birthOrMoonFields, clockOf, moonOfBirth } from './natal.js';
import { BALA_RULES, BALA_SOURCES } from './tables/bala.js';
import { cutWith, isPartial, type MuhurtaDay, type MuhurtaWindow } from './vedicDay.js';

/** The input of {@link bala}: a day, and a birth or its Moon. */
export interface BalaInput extends MuhurtaInput, BirthOrMoon {}

/** The part of a tārā that falls on the day. */
export interface TaraWindow extends MuhurtaWindow, TaraWords {}

/** The part of the Moon's stay in a sign that falls on the day. */
export interface ChandraWindow extends MuhurtaWindow, ChandraWords {}

/** A stretch of the day with one remainder of nine. */
export interface PanchakaRahitaWindow extends MuhurtaWindow, PanchakaRahitaWords {}

/** What a day is to a birth; all cut to the day from sunrise to the next sunrise. */
export interface BalaData {
  /** The day. */
  readonly day: MuhurtaDay;
  /** The Moon of the birth, from which all of it is counted. */
  readonly natal: BirthMoon;
  /** Tārābala: the nakṣatras of the Moon, counted from that of birth. */
  readonly tara: readonly TaraWindow[];
  /** Candrabala: the signs of the Moon, counted from that of birth. */
  readonly chandra: readonly ChandraWindow[];
  /**
   * Pañcaka rahita: the remainder of tithi, weekday, nakṣatra and rising sign; the same for every birth. Null from the polar circles on,
   * where parts of the zodiac never rise.
   */
  readonly panchaka_rahita: readonly PanchakaRahitaWindow[] | null;
  /** Ghāta of the sign of birth. */
  readonly ghata: Ghata;
  /** Whether a time of the day is null because the Sun does not rise or set; windows of the Moon are given all the same. */
  readonly times_partial: boolean;
}

/**
 * Returns what a date at a place is to a birth: tārābala, candrabala, pañcaka rahita and ghāta.
 *
 * Instants are ISO 8601 with the UTC offset of the place at that instant, rounded once to whole seconds; windows are half-open and cut to
 * the day from sunrise to the next sunrise.
 *
 * @param input `date` (1000-01-01 … 2999-12-31), `place`, and `birth`, or `natal` (`nakshatra_number` 1 … 27 and `sign_number` 1 … 12 of
 * its Moon); optional `sunrise`, `conventions`, `ayanamsa`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `missing_field` where neither `birth` nor `natal` is given, `invalid_value` where both are or
 * where nakṣatra and sign are not of one Moon; `nonexistent_time` for a date that the clocks of the zone skipped
 *
 * Source: programs of almanacs; `provenance.rules` has each rule with how far it is borne out. Ghāta: Muhūrta Cintāmaṇi, Yātrā 27–32, and memory.
 *
 * @example
 * ```ts
 * import { bala } from 'siddhanta/muhurta';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = bala({ date: '2025-11-22', place, natal: { nakshatra_number: 4, sign_number: 2 } });
 * data.tara.map(({ name, quality }) => `${name} ${quality}`); // => ['Sadhaka good', 'Vadha bad']
 * data.chandra.map(({ house, quality }) => `${house} ${quality}`); // => ['7 good', '8 bad']
 * ```
 */
export const bala = operation<BalaInput, BalaData>()({
  name: 'muhurta.bala',
  summary: 'Tarabala, chandrabala, panchaka rahita and ghata of a date at a place, for a birth',
  units: 2,
  work: { ms: 3, bytes: 3300 },
  schools: 'all',
  schema: () => record({ ...dayFields(), ...birthOrMoonFields() }),
  alternatives: ['birth', 'natal'],
  example: { ...EXAMPLE, birth: { date: '1990-08-15', time: '08:30:00', place: { ...EXAMPLE.place } } },
  context: luminaryContext,
  run(input, sky) {
    const observed = observe(input, sky);
    const { almanac, parts } = observed;
    const { limbs } = almanac;
    const moon = moonOfBirth(input, sky);
    const natal = moon.moon;
    const { whole } = parts;
    const risings = risingsAt(sky, input.place, whole.start);
    const rahita = risings && panchakaRahitasOf(limbs, whole, parts.weekday, risings.signs(whole.start, whole.end));
    return {
      data: {
        day: parts.description,
        natal,
        tara: cutWith(parts, tarasOf(limbs, whole, natal)),
        chandra: cutWith(parts, chandrasOf(limbs, whole, natal)),
        panchaka_rahita: rahita === undefined ? null : cutWith(parts, rahita),
        ghata: ghataOf(almanac, parts, natal, lunarCalendarOf(sky, input.place).monthAt(whole.start)),
        times_partial: isPartial(parts),
      },
      provenance: {
        method:
          'Tara and chandra of the apparent sidereal Moon, counted from that of the birth; what is left of nines of tithi, weekday, nakshatra and rising sign',
        conventions: {
          windows: 'cut to the day from sunrise to the next sunrise',
          rising_sign: 'sidereal sign on the eastern horizon, each edge found by the sidereal time at which it rises',
          ...clockOf(moon),
          ...dayConventions(sky, observed, true),
        },
        sources: [
          ...BALA_SOURCES,
          cite('suryaSiddhanta', '2.64–66', 'nakshatra and tithi from the longitudes of Sun and Moon'),
          ...daySources(sky, true),
        ],
        disputed: [
          {
            element: 'Janma tara',
            note: 'Neutral here, as programs of almanacs have it; in the matching of births it counts as good.',
          },
          {
            element: 'panchaka rahita',
            note: 'The sum as three programs have it; PyJHora adds one to the tithi, which is a slip.',
          },
          ...disputesOfDay(sky, observed, input.place, true),
          ...moon.disputes(),
        ],
        verified_against: 'nothing but our own reading of three programs of almanacs: no published day was compared',
        rules: BALA_RULES,
      },
      ayanamsa: sky.ayanamsa,
      birthTimeAssumed: moon.resolved?.timeAssumed,
      restsOnBirthTime: ['natal', 'tara', 'chandra', 'ghata'],
      birth: moon.resolved?.clock,
    };
  },
});
