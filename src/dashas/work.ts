import { BYTE_MS, type Work } from '../operation/work.js';
import type { Birth } from '../types.js';

const PERIOD = 200;
const BEGIN: Work = { ms: 1.5, bytes: 1500 };

export function periodsWork(periods: number, each: number = PERIOD): Work {
  const bytes = BEGIN.bytes + periods * each;
  return {
    ms: BEGIN.ms + bytes * BYTE_MS,
    bytes,
    field: 'levels',
    advice: 'Ask for fewer levels or cycles.',
  };
}

export function cycleWork(
  { lords, cycles }: { readonly lords: readonly unknown[]; readonly cycles: number },
  { levels, tribhagi = false }: { readonly levels: number; readonly tribhagi?: boolean | undefined },
): Work {
  return periodsWork(lords.length ** levels * cycles * (tribhagi ? 3 : 1));
}

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

const DATED = 102;

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
