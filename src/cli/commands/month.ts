import { festivals } from '../../calendar/festivals.js';
import { months } from '../../calendar/months.js';
import { muhurtaDay } from '../../muhurta/day.js';
import { muhurtaSpan } from '../../muhurta/span.js';
import type { MuhurtaWindow } from '../../muhurta/vedicDay.js';
import type { Context } from '../../operation/operation.js';
import type { Block, Column } from '../../operation/show.js';
import { placeText } from '../../operation/words.js';
import { FIRST_DAY_COLUMNS, shortDay, since, tithiText } from '../../panchang/show.js';
import type { PanchangSpanDay } from '../../panchang/span.js';
import { span as panchangSpanOperation } from '../../panchang/spanOperation.js';
import type { Drawing } from '../../svg/drawings.js';
import { monthSheet } from '../../svg/monthSheet.js';
import type { Place, Result, SunriseDefinition } from '../../types.js';
import { almanacInput, almanacOptions } from '../almanacOptions.js';
import { contextFrom } from '../atlasFile.js';
import { type Command, json, type Option, UsageError } from '../command.js';
import { outputLanguageOf } from '../languageOptions.js';
import { drawerOf } from '../picture.js';

const COLUMNS: readonly Column[] = [
  ...FIRST_DAY_COLUMNS,
  { title: 'Rahu kalam', size: 11 },
  { title: 'Abhijit', size: 11 },
  { title: 'Bhadra' },
];

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

function datesOf(month: string): readonly [from: string, to: string] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(2000, number, 0));
  last.setUTCFullYear(year, number, 0);
  return [`${month}-01`, `${month}-${String(last.getUTCDate()).padStart(2, '0')}`];
}

const minutes = (time: string | null): string => time?.slice(0, 5) ?? '  –  ';
const windowText = (window: MuhurtaWindow | null): string =>
  window === null ? '–' : `${window.start.slice(11, 16)}–${window.end.slice(11, 16)}`;

const MONTH_OPTION: Option = {
  flag: 'month',
  kind: 'text',
  value: 'YYYY-MM',
  summary: 'The month; that of today where it is left out',
};

const FIRST_YEAR = 1000;

interface Drawn {
  readonly context: Context;
  readonly request: {
    readonly from: string;
    readonly to: string;
    readonly place: Place;
    readonly sunrise?: SunriseDefinition | undefined;
  };
  readonly days: readonly PanchangSpanDay[];
}

const SHEET: Drawing = {
  styles: [],
  draw(result, options, { today }) {
    const { context, request, days } = (result as Result<Drawn>).data;
    const { from, to, place, sunrise } = request;
    const year = Number(from.slice(0, 4));
    const years = [year - 1, year].filter((one) => one >= FIRST_YEAR);
    return monthSheet(days, {
      ...options,
      ...(today !== undefined && from <= today && today <= to ? { today } : {}),
      festivals: festivals(request, context).data.festivals,
      months: years.flatMap((one) => months({ year: one, place, sunrise }, context).data.months),
    });
  },
};

/** `siddhanta month`: a table of a month's days. */
export const monthCommand: Command = {
  name: 'month',
  brief: true,
  summary: 'A month of days: sunrise, sunset, tithi and nakshatra with their ends, Rahu kalam, Abhijit, Bhadra',
  get options() {
    return [MONTH_OPTION, ...almanacOptions(false, SHEET)];
  },
  example: 'month --place Pune',
  async run({ month: given, ...values }, io) {
    const draw = await drawerOf(
      { ...SHEET, load: async () => SHEET },
      values,
      io,
      values.json === true ? 'json' : 'table',
    );
    if (given !== undefined && !MONTH.test(String(given)))
      throw new UsageError(`--month is ${given}; it must be written YYYY-MM, such as 2025-11.`);
    const date = given === undefined ? {} : { date: `${given}-01` };
    const { date: first, ...input } = await almanacInput({ ...values, ...date }, io);
    const [from, to] = datesOf(first.slice(0, 7));
    const context = await contextFrom(values);
    const output = await outputLanguageOf(values);
    const span = panchangSpanOperation({ ...input, from, to }, context);
    const { place, sunrise } = input;
    const windows = [...muhurtaSpan(place, from, to, { sunrise }, context)];
    await draw?.({ ...span, data: { context, request: { from, to, place, sunrise }, days: span.data.days } });
    if (values.json === true)
      return json({
        [panchangSpanOperation.operation.name]: output.result(span),
        [muhurtaDay.operation.name]: windows.map((data) =>
          output.result({ ...muhurtaDay({ ...input, date: data.day.date }, context), data }),
        ),
      });
    if (draw !== undefined) return '';
    const blocks = ({ data }: typeof span): Block[] => [
      { kind: 'heading', lines: [`${from.slice(0, 7)}, ${placeText(place)}`] },
      {
        kind: 'table',
        columns: COLUMNS,
        rows: data.days.map(({ input: { date: day }, panchanga: { tithi, nakshatra, vara }, times }, i) => {
          const { good, bad } = windows[i] ?? {};
          return [
            `${day} ${shortDay(vara.name)}`,
            minutes(times.sunrise.time),
            minutes(times.sunset.time),
            tithiText(tithi.number, tithi.name),
            since(day, tithi),
            nakshatra.name,
            since(day, nakshatra),
            windowText(bad?.rahu_kalam ?? null),
            windowText(good?.abhijit ?? null),
            (bad?.bhadra ?? []).map(({ dwelling }) => dwelling).join(', '),
          ];
        }),
      },
      {
        kind: 'prose',
        measure: 'page',
        lines: [
          'Ends in hours from the midnight with which the date begins. Bhadra, where one touches the day, by its dwelling: it harms as mrityu.',
        ],
      },
    ];
    return output.draw(blocks(span), io, () => blocks(output.result(span) as typeof span));
  },
};
