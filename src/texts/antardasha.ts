import { record } from '../input/schemas.js';
import { atFields, type TextsAtInput } from './input.js';
import { exampleOf, placementOperation, type TextsData } from './placementOperation.js';
import { ANTARDASHA_CHAPTERS, ANTARDASHA_MEMBERS } from './tables/antardasha.gen.js';

/**
 * Returns what the texts say of an antardaśā (bhukti): of one pair of lords, or of the 81 of a birth, with their dates.
 * With a `birth` each clause says whether it applies there, and by which planets.
 *
 * Dates are those of `dashas.vimshottari`; conditions are evaluated in the birth chart. With `at` only the period that runs then.
 *
 * @param input `placement`, such as `sun_moon`, or `birth`, or both; optional `at` (ISO 8601 with offset), `sensitive`, `ayanamsa` (default lahiri), `node`
 * (default true), `conventions`, `sex`, `moon_rule`, `mercury_rule`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `missing_field` without placement and birth; a clock time that never was (`nonexistent_time`), a latitude
 * without an ascendant (`undefined_at_latitude`)
 *
 * Source: Bṛhat Parāśara Horā Śāstra 52–60; Phaladīpikā 21.
 *
 * @example
 * ```ts
 * import { antardasha } from 'siddhanta/texts';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const [row] = antardasha({ birth, at: '2026-01-01T00:00:00+05:30' }).data.statements;
 * row?.placement; // => 'jupiter_mercury'
 * ```
 */
export const antardasha = placementOperation<TextsAtInput, TextsData>()({
  name: 'texts.antardasha',
  summary: 'What the texts say of an antardasha, when it runs in a life, and what of it applies in the chart',
  units: 2,
  work: ({ placement, at }) =>
    placement === 'all' && at === undefined ? { ms: 12, bytes: 660_000 } : { ms: 1.5, bytes: 9000 },
  kind: 'antardasha',
  chapters: ANTARDASHA_CHAPTERS,
  members: ANTARDASHA_MEMBERS,
  schema: () => record(atFields()),
  example: exampleOf('sun_moon'),
});
