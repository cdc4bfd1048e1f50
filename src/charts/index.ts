/**
 * Rāśi and divisional charts.
 *
 * @packageDocumentation
 */
export { type DivisionalData, type DivisionalInput, divisional } from './divisional.js';
export { type BirthDetails, type ChartNotes, type ChartType, type RasiData, type RasiInput, rasi } from './rasi.js';
export type { ChartChange, ChartSensitivity, ChartStatement } from './sensitivity.js';
export type { VargaChart } from './tables/vargas.js';
