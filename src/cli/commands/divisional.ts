import { type DivisionalData, type DivisionalInput, divisionalOperation } from '../../charts/divisional.js';
import type { Option } from '../command.js';
import { operationCommand, type View } from '../operationCommand.js';
import { AYANAMSA_OPTION, BIRTH_OPTIONS, EXAMPLE_BIRTH, NODE_OPTION } from '../options.js';
import { chartBlock } from '../render/chart.js';
import { birthLine, chartLine } from '../render/header.js';

const VARGA_OPTION: Option = {
  flag: 'varga',
  kind: 'text',
  field: 'varga',
  value: 'DIVISION',
  summary: 'Division of the chart, d9 for the navamsha',
};

/** Returns a divisional chart as text: heading, South Indian chart and table of positions. */
export function renderDivisional({ data, meta, input, io }: View<DivisionalData, DivisionalInput>): string {
  const lines = [birthLine(input.birth, meta), chartLine(data.notes, input.node), '', ...chartBlock(data, io.columns)];
  return `${lines.join('\n')}\n`;
}

/** `siddhanta divisional` */
export const divisionalCommand = operationCommand<DivisionalData, DivisionalInput>({
  name: 'divisional',
  operation: divisionalOperation,
  options: [VARGA_OPTION, ...BIRTH_OPTIONS, AYANAMSA_OPTION, NODE_OPTION],
  example: `divisional --varga d9 ${EXAMPLE_BIRTH}`,
  render: renderDivisional,
});
