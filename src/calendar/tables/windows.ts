/** A mark in a day: so many parts of so many into the day (sunrise to sunset) or the night (sunset to the next sunrise). */
export type DayMark = readonly [half: 'day' | 'night', part: number, of: number];

/** Between two marks. */
export interface DayWindow {
  readonly from: DayMark;
  readonly to: DayMark;
  /** Definition in words. */
  readonly text: string;
}

/**
 * Parts of a day for testing a tithi. An instant is a window of no length: a tithi that begins with it meets it, one that ends with it does
 * not. `arunodaya` and `moonrise` are no parts and are in {@link OTHER_WINDOWS}.
 */
export const WINDOWS = {
  sunrise: { from: ['day', 0, 1], to: ['day', 0, 1], text: 'sunrise' },
  sunset: { from: ['day', 1, 1], to: ['day', 1, 1], text: 'sunset' },
  noon: { from: ['day', 1, 2], to: ['day', 1, 2], text: 'the middle of the day' },
  day: { from: ['day', 0, 1], to: ['day', 1, 1], text: 'the day' },
  pratah: { from: ['day', 0, 5], to: ['day', 1, 5], text: 'pratah, the first fifth of the day' },
  sangava: { from: ['day', 1, 5], to: ['day', 2, 5], text: 'sangava, the second fifth of the day' },
  madhyahna: { from: ['day', 2, 5], to: ['day', 3, 5], text: 'madhyahna, the third fifth of the day' },
  aparahna: { from: ['day', 3, 5], to: ['day', 4, 5], text: 'aparahna, the fourth fifth of the day' },
  sayahna: { from: ['day', 4, 5], to: ['day', 1, 1], text: 'sayahna, the last fifth of the day' },
  purvahna: { from: ['day', 0, 2], to: ['day', 1, 2], text: 'purvahna, the first half of the day' },
  second_muhurta: { from: ['day', 1, 15], to: ['day', 2, 15], text: 'the second fifteenth of the day' },
  nine_muhurtas: { from: ['day', 0, 15], to: ['day', 9, 15], text: 'the first nine fifteenths of the day' },
  pradosha: { from: ['night', 0, 5], to: ['night', 1, 5], text: 'pradosha, the first fifth of the night' },
  nishita: { from: ['night', 7, 15], to: ['night', 8, 15], text: 'nishita, the eighth fifteenth of the night' },
  holika: {
    from: ['day', 7, 8],
    to: ['night', 1, 5],
    text: 'the last eighth of the day and the first fifth of the night',
  },
} as const satisfies Readonly<Record<string, DayWindow>>;

/** Windows that are no parts of a day. */
export const OTHER_WINDOWS = {
  arunodaya: 'arunodaya, the 96 minutes before sunrise',
  moonrise: 'moonrise',
} as const;

/** A part of a day at which a tithi is looked at. */
export type WindowName = keyof typeof WINDOWS | keyof typeof OTHER_WINDOWS;

export const WINDOW_NAMES = [...Object.keys(WINDOWS), ...Object.keys(OTHER_WINDOWS)] as readonly WindowName[];

/** Four ghatis. */
export const ARUNODAYA_MINUTES = 96;
