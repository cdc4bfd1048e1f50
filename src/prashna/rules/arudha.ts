import { type MicroArcseconds, microArcseconds, modulo, SIGN } from '../../math/angle.js';
import { lordOf } from '../../zodiac/lords.js';
import { isOddSign } from '../../zodiac/signNature.js';
import { LETTER_CLASSES, ODD_PLACES } from '../tables/aksharas.js';
import { PATH_SIGNS, PATHS, type ZodiacPath } from '../tables/paths.js';

/** Of 108 navāṁśas. */
export const NUMBERS = 108;
const NAVAMSHA = SIGN / 9;
/** Sectors clockwise from north; Taurus begins due east. */
const TAURUS = 1;
const EAST = 90;
const SECTOR = 30;

export interface Letter {
  /** In IAST. */
  readonly letter: string;
  readonly sign: number;
}

/** The beginning of the navāṁśa of a number from 1. */
export const startOfNumber = (number: number): MicroArcseconds => microArcseconds((number - 1) * NAVAMSHA);

/** @param azimuth degrees clockwise from north, 0 ≤ azimuth < 360 */
export function signOfAzimuth(azimuth: number): number {
  return modulo(Math.floor((azimuth - EAST) / SECTOR) + TAURUS, 12);
}

function signOfPlace(row: number, place: number): number {
  const lord = LETTER_CLASSES[row]?.lord;
  const signs = Array.from({ length: 12 }, (_, sign) => sign).filter((sign) => lordOf(sign) === lord);
  const [only = 0] = signs;
  const odd = ODD_PLACES.includes(place);
  return signs.length === 1 ? only : (signs.find((sign) => isOddSign(sign) === odd) ?? only);
}

/** By the longest letter with which a text begins; undefined for another script. */
export function signOfSyllable(text: string): Letter | undefined {
  const spoken = text.normalize('NFC').trim().toLowerCase();
  const found = LETTER_CLASSES.flatMap(({ iast, devanagari }, row) =>
    iast.flatMap((letter, i) =>
      spoken.startsWith(letter) || spoken.startsWith(devanagari[i] ?? letter)
        ? [{ letter, sign: signOfPlace(row, i + 1) }]
        : [],
    ),
  );
  return found.sort((one, other) => other.letter.length - one.letter.length)[0];
}

export const pathOf = (sign: number): ZodiacPath => PATHS.find((path) => PATH_SIGNS[path].includes(sign)) ?? PATHS[0];

/** As far from the lagna as the sign of the path is from the ārūḍha: Jñānapradīpikā 41. */
export function chatraOf(arudha: number, lagna: number, path: ZodiacPath): { count: number; sign: number } {
  const steps = modulo(PATHS.indexOf(path) - arudha, 12);
  return { count: steps + 1, sign: modulo(lagna + steps, 12) };
}
