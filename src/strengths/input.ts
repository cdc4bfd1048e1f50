import { type ResolvedBirth, refuseUncertainty, resolveBirth } from '../cast/birth.js';
import type { SkyContext } from '../cast/context.js';
import { grahasAt } from '../cast/grahas.js';
import type { NatalInput } from '../cast/natalInput.js';
import type { MicroArcseconds } from '../math/angle.js';
import { recordOf } from '../math/recordOf.js';
import type { Birth } from '../types.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import type { Placement } from '../zodiac/position.js';

/** What every operation of the subject takes. */
export interface StrengthsInput extends NatalInput {}

/** The grahas of a birth, without an ascendant: there is a chart of them where nothing rises, too. */
export interface BirthGrahas {
  readonly resolved: ResolvedBirth;
  readonly grahas: Readonly<Record<Graha, Placement>>;
  /** Sidereal, micro-arcseconds. */
  readonly longitudes: Readonly<Record<Graha, MicroArcseconds>>;
}

/** Returns the sidereal longitudes of the grahas, micro-arcseconds. */
export function longitudesOf(grahas: Readonly<Record<Graha, Placement>>): Record<Graha, MicroArcseconds> {
  return recordOf(GRAHAS, (graha) => grahas[graha].longitude);
}

/**
 * Returns the grahas of a birth.
 * @throws {SiddhantaError} `invalid_value` for `birth.uncertainty_minutes`, of which no strength speaks
 */
export function grahasOfBirth(birth: Birth, context: SkyContext): BirthGrahas {
  refuseUncertainty(birth, 'birth');
  const resolved = resolveBirth(birth, context);
  const grahas = grahasAt(context, resolved.instant, birth.place);
  return { resolved, grahas, longitudes: longitudesOf(grahas) };
}

/** A chart as its provenance tells it: that of a birth's grahas, or with the ascendant. */
export interface BirthAtHand extends BirthGrahas {
  /** Micro-arcseconds; left out where the result rests on the grahas alone. */
  readonly ascendant?: MicroArcseconds | undefined;
}
