import { ARCSECOND, DEGREE, DEGREE_ARCSECONDS, type MicroArcseconds, signedDegrees } from '../math/angle.js';
import { at } from '../math/at.js';
import { formatInSign, signedArcseconds } from '../math/dms.js';
import type { Body, BodyPlace, Ephemeris } from '../sky/ephemeris.js';
import { frameAt } from '../sky/frame.js';
import { geometricEphemeris } from '../sky/geometric.js';
import type { Instant } from '../sky/instant.js';
import { orientationAt, siderealAscendantOf, siderealPlaces } from '../sky/sidereal.js';
import { topocentricPlace } from '../sky/topocentric.js';
import { instantFromUtc, utcFromUt } from '../sky/utc.js';
import { zodiacOf } from '../sky/zodiac.js';
import { ttFromUt } from '../time/deltaT.js';
import type { JdUt } from '../time/julian.js';
import type { Dispute, Place, TimeScale } from '../types.js';
import { isHeldByStar } from '../zodiac/ayanamsaRow.js';
import type { Graha } from '../zodiac/names.js';
import { type Placement, signName } from '../zodiac/position.js';
import { bodiesFrom, type SkyContext } from './context.js';

const MOVING = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
type Moving = (typeof MOVING)[number];
/** Arcseconds. */
function ahead(other: MicroArcseconds, ours: MicroArcseconds): number {
  return signedDegrees((other - ours) / DEGREE) * DEGREE_ARCSECONDS;
}

const place = (longitude: MicroArcseconds): string => `${signName(longitude)} ${formatInSign(longitude)}`;

/** Under the other kind of positions; `undefined` where the ephemeris has one kind only. */
function otherBodies({ ephemeris, conventions }: SkyContext): Ephemeris | undefined {
  return conventions.positions === 'true' ? ephemeris : geometricEphemeris(ephemeris);
}

const POSITIONS = {
  apparent:
    'Apparent here, as seen: light-time, deflection and aberration included. Jagannatha Hora and PyJHora leave them out: their Sun stands 20.1″ to 20.8″ further, the Moon 0.7″ to 0.8″, Mercury −19.5″ to +60.5″ (1900–2100).',
  true: 'Geometric here, as Jagannatha Hora and PyJHora have it: light-time, deflection and aberration are left out. Where the bodies are seen, the Sun stands 20.1″ to 20.8″ further back.',
} as const;

/** Distances of the bodies under the other kind of positions, arcseconds; none where there is one kind only. */
function otherPlaces<Name extends Moving>(
  sky: SkyContext,
  instant: Instant,
  where: Place,
  ours: readonly (readonly [Name, MicroArcseconds])[],
): [Name, number][] {
  const other = otherBodies(sky);
  if (other === undefined) return [];
  const conventions = {
    ...sky.conventions,
    positions: sky.conventions.positions === 'true' ? 'apparent' : 'true',
  } as const;
  const seen = bodiesFrom({ ...sky, bodies: other, conventions }, where);
  const names = ours.map(([name]) => name);
  const places = siderealPlaces(seen, names, instant, sky.zodiac);
  return ours.map(([name, longitude], i) => [name, ahead(at(places, i).longitude, longitude)]);
}

function positionsDispute(
  sky: SkyContext,
  instant: Instant,
  where: Place,
  grahas: Readonly<Record<Moving, Placement>>,
): Dispute {
  const ours = MOVING.map((name) => [name, grahas[name].longitude] as const);
  const sizes = otherPlaces(sky, instant, where, ours).map(([name, size]) => `${name} ${signedArcseconds(size)}`);
  const here = sizes.length === 0 ? '' : ` Here the other places are away by: ${sizes.join(', ')}.`;
  return { element: 'apparent or geometric places', note: POSITIONS[sky.conventions.positions] + here };
}

function moonPositionDispute(sky: SkyContext, instant: Instant, where: Place, moon: MicroArcseconds): Dispute {
  const [[, size] = []] = otherPlaces(sky, instant, where, [['Moon', moon]]);
  const here = size === undefined ? '' : ` Here the other place is ${signedArcseconds(size)} away.`;
  const taken = sky.conventions.positions === 'apparent' ? 'Apparent' : 'Geometric';
  return {
    element: 'place of the Moon',
    note: `${taken} here; with light-time and without it the Moon stands 0.7″ to 0.8″ apart, some 2 hours in the period of Rāhu.${here}`,
  };
}

export function nodeDispute(sky: SkyContext, instant: Instant, rahu: MicroArcseconds): Dispute {
  const other = sky.conventions.node === 'true' ? 'mean' : 'true';
  const body: Body = other === 'true' ? 'TrueNode' : 'MeanNode';
  const { longitude } = at(siderealPlaces(sky.bodies, [body], instant, sky.zodiac), 0);
  return {
    element: 'lunar node',
    note: `True (osculating) or mean node: up to 1.981° apart. The true one is the default; the option node chooses. Here the ${other} node is at ${place(longitude)}, ${signedArcseconds(ahead(longitude, rahu))} from the one taken.`,
  };
}

function moonDispute(sky: SkyContext, instant: Instant, where: Place): Dispute {
  const { moon, positions } = sky.conventions;
  const [centre] = sky.bodies.places(['Moon'], instant.tt) as [BodyPlace];
  const seen = topocentricPlace(centre, instant, where, positions);
  const size = signedDegrees(seen.longitude - centre.longitude) * DEGREE_ARCSECONDS;
  const texts = {
    geocentric: `Seen from the centre of the Earth here, as nearly all programs have it. From the place itself it stands ${signedArcseconds(size)} away.`,
    topocentric: `Seen from the place itself here. From the centre of the Earth, as nearly all programs have it, it stands ${signedArcseconds(-size)} away.`,
  };
  return { element: 'Moon from the centre or from the place', note: texts[moon] };
}

/** Apart from the choice of ayanāṁśa itself. */
export function zodiacDisputes({ conventions }: SkyContext, { tt }: Instant): Dispute[] {
  const { ayanamsa, ayanamsa_reference: reference, star_place: starPlace } = conventions;
  const nutation = signedArcseconds(frameAt(tt).nutationLongitude / ARCSECOND);
  const left = {
    consistent: `Taken off with the ayanāṁśa here. Programs that take the mean ayanāṁśa from longitudes of the true equinox leave it in: every longitude is then ${nutation} away.`,
    mean_from_true: `Left in here: the mean ayanāṁśa is taken from longitudes of the true equinox, so that every longitude holds ${nutation} of nutation.`,
  };
  const disputes: Dispute[] = [{ element: 'nutation', note: left[reference] }];
  if (typeof ayanamsa === 'string' && isHeldByStar(ayanamsa)) {
    const other = starPlace === 'geometric' ? 'apparent' : 'geometric';
    const size =
      zodiacOf(ayanamsa, { starPlace }).meanAyanamsa(tt) - zodiacOf(ayanamsa, { starPlace: other }).meanAyanamsa(tt);
    disputes.push({
      element: 'place of the star',
      note: `The ${starPlace} place of the star holds the zodiac here. By its ${other} place every longitude is ${signedArcseconds(size * DEGREE_ARCSECONDS)} away.`,
    });
  }
  return disputes;
}

function otherScale({ timeScale }: SkyContext): TimeScale {
  return timeScale === 'utc' ? 'ut1' : 'utc';
}

/** @param effect by the other scale */
function timeScaleDispute(sky: SkyContext, effect: string): Dispute {
  return {
    element: 'time scale',
    note: `Civil time is read as ${sky.timeScale.toUpperCase()} here; most programs read it as UT1. As ${otherScale(sky).toUpperCase()} ${effect}.`,
  };
}

export interface ChartAtHand {
  readonly instant: Instant;
  readonly utcMs: number;
  readonly place: Place;
  /** Left out where the result depends on the grahas alone. */
  readonly ascendant?: MicroArcseconds | undefined;
  readonly grahas: Readonly<Record<Graha, Placement>>;
}

/** None before 1972, when both are one. */
function moonTimeScaleDisputes(sky: SkyContext, { instant, utcMs }: Pick<ChartAtHand, 'instant' | 'utcMs'>): Dispute[] {
  const later = instantFromUtc(utcMs, otherScale(sky)).tt - instant.tt;
  if (later === 0) return [];
  const [{ longitudeSpeed }] = sky.bodies.places(['Moon'], instant.tt) as [BodyPlace];
  return [timeScaleDispute(sky, `the Moon is ${signedArcseconds(later * longitudeSpeed * DEGREE_ARCSECONDS)} away`)];
}

/** None before 1972, when both are one. */
function timeScaleDisputes(sky: SkyContext, chart: ChartAtHand): Dispute[] {
  const { instant, utcMs, place: where, ascendant } = chart;
  if (ascendant === undefined) return moonTimeScaleDisputes(sky, chart);
  const read = instantFromUtc(utcMs, otherScale(sky));
  if (read.ut === instant.ut) return [];
  // Within a second the frame is the same to a nanoarcsecond.
  const other = siderealAscendantOf(read, where.latitude, where.longitude, orientationAt(instant, sky.zodiac));
  if (other === undefined) return [];
  return [timeScaleDispute(sky, `the ascendant is ${signedArcseconds(ahead(other, ascendant))} away`)];
}

/** Effects of other conventions on a chart of the nine grahas, each with its size. */
export function conventionDisputes(sky: SkyContext, chart: ChartAtHand): Dispute[] {
  const { instant, place: where, grahas } = chart;
  return [
    positionsDispute(sky, instant, where, grahas),
    nodeDispute(sky, instant, grahas.Rahu.longitude),
    moonDispute(sky, instant, where),
    ...zodiacDisputes(sky, instant),
    ...timeScaleDisputes(sky, chart),
  ];
}

interface MoonAtHand extends Pick<ChartAtHand, 'instant' | 'utcMs' | 'place'> {
  readonly moon: MicroArcseconds;
}

/** Effects of other conventions on a result of the Moon alone, each with its size. */
export function moonDisputes(sky: SkyContext, moonAtHand: MoonAtHand): Dispute[] {
  const { instant, place: where, moon } = moonAtHand;
  return [
    moonPositionDispute(sky, instant, where, moon),
    moonDispute(sky, instant, where),
    ...zodiacDisputes(sky, instant),
    ...moonTimeScaleDisputes(sky, moonAtHand),
  ];
}

const LIMB_POSITIONS = {
  apparent:
    'Apparent here. Programs that leave out light-time and aberration have the Sun 20″ ahead: tithis end some 40 s later, yogas 34 to 40 s earlier.',
  true: 'Geometric here: light-time and aberration are left out. Where Sun and Moon are seen, the Sun is 20″ behind: tithis end some 40 s earlier, yogas 34 to 40 s later.',
} as const;

/**
 * Effects of other conventions on a day, each with its size.
 *
 * @param ut Julian day (UT) of the limbs
 */
export function dayDisputes(sky: SkyContext, ut: JdUt, where: Place): Dispute[] {
  const { conventions, timeScale } = sky;
  const instant = { ut, tt: ttFromUt(ut) };
  const ms = utcFromUt(ut, timeScale);
  const seconds = (utcFromUt(ut, otherScale(sky)) - ms) / 1000;
  const effect = `every time is told ${Math.abs(seconds).toFixed(2)} s ${seconds < 0 ? 'earlier' : 'later'}`;
  return [
    { element: 'apparent or true place', note: LIMB_POSITIONS[conventions.positions] },
    moonDispute(sky, instant, where),
    ...zodiacDisputes(sky, instant),
    ...(Math.abs(seconds) < 0.005 ? [] : [timeScaleDispute(sky, effect)]),
  ];
}
