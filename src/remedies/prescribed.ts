import type { Graha } from '../zodiac/names.js';
import { type Attested, itemsOf, type PrescribedItem } from './tables/attested.js';
import { DANA, DANA_TIME, type DanaList } from './tables/dana.js';
import type { GrahaField } from './tables/grahas.js';

/** Another list's value. */
export interface TextVariant extends Attested {
  /** Name of the list. */
  readonly list: string;
  /** What it has; null where it is silent. */
  readonly value: string | null;
  /** What a reader has to know of it. */
  readonly note?: string;
}

/** What a text names, in words. */
export interface PrescribedText extends Attested {
  /** What it names; null where it is silent. */
  readonly value: string | null;
  /** What other lists have. */
  readonly variants?: readonly TextVariant[];
  /** Present where it belongs to its time alone, such as the gift of a living animal. */
  readonly historical?: true;
  /** What a reader has to know of it. */
  readonly note?: string;
}

/**
 * How often.
 *
 * @asType integer
 * @minimum 1
 */
export type Times = number;

/** Another list's number. */
export interface CountVariant extends Attested {
  /** Name of the list. */
  readonly list: string;
  /** Its number. */
  readonly value: Times;
  /** What a reader has to know of it. */
  readonly note?: string;
}

/** A number that a text names. */
export interface PrescribedCount extends Attested {
  /** The number. */
  readonly value: Times;
  /** What other lists have. */
  readonly variants?: readonly CountVariant[];
}

/** The wood of the offering. */
export interface PrescribedWood extends PrescribedText {
  /** With what it is dressed. */
  readonly dressed_with: readonly string[];
  /** How many oblations, the greater number first. */
  readonly oblations: readonly Times[];
}

/**
 * Arms of an image.
 *
 * @asType integer
 * @minimum 2
 * @maximum 4
 */
export type Arms = number;

/** What an image looks like. */
export interface ImageForm {
  /** Its colour. */
  readonly colour: string;
  /** Its dress; null where the verse has none. */
  readonly dress: string | null;
  /** How many arms. */
  readonly arms: Arms;
  /** On what it sits; null where the verse has nothing. */
  readonly seat: string | null;
  /** What its hands hold. */
  readonly holds: readonly string[];
  /** What carries it; null where the verse has nothing. */
  readonly carriage: string | null;
  /** Whether it wears a crown. */
  readonly crown: true;
  /** How high it is. */
  readonly height: string;
}

/** The image of a graha. */
export interface PrescribedForm extends Attested {
  /** What it looks like. */
  readonly value: ImageForm;
  /** What a reader has to know of it. */
  readonly note?: string;
}

/** A list of things that another source names. */
export interface ListVariant extends Attested {
  /** Name of the list. */
  readonly list: string;
  /** The things. */
  readonly value: readonly PrescribedItem[];
  /** What a reader has to know of it. */
  readonly note?: string;
}

/** A list of things that a text names. */
export interface PrescribedList extends Attested {
  /** The things. */
  readonly value: readonly PrescribedItem[];
  /** What other lists have. */
  readonly variants?: readonly ListVariant[];
  /** Present where some of it belongs to its time alone; the things themselves are marked. */
  readonly historical?: true;
  /** What a reader has to know of it. */
  readonly note?: string;
}

/** Returns where a value stands, and nothing else of a row. */
export function attested({ source, state, label }: Attested): Attested {
  return { source: { ...source }, state, label };
}

const noted = ({ note, notes }: Pick<GrahaField<unknown>, 'note' | 'notes'>, graha?: Graha): { note?: string } => {
  const text = (graha && notes?.[graha]) ?? note;
  return text === undefined ? {} : { note: text };
};

/** Returns what a table of words has for a graha. */
export function textOf(field: GrahaField<string>, graha: Graha): PrescribedText {
  const variants = (field.variants ?? []).flatMap((variant): TextVariant[] => {
    const value = variant.values[graha];
    return value === undefined ? [] : [{ list: variant.list, value, ...attested(variant), ...noted(variant, graha) }];
  });
  return {
    value: field.values[graha],
    ...attested(field.sources?.[graha] ?? field),
    ...(variants.length === 0 ? {} : { variants }),
    ...(field.historical?.includes(graha) ? ({ historical: true } as const) : {}),
    ...noted(field, graha),
  };
}

/** Returns what a table of numbers has for a graha. */
export function countOf({ values, variants = [], ...from }: GrahaField<number>, graha: Graha): PrescribedCount {
  return {
    value: values[graha] ?? 0,
    ...attested(from),
    variants: variants.map((variant) => ({
      list: variant.list,
      value: variant.values[graha] ?? 0,
      ...attested(variant),
      ...noted(variant),
    })),
  };
}

/** Returns a list as results tell it. */
export function listOf(from: Attested & { readonly note?: string }, value: readonly PrescribedItem[]): PrescribedList {
  return {
    value,
    ...attested(from),
    ...(value.some((item) => item.historical) ? ({ historical: true } as const) : {}),
    ...noted(from),
  };
}

/** Returns the gifts for a graha; nothing where they are remembered only and that was not asked for. */
export function danaOf(graha: Graha, unconfirmed: boolean): PrescribedList | undefined {
  const lists = DANA[graha].filter(({ state }) => unconfirmed || state !== 'memory');
  const [first, ...others] = lists.map((list: DanaList) => listOf(list, itemsOf(list.items)));
  if (first === undefined || others.length === 0) return first;
  return { ...first, variants: others.map((list, i) => ({ ...list, list: `list_${i + 2}` })) };
}

/** Returns when the gifts are given. */
export function danaTimeOf(graha: Graha): PrescribedText {
  return { value: DANA_TIME.values[graha], ...attested(DANA_TIME) };
}
