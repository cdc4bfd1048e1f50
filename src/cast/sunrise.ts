import type { RiseSetRule } from '../sky/rise-set.js';
import type { Dispute, Source, SunriseDefinition } from '../types.js';

export type SunriseRule = RiseSetRule;

export function sunriseRule(sunrise: SunriseDefinition): SunriseRule {
  return sunrise === 'hindu' ? 'disc_center' : sunrise;
}

const WORDS: Readonly<Record<SunriseRule, string>> = {
  upper_limb:
    "upper limb on the horizon: the centre at -50' true geocentric altitude (34' refraction, 16' semidiameter, both fixed)",
  disc_center: 'centre of the disc at 0 degrees geocentric altitude, no refraction',
  centre_refraction: "centre of the disc on the horizon, at -34' true geocentric altitude (refraction, fixed)",
  tip_no_refraction:
    "upper limb on the horizon without refraction: the centre at -16' geocentric altitude (semidiameter, fixed)",
};

export function sunriseConventions(rule: SunriseRule): { readonly sun_rises: string; readonly day: string } {
  return {
    sun_rises: WORDS[rule],
    day: 'from the first sunrise of the civil date to the next sunrise; the vara is the weekday of that date; a date with two sunrises has two such days',
  };
}

export const RISING_SOURCE: Source = {
  work: 'Explanatory Supplement to the Astronomical Almanac',
  locus: 'section on rising and setting',
  note: 'altitude of the centre at the rising and setting of Sun and Moon',
};

export const SUNRISE_DISPUTE: Dispute = {
  element: 'sunrise',
  note: 'Upper limb with refraction (printed and web almanacs of India) or centre of the disc without refraction (Jagannatha Hora and its kin): some 4 minutes apart at 13° of latitude, 7 to 9 at 60°. The option sunrise chooses.',
};
