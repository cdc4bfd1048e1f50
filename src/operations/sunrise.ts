import { optional } from 'valibot';
import { oneOf } from '../input/schemas.js';
import type { RiseSetRule } from '../sky/rise-set.js';

/** The definitions of sunrise: upper limb with refraction, or (`hindu`) the centre of the disc without. */
export type SunriseDefinition = 'upper_limb' | 'hindu';

/** Returns the schema of the definition of sunrise, the upper limb by default. */
export function sunriseSchema() {
  return optional(oneOf(['upper_limb', 'hindu']), 'upper_limb');
}

/** Returns the rule of rising that a definition of sunrise stands for. */
export function sunriseRule(sunrise: SunriseDefinition): RiseSetRule {
  return sunrise === 'hindu' ? 'disc_center' : 'upper_limb';
}
