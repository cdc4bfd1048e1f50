/** By the weekday, from Sunday, on which the Moon reaches Dhaniṣṭhā's third quarter; two weekdays name none. */
export const PANCHAKA_KINDS = ['Roga', 'Raja', 'Agni', null, null, 'Chora', 'Mrityu'] as const;

/** A name of a pañcaka. */
export type PanchakaKind = Exclude<(typeof PANCHAKA_KINDS)[number], null>;

/** From 1 for Aries. */
export const PANCHAKA_SIGNS: readonly number[] = [11, 12];
