import { divisionalOperation } from '../../charts/divisional.js';
import { rasiOperation } from '../../charts/rasi.js';
import { vimshottariOperation } from '../../dashas/vimshottari.js';
import type { Operation } from '../../operation/operation.js';
import { type Block, viewOf } from '../../operation/show.js';
import { READINGS } from '../../readings.gen.js';
import { type Command, JSON_OPTION, json } from '../command.js';
import { shellText, toArguments } from '../input.js';
import { optionsOf } from '../options.js';
import { draw } from '../render/blocks.js';
import { shellLines } from '../render/text.js';

const { birth } = rasiOperation.example;

/** Returns a result, and the blocks in which it is read. */
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
    const chart = read(rasiOperation, { birth, user_name: 'Sample birth, New Delhi' });
    const navamsha = read(divisionalOperation, { birth, varga: 'd9' });
    const dasha = read(vimshottariOperation, { birth, levels: 3 });
    if (values.json === true) {
      return json({
        [rasiOperation.name]: chart.result,
        [divisionalOperation.name]: navamsha.result,
        [vimshottariOperation.name]: dasha.result,
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
    const own = shellText(toArguments(optionsOf(rasiOperation), rasiOperation.example));
    const lines = [
      'For your own birth (all commands: npx siddhanta --help):',
      ...shellLines(`npx siddhanta rasi ${own}`),
    ];
    return `${draw(blocks, { now, columns, colour, onlyRunning: true })}\n${lines.join('\n')}\n`;
  },
};
