import { record } from '../input/schemas.js';
import { placementFields, type TextsInput } from './input.js';
import { exampleOf, placementOperation, type TextsData } from './placementOperation.js';
import { GRAHA_IN_HOUSE_CHAPTERS, GRAHA_IN_HOUSE_MEMBERS } from './tables/grahaInHouse.gen.js';

/**
 * Returns what the texts say of a graha in a house: of one placement, or of the nine of a birth.
 * With a `birth` each clause says whether it applies there, and by which planets.
 *
 * Houses are whole signs from the lagna. Without a birth time no placement of a birth is known.
 *
 * @param input `placement`, such as `saturn_h10`, or `birth`, or both; optional `sensitive`, `ayanamsa` (default lahiri), `node` (default true), `conventions`, `sex`,
 * `moon_rule`, `mercury_rule`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `missing_field` without placement and birth; a clock time that never was (`nonexistent_time`), a latitude
 * without an ascendant (`undefined_at_latitude`)
 *
 * Source: Phaladīpikā 8; Bṛhajjātaka 20.
 *
 * @example
 * ```ts
 * import { grahaInHouse } from 'siddhanta/texts';
 * const { statements } = grahaInHouse({ placement: 'saturn_h10' }).data;
 * statements.map(({ work, locus }) => `${work} ${locus}`);
 * // => ['Phaladīpikā 8.24', 'Bṛhajjātaka 20.9', 'Sārāvalī 30.83']
 * ```
 */
export const grahaInHouse = placementOperation<TextsInput, TextsData>()({
  name: 'texts.graha_in_house',
  summary: 'What the texts say of a graha in a house, and what of it applies in a chart',
  units: 1,
  work: { ms: 3, bytes: 16_000 },
  kind: 'graha_in_house',
  chapters: GRAHA_IN_HOUSE_CHAPTERS,
  members: GRAHA_IN_HOUSE_MEMBERS,
  schema: () => record(placementFields()),
  example: exampleOf('sun_h11'),
});
