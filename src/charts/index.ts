/**
 * Rāśi and divisional charts.
 *
 * @packageDocumentation
 */
export { type DivisionalData, type DivisionalInput, divisional } from './divisional.js';
export { type BirthDetails, type ChartNotes, type RasiData, type RasiInput, rasi } from './rasi.js';
