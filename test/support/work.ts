import { isSiddhantaError } from '../../src/errors.js';
import type { Operation } from '../../src/operation/operation.js';
import type { Work } from '../../src/operation/work.js';
import { OPERATIONS } from '../../src/registry.js';

interface Inputs {
  takeDrawn(operation: Operation, count: number, take: (input: unknown) => boolean, seed?: number): number;
}
interface Largest {
  largestOf(operation: Operation): unknown;
}
const bench = (name: string): Promise<unknown> =>
  import(new URL(`../../bench/lib/${name}.mjs`, import.meta.url).href) as Promise<unknown>;
export const { takeDrawn } = (await bench('inputs')) as Inputs;
export const { largestOf } = (await bench('largest')) as Largest;

/** The operations that take an input. */
export const TAKING: readonly Operation[] = OPERATIONS.filter(({ method }) => method === 'POST');

/** Milliseconds that a chart takes on the machine of the estimates. */
const CHART_MS = 0.2;
const CHARTS = 50;
/** By how much an estimate may differ, times or divided by; below SHORT any value passes. */
const FACTOR = 3;
const SHORT: Work = { ms: 4, bytes: 20_000 };
/** A machine may be held up, but never takes less time than it needs. */
const TRIES = 5;

/** How much a search finds is unknown before, so that its answer may be shorter than estimated, and ready in a fifth of the time that others may miss. */
const SEEKING: ReadonlySet<string> = new Set([
  'calendar.festival',
  'muhurta.act',
  'muhurta.search',
  'transits.conjunctions',
  'transits.heliacal',
  'transits.murti',
  'transits.returns',
]);
const SOONER = 5;

const ANY_WORK = { maxWork: Number.POSITIVE_INFINITY };

function processorMs(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const rasi = OPERATIONS.find(({ name }) => name === 'charts.rasi') as Operation;
function charts(): void {
  for (let i = 0; i < CHARTS; i++) [...rasi.stream(rasi.example).text];
}
for (let i = 0; i < 10; i++) charts();

/** How many times slower this machine is than that of the estimates. */
const slownessNow = (): number => processorMs(charts) / CHARTS / CHART_MS;
let slowness = slownessNow();

/** Returns the estimate of an input; undefined where it is refused. */
export function estimateOf(operation: Operation, input: unknown): Work | undefined {
  try {
    return operation.work(input);
  } catch (problem) {
    if (isSiddhantaError(problem)) return undefined;
    throw problem;
  }
}

function measured(operation: Operation, input: unknown): Work | undefined {
  let bytes = 0;
  try {
    const ms = processorMs(() => {
      for (const piece of operation.stream(input, ANY_WORK).text) bytes += Buffer.byteLength(piece);
    });
    return { ms, bytes };
  } catch (problem) {
    if (isSiddhantaError(problem)) return undefined;
    throw problem;
  }
}

function apart(one: number, other: number, short: number): number {
  const [a, b] = [Math.max(one, short), Math.max(other, short)];
  return Math.max(a / b, b / a);
}

/**
 * Returns how the estimate of an input misses what is measured, in words; undefined where it holds, null where the input is refused. Charts that are measured
 * in the same run, and anew where it misses, say how slow the machine is.
 */
export function missOf(operation: Operation, input: unknown): string | null | undefined {
  const estimate = estimateOf(operation, input);
  if (estimate === undefined) return null;
  let told = '';
  for (let i = 0; i < TRIES; i++) {
    if (i > 0) slowness = slownessNow();
    const found = measured(operation, input);
    if (found === undefined) return null;
    const ms = found.ms / slowness;
    const seeks = SEEKING.has(operation.name);
    const bytes = seeks ? Math.max(found.bytes, estimate.bytes) : found.bytes;
    const late = apart(ms, estimate.ms, SHORT.ms) / (seeks && ms < estimate.ms ? SOONER : 1);
    const misses = [late, apart(bytes, estimate.bytes, SHORT.bytes)];
    if (misses.every((miss) => miss <= FACTOR)) return undefined;
    told = `${operation.name}: estimated ${estimate.ms.toFixed(1)} ms, ${Math.round(estimate.bytes)} bytes; measured ${ms.toFixed(1)} ms (machine ${slowness.toFixed(2)}), ${found.bytes} bytes; ${JSON.stringify(input)}`;
    if ((misses[1] ?? 0) > FACTOR) break;
  }
  return told;
}
