import { record } from '../input/schemas.js';
import { placementFields, type TextsInput } from './input.js';
import { exampleOf, placementOperation, type TextsData } from './placementOperation.js';
import { LAGNA_CHAPTERS, LAGNA_MEMBERS } from './tables/lagna.gen.js';

/**
 * Returns what the texts say of a rising sign: of one sign, or of that of a birth.
 * With a `birth` each clause says whether it applies there, and by which planets.
 *
 * Without a birth time the rising sign of a birth is not known.
 *
 * @param input `placement`, such as `aries`, or `birth`, or both; optional `sensitive`, `ayanamsa` (default lahiri), `node` (default true), `conventions`, `sex`,
 * `moon_rule`, `mercury_rule`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `missing_field` without placement and birth; a clock time that never was (`nonexistent_time`), a latitude
 * without an ascendant (`undefined_at_latitude`)
 *
 * Source: Phaladīpikā 9.
 *
 * @example
 * ```ts
 * import { lagna } from 'siddhanta/texts';
 * const { statements } = lagna({ placement: 'aries' }).data;
 * statements[0]?.pratika; // => 'vṛttekṣaṇo durbalajānur'
 * ```
 */
export const lagna = placementOperation<TextsInput, TextsData>()({
  name: 'texts.lagna',
  summary: 'What the texts say of a rising sign, and what of it applies in a chart',
  units: 1,
  work: { ms: 3, bytes: 16_000 },
  kind: 'lagna',
  chapters: LAGNA_CHAPTERS,
  members: LAGNA_MEMBERS,
  schema: () => record(placementFields()),
  example: exampleOf('virgo'),
});
