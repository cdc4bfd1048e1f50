import { capabilities } from '../../capabilities.js';
import type { Member } from '../../operation/operation.js';
import { OPERATIONS } from '../../registry.js';
import { type Command, JSON_OPTION, json } from '../command.js';
import { wrap } from '../render/text.js';

const MANY = 40;

function entries(listed: readonly Member[]): readonly (Member & { readonly count?: number })[] {
  const large = OPERATIONS.filter(({ members }) => members.length >= MANY);
  return listed.flatMap((entry) => {
    const family = large.find(({ members }) => members.some(({ operation }) => operation === entry.operation));
    if (family === undefined) return entry;
    const { name, members } = family;
    return members[0]?.operation === entry.operation ? { ...entry, operation: `${name}.*`, count: members.length } : [];
  });
}

export const capabilitiesCommand: Command = {
  name: 'capabilities',
  summary: 'Every operation, its units over HTTP and the schools of ayanamsa that have it',
  options: [JSON_OPTION],
  example: 'capabilities',
  run(values) {
    const result = capabilities();
    if (values.json === true) return json(result);
    const { operations, default_ayanamsa, note } = result.data;
    const schools = [...new Set(operations.flatMap((operation) => operation.schools))];
    const rows = entries(operations);
    const width = Math.max(...rows.map(({ operation }) => operation.length));
    const cells = (texts: readonly string[]): string =>
      texts.map((text, i) => text.padEnd((schools[i] ?? '').length)).join('  ');
    const head = `${'Operation'.padEnd(width)}  Units  ${cells(schools)}`;
    const lines = [
      head,
      '─'.repeat(head.length),
      ...rows.map((row) => {
        const { operation, units, units_each: each, schools: has, experimental, sensitive, count } = row;
        const remarks = [
          ...(each === undefined ? [] : [each === 'day' ? 'units a day' : 'more where it takes long']),
          ...(experimental ? ['experimental'] : []),
          ...(row.experimental_schools === undefined ? [] : [`experimental in ${row.experimental_schools.join(', ')}`]),
          ...(sensitive ? ['sensitive'] : []),
          ...(count === undefined ? [] : [`${count} members`]),
        ];
        const marks = cells(schools.map((school) => (has.includes(school) ? 'yes' : '–')));
        return [operation.padEnd(width), String(units).padStart(5), marks, ...remarks].join('  ').trimEnd();
      }),
      '',
      `Default school: ${default_ayanamsa}.`,
      ...wrap(note),
    ];
    return `${lines.join('\n')}\n`;
  },
};
