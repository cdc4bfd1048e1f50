import { divisional } from '../../charts/divisional.js';
import { rasi } from '../../charts/rasi.js';
import { vimshottariOperation } from '../../dashas/vimshottari.js';
import type { Operation } from '../../operation/operation.js';
import { type Block, viewOf } from '../../operation/show.js';
import { READINGS } from '../../readings.gen.js';
import { type Command, JSON_OPTION, json } from '../command.js';
import { shellText, toArguments } from '../input.js';
import { optionsOf } from '../options.js';
import { draw } from '../render/blocks.js';
import { shellLines } from '../render/text.js';

const { birth } = rasi.operation.example;

function read<Input, Data>(operation: Operation<Input, Data>, input: Input) {
  const result = operation.call(input);
  const blocks = READINGS[operation.name]?.show?.(viewOf(input, result)) ?? [];
  return { result, blocks, drawn: blocks.filter(({ kind }) => kind !== 'heading') };
}

/** `siddhanta sample`: what `npm start` shows. */
export const sampleCommand: Command = {
  name: 'sample',
  summary: 'A sample birth: birth chart, navamsha and the dasha that runs now',
  options: [JSON_OPTION],
  example: 'sample',
  run(values, { now, columns, colour }) {
    const chart = read(rasi.operation, { birth, user_name: 'Sample birth, New Delhi' });
    const navamsha = read(divisional.operation, { birth, varga: 'd9' });
    const dasha = read(vimshottariOperation.operation, { birth, levels: 3 });
    if (values.json === true) {
      return json({
        [rasi.operation.name]: chart.result,
        [divisional.operation.name]: navamsha.result,
        [vimshottariOperation.operation.name]: dasha.result,
      });
    }
    const { moon_longitude, nakshatra_at_birth } = dasha.result.data;
    const heading = (line: string): Block => ({ kind: 'heading', lines: [line] });
    const blocks = [
      ...chart.blocks,
      heading(`${navamsha.result.data.notes.chart_type} chart`),
      ...navamsha.drawn,
      heading(`Vimshottari dasha, Moon ${moon_longitude}° in ${nakshatra_at_birth}`),
      ...dasha.drawn,
    ];
    const own = shellText(toArguments(optionsOf(rasi.operation), rasi.operation.example));
    const lines = [
      'For your own birth (all commands: npx siddhanta --help):',
      ...shellLines(`npx siddhanta rasi ${own}`),
    ];
    return `${draw(blocks, { now, columns, colour, onlyRunning: true })}\n${lines.join('\n')}\n`;
  },
};
