import * as v from 'valibot';
import { oneOf } from '../../input/schemas.js';
import { SVARAS, type Svara } from './tables/svaras.js';

export const KALA_TWILIGHTS = ['temporal', 'clock'] as const;
/** A way of measuring the twilights of Kāla. @names none */
export type KalaTwilight = (typeof KALA_TWILIGHTS)[number];

export const KALA_PARTS = ['nine', 'eighteen'] as const;
/** A way of dividing the periods of Kāla. @names none */
export type KalaParts = (typeof KALA_PARTS)[number];

export const TARA_ORDERS = ['vimshottari', 'rath'] as const;
/** An order of the lords of Tārā. @names none */
export type TaraOrder = (typeof TARA_ORDERS)[number];

export const KENDRAS_OF = ['atma_karaka', 'ascendant'] as const;
/** From whom the kendras of the Kendrādi daśā of grahas are counted. @names none */
export type KendrasOf = (typeof KENDRAS_OF)[number];

/** The options of the Kendrādi daśā of grahas. */
export interface KendrasOfOptions {
  /** Whose kendras come first: those of the Ātma kāraka, who begins (`atma_karaka`, the default), or those of the ascendant (`ascendant`). */
  readonly kendras_of?: KendrasOf | undefined;
}

/** The options of Kāla. */
export interface KalaOptions {
  /**
   * How the day is cut: twilight lasts five thirtieths of the day and of the night on their sides (`temporal`, the default), or two hours on
   * both sides, with ghaṭīs of 24 minutes throughout (`clock`).
   */
  readonly kala_twilight?: KalaTwilight | undefined;
  /**
   * How a period is divided: into nine parts from its own lord on (`nine`, the default), or into both rounds of nine from the Sun, in the
   * proportion of the first level (`eighteen`, as PyJHora).
   */
  readonly kala_parts?: KalaParts | undefined;
}

/** The options of Tārā. */
export interface TaraOptions {
  /** The order of the lords: that of Vimśottarī (`vimshottari`, the default), or Sanjay Rath's (`rath`). */
  readonly tara_order?: TaraOrder | undefined;
}

/** The options of Pañcasvara. */
export interface PanchasvaraOptions {
  /** The vowel under which the first letter of the name stands; by default of the name that the pada of the Moon gives. */
  readonly svara?: Svara | undefined;
}

/** The options of the daśās that are neither of nakṣatras nor of signs. */
export interface GrahaOptions extends KalaOptions, TaraOptions, PanchasvaraOptions, KendrasOfOptions {}

/** @internal */
export const kalaEntries = () => ({
  kala_twilight: v.optional(oneOf(KALA_TWILIGHTS)),
  kala_parts: v.optional(oneOf(KALA_PARTS)),
});
/** @internal */
export const taraEntries = () => ({ tara_order: v.optional(oneOf(TARA_ORDERS)) });
/** @internal */
export const panchasvaraEntries = () => ({ svara: v.optional(oneOf(SVARAS)) });
/** @internal */
export const kendrasOfEntries = () => ({ kendras_of: v.optional(oneOf(KENDRAS_OF)) });
/** @internal */
export const grahaOptionEntries = () => ({
  ...kalaEntries(),
  ...taraEntries(),
  ...panchasvaraEntries(),
  ...kendrasOfEntries(),
});
