import type { ChartNatal } from './natal.js';
import type { SystemOptions } from './options.js';
import type { Reckoning, Ruler } from './periods.js';
import type { Stretch } from './rules/course.js';

/**
 * A daśā system as the engine knows it: what `dashas.running` and `dashas.timeline` ask, and what its own operation is made of. A new
 * system is one of these in the list of `systems.ts`.
 */
export interface DashaEngine {
  /** As in the name of its operation: `ashtottari`. */
  readonly id: string;
  /** As a heading has it: `Ashtottari`. */
  readonly name: string;
  /** The deepest level it has, 1 … 5. */
  readonly levels: number;
  /** The options that it takes. */
  readonly takes: readonly (keyof SystemOptions)[];
  /** Returns whether part of it, down to a level, is confirmed by nothing printed; its own operation says what (`provenance.rules`). */
  readonly experimental: (options: SystemOptions, levels: number) => boolean;
  /** Returns the periods of a birth; what an option leaves out has its default here. */
  readonly begin: (natal: ChartNatal, options: SystemOptions) => AnyReckoning;
}

/** A {@link Reckoning} whose own kind of period is its own affair. */
export interface AnyReckoning {
  readonly open: <Result>(
    use: <Period extends Stretch, Own extends Ruler>(own: Reckoning<Period, Own>) => Result,
  ) => Result;
}

/** Returns a reckoning with its kind of period put away. */
export function anyReckoning<Period extends Stretch, Own extends Ruler>(own: Reckoning<Period, Own>): AnyReckoning {
  return { open: (use) => use(own) };
}
