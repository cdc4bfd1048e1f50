/**
 * Muhūrta: the parts of a day that almanacs advise for or against.
 *
 * @packageDocumentation
 */
export type { MuhurtaDay, MuhurtaWindow } from './day.js';
export { type RahuKalamData, type RahuKalamInput, rahuKalam } from './rahuKalam.js';
