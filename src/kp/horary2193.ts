import { kpSkyContext } from '../cast/context.js';
import { record, whole } from '../input/schemas.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import { horaryFields, horaryOf, type KpHoraryAsked, type KpHoraryChart } from './horary.js';
import { ceilMicroArcseconds, cellOfUnits, cellStarts } from './rules/cells.js';
import { type HoraryNumber, SUB_SUB_NUMBERS, type SubSubNumber } from './subSubTable.js';
import { KP_TOOL_SOURCES } from './tables/tools.js';

/** The input of {@link horary2193}. */
export interface KpHorary2193Input extends KpHoraryAsked {
  /** 1 … 2193. */
  readonly number: SubSubNumber;
}

/** A horary judgment by a number of the 2193 sub-subs. */
export interface KpHorary2193Data extends KpHoraryChart {
  /** The number as given, 1 … 2193. */
  readonly number: SubSubNumber;
  /** The number among the 249 that contains it. */
  readonly horary_number: HoraryNumber;
}

/**
 * Returns a horary judgment by a number from 1 to 2193, a sub-sub of the zodiac: the same judgment as {@link kpHorary}, but the sub-sub of the
 * number rises, so that the other cusps are nine times as finely chosen. Experimental: no worked chart was found.
 * @param input `number` 1 … 2193; `moment`, ISO 8601 with offset; `place`; optional `question`, `matter`, `house` 1 … 12, `node` (default
 *   true), `sunrise`, `conventions`
 * @throws {SiddhantaError} as {@link kpHorary} does
 *
 * Source: Dr. Kar's sub-sub numbers, as KP E-zine states them; the judgment of K. S. Krishnamurti's horary.
 *
 * @example
 * ```ts
 * import { horary2193 } from 'siddhanta/kp';
 * const place = { latitude: 11.02, longitude: 76.983, timezone: 'Asia/Kolkata' };
 * const { data } = horary2193({ number: 1231, moment: '2024-02-05T15:51:00+05:30', place });
 * data.horary_number; // => 140
 * data.ascendant.sub_sub_lord; // => 'Venus'
 * ```
 */
export const horary2193 = operation<KpHorary2193Input, KpHorary2193Data>()({
  name: 'kp.horary_2193',
  summary: 'Krishnamurti Paddhati horary by number 1 to 2193, the sub-subs: as kp.horary, from a finer degree',
  units: 3,
  schools: ['kp'],
  experimental: true,
  schema: () => record({ number: whole(1, SUB_SUB_NUMBERS), ...horaryFields() }),
  example: {
    number: 1231,
    moment: '2024-02-05T15:51:00+05:30',
    place: { latitude: 11.02, longitude: 76.983, timezone: 'Asia/Kolkata' },
    question: 'Shall I get the job?',
  },
  context: kpSkyContext,
  run(input, sky) {
    const { number } = input;
    const start = at(cellStarts(4), number - 1);
    const { data, provenance, ayanamsa } = horaryOf(input, sky, ceilMicroArcseconds(start));
    return {
      data: { number, horary_number: cellOfUnits(start, cellStarts(3)) + 1, ...data },
      provenance: {
        ...provenance,
        method: 'Krishnamurti Paddhati horary chart by number of the sub-subs',
        conventions: {
          ...provenance.conventions,
          numbers: '243 subs of 9 sub-subs = 2187, plus the 6 that a sign boundary cuts = 2193; from Aries 0°',
          ascendant: 'the commencement of the number’s sub-sub: the first whole micro-arcsecond in it',
        },
        sources: [KP_TOOL_SOURCES.subSub, ...provenance.sources],
        disputed: [
          {
            element: 'finer horary numbers',
            note: 'Krishnamurti’s own numbers are the 249 of kp.horary; the 2193 are his followers’. Where a sub begins, both give the same chart.',
          },
          ...provenance.disputed,
        ],
        verified_against: `kp.horary for the 249 numbers at which both begin; else ${provenance.verified_against}`,
      },
      ayanamsa,
    };
  },
});
