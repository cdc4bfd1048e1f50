import type { Source } from '../../types.js';
import type { Kuta } from '../tables/kutas.js';
import type { MoonStation } from './moon.js';

/** When a bad relation of the signs is forgiven: by friendship of the lords on both sides, or on either. */
export type BhakootRule = 'strict' | 'lenient';

/** By what rule doṣas are forgiven; `none` forgives neither those of bhakūṭa nor those of nāḍī. */
export type ForgivenBy = BhakootRule | 'none';

/** Why a bad relation of the signs is forgiven. */
export type BhakootCancellation = 'same lord' | 'friendly lords';

/** What a kūṭa says of a couple. */
export interface KutaReport<Fields = object> {
  /** What was compared and why it scored so, up to the points: `The nadis differ, … :` awaits `8 of 8.` */
  readonly sentence: string;
  /** What stands in the report beside the sentence and the points. */
  readonly fields: Fields;
}

/** A kūṭa: all there is to say of it but its sources, which stand beside it so that they do not come along into every bundle. */
export interface KutaRecord<Id extends Kuta = Kuta, Fields = object> {
  readonly id: Id;
  readonly name: string;
  /** Greatest points. */
  readonly maxPoints: number;
  /** Returns the points, 0 … `maxPoints`, possibly a half. */
  readonly points: (bride: MoonStation, groom: MoonStation, rule: ForgivenBy) => number;
  /** Returns what it says of a couple that got those points. */
  readonly report: (bride: MoonStation, groom: MoonStation, points: number, rule: ForgivenBy) => KutaReport<Fields>;
}

/** Returns where a kūṭa and its points come from. */
export type KutaSources = () => readonly Source[];
