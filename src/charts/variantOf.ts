import * as v from 'valibot';
import { DIVISIONS, type Division } from '../zodiac/divisions.js';
import { type VargaVariant, variantsOf } from './tables/variants.js';

/**
 * A check of a record that judges a variant together with its division, so that an error lists the names that are possible.
 *
 * @param division field of the division
 * @param variant field of its variant
 */
export const variantOf = <Input extends Readonly<Record<string, unknown>>>(
  division: keyof Input & string,
  variant: keyof Input & string,
) =>
  v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const [varga, name] = [input[division] as Division, input[variant] as VargaVariant | undefined];
    if (typeof name !== 'string' || !DIVISIONS.includes(varga)) return;
    const allowed = variantsOf(varga);
    if (allowed.includes(name)) return;
    addIssue({
      input: name,
      message: `for ${varga} it must be one of ${allowed.join(', ')}.`,
      path: [{ type: 'object', origin: 'value', input: { ...input }, key: variant, value: name }],
    });
  });
