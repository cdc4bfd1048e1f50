import type { NatalSky } from '../cast/natal.js';
import {
  ascendantMover,
  birthSpan,
  bodyMovers,
  type Sensitivity,
  type SensitivityChange,
  type StatedValue,
  sensitivityOf,
} from '../cast/sensitivity.js';
import { type MicroArcseconds, PADA } from '../math/angle.js';
import type { Birth } from '../types.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import { type Placement, planetaryPositions, zodiacPosition } from '../zodiac/position.js';

const OF_ASCENDANT = ['sign', 'nakshatra', 'pada'] as const;
const OF_GRAHA = [...OF_ASCENDANT, 'house', 'retrograde'] as const;

/** What a chart states of the rising point or of a graha: `ascendant.sign`, `moon.pada`. */
export type ChartStatement =
  | `ascendant.${'sign' | 'nakshatra' | 'pada'}`
  | `${Lowercase<Graha>}.${'sign' | 'nakshatra' | 'pada' | 'house' | 'retrograde'}`;

/** A statement of a chart that changes within the span of an uncertain birth. */
export interface ChartChange extends SensitivityChange<ChartStatement> {}

/** What is certain in a chart over the span of an uncertain birth, and what changes and when. */
export interface ChartSensitivity extends Sensitivity<ChartStatement> {
  /** The statements that change, once for each change, in order of time; at one instant by name. */
  readonly changes: readonly ChartChange[];
}

type Moving = Readonly<Record<Graha, Placement>> & { readonly ascendant: MicroArcseconds | undefined };

/**
 * Empty where the birth is certain.
 *
 * @param divisions parts into which the chart divides a sign
 * @param project from a rāśi longitude to one of the chart
 * @throws {SiddhantaError} `date_out_of_range` where the span leaves the ephemeris
 */
export function chartSensitivity(
  { sky, resolved, place }: NatalSky,
  { uncertainty_minutes: minutes }: Birth,
  divisions: number,
  project: (longitude: MicroArcseconds) => MicroArcseconds,
): { readonly sensitivity?: ChartSensitivity } {
  if (minutes === undefined) return {};
  // Sign, nakṣatra and pada of the divided longitude change at multiples of 3°20′ over the divisions, and nowhere else.
  const cell = (longitude: MicroArcseconds): number => Math.floor((longitude * divisions) / PADA);
  const movers = { ascendant: ascendantMover(sky, place, cell), ...bodyMovers(sky, place, GRAHAS, cell) };
  const describe = (states: Moving): Record<ChartStatement, StatedValue> => {
    const { ascendant } = states;
    const described: Record<string, StatedValue> = {};
    const rising = ascendant === undefined ? undefined : zodiacPosition(project(ascendant));
    for (const field of OF_ASCENDANT) described[`ascendant.${field}`] = rising?.[field] ?? null;
    // Without an ascendant any point serves: the houses are removed below.
    const positions = planetaryPositions(states, ascendant ?? states.Sun.longitude, project);
    for (const graha of GRAHAS) {
      for (const field of OF_GRAHA) described[`${graha.toLowerCase()}.${field}`] = positions[graha][field];
      if (rising === undefined) described[`${graha.toLowerCase()}.house`] = null;
    }
    return described as Record<ChartStatement, StatedValue>;
  };
  const span = birthSpan(resolved, sky, minutes);
  return { sensitivity: sensitivityOf(minutes, resolved, span, movers, describe) };
}
