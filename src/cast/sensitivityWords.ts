import type { Block } from '../operation/show.js';
import { plainWords, wallClock } from '../operation/words.js';
import type { Sensitivity, StatedValue } from './sensitivity.js';

/** Where nothing rises, and for a direct graha, the result has no word. */
function valueText(value: StatedValue): string {
  if (value === null) return 'none';
  return value === '' ? 'direct' : String(value);
}

/** `moon` with `sign, nakshatra`. */
function bySubject(statements: readonly string[]): { readonly label: string; readonly value: string }[] {
  const fields = new Map<string, string[]>();
  for (const statement of statements) {
    const [subject = '', field = ''] = statement.split('.').map(plainWords);
    fields.set(subject, [...(fields.get(subject) ?? []), field]);
  }
  return [...fields].map(([label, all]) => ({ label, value: all.join(', ') }));
}

/**
 * Follows the result; empty where the birth is certain.
 *
 * @param lines further remarks on the span
 */
export function sensitivityBlocks(
  sensitivity: Sensitivity<string> | undefined,
  lines: readonly string[] = [],
): readonly Block[] {
  if (sensitivity === undefined) return [];
  const { uncertainty_minutes: minutes, start, end, holds, changes } = sensitivity;
  const heading: Block = {
    kind: 'heading',
    title: `Time of birth within ${minutes} min: ${wallClock(start)} to ${wallClock(end)}`,
    lines: [...lines, ...(changes.length === 0 ? ['Nothing changes in that span'] : [])],
  };
  const table: Block = {
    kind: 'table',
    columns: [
      { title: 'Changes at', size: 19 },
      { title: 'Minutes', align: 'end' },
      { title: 'Statement' },
      { title: 'Before' },
      { title: 'After' },
    ],
    rows: changes.map(({ at, minutes_from_birth, statement, before, after }) => [
      wallClock(at),
      minutes_from_birth.toFixed(1),
      plainWords(statement),
      valueText(before),
      valueText(after),
    ]),
  };
  const facts: Block = { kind: 'facts', title: 'Certain over the whole span', rows: bySubject(holds), measure: 'line' };
  return [heading, ...(changes.length === 0 ? [] : [table]), ...(holds.length === 0 ? [] : [facts])];
}
