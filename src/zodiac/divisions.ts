import { VARGAS } from '../types.js';

export const FURTHER_VARGAS = ['d5', 'd6', 'd8', 'd11', 'd81', 'd108', 'd144'] as const;

/** The seven divisions beyond the fifteen. */
export type FurtherVarga = (typeof FURTHER_VARGAS)[number];

export const DIVISIONS = [...VARGAS, ...FURTHER_VARGAS] as const;

/** A division with a chart: one of the fifteen or of the seven further ones. @names vargas */
export type Division = (typeof DIVISIONS)[number];

/** Returns how many parts of a sign a division has, by its name. */
export const partsIn = (varga: 'd1' | Division): number => Number(varga.slice(1));
