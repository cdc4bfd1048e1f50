/** Civil date of a saṅkrānti, or of the first day of a solar month. */
export const SANKRANTI_RULES = [
  'sunset',
  'three_fifths',
  'civil_day',
  'civil_day_plus_one',
  'sunrise_after',
  'orissa',
] as const;

/** One of the rules. */
export type SankrantiRule = (typeof SANKRANTI_RULES)[number];

/** The regions with a rule for their solar months. */
export const SOLAR_REGIONS = ['tamil', 'malayalam', 'bengali', 'odia', 'punjabi'] as const;

/** A region with its solar months. */
export type SolarRegion = (typeof SOLAR_REGIONS)[number];

/** Sewell & Dikshit, The Indian Calendar (1896), art. 28. */
export const REGION_RULES: Readonly<Record<SolarRegion, SankrantiRule>> = {
  tamil: 'sunset',
  malayalam: 'three_fifths',
  bengali: 'civil_day_plus_one',
  odia: 'civil_day',
  punjabi: 'civil_day',
};

/** In Kerala a saṅkrānti up to this share of the day from sunrise to sunset counts for it. */
export const KERALA_SHARE = 3 / 5;
