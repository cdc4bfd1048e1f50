export const QUALITIES = ['good', 'neutral', 'bad'] as const;

/** The verdict of almanacs on a part of the day. */
export type Quality = (typeof QUALITIES)[number];
