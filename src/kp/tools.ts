import { type ResolvedBirth, refuseUncertainty, resolveBirth } from '../cast/birth.js';
import type { SkyContext } from '../cast/context.js';
import { cuspsAt, orientationAt } from '../cast/cusps.js';
import { grahasAt } from '../cast/grahas.js';
import { type NatalInput, natalFields } from '../cast/natalInput.js';
import type { MicroArcseconds } from '../math/angle.js';
import { recordOf } from '../math/recordOf.js';
import type { Orientation } from '../sky/sidereal.js';
import type { Ayanamsa, Birth } from '../types.js';
import type { Graha } from '../zodiac/names.js';
import { type House, type Placement, type ZodiacPosition, zodiacPosition } from '../zodiac/position.js';
import { houseAt, type KpFigure, kpFigure } from './rules/figure.js';
import type { KpLords } from './rules/lattice.js';
import { HOUSE_KEYS, type HouseKey } from './tables/planets.js';

/** What every further tool that reads a birth takes. */
export interface KpBirthInput extends NatalInput {
  /** `kp`, or `lahiri` as the contract's default has it: the chart is cast in the KP school in either case. */
  readonly ayanamsa?: Ayanamsa | undefined;
}

/** Returns the fields of the schema of {@link KpBirthInput}. @internal */
export const kpBirthFields = natalFields;

/** The school that a call asks for: the contract's common default stands for "not chosen", and the computation is KP all the same. */
export const kpSchool = ({ ayanamsa }: { readonly ayanamsa?: Ayanamsa | undefined }): Ayanamsa | undefined =>
  ayanamsa === 'lahiri' ? 'kp' : ayanamsa;

/** The lords of a longitude, from its sign down. */
export interface KpLordNames {
  /** Lord of the sign. */
  readonly sign_lord: Graha;
  /** Lord of the nakṣatra. */
  readonly star_lord: Graha;
  /** Lord of the sub, the part of the nakṣatra. */
  readonly sub_lord: Graha;
  /** Lord of the sub-sub, the part of the sub. */
  readonly sub_sub_lord: Graha;
  /** Lord of the sub-sub-sub, the part of the sub-sub. */
  readonly sub_sub_sub_lord: Graha;
}

/** Returns lords by the names of their fields. */
export function lordNames({ sign, star, sub, subSub, subSubSub }: KpLords): KpLordNames {
  return { sign_lord: sign, star_lord: star, sub_lord: sub, sub_sub_lord: subSub, sub_sub_sub_lord: subSubSub };
}

/** A point of a KP chart. */
export interface KpHousedPosition extends ZodiacPosition {
  /** The house that it is in by the cusps, 1 … 12. */
  readonly house: House;
}

/** Returns where a longitude lies, with its house by the cusps. */
export function kpPosition(longitude: MicroArcseconds, cusps: readonly MicroArcseconds[]): KpHousedPosition {
  return { ...zodiacPosition(longitude), house: houseAt(longitude, cusps) };
}

/** The KP chart of a birth. */
export interface KpBirth {
  readonly resolved: ResolvedBirth;
  readonly orientation: Orientation;
  readonly cusps: readonly MicroArcseconds[];
  readonly grahas: Readonly<Record<Graha, Placement>>;
  readonly figure: KpFigure;
}

/**
 * Returns the KP chart of a birth; noon stands in for a time that is not given.
 * @throws {SiddhantaError} `invalid_value` for `birth.uncertainty_minutes`; `undefined_at_latitude` within the polar circles
 */
export function kpBirth(birth: Birth, sky: SkyContext): KpBirth {
  refuseUncertainty(birth, 'birth');
  const resolved = resolveBirth(birth, sky);
  const { instant } = resolved;
  const orientation = orientationAt(instant, sky.zodiac);
  const cusps = cuspsAt(instant, birth.place, orientation, 'birth.place.latitude');
  const grahas = grahasAt(sky, instant, birth.place);
  return { resolved, orientation, cusps, grahas, figure: kpFigure(cusps, grahas) };
}

/** Returns a value of each house, 1 … 12. */
export function eachHouse<T>(of: (house: House) => T): Record<HouseKey, T> {
  return recordOf(HOUSE_KEYS, (key) => of(Number(key)));
}
