import type { VNode } from 'preact';
import type { Result } from 'siddhanta';
import type { FestivalsData } from 'siddhanta/calendar';
import type { PanchangSpanInput } from 'siddhanta/panchang';
import { dateWords, daysBetween } from '../dates.js';
import { useLater } from '../later.js';
import { useSay } from '../say.js';

const NEXT = 4;

type Festival = FestivalsData['festivals'][number] & { readonly date: string };

/** Returns the festivals from today on, once the day itself is shown. */
export function useFestivals(
  { place, conventions }: PanchangSpanInput,
  today: string,
): Result<FestivalsData> | undefined {
  return useLater(JSON.stringify([place, conventions, today]), async () => {
    const { festivalsFrom } = await import('./todayLater.js');
    return festivalsFrom({ place, conventions }, today);
  });
}

/** The festivals of today, and the next ones. */
export function Festivals({
  all,
  today,
  lang,
}: {
  readonly all: FestivalsData['festivals'] | undefined;
  readonly today: string;
  readonly lang: string;
}): VNode {
  const say = useSay();
  if (all === undefined)
    return (
      <p class="waiting" aria-busy="true">
        {say('Computing …')}
      </p>
    );
  const dated = all.filter((one): one is Festival => one.date !== null && one.date >= today);
  const own = dated.filter(({ date }) => date === today);
  const next = dated.filter(({ date }) => date > today).slice(0, NEXT);
  const away = (date: string): string => {
    const days = daysBetween(today, date);
    return days === 1 ? say('tomorrow') : say('in {count} days', { count: days });
  };
  return (
    <>
      {own.length === 0 ? <p>{say('No festival today.')}</p> : null}
      <ul class="coming">
        {[...own, ...next].map(({ id, name, date, disputed }) => (
          <li key={`${date} ${id}`} class={date === today ? 'runs' : ''}>
            <time dateTime={date}>{dateWords(date, lang, { weekday: 'short', day: 'numeric', month: 'short' })}</time>
            <span>
              <b>{say(name)}</b>
              {disputed.length === 0 ? null : <em> {say('disputed')}</em>}
            </span>
            <small>{date === today ? say('today') : away(date)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
