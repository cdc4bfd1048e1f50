import { at } from '../../math/at.js';
import type { Graha, Sign } from '../../zodiac/names.js';
import type { BirthPart } from './beginning.js';
import { nameOf, type RashiDashaData } from './data.js';
import type { Paryaya } from './furtherOptions.js';
import type { NarayanaVarga } from './options.js';
import type { RashiReckoning } from './reckon.js';

/** The Cakra daśā. */
export interface ChakraData extends RashiDashaData {
  /** When in the day the birth was, which decides where it begins. */
  readonly born: BirthPart;
}

/** The Kāraka Kendrādi daśā of signs. */
export interface KarakaKendradiData extends RashiDashaData {
  /** The Ātma kāraka. */
  readonly atma_karaka: Graha;
}

/** The varṇada of a sign. */
export interface VarnadaOfSign {
  /** The sign. */
  readonly sign: Sign;
  /** The varṇada of the house that it is. */
  readonly varnada: Sign;
}

/** The Varṇadā daśā. */
export interface VarnadaData extends RashiDashaData {
  /** The sign of the horā lagna. */
  readonly hora_lagna: Sign;
  /** The varṇadas of the twelve signs, from Aries. */
  readonly varnadas: readonly VarnadaOfSign[];
}

/** The Paryāya daśā. */
export interface ParyayaData extends RashiDashaData {
  /** The chart it is reckoned in. */
  readonly varga: NarayanaVarga;
  /** Which of the three kinds it is. */
  readonly paryaya: Paryaya;
}

/** The Padanāthāṁśa daśā. */
export interface PadanadhamshaData extends RashiDashaData {
  /** The chart it is reckoned in. */
  readonly varga: NarayanaVarga;
  /** The pada (ārūḍha) of the ascendant. */
  readonly pada: Sign;
  /** Its lord, for Scorpio and Aquarius the stronger of two. */
  readonly pada_lord: Graha;
}

/** The Tārā Lagna daśā. */
export interface TaraLagnaData extends RashiDashaData {
  /** Which twelfth of its nakṣatra the Moon is in. @asType integer @minimum 1 @maximum 12 */
  readonly twelfth: number;
}

function found<Key extends keyof RashiReckoning['findings']>(
  { findings }: RashiReckoning,
  key: Key,
): NonNullable<RashiReckoning['findings'][Key]> {
  const value = findings[key];
  if (value === undefined || value === null) throw new RangeError(`This dasha has no ${key}.`);
  return value;
}

export const chakraData = (reckoning: RashiReckoning) => ({ born: found(reckoning, 'born') });

export const karakaKendradiData = (reckoning: RashiReckoning) => ({ atma_karaka: found(reckoning, 'atmaKaraka') });

export function varnadaData(reckoning: RashiReckoning) {
  const varnadas = found(reckoning, 'varnadas');
  return {
    hora_lagna: nameOf(found(reckoning, 'horaLagna')),
    varnadas: varnadas.map((_, sign) => ({ sign: nameOf(sign), varnada: nameOf(at(varnadas, sign)) })),
  };
}

export const paryayaData = (reckoning: RashiReckoning) => ({ paryaya: found(reckoning, 'paryaya') });

export function padanadhamshaData(reckoning: RashiReckoning) {
  const { sign, lord } = found(reckoning, 'pada');
  return { pada: nameOf(sign), pada_lord: lord };
}

export const taraLagnaData = (reckoning: RashiReckoning) => ({ twelfth: found(reckoning, 'twelfth') });
