import { type KpCuspsData, type KpCuspsInput, kpCuspsOperation } from '../../kp/cusps.js';
import { operationCommand, type View } from '../operationCommand.js';
import { AYANAMSA_OPTION, BIRTH_OPTIONS, EXAMPLE_BIRTH, NAME_OPTION, NODE_OPTION } from '../options.js';
import { birthLine, heading } from '../render/header.js';

const RULE = '─';

/** Returns one line of fields, each padded to its width (from the right where negative). */
function row(fields: readonly (string | number)[], widths: readonly number[]): string {
  return fields
    .map((field, i) => {
      const width = widths[i] ?? 0;
      return width < 0 ? String(field).padStart(-width) : String(field).padEnd(width);
    })
    .join(' ')
    .trimEnd();
}

function ruled(head: string): string[] {
  return [head, RULE.repeat(head.length)];
}

/** Returns the cusp chart as text: heading, cusps, planets and significators. */
export function renderKpCusps({ data, meta, input }: View<KpCuspsData, KpCuspsInput>): string {
  const { house_cusps, planets, significators, metadata, user_name } = data;
  const widths = [7, -12, 11, 17, 7, 7, -5];
  const lines = [
    ...heading(
      user_name,
      birthLine(input.birth, meta),
      `KP cusp chart, ${metadata.house_system} houses, KP ayanamsa ${metadata.ayanamsa_value.toFixed(6)}°, ${metadata.node_calculation}`,
    ),
    '',
    ...ruled(row(['Cusp', 'Degrees', 'Sign', 'Nakshatra', 'Star', 'Sub'], widths)),
    ...Object.values(house_cusps).map(({ chart_label, longitude, sign, nakshatra, star_lord, sub_lord }) =>
      row([chart_label, longitude, sign, nakshatra, star_lord, sub_lord], widths),
    ),
    '',
    ...ruled(row(['Planet', 'Degrees', 'Sign', 'Nakshatra', 'Star', 'Sub', 'House'], widths)),
    ...Object.entries(planets).map(([name, { longitude, sign, nakshatra, star_lord, sub_lord, house }]) =>
      row([name, longitude, sign, nakshatra, star_lord, sub_lord, house], widths),
    ),
    '',
    ...ruled(row(['House', 'A star of occupant', 'B occupant', 'C star of owner', 'D'], [5, 32, 26, 26, 7])),
    ...Object.entries(significators).map(([house, { A, B, C, D }]) =>
      row([house.padStart(4), ...[A, B, C, D].map((grahas) => grahas.join(' '))], [5, 32, 26, 26, 7]),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** `siddhanta kp-cusps` */
export const kpCuspsCommand = operationCommand<KpCuspsData, KpCuspsInput>({
  name: 'kp-cusps',
  operation: kpCuspsOperation,
  options: [...BIRTH_OPTIONS, AYANAMSA_OPTION, NODE_OPTION, NAME_OPTION],
  example: `kp-cusps ${EXAMPLE_BIRTH}`,
  render: renderKpCusps,
});
