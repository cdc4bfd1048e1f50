import type { MuhurtaWindow } from '../../muhurta/index.js';
import { since } from '../../panchang/show.js';
import { tableHtml } from '../blocks.js';
import { boxed, text } from '../html.js';
import type { Part } from '../request.js';
import { daysIn, daysShown, windowsIn } from './question.js';

const windowText = (window: MuhurtaWindow | null | undefined): string =>
  window === null || window === undefined ? '–' : `${window.start.slice(11, 16)}–${window.end.slice(11, 16)}`;

/** The word of a half of the month without that for half: `Shukla`. */
const half = (paksha: string): string => paksha.split(' ')[0] ?? paksha;

/** Returns the five limbs of each date of a civil month, with the hours at which they end. */
export const dailyTable =
  (month: string): Part =>
  (request) => {
    const { term } = request.words;
    const windows = new Map(windowsIn(request, month).map((one) => [one.day.date, one.bad.rahu_kalam]));
    const ends = daysIn(request, month);
    let paksha = '';
    const rows = daysShown(request, month).map((day, i) => {
      const { date } = day.input;
      const { tithi, nakshatra, yoga, karana, vara } = day.panchanga;
      const newHalf = tithi.paksha === paksha ? '' : `${half(tithi.paksha)} `;
      paksha = tithi.paksha;
      const until = (limb: 'tithi' | 'nakshatra' | 'yoga'): string => {
        const ending = ends[i]?.panchanga[limb];
        return ending === undefined ? '' : since(date, ending);
      };
      return [
        `${Number(date.slice(8))} ${vara.name}`,
        `${newHalf}${tithi.name} ${until('tithi')}`,
        `${nakshatra.name} ${until('nakshatra')}`,
        `${yoga.name} ${until('yoga')}`,
        karana.name,
        windowText(windows.get(date)),
      ];
    });
    return (
      boxed(
        'div',
        'dense fine days',
        tableHtml({
          columns: [
            { title: '' },
            { title: term('Tithi', 'limbs', 'tithi') },
            { title: term('Nakṣatra', 'limbs', 'nakshatra') },
            { title: term('Yoga', 'limbs', 'yoga') },
            { title: term('Karaṇa', 'limbs', 'karana') },
            { title: term('Rāhu kāla', 'kalas', 'rahu_kala') },
          ],
          rows,
        }),
      ) +
      boxed(
        'p',
        'note',
        text(
          'Limbs run at sunrise, whose time is on the sheet. Their ends are in hours from the midnight that begins the date: 28:30 is 04:30 of the next morning.',
        ),
      )
    );
  };
