import { spanDays, type Work } from '../operation/work.js';

/** Days of a span at most. */
const LONGEST = 36_525;

interface EclipseSpanAndKind {
  readonly from: string;
  readonly to: string;
  readonly kind: 'solar' | 'lunar' | 'both';
}

/** Returns the work of the eclipses of a span, of both kinds or of one. */
function eclipsesWork({ from, to, kind }: EclipseSpanAndKind, msAYear: number, bytesAYear: number): Work {
  const years = (spanDays(from, to, LONGEST) / 365.25) * (kind === 'both' ? 1 : 0.5);
  return { ms: 1 + years * msAYear, bytes: 1000 + years * bytesAYear };
}

/** Returns the work of eclipses as the whole world sees them. */
export const worldWork = (input: EclipseSpanAndKind): Work => eclipsesWork(input, 3, 2200);

/** Returns the work of eclipses as a place sees them. */
export const placeWork = (input: EclipseSpanAndKind): Work => eclipsesWork(input, 4, 3000);
