import { type ResolvedBirth, refuseUncertainty, resolveBirth } from '../cast/birth.js';
import { birthDisputes, clockConvention } from '../cast/birthWords.js';
import type { SkyContext } from '../cast/context.js';
import { conventionDisputes } from '../cast/conventionWords.js';
import { grahasAt } from '../cast/grahas.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, birthSchema, nodeSchema } from '../input/schemas.js';
import type { MicroArcseconds } from '../math/angle.js';
import { ayanamsaDisputes, chartConventions } from '../operation/provenance.js';
import type { Ayanamsa, Birth, Dispute, NodeKind } from '../types.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import type { Placement } from '../zodiac/position.js';

/** What every operation of the subject takes. */
export interface StrengthsInput {
  /** Whose chart. */
  readonly birth: Birth;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Lunar node that Rāhu stands for; `true` by default. */
  readonly node?: NodeKind | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/**
 * Returns the fields of the schema of {@link StrengthsInput}.
 *
 * @internal
 */
export function strengthsFields() {
  return {
    birth: birthSchema(),
    ayanamsa: ayanamsaSchema(),
    node: nodeSchema(),
    conventions: conventionsSchema(),
  };
}

/** The grahas of a birth, without an ascendant: there is a chart of them where nothing rises, too. */
export interface BirthGrahas {
  readonly resolved: ResolvedBirth;
  readonly grahas: Readonly<Record<Graha, Placement>>;
  /** Sidereal, micro-arcseconds. */
  readonly longitudes: Readonly<Record<Graha, MicroArcseconds>>;
}

/** Returns the sidereal longitudes of the grahas, micro-arcseconds. */
export function longitudesOf(grahas: Readonly<Record<Graha, Placement>>): Record<Graha, MicroArcseconds> {
  return Object.fromEntries(GRAHAS.map((graha) => [graha, grahas[graha].longitude])) as Record<Graha, MicroArcseconds>;
}

/**
 * Returns the grahas of a birth.
 *
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

/** Returns the conventions of a birth's sky, as provenance tells them. */
export function conventionsOfBirth({ resolved }: BirthAtHand, context: SkyContext): Record<string, string> {
  return { clock: clockConvention(resolved), ...chartConventions(context, resolved.instant.tt) };
}

/** Returns what is disputed of a birth's sky, with the size of each in this chart. */
export function disputesOfBirth(birth: Birth, chart: BirthAtHand, context: SkyContext): Dispute[] {
  const { resolved, grahas, ascendant } = chart;
  const { instant, utcMs } = resolved;
  return [
    ...ayanamsaDisputes(context),
    ...conventionDisputes(context, { instant, utcMs, place: birth.place, ascendant, grahas }),
    ...birthDisputes(birth, resolved, context),
  ];
}
