import { prose } from '../operation/layout.js';
import type { Block } from '../operation/show.js';
import type { PrescribedText } from './prescribed.js';
import type { Attested, PrescribedItem } from './tables/attested.js';

/** Returns what belongs to its time alone with that mark. */
const marked = (text: string, historical: true | undefined): string => (historical ? `${text} (historical)` : text);

/** Returns an item in words. */
export const itemText = ({ text, of, historical }: PrescribedItem): string =>
  marked(of === undefined ? text : `${of}: ${text}`, historical);

/** Returns items in a line. */
export const itemsText = (items: readonly PrescribedItem[]): string =>
  items.length === 0 ? '–' : items.map(itemText).join('; ');

/** How a source is known, in words. */
const STATES = { read: 'read', quoted: 'quoted', memory: 'from memory, read nowhere' } as const;

/** Returns where a value stands: the work without what is said of the edition, its verse, and how it is known. */
export function whereText({ source: { work, locus }, state, label }: Attested): string {
  const [name = work] = work.split(' (');
  const known = STATES[state] ?? state;
  return `${locus === '' ? name : `${name} ${locus}`} (${label === 'modern' ? `${known}, modern` : known})`;
}

/** Returns a value in words. */
export function valueText({ value, historical }: Pick<PrescribedText, 'value' | 'historical'>): string {
  return value === null ? 'the text is silent' : marked(value, historical);
}

/** Returns the notice under an answer. */
export const noticeBlock = (notice: string): Block => prose(notice);
