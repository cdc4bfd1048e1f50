import { VARGAS } from '../types.js';

/** The divisions that are reckoned beside the fifteen. */
export const FURTHER_VARGAS = ['d5', 'd6', 'd8', 'd11', 'd81', 'd108', 'd144'] as const;

/** The seven divisions that are reckoned beside the fifteen. */
export type FurtherVarga = (typeof FURTHER_VARGAS)[number];

/** Every division that has a chart of its own, the fifteen first. */
export const DIVISIONS = [...VARGAS, ...FURTHER_VARGAS] as const;

/** A division that has a chart of its own: one of the fifteen or of the seven beside them. */
export type Division = (typeof DIVISIONS)[number];
