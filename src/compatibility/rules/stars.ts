import { type MicroArcseconds, PADA, signIndex } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { NAKSHATRAS, type Nakshatra, SIGNS, type Sign } from '../../zodiac/names.js';
import type { Pada } from '../../zodiac/position.js';
import { type MoonStation, moonStation } from './moon.js';

export const HALVES = ['first', 'second'] as const;

/** Half of a pada that 15° of Sagittarius or Capricorn divides. @names none */
export type PadaHalf = (typeof HALVES)[number];

/** A pada, or half of one of the two that 15° of Sagittarius and Capricorn divide. */
export interface StarPada {
  /** Its nakṣatra. */
  readonly nakshatra: Nakshatra;
  /** 1 … 4. */
  readonly pada: Pada;
  /** Its sign. */
  readonly sign: Sign;
  /** Only in Purva Ashadha 1 and Shravana 2, whose halves differ in vashya. */
  readonly half?: PadaHalf;
}

export interface StarStation {
  readonly place: StarPada;
  readonly station: MoonStation;
}

const PADAS = 108;

/** 110: each pada, and both halves of the two that are divided. */
export function starStations(): StarStation[] {
  return Array.from({ length: PADAS }, (_, i) => i).flatMap((i) => {
    const start = (i * PADA) as MicroArcseconds;
    const stations = [moonStation(start), moonStation((start + PADA / 2) as MicroArcseconds)];
    const [one, other] = stations;
    const divided = one?.vashya !== other?.vashya;
    return (divided ? stations : stations.slice(0, 1)).map((station, half) => ({
      place: {
        nakshatra: at(NAKSHATRAS, station.nakshatra).name,
        pada: station.pada,
        sign: at(SIGNS, signIndex(start)).name,
        ...(divided ? { half: at(HALVES, half) } : {}),
      },
      station,
    }));
  });
}
