import type { FestivalStep } from '../festivalRule.js';

/** AT_SUNRISE. */
export const AT_SUNRISE = [
  { window: 'sunrise', test: 'touch', pick: 'first' },
] as const satisfies readonly FestivalStep[];

/** LATER_PRADOSHA. */
export const LATER_PRADOSHA = [
  { window: 'pradosha', test: 'touch', pick: 'second' },
] as const satisfies readonly FestivalStep[];

/** EARLIER_PRADOSHA. */
export const EARLIER_PRADOSHA = [
  { window: 'pradosha', test: 'touch', pick: 'first' },
] as const satisfies readonly FestivalStep[];

/** EARLIER_MADHYAHNA. */
export const EARLIER_MADHYAHNA = [
  { window: 'madhyahna', test: 'touch', pick: 'first' },
] as const satisfies readonly FestivalStep[];

/** LONGER_MADHYAHNA. */
export const LONGER_MADHYAHNA = [
  { window: 'madhyahna', test: 'touch', pick: 'longer_first' },
] as const satisfies readonly FestivalStep[];

/** LONGER_APARAHNA. */
export const LONGER_APARAHNA = [
  { window: 'aparahna', test: 'touch', pick: 'longer_first' },
] as const satisfies readonly FestivalStep[];

/** AT_MOONRISE. */
export const AT_MOONRISE = [
  { window: 'moonrise', test: 'touch', pick: 'first' },
] as const satisfies readonly FestivalStep[];

/** EARLIER_PURVAHNA. */
export const EARLIER_PURVAHNA = [
  { window: 'purvahna', test: 'touch', pick: 'first' },
] as const satisfies readonly FestivalStep[];

/** LONGER_NISHITA. */
export const LONGER_NISHITA = [
  { window: 'nishita', test: 'touch', pick: 'longer_second' },
] as const satisfies readonly FestivalStep[];

/** LATER_ARUNODAYA. */
export const LATER_ARUNODAYA = [
  { window: 'arunodaya', test: 'touch', pick: 'second' },
] as const satisfies readonly FestivalStep[];

/** LONGER_PRADOSHA. */
export const LONGER_PRADOSHA = [
  { window: 'pradosha', test: 'touch', pick: 'longer_second' },
] as const satisfies readonly FestivalStep[];
