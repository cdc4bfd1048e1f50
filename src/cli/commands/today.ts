import { calendarDay } from '../../calendar/day.js';
import { festivals } from '../../calendar/festivals.js';
import { type MuhurtaDayInput, muhurtaDay } from '../../muhurta/day.js';
import type { MuhurtaDayData } from '../../muhurta/dayData.js';
import { windowTables } from '../../muhurta/show.js';
import type { Context } from '../../operation/operation.js';
import { viewOf } from '../../operation/show.js';
import type { PanchangData } from '../../panchang/data.js';
import { panchang } from '../../panchang/day.js';
import { READINGS } from '../../panchang/show.js';
import { panchangSpan } from '../../panchang/span.js';
import { dayStrip } from '../../svg/dayStrip.js';
import type { Drawing } from '../../svg/drawings.js';
import type { Result } from '../../types.js';
import { almanacInput, almanacOptions } from '../almanacOptions.js';
import { contextFrom } from '../atlasFile.js';
import { type Command, json } from '../command.js';
import { outputLanguageOf } from '../languageOptions.js';
import { drawerOf } from '../picture.js';

interface Drawn {
  readonly context: Context;
  readonly input: MuhurtaDayInput;
  readonly day: Result<PanchangData>;
  readonly windows: Result<MuhurtaDayData>;
}

const STRIP: Drawing = {
  styles: [],
  draw(result, options) {
    const { context, input, day, windows } = (result as Result<Drawn>).data;
    const { date, place, sunrise } = input;
    // A day of a span has every unit of the limbs, not only those of sunrise.
    const [whole = day] = panchangSpan(place, date, date, { sunrise }, context);
    return dayStrip(whole, {
      ...options,
      muhurta: windows,
      calendar: calendarDay(input, context),
      festivals: festivals({ from: date, to: date, place, sunrise }, context).data.festivals,
    });
  },
};

/** `siddhanta today`: the pañcāṅga of the day with its windows. */
export const todayCommand: Command = {
  name: 'today',
  brief: true,
  summary: 'The panchanga of today, or of a date, with the windows of the day that are sought and avoided',
  get options() {
    return almanacOptions(true, STRIP);
  },
  example: 'today --place Pune',
  async run(values, io) {
    const input = await almanacInput(values, io);
    const context = await contextFrom(values);
    const output = await outputLanguageOf(values);
    const draw = await drawerOf(
      { ...STRIP, load: async () => STRIP },
      values,
      io,
      values.json === true ? 'json' : 'table',
    );
    const day = panchang(input, context);
    const windows = muhurtaDay(input, context);
    await draw?.({ ...day, data: { context, input, day, windows } });
    if (values.json === true)
      return json({
        [panchang.operation.name]: output.result(day),
        [muhurtaDay.operation.name]: output.result(windows),
      });
    if (draw !== undefined) return '';
    const blocks = (panchanga: typeof day, muhurtas: typeof windows) => [
      ...(READINGS[panchang.operation.name]?.show?.(viewOf(input, panchanga)) ?? []),
      ...windowTables(muhurtas.data),
    ];
    return output.draw(blocks(day, windows), io, () =>
      blocks(output.result(day) as typeof day, output.result(windows) as typeof windows),
    );
  },
};
