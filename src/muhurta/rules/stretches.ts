import type { Stretch } from './parts.js';

/** Returns what two stretches share, or `undefined` where that is nothing. */
export function shared(a: Stretch, b: Stretch): Stretch | undefined {
  const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)];
  return start < end ? { start, end } : undefined;
}

/** Returns what each of two lists of stretches shares with the other, in order; within a list none overlap. */
export function common(a: readonly Stretch[], b: readonly Stretch[]): Stretch[] {
  return a.flatMap((one) => b.flatMap((other) => shared(one, other) ?? []));
}

/** Returns stretches with those that meet joined into one; they are in order. */
export function joined(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const { start, end } of stretches) {
    const last = all.at(-1);
    if (last !== undefined && last.end >= start)
      all[all.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else all.push({ start, end });
  }
  return all;
}

/** Returns whether two stretches share an instant. */
export function touches(a: Stretch, b: Stretch): boolean {
  return a.start < b.end && b.start < a.end;
}
