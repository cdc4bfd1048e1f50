/** Which pañcaka the Moon's stay from Dhaniṣṭhā's third quarter to the end of Revatī is, by the weekday of its entry from Sunday; two weekdays name none. */
export const PANCHAKA_KINDS = ['Roga', 'Raja', 'Agni', null, null, 'Chora', 'Mrityu'] as const;

/** A name of a pañcaka. */
export type PanchakaKind = Exclude<(typeof PANCHAKA_KINDS)[number], null>;

/** The Moon's signs of pañcaka, Aquarius and Pisces, from 1 for Aries. */
export const PANCHAKA_SIGNS: readonly number[] = [11, 12];
