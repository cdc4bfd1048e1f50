import type { Stretch } from './parts.js';

/** `undefined` where they do not overlap. */
export function shared(a: Stretch, b: Stretch): Stretch | undefined {
  const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)];
  return start < end ? { start, end } : undefined;
}

/** Within each list stretches are in order and do not overlap. */
export function common(a: readonly Stretch[], b: readonly Stretch[]): Stretch[] {
  return a.flatMap((one) => b.flatMap((other) => shared(one, other) ?? []));
}

/** Joins stretches that meet; they are in order. */
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

export function touches(a: Stretch, b: Stretch): boolean {
  return a.start < b.end && b.start < a.end;
}
