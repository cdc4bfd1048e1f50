import type { SkyContext } from '../cast/context.js';
import { uncertaintyOf } from '../cast/movers.js';
import { SIGN, signIndex, toMicroArcseconds } from '../math/angle.js';
import { houseFrom } from '../muhurta/rules/bala.js';
import type { LocalInstant } from '../types.js';
import { type Murthi, murthiOf } from '../zodiac/murthi.js';
import { type EclipticDegrees, type House, sixDecimals } from '../zodiac/position.js';
import type { Division, TransitPart } from './divisions.js';
import type { Course, Entry } from './ingressEvents.js';
import type { Span } from './input.js';
import type { TransitPlanet } from './planets.js';

/** Which way a planet moves. @names none */
export type TransitMotion = 'direct' | 'retrograde';

/**
 * Uncertainty of an instant in seconds, one decimal: the stated errors of longitude of the ephemeris and of the ayanāṁśa, over the speed of
 * the planet; 0.6 s for finding and rounding it; and before 1972 and from mid-2027 on, where no leap seconds define civil time, one
 * standard error of ΔT, which is a forecast after 2026 (6 s in 2050, 32 s in 2100), with 0.9 s for future leap seconds.
 *
 * @minimum 0
 */
export type UncertaintySeconds = number;

/** An entry of a planet into a part of the zodiac. */
export interface Ingress {
  /** When. */
  readonly at: LocalInstant;
  /** Who. */
  readonly planet: TransitPlanet;
  /** The line that it crosses. */
  readonly boundary: EclipticDegrees;
  /** The part that it enters. */
  readonly enters: TransitPart;
  /** The part that it leaves. */
  readonly leaves: TransitPart;
  /** Which way it moves. */
  readonly motion: TransitMotion;
  /**
   * The how manyth entry over this line in the planet’s usual direction, in one loop; of a way back the one that it undoes.
   *
   * @asType integer
   * @minimum 1
   */
  readonly entry_number: number;
  /** Whether the planet re-enters, retrograde, what it had left. */
  readonly retrograde_reentry: boolean;
  /** By how much the instant may be wrong. */
  readonly uncertainty_seconds: UncertaintySeconds;
  /** House of the part from the natal Moon; only with one, and where the part lies in one sign. */
  readonly house_from_moon?: House;
  /** Longitude of the Moon at the instant; only of entries into signs, with a natal Moon. */
  readonly moon_longitude?: EclipticDegrees;
  /** The mūrti, by the house of that Moon from the natal one; the same. */
  readonly murthi?: Murthi;
}

/** A stay of a planet in a part of the zodiac, half-open, cut to the span. */
export interface TransitStay {
  /** Who. */
  readonly planet: TransitPlanet;
  /** Where. */
  readonly in: TransitPart;
  /** When it begins, or the span does. */
  readonly start: LocalInstant;
  /** When it ends, or the span does. */
  readonly end: LocalInstant;
  /**
   * The how manyth stay there in one passage: more than 1 after a way back.
   *
   * @asType integer
   * @minimum 1
   */
  readonly visit: number;
  /** Whether it began before the span. */
  readonly clipped_start: boolean;
  /** Whether it goes on beyond the span. */
  readonly clipped_end: boolean;
  /** House from the natal Moon; only with one, and where the part lies in one sign. */
  readonly house_from_moon?: House;
}

function murthiAt(
  { mover }: Span,
  entry: Entry,
  sign: number,
  moon: number,
): Pick<Ingress, 'moon_longitude' | 'murthi'> {
  const there =
    entry.planet === 'Moon'
      ? toMicroArcseconds(((sign - 1) * SIGN) / 3.6e9)
      : toMicroArcseconds(mover('Moon').of(entry.instant.tt).degrees);
  return { moon_longitude: sixDecimals(there), murthi: murthiOf(houseFrom(signIndex(there) + 1, moon)) };
}

export function describeIngress(sky: SkyContext, span: Span, division: Division, entry: Entry): Ingress {
  const { planet, instant, forward, left, entered, number, back, speed, mover } = entry;
  const [leaves, enters] = [division.part(left), division.part(entered)];
  const moon = span.natal?.references.moon.sign_number;
  const sign = enters.sign_number;
  return {
    at: span.toLocalInstant(instant.ut),
    planet,
    boundary: (forward ? enters : leaves).start_longitude,
    enters,
    leaves,
    motion: forward ? 'direct' : 'retrograde',
    entry_number: number,
    retrograde_reentry: back,
    uncertainty_seconds: uncertaintyOf(sky, mover.body, instant, speed),
    ...(moon === undefined || sign === undefined
      ? {}
      : {
          house_from_moon: houseFrom(sign, moon),
          ...(enters.nakshatra === undefined ? murthiAt(span, entry, sign, moon) : {}),
        }),
  };
}

export function entriesOf(courses: readonly Course[]): Entry[] {
  return courses.flatMap(({ entries }) => entries).sort((one, other) => one.instant.tt - other.instant.tt);
}

export function ingressesIn(sky: SkyContext, span: Span, division: Division, courses: readonly Course[]): Ingress[] {
  return entriesOf(courses).map((entry) => describeIngress(sky, span, division, entry));
}

export function staysIn(span: Span, division: Division, courses: readonly Course[]): TransitStay[] {
  const moon = span.natal?.references.moon.sign_number;
  return courses.flatMap((course) =>
    course.stays.map(({ planet, cell, start, end, visit, clippedStart, clippedEnd }): TransitStay => {
      const part = division.part(cell);
      return {
        planet,
        in: part,
        start: span.toLocalInstant(start.ut),
        end: span.toLocalInstant(end.ut),
        visit,
        clipped_start: clippedStart,
        clipped_end: clippedEnd,
        ...(moon === undefined || part.sign_number === undefined
          ? {}
          : { house_from_moon: houseFrom(part.sign_number, moon) }),
      };
    }),
  );
}
