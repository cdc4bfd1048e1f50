import type { Weekday } from '../zodiac/limbNames.js';
import type { Graha } from '../zodiac/names.js';
import { type Attested, itemsOf, type PrescribedItem } from './tables/attested.js';
import { DANA, DANA_TIME, type DanaList } from './tables/dana.js';
import type { GrahaField } from './tables/grahas.js';

/** Another list's value. */
export interface TextVariant extends Attested {
  /** Name of the list. */
  readonly list: string;
  /** The text; null where the source is silent. */
  readonly value: string | null;
  /** What a reader has to know of it. */
  readonly note?: string;
}

/** What a text names, in words. */
export interface PrescribedText extends Attested {
  /** The text; null where the source is silent. */
  readonly value: string | null;
  /** What other lists have. */
  readonly variants?: readonly TextVariant[];
  /** Present where it belongs to its time alone, such as the gift of a living animal. */
  readonly historical?: true;
  /** What a reader has to know of it. */
  readonly note?: string;
}

/** A day of the week that a text names. */
export interface PrescribedWeekday extends Omit<PrescribedText, 'value'> {
  /** The day; null where the source is silent. */
  readonly value: Weekday | null;
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
  /** Dressing of the wood. */
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
  /** Seat of the image; null where the verse names none. */
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
  /** The image. */
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

/** The source alone. */
export function attested({ source, state, label }: Attested): Attested {
  return { source: { ...source }, state, label };
}

const noted = ({ note, notes }: Pick<GrahaField<unknown>, 'note' | 'notes'>, graha?: Graha): { note?: string } => {
  const text = (graha && notes?.[graha]) ?? note;
  return text === undefined ? {} : { note: text };
};

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

export function listOf(from: Attested & { readonly note?: string }, value: readonly PrescribedItem[]): PrescribedList {
  return {
    value,
    ...attested(from),
    ...(value.some((item) => item.historical) ? ({ historical: true } as const) : {}),
    ...noted(from),
  };
}

/** Lists known from memory alone come only on request. */
export function danaOf(graha: Graha, unconfirmed: boolean): PrescribedList | undefined {
  const lists = DANA[graha].filter(({ state }) => unconfirmed || state !== 'memory');
  const [first, ...others] = lists.map((list: DanaList) => listOf(list, itemsOf(list.items)));
  if (first === undefined || others.length === 0) return first;
  return { ...first, variants: others.map((list, i) => ({ ...list, list: `list_${i + 2}` })) };
}

export function danaTimeOf(graha: Graha): PrescribedText {
  return { value: DANA_TIME.values[graha], ...attested(DANA_TIME) };
}
