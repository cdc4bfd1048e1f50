import { findRoot, findSmoothMinimum } from '../math/search.js';
import type { CloseUp } from '../sky/closeUp.js';
import type { JdUt } from '../time/julian.js';
import {
  type InShadow,
  inShadow,
  type LunarType,
  lunarType,
  penumbralMagnitude,
  type ShadowRule,
  umbralMagnitude,
} from './rules/lunarShadow.js';
import { earthShadowAxis, gammaOf, type Radii } from './rules/solarShadow.js';
import { PHASE_REACH } from './tables/constants.js';

/** Days around the full moon that contain the closest approach to the axis of the shadow. */
const GREATEST = 0.1;
/** Days around the greatest eclipse that contain the contacts. */
const CONTACTS = 0.16;
/** Some milliseconds, in days. */
const TOLERANCE = 5e-8;

/** The contacts of a lunar eclipse, Julian days (UT1); `undefined` where the Moon does not reach the shadow. */
export interface LunarContacts {
  readonly p1: JdUt;
  readonly u1: JdUt | undefined;
  readonly u2: JdUt | undefined;
  readonly u3: JdUt | undefined;
  readonly u4: JdUt | undefined;
  readonly p4: JdUt;
}

export interface LunarEclipse {
  readonly greatest: JdUt;
  readonly gamma: number;
  readonly type: LunarType;
  readonly umbral: number;
  readonly penumbral: number;
  readonly contacts: LunarContacts;
  readonly at: (ut: JdUt) => InShadow;
}

/** Returns the eclipse at a full moon, `undefined` where the Moon misses the shadow. */
export function lunarEclipse(view: CloseUp, radii: Radii, rule: ShadowRule): LunarEclipse | undefined {
  const at = (ut: JdUt): InShadow => inShadow(view.sun(ut), view.moon(ut), radii, rule);
  const { ut: middle } = view.middle;
  const greatest = findSmoothMinimum(
    (ut) => at(ut).separation,
    middle - GREATEST,
    middle + GREATEST,
    TOLERANCE,
    PHASE_REACH,
  );
  const then = at(greatest);
  const type = lunarType(then);
  if (type === undefined) return undefined;
  const pair = (gap: (moon: InShadow) => number): readonly [JdUt, JdUt] | readonly [undefined, undefined] => {
    if (gap(then) >= 0) return [undefined, undefined];
    const root = (end: JdUt): JdUt => findRoot((ut) => gap(at(ut)), end, greatest, TOLERANCE);
    return [root(greatest - CONTACTS), root(greatest + CONTACTS)];
  };
  const [p1, p4] = pair(({ separation, penumbra, moon }) => separation - penumbra - moon);
  if (p1 === undefined) return undefined;
  const [u1, u4] = pair(({ separation, umbra, moon }) => separation - umbra - moon);
  const [u2, u3] = pair(({ separation, umbra, moon }) => separation - umbra + moon);
  return {
    greatest,
    gamma: gammaOf(earthShadowAxis(view.sun(greatest), view.moon(greatest)), radii.earth),
    type,
    umbral: umbralMagnitude(then),
    penumbral: penumbralMagnitude(then),
    contacts: { p1, u1, u2, u3, u4, p4 },
    at,
  };
}
