import type { SkyContext } from '../cast/context.js';
import type { JdTt } from '../time/julian.js';
import type { LocalInstant } from '../types.js';
import { divisionOf } from './divisions.js';
import { eclipsesIn, type TransitEclipse } from './eclipseList.js';
import { hitsIn, pointsOf, type TransitHit } from './hitList.js';
import { courseOf } from './ingressEvents.js';
import { describeIngress, entriesOf, type Ingress, staysIn, type TransitStay } from './ingressList.js';
import type { Span } from './input.js';
import { type TransitPlanet, TURNING_PLANETS } from './planets.js';
import { type StationEvent, stationsIn } from './stationList.js';
import { eclipseTitle, hitTitle, ingressTitle, stationTitle } from './titles.js';

export const CALENDAR_PARTS = ['ingresses', 'moon_sign', 'nakshatras', 'stations', 'aspects', 'eclipses'] as const;

/** What a calendar of transits can list. */
export type CalendarPart = (typeof CALENDAR_PARTS)[number];

/** An event of the calendar: its type, its title, and the event itself under the name of its type. */
export interface CalendarEntry {
  /** When. */
  readonly at: LocalInstant;
  /** Type of the event. */
  readonly type: 'ingress' | 'station' | 'aspect' | 'eclipse';
  /** One English sentence. */
  readonly title: string;
  /** Who: the planet that moves, or the light that is eclipsed. */
  readonly planet: TransitPlanet;
  /** Only of an entry. */
  readonly ingress?: Ingress;
  /** Only of a station. */
  readonly station?: StationEvent;
  /** Only of an aspect. */
  readonly aspect?: TransitHit;
  /** Only of an eclipse. */
  readonly eclipse?: TransitEclipse;
}

interface Dated {
  readonly tt: JdTt;
  readonly entry: CalendarEntry;
}

interface Entered {
  readonly dated: readonly Dated[];
  readonly stays: readonly TransitStay[];
}

function entered(sky: SkyContext, span: Span, planets: readonly TransitPlanet[], lines: 'sign' | 'nakshatra'): Entered {
  const division = divisionOf(lines);
  const courses = planets.map((planet) => courseOf(sky, span.mover(planet), division, span));
  const dated = entriesOf(courses).map((entry): Dated => {
    const ingress = describeIngress(sky, span, division, entry);
    const { at, planet } = ingress;
    return { tt: entry.instant.tt, entry: { at, type: 'ingress', title: ingressTitle(ingress), planet, ingress } };
  });
  return { dated, stays: staysIn(span, division, courses) };
}

function stationEntries(sky: SkyContext, span: Span, planets: readonly TransitPlanet[]): Dated[] {
  // The true node turns about fifty times a year.
  const turning = TURNING_PLANETS.filter((one) => one !== 'Rahu' && one !== 'Ketu' && planets.includes(one));
  return stationsIn(sky, span, turning).map(({ instant, description }) => ({
    tt: instant.tt,
    entry: {
      at: description.at,
      type: 'station',
      title: stationTitle(description),
      planet: description.planet,
      station: description,
    },
  }));
}

function aspectEntries(sky: SkyContext, span: Span, planets: readonly TransitPlanet[]): Dated[] {
  const found = hitsIn(sky, span, planets, {
    points: pointsOf(span, undefined, undefined),
    kinds: ['conjunction', 'graha_drishti'],
    angles: [],
    nodes: 'none',
    orb: undefined,
  });
  return found.map(({ instant, description }) => ({
    tt: instant.tt,
    entry: {
      at: description.at,
      type: 'aspect',
      title: hitTitle(description),
      planet: description.planet,
      aspect: description,
    },
  }));
}

function eclipseEntries(sky: SkyContext, span: Span): Dated[] {
  return eclipsesIn(sky, span).map(({ instant, description }) => ({
    tt: instant.tt,
    entry: {
      at: description.at,
      type: 'eclipse',
      title: eclipseTitle(description),
      planet: description.planet,
      eclipse: description,
    },
  }));
}

export function entriesIn(
  sky: SkyContext,
  span: Span,
  planets: readonly TransitPlanet[],
  include: readonly CalendarPart[],
): { readonly events: CalendarEntry[]; readonly stays?: readonly TransitStay[] } {
  const signs = include.includes('ingresses') ? entered(sky, span, planets, 'sign') : undefined;
  const makers: Readonly<Record<CalendarPart, () => readonly Dated[]>> = {
    ingresses: () => signs?.dated ?? [],
    moon_sign: () =>
      signs !== undefined && planets.includes('Moon') ? [] : entered(sky, span, ['Moon'], 'sign').dated,
    nakshatras: () => entered(sky, span, planets, 'nakshatra').dated,
    stations: () => stationEntries(sky, span, planets),
    aspects: () => aspectEntries(sky, span, planets),
    eclipses: () => eclipseEntries(sky, span),
  };
  const events = include
    .flatMap((part) => makers[part]())
    .sort((one, other) => one.tt - other.tt)
    .map(({ entry }) => entry);
  return signs === undefined ? { events } : { events, stays: signs.stays };
}
