import * as v from 'valibot';
import { oneOf } from '../input/schemas.js';
import { requireSensitive, SENSITIVE_YOGAS, type Sensitive, sensitiveOf } from '../operation/sensitive.js';
import { checkId, idSchema, yogasFields } from './birth.js';
import type { CatalogueYoga, YogaCategory } from './catalogueRule.js';
import { YOGA_CATEGORIES } from './tables/names.gen.js';
import { YOGA_CATALOGUE } from './tables/yogas.gen.js';

/** Which yogas of the catalogue are asked for. */
export interface ChosenYogas {
  /** Only these categories; all by default. `arishta` and `arishta_bhanga` need `sensitive`. */
  readonly categories?: readonly YogaCategory[] | undefined;
  /** Only these yogas, by id. */
  readonly ids?: readonly string[] | undefined;
}

const CATEGORIES = Object.keys(YOGA_CATEGORIES) as [YogaCategory, ...YogaCategory[]];

const some = <Item extends v.GenericSchema>(item: Item, many: string) =>
  v.optional(
    v.pipe(
      v.array(item, `it must be a list of ${many}.`),
      v.minLength(1, `it must have one of the ${many}, or be left out.`),
    ),
  );

/** @internal */
export function choiceFields() {
  return {
    ...yogasFields(),
    categories: some(oneOf(CATEGORIES), 'categories'),
    ids: some(idSchema(), 'identifiers of yogas'),
  };
}

interface Chosen extends ChosenYogas {
  readonly sensitive: boolean;
}

interface ChosenRules {
  readonly rules: readonly CatalogueYoga[];
  readonly left: readonly Sensitive[];
}

const sensitiveYoga = (id: string): Sensitive | undefined => sensitiveOf(SENSITIVE_YOGAS, id);

export function chosen({ categories, ids, sensitive }: Chosen): ChosenRules {
  for (const [i, id] of (ids ?? []).entries()) checkId(id, `ids.${i}`);
  for (const id of ids ?? []) requireSensitive({ sensitive }, `yogas.explain.${id}`, sensitiveYoga(id));
  const requested = YOGA_CATALOGUE.filter(
    ({ id, category }) => (ids?.includes(id) ?? true) && (categories?.includes(category) ?? true),
  );
  for (const category of categories ?? []) {
    const own = requested.filter((rule) => rule.category === category).map(({ id }) => sensitiveYoga(id));
    if (own.every((one) => one !== undefined)) requireSensitive({ sensitive }, `category ${category}`, own[0]);
  }
  if (sensitive) return { rules: requested, left: [] };
  return {
    rules: requested.filter(({ id }) => sensitiveYoga(id) === undefined),
    left: requested.flatMap(({ id }) => sensitiveYoga(id) ?? []),
  };
}
