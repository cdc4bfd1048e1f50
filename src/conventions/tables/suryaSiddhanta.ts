import { recordOf } from '../../math/recordOf.js';

/** The seven that have a mean and a true place. */
export const SIDDHANTA_PLANETS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

export type SiddhantaPlanet = (typeof SIDDHANTA_PLANETS)[number];

/** The five that have a śīghrocca. */
export const STAR_PLANETS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

export type StarPlanet = (typeof STAR_PLANETS)[number];

/** A mahāyuga in solar years, civil days and what follows from them: Sūrya Siddhānta 1.29, 1.34, 1.35–39. */
export const MAHAYUGA = {
  years: 4_320_000,
  siderealDays: 1_582_237_828,
  civilDays: 1_577_917_828,
  solarMonths: 51_840_000,
  lunarMonths: 53_433_336,
  intercalaryMonths: 1_593_336,
  lunarDays: 1_603_000_080,
  omittedLunarDays: 25_082_252,
} as const;

/** Mahāyugas in a kalpa: 1.40. */
export const MAHAYUGAS_IN_KALPA = 1000;

/**
 * Revolutions in a mahāyuga: 1.29–33. `own` is what moves by itself: of Mercury and Venus the śīghrocca, whose mean place is that of the
 * Sun; the node moves backwards.
 */
export const REVOLUTIONS = {
  Sun: 4_320_000,
  Moon: 57_753_336,
  Mars: 2_296_832,
  Mercury: 17_937_060,
  Jupiter: 364_220,
  Venus: 7_022_376,
  Saturn: 146_568,
  apsis: 488_203,
  node: 232_238,
} as const;

export type Revolving = keyof typeof REVOLUTIONS;

export const REVOLVING = Object.keys(REVOLUTIONS) as readonly Revolving[];

/** Revolutions of the mandoccas in a kalpa: 1.41–42. The Moon's is in {@link REVOLUTIONS}. */
export const APSIS_REVOLUTIONS: Readonly<Record<Exclude<SiddhantaPlanet, 'Moon'>, number>> = {
  Sun: 387,
  Mars: 204,
  Mercury: 368,
  Jupiter: 900,
  Venus: 535,
  Saturn: 39,
};

/**
 * Years from the end of creation to the beginning of the Kali: 1,953,720,000 to the end of the Kṛta (1.47), and the Tretā and the Dvāpara
 * of 1,296,000 and 864,000 years (1.15–17).
 */
export const YEARS_TO_KALI = { toEndOfKrita: 1_953_720_000, treta: 1_296_000, dvapara: 864_000 } as const;

/** Degrees at the beginning of the Kali of what is not at the beginning of Aries: 1.57–58 and the note to 1.29–34. */
export const KALI_PLACES: Readonly<Partial<Record<Revolving, number>>> = { apsis: 90, node: 180 };

/** Corrections of the revolutions in a mahāyuga, from the sixteenth century on: Bentley, by the note to 1.29–34. */
const BENTLEY: Readonly<Partial<Record<Revolving, number>>> = {
  Mercury: -16,
  Venus: -12,
  Jupiter: -8,
  Saturn: 12,
  apsis: -4,
  node: 4,
};

export const BIJAS = ['none', 'bentley'] as const;

/** Which corrections (bīja) of the revolutions: those of the text itself, or those that J. Bentley reports. @names none */
export type Bija = (typeof BIJAS)[number];

export const BIJA_CORRECTIONS: Readonly<Record<Bija, Readonly<Record<Revolving, number>>>> = {
  none: recordOf(REVOLVING, () => 0),
  bentley: recordOf(REVOLVING, (name) => BENTLEY[name] ?? 0),
};

/** Degrees of an epicycle at the ends of the even and of the odd quadrants. */
export interface Epicycle {
  readonly even: number;
  readonly odd: number;
}

/** Epicycles of the mandocca: 2.34–35. */
export const MANDA_EPICYCLES: Readonly<Record<SiddhantaPlanet, Epicycle>> = {
  Sun: { even: 14, odd: 14 - 20 / 60 },
  Moon: { even: 32, odd: 32 - 20 / 60 },
  Mars: { even: 75, odd: 72 },
  Mercury: { even: 30, odd: 28 },
  Jupiter: { even: 33, odd: 32 },
  Venus: { even: 12, odd: 11 },
  Saturn: { even: 49, odd: 48 },
};

/** Epicycles of the śīghrocca: 2.36–37. */
export const SHIGHRA_EPICYCLES: Readonly<Record<StarPlanet, Epicycle>> = {
  Mars: { even: 235, odd: 232 },
  Mercury: { even: 133, odd: 132 },
  Jupiter: { even: 70, odd: 72 },
  Venus: { even: 262, odd: 260 },
  Saturn: { even: 39, odd: 40 },
};

/** Minutes of arc between two sines of the table, and its radius in the same minutes: 2.15–17, 2.22. */
export const SINE_STEP = 225;
export const RADIUS = 3438;

/** The sines of 0′, 225′, 450′ … 5400′: 2.17–22. */
export const SINES: readonly number[] = [
  0, 225, 449, 671, 890, 1105, 1315, 1520, 1719, 1910, 2093, 2267, 2431, 2585, 2728, 2859, 2978, 3084, 3177, 3256, 3321,
  3372, 3409, 3431, 3438,
];

/** Yojanas: 1.59, where the circumference is the root of ten times the square of the diameter. */
export const EARTH_DIAMETER = 1600;

/**
 * The meridian of Laṅkā and Ujjayinī (1.62) in degrees east of Greenwich: 75°47′, by which the note to 1.62 reckons. Its day begins at mean
 * midnight (1.50), and the Kali with Julian day 588,465.5 there (note to 1.29–34).
 */
export const MERIDIAN = { minutesOfArc: 75 * 60 + 47, kaliJulianDay: 588_465.5 } as const;

/** Weekday of the first day after creation, 0 (Sunday): note to 1.51–52. */
export const FIRST_WEEKDAY = 0;
