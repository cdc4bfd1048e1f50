import { type MicroArcseconds, modulo, TURN } from '../../math/angle.js';
import { type DrishtiReading, drishtiVirupas } from '../../zodiac/drishti.js';
import { SIGN_LORDS, type SignLord } from '../../zodiac/lords.js';
import type { ShadbalaChoices } from '../tables/shadbalaChoices.js';
import { sum } from './arcs.js';

const WHOLE: readonly SignLord[] = ['Mercury', 'Jupiter'];

export function signedDrishti(
  planet: SignLord,
  from: MicroArcseconds,
  to: MicroArcseconds,
  reading: DrishtiReading,
  isBenefic: boolean,
): number {
  const virupas = drishtiVirupas(planet, modulo(to - from, TURN), reading);
  return isBenefic || virupas === 0 ? virupas : -virupas;
}

export function shareOf(planet: SignLord, drik: ShadbalaChoices['drik']): number {
  return drik === 'quarter_full' && WHOLE.includes(planet) ? 1 : 0.25;
}

export interface DrikBala {
  readonly total: number;
  readonly aspects: Readonly<Partial<Record<SignLord, number>>>;
}

/** A quarter of what benefics give minus what malefics take. Bṛhat Parāśara Horā Śāstra (Santhanam) 27.19 and 26.2–12. */
export function drikBala(
  planet: SignLord,
  longitudes: Readonly<Record<SignLord, MicroArcseconds>>,
  isBenefic: (planet: SignLord) => boolean,
  { drishti, drik }: Pick<ShadbalaChoices, 'drishti' | 'drik'>,
): DrikBala {
  const others = SIGN_LORDS.filter((other) => other !== planet);
  const looks = others.map((other): [SignLord, number] => [
    other,
    signedDrishti(other, longitudes[other], longitudes[planet], drishti, isBenefic(other)),
  ]);
  return {
    total: sum(looks.map(([other, virupas]) => virupas * shareOf(other, drik))),
    aspects: Object.fromEntries(looks),
  };
}
