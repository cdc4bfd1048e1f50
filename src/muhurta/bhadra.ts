import * as v from 'valibot';
import { luminaryContext } from '../cast/context.js';
import { oneOf, record } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { cite } from '../operation/sources.js';
import { type Bhadra, type BhadraPartsBy, bhadrasOf } from './bhadraParts.js';
import { dayConventions, dayFields, daySources, disputesOfDay, type MuhurtaInput, observe } from './input.js';
import { BHADRA_PARTS_BY } from './options.js';
import { BHADRA_RULES, BHADRA_SOURCES } from './tables/bhadra.js';
import { isPartial, type MuhurtaDay } from './vedicDay.js';

/** The input of {@link bhadra}. */
export interface BhadraInput extends MuhurtaInput {
  /** How mouth and tail are found; `tithi` by default, `fixed` for the first five and the last three of thirty parts. */
  readonly bhadra_parts?: BhadraPartsBy | undefined;
}

/** The Bhadrās of a day. */
export interface BhadraData {
  /** The day. */
  readonly day: MuhurtaDay;
  /** Those that touch the day, whole, in order. */
  readonly bhadra: readonly Bhadra[];
  /** Whether a time of the day is null because the Sun does not rise or set; Bhadrā is given all the same. */
  readonly times_partial: boolean;
}

/**
 * Returns the Bhadrās that touch a date at a place, with mouth, tail and dwelling of each.
 *
 * Instants are ISO 8601 with the UTC offset of the place at that instant, rounded once to whole seconds; windows are half-open.
 *
 * @param input `date` (1000-01-01 … 2999-12-31), `place`; optional `bhadra_parts` (`tithi`, `fixed`), `sunrise`, `conventions`, `ayanamsa`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `nonexistent_time` for a date that the clocks of the zone skipped
 *
 * Source: Muhūrtarāja p. 62; `provenance.rules` has each rule with how far it is borne out.
 *
 * @example
 * ```ts
 * import { bhadra } from 'siddhanta/muhurta';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const [first] = bhadra({ date: '2015-03-04', place }).data.bhadra;
 * first?.puccha; // => { start: '2015-03-05T05:36:52+05:30', end: '2015-03-05T06:56:42+05:30' }
 * ```
 */
export const bhadra = operation<BhadraInput, BhadraData>()({
  name: 'muhurta.bhadra',
  summary: 'Bhadra (the karana Vishti) of a date at a place, with its mouth, its tail and where it dwells',
  units: 1,
  schools: 'all',
  schema: () => record({ ...dayFields(), bhadra_parts: v.optional(oneOf(BHADRA_PARTS_BY), BHADRA_PARTS_BY[0]) }),
  example: { date: '2025-11-24', place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' } },
  context: luminaryContext,
  run(input, sky) {
    const observed = observe(input, sky);
    const { almanac, parts } = observed;
    return {
      data: {
        day: parts.description,
        bhadra: bhadrasOf(almanac, parts, input.bhadra_parts),
        times_partial: isPartial(parts),
      },
      provenance: {
        method:
          'Bhadra: the karana Vishti from the apparent sidereal longitudes of Sun and Moon, divided into thirty parts',
        conventions: {
          bhadra_parts: input.bhadra_parts,
          whole: 'each is given whole where it touches the day from sunrise to the next sunrise',
          ...dayConventions(sky, observed, true),
        },
        sources: [
          ...BHADRA_SOURCES,
          cite('suryaSiddhanta', '2.67–69', 'karanas, fixed and movable'),
          ...daySources(sky, true),
        ],
        disputed: [
          {
            element: 'mouth and tail',
            note: 'By the tithi here, as the verse has it; others always the first five and the last three parts. The option bhadra_parts chooses.',
          },
          {
            element: 'end of Bhadra',
            note: 'A karana is half of the arc of a tithi here; a daily page of 2020-12-29 halves the tithi by time and ends Bhadra three minutes earlier.',
          },
          ...disputesOfDay(sky, observed, input.place, true),
        ],
        verified_against:
          'mouth and tail of a published Bhadra of 2015-03-05 to the minute, and a published Bhadra of 2022-01-24 within 90 s (Drik Panchang)',
        rules: BHADRA_RULES,
      },
      ayanamsa: sky.ayanamsa,
    };
  },
});
