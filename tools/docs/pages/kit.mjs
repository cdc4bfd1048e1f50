import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../lib/package.mjs';

const { groups } = JSON.parse(readFileSync(join(ROOT, 'fixtures/sources/names.json'), 'utf8'));

/** Returns a name of a group of the words of `names` in IAST and in Devanāgarī. */
export const scripts = (group, name) => ['sa-Latn', 'sa'].map((tag) => groups[group][name][tag].t);

/** Returns the group of the words of `names` that has all of some names; undefined where none has. */
export const groupOf = (names) =>
  Object.keys(groups).find((group) => names.every((name) => Object.hasOwn(groups[group], name)));

/** Returns a Markdown table. Throws when a row does not fit the head or a cell is no text or number. */
export function table(head, rows) {
  for (const row of rows)
    if (row.length !== head.length || row.some((cell) => typeof cell !== 'string' && typeof cell !== 'number'))
      throw new Error(`This row does not fit the columns ${head.join(', ')}: ${JSON.stringify(row)}`);
  const line = (cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Returns an angle in micro-arcseconds as degrees, minutes and, where there are any, seconds. */
export function angle(microArcseconds) {
  const seconds = Math.round(microArcseconds / 10_000) / 100;
  const [d, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.round((seconds % 60) * 100) / 100];
  return `${d}°${String(m).padStart(2, '0')}′${s === 0 ? '' : `${String(s).padStart(2, '0')}″`}`;
}

/** Returns a list of disputes. */
export const disputes = (list) => list.map(({ element, note }) => `- **${element}:** ${note}`).join('\n');

/** Returns a list of sources. */
export const sources = (list) => list.map(({ work, locus, note }) => `- ${work}; ${locus}: ${note}.`).join('\n');
