/** Saturday's durmuhūrtas; the first is the default. */
export const SATURDAY_DURMUHURTAS = ['first_two', 'third', 'narada'] as const;

/** The ghaṭī at which the varjya of Mūla begins; the first is the default. */
export const MULA_VARJYAMS = ['both', '56', '20'] as const;

/** The first is the default. */
export const GODHULIS = ['sunset', 'around_sunset'] as const;

/** The first is the default. */
export const BHADRA_PARTS_BY = ['tithi', 'fixed'] as const;

/** Whether Abhijit takes its own part of the zodiac in Ānandādi; the first is the default. */
export const ABHIJIT_STARS = ['by_name', 'real_span'] as const;

/** How pañcaka and Śiva-vāsa count the tithi: from the new moon (1 … 30), or in its half of the month (1 … 15); the first is the default. */
export const PANCHAKA_TITHIS = ['month', 'fortnight'] as const;

/** Where Yoginī is good beside being behind; the first is the default. */
export const YOGINI_GOODS = ['right', 'left'] as const;
