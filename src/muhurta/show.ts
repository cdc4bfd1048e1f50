import { type Readings, reading } from '../operation/show.js';
import { clockText, placeText } from '../operation/words.js';
import { rahuKalamOperation } from './rahuKalam.js';
import type { MuhurtaWindow } from './vedicDay.js';

/** The clock time of an instant, with its date where that is another than the day's; `none` where there is no such instant. */
function clock(instant: string | null, date: string): string {
  return clockText(instant?.slice(0, 10) ?? null, instant?.slice(11, 19) ?? null, date);
}

const span = (window: MuhurtaWindow | null, date: string): string =>
  window === null ? 'none' : `${clock(window.start, date)} to ${clock(window.end, date)}`;

/** How the parts of a day are read. */
export const READINGS: Readings = {
  ...reading(rahuKalamOperation, {
    show: ({ input, data: { day, eighth, rahu_kalam } }) => [
      { kind: 'heading', title: `${day.date} ${day.weekday}, ${placeText(input.place)}`, lines: [] },
      {
        kind: 'facts',
        rows: [
          { label: 'Rahu kalam', value: span(rahu_kalam, day.date), remark: `eighth ${eighth} of the day` },
          { label: 'Sunrise', value: clock(day.sunrise, day.date) },
          { label: 'Sunset', value: clock(day.sunset, day.date) },
          { label: 'Next sunrise', value: clock(day.next_sunrise, day.date) },
        ],
      },
    ],
  }),
};
