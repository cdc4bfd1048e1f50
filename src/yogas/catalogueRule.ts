import type { YogaNature, YogaRule, YogaSource, YogaVariant } from './rule.js';
import type { YOGA_CATEGORIES, YOGA_IDS, YOGA_WORKS } from './tables/names.gen.js';

/** Identifier of a yoga of the catalogue. */
export type YogaId = (typeof YOGA_IDS)[number];

/** A category of the catalogue. */
export type YogaCategory = keyof typeof YOGA_CATEGORIES;

/** A source, by the short name used in the tables. */
interface CatalogueSource extends YogaSource {
  readonly work: keyof typeof YOGA_WORKS;
}

/** A yoga of the catalogue. */
export interface CatalogueYoga extends YogaRule {
  readonly id: YogaId;
  readonly category: YogaCategory;
  readonly nature: YogaNature;
  readonly sources: readonly CatalogueSource[];
  readonly variants?: Readonly<
    Record<
      string,
      YogaVariant & { readonly sources: readonly CatalogueSource[]; readonly share_of_births_percent: number }
    >
  >;
}
