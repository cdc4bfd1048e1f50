import type { Body } from '../../sky/ephemeris.js';

/**
 * Upper bound of the days between the first and the last time a body passes one degree in one loop: how far back entries are counted, and
 * how far ahead hits. Sun, Moon and mean node never turn. Measured on the library’s ephemeris, 1900 to 2100.
 */
export const LOOP_DAYS: Readonly<Record<Body, number>> = {
  Sun: 0,
  Moon: 0,
  Mercury: 90,
  Venus: 150,
  Mars: 300,
  Jupiter: 400,
  Saturn: 400,
  Uranus: 500,
  Neptune: 900,
  Pluto: 1300,
  MeanNode: 0,
  TrueNode: 120,
};

/** Upper bound of the days between the first entry of a body into a sign and its last exit. */
export const PASSAGE_DAYS: Readonly<Record<Body, number>> = {
  Sun: 40,
  Moon: 4,
  Mercury: 120,
  Venus: 200,
  Mars: 400,
  Jupiter: 800,
  Saturn: 1500,
  Uranus: 3700,
  Neptune: 6500,
  Pluto: 13000,
  MeanNode: 600,
  TrueNode: 700,
};

/** Mean days in a sign. */
export const SIGN_DAYS: Readonly<Record<Body, number>> = {
  Sun: 30.44,
  Moon: 2.28,
  Mercury: 30,
  Venus: 30,
  Mars: 57,
  Jupiter: 361,
  Saturn: 897,
  Uranus: 2557,
  Neptune: 5016,
  Pluto: 7550,
  MeanNode: 566,
  TrueNode: 566,
};
