import { record } from '../input/schemas.js';
import { placementFields, type TextsInput } from './input.js';
import { exampleOf, placementOperation, type TextsData } from './placementOperation.js';
import { NAKSHATRA_CHAPTERS, NAKSHATRA_MEMBERS } from './tables/nakshatra.gen.js';

/**
 * Returns what the texts say of the nakṣatra of the Moon: of one of the 27, or of that of a birth.
 * With a `birth` each clause says whether it applies there, and by which planets.
 *
 * Without a birth time the Moon of noon is taken.
 *
 * @param input `placement`, such as `ashwini`, or `birth`, or both; optional `sensitive`, `ayanamsa` (default lahiri), `node` (default true), `conventions`, `sex`,
 * `moon_rule`, `mercury_rule`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `missing_field` without placement and birth; a clock time that never was (`nonexistent_time`), a latitude
 * without an ascendant (`undefined_at_latitude`)
 *
 * Source: Bṛhajjātaka 16.
 *
 * @example
 * ```ts
 * import { nakshatra } from 'siddhanta/texts';
 * const [row] = nakshatra({ placement: 'ashwini' }).data.statements;
 * row?.clauses.map(({ says }) => says); // => ['fond of ornaments', 'handsome', 'well liked', 'capable', 'intelligent']
 * ```
 */
export const nakshatra = placementOperation<TextsInput, TextsData>()({
  name: 'texts.nakshatra',
  summary: 'What the texts say of the nakshatra of the Moon, and what of it applies in a chart',
  units: 1,
  work: { ms: 3, bytes: 16_000 },
  kind: 'nakshatra',
  chapters: NAKSHATRA_CHAPTERS,
  members: NAKSHATRA_MEMBERS,
  schema: () => record(placementFields()),
  example: exampleOf('rohini'),
});
