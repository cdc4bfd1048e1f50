import { optional } from 'valibot';
import { oneOf } from '../input/schemas.js';
import type { RiseSetRule } from '../sky/rise-set.js';

/** The definitions of sunrise: upper limb with refraction, or (`hindu`) the centre of the disc without. */
export const SUNRISES = ['upper_limb', 'hindu'] as const;

/** One of the {@link SUNRISES}. */
export type SunriseDefinition = (typeof SUNRISES)[number];

/** What the rising of the Sun means to the sky: when its upper limb appears, refraction included, or when its centre is up without it. */
export type SunriseRule = RiseSetRule;

/**
 * Returns the schema of the definition of sunrise, the upper limb by default.
 *
 * @internal
 */
export function sunriseSchema() {
  return optional(oneOf(SUNRISES), 'upper_limb');
}

/** Returns the rule of rising that a definition of sunrise stands for. */
export function sunriseRule(sunrise: SunriseDefinition): SunriseRule {
  return sunrise === 'hindu' ? 'disc_center' : 'upper_limb';
}
