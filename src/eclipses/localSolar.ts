import { findRoot, findSmoothMinimum } from '../math/search.js';
import type { CloseUp } from '../sky/closeUp.js';
import { DAY_SECONDS, type JdUt } from '../time/julian.js';
import type { CivilDate, LocalInstant } from '../types.js';
import { type Contact, contactAt, instantOrNull, type LocalCall } from './contact.js';
import {
  type DiscRatio,
  type EclipsePoints,
  FOUR,
  pointsAt,
  rounded,
  type SarosNumber,
  type SolarMagnitude,
} from './describe.js';
import type { EclipsePlace } from './input.js';
import { type Crossings, crossingsOf, type Outlook, outlookOf } from './outlook.js';
import { type Discs, discsOf, innerGap, magnitudeOf, obscurationOf, outerGap } from './rules/discs.js';
import { sarosOf } from './rules/saros.js';
import type { Radii } from './rules/solarShadow.js';
import { PHASE_REACH } from './tables/constants.js';

/** Days around the new moon that contain the closest approach of the discs, from every place on Earth. */
const NEAREST = 0.15;
/** Days around the maximum that contain the contacts. */
const OUTER = 0.14;
const INNER = 0.02;
/** Some milliseconds, in days. */
const TOLERANCE = 5e-8;

/**
 * Share of the Sun's disc that is covered, 0 … 1, four decimals.
 *
 * @minimum 0
 * @maximum 1
 */
export type Obscuration = number;

/**
 * Seconds of a total or annular phase.
 *
 * @asType integer
 * @minimum 0
 * @maximum 900
 */
export type CentralSeconds = number;

/** What an eclipse of the Sun is at a place. */
export type SolarType = 'total' | 'annular' | 'partial';

/** A solar eclipse at a place. Instants are ISO 8601 with the place's UTC offset, to the second. */
export interface LocalSolarEclipse extends EclipsePoints {
  /** Which body is eclipsed. */
  readonly kind: 'solar';
  /** Date of the maximum on the clocks of the place. */
  readonly date: CivilDate;
  /** Whether the Sun is up at any time between the first and the last contact. */
  readonly visible: boolean;
  /** Its type at this place at its maximum. */
  readonly type: SolarType;
  /**
   * The phase visible here at `greatest_visible`: `partial` for an annular one whose ring is below the horizon; null where nothing is
   * visible.
   */
  readonly type_visible: SolarType | null;
  /** When the discs touch. */
  readonly contacts: {
    /** The eclipse begins. */
    readonly c1: Contact;
    /** The total or annular phase begins; null where there is none. */
    readonly c2: Contact | null;
    /** The discs are nearest to one another. */
    readonly max: Contact;
    /** The total or annular phase ends; null where there is none. */
    readonly c3: Contact | null;
    /** The eclipse ends. */
    readonly c4: Contact;
  };
  /** When the Sun rises, where that is between c1 and c4; else null. */
  readonly sunrise: LocalInstant | null;
  /** When the Sun sets, where that is between c1 and c4; else null. */
  readonly sunset: LocalInstant | null;
  /** When most is seen: the maximum, or the rising or setting that is nearest to it; null where nothing is seen. */
  readonly greatest_visible: LocalInstant | null;
  /** Magnitude at the maximum, seen or not. */
  readonly magnitude: SolarMagnitude;
  /** Magnitude at `greatest_visible`; 0 where nothing is seen. */
  readonly magnitude_visible: SolarMagnitude;
  /** Obscuration at the maximum, seen or not. */
  readonly obscuration: Obscuration;
  /** Obscuration at `greatest_visible`; 0 where nothing is seen. */
  readonly obscuration_visible: Obscuration;
  /** Seconds from c2 to c3; null where there is no such phase. */
  readonly duration_central_seconds: CentralSeconds | null;
  /** Radius of the Moon's disc over that of the Sun's at the maximum. */
  readonly moon_sun_ratio: DiscRatio;
  /** Number of the saros series. */
  readonly saros: SarosNumber;
}

export interface SolarAt {
  readonly view: CloseUp;
  readonly outlook: Outlook;
  readonly max: JdUt;
  readonly outer: readonly [c1: JdUt, c4: JdUt];
  readonly inner: readonly [c2: JdUt, c3: JdUt] | undefined;
  /** Takes the Moon's radius for the umbra while one disc lies within the other. */
  readonly discs: (ut: JdUt) => Discs;
  readonly seen: Seen;
}

interface Seen extends Crossings {
  readonly greatest: JdUt | undefined;
}

export function solarAt(view: CloseUp, place: EclipsePlace, radii: Radii): SolarAt | undefined {
  const outlook = outlookOf(view, place);
  const discsBy = (ut: JdUt, moon: number): Discs =>
    discsOf(outlook.from('Sun', ut), outlook.from('Moon', ut), { sun: radii.sun, moon });
  const { ut: middle } = view.middle;
  const separation = (ut: JdUt): number => discsBy(ut, radii.moon).separation;
  const max = findSmoothMinimum(separation, middle - NEAREST, middle + NEAREST, TOLERANCE, PHASE_REACH);
  const outside = (ut: JdUt): number => outerGap(discsBy(ut, radii.moon));
  const inside = (ut: JdUt): number => innerGap(discsBy(ut, radii.umbral));
  if (outside(max) >= 0) return undefined;
  const pair = (gap: (ut: JdUt) => number, reach: number): readonly [JdUt, JdUt] => [
    findRoot(gap, max - reach, max, TOLERANCE),
    findRoot(gap, max, max + reach, TOLERANCE),
  ];
  const outer = pair(outside, OUTER);
  const discs = (ut: JdUt): Discs => discsBy(ut, inside(ut) < 0 ? radii.umbral : radii.moon);
  return {
    view,
    outlook,
    max,
    outer,
    inner: inside(max) < 0 ? pair(inside, INNER) : undefined,
    discs,
    seen: seenOf(max, outer, discs, outlook),
  };
}

function seenOf(max: JdUt, [c1, c4]: SolarAt['outer'], discs: SolarAt['discs'], { height }: Outlook): Seen {
  const crossings = crossingsOf((ut) => height('Sun', ut), c1, c4);
  if (height('Sun', max) >= 0) return { ...crossings, greatest: max };
  const [greatest] = [crossings.rising, crossings.setting]
    .filter((ut) => ut !== undefined)
    .sort((a, b) => magnitudeOf(discs(b)) - magnitudeOf(discs(a)));
  return { ...crossings, greatest };
}

export function describeSolar(eclipse: SolarAt, call: LocalCall): LocalSolarEclipse {
  const { view, outlook, max, outer, inner, discs, seen } = eclipse;
  const contact = (ut: JdUt): Contact => contactAt(call, outlook, 'Sun', ut);
  const contactOrNull = (ut: JdUt | undefined): Contact | null => (ut === undefined ? null : contact(ut));
  const magnitude = (ut: JdUt): SolarMagnitude => {
    const found = discs(ut);
    const asRatio = call.centralMagnitude === 'ratio' && innerGap(found) < 0;
    return rounded(asRatio ? found.moon / found.sun : magnitudeOf(found), FOUR);
  };
  const obscuration = (ut: JdUt): Obscuration => rounded(obscurationOf(discs(ut)), FOUR);
  const ratio = discs(max).moon / discs(max).sun;
  const at = contact(max);
  const central: SolarType = ratio >= 1 ? 'total' : 'annular';
  const isCentral = (ut: JdUt): boolean => inner !== undefined && inner[0] <= ut && ut <= inner[1];
  const typeAt = (ut: JdUt): SolarType => (isCentral(ut) ? central : 'partial');
  const instant = { ut: max, tt: view.tt(max) };
  return {
    kind: 'solar',
    date: at.at.slice(0, 10),
    visible: seen.greatest !== undefined,
    type: typeAt(max),
    type_visible: seen.greatest === undefined ? null : typeAt(seen.greatest),
    contacts: {
      c1: contact(outer[0]),
      c2: contactOrNull(inner?.[0]),
      max: at,
      c3: contactOrNull(inner?.[1]),
      c4: contact(outer[1]),
    },
    sunrise: instantOrNull(call, seen.rising),
    sunset: instantOrNull(call, seen.setting),
    greatest_visible: instantOrNull(call, seen.greatest),
    magnitude: magnitude(max),
    magnitude_visible: seen.greatest === undefined ? 0 : magnitude(seen.greatest),
    obscuration: obscuration(max),
    obscuration_visible: seen.greatest === undefined ? 0 : obscuration(seen.greatest),
    duration_central_seconds: inner === undefined ? null : Math.round((inner[1] - inner[0]) * DAY_SECONDS),
    moon_sun_ratio: rounded(ratio, FOUR),
    saros: sarosOf('solar', instant.tt),
    ...pointsAt(call.sky, instant, call.place),
  };
}
