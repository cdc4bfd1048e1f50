import type { Context } from '../operation/operation.js';
import { analytical } from '../sky/analytical/analytical.js';
import type { Ephemeris } from '../sky/ephemeris.js';

/** The sky as one call sees it. */
export interface SkyContext {
  /** The caller's ephemeris, or the library's own. */
  readonly ephemeris: Ephemeris;
}

/** Returns the sky of a call, with what the caller left to the library filled in. */
export function skyContext({ ephemeris = analytical }: Context): SkyContext {
  return { ephemeris };
}
