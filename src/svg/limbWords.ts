import type { Words } from './words.js';

/** In the order of the group `karana_kinds`. */
const KARANAS = [
  'Bava',
  'Balava',
  'Kaulava',
  'Taitila',
  'Gara',
  'Vanija',
  'Vishti',
  'Shakuni',
  'Chatushpada',
  'Naga',
  'Kimstughna',
];

/**
 * @param limb 0 tithi, 1 nakṣatra, 2 yoga, 3 karaṇa
 * @param number from 1
 * @param english the name in the result
 */
export function limbUnitName(words: Words, limb: number, number: number, english: string): string {
  if (limb === 0) return words.word('tithis', number === 30 ? 15 : (number - 1) % 15, english);
  if (limb === 3) return words.word('karana_kinds', KARANAS.indexOf(english), english);
  return words.word(limb === 1 ? 'nakshatras' : 'yogas', number - 1, english);
}
