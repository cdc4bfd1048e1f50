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

export const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;

/** A limb made by Sun and Moon; the fifth, the vāra, is made by sunrise. */
export type Limb = (typeof LIMBS)[number];

/** The names of the units of each limb. */
export interface LimbNames {
  readonly tithi: TithiName;
  readonly nakshatra: Nakshatra;
  readonly yoga: YogaName;
  readonly karana: KaranaName;
}

/**
 * The angle `moon · Moon + sun · Sun` is divided into `count` equal arcs. Sūrya Siddhānta (Burgess) 2.64 for the nakṣatra, 2.65 for the
 * yoga, 2.66 for the tithi, 2.67–69 for the karaṇa.
 */
export interface LimbRule {
  readonly sun: -1 | 0 | 1;
  readonly count: number;
  /** Micro-arcseconds. */
  readonly arc: MicroArcseconds;
}

export const LIMB_RULES: Readonly<Record<Limb, LimbRule>> = {
  tithi: { sun: -1, count: 30, arc: microArcseconds(12 * DEGREE) },
  nakshatra: { sun: 0, count: 27, arc: NAKSHATRA },
  yoga: { sun: 1, count: 27, arc: NAKSHATRA },
  karana: { sun: -1, count: 60, arc: microArcseconds(6 * DEGREE) },
};

/** From sidereal longitudes; all in micro-arcseconds. */
export function limbAngle(limb: Limb, sun: MicroArcseconds, moon: MicroArcseconds): MicroArcseconds {
  return modulo(moon + LIMB_RULES[limb].sun * sun, TURN);
}

/** From 1; a boundary begins the next unit. */
export function limbNumber(limb: Limb, angle: MicroArcseconds): number {
  return Math.floor(angle / LIMB_RULES[limb].arc) + 1;
}

/** Per cent in [0, 100), truncated to two decimals. */
export function limbProgress(limb: Limb, angle: MicroArcseconds): number {
  const { arc } = LIMB_RULES[limb];
  return Math.floor(((angle % arc) * 10_000) / arc) / 100;
}

/** Whether a karaṇa is one of the seven that recur (movable) or of the four that come once a month (fixed). @names modalities */
export type KaranaType = 'movable' | 'fixed';

export function karanaType(number: number): KaranaType {
  return number >= 2 && number <= 57 ? 'movable' : 'fixed';
}

export function paksha(tithi: number): Paksha {
  return PAKSHAS[tithi <= 15 ? 0 : 1].name;
}

const NAME_OF: { readonly [Each in Limb]: (number: number) => { readonly name: LimbNames[Each] } } = {
  tithi: (number) => (number === 30 ? AMAVASYA : at(TITHIS, (number - 1) % 15)),
  nakshatra: (number) => at(NAKSHATRAS, number - 1),
  yoga: (number) => at(YOGAS, number - 1),
  karana: (number) =>
    karanaType(number) === 'movable' ? at(MOVABLE_KARANAS, (number - 2) % 7) : at(FIXED_KARANAS, (number + 2) % 60),
};

export function limbName<Which extends Limb>(limb: Which, number: number): LimbNames[Which] {
  return NAME_OF[limb](number).name;
}
