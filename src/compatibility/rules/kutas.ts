import type { Source } from '../../types.js';
import type { Kuta } from '../tables/kutas.js';
import type { MoonStation } from './moon.js';

/** When a bad relation of the signs is cancelled: by friendship of the lords on both sides, or on either. */
export type BhakootRule = 'strict' | 'lenient';

/** `none` cancels neither bhakūṭa nor nāḍī. */
export type ForgivenBy = BhakootRule | 'none';

/** Why a bad relation of the signs is cancelled. */
export type BhakootCancellation = 'same lord' | 'friendly lords';

export interface KutaReport<Fields = object> {
  /** What was compared and why it scored so, up to the points: `The nadis differ, … :` awaits `8 of 8.` */
  readonly sentence: string;
  readonly fields: Fields;
}

/** A kūṭa without its sources, which stay out of bundles that do not need them. */
export interface KutaRecord<Id extends Kuta = Kuta, Fields = object> {
  readonly id: Id;
  readonly name: string;
  readonly maxPoints: number;
  /** 0 … `maxPoints`, possibly a half. */
  readonly points: (bride: MoonStation, groom: MoonStation, rule: ForgivenBy) => number;
  readonly report: (bride: MoonStation, groom: MoonStation, points: number, rule: ForgivenBy) => KutaReport<Fields>;
}

export type KutaSources = () => readonly Source[];
