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

/** By how much an answer may differ from its estimate, times or divided by; below SHORT any length passes. */
const FACTOR = 3;
const SHORT_BYTES = 20_000;

/** How much a search finds is unknown before: its answer may be shorter than estimated. */
const SEEKING: ReadonlySet<string> = new Set([
  'calendar.festival',
  'muhurta.act',
  'muhurta.search',
  'transits.conjunctions',
  'transits.heliacal',
  'transits.murti',
  'transits.returns',
]);

const ANY_WORK = { maxWork: Number.POSITIVE_INFINITY };

/** Returns the estimate of an input; undefined where it is refused. */
export function estimateOf(operation: Operation, input: unknown): Work | undefined {
  try {
    return operation.work(input);
  } catch (problem) {
    if (isSiddhantaError(problem)) return undefined;
    throw problem;
  }
}

function bytesOf(operation: Operation, input: unknown): number | undefined {
  let bytes = 0;
  try {
    for (const piece of operation.stream(input, ANY_WORK).text) bytes += Buffer.byteLength(piece);
  } catch (problem) {
    if (isSiddhantaError(problem)) return undefined;
    throw problem;
  }
  return bytes;
}

/**
 * Returns how the answer to an input is longer or shorter than its estimate says, in words; undefined where the estimate holds, null where the input is
 * refused. How long it takes is measured by `npm run bench -- --only=work`.
 */
export function missOf(operation: Operation, input: unknown): string | null | undefined {
  const estimate = estimateOf(operation, input);
  if (estimate === undefined) return null;
  const bytes = bytesOf(operation, input);
  if (bytes === undefined) return null;
  const [found, expected] = [Math.max(bytes, SHORT_BYTES), Math.max(estimate.bytes, SHORT_BYTES)];
  const tooLong = found > FACTOR * expected;
  const tooShort = expected > FACTOR * found && !SEEKING.has(operation.name);
  return tooLong || tooShort
    ? `${operation.name}: estimated ${Math.round(estimate.bytes)} bytes, found ${bytes}; ${JSON.stringify(input)}`
    : undefined;
}
