import { type DivisionalInput, divisional } from '../charts/divisional.js';
import { type RasiInput, rasi } from '../charts/rasi.js';
import type { ChartResult } from '../svg/figure.js';

const NATAL = ['birth', 'ayanamsa', 'node', 'conventions'];

/** Returns the chart of the birth of an input, by its conventions: the rāśi, or the division that it asks for. */
export function chartOf(input: unknown): ChartResult {
  const { varga = 'd1' } = (input ?? {}) as { readonly varga?: string };
  const fields = Object.fromEntries(Object.entries(input ?? {}).filter(([name]) => NATAL.includes(name)));
  return varga === 'd1' ? rasi(fields as RasiInput) : divisional({ ...fields, varga } as DivisionalInput);
}
