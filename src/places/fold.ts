/** What says nothing in a name: accents of Latin, Greek and Cyrillic letters, joiners, apostrophes, dots. Vowel signs of Indian scripts stay. */
const SILENT = /\u200c|\u200d|[\u0300-\u036f'’‘ʼ`.]/g;
const APART = /[\s_-]+/g;

/**
 * Returns a name as names are compared: small letters without accents, words divided by one space.
 *
 * @example
 * ```ts
 * fold('Wānkāner'); // => 'wankaner'
 * fold(" Saint-Denis  d'Oléron "); // => 'saint denis doleron'
 * ```
 */
export function fold(name: string): string {
  return name.normalize('NFD').replace(SILENT, '').normalize('NFC').toLowerCase().replace(APART, ' ').trim();
}
