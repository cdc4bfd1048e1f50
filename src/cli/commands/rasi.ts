import { type RasiData, type RasiInput, rasiOperation } from '../../charts/rasi.js';
import { operationCommand, type View } from '../operationCommand.js';
import { AYANAMSA_OPTION, BIRTH_OPTIONS, EXAMPLE_BIRTH, NAME_OPTION, NODE_OPTION } from '../options.js';
import { chartBlock } from '../render/chart.js';
import { birthLine, chartLine, heading } from '../render/header.js';

/** Returns the birth chart as text: heading, South Indian chart and table of positions. */
export function renderRasi({ data, meta, input, io }: View<RasiData, RasiInput>): string {
  const { birth_details, user_name } = data;
  const lines = [
    ...heading(
      user_name,
      birthLine(input.birth, meta, birth_details.timezone_offset),
      chartLine(data.notes, input.node),
    ),
    '',
    ...chartBlock(data, io.columns),
  ];
  return `${lines.join('\n')}\n`;
}

/** `siddhanta rasi` */
export const rasiCommand = operationCommand<RasiData, RasiInput>({
  name: 'rasi',
  operation: rasiOperation,
  options: [...BIRTH_OPTIONS, AYANAMSA_OPTION, NODE_OPTION, NAME_OPTION],
  example: `rasi ${EXAMPLE_BIRTH}`,
  render: renderRasi,
});
