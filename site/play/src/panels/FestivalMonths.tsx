import type { VNode } from 'preact';
import type { FestivalsData, FestivalsInput } from 'siddhanta/calendar';
import { dateWords } from '../dates.js';
import { todayAt } from '../here.js';
import type { PartProps } from '../panel.js';
import { useSay } from '../say.js';

/** The festivals of the year by months, with weekday, reason, and the next one marked. */
export function FestivalMonths({ result, input, language }: PartProps<FestivalsInput, FestivalsData>): VNode {
  const say = useSay();
  const all = result.data.festivals;
  const festivals = all.flatMap(({ date, ...one }) => (date === null ? [] : { date, ...one }));
  const undated = all.filter(({ date }) => date === null);
  const tag = language?.tag ?? 'en';
  const today = todayAt(input.place.timezone);
  const next = festivals.find(({ date }) => date >= today)?.date;
  const months = [...new Set(festivals.map(({ date }) => date.slice(0, 7)))];
  return (
    <>
      {months.map((month) => (
        <section key={month} class="festival-month">
          <h3>{dateWords(`${month}-01`, tag, { month: 'long', year: 'numeric' })}</h3>
          <ul>
            {festivals
              .filter(({ date }) => date.startsWith(month))
              .map(({ id, date, name, why, disputed }) => (
                <li key={`${date} ${id}`} class={date === next ? 'next' : ''}>
                  <time dateTime={date}>{dateWords(date, tag, { day: 'numeric', weekday: 'short' })}</time>
                  <div>
                    <b>{say(name)}</b>
                    {date === next ? <em> {say('next')}</em> : null}
                    {disputed.length === 0 ? null : <em> {say('disputed')}</em>}
                    <small>{say(why)}</small>
                  </div>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {undated.length === 0 ? null : (
        <section class="festival-month">
          <h3>{say('Without a date here')}</h3>
          <ul>
            {undated.map(({ id, name, why }) => (
              <li key={id}>
                <span />
                <div>
                  <b>{say(name)}</b>
                  <small>{say(why)}</small>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
