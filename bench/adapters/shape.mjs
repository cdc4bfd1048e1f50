/** The ten bodies in the order of Swiss Ephemeris, then the true node. */
export const BODIES = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'TrueNode',
];

/** New Delhi, degrees. */
export const PLACE = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };

/** Milliseconds since 1970-01-01T00:00Z of a Julian day. */
export const epochOf = (jd) => (jd - 2440587.5) * 86_400_000;

/**
 * What an adapter returns from `open`:
 *
 *   chart(ut)    → Float64Array of 13: sidereal longitudes of BODIES (NaN where the program has none), ascendant, ayanāṁśa
 *   charts(uts)  → the same for many instants at once, where a program has a way of its own
 *   moon(ut)     → sidereal longitude
 *   riseSet(ut)  → [rise, set] of the Sun after an instant, Julian days, upper limb
 *   moonRiseSet(ut) → the same of the Moon
 *
 * Degrees and Julian days (UT) throughout; Lahiri. A task that a program does not offer is left out.
 */
export const CHART_LENGTH = BODIES.length + 2;
