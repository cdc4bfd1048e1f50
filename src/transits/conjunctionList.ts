import { type BodyMotion, pairTrackOf } from '../cast/bodyCrossings.js';
import type { SkyContext } from '../cast/context.js';
import { type Mover, uncertaintyOf } from '../cast/movers.js';
import { dividedLongitude } from '../charts/rules/varga.js';
import { partOf, partSigns } from '../charts/rules/vargaParts.js';
import { ruleOf } from '../charts/tables/variants.js';
import { type MicroArcseconds, modulo, signedDegrees, toMicroArcseconds } from '../math/angle.js';
import { at } from '../math/at.js';
import { findMinimum } from '../math/search.js';
import { houseFrom } from '../muhurta/rules/bala.js';
import { type Instant, instantFromTt } from '../sky/instant.js';
import type { JdTt } from '../time/julian.js';
import type { LocalInstant } from '../types.js';
import type { Division as Varga } from '../zodiac/divisions.js';
import {
  type EclipticDegrees,
  type House,
  sixDecimals,
  type ZodiacPosition,
  zodiacPosition,
} from '../zodiac/position.js';
import { WARRIORS, type Warrior, type WarWinner, warWinner } from '../zodiac/war.js';
import type { UncertaintySeconds } from './ingressList.js';
import { type Span, within } from './input.js';
import type { TransitPlanet } from './planets.js';

/** Degrees north of the ecliptic, six decimals. @minimum -20 @maximum 20 */
export type TransitLatitude = number;

/** Two planets at the same longitude, in a varga where one was asked for; sign and degrees are those of both. */
export interface TransitConjunction extends ZodiacPosition {
  /** When. */
  readonly at: LocalInstant;
  /** Who, in the order of the input. */
  readonly planet: TransitPlanet;
  /** With whom. */
  readonly other: TransitPlanet;
  /** Latitude of the first less that of the second. @minimum -40 @maximum 40 */
  readonly latitude_apart: number;
  /** Longitude of the first in the rāśi; only with `varga`. */
  readonly rasi_longitude?: EclipticDegrees;
  /** Longitude of the second in the rāśi; only with `varga`. */
  readonly other_rasi_longitude?: EclipticDegrees;
  /** By how much the instant may be wrong. */
  readonly uncertainty_seconds: UncertaintySeconds;
  /** House from the natal Moon; only with one, and without `varga`. */
  readonly house_from_moon?: House;
}

/** Two planets nearer to each other in longitude than the limit. */
export interface PlanetaryWar {
  /** Who. */
  readonly planet: Warrior;
  /** With whom. */
  readonly other: Warrior;
  /** When they come within the limit; null before the ephemeris begins. */
  readonly start: LocalInstant | null;
  /** When they leave it; null after the ephemeris ends. */
  readonly end: LocalInstant | null;
  /** The conjunction, or the instant at which they are nearest, at which the war is judged. */
  readonly at: LocalInstant;
  /** Degrees of longitude between them then, six decimals; 0 where they meet. @minimum 0 @maximum 1 */
  readonly separation: number;
  /** Latitude of the first then. */
  readonly latitude: TransitLatitude;
  /** Latitude of the second. */
  readonly other_latitude: TransitLatitude;
  /** The winner. */
  readonly winner: Warrior;
}

type Pair = readonly [Mover, Mover];

function pairsOf(span: Span, planets: readonly TransitPlanet[]): Pair[] {
  const movers = planets.map(span.mover);
  return movers.flatMap((one, i) =>
    movers.slice(i + 1).flatMap((other): Pair[] => (one.body === other.body ? [] : [[one, other]])),
  );
}

const apart =
  ([one, other]: Pair): BodyMotion =>
  (tt) => {
    const [a, b] = [one.of(tt), other.of(tt)];
    return { degrees: a.degrees - b.degrees, speed: a.speed - b.speed };
  };

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6 + 0;

function latitudesOf(sky: SkyContext, [one, other]: Pair, tt: JdTt): readonly [number, number] {
  const places = sky.bodies.places([one.body, other.body], tt);
  return [at(places, 0).latitude, at(places, 1).latitude];
}

/** Where two planets have one place in a chart: their longitudes are some parts of a sign apart, and both parts go to one sign. */
interface Chart {
  /** Degrees of a part. */
  readonly every: number;
  /** @param ahead parts by which the first planet is ahead of the second */
  readonly together: (longitude: MicroArcseconds, ahead: number) => boolean;
  readonly project: (longitude: MicroArcseconds) => MicroArcseconds;
}

const RASI: Chart = { every: 360, together: () => true, project: (longitude) => longitude };

function chartOf(varga: Varga): Chart {
  const { divisions, ...counting } = ruleOf(varga);
  const signs = partSigns(divisions, counting);
  return {
    every: 30 / divisions,
    together(longitude, ahead) {
      const part = partOf(longitude, divisions);
      return at(signs, part) === at(signs, modulo(part + ahead, signs.length));
    },
    project: (longitude) => dividedLongitude(longitude, divisions, counting),
  };
}

export function conjunctionsIn(
  sky: SkyContext,
  span: Span,
  planets: readonly TransitPlanet[],
  varga?: Varga,
): TransitConjunction[] {
  const { every, together, project } = varga === undefined ? RASI : chartOf(varga);
  const moon = span.natal?.references.moon.sign_number;
  return pairsOf(span, planets)
    .flatMap((pair) => {
      const [one, other] = pair;
      const track = pairTrackOf([one.body, other.body], apart(pair), { every });
      return [...track.between(span.from.tt, span.to.tt)]
        .filter(({ instant }) => instant.tt < span.to.tt)
        .flatMap(({ instant, speed, line }) => {
          const { tt, ut } = instant;
          const [a, b] = [one.of(tt), other.of(tt)];
          // The slower one is known best.
          const isFirst = Math.abs(a.speed) < Math.abs(b.speed);
          const longitude = toMicroArcseconds(isFirst ? a.degrees : b.degrees);
          if (!together(longitude, isFirst ? -line : line)) return [];
          const position = zodiacPosition(project(longitude));
          const [north, otherNorth] = latitudesOf(sky, pair, tt);
          const conjunction: TransitConjunction = {
            at: span.toLocalInstant(ut),
            planet: one.planet,
            other: other.planet,
            latitude_apart: rounded(north - otherNorth),
            ...position,
            uncertainty_seconds: uncertaintyOf(sky, one.body, instant, speed, other.body),
            ...(varga === undefined
              ? {}
              : {
                  rasi_longitude: sixDecimals(toMicroArcseconds(a.degrees)),
                  other_rasi_longitude: sixDecimals(toMicroArcseconds(b.degrees)),
                }),
            ...(moon === undefined || varga !== undefined
              ? {}
              : { house_from_moon: houseFrom(position.sign_number, moon) }),
          };
          return [{ tt, conjunction }];
        });
    })
    .sort((a, b) => a.tt - b.tt)
    .map(({ conjunction }) => conjunction);
}

interface Near {
  readonly start: Instant | undefined;
  readonly end: Instant | undefined;
}

/** Days: longer than any war, which a station may draw out. */
const WAR_DAYS = 150;

function nearIn(sky: SkyContext, span: Span, pair: Pair, limit: number): Near[] {
  const of = apart(pair);
  const [from, to] = [within(sky, span.from.tt - WAR_DAYS), within(sky, span.to.tt + WAR_DAYS)];
  const isNear = (tt: JdTt): boolean => Math.abs(signedDegrees(of(tt).degrees)) < limit;
  const track = pairTrackOf([pair[0].body, pair[1].body], of, { listed: [limit, 360 - limit] });
  const spans: Near[] = [];
  let open = isNear(from);
  let start: Instant | undefined;
  for (const { instant, entered } of track.between(from, to)) {
    // The cell from 360 − limit round to limit is the last one.
    if (entered === 1) [open, start] = [true, instant];
    else if (open) {
      spans.push({ start, end: instant });
      open = false;
    }
  }
  if (open) spans.push({ start, end: undefined });
  return spans.filter(({ start, end }) => (start?.tt ?? from) < span.to.tt && (end?.tt ?? to) > span.from.tt);
}

const isWarrior = (planet: TransitPlanet): planet is Warrior => (WARRIORS as readonly string[]).includes(planet);

/** The first conjunction between two instants, or the nearest approach. */
function climaxOf(pair: Pair, from: JdTt, to: JdTt): JdTt {
  const of = apart(pair);
  const [meeting] = [...pairTrackOf([pair[0].body, pair[1].body], of, { every: 360 }).between(from, to)];
  if (meeting !== undefined) return meeting.instant.tt;
  return findMinimum((tt) => Math.abs(signedDegrees(of(tt).degrees)), from, to, 1e-4);
}

export function warsIn(
  sky: SkyContext,
  span: Span,
  planets: readonly TransitPlanet[],
  limit: number,
  rule: WarWinner,
): PlanetaryWar[] {
  const instantOrNull = (instant: Instant | undefined): LocalInstant | null =>
    instant === undefined ? null : span.toLocalInstant(instant.ut);
  return pairsOf(span, planets.filter(isWarrior))
    .flatMap((pair) => {
      const [planet, other] = [pair[0].planet, pair[1].planet];
      if (!isWarrior(planet) || !isWarrior(other)) return [];
      return nearIn(sky, span, pair, limit).map(({ start, end }) => {
        const [from, to] = [start?.tt ?? span.from.tt, end?.tt ?? span.to.tt];
        const tt = climaxOf(pair, from, to);
        const [north, otherNorth] = latitudesOf(sky, pair, tt);
        const war: PlanetaryWar = {
          planet,
          other,
          start: instantOrNull(start),
          end: instantOrNull(end),
          at: span.toLocalInstant(instantFromTt(tt).ut),
          separation: Math.abs(rounded(signedDegrees(apart(pair)(tt).degrees))),
          latitude: rounded(north),
          other_latitude: rounded(otherNorth),
          winner: warWinner([planet, other], [north, otherNorth], rule),
        };
        return { from, war };
      });
    })
    .sort((a, b) => a.from - b.from)
    .map(({ war }) => war);
}
