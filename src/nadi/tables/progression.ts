export const PROGRESSED = ['Jupiter', 'Saturn', 'Rahu'] as const;

/** A graha that is progressed. */
export type ProgressedPlanet = (typeof PROGRESSED)[number];

/**
 * Signs and years of a step, backward where negative: a sign in one year, in two and a half, in one and a half. The twelve signs in some
 * 12, 30 and 18 years: an excerpt of “Nadi Sutras” (scribd.com 465809957, read), which calls Jupiter’s yearly step the usual meaning. That
 * Saturn and Rāhu go in even steps is known from memory alone.
 */
export const PACES: Readonly<Record<ProgressedPlanet, { readonly signs: number; readonly years: number }>> = {
  Jupiter: { signs: 1, years: 1 },
  Saturn: { signs: 2, years: 5 },
  Rahu: { signs: -2, years: 3 },
};
