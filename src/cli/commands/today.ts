import { muhurtaDayOperation } from '../../muhurta/day.js';
import { windowTables } from '../../muhurta/show.js';
import { viewOf } from '../../operation/show.js';
import { panchangOperation } from '../../panchang/day.js';
import { READINGS } from '../../readings.gen.js';
import { almanacInput, almanacOptions } from '../almanacOptions.js';
import { type Command, json } from '../command.js';
import { tongueOf } from '../tongue.js';

/** `siddhanta today`: the pañcāṅga of the day with its windows. */
export const todayCommand: Command = {
  name: 'today',
  summary: 'The panchanga of today, or of a date, with the windows of the day that are sought and avoided',
  get options() {
    return almanacOptions(true);
  },
  example: 'today --place Pune',
  async run(values, io) {
    const input = await almanacInput(values, io);
    const tongue = tongueOf(values);
    const day = panchangOperation.call(input);
    const windows = muhurtaDayOperation.call(input);
    if (values.json === true)
      return json({
        [panchangOperation.name]: tongue.result(day),
        [muhurtaDayOperation.name]: tongue.result(windows),
      });
    const blocks = (panchanga: typeof day, muhurtas: typeof windows) => [
      ...(READINGS[panchangOperation.name]?.show?.(viewOf(input, panchanga)) ?? []),
      ...windowTables(muhurtas.data),
    ];
    return tongue.draw(blocks(day, windows), io, () =>
      blocks(tongue.result(day) as typeof day, tongue.result(windows) as typeof windows),
    );
  },
};
