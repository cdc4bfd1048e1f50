import { BYTE_MS, type Work } from '../operation/work.js';
import type { Birth } from '../types.js';

/** Bytes of a period. */
const PERIOD = 200;
const BEGIN: Work = { ms: 1.5, bytes: 1500 };

/** Returns the work of a daśā by how many periods it has, those above the deepest level left out: they are few. */
export function periodsWork(periods: number, each: number = PERIOD): Work {
  const bytes = BEGIN.bytes + periods * each;
  return {
    ms: BEGIN.ms + bytes * BYTE_MS,
    bytes,
    field: 'levels',
    advice: 'Ask for fewer levels or cycles.',
  };
}

/** Returns the work of a cycle of lords. */
export function cycleWork(
  { lords, cycles }: { readonly lords: readonly unknown[]; readonly cycles: number },
  { levels, tribhagi = false }: { readonly levels: number; readonly tribhagi?: boolean | undefined },
): Work {
  return periodsWork(lords.length ** levels * cycles * (tribhagi ? 3 : 1));
}

/** The same of the periods of many systems that touch a span: most of them have eight or nine lords and a century. */
export function timelineWork(years: number, levels: number, systems: number, most: number): Work {
  const periods = Math.min(
    most,
    systems * Array.from({ length: levels }, (_, i) => 1 + (years / 100) * 9 ** (i + 1)).reduce((a, b) => a + b, 0),
  );
  return {
    ms: BEGIN.ms + systems * 0.5 + periods * 0.009,
    bytes: BEGIN.bytes + periods * 180,
    field: 'levels',
    advice: 'Ask for a shorter span, fewer levels or fewer systems.',
  };
}

/** Bytes of a period of Vimśottarī, which tells dates alone. */
const DATED = 102;

/** Returns the work of Vimśottarī, which also looks at a birth whose time may be wrong. */
export function vimshottariWork({
  birth: { uncertainty_minutes: minutes = 0 },
  levels,
  tribhagi = false,
}: {
  readonly birth: Birth;
  readonly levels: number;
  readonly tribhagi?: boolean | undefined;
}): Work {
  const periods = periodsWork(9 ** levels * (tribhagi ? 3 : 1), DATED);
  return { ...periods, ms: periods.ms + (minutes > 0 ? 1 : 0) + 0.06 * minutes };
}
