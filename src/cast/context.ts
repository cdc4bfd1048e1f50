import type { Context } from '../operation/operation.js';
import { analytical } from '../sky/analytical/analytical.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import type { Conventions, TimeScale } from '../types.js';

/** The sky as one call sees it. */
export interface SkyContext {
  /** The caller's ephemeris, or the library's own. */
  readonly ephemeris: Ephemeris;
  /** What civil time is read as. */
  readonly timeScale: TimeScale;
}

/** The part of an input that says how to compute. */
interface Convened {
  readonly conventions?: Conventions | undefined;
}

/** Returns the sky of a call, with what the caller left to the library filled in. */
export function skyContext({ ephemeris = analytical }: Context, { conventions = {} }: Convened = {}): SkyContext {
  const { time_scale: timeScale = 'utc' } = conventions;
  return { ephemeris, timeScale };
}
