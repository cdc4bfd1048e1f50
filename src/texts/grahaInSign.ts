import { record } from '../input/schemas.js';
import { placementFields, type TextsInput } from './input.js';
import { exampleOf, placementOperation, type TextsData } from './placementOperation.js';
import { GRAHA_IN_SIGN_CHAPTERS, GRAHA_IN_SIGN_MEMBERS } from './tables/grahaInSign.gen.js';

/**
 * Returns what the texts say of a graha in a sign: of one placement, or of those of a birth.
 * With a `birth` each clause says whether it applies there, and by which planets.
 *
 * Texts that have this speak of the seven, not of the nodes.
 *
 * @param input `placement`, such as `mars_aries`, or `birth`, or both; optional `sensitive`, `ayanamsa` (default lahiri), `node` (default true), `conventions`, `sex`,
 * `moon_rule`, `mercury_rule`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `missing_field` without placement and birth; a clock time that never was (`nonexistent_time`), a latitude
 * without an ascendant (`undefined_at_latitude`)
 *
 * Source: Bṛhajjātaka 18.
 *
 * @example
 * ```ts
 * import { grahaInSign } from 'siddhanta/texts';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = grahaInSign({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.statements.slice(0, 3).map(({ placement }) => placement); // => ['sun_cancer', 'moon_taurus', 'mars_aries']
 * ```
 */
export const grahaInSign = placementOperation<TextsInput, TextsData>()({
  name: 'texts.graha_in_sign',
  summary: 'What the texts say of a graha in a sign, and what of it applies in a chart',
  units: 1,
  work: { ms: 3, bytes: 16_000 },
  kind: 'graha_in_sign',
  chapters: GRAHA_IN_SIGN_CHAPTERS,
  members: GRAHA_IN_SIGN_MEMBERS,
  schema: () => record(placementFields()),
  example: exampleOf('sun_cancer'),
});
