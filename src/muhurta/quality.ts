/** Whether almanacs advise for a part of the day. */
export const QUALITIES = ['good', 'neutral', 'bad'] as const;

/** What almanacs say of a part of the day: one word for one idea wherever it is told. */
export type Quality = (typeof QUALITIES)[number];
