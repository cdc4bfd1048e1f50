import type { MicroArcseconds } from '../math/angle.js';
import { recordOf } from '../math/recordOf.js';
import type { Instant } from '../sky/instant.js';
import { orientationAt, siderealAscendantOf } from '../sky/sidereal.js';
import { instantFromUtc } from '../sky/utc.js';
import { localText } from '../time/exactOffsets.js';
import type { LocalInstant, Place } from '../types.js';
import type { Graha, Nakshatra, Sign } from '../zodiac/names.js';
import type { House, Placement, PlanetaryPosition } from '../zodiac/position.js';
import type { ResolvedBirth } from './birth.js';
import type { SkyContext } from './context.js';
import { type OuterPlanet, placementAt } from './grahas.js';
import { utcText } from './iso.js';
import { checkCovered } from './range.js';

/**
 * What a result prints of a statement: a name, a pada or a house, `R` or nothing for the direction; null where nothing rises.
 *
 * @names statement
 */
export type StatedValue = Sign | Nakshatra | Graha | PlanetaryPosition['retrograde'] | House | null;

/** A statement that changes within the span of an uncertain birth. */
export interface SensitivityChange<Statement extends string> {
  /** Which statement. */
  readonly statement: Statement;
  /** The first whole second at which the new value holds, with the offset of the clock of the birth. */
  readonly at: LocalInstant;
  /**
   * From the time given to `at`, one decimal; negative before it.
   *
   * @minimum -720
   * @maximum 720
   */
  readonly minutes_from_birth: number;
  /** Its value one second earlier; null where nothing rises. */
  readonly before: StatedValue;
  /** Its value from `at` on; null where nothing rises. */
  readonly after: StatedValue;
}

/** What stays the same over the span of an uncertain birth, what changes, and when. */
export interface Sensitivity<Statement extends string> {
  /**
   * Minutes by which the time may be wrong either way, as they were given.
   *
   * @minimum 0.1
   * @maximum 720
   */
  readonly uncertainty_minutes: number;
  /** The first instant of the span, with the offset of the clock of the birth. */
  readonly start: LocalInstant;
  /** The end of the span, which is no longer part of it. */
  readonly end: LocalInstant;
  /** The statements that have one value over the whole span. */
  readonly holds: readonly Statement[];
  /** The others, once for each change, in order of time; at one instant by name. */
  readonly changes: readonly SensitivityChange<Statement>[];
}

/** Seconds between two samples of what moves one way. */
const HOUR = 3600;
/** Within the polar circles the ascendant leaps and runs backwards. */
const MINUTE = 60;
/** Degrees of latitude; the polar circles stay beyond 66.4° in all years that can be computed. */
const POLAR = 66.4;

export interface Mover<State> {
  readonly at: (instant: Instant) => State;
  /** States of one cell print alike, and what is in one cell at two samples in a row has not left it between them. */
  readonly cell: (state: State) => string | number;
  /** Seconds between two samples; an hour by default. */
  readonly step?: number;
}

/** Seconds are counted from the birth; the span begins with `since` and ends before `seconds`. */
export interface BirthSpan {
  /** `-seconds` by default. */
  readonly since?: number;
  readonly seconds: number;
  readonly instantAt: (second: number) => Instant;
  readonly msAt: (second: number) => number;
}

/** @param cell changes wherever a statement on a longitude does */
export function bodyMovers<Name extends Graha | OuterPlanet>(
  sky: SkyContext,
  place: Place,
  names: readonly Name[],
  cell: (longitude: MicroArcseconds) => string | number,
): Record<Name, Mover<Placement>> {
  const mover = (name: Name): Mover<Placement> => ({
    at: (instant) => placementAt(sky, instant, place, name),
    cell: ({ longitude, retrograde }) => `${cell(longitude)} ${retrograde}`,
  });
  return recordOf(names, mover);
}

/** `undefined` where nothing rises. Outside the polar circles the ascendant only runs forward. */
export function ascendantMover(
  { zodiac }: SkyContext,
  { latitude, longitude }: Place,
  cell: (longitude: MicroArcseconds) => number,
): Mover<MicroArcseconds | undefined> {
  return {
    at: (instant) => siderealAscendantOf(instant, latitude, longitude, orientationAt(instant, zodiac)),
    cell: (state) => (state === undefined ? -1 : cell(state)),
    step: Math.abs(latitude) < POLAR ? HOUR : MINUTE,
  };
}

/**
 * Whole seconds.
 *
 * @throws {SiddhantaError} `date_out_of_range` where it leaves the ephemeris
 */
export function birthSpan({ utcMs }: ResolvedBirth, { ephemeris, timeScale }: SkyContext, minutes: number): BirthSpan {
  const seconds = Math.round(minutes * 60);
  const msAt = (second: number): number => utcMs + second * 1000;
  const instantAt = (second: number): Instant => instantFromUtc(msAt(second), timeScale);
  for (const end of [-seconds, seconds]) {
    const given = `${minutes} and the span of the birth reaches ${utcText(msAt(end))}`;
    checkCovered(instantAt(end).tt, ephemeris, given, 'birth.uncertainty_minutes');
  }
  return { seconds, instantAt, msAt };
}

export type Step<State> = readonly [second: number, state: State];

/** The state at the start, and each new cell at its first second. */
export function stepsOf<State>(
  mover: Mover<State>,
  { seconds, since = -seconds, instantAt }: BirthSpan,
): Step<State>[] {
  const { at, cell, step = HOUR } = mover;
  const look = (second: number): Step<State> => [second, at(instantAt(second))];
  let here = look(since);
  const steps = [here];
  const search = (from: Step<State>, to: Step<State>): void => {
    if (cell(from[1]) === cell(to[1])) return;
    if (to[0] - from[0] === 1) steps.push(to);
    else {
      const middle = look(Math.floor((from[0] + to[0]) / 2));
      search(from, middle);
      search(middle, to);
    }
  };
  while (here[0] < seconds - 1) {
    // Counted from the birth, so that wider spans take the same samples as narrower ones.
    const next = look(Math.min((Math.floor(here[0] / step) + 1) * step, seconds - 1));
    search(here, next);
    here = next;
  }
  return steps;
}

/**
 * Returns which statements of a result are the same over the span of an uncertain birth, and when the others change.
 *
 * Times of birth are whole seconds, and so are those of changes: recomputing the result at `at` and one second before prints the two
 * values. Each mover is sampled in steps in which it keeps its direction; where its cell changes, the step is halved down to the second.
 *
 * @param movers what the statements hang on
 * @param describe returns the statements as the operation prints them, always the same names in the same order
 */
export function sensitivityOf<States extends object, Statement extends string>(
  minutes: number,
  { offsetSeconds }: ResolvedBirth,
  span: BirthSpan,
  movers: { readonly [Name in keyof States]: Mover<States[Name]> },
  describe: (states: States) => Readonly<Record<Statement, StatedValue>>,
): Sensitivity<Statement> {
  const text = (second: number): LocalInstant => localText(span.msAt(second), offsetSeconds);
  const states: Partial<States> = {};
  const ahead = (Object.keys(movers) as (keyof States)[])
    .flatMap((name) => stepsOf(movers[name], span).map(([second, state]) => ({ second, name, state })))
    .sort((a, b) => a.second - b.second);
  const changes: SensitivityChange<Statement>[] = [];
  let described: Readonly<Record<Statement, StatedValue>> | undefined;
  /** The order of changes at one instant. */
  let names: readonly Statement[] = [];
  for (const [i, { second, name, state }] of ahead.entries()) {
    states[name] = state;
    if (ahead[i + 1]?.second === second) continue;
    const before = described;
    const after = describe(states as States);
    described = after;
    if (before === undefined) {
      names = (Object.keys(after) as Statement[]).sort();
      continue;
    }
    for (const statement of names) {
      if (after[statement] === before[statement]) continue;
      changes.push({
        statement,
        at: text(second),
        minutes_from_birth: Math.round(second / 6) / 10 + 0,
        before: before[statement],
        after: after[statement],
      });
    }
  }
  const changed = new Set(changes.map(({ statement }) => statement));
  return {
    uncertainty_minutes: minutes,
    start: text(-span.seconds),
    end: text(span.seconds),
    holds: (Object.keys(described ?? {}) as Statement[]).filter((statement) => !changed.has(statement)),
    changes,
  };
}
