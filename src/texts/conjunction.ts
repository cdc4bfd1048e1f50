import { record } from '../input/schemas.js';
import { placementFields, type TextsInput } from './input.js';
import { exampleOf, placementOperation, type TextsData } from './placementOperation.js';
import { CONJUNCTION_CHAPTERS, CONJUNCTION_MEMBERS } from './tables/conjunction.gen.js';

/**
 * Returns what the texts say of two grahas in one sign: of one pair of the seven, or of the pairs of a birth.
 * With a `birth` each clause says whether it applies there, and by which planets.
 *
 * A pair counts whoever else is in the sign.
 *
 * @param input `placement`, such as `sun_moon`, or `birth`, or both; optional `sensitive`, `ayanamsa` (default lahiri), `node` (default true), `conventions`, `sex`,
 * `moon_rule`, `mercury_rule`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `missing_field` without placement and birth; a clock time that never was (`nonexistent_time`), a latitude
 * without an ascendant (`undefined_at_latitude`)
 *
 * Source: Phaladīpikā 18.
 *
 * @example
 * ```ts
 * import { conjunction } from 'siddhanta/texts';
 * const [row] = conjunction({ placement: 'sun_moon' }).data.statements;
 * row?.clauses.map(({ says }) => says); // => ['makes machines', 'works in stone']
 * ```
 */
export const conjunction = placementOperation<TextsInput, TextsData>()({
  name: 'texts.conjunction',
  summary: 'What the texts say of two grahas in one sign, and what of it applies in a chart',
  units: 1,
  work: { ms: 3, bytes: 16_000 },
  kind: 'conjunction',
  chapters: CONJUNCTION_CHAPTERS,
  members: CONJUNCTION_MEMBERS,
  schema: () => record(placementFields()),
  example: exampleOf('moon_mars'),
});
