import * as v from 'valibot';
import { isCalendarDate } from '../time/calendar.js';
import { YEAR_NAMES, type YearName } from '../time/years.js';
import {
  AYANAMSA_NAMES,
  AYANAMSA_REFERENCES,
  type AyanamsaName,
  type AyanamsaReference,
  MOON_PLACES,
  type MoonPlace,
  NODES,
  type NodeKind,
  POSITION_KINDS,
  type PositionKind,
  PROFILES,
  type Profile,
  STAR_PLACES,
  type StarPlace,
  SUNRISES,
  type SunriseDefinition,
  TIME_SCALES,
  type TimeScale,
} from '../types.js';
import { bounded, noneOf, oneOf, record } from './schemas.js';
import { within } from './stated.js';

/** A custom ayanāṁśa: its mean value at one instant. */
export interface OwnAyanamsa {
  /**
   * `YYYY-MM-DD` (proleptic Gregorian, 0h TT), or a Julian day (TT).
   *
   * @minimum 0
   * @maximum 5000000
   */
  readonly epoch: string | number;
  /**
   * Mean ayanāṁśa at the epoch, degrees, −360 < v < 360.
   *
   * @exclusiveMinimum -360
   * @exclusiveMaximum 360
   */
  readonly value_degrees: number;
}

/** A daśā year of a fixed number of days. */
export interface DaysYear {
  /**
   * 300 … 400.
   *
   * @minimum 300
   * @maximum 400
   */
  readonly days: number;
}

/**
 * How a result is computed where programs differ. A profile sets the others as a program has them; what is given beside it counts
 * before it. The same object may go with every call: what an operation has no use for is named in its provenance.
 */
export interface Conventions {
  /** Whose conventions stand for what is not given; `siddhanta` by default. */
  readonly profile?: Profile | undefined;
  /** Bodies where they are seen (`apparent`, the default), or where they are (`true`). */
  readonly positions?: PositionKind | undefined;
  /** Of an ayanāṁśa tied to a star: the star in its catalogue place moved on (`geometric`, the default), or where it is seen. */
  readonly star_place?: StarPlace | undefined;
  /** Nutation taken off with the ayanāṁśa (`consistent`, the default), or left in the longitudes (`mean_from_true`). */
  readonly ayanamsa_reference?: AyanamsaReference | undefined;
  /** The Moon from the centre of the Earth (`geocentric`, the default), or from the place. */
  readonly moon?: MoonPlace | undefined;
  /** Lunar node that Rāhu stands for; `true` by default. */
  readonly node?: NodeKind | undefined;
  /** Year in which daśās are reckoned, by name or by its days; `sidereal` by default. */
  readonly year?: YearName | DaysYear | undefined;
  /** Definition of sunrise; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
  /** What civil time is read as; `utc` by default. */
  readonly time_scale?: TimeScale | undefined;
  /** Ayanāṁśa, by name or by its value at an epoch; `lahiri` by default, `kp` in the KP school. */
  readonly ayanamsa?: AyanamsaName | OwnAyanamsa | undefined;
}

/** The conventions of one call, every one of them settled. */
export type SettledConventions = { readonly [Field in keyof Conventions]-?: NonNullable<Conventions[Field]> };

const EPOCH =
  'it must be a date like "1956-03-21" (0h TT) or a Julian day (TT) from 0 to 5000000: the instant at which the ayanamsa has that value.';

const VALUE = 'it must be a number above -360 and below 360 (degrees).';

function ownAyanamsaSchema() {
  return record({
    epoch: v.union(
      [
        v.pipe(v.string(), v.check(isCalendarDate, EPOCH)),
        v.pipe(v.number(), within({ minimum: 0, maximum: 5_000_000 }, EPOCH)),
      ],
      EPOCH,
    ),
    value_degrees: v.pipe(v.number(VALUE), within({ exclusiveMinimum: -360, exclusiveMaximum: 360 }, VALUE)),
  });
}

/**
 * Returns the schema of the conventions.
 *
 * @internal
 */
export function conventionsSchema() {
  return v.optional(
    record({
      profile: v.optional(oneOf(PROFILES)),
      positions: v.optional(oneOf(POSITION_KINDS)),
      star_place: v.optional(oneOf(STAR_PLACES)),
      ayanamsa_reference: v.optional(oneOf(AYANAMSA_REFERENCES)),
      moon: v.optional(oneOf(MOON_PLACES)),
      node: v.optional(oneOf(NODES)),
      year: v.optional(
        v.union(
          [oneOf(YEAR_NAMES), record({ days: bounded(300, 400, 'days') })],
          noneOf(YEAR_NAMES, `it must be one of ${YEAR_NAMES.join(', ')}, or { "days": 300 to 400 }.`),
        ),
      ),
      sunrise: v.optional(oneOf(SUNRISES)),
      time_scale: v.optional(oneOf(TIME_SCALES)),
      ayanamsa: v.optional(
        v.union(
          [oneOf(AYANAMSA_NAMES), ownAyanamsaSchema()],
          noneOf(
            AYANAMSA_NAMES,
            `it must be one of ${AYANAMSA_NAMES.join(', ')}, or { "epoch": date or Julian day (TT), "value_degrees": number }.`,
          ),
        ),
      ),
    }),
  );
}
