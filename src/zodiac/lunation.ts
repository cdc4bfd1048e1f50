/** Julian day (TT) of the mean new moon of 2000-01-06. */
export const NEW_MOON_EPOCH = 2451550.09766;

/** Days. */
export const SYNODIC_MONTH = 29.530588861;
