// What Jagannatha Hora and PyJHora have, feature by feature, for docs/coverage.md; the rows are data, fixtures/sources/features.json.
import { readFileSync } from 'node:fs';
import { table } from '../docs/pages/kit.mjs';
import { code } from './cells.js';

interface Feature {
  readonly feature: string;
  /** `yes` where its pages or PyJHora name it, empty where neither does. */
  readonly jhora: string;
  /** The module, function or class of PyJHora that has it, empty where none was found. */
  readonly pyjhora: string;
  /** Our operations, none where the feature is lacking. */
  readonly ours: readonly string[];
  /** What is lacking, and why. */
  readonly missing: string;
}

const FILE = new URL('../../fixtures/sources/features.json', import.meta.url);
const { about, groups } = JSON.parse(readFileSync(FILE, 'utf8')) as {
  readonly about: string;
  readonly groups: Readonly<Record<string, readonly Feature[]>>;
};

function cellOf({ feature, ours, missing }: Feature, known: ReadonlySet<string>): string {
  const strange = ours.filter((name) => !known.has(name));
  if (strange.length > 0) throw new Error(`"${feature}" names what is no operation: ${strange.join(', ')}.`);
  if (ours.length === 0 && missing === '') throw new Error(`"${feature}" is lacking, and it is not said why.`);
  const links = ours.map((name) => `[${code(name)}](operations.md#${name.split('.', 1)[0]})`);
  return [links.join(', '), missing].filter(Boolean).join('. ');
}

/** Returns the section of docs/coverage.md on the two programs. */
export function featureSection(operations: readonly string[]): string {
  const known = new Set(operations);
  const all = Object.values(groups).flat();
  const counted = (isMeant: (feature: Feature) => boolean): number => all.filter(isMeant).length;
  const sections = Object.entries(groups).map(([group, rows]) => {
    const cells = rows.map((row) => [
      row.feature,
      row.jhora || '–',
      row.pyjhora === '' ? '–' : code(row.pyjhora),
      cellOf(row, known),
    ]);
    return `### ${group}\n\n${table(['feature', 'Jagannatha Hora', 'PyJHora', 'here'], cells)}\n`;
  });
  return `## Jagannatha Hora and PyJHora, feature by feature

${about}

Of ${all.length} features ${counted(({ ours, missing }) => ours.length > 0 && missing === '')} are here, ${counted(({ ours, missing }) => ours.length > 0 && missing !== '')} in part, and ${counted(({ ours }) => ours.length === 0)} are not.

${sections.join('\n')}`;
}
