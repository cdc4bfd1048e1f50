import { reading } from '../operation/show.js';
import { lagnas } from './lagnas.js';
import { dayHeading, partial, windows } from './showWindow.js';

export const WINDOW_READINGS = {
  ...reading(lagnas, {
    show: ({ input, data: { day, lagnas: rising, panchaka_rahita, times_partial } }) => [
      dayHeading(day, input.place),
      windows('Rising signs', [{ title: 'Sign', size: 12 }], day.date, rising, ({ sign }) => [sign]),
      windows(
        'Panchaka rahita',
        [
          { title: 'Left', size: 4, align: 'end' },
          { title: '', size: 8 },
          { title: 'Rising', size: 12 },
          { title: '' },
        ],
        day.date,
        panchaka_rahita,
        ({ remainder, name, lagna_sign, quality }) => [String(remainder), name, lagna_sign, quality],
      ),
      ...partial(times_partial),
    ],
    fields: { panchaka_tithi: { summary: 'Tithis of panchaka from the new moon, or in each half of the month' } },
  }),
};
