import { prose } from '../operation/layout.js';
import type { Block } from '../operation/show.js';
import type { PrescribedText } from './prescribed.js';
import type { Attested, PrescribedItem } from './tables/attested.js';

const marked = (text: string, historical: true | undefined): string => (historical ? `${text} (historical)` : text);

export const itemText = ({ text, of, historical }: PrescribedItem): string =>
  marked(of === undefined ? text : `${of}: ${text}`, historical);

export const itemsText = (items: readonly PrescribedItem[]): string =>
  items.length === 0 ? '–' : items.map(itemText).join('; ');

const STATES = { read: 'read', quoted: 'quoted', memory: 'from memory, read nowhere' } as const;

/** The work without its edition, the verse, and the state of the source. */
export function whereText({ source: { work, locus }, state, label }: Attested): string {
  const [name = work] = work.split(' (');
  const known = STATES[state] ?? state;
  return `${locus === '' ? name : `${name} ${locus}`} (${label === 'modern' ? `${known}, modern` : known})`;
}

export function valueText({ value, historical }: Pick<PrescribedText, 'value' | 'historical'>): string {
  return value === null ? 'the text is silent' : marked(value, historical);
}

export const noticeBlock = (notice: string): Block => prose(notice);
