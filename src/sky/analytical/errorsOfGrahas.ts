import * as errors from './tables/accuracy.gen.js';

/** Every provenance states those of all nine grahas, also for Sun and Moon alone. */
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
