import { GRIHA_ARAMBHA, GRIHA_PRAVESHA } from './actsHouse.js';
import { CHAULA, UPANAYANA, VIDYARAMBHA } from './actsLearning.js';
import { VIVAHA } from './actsMarriage.js';
import { ANNAPRASHANA, KARNAVEDHA, NAMAKARANA, SIMANTA } from './actsSamskara.js';
import { KRAYA, VAHANA, VYAPARA, YATRA } from './actsWorldly.js';
import type { ActRule } from './actTypes.js';

/** The acts whose times are listed. */
export const ACTS = {
  vivaha: VIVAHA,
  upanayana: UPANAYANA,
  namakarana: NAMAKARANA,
  annaprashana: ANNAPRASHANA,
  karnavedha: KARNAVEDHA,
  chaula: CHAULA,
  vidyarambha: VIDYARAMBHA,
  simanta: SIMANTA,
  griha_arambha: GRIHA_ARAMBHA,
  griha_pravesha: GRIHA_PRAVESHA,
  vahana: VAHANA,
  vyapara: VYAPARA,
  yatra: YATRA,
  kraya: KRAYA,
} as const satisfies Readonly<Record<string, ActRule>>;

/** An act. @names none */
export type ActName = keyof typeof ACTS;

export const ACT_NAMES = [
  'vivaha',
  'upanayana',
  'namakarana',
  'annaprashana',
  'karnavedha',
  'chaula',
  'vidyarambha',
  'simanta',
  'griha_arambha',
  'griha_pravesha',
  'vahana',
  'vyapara',
  'yatra',
  'kraya',
] as const satisfies readonly ActName[];

/** Acts of which no printed list was found. */
export const UNCOMPARED_ACTS: readonly ActName[] = ACT_NAMES.filter(
  (name) => !['vivaha', 'griha_pravesha', 'chaula'].includes(name),
);
