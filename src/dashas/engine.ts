import type { ChartNatal } from './natal.js';
import type { SystemOptions } from './options.js';
import type { Reckoning, Ruler } from './periods.js';
import type { Stretch } from './rules/course.js';

/** A daśā system as `dashas.running`, `dashas.timeline` and its own operation use it. A new system is one of these, listed in `systems.ts`. */
export interface DashaEngine {
  readonly id: string;
  readonly name: string;
  /** The deepest level at a moment or in a span, 1 … 7. */
  readonly levels: number;
  readonly takes: readonly (keyof SystemOptions)[];
  /** Whether nothing printed confirms part of it, down to a level; `provenance.rules` of its operation says which part. */
  readonly experimental: (options: SystemOptions, levels: number) => boolean;
  readonly begin: (natal: ChartNatal, options: SystemOptions) => AnyReckoning;
}

/** A {@link Reckoning} whose kind of period is hidden. */
export interface AnyReckoning {
  readonly open: <Result>(
    use: <Period extends Stretch, Own extends Ruler>(own: Reckoning<Period, Own>) => Result,
  ) => Result;
}

export function anyReckoning<Period extends Stretch, Own extends Ruler>(own: Reckoning<Period, Own>): AnyReckoning {
  return { open: (use) => use(own) };
}
