import { record } from '../input/schemas.js';
import { placementFields, type TextsInput } from './input.js';
import { exampleOf, placementOperation, type TextsData } from './placementOperation.js';
import { LORD_IN_HOUSE_CHAPTERS, LORD_IN_HOUSE_MEMBERS } from './tables/lordInHouse.gen.js';

/**
 * Returns what the texts say of the lord of a house in a house: of one placement, or of the twelve of a birth.
 * With a `birth` each clause says whether it applies there, and by which planets.
 *
 * The lords are the seven; houses are whole signs from the lagna. Without a birth time no placement of a birth is known.
 *
 * @param input `placement`, such as `l1_h1`, or `birth`, or both; optional `sensitive`, `ayanamsa` (default lahiri), `node` (default true), `conventions`, `sex`,
 * `moon_rule`, `mercury_rule`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `missing_field` without placement and birth; a clock time that never was (`nonexistent_time`), a latitude
 * without an ascendant (`undefined_at_latitude`)
 *
 * Source: Bṛhat Parāśara Horā Śāstra 24.
 *
 * @example
 * ```ts
 * import { lordInHouse } from 'siddhanta/texts';
 * const { statements } = lordInHouse({ placement: 'l9_h10' }).data;
 * statements.map(({ work, locus, clauses }) => `${work} ${locus}: ${clauses.map(({ says }) => says).join('; ')}`);
 * // => ['Bṛhat Parāśara Horā Śāstra 24.106: a king or like one; or a minister or army leader; virtuous; honoured by people']
 * ```
 */
export const lordInHouse = placementOperation<TextsInput, TextsData>()({
  name: 'texts.lord_in_house',
  summary: 'What the texts say of the lord of a house in a house, and what of it applies in a chart',
  units: 1,
  work: { ms: 3, bytes: 16_000 },
  kind: 'lord_in_house',
  chapters: LORD_IN_HOUSE_CHAPTERS,
  members: LORD_IN_HOUSE_MEMBERS,
  schema: () => record(placementFields()),
  example: exampleOf('l9_h10'),
});
