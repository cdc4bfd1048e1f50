/**
 * Births from the files of other programs, and to them: Jagannatha Hora (`.jhd`), the astrological exchange format (`.aaf`) and Astro-Databank (XML).
 *
 * @packageDocumentation
 */
export { readAaf } from './aaf.js';
export { readAstroDatabank } from './astroDatabank.js';
export type { FileBirth, FileBirths, SkippedEntry } from './fileBirth.js';
export { readJhd, writeJhd } from './jhd.js';
export { readBirths } from './readBirths.js';
