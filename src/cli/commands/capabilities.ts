import { capabilities } from '../../registry.js';
import { type Command, JSON_OPTION, json } from '../command.js';
import { wrap } from '../render/text.js';

/** `siddhanta capabilities` */
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
    const width = Math.max(...operations.map(({ operation }) => operation.length));
    const cells = (texts: readonly string[]): string =>
      texts.map((text, i) => text.padEnd((schools[i] ?? '').length)).join('  ');
    const head = `${'Operation'.padEnd(width)}  Units  ${cells(schools)}`;
    const lines = [
      head,
      '─'.repeat(head.length),
      ...operations.map(({ operation, units, units_each: each, schools: has, experimental }) =>
        `${operation.padEnd(width)}  ${String(units).padStart(5)}  ${cells(schools.map((school) => (has.includes(school) ? 'yes' : '–')))}${each === undefined ? '' : `  units a ${each}`}${experimental ? '  experimental' : ''}`.trimEnd(),
      ),
      '',
      `Default school: ${default_ayanamsa}.`,
      ...wrap(note),
    ];
    return `${lines.join('\n')}\n`;
  },
};
