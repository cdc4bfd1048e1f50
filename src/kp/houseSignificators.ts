import { record } from '../input/schemas.js';
import type { House } from '../zodiac/position.js';
import { isVacant } from './rules/fourStep.js';
import { type Significators, significators } from './rules/significators.js';
import { type HouseKey, KP_SIGNIFICATOR_SOURCES } from './tables/planets.js';
import { KP_TOOL_DISPUTES, KP_TOOL_SOURCES } from './tables/tools.js';
import { eachHouse, type KpBirthInput, kpBirth, kpBirthFields } from './tools.js';
import { kpOperation } from './toolsProvenance.js';

/** The input of {@link houseSignificators}. */
export interface KpHouseSignificatorsInput extends KpBirthInput {}

/** The significators of a house. */
export interface KpHouseSignificators extends Significators {
  /** Whether none of the nine grahas is in it; then the first grade is C. */
  readonly vacant: boolean;
}

/** The significators of every house. */
export interface KpHouseSignificatorsData {
  /** Keyed by house, `1` … `12`. */
  readonly houses: Readonly<Record<HouseKey, KpHouseSignificators>>;
}

/**
 * Returns the significators of the twelve houses: grahas in the star of an occupant (A), occupants (B), grahas in the star of the owner
 * (C), the owner (D), as in {@link kpCusps}.
 * @param input `birth`; optional `node` (default true), `conventions`; `ayanamsa` may be left out, `lahiri` or `kp`, which all mean kp
 * @throws {SiddhantaError} for bad input; `not_available_in_school` for another ayanāṁśa; `undefined_at_latitude` within the polar circles
 *   Source: the order of K. S. Krishnamurti as his followers state it.
 * @example
 * ```ts
 * import { houseSignificators } from 'siddhanta/kp';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { houses } = houseSignificators({ birth: { date: '1990-08-15', time: '08:30:00', place } }).data;
 * houses[11].A; // => ['Mars', 'Mercury', 'Saturn']
 * houses[7].vacant; // => true
 * ```
 */
export const houseSignificators = kpOperation<KpHouseSignificatorsInput, KpHouseSignificatorsData>()({
  name: 'kp.house_significators',
  summary: 'Significators of each house in four grades, A to D, and which houses are vacant',
  units: 3,
  schema: () => record(kpBirthFields()),
  run({ birth }, sky) {
    const chart = kpBirth(birth, sky);
    const { figure } = chart;
    const house = (number: House): KpHouseSignificators => ({
      ...significators(figure, number),
      vacant: isVacant(figure, number),
    });
    return {
      data: {
        houses: eachHouse(house),
      },
      chart,
      method: 'Significators of each house: in the star of an occupant, occupant, in the star of the owner, owner',
      conventions: {
        vacant: 'a house without Sun to Ketu; its first significators are those in the star of its owner',
      },
      sources: [...KP_SIGNIFICATOR_SOURCES, KP_TOOL_SOURCES.grades],
      disputed: [KP_TOOL_DISPUTES.programNode],
      verified_against: 'nine houses of the notebook published with VedicAstro (mean node, its outer planets left out)',
      restsOnBirthTime: ['houses'],
    };
  },
});
