import type { ResolvedBirth } from '../cast/birth.js';
import type { SkyContext } from '../cast/context.js';
import { cuspsOrNone, orientationAt } from '../cast/cusps.js';
import { placementAt } from '../cast/grahas.js';
import {
  birthSpan,
  bodyMovers,
  type Mover,
  type Sensitivity,
  type SensitivityChange,
  type StatedValue,
  sensitivityOf,
} from '../cast/sensitivity.js';
import { type MicroArcseconds, nakshatraIndex, signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import type { Birth } from '../types.js';
import { nakshatraName, type Placement, signName } from '../zodiac/position.js';
import { houseAt } from './rules/figure.js';
import { kpLords } from './rules/lattice.js';
import { type HouseKey, KP_PLANETS, type KpPlanet } from './tables/planets.js';

/** A statement of a cusp chart about the ascendant, a cusp or a planet: `ascendant.sign`, `cusp_7.sub_lord`, `moon.sub`. */
export type KpStatement =
  | 'ascendant.sign'
  | `cusp_${HouseKey}.${'sign' | 'star_lord' | 'sub_lord'}`
  | `${Lowercase<KpPlanet>}.${'sign' | 'nakshatra' | 'sub' | 'house'}`;

/** A statement that changes within the span of an uncertain birth. */
export interface KpChange extends SensitivityChange<KpStatement> {}

/** What is certain in a cusp chart over the span of an uncertain birth, and what changes and when. */
export interface KpSensitivity extends Sensitivity<KpStatement> {
  /** The statements that change, one entry for each change, in order of time; simultaneous ones by name. */
  readonly changes: readonly KpChange[];
}

const PLANETS = KP_PLANETS.map(([name]) => name);

type Moving = Readonly<Record<KpPlanet, Placement>> & { readonly cusps: readonly MicroArcseconds[] | undefined } & {
  readonly [Name in `${KpPlanet} in`]: number | null;
};

const cell = (longitude: MicroArcseconds): string =>
  `${signIndex(longitude)} ${nakshatraIndex(longitude)} ${kpLords(longitude).sub}`;

function describeStates(states: Moving): Record<KpStatement, StatedValue> {
  const statements: Record<string, StatedValue> = {};
  const { cusps } = states;
  statements['ascendant.sign'] = cusps === undefined ? null : signName(at(cusps, 0));
  for (let i = 0; i < 12; i++) {
    const cusp = cusps?.[i];
    const lords = cusp === undefined ? undefined : kpLords(cusp);
    statements[`cusp_${i + 1}.sign`] = cusp === undefined ? null : signName(cusp);
    statements[`cusp_${i + 1}.star_lord`] = lords?.star ?? null;
    statements[`cusp_${i + 1}.sub_lord`] = lords?.sub ?? null;
  }
  for (const name of PLANETS) {
    const { longitude } = states[name];
    const key = name.toLowerCase();
    statements[`${key}.sign`] = signName(longitude);
    statements[`${key}.nakshatra`] = nakshatraName(longitude);
    statements[`${key}.sub`] = kpLords(longitude).sub;
    statements[`${key}.house`] = states[`${name} in`];
  }
  return statements as Record<KpStatement, StatedValue>;
}

/**
 * Cusps move forward, faster than every planet: a planet changes houses in one direction only.
 * @throws {SiddhantaError} `date_out_of_range` where the span leaves the ephemeris
 */
export function kpSensitivity(
  sky: SkyContext,
  { place, uncertainty_minutes: minutes }: Birth,
  resolved: ResolvedBirth,
): { readonly sensitivity?: KpSensitivity } {
  if (minutes === undefined) return {};
  const cusps: Mover<Moving['cusps']> = {
    at: (instant) => cuspsOrNone(instant, place, orientationAt(instant, sky.zodiac)),
    cell: (state) => (state ?? []).map(cell).join(),
  };
  const house = (name: KpPlanet): Mover<number | null> => ({
    at: (instant) => {
      const houses = cusps.at(instant);
      return houses === undefined ? null : houseAt(placementAt(sky, instant, place, name).longitude, houses);
    },
    cell: (state) => state ?? 0,
  });
  const houses = Object.fromEntries(PLANETS.map((name) => [`${name} in`, house(name)])) as Record<
    `${KpPlanet} in`,
    Mover<number | null>
  >;
  const movers = { cusps, ...bodyMovers(sky, place, PLANETS, cell), ...houses };
  return {
    sensitivity: sensitivityOf<Moving, KpStatement>(
      minutes,
      resolved,
      birthSpan(resolved, sky, minutes),
      movers,
      describeStates,
    ),
  };
}
