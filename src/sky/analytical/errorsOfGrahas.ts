import * as errors from './tables/accuracy.gen.js';

/** The errors of the nine grahas. Every provenance states them, also where Sun and Moon alone were asked for. */
export const GRAHA_ERRORS = {
  Sun: errors.SUN,
  Moon: errors.MOON,
  Mercury: errors.MERCURY,
  Venus: errors.VENUS,
  Mars: errors.MARS,
  Jupiter: errors.JUPITER,
  Saturn: errors.SATURN,
  MeanNode: errors.MEAN_NODE,
  TrueNode: errors.TRUE_NODE,
} as const;
