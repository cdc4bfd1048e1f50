import { almanacOf } from '../cast/almanac.js';
import { DAY_DISPUTE, dayConventions } from '../cast/birthDay.js';
import { birthOperation } from '../cast/birthOperation.js';
import { ascendantAt, orientationAt } from '../cast/cusps.js';
import { lunarCalendarOf } from '../cast/lunarCalendar.js';
import { EXAMPLE_BIRTH, natalOf } from '../cast/natalInput.js';
import { solarDayAt } from '../cast/solarDay.js';
import { RISING_SOURCE } from '../cast/sunrise.js';
import { record, sunriseSchema } from '../input/schemas.js';
import { nakshatraIndex, padaNumber, signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { GHATA } from '../muhurta/tables/ghata.js';
import { weekday } from '../time/calendar.js';
import type { LocalInstant, SunriseDefinition } from '../types.js';
import { type KaranaName, VARAS, type Weekday, type YogaName } from '../zodiac/limbNames.js';
import { type Limb, limbAngle, limbName, limbNumber } from '../zodiac/limbs.js';
import { type LunarMonthName, lunarMonthName } from '../zodiac/lunarMonth.js';
import { NAKSHATRAS, type Nakshatra, SIGNS, type Sign } from '../zodiac/names.js';
import type { Pada } from '../zodiac/position.js';
import { type ChakraInput, chakraFields, momentSky, momentWords } from './moment.js';
import { groupOfTithi } from './rules/sarvatobhadra.js';
import { GHATA_DISPUTES, GHATA_SOURCES } from './sources.js';
import type { TithiGroup } from './tables/sarvatobhadra.js';

/** The input of {@link ghata}. */
export interface GhataInput extends ChakraInput {
  /** Definition of sunrise, with which the weekday begins; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
}

/** Number of a tithi in its half. @asType integer @minimum 1 @maximum 15 */
export type GhataTithi = number;

/** A quarter of the day between sunrise and sunset. @asType integer @minimum 1 @maximum 4 */
export type Prahara = number;

export const GHATA_ITEMS = [
  'month',
  'tithi',
  'weekday',
  'nakshatra',
  'prahara',
  'yoga',
  'karana',
  'lagna',
  'moon_sign',
  'moon_sign_of_women',
  'moon_quarter',
] as const;

/** An entry of the ghāta cakra. @names none */
export type GhataItem = (typeof GHATA_ITEMS)[number];

/** A quarter of a nakṣatra. */
export interface GhataQuarter {
  /** Its nakṣatra. */
  readonly nakshatra: Nakshatra;
  /** Which quarter. */
  readonly pada: Pada;
}

/** The ghāta cakra of a birth. */
export interface GhataData {
  /** Sign of the natal Moon, by which all else goes. */
  readonly birth_sign: Sign;
  /** The lunar month. */
  readonly month: LunarMonthName;
  /** The group of tithis. */
  readonly tithi_group: TithiGroup;
  /** Its tithis in either half. */
  readonly tithis: readonly GhataTithi[];
  /** The weekday. */
  readonly weekday: Weekday;
  /** The nakṣatra of the Moon. */
  readonly nakshatra: Nakshatra;
  /** The quarter of the day. */
  readonly prahara: Prahara;
  /** The yoga of Sun and Moon. */
  readonly yoga: YogaName;
  /** The karaṇa. */
  readonly karana: KaranaName;
  /** The rising sign. */
  readonly lagna: Sign;
  /** The sign of the Moon; for all in the verse, for men in almanacs. */
  readonly moon_sign: Sign;
  /** The sign of the Moon for women, in almanacs. */
  readonly moon_sign_of_women: Sign;
  /** The quarter of a nakṣatra that is avoided most in it. */
  readonly moon_quarter: GhataQuarter;
  /** Entries that no verse confirms: known from memory, held against one public table. */
  readonly unconfirmed: readonly GhataItem[];
  /** The moment, on the clocks of the birthplace; only where one was given. */
  readonly at?: LocalInstant;
  /** Entries that hold at that moment. */
  readonly holding?: readonly GhataItem[];
}

const UNCONFIRMED: readonly GhataItem[] = ['month', 'prahara', 'yoga', 'karana', 'moon_sign_of_women'];
const PRAHARAS = 4;

/**
 * Returns the ghāta cakra of a birth: month, tithis, weekday, nakṣatra, quarter of the day, yoga, karaṇa, rising sign and Moon that are
 * avoided by the sign of the natal Moon, and with `at` which of them hold then.
 *
 * @param input `birth`; optional `at` (ISO 8601 with offset), `sunrise`, `ayanamsa` (default lahiri), `node`, `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `date_out_of_range` beyond the ephemeris; `undefined_at_latitude` where no point of the ecliptic
 * rises
 *
 * Source: Muhūrta Cintāmaṇi, Yātrā 27–33.
 *
 * @example
 * ```ts
 * import { ghata } from 'siddhanta/chakras';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { data } = ghata({ birth, at: '2026-01-03T08:30:00+05:30' });
 * [data.birth_sign, data.weekday, data.nakshatra]; // => ['Taurus', 'Saturday', 'Hasta']
 * data.holding; // => ['tithi', 'weekday']
 * ```
 */
export const ghata = birthOperation<GhataInput, GhataData>()({
  name: 'chakras.ghata',
  summary: 'Ghata chakra of a birth: month, tithi, weekday, nakshatra and more to avoid, and which apply',
  units: 2,
  work: ({ at: moment }) => ({ ms: moment === undefined ? 2 : 12, bytes: 1500 }),
  example: { birth: EXAMPLE_BIRTH, at: '2026-01-03T08:30:00+05:30' },
  schema: () => record({ ...chakraFields(), sunrise: sunriseSchema() }),
  run(input, sky) {
    const natal = natalOf(input.birth, sky);
    const { place } = natal;
    const sign = signIndex(natal.grahas.Moon.longitude);
    const row = at(GHATA, sign);
    const [star, pada] = row.moon_quarter;
    const holdingAt = (): Pick<GhataData, 'at' | 'holding'> => {
      const moment = momentSky(input, natal, sky);
      const { ut } = moment.instant;
      const { Sun: sun, Moon: moon } = moment.longitudes;
      const number = (limb: Limb): number => limbNumber(limb, limbAngle(limb, sun, moon));
      const day = solarDayAt(almanacOf(place, sky), ut);
      const { index, also } = lunarCalendarOf(sky, place).monthAt(ut);
      const nakshatra = at(NAKSHATRAS, nakshatraIndex(moon)).name;
      const moonSign = at(SIGNS, signIndex(moon)).name;
      const rising = ascendantAt(
        moment.instant,
        place,
        orientationAt(moment.instant, sky.zodiac),
        'birth.place.latitude',
      );
      const holds: Readonly<Record<GhataItem, boolean>> = {
        month: [index, also].some((one) => one !== undefined && lunarMonthName(one) === row.month),
        tithi: row.tithis.includes(((number('tithi') - 1) % 15) + 1),
        weekday: at(VARAS, weekday(day.start.days)).name === row.weekday,
        nakshatra: nakshatra === row.nakshatra,
        prahara: day.half === 'day' && Math.floor(day.part * PRAHARAS) + 1 === row.prahara,
        yoga: limbName('yoga', number('yoga')) === row.yoga,
        karana: limbName('karana', number('karana')) === row.karana,
        lagna: at(SIGNS, signIndex(rising)).name === row.lagna,
        moon_sign: moonSign === row.moon_sign_male,
        moon_sign_of_women: moonSign === row.moon_sign_female,
        moon_quarter: nakshatra === star && padaNumber(moon) === pada,
      };
      return { at: moment.at, holding: GHATA_ITEMS.filter((item) => holds[item]) };
    };
    return {
      data: {
        birth_sign: row.sign,
        month: row.month,
        tithi_group: groupOfTithi(at(row.tithis, 0)),
        tithis: row.tithis,
        weekday: row.weekday,
        nakshatra: row.nakshatra,
        prahara: row.prahara,
        yoga: row.yoga,
        karana: row.karana,
        lagna: row.lagna,
        moon_sign: row.moon_sign_male,
        moon_sign_of_women: row.moon_sign_female,
        moon_quarter: { nakshatra: star, pada },
        unconfirmed: UNCONFIRMED,
        ...(input.at === undefined ? {} : holdingAt()),
      },
      chart: natal,
      method: 'The row of the sign of the natal Moon',
      conventions: {
        month: 'from new moon to new moon; an intercalary one by its name',
        prahara: 'a quarter of the day between sunrise and sunset',
        ...momentWords(input),
        ...dayConventions(natal),
      },
      sources: [...GHATA_SOURCES, RISING_SOURCE],
      disputed: [...GHATA_DISPUTES, DAY_DISPUTE],
      verified_against:
        'the verses, 72 entries; 60 others against one public table, which has three of them otherwise (fixtures/sources/chakras.json)',
      restsOnBirthTime: [
        'birth_sign',
        ...GHATA_ITEMS.flatMap((item) => (item === 'tithi' ? (['tithi_group', 'tithis'] as const) : ([item] as const))),
        'holding',
      ],
    };
  },
});
