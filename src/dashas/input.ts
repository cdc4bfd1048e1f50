import * as v from 'valibot';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, birthSchema, nameSchema, whole } from '../input/schemas.js';
import type { Ayanamsa, Birth } from '../types.js';

/** The input of every daśā. */
export interface DashaInput {
  /** Whose periods. */
  readonly birth: Birth;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /**
   * Levels to compute; 2 by default. From 3 on a whole life is very large (6 MB for 5 levels): use `dashas.running` for a moment,
   * `dashas.timeline` for a span.
   */
  readonly levels?: number | undefined;
  /** At most 100 characters, handed back in `user_name`; empty by default. */
  readonly user_name?: string | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

export const LEVELS = 2;
/** The deepest level of a whole life. */
export const LIFE_LEVELS = 5;
/** The deepest level at a moment or in a span. */
export const WINDOW_LEVELS = 7;

/** @internal */
export const dashaEntries = (deepest = LIFE_LEVELS) => ({
  birth: birthSchema(),
  ayanamsa: ayanamsaSchema(),
  levels: v.optional(whole(1, deepest), Math.min(LEVELS, deepest)),
  user_name: nameSchema(),
  conventions: conventionsSchema(),
});

export const EXAMPLE = {
  birth: {
    date: '1990-08-15',
    time: '08:30:00',
    place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  },
  levels: 1,
} as const;
