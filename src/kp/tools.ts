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

/** The input of every further tool on a birth. */
export interface KpBirthInput extends NatalInput {
  /** `kp`, or `lahiri`, the common default; the chart is cast in the KP school either way. */
  readonly ayanamsa?: Ayanamsa | undefined;
}

/** @internal */
export const kpBirthFields = natalFields;

/** The common default stands for "not chosen"; the school is KP all the same. */
export const kpSchool = ({ ayanamsa }: { readonly ayanamsa?: Ayanamsa | undefined }): Ayanamsa | undefined =>
  ayanamsa === 'lahiri' ? 'kp' : ayanamsa;

/** The lords of a longitude, from its sign down. */
export interface KpLordNames {
  /** Lord of the sign. */
  readonly sign_lord: Graha;
  /** Lord of the nakṣatra. */
  readonly star_lord: Graha;
  /** Lord of the sub. */
  readonly sub_lord: Graha;
  /** Lord of the sub-sub. */
  readonly sub_sub_lord: Graha;
  /** Lord of the sub-sub-sub. */
  readonly sub_sub_sub_lord: Graha;
}

export function lordNames({ sign, star, sub, subSub, subSubSub }: KpLords): KpLordNames {
  return { sign_lord: sign, star_lord: star, sub_lord: sub, sub_sub_lord: subSub, sub_sub_sub_lord: subSubSub };
}

/** A point of a KP chart. */
export interface KpHousedPosition extends ZodiacPosition {
  /** Its house by the cusps, 1 … 12. */
  readonly house: House;
}

export function kpPosition(longitude: MicroArcseconds, cusps: readonly MicroArcseconds[]): KpHousedPosition {
  return { ...zodiacPosition(longitude), house: houseAt(longitude, cusps) };
}

export interface KpBirth {
  readonly resolved: ResolvedBirth;
  readonly orientation: Orientation;
  readonly cusps: readonly MicroArcseconds[];
  readonly grahas: Readonly<Record<Graha, Placement>>;
  readonly figure: KpFigure;
}

/**
 * Noon is used for an unknown time.
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

export function eachHouse<T>(of: (house: House) => T): Record<HouseKey, T> {
  return recordOf(HOUSE_KEYS, (key) => of(Number(key)));
}
