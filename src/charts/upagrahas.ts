import * as v from 'valibot';
import {
  type BirthDay,
  birthDayOf,
  DAY_DISPUTE,
  dayConventions,
  dayNote,
  onClock,
  risingOn,
  weekdayName,
} from '../cast/birthDay.js';
import { birthOperation } from '../cast/birthOperation.js';
import type { NatalSky } from '../cast/natal.js';
import { type NatalInput, natalFields, natalOf } from '../cast/natalInput.js';
import { RISING_SOURCE } from '../cast/sunrise.js';
import { oneOf, record, sunriseSchema } from '../input/schemas.js';
import type { MicroArcseconds } from '../math/angle.js';
import { recordOf } from '../math/recordOf.js';
import { cite } from '../operation/sources.js';
import type { LocalInstant, SunriseDefinition } from '../types.js';
import type { HousedPosition } from '../zodiac/housed.js';
import type { Weekday } from '../zodiac/limbNames.js';
import type { SignLord } from '../zodiac/lords.js';
import {
  type PointVarga,
  placeIn,
  pointVargaSchema,
  vargaConventions,
  vargaDisputes,
  vargaField,
} from './pointVarga.js';
import { partOf, solarUpagrahas } from './rules/upagrahas.js';
import {
  KALA_VELA_NAMES,
  KALA_VELAS,
  type KalaVela,
  PART_ORDERS,
  PART_POINTS,
  type PartOrder,
  type PartPoint,
  SCHEMES,
  SOLAR_UPAGRAHAS,
  type SolarUpagraha,
  UPAGRAHA_SCHEMES,
  type UpagrahaScheme,
} from './tables/upagrahas.js';

/** The input of {@link upagrahas}. */
export interface UpagrahasInput extends NatalInput {
  /** Definition of sunrise; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
  /** Whose upagrahas: the text's (`bphs`, the default), whose Gulika and Māndi are one point, or those of Jagannātha Horā (`jhora`), where they are two. */
  readonly scheme?: UpagrahaScheme | undefined;
  /** When in its part each rises; it counts before the scheme, for all six. */
  readonly point?: PartPoint | undefined;
  /** Which part has no lord; it counts before the scheme. */
  readonly order?: PartOrder | undefined;
  /** The chart in which they are shown; the rāśi (`d1`) by default. */
  readonly varga?: PointVarga | undefined;
}

/**
 * One of the eight parts of a day or a night, 1 … 8.
 *
 * @asType integer
 * @minimum 1
 * @maximum 8
 */
export type EighthPart = number;

/** An upagraha that rises with a part of the day or night. */
export interface KalaVelaPosition extends HousedPosition {
  /** Whose part it is. */
  readonly ruler: SignLord;
  /** Which of the eight. */
  readonly part: EighthPart;
  /** When the part begins. */
  readonly start: LocalInstant;
  /** When it ends. */
  readonly end: LocalInstant;
  /** When in it the upagraha rises. */
  readonly point: PartPoint;
  /** That instant. */
  readonly at: LocalInstant;
}

/** The upagrahas of a birth. */
export interface UpagrahasData {
  /** The division in which they are shown; only where it is not the rāśi. */
  readonly varga?: PointVarga;
  /** Whether the Sun was up. */
  readonly day_birth: boolean;
  /** Weekday of the sunrise with which the day began, also at night. */
  readonly weekday: Weekday;
  /** When the day began. */
  readonly sunrise: LocalInstant;
  /** When its night began. */
  readonly sunset: LocalInstant;
  /** When the next day began. */
  readonly next_sunrise: LocalInstant;
  /** Whose upagrahas. */
  readonly scheme: UpagrahaScheme;
  /** The requested point; null where the scheme sets it. */
  readonly point: PartPoint | null;
  /** Which part has no lord. */
  readonly order: PartOrder;
  /** Those that the Sun makes. */
  readonly from_sun: Readonly<Record<SolarUpagraha, HousedPosition>>;
  /** Those that rise with a part of the day or night. */
  readonly kala_velas: Readonly<Record<KalaVela, KalaVelaPosition>>;
  /** What stood in for a rising or setting that there was not; null where there was none. */
  readonly note: string | null;
}

const POINTS: Readonly<Record<PartPoint, number>> = { start: 0, middle: 0.5, end: 1 };

/** The part of a planet in the half of the day, and the moment of the ascendant. */
export function partMoment({ day, weekday }: BirthDay, ruler: SignLord, point: PartPoint, order: PartOrder) {
  const [from, to] = day.half === 'day' ? [day.start.reference, day.sunset] : [day.sunset, day.end];
  const part = partOf(ruler, weekday, day.half, order);
  const moment = (parts: number): number => from + ((to - from) * parts) / 8;
  return { part, moment, at: moment(part - 1 + POINTS[point]) };
}

function kalaVela(
  natal: NatalSky,
  birthDay: BirthDay,
  ruler: SignLord,
  point: PartPoint,
  order: PartOrder,
  place: (longitude: MicroArcseconds) => HousedPosition,
): KalaVelaPosition {
  const { part, moment, at } = partMoment(birthDay, ruler, point, order);
  return {
    ruler,
    part,
    start: onClock(birthDay, moment(part - 1)),
    end: onClock(birthDay, moment(part)),
    point,
    at: onClock(birthDay, at),
    ...place(risingOn(natal, at)),
  };
}

const WHY_TIME = 'whether a birth fell by day or night, and on which weekday from sunrise, decides every part.';

/**
 * Returns the upagrahas of a birth: Kāla, Mṛtyu, Ardhaprahara, Yamaghaṇṭaka, Gulika and Māndi, which rise with a part of the day or night,
 * with those parts, and Dhūma, Vyatīpāta, Pariveṣa, Indracāpa and Upaketu, which follow from the Sun.
 *
 * @param input `birth` with its time; optional `scheme` (`bphs`, `jhora`), `point` (`start`, `middle`, `end`), `order` (`lordless_last`,
 * `lordless_after_saturn`), `varga` (`d1` by default), `sunrise` (`upper_limb` by default), `ayanamsa` (default lahiri), `node` (default true; without effect),
 * `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `missing_field` without `birth.time`; `undefined_at_latitude` where no point of the ecliptic
 * rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 3.61–70; P. V. R. Narasimha Rao 4.
 *
 * @example
 * ```ts
 * import { upagrahas } from 'siddhanta/charts';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = upagrahas({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.weekday; // => 'Wednesday'
 * data.kala_velas.Gulika.part; // => 4
 * data.from_sun.Dhuma.sign; // => 'Sagittarius'
 * ```
 */
export const upagrahas = birthOperation<UpagrahasInput, UpagrahasData>()({
  name: 'charts.upagrahas',
  summary: 'Gulika, Mandi, Kala, Mrityu, Ardhaprahara, Yamaghantaka, and Dhuma to Upaketu',
  units: 2,
  schema: () =>
    record({
      ...natalFields(),
      sunrise: sunriseSchema(),
      scheme: v.optional(oneOf(UPAGRAHA_SCHEMES), UPAGRAHA_SCHEMES[0]),
      point: v.optional(oneOf(PART_POINTS)),
      order: v.optional(oneOf(PART_ORDERS)),
      varga: pointVargaSchema(),
    }),
  run(input, context) {
    const natal = natalOf(input.birth, context, WHY_TIME);
    const { ascendant, grahas } = natal;
    const birthDay = birthDayOf(natal);
    const { day } = birthDay;
    const scheme = SCHEMES[input.scheme];
    const order = input.order ?? scheme.order;
    const solar = solarUpagrahas(grahas.Sun.longitude);
    const place = placeIn(input.varga, ascendant);
    return {
      data: {
        ...vargaField(input.varga),
        day_birth: day.half === 'day',
        weekday: weekdayName(birthDay),
        sunrise: onClock(birthDay, day.start.reference),
        sunset: onClock(birthDay, day.sunset),
        next_sunrise: onClock(birthDay, day.end),
        scheme: input.scheme,
        point: input.point ?? null,
        order,
        from_sun: recordOf(SOLAR_UPAGRAHAS, (name) => place(solar[name])),
        kala_velas: recordOf(KALA_VELA_NAMES, (name) => {
          const point = input.point ?? (name === 'Gulika' ? scheme.gulika : scheme.points);
          return kalaVela(natal, birthDay, KALA_VELAS[name], point, order, place);
        }),
        note: dayNote(birthDay),
      },
      chart: natal,
      method: 'Points made of the Sun, and the ascendant of a moment in a planet’s eighth of the day or night',
      conventions: {
        scheme: input.scheme,
        point: input.point ?? 'as the scheme has it',
        order,
        night:
          'parts of a night run from sunset to the next sunrise, from the fifth weekday lord on; a birth exactly at sunset is of the night',
        ...vargaConventions(input.varga),
        ...dayConventions(natal),
      },
      sources: [
        cite('bphs', '3.61–64', 'upagrahas of the Sun'),
        cite('bphs', '3.66–70', 'parts of day and night'),
        {
          work: 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (2000), read',
          locus: '4.2–4.4',
          note: 'upagrahas; scheme jhora',
        },
        RISING_SOURCE,
      ],
      disputed: [
        {
          element: 'Gulika and Mandi',
          note: 'One and the same at the beginning of Saturn’s part (BPHS), or Gulika at its beginning and Mandi in its middle (exports of Jagannatha Hora 8), or the other way (Narasimha Rao 4.3); some take the end; Phaladeepika 25 (not read) has ghatis for Mandi. The options scheme and point choose.',
        },
        {
          element: 'the part without a lord',
          note: 'The eighth (BPHS, as the almanacs’ Yamaganda), or that after Saturn’s (Narasimha Rao, Table 10), which moves Kala, Mrityu, Ardhaprahara and Yamaghantaka on some weekdays and Gulika never. The option order chooses.',
        },
        {
          element: 'Vyatipata',
          note: 'Twelve signs less Dhuma (the verse); Santhanam’s note adds 53°20′ instead, against the verse.',
        },
        ...vargaDisputes(input.varga),
        DAY_DISPUTE,
      ],
      verified_against:
        'three published sets of the Sun’s upagrahas, the eighths of seven weekdays, Gulika of a published birth within the printed minute of sunset, three exports of Jagannatha Hora 8 within 12″ (scheme jhora), and twelve births computed with Swiss Ephemeris',
      rules: {
        from_sun: { rule: 'sums and complements of the Sun', source: 'BPHS 3.61–64, read', state: 'checked' },
        kala_velas: {
          rule: 'the ascendant at a point of the eighth that a planet rules',
          source:
            input.scheme === 'bphs' ? 'BPHS 3.66–70, read' : 'exports of Jagannatha Hora 8; Narasimha Rao 4.3, read',
          state: 'checked',
        },
      },
    };
  },
});
