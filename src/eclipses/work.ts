import { spanDays, type Work } from '../operation/work.js';

const LONGEST = 36_525;

interface EclipseSpanAndKind {
  readonly from: string;
  readonly to: string;
  readonly kind: 'solar' | 'lunar' | 'both';
}

function eclipsesWork({ from, to, kind }: EclipseSpanAndKind, msAYear: number, bytesAYear: number): Work {
  const years = (spanDays(from, to, LONGEST) / 365.25) * (kind === 'both' ? 1 : 0.5);
  return { ms: 1 + years * msAYear, bytes: 1000 + years * bytesAYear };
}

export const worldWork = (input: EclipseSpanAndKind): Work => eclipsesWork(input, 3, 2200);

export const placeWork = (input: EclipseSpanAndKind): Work => eclipsesWork(input, 4, 3000);
