import { DEGREE, type MicroArcseconds, microArcseconds, modulo, NAKSHATRA, TURN } from '../math/angle.js';
import { at } from '../math/at.js';
import {
  AMAVASYA,
  FIXED_KARANAS,
  type KaranaName,
  MOVABLE_KARANAS,
  PAKSHAS,
  type Paksha,
  TITHIS,
  type TithiName,
  YOGAS,
  type YogaName,
} from './limbNames.js';
import { NAKSHATRAS, type Nakshatra } from './names.js';

/** The four limbs in the order in which a pañcāṅga tells them. */
export const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;

/** The four limbs that Sun and Moon make; the fifth, the vāra, is made by the sunrise. */
export type Limb = (typeof LIMBS)[number];

/** The names that the units of each limb have. */
export interface LimbNames {
  readonly tithi: TithiName;
  readonly nakshatra: Nakshatra;
  readonly yoga: YogaName;
  readonly karana: KaranaName;
}

/**
 * How a limb comes from the longitudes: the angle `moon · Moon + sun · Sun` is divided into `count` equal arcs. Sūrya Siddhānta (Burgess)
 * 2.64 for the nakṣatra, 2.65 for the yoga, 2.66 for the tithi, 2.67–69 for the karaṇa.
 */
export interface LimbRule {
  readonly sun: -1 | 0 | 1;
  readonly count: number;
  /** Micro-arcseconds of one unit. */
  readonly arc: MicroArcseconds;
}

export const LIMB_RULES: Readonly<Record<Limb, LimbRule>> = {
  tithi: { sun: -1, count: 30, arc: microArcseconds(12 * DEGREE) },
  nakshatra: { sun: 0, count: 27, arc: NAKSHATRA },
  yoga: { sun: 1, count: 27, arc: NAKSHATRA },
  karana: { sun: -1, count: 60, arc: microArcseconds(6 * DEGREE) },
};

/** Returns the angle that a limb divides, from the sidereal longitudes of Sun and Moon; all in micro-arcseconds. */
export function limbAngle(limb: Limb, sun: MicroArcseconds, moon: MicroArcseconds): MicroArcseconds {
  return modulo(moon + LIMB_RULES[limb].sun * sun, TURN);
}

/** Returns the number, from 1, of the unit of a limb that holds an angle (micro-arcseconds); a boundary begins the next. */
export function limbNumber(limb: Limb, angle: MicroArcseconds): number {
  return Math.floor(angle / LIMB_RULES[limb].arc) + 1;
}

/** Returns how much of its arc the running unit has covered: per cent in [0, 100), cut at two decimals. */
export function limbProgress(limb: Limb, angle: MicroArcseconds): number {
  const { arc } = LIMB_RULES[limb];
  return Math.floor(((angle % arc) * 10_000) / arc) / 100;
}

/** Whether a karaṇa is one of the seven that recur (movable) or one of the four that come once a month (fixed). */
export type KaranaType = 'movable' | 'fixed';

/** Returns whether a karaṇa, 1 … 60, is one of the seven that recur or one of the four that come once a month. */
export function karanaType(number: number): KaranaType {
  return number >= 2 && number <= 57 ? 'movable' : 'fixed';
}

/** Returns the half of the month in which a tithi, 1 … 30, lies. */
export function paksha(tithi: number): Paksha {
  return PAKSHAS[tithi <= 15 ? 0 : 1].name;
}

/** How the number of a unit, from 1, becomes its name. */
const NAME_OF: { readonly [Each in Limb]: (number: number) => { readonly name: LimbNames[Each] } } = {
  tithi: (number) => (number === 30 ? AMAVASYA : at(TITHIS, (number - 1) % 15)),
  nakshatra: (number) => at(NAKSHATRAS, number - 1),
  yoga: (number) => at(YOGAS, number - 1),
  karana: (number) =>
    karanaType(number) === 'movable' ? at(MOVABLE_KARANAS, (number - 2) % 7) : at(FIXED_KARANAS, (number + 2) % 60),
};

/** Returns the name of a unit of a limb. */
export function limbName<Which extends Limb>(limb: Which, number: number): LimbNames[Which] {
  return NAME_OF[limb](number).name;
}
