import { monthName } from '../../svg/monthName.js';
import { wordsOf } from '../../svg/words.js';
import type { AlmanacForm, WeekStart } from '../almanacForms.js';
import type { Chapter } from '../document.js';
import { methodOf } from '../method.js';
import type { ReportRequest } from '../request.js';
import { dailyTable } from './days.js';
import { festivalTable, lunarLine, lunarTable } from './lists.js';
import { civilMonthsIn, festivalsOperation } from './question.js';
import { events, sheet } from './sheet.js';

/** Returns the chapters of an almanac: its months, festivals and lunar months, and how it was computed. */
export function almanacChapters(request: ReportRequest, form: AlmanacForm, week: WeekStart): readonly Chapter[] {
  const { language, digits } = request.words.ofPictures;
  const words = wordsOf(language, digits);
  const months = civilMonthsIn(request).map(
    (month): Chapter => ({
      id: `m-${month}`,
      title: monthName(words, month),
      lead: lunarLine(request, month),
      parts: [sheet(month, week), events(month), ...(form === 'booklet' ? [dailyTable(month)] : [])],
    }),
  );
  return [
    ...months,
    {
      id: 'festivals',
      title: 'Festivals',
      lead: 'Each with its date at the place, and what decides it.',
      parts: [festivalTable],
    },
    {
      id: 'lunar',
      title: 'The lunar year',
      lead: 'Months by the Moon, as they begin and end at the place.',
      parts: [lunarTable],
    },
    {
      id: 'method',
      title: 'How this was computed',
      lead: 'Conventions, sources, where sources disagree, and how to compute the same again.',
      parts: [methodOf(festivalsOperation, 'almanac', { hasStatements: false })],
    },
  ];
}
