/** A message with places for values: `{body} in {sign}`. */
export interface Sentence {
  readonly english: string;
  /** What stands before the first place. */
  readonly head: string;
  readonly places: readonly Place[];
  /** How many characters it says itself. */
  readonly size: number;
}

interface Place {
  readonly name: string;
  /** What follows it, up to the next place. */
  readonly after: string;
}

/** Reads a message: between two of its places there is something. */
export function sentenceOf(english: string): Sentence {
  const [head = '', ...parts] = english.split(/\{(\w+)\}/);
  const places: Place[] = [];
  for (let i = 0; i < parts.length; i += 2) places.push({ name: parts[i] ?? '', after: parts[i + 1] ?? '' });
  return { english, head, places, size: places.reduce((size, { after }) => size + after.length, head.length) };
}

/** What stands in the places of a sentence, by their names. */
type Values = Readonly<Record<string, string>>;

/** Returns what a value is in the language; undefined where it cannot be said, so that it is none of this place. */
type ValueOf = (value: string, place: string) => string | undefined;

/**
 * Returns the values that a text has in the places of a sentence, said in the language; undefined where the text is another.
 * The first of several ways counts, in which the first value is shortest.
 */
export function valuesIn({ head, places }: Sentence, text: string, valueIn: ValueOf): Values | undefined {
  if (!text.startsWith(head) || !mayFit(places, text, head.length)) return undefined;
  return placed(places, text.slice(head.length), valueIn);
}

/** Whether what follows each place stands in a text in that order, the last at its end: without looking at values, which takes longer. */
function mayFit(places: readonly Place[], text: string, from: number): boolean {
  let start = from;
  for (const { after } of places) {
    const end = text.indexOf(after, start + 1);
    if (end === -1) return false;
    start = end + after.length;
  }
  return text.endsWith(places.at(-1)?.after ?? '');
}

function placed(places: readonly Place[], text: string, valueIn: ValueOf): Values | undefined {
  const [place, ...others] = places;
  if (place === undefined) return text === '' ? {} : undefined;
  for (const end of endsOf(text, place.after, others.length === 0)) {
    const value = valueIn(text.slice(0, end), place.name);
    if (value === undefined) continue;
    const rest = placed(others, text.slice(end + place.after.length), valueIn);
    if (rest !== undefined) return { [place.name]: value, ...rest };
  }
  return undefined;
}

/** Yields where a value may end: before what follows it, at the end of the text where it is the last. */
function* endsOf(text: string, then: string, isLast: boolean): Generator<number> {
  if (isLast) {
    if (text.length > then.length && text.endsWith(then)) yield text.length - then.length;
    return;
  }
  for (let end = text.indexOf(then, 1); end !== -1; end = text.indexOf(then, end + 1)) yield end;
}

/** Returns a sentence with values in its places; a place without one stays. */
export function filled(sentence: string, values: Readonly<Record<string, string | number>> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
