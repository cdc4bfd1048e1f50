import * as v from 'valibot';
import { type SkyContext, skyContext } from '../cast/context.js';
import { risingsAt } from '../cast/risings.js';
import { type Unit, unitsOf } from '../cast/units.js';
import { oneOf, record } from '../input/schemas.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import { type Graha, NAKSHATRAS, type Nakshatra, type Sign } from '../zodiac/names.js';
import { dayConventions, dayFields, daySources, disputesOfDay, EXAMPLE, type MuhurtaInput, observe } from './input.js';
import { YOGINI_GOODS } from './options.js';
import type { Quality } from './quality.js';
import { chandraDirection } from './rules/vasas.js';
import { barredBy, quarterOf, type Side, shulaOf, sideOf, yoginiDirection } from './rules/yoginis.js';
import { type Compass, DIRECTIONS } from './tables/directions.js';
import { DISHA_SHOOL } from './tables/yogas.js';
import { type Quarter, YOGINI_DISPUTES, YOGINI_RULES, YOGINI_SOURCES } from './tables/yoginis.js';
import { lalatasIn } from './travel.js';
import type { DirectionWindow } from './vasas.js';
import { cutWith, isPartial, type MuhurtaDay, type MuhurtaWindow } from './vedicDay.js';

/** The input of {@link yoginis}. */
export interface YoginisInput extends MuhurtaInput {
  /** Where one travels; adds `journey` to the result. */
  readonly direction?: Compass | undefined;
  /** Whether Yoginī is good on the right (the default) or on the left. */
  readonly yogini_good?: (typeof YOGINI_GOODS)[number] | undefined;
}

/** The part of a nakṣatra with śūla that falls on the day. */
export interface ShulaWindow extends DirectionWindow {
  /** The nakṣatra of the Moon. */
  readonly nakshatra: Nakshatra;
}

/** The part of a nakṣatra that falls on the day, with the directions that its bar closes. */
export interface ParighaWindow extends MuhurtaWindow {
  /** The nakṣatra of the Moon. */
  readonly nakshatra: Nakshatra;
  /** The quarter to which it belongs. */
  readonly quarter: Quarter;
  /** The directions beyond the bar; none for a nakṣatra of all directions. */
  readonly barred: readonly Compass[];
}

/** A stretch in which the lord of a direction is in the traveller's brow. */
export interface LalataWindow extends DirectionWindow {
  /** The lord of the direction. */
  readonly graha: Graha;
  /** The sidereal sign that rises. */
  readonly lagna_sign: Sign;
}

/** A stretch of the day that speaks for or against a journey in the given direction. */
export interface JourneyWindow extends MuhurtaWindow {
  /** What speaks. @names none */
  readonly sign: 'yogini' | 'chandra' | 'weekday_shula' | 'nakshatra_shula' | 'parigha' | 'lalata';
  /** Where Yoginī or the Moon is for the traveller; absent for the others. */
  readonly side?: Side;
  /** What the verse says of it. */
  readonly quality: Quality;
}

/** What a traveller asks of a day; all windows are cut to it. */
export interface YoginisData {
  /** The day. */
  readonly day: MuhurtaDay;
  /** Where Yoginī is, by the tithi. */
  readonly yogini: readonly DirectionWindow[];
  /** Diśā-śūla: directions in which one does not set out. */
  readonly shula: {
    /** By the weekday. */
    readonly weekday: Compass;
    /** By the nakṣatra of the Moon. */
    readonly nakshatra: readonly ShulaWindow[];
  };
  /** The bar of each nakṣatra. */
  readonly parigha: readonly ParighaWindow[];
  /** Lalāṭa; null from the polar circles on, where parts of the zodiac never rise. */
  readonly lalata: readonly LalataWindow[] | null;
  /** Present where a direction is given: what speaks for and against it, kind by kind. */
  readonly journey?: readonly JourneyWindow[];
  /** Whether a time of the day is null because the Sun does not rise or set. */
  readonly times_partial: boolean;
}

type Found = Omit<YoginisData, 'day' | 'journey' | 'times_partial'> & { readonly chandra: readonly DirectionWindow[] };

const GOOD_MOON: readonly Side[] = ['front', 'right'];

function journeyOf(
  direction: Compass,
  whole: MuhurtaWindow,
  { yogini, chandra, shula, parigha, lalata }: Found,
  good: (typeof YOGINI_GOODS)[number],
): JourneyWindow[] {
  const sided = (sign: 'yogini' | 'chandra', list: readonly DirectionWindow[], goods: readonly Side[]) =>
    list.map(({ start, end, direction: where }): JourneyWindow => {
      const side = sideOf(where, direction);
      return { start, end, sign, side, quality: goods.includes(side) ? 'good' : 'bad' };
    });
  const against = (sign: JourneyWindow['sign'], list: readonly MuhurtaWindow[]) =>
    list.map(({ start, end }): JourneyWindow => ({ start, end, sign, quality: 'bad' }));
  const here = <Window extends DirectionWindow>(list: readonly Window[]): readonly Window[] =>
    list.filter((one) => one.direction === direction);
  return [
    ...sided('yogini', yogini, ['behind', good]),
    ...sided('chandra', chandra, GOOD_MOON),
    ...against('weekday_shula', shula.weekday === direction ? [whole] : []),
    ...against('nakshatra_shula', here(shula.nakshatra)),
    ...against(
      'parigha',
      parigha.filter(({ barred }) => barred.includes(direction)),
    ),
    ...against('lalata', here(lalata ?? [])),
  ];
}

function foundOn(observed: ReturnType<typeof observe>, sky: SkyContext, input: MuhurtaInput): Found {
  const { almanac, parts } = observed;
  const { whole, weekday } = parts;
  const units = (division: 'tithi' | 'nakshatra' | 'moon_sign'): readonly Unit[] =>
    unitsOf(division, almanac.limbs)(whole.start, whole.end);
  const each = <Words extends object>(list: readonly Unit[], of: (number: number) => Words) =>
    cutWith(
      parts,
      list.map(({ start, end, number }) => ({ start, end, ...of(number) })),
    );
  const name = (number: number): Nakshatra => at(NAKSHATRAS, number - 1).name;
  const stars = units('nakshatra');
  const risings = risingsAt(sky, input.place, whole.start);
  return {
    yogini: each(units('tithi'), (tithi) => ({ direction: yoginiDirection(tithi) })),
    shula: {
      weekday: at(DISHA_SHOOL, weekday),
      nakshatra: stars.flatMap((star) => {
        const direction = shulaOf(star.number);
        return direction === undefined ? [] : each([star], (number) => ({ direction, nakshatra: name(number) }));
      }),
    },
    parigha: each(stars, (number) => ({
      nakshatra: name(number),
      quarter: quarterOf(number),
      barred: barredBy(number),
    })),
    lalata:
      risings === undefined ? null : cutWith(parts, lalatasIn(sky, input.place, risings.signs(whole.start, whole.end))),
    chandra: each(units('moon_sign'), (sign) => ({ direction: chandraDirection(sign) })),
  };
}

/**
 * Returns what a traveller asks of a date at a place: where Yoginī is, the śūlas of weekday and nakṣatra, the bar (parigha) and the lords
 * of directions in the brow (lalāṭa). With a direction it says what speaks for and against setting out there.
 *
 * Instants are ISO 8601 with the UTC offset of the place at that instant, rounded once to whole seconds; windows are half-open and cut to
 * the day from sunrise to the next sunrise. Directions between the quarters count as right or left of the traveller.
 *
 * @param input `date` (1000-01-01 … 2999-12-31), `place`; optional `direction` (`east` … `northeast`), `yogini_good` (`right`, `left`),
 * `sunrise`, `conventions`, `ayanamsa`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `nonexistent_time` for a date that the clocks of the zone skipped
 *
 * Source: Muhūrta Cintāmaṇi, chapter on journeys; `provenance.rules` has each verse. Lalāṭa rests on that verse alone.
 *
 * @example
 * ```ts
 * import { yoginis } from 'siddhanta/muhurta';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = yoginis({ date: '2025-11-22', place, direction: 'east' });
 * data.yogini.map(({ direction }) => direction); // => ['north', 'southeast']
 * data.shula.weekday; // => 'east'
 * data.journey?.[0]?.side; // => 'left'
 * ```
 */
export const yoginis = operation<YoginisInput, YoginisData>()({
  name: 'muhurta.yoginis',
  summary: 'Directions of a date for a traveller: Yogini, shula of weekday and nakshatra, parigha, lalata',
  units: 2,
  work: { ms: 8, bytes: 5000 },
  schools: 'all',
  schema: () =>
    record({
      ...dayFields(),
      direction: v.optional(oneOf(DIRECTIONS)),
      yogini_good: v.optional(oneOf(YOGINI_GOODS), YOGINI_GOODS[0]),
    }),
  example: { ...EXAMPLE, direction: 'east' },
  context: skyContext,
  run(input, sky) {
    const observed = observe(input, sky);
    const { parts } = observed;
    const found = foundOn(observed, sky, input);
    const { direction } = input;
    const { chandra: _, ...windows } = found;
    return {
      data: {
        day: parts.description,
        ...windows,
        ...(direction === undefined
          ? {}
          : { journey: journeyOf(direction, parts.window(parts.whole), found, input.yogini_good) }),
        times_partial: isPartial(parts),
      },
      provenance: {
        method:
          'Directions by tithi, weekday and nakshatra; lords of directions by sign, in houses from the sidereal sign on the eastern horizon',
        conventions: {
          yogini_good: input.yogini_good,
          sides: 'a direction an eighth to three eighths of the circle away is right or left',
          windows: 'cut to the day from sunrise to the next sunrise',
          ...dayConventions(sky, observed, true),
        },
        sources: [...YOGINI_SOURCES, ...daySources(sky, true)],
        disputed: [...YOGINI_DISPUTES, ...disputesOfDay(sky, observed, input.place, true)],
        verified_against:
          'shula of the weekday on seven published days and of the nakshatra on one (Birthastro, 2021-12-08); Yogini of thirty tithis by PyJHora e20943c, which differs in four; lalata and parigha against nothing but the verses',
        rules: YOGINI_RULES,
      },
      ayanamsa: sky.ayanamsa,
    };
  },
});
