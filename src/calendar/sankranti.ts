import * as v from 'valibot';
import { type AnnualRasi, describeRasi } from '../annual/describe.js';
import { castSky } from '../annual/sky.js';
import { skyContext } from '../cast/context.js';
import { conventionDisputes } from '../cast/conventionWords.js';
import { dayAt, followingDay, sunsetOf } from '../cast/day.js';
import { isoOn } from '../cast/iso.js';
import { SUNRISE_DISPUTE, sunriseConventions } from '../cast/sunrise.js';
import { SiddhantaError } from '../errors.js';
import { nodeSchema, record, whole } from '../input/schemas.js';
import { microArcseconds, nakshatraIndex, SIGN } from '../math/angle.js';
import { at as itemAt } from '../math/at.js';
import { operation } from '../operation/operation.js';
import { ayanamsaDisputes, chartConventions, skySources } from '../operation/provenance.js';
import { utcFromUt } from '../sky/utc.js';
import { weekday } from '../time/calendar.js';
import type { JdUt } from '../time/julian.js';
import type { LocalInstant, NodeKind } from '../types.js';
import { type KaranaName, type TithiName, VARAS, type Weekday, type YogaName } from '../zodiac/limbNames.js';
import { limbAngle, limbName, limbNumber } from '../zodiac/limbs.js';
import { NAKSHATRAS, type Nakshatra, SIGNS, type Sign } from '../zodiac/names.js';
import { CALENDAR_SCHOOLS, type CalendarYearInput, observatoryOf, yearFields, yearSpan } from './input.js';
import { type BestPart, bestPart, type Daylight, punyaKala, type Window } from './rules/punyaKala.js';
import {
  BEINGS,
  FLOWERS,
  FOODS,
  GARMENTS,
  KARANA_ORDER,
  LARGE_NAKSHATRAS,
  NAKSHATRA_GROUPS,
  PASTES,
  POSTURES,
  SANKRANTI_KINDS,
  SANKRANTI_NAMES,
  type SankrantiFigure,
  type SankrantiKind,
  type SankrantiPosture,
  SMALL_NAKSHATRAS,
  type SunEntryName,
  VEHICLES,
  WEAPONS,
} from './tables/sankrantiFigure.js';

/** The input of {@link sankranti}. */
export interface SankrantiInput extends CalendarYearInput {
  /** The sign that is entered, 1 (Aries, Meṣa) … 12; 10, Makara, by default. @asType integer @minimum 1 @maximum 12 */
  readonly sign_number?: number | undefined;
  /** Lunar node; `true` by default. */
  readonly node?: NodeKind | undefined;
}

/** A stretch of daylight, half-open. */
export interface SankrantiWindow {
  /** Where it begins. */
  readonly start: LocalInstant;
  /** Where it ends. */
  readonly end: LocalInstant;
}

/** An entry of the Sun into a sign. */
export interface SankrantiData {
  /** The sign that is entered. */
  readonly sign: Sign;
  /** 1 (Aries) … 12. @asType integer @minimum 1 @maximum 12 */
  readonly sign_number: number;
  /** When. */
  readonly at: LocalInstant;
  /** Turn of the Sun (Capricorn, Cancer), viṣuva (Aries, Libra), viṣṇupada (fixed signs) or ṣaḍaśīti-mukha (dual signs). */
  readonly kind: SankrantiKind;
  /** Weekday of the entry, from sunrise to sunrise. */
  readonly weekday: Weekday;
  /** Tithi of the entry. */
  readonly tithi: TithiName;
  /** 1 … 30, from the new moon. @asType integer @minimum 1 @maximum 30 */
  readonly tithi_number: number;
  /** Nakṣatra of the Moon at the entry. */
  readonly nakshatra: Nakshatra;
  /** Yoga of the entry. */
  readonly yoga: YogaName;
  /** Karaṇa of the entry. */
  readonly karana: KaranaName;
  /** Its name by the weekday. */
  readonly name_by_weekday: SunEntryName;
  /** Its name by the group of the nakṣatra. */
  readonly name_by_nakshatra: SunEntryName;
  /** Muhūrtas of its nakṣatra: 15 (grain dear), 30 (level) or 45 (cheap). */
  readonly muhurtas: 15 | 30 | 45;
  /** Whether it comes asleep, seated or standing. */
  readonly posture: SankrantiPosture;
  /** How almanacs picture it. */
  readonly figure: SankrantiFigure;
  /** When bathing and giving are meritorious; null where the Sun does not rise or set on the days that count. */
  readonly punya_kala: SankrantiWindow | null;
  /** Where the best part of it lies, counted from the entry. */
  readonly best_part: BestPart;
  /** The best part by almanacs, a sixth of the daylight; null for Aries and Libra by day, and where there is no `punya_kala`. */
  readonly maha_punya_kala: SankrantiWindow | null;
  /** The chart of the entry, with the Sun at the beginning of the sign. */
  readonly chart: AnnualRasi;
}

const MAKARA = 10;

const daylightOf = (rise: JdUt | undefined, set: JdUt | undefined): Daylight | undefined =>
  rise === undefined || set === undefined ? undefined : { rise, set };

function figureOf(karana: KaranaName): SankrantiFigure {
  const row = KARANA_ORDER.indexOf(karana);
  return {
    vehicle: itemAt(VEHICLES, row),
    garment: itemAt(GARMENTS, row),
    weapon: itemAt(WEAPONS, row),
    food: itemAt(FOODS, row),
    paste: itemAt(PASTES, row),
    being: itemAt(BEINGS, row),
    flower: itemAt(FLOWERS, row),
  };
}

function noEntry({
  year,
  sign_number,
  place,
}: Pick<CalendarYearInput, 'year' | 'place'> & { sign_number: number }): never {
  throw new SiddhantaError(
    'invalid_value',
    `year is ${year}, in which the Sun does not enter ${itemAt(SIGNS, sign_number - 1).name} by the clocks of ${place.timezone}. Choose the year before or after.`,
    { field: 'year' },
  );
}

/**
 * Returns the entry of the Sun into a sidereal sign in a year (saṅkrānti) for a place: the instant, its chart, the limbs of the time, the
 * names by weekday and nakṣatra, what it rides, wears and bears, and the time of merit (puṇya kāla).
 *
 * Instants are ISO 8601 with the UTC offset of the place at that instant, rounded once to whole seconds; windows are half-open and lie in
 * daylight. Where two such entries fall into one year of the clocks, it is the first.
 *
 * @param input `year` (1000 … 2999), `place`; optional `sign_number` (1 Aries … 12 Pisces; 10, Makara, by default), `ayanamsa` (default lahiri; experimental in
 * `raman`, `yukteswar`, `bhasin`), `node`, `sunrise`, `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `invalid_value` for a year without that entry; `date_out_of_range` beyond the ephemeris;
 * `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Muhūrta Cintāmaṇi 3.1–17; newspapers have these names and figures in seven years.
 *
 * @example
 * ```ts
 * import { sankranti } from 'siddhanta/calendar';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = sankranti({ year: 2024, place });
 * data.at; // => '2024-01-15T02:43:44+05:30'
 * data.figure.vehicle; // => 'horse'
 * data.punya_kala; // => { start: '2024-01-15T07:15:03+05:30', end: '2024-01-15T17:45:47+05:30' }
 * ```
 */
export const sankranti = operation<SankrantiInput, SankrantiData>()({
  name: 'calendar.sankranti',
  summary: 'Sankranti: chart, names, vehicle and punya kala',
  units: 3,
  ...CALENDAR_SCHOOLS,
  schema: () => record({ ...yearFields(), sign_number: v.optional(whole(1, 12), MAKARA), node: nodeSchema() }),
  example: {
    year: 2024,
    place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  },
  context: skyContext,
  run(input, sky) {
    const { year, sign_number, place } = input;
    const sign = sign_number - 1;
    const { almanac, calendar } = observatoryOf(place, sky);
    const { from, to } = yearSpan(year, almanac, sky);
    const at = calendar.sankrantisIn(from, to).find((one) => one.sign === sign)?.at ?? noEntry(input);
    const found = castSky(sky, utcFromUt(at, sky.timeScale), place, 'place');
    // By definition; the instant, to a millisecond, may leave the Sun a hair before it.
    const Sun = { ...found.grahas.Sun, longitude: microArcseconds(sign * SIGN) };
    const cast = { ...found, grahas: { ...found.grahas, Sun } };
    const { Moon } = cast.grahas;
    const numberOf = (limb: 'tithi' | 'yoga' | 'karana'): number =>
      limbNumber(limb, limbAngle(limb, Sun.longitude, Moon.longitude));
    const star = nakshatraIndex(Moon.longitude) + 1;
    const karana = limbName('karana', numberOf('karana'));

    const day = dayAt(almanac, at);
    const next = followingDay(almanac, day);
    const after = followingDay(almanac, next);
    const [here, there] = [
      daylightOf(day.sunrise, sunsetOf(almanac, day, next)),
      daylightOf(next.sunrise, sunsetOf(almanac, next, after)),
    ];
    const merit = here === undefined || there === undefined ? undefined : punyaKala(at, sign, here, there);
    const text = (ut: JdUt): LocalInstant => isoOn(almanac.clock, ut);
    const window = (one: Window | undefined): SankrantiWindow | null =>
      one === undefined ? null : { start: text(one.start), end: text(one.end) };
    const vara = weekday(day.days);
    return {
      data: {
        sign: itemAt(SIGNS, sign).name,
        sign_number,
        at: text(at),
        kind: itemAt(SANKRANTI_KINDS, sign),
        weekday: itemAt(VARAS, vara).name,
        tithi: limbName('tithi', numberOf('tithi')),
        tithi_number: numberOf('tithi'),
        nakshatra: itemAt(NAKSHATRAS, star - 1).name,
        yoga: limbName('yoga', numberOf('yoga')),
        karana,
        name_by_weekday: itemAt(SANKRANTI_NAMES, vara),
        name_by_nakshatra: itemAt(
          SANKRANTI_NAMES,
          NAKSHATRA_GROUPS.findIndex((group) => group.includes(star)),
        ),
        muhurtas: LARGE_NAKSHATRAS.includes(star) ? 45 : SMALL_NAKSHATRAS.includes(star) ? 15 : 30,
        posture: POSTURES[karana],
        figure: figureOf(karana),
        punya_kala: window(merit?.whole),
        best_part: bestPart(sign),
        maha_punya_kala: window(merit?.best),
        chart: describeRasi(cast),
      },
      provenance: () => ({
        method:
          'The exact root of the longitude of the Sun; all else by the limbs, the sunrise and the sunset of the place then',
        conventions: {
          names:
            'by the weekday, and by the group of the nakshatra, which need not agree; the seven names in one order for both',
          figure: 'by the karana at the instant of the entry, from Bava in the order of almanacs',
          punya_kala:
            'by day 16 nadikas of 24 minutes on both sides, cut to the daylight; by night half of the day before (before midnight) or after; of Capricorn the whole day after, of Cancer the whole day before, but in the twilight of 3 nadikas next to the other day',
          maha_punya_kala:
            'a sixth of the daylight, five of its thirty ghatis, next to the entry or to the sunset or sunrise nearest to it',
          ...sunriseConventions(almanac.rule),
          ...chartConventions(sky, cast.instant.tt),
        },
        sources: [
          {
            work: 'Muhūrta Cintāmaṇi (Sanskrit e-text)',
            locus: '3.1–17; 2.2–8',
            note: 'names, kinds, time of merit, muhurtas, posture and figure of an entry; the groups of nakshatras, read',
          },
          {
            work: 'Best Astro Guru, page on Makar Sankranti; newspapers of 2013 to 2026',
            locus: 'punya kaal and mahapunya kaal',
            note: 'the best part: five ghatis after the entry by day, or after the sunrise that follows it',
          },
          ...skySources(sky),
        ],
        disputed: [
          {
            element: 'time of merit',
            note: 'Sixteen nadikas before and after (Muhurta Chintamani 3.5), or on the better side alone; of Makara some count forty ghatis after it, so that it lasts until sunset (as printed for 2021). Of a Makara after midnight the whole day after (3.6; as printed for 2024), or its first half (as printed for 2013).',
          },
          {
            element: 'twilight',
            note: 'Of a Makara within 3 nadikas after sunset the day that ends (3.7), or the day after all the same.',
          },
          SUNRISE_DISPUTE,
          ...ayanamsaDisputes(sky),
          ...conventionDisputes(sky, cast),
        ],
        verified_against:
          'vehicle, garment, weapon, food, paste, class, flower, posture and names of Makara 2015 to 2026 in newspapers (seven years); times of merit printed for 2015, 2021 and 2024; instants as of calendar.sankrantis, and by the profile drik_panchang those printed for 2013 (20 s) and 2024 (the same minute)',
      }),
      ayanamsa: sky.ayanamsa,
    };
  },
});
