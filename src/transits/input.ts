import * as v from 'valibot';
import { zoneClock } from '../cast/clock.js';
import type { SkyContext } from '../cast/context.js';
import { isoOn } from '../cast/iso.js';
import { resolveMoment } from '../cast/moment.js';
import { type Mover, moversOf } from '../cast/movers.js';
import { SiddhantaError } from '../errors.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { momentSchema } from '../input/moment.js';
import { describe } from '../input/parse.js';
import { ayanamsaSchema, nodeSchema, someOf, zoneSchema } from '../input/schemas.js';
import type { Instant } from '../sky/instant.js';
import { utcFromUt } from '../sky/utc.js';
import { localText } from '../time/exactOffsets.js';
import { CENTURY, type JdTt, type JdUt } from '../time/julian.js';
import type { Ayanamsa, LocalInstant, NodeKind, Place } from '../types.js';
import { type BirthOrSigns, birthOrSignsFields, type Natal, natalIn } from './natal.js';
import { TRANSIT_PLANETS, type TransitPlanet } from './planets.js';

/** What every operation on transits takes. */
export interface TransitInput extends BirthOrSigns {
  /** IANA zone for the instants of the result; by default the UTC offset of the given moment. */
  readonly timezone?: string | undefined;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Lunar node that Rāhu stands for; `true` by default. */
  readonly node?: NodeKind | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** What every operation on the transits of a span takes. */
export interface TransitSpanInput extends TransitInput {
  /** Where the span begins: ISO 8601 with its offset from UTC. */
  readonly from: string;
  /** Where the span ends, the same, after `from`; what happens at that very instant is no more in it. */
  readonly to: string;
}

/** @internal */
export const transitFields = () => ({
  ...birthOrSignsFields(),
  timezone: v.optional(zoneSchema()),
  ayanamsa: ayanamsaSchema(),
  node: nodeSchema(),
  conventions: conventionsSchema(),
});

/** @internal */
export const spanFields = () => ({ from: momentSchema(), to: momentSchema(), ...transitFields() });

/** @internal */
export const planetsSchema = () => v.optional(someOf(TRANSIT_PLANETS));

/** On the clocks of a zone, or by the offset of the given moment; instants are Julian days, UT. */
export function toLocalInstantOn(
  text: string,
  field: string,
  { timezone }: Pick<TransitInput, 'timezone'>,
  sky: SkyContext,
): (ut: JdUt) => LocalInstant {
  if (timezone !== undefined) {
    const clock = zoneClock(timezone, sky.timeScale);
    return (ut) => isoOn(clock, ut);
  }
  const { offsetSeconds } = resolveMoment(text, sky, field).moment;
  return (ut) => localText(Math.round(utcFromUt(ut, sky.timeScale) / 1000) * 1000, offsetSeconds);
}

export function placeOf({ birth }: BirthOrSigns, { conventions }: SkyContext): Place | undefined {
  if (birth === undefined && conventions.moon === 'topocentric') {
    throw new SiddhantaError(
      'invalid_value',
      'conventions.moon is "topocentric", which needs a place. Leave it out, or give a birth.',
      { field: 'conventions.moon' },
    );
  }
  return birth?.place;
}

export interface Span {
  readonly from: Instant;
  readonly to: Instant;
  readonly years: number;
  readonly toLocalInstant: (ut: JdUt) => LocalInstant;
  readonly natal: Natal | undefined;
  readonly mover: (planet: TransitPlanet) => Mover;
  readonly place: Place | undefined;
}

const HUNDRED = 100;

/** @throws {SiddhantaError} `invalid_value` for a `to` that is not after `from`; `date_out_of_range` */
export function spanOf(input: TransitSpanInput, sky: SkyContext): Span {
  const from = resolveMoment(input.from, sky, 'from').instant;
  const to = resolveMoment(input.to, sky, 'to').instant;
  if (to.tt <= from.tt) {
    throw new SiddhantaError(
      'invalid_value',
      `to is ${describe(input.to)}; it must be after from, ${describe(input.from)}.`,
      { field: 'to' },
    );
  }
  const place = placeOf(input, sky);
  return {
    from,
    to,
    years: ((to.tt - from.tt) / CENTURY) * HUNDRED,
    toLocalInstant: toLocalInstantOn(input.from, 'from', input, sky),
    natal: natalIn(input, sky),
    mover: moversOf(sky, place),
    place,
  };
}

/**
 * @param what the subject of the limit, for the error
 * @throws {SiddhantaError} `invalid_value`
 */
export function checkYears({ years }: Span, { to }: TransitSpanInput, limit: number, what: string): void {
  // A span of whole calendar years is up to a day longer for every fourth.
  if (years <= limit + 0.003) return;
  throw new SiddhantaError(
    'invalid_value',
    `to is ${describe(to)}, ${years.toFixed(1)} years after from; one call covers at most ${limit} ${limit === 1 ? 'year' : 'years'} ${what}. Ask in parts.`,
    { field: 'to' },
  );
}

/** Moves by some days, at most to the end of the ephemeris. */
export function within({ ephemeris }: SkyContext, tt: JdTt): JdTt {
  const { from, to } = ephemeris.range;
  return Math.min(Math.max(tt, from), to);
}

export const EXAMPLE_SPAN = { from: '2025-01-01T00:00:00+05:30', to: '2026-01-01T00:00:00+05:30' } as const;
