import { monthSheet } from '../../svg/monthSheet.js';
import type { LocalInstant } from '../../types.js';
import type { WeekStart } from '../almanacForms.js';
import { factsHtml } from '../blocks.js';
import { timeText } from '../dates.js';
import { figure } from '../parts.js';
import type { Part, ReportRequest } from '../request.js';
import { daysIn, eclipsesIn, ekadashisIn, festivalsIn, lunarMonthsIn } from './question.js';

/** Pixels for the layout: letters of a cell are then some eight points on the page. */
const SHEET_SIZE = 860;

/** Returns the sheet of a civil month: each date with its Moon, tithi, nakṣatra, Sun and festivals. */
export const sheet =
  (month: string, week: WeekStart): Part =>
  (request) => {
    const { theme, words } = request;
    const picture = monthSheet(daysIn(request, month), {
      size: SHEET_SIZE,
      theme,
      week,
      id: request.newId(),
      festivals: festivalsIn(request),
      months: lunarMonthsIn(request),
      ...words.ofPictures,
    });
    return figure(picture);
  };

interface Event {
  readonly date: string;
  readonly text: string;
}

function eclipseEvents(request: ReportRequest): Event[] {
  return eclipsesIn(request).map(({ kind, date, type_visible: type, contacts }) => ({
    date,
    text: `${kind} eclipse, ${type}, greatest at ${timeText(contacts.max.at.slice(11))}`,
  }));
}

/** Returns what happens in a civil month, by kind. */
function eventsIn(request: ReportRequest, month: string): { readonly label: string; readonly events: Event[] }[] {
  const { words } = request;
  const dayOf = (date: string): string => words.date(date).replace(/ \d+$/, '');
  const moment = (instant: LocalInstant): Event => ({ date: instant.slice(0, 10), text: timeText(instant.slice(11)) });
  const lunar = lunarMonthsIn(request);
  const within = (events: readonly Event[]): Event[] =>
    events
      .filter(({ date }) => date.startsWith(month))
      .map(({ date, text }) => ({ date, text: text === '' ? dayOf(date) : `${dayOf(date)}, ${text}` }));
  return [
    { label: 'New moon', events: within(lunar.map(({ start }) => moment(start))) },
    { label: 'Full moon', events: within(lunar.map(({ full_moon: full }) => moment(full))) },
    {
      label: 'Ekādaśī',
      events: within(
        ekadashisIn(request).flatMap(({ name, smarta, vaishnava }): Event[] => {
          if (smarta === null) return [];
          const also = vaishnava === smarta || vaishnava === null ? '' : `, Vaiṣṇavas ${dayOf(vaishnava)}`;
          return [{ date: smarta, text: `${name}${also}` }];
        }),
      ),
    },
    {
      label: 'The Sun enters',
      events: within(
        lunar
          .flatMap(({ sankrantis }) => sankrantis)
          .map(({ sign, at }) => ({
            date: at.slice(0, 10),
            text: `${words.term(sign, 'signs', sign)} at ${timeText(at.slice(11))}`,
          })),
      ),
    },
    { label: 'Eclipse', events: within(eclipseEvents(request)) },
  ];
}

/** Returns the phases, Ekādaśīs, saṅkrāntis and eclipses of a civil month. */
export const events =
  (month: string): Part =>
  (request) =>
    factsHtml({
      rows: eventsIn(request, month).flatMap(({ label, events: all }) =>
        all.length === 0 ? [] : [{ label, value: all.map(({ text }) => text).join(' · ') }],
      ),
    });
