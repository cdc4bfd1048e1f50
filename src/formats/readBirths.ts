import { readAaf } from './aaf.js';
import { readAstroDatabank } from './astroDatabank.js';
import type { FileBirths } from './fileBirth.js';
import { readJhd } from './jhd.js';

/** Older programs write the characters of Windows, newer ones UTF-8. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Returns the births of a file of any of these programs; its content tells which: AAF, an export of Astro-Databank, or else Jagannatha Hora.
 *
 * @param file the content, as text or as bytes in UTF-8 or Windows-1252
 * @param options `name` is that of the file, from which a birth of Jagannatha Hora has its name; its ending `.jhd` is left out
 * @throws {SiddhantaError} `invalid_value` with the `field` `text` where it is no file of these
 *
 * Source: as {@link readAaf}, {@link readAstroDatabank} and {@link readJhd} have it.
 *
 * @example
 * ```ts
 * import { readBirths } from 'siddhanta/formats';
 * const file = '10\n16\n1918\n14.2\n-5.3\n-77.35\n12.59\n0\n-5.5\n-5.5\n0\n105\nBangalore\nIndia\n';
 * const { births } = readBirths(file, { name: 'Standard horoscope.jhd' });
 * births.map(({ name, birth }) => [name, birth.date]); // => [['Standard horoscope', '1918-10-16']]
 * ```
 */
export function readBirths(file: string | Uint8Array, { name }: { readonly name: string }): FileBirths {
  const text = typeof file === 'string' ? file : textOf(file);
  if (/^#A93:/im.test(text)) return readAaf(text);
  if (text.includes('<adb_entry')) return readAstroDatabank(text);
  return { births: [readJhd(text, { name: name.replace(/\.jhd$/i, '') })], skipped: [] };
}
