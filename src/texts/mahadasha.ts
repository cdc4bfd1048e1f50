import { record } from '../input/schemas.js';
import { atFields, type TextsAtInput } from './input.js';
import { exampleOf, placementOperation, type TextsData } from './placementOperation.js';
import { MAHADASHA_CHAPTERS, MAHADASHA_MEMBERS } from './tables/mahadasha.gen.js';

/**
 * Returns what the texts say of the mahādaśā of a graha: of one, or of the nine of a birth, with their dates.
 * With a `birth` each clause says whether it applies there, and by which planets.
 *
 * Dates are those of `dashas.vimshottari`; conditions are evaluated in the birth chart. With `at` only the period that runs then.
 *
 * @param input `placement`, such as `sun`, or `birth`, or both; optional `at` (ISO 8601 with offset), `sensitive`, `ayanamsa` (default lahiri), `node`
 * (default true), `conventions`, `sex`, `moon_rule`, `mercury_rule`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `missing_field` without placement and birth; a clock time that never was (`nonexistent_time`), a latitude
 * without an ascendant (`undefined_at_latitude`)
 *
 * Source: Bṛhat Parāśara Horā Śāstra 47.
 *
 * @example
 * ```ts
 * import { mahadasha } from 'siddhanta/texts';
 * EXAMPLE_mahadasha
 * ```
 */
export const mahadasha = placementOperation<TextsAtInput, TextsData>()({
  name: 'texts.mahadasha',
  summary: 'What the texts say of a mahadasha, when it runs in a life, and what of it applies in the chart',
  units: 1,
  work: { ms: 5, bytes: 60000 },
  kind: 'mahadasha',
  chapters: MAHADASHA_CHAPTERS,
  members: MAHADASHA_MEMBERS,
  schema: () => record(atFields()),
  example: exampleOf('jupiter'),
});
