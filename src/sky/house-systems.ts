import { SiddhantaError } from '../errors.js';
import { normalizeDegrees } from '../math/angle.js';
import type { Ayanamsa } from '../types.js';
import { frameAt } from './frame.js';
import { ascendant, type Cusps, equalCusps, midheaven, porphyryCusps, sripatiCusps, wholeSignCusps } from './houses.js';
import type { Instant } from './instant.js';
import { QUADRANT_SYSTEMS, type QuadrantSystem } from './quadrant-houses.js';
import type { Observer } from './rise-set.js';
import { localSiderealTime, orientationAt } from './sidereal.js';

/** A division of the circle into twelve houses. */
export type HouseSystem = 'whole_sign' | 'equal' | 'porphyry' | 'sripati' | QuadrantSystem;

/** The angles and cusps of an instant at a place, degrees of longitude. */
export interface Houses {
  readonly ascendant: number;
  readonly midheaven: number;
  /** Beginnings of the twelve houses, the first house first. */
  readonly cusps: Cusps;
}

function isQuadrant(system: HouseSystem): system is QuadrantSystem {
  return Object.hasOwn(QUADRANT_SYSTEMS, system);
}

function cut(system: Exclude<HouseSystem, QuadrantSystem>, rising: number, culminating: number): Cusps | undefined {
  if (system === 'whole_sign') return wholeSignCusps(rising);
  if (system === 'equal') return equalCusps(rising);
  return system === 'porphyry' ? porphyryCusps(rising, culminating) : sripatiCusps(rising, culminating);
}

/**
 * Returns ascendant, midheaven and the twelve house cusps of an instant at a place, in degrees: sidereal in a school, or
 * tropical (true equinox of date) where none is given.
 *
 * @param observer degrees north and east
 * @throws {SiddhantaError} `undefined_at_latitude` where no ecliptic point rises, and within the polar circles for all systems but
 * `whole_sign`, `equal`, `porphyry` and `sripati`
 *
 * @example
 * ```ts
 * import { houses, instantFromUt } from 'siddhanta/sky';
 * const delhi = { latitude: 28.6139, longitude: 77.209 };
 * houses(instantFromUt(2448118.625), delhi, 'placidus', 'lahiri').ascendant.toFixed(4); // => '152.2826'
 * ```
 */
export function houses(instant: Instant, observer: Observer, system: HouseSystem, school?: Ayanamsa): Houses {
  const orientation = school === undefined ? undefined : orientationAt(instant, school);
  const frame = orientation?.frame ?? frameAt(instant.tt);
  const siderealTime = localSiderealTime(instant, observer.longitude, { frame });
  const offset = orientation?.trueAyanamsa ?? 0;
  const inZodiac = (tropical: number): number => normalizeDegrees(tropical - offset);

  const tropical = ascendant(siderealTime, observer.latitude, frame.obliquity);
  const culminating = inZodiac(midheaven(siderealTime, frame.obliquity));
  const rising = tropical === undefined ? undefined : inZodiac(tropical);
  const cusps =
    rising === undefined
      ? undefined
      : isQuadrant(system)
        ? QUADRANT_SYSTEMS[system](siderealTime, observer.latitude, frame.obliquity)?.map(inZodiac)
        : cut(system, rising, culminating);
  if (rising === undefined || cusps === undefined) {
    throw new SiddhantaError(
      'undefined_at_latitude',
      `The houses of ${system} do not exist at latitude ${observer.latitude} at this instant. Use a latitude nearer the equator, or the equal or whole_sign system.`,
      { field: 'latitude' },
    );
  }
  return { ascendant: rising, midheaven: culminating, cusps };
}
