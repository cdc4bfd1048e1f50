import { type ResolvedBirth, refuseUncertainty, resolveBirth } from '../cast/birth.js';
import type { SkyContext } from '../cast/context.js';
import { grahasAt } from '../cast/grahas.js';
import type { NatalInput } from '../cast/natalInput.js';
import type { MicroArcseconds } from '../math/angle.js';
import { recordOf } from '../math/recordOf.js';
import type { Birth } from '../types.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import type { Placement } from '../zodiac/position.js';

/** The input of every operation of this subject. */
export interface StrengthsInput extends NatalInput {}

export interface BirthGrahas {
  readonly resolved: ResolvedBirth;
  readonly grahas: Readonly<Record<Graha, Placement>>;
  /** Sidereal, micro-arcseconds. */
  readonly longitudes: Readonly<Record<Graha, MicroArcseconds>>;
}

export function longitudesOf(grahas: Readonly<Record<Graha, Placement>>): Record<Graha, MicroArcseconds> {
  return recordOf(GRAHAS, (graha) => grahas[graha].longitude);
}

/** @throws {SiddhantaError} `invalid_value` for `birth.uncertainty_minutes`, which strengths do not support */
export function grahasOfBirth(birth: Birth, context: SkyContext): BirthGrahas {
  refuseUncertainty(birth, 'birth');
  const resolved = resolveBirth(birth, context);
  const grahas = grahasAt(context, resolved.instant, birth.place);
  return { resolved, grahas, longitudes: longitudesOf(grahas) };
}

export interface BirthAtHand extends BirthGrahas {
  /** Micro-arcseconds; absent where the result depends on the grahas alone. */
  readonly ascendant?: MicroArcseconds | undefined;
}
