import * as v from 'valibot';
import { checkRange } from '../cast/almanac.js';
import { SiddhantaError } from '../errors.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, bounded, dateSchema, highPlaceSchema, oneOf } from '../input/schemas.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import { daysOf } from '../time/calendar.js';
import { ttFromUt } from '../time/deltaT.js';
import { DAY_MS, type JdTt, julianDay } from '../time/julian.js';
import type { Ayanamsa, Place } from '../types.js';
import { MOON_RADII, type MoonRadius } from './radii.js';
import type { ShadowRule } from './rules/lunarShadow.js';

/** A kind of eclipse, or both. */
export type EclipseKind = 'solar' | 'lunar' | 'both';

const KINDS = ['solar', 'lunar', 'both'] as const satisfies readonly EclipseKind[];

const SHADOW_RULES = ['danjon', 'chauvenet'] as const satisfies readonly ShadowRule[];

/** What the magnitude of a central eclipse measures: a share of the Sun's diameter, or the ratio of the diameters. */
export type CentralMagnitude = 'diameter' | 'ratio';

const CENTRAL_MAGNITUDES = ['diameter', 'ratio'] as const satisfies readonly CentralMagnitude[];

/** What every operation on eclipses takes. */
export interface EclipseSpanInput {
  /** `YYYY-MM-DD`, the first date. */
  readonly from: string;
  /** `YYYY-MM-DD`, the last date, included; at most 100 years (36,525 days) after the first. */
  readonly to: string;
  /** Which eclipses; `both` by default. */
  readonly kind?: EclipseKind | undefined;
  /** How large the Earth's shadow is taken to be; `danjon`, as in NASA's canon, by default. */
  readonly shadow?: ShadowRule | undefined;
  /** One radius of the Moon for all contacts (`one`, IAU 1982, the default), or the smaller one of NASA's canons for the umbra. */
  readonly moon_radius?: MoonRadius | undefined;
  /** Magnitude of a central solar eclipse; `diameter`, a share of the Sun's diameter, by default. */
  readonly central_magnitude?: CentralMagnitude | undefined;
  /** School of ayanāṁśa of the signs and nakṣatras; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** A place and its elevation. */
export interface EclipsePlace extends Place {
  /**
   * Metres above the sea, −500 … 9000; 0 by default. It moves the Moon's parallax; the horizon stays that of the sea.
   *
   * @minimum -500
   * @maximum 9000
   */
  readonly elevation?: number | undefined;
}

/** What the operations on eclipses at a place take. */
export interface EclipsePlaceInput extends EclipseSpanInput {
  /** From where they are seen. */
  readonly place: EclipsePlace;
  /**
   * Smallest visible magnitude to include, 0 … 3: in diameters of the Sun, or of the Moon in the umbra; 0, all eclipses, by default.
   *
   * @minimum 0
   * @maximum 3
   */
  readonly min_magnitude?: number | undefined;
  /** Whether to leave out eclipses that are not visible from the place; true by default. */
  readonly visible_only?: boolean | undefined;
}

/** @internal */
export function spanEntries() {
  return {
    from: dateSchema(),
    to: dateSchema(),
    kind: v.optional(oneOf(KINDS), 'both'),
    shadow: v.optional(oneOf(SHADOW_RULES), 'danjon'),
    moon_radius: v.optional(oneOf(MOON_RADII), 'one'),
    central_magnitude: v.optional(oneOf(CENTRAL_MAGNITUDES), 'diameter'),
    ayanamsa: ayanamsaSchema(),
    conventions: conventionsSchema(),
  };
}

/** @internal */
export function placeEntries() {
  return {
    place: highPlaceSchema(),
    ...spanEntries(),
    min_magnitude: v.optional(bounded(0, 3, 'of the diameter of the eclipsed body'), 0),
    visible_only: v.optional(v.boolean('it must be true or false.'), true),
  };
}

const LONGEST = 36_525;
/** Days by which the local date may differ from UTC, plus some hours for the eclipse itself. */
const AROUND = 1.2;

export interface EclipseSpan {
  readonly from: JdTt;
  readonly to: JdTt;
  readonly has: (date: string) => boolean;
}

/** @throws {SiddhantaError} `invalid_value` for dates in the wrong order or too far apart, `date_out_of_range` beyond the ephemeris */
export function spanOf({ from, to }: Pick<EclipseSpanInput, 'from' | 'to'>, ephemeris: Ephemeris): EclipseSpan {
  const days = daysOf(to) - daysOf(from);
  if (days < 0) {
    throw new SiddhantaError(
      'invalid_value',
      `to is ${to}, which is before from (${from}). Give the earlier date as from.`,
      { field: 'to' },
    );
  }
  if (days > LONGEST) {
    throw new SiddhantaError(
      'invalid_value',
      `to is ${to}, ${days} days after from (${from}); one call covers at most ${LONGEST} days (100 years). Ask in parts.`,
      { field: 'to' },
    );
  }
  checkRange(from, ephemeris, 'from');
  checkRange(to, ephemeris, 'to');
  const midnight = (date: string): JdTt => ttFromUt(julianDay(daysOf(date) * DAY_MS));
  return {
    from: midnight(from) - AROUND,
    to: midnight(to) + 1 + AROUND,
    has: (date) => from <= date && date <= to,
  };
}
