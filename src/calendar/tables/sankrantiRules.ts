/** Which civil date a saṅkrānti, or the first day of a solar month, has. */
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

/** The regions whose solar months begin by a rule of their own. */
export const SOLAR_REGIONS = ['tamil', 'malayalam', 'bengali', 'odia', 'punjabi'] as const;

/** One of the regions. */
export type SolarRegion = (typeof SOLAR_REGIONS)[number];

/** By which rule the solar months of a region begin: Sewell & Dikshit, The Indian Calendar (1896), art. 28. */
export const REGION_RULES: Readonly<Record<SolarRegion, SankrantiRule>> = {
  tamil: 'sunset',
  malayalam: 'three_fifths',
  bengali: 'civil_day_plus_one',
  odia: 'civil_day',
  punjabi: 'civil_day',
};

/** Share of the day from sunrise to sunset up to which a saṅkrānti counts for it in Kerala. */
export const KERALA_SHARE = 3 / 5;
