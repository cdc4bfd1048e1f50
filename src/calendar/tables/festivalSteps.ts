import type { FestivalStep } from '../festivalRule.js';

/** The day whose sunrise the tithi holds, the first of two. */
export const AT_SUNRISE = [
  { window: 'sunrise', test: 'touch', pick: 'first' },
] as const satisfies readonly FestivalStep[];

/** The day whose sunset the tithi holds, the first of two. */
export const AT_SUNSET = [
  { window: 'sunset', test: 'touch', pick: 'first' },
] as const satisfies readonly FestivalStep[];

/** The second of two days on which the tithi touches pradosha. */
export const LATER_PRADOSHA = [
  { window: 'pradosha', test: 'touch', pick: 'second' },
] as const satisfies readonly FestivalStep[];

/** The first day on which the tithi touches pradosha. */
export const EARLIER_PRADOSHA = [
  { window: 'pradosha', test: 'touch', pick: 'first' },
] as const satisfies readonly FestivalStep[];

/** The first day on which the tithi touches madhyahna. */
export const EARLIER_MADHYAHNA = [
  { window: 'madhyahna', test: 'touch', pick: 'first' },
] as const satisfies readonly FestivalStep[];

/** The day on which the tithi holds more of madhyahna. */
export const LONGER_MADHYAHNA = [
  { window: 'madhyahna', test: 'touch', pick: 'longer_first' },
] as const satisfies readonly FestivalStep[];

/** The day on which the tithi holds more of aparahna. */
export const LONGER_APARAHNA = [
  { window: 'aparahna', test: 'touch', pick: 'longer_first' },
] as const satisfies readonly FestivalStep[];

/** The first day on which the tithi touches aparahna. */
export const EARLIER_APARAHNA = [
  { window: 'aparahna', test: 'touch', pick: 'first' },
] as const satisfies readonly FestivalStep[];

/** The day whose moonrise the tithi holds, the first of two. */
export const AT_MOONRISE = [
  { window: 'moonrise', test: 'touch', pick: 'first' },
] as const satisfies readonly FestivalStep[];

/** The first day on which the tithi touches purvahna. */
export const EARLIER_PURVAHNA = [
  { window: 'purvahna', test: 'touch', pick: 'first' },
] as const satisfies readonly FestivalStep[];

/** The day on which the tithi holds more of purvahna. */
export const LONGER_PURVAHNA = [
  { window: 'purvahna', test: 'touch', pick: 'longer_first' },
] as const satisfies readonly FestivalStep[];

/** The day on which the tithi holds more of nishita. */
export const LONGER_NISHITA = [
  { window: 'nishita', test: 'touch', pick: 'longer_second' },
] as const satisfies readonly FestivalStep[];

/** The second of two days on which the tithi touches arunodaya. */
export const LATER_ARUNODAYA = [
  { window: 'arunodaya', test: 'touch', pick: 'second' },
] as const satisfies readonly FestivalStep[];

/** The day on which the tithi holds more of arunodaya. */
export const LONGER_ARUNODAYA = [
  { window: 'arunodaya', test: 'touch', pick: 'longer_second' },
] as const satisfies readonly FestivalStep[];

/** The day on which the tithi holds more of pradosha. */
export const LONGER_PRADOSHA = [
  { window: 'pradosha', test: 'touch', pick: 'longer_second' },
] as const satisfies readonly FestivalStep[];
