import { record } from '../input/schemas.js';
import { atFields, type TextsAtInput } from './input.js';
import { exampleOf, placementOperation, type TextsData } from './placementOperation.js';
import { TRANSIT_CHAPTERS, TRANSIT_MEMBERS } from './tables/transit.gen.js';

/**
 * Returns what the texts say of a graha that moves through a house counted from the natal Moon: of one, or of the nine at a moment.
 * With a `birth` each clause says whether it applies there, and by which planets.
 *
 * With a `birth` the moment `at` is needed. `vedha_by` names who obstructs the transit, as `transits.now` has it.
 *
 * @param input `placement`, such as `saturn_h12`, or `birth`, or both; optional `at` (ISO 8601 with offset), `sensitive`, `ayanamsa` (default lahiri), `node`
 * (default true), `conventions`, `sex`, `moon_rule`, `mercury_rule`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `missing_field` without placement and birth; a clock time that never was (`nonexistent_time`), a latitude
 * without an ascendant (`undefined_at_latitude`)
 *
 * Source: Phaladīpikā 26.
 *
 * @example
 * ```ts
 * import { transit } from 'siddhanta/texts';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { data } = transit({ birth, at: '2026-01-01T00:00:00+05:30', placement: 'saturn_h11' });
 * data.statements[0]?.in_chart; // => true
 * ```
 */
export const transit = placementOperation<TextsAtInput, TextsData>()({
  name: 'texts.transit',
  summary: 'What the texts say of a transit through a house from the natal Moon, with vedha',
  units: 1,
  work: { ms: 3, bytes: 16000 },
  kind: 'transit',
  chapters: TRANSIT_CHAPTERS,
  members: TRANSIT_MEMBERS,
  schema: () => record(atFields()),
  example: { ...exampleOf('saturn_h12'), at: '2026-01-01T00:00:00+05:30' },
});
