import * as v from 'valibot';
import { luminaryContext, type SkyContext } from '../cast/context.js';
import { type Risings, risingsAt } from '../cast/risings.js';
import { SiddhantaError } from '../errors.js';
import { oneOf, record } from '../input/schemas.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import type { Place } from '../types.js';
import { SIGNS, type Sign } from '../zodiac/names.js';
import type { PanchakaRahitaWindow } from './bala.js';
import { type PanchakaTithi, panchakaRahitasOf } from './balaParts.js';
import { dayConventions, dayFields, daySources, disputesOfDay, EXAMPLE, type MuhurtaInput, observe } from './input.js';
import { PANCHAKA_TITHIS } from './options.js';
import { LAGNA_DISPUTES, LAGNA_RULES, LAGNA_SOURCES } from './tables/lagnas.js';
import { cutWith, isPartial, type MuhurtaDay, type MuhurtaWindow } from './vedicDay.js';

/** The input of {@link lagnas}. */
export interface LagnasInput extends MuhurtaInput {
  /** Whether pañcaka counts tithis 1 … 30 (`month`, the default) or 1 … 15 in each half (`fortnight`). */
  readonly panchaka_tithi?: PanchakaTithi | undefined;
}

/** The part of the rising of a sign that falls on the day. */
export interface LagnaWindow extends MuhurtaWindow {
  /** The sidereal sign that rises. */
  readonly sign: Sign;
}

/** The rising signs of a day, and which stretches of it are free of pañcaka. */
export interface LagnasData {
  /** The day. */
  readonly day: MuhurtaDay;
  /** The rising signs, one after the other; the first and the last are cut to the day and are mostly one sign. */
  readonly lagnas: readonly LagnaWindow[];
  /** Stretches in which tithi, weekday, nakṣatra and rising sign stay, one after the other. */
  readonly panchaka_rahita: readonly PanchakaRahitaWindow[];
  /** Whether a time of the day is null because the Sun does not rise or set. */
  readonly times_partial: boolean;
}

/** @throws {SiddhantaError} `undefined_at_latitude` from the polar circles on */
export function risingsOrThrow(sky: SkyContext, place: Place, around: number): Risings {
  const risings = risingsAt(sky, place, around);
  if (risings !== undefined) return risings;
  throw new SiddhantaError(
    'undefined_at_latitude',
    `place.latitude is ${place.latitude}, where parts of the zodiac never rise. Choose a place between the polar circles.`,
    { field: 'place.latitude' },
  );
}

/**
 * Returns the rising signs of a date at a place from sunrise to the next sunrise, and the stretches of the day that are free of pañcaka.
 *
 * Instants are ISO 8601 with the UTC offset of the place at that instant, rounded once to whole seconds; windows are half-open and cut to
 * the day. Each edge is the instant at which a sign, a tithi or a nakṣatra changes.
 *
 * @param input `date` (1000-01-01 … 2999-12-31), `place`; optional `panchaka_tithi` (`month`, `fortnight`), `sunrise`, `conventions`,
 * `ayanamsa`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` from the polar circles on; `nonexistent_time` for a date that the clocks of
 * the zone skipped
 *
 * Source: a verse that Telugu almanacs quote, and programs of almanacs; `provenance.rules` has each rule with how far it is borne out.
 *
 * @example
 * ```ts
 * import { lagnas } from 'siddhanta/muhurta';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = lagnas({ date: '2025-11-22', place });
 * data.lagnas[1]; // => { start: '2025-11-22T08:44:53+05:30', end: '2025-11-22T10:48:52+05:30', sign: 'Sagittarius' }
 * data.panchaka_rahita.filter(({ quality }) => quality === 'good').length; // => 6
 * ```
 */
export const lagnas = operation<LagnasInput, LagnasData>()({
  name: 'muhurta.lagnas',
  summary: 'Rising signs of a date at a place with their times, and the stretches free of panchaka',
  units: 2,
  work: { ms: 3, bytes: 4500 },
  schools: 'all',
  schema: () => record({ ...dayFields(), panchaka_tithi: v.optional(oneOf(PANCHAKA_TITHIS), PANCHAKA_TITHIS[0]) }),
  example: EXAMPLE,
  context: luminaryContext,
  run(input, sky) {
    const observed = observe(input, sky);
    const { almanac, parts } = observed;
    const { whole } = parts;
    const rising = risingsOrThrow(sky, input.place, whole.start).signs(whole.start, whole.end);
    const rahita = panchakaRahitasOf(almanac.limbs, whole, parts.weekday, rising, input.panchaka_tithi);
    return {
      data: {
        day: parts.description,
        lagnas: cutWith(
          parts,
          rising.map(({ start, end, number }) => ({ start, end, sign: at(SIGNS, number - 1).name })),
        ),
        panchaka_rahita: cutWith(parts, rahita),
        times_partial: isPartial(parts),
      },
      provenance: {
        method:
          'Sidereal signs on the eastern horizon from sunrise to the next sunrise; what is left of nines of tithi, weekday, nakshatra and rising sign',
        conventions: {
          panchaka_tithi: input.panchaka_tithi,
          rising_sign: 'sidereal sign on the eastern horizon, each edge found by the sidereal time at which it rises',
          windows: 'cut to the day from sunrise to the next sunrise',
          ...dayConventions(sky, observed, true),
        },
        sources: [...LAGNA_SOURCES, ...daySources(sky, true)],
        disputed: [...LAGNA_DISPUTES, ...disputesOfDay(sky, observed, input.place, true)],
        verified_against:
          'the stretches of pañcaka are those of muhurta.bala; 360 edges of rising signs within 0.5 s of Swiss Ephemeris 2.10.03 (five places, 1955 to 2026)',
        rules: LAGNA_RULES,
      },
      ayanamsa: sky.ayanamsa,
    };
  },
});
