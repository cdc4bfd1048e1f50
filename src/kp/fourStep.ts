import { record } from '../input/schemas.js';
import { recordOf } from '../math/recordOf.js';
import type { Graha } from '../zodiac/names.js';
import { GRAHAS } from '../zodiac/names.js';
import type { House } from '../zodiac/position.js';
import { fourSteps, type StepRole } from './rules/fourStep.js';
import { KP_TOOL_DISPUTES, KP_TOOL_SOURCES, VERIFIED_BY_PROGRAM } from './tables/tools.js';
import { type KpBirthInput, kpBirth, kpBirthFields } from './tools.js';
import { kpOperation } from './toolsProvenance.js';

/** The input of {@link fourStep}. */
export interface KpFourStepInput extends KpBirthInput {}

/** A row of the four steps of a planet. */
export interface KpFourStepRow {
  /** 1 … 4; the third and fourth are read first. @asType integer @minimum 1 @maximum 4 */
  readonly step: number;
  /** Its role: the planet, its star lord, its sub lord, or the sub lord's star lord. */
  readonly role: StepRole;
  /** The graha in that role. */
  readonly planet: Graha;
  /** Whether no other graha is in its stars, or it is in one of its own. */
  readonly primary: boolean;
  /** Houses it occupies or owns with strength, ascending. */
  readonly strong: readonly House[];
  /** Houses it occupies or owns without strength. */
  readonly weak: readonly House[];
}

/** The four rows of a planet, in order. @minItems 4 @maxItems 4 */
export type KpFourStepRows = readonly KpFourStepRow[];

/** The four steps of each planet. */
export interface KpFourStepData {
  /** The nine grahas, each with four rows. */
  readonly planets: Readonly<Record<Graha, KpFourStepRows>>;
}

/**
 * Returns the four steps of each planet: the houses of the planet, its star lord, its sub lord and the sub lord's star lord, each strong or
 * weak. Experimental: no published table was found to compare with.
 * @param input `birth`; optional `node` (default true), `conventions`; `ayanamsa` may be left out, `lahiri` or `kp`, which all mean kp
 * @throws {SiddhantaError} for bad input; `not_available_in_school` for another ayanāṁśa; `undefined_at_latitude` within the polar circles
 *   Source: S. Gondhalekar's four-step theory, as AstroSage KP, B. K. Kumar and Tin Win state it.
 * @example
 * ```ts
 * import { fourStep } from 'siddhanta/kp';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const [, , sub] = fourStep({ birth: { date: '1990-08-15', time: '08:30:00', place } }).data.planets.Moon;
 * sub?.role; // => 'sub_lord'
 * sub?.planet; // => 'Mercury'
 * ```
 */
export const fourStep = kpOperation<KpFourStepInput, KpFourStepData>()({
  name: 'kp.four_step',
  summary: 'Four-step table of each planet, star lord, sub lord, its star lord: strong and weak houses',
  units: 3,
  experimental: true,
  schema: () => record(kpBirthFields()),
  run({ birth }, sky) {
    const chart = kpBirth(birth, sky);
    const { figure } = chart;
    const rows = (graha: Graha): KpFourStepRow[] =>
      fourSteps(figure, graha).map((row, i): KpFourStepRow => ({ step: i + 1, ...row }));
    return {
      data: {
        planets: recordOf(GRAHAS, rows),
      },
      chart,
      method: 'Houses of the planet, its star lord, its sub lord and the star lord of that, each strong or weak',
      conventions: {
        star_lords:
          'rows 2 and 4: the house occupied is strong; a house owned is strong if no graha is in it, else weak',
        planet_and_sub_lord:
          'rows 1 and 3: the same where no other graha stands in its stars or it stands in one itself (primary); else all is weak',
        occupied_and_owned: 'counts once, as occupied',
        nodes: `${sky.conventions.node} lunar node for Rahu; Ketu exactly opposite; a node stands for itself and owns nothing`,
      },
      sources: [KP_TOOL_SOURCES.fourStep],
      disputed: [KP_TOOL_DISPUTES.end, KP_TOOL_DISPUTES.fourStepRules, KP_TOOL_DISPUTES.programNode],
      verified_against: VERIFIED_BY_PROGRAM,
      restsOnBirthTime: ['planets.Moon', 'planets.*.*.primary', 'planets.*.*.strong', 'planets.*.*.weak'],
    };
  },
});
