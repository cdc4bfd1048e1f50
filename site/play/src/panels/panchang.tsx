import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Result } from 'siddhanta';
import { day as calendarDay, festivals } from 'siddhanta/calendar';
import { type MuhurtaDayData, day as muhurtaDay } from 'siddhanta/muhurta';
import { type PanchangData, type PanchangInput, panchang, panchangSpan } from 'siddhanta/panchang';
import { panchang as readings } from 'siddhanta/readings';
import { dayStrip, monthSheet, type PictureOptions } from 'siddhanta/svg';
import { holding, localOf, useNow } from '../clock.js';
import { DAY_MS } from '../dates.js';
import type { Form } from '../form.js';
import { Picture } from '../Picture.js';
import { inputOf, type PartProps, panelCode } from '../panel.js';
import { useSay } from '../say.js';

const dateText = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

function monthOf(date: string, away = 0): readonly [first: string, last: string] {
  const [year = 0, month = 1] = date.split('-').map(Number);
  // Date.UTC would take years below 100 for others; the library has none.
  return [dateText(Date.UTC(year, month - 1 + away, 1)), dateText(Date.UTC(year, month + away, 1) - DAY_MS)];
}

function Month({ input, language, form, set }: PartProps<PanchangInput, PanchangData>): VNode {
  const say = useSay();
  const { place, conventions } = input;
  const [first, last] = monthOf(form.day);
  const svg = useMemo(() => {
    const days = panchangSpan(place, first, last, { conventions });
    return monthSheet(days, {
      theme: 'light',
      size: innerWidth < 700 ? 420 : 820,
      today: form.day,
      id: 'month',
      ...(language ? { language } : {}),
    });
  }, [first, input, language]);
  const turn = (away: number) => (): void => set({ day: monthOf(form.day, away)[0] });
  const isWithin = (away: number): boolean => {
    const year = Number(monthOf(form.day, away)[0].slice(0, 4));
    return year >= 1000 && year <= 2999;
  };
  return (
    <section>
      <div class="month-head">
        <h3>{say('The month')}</h3>
        <span class="plain">
          <button type="button" onClick={turn(-1)} disabled={!isWithin(-1)}>
            ‹ {say('Previous month')}
          </button>
          <button type="button" onClick={turn(1)} disabled={!isWithin(1)}>
            {say('Next month')} ›
          </button>
        </span>
      </div>
      <Picture svg={svg} name="drawing wide" />
    </section>
  );
}

/** Returns the day with every unit of its limbs, its windows, its lunar date and its festivals. */
function drawDay(day: Result<PanchangData>, options: PictureOptions, form: Form): string {
  const input = inputOf(['day', 'conventions'], form) as PanchangInput & { readonly date: string };
  const { date, place, conventions } = input;
  const [whole = day] = panchangSpan(place, date, date, { conventions });
  return dayStrip(whole, {
    ...options,
    muhurta: muhurtaDay(input),
    calendar: calendarDay(input),
    festivals: festivals({ from: date, to: date, place, conventions }).data.festivals,
  });
}

interface Window {
  readonly start: string;
  readonly end: string;
}

/** Returns the names of the windows that a moment is in. */
function runningAt(ms: number, windows: object): readonly string[] {
  return Object.entries(windows)
    .filter(([, one]: [string, Window | readonly Window[] | null]) => one !== null && [one].flat().some(holding(ms)))
    .map(([name]) => name);
}

/** What of the day runs now, where the day is today. */
function Now({ input, form }: PartProps<PanchangInput, PanchangData>): VNode | null {
  const say = useSay();
  const now = useNow();
  const windows: MuhurtaDayData = useMemo(() => muhurtaDay({ ...input, date: form.day }).data, [input]);
  const { sunrise, next_sunrise } = windows.day;
  if (sunrise === null || next_sunrise === null) return null;
  if (!(Date.parse(sunrise) <= now && now < Date.parse(next_sunrise))) return null;
  const words = (names: readonly string[]): string => names.map((name) => say(name.replaceAll('_', ' '))).join(', ');
  const [good, bad] = [runningAt(now, windows.good), runningAt(now, windows.bad)];
  const time = localOf(now, input.place.timezone).slice(11, 16);
  return (
    <p class="now">
      <b>{say('Now, {time}', { time })}</b>:{' '}
      {good.length + bad.length === 0 ? say('no window that is sought or avoided') : ''}
      {good.length === 0 ? '' : words(good)}
      {good.length > 0 && bad.length > 0 ? '; ' : ''}
      {bad.length === 0 ? '' : say('to avoid: {windows}', { windows: words(bad) })}.
    </p>
  );
}

/** The pañcāṅga of a day. */
export const panchangPanel = panelCode<PanchangInput, PanchangData>({
  operation: panchang,
  readings,
  picture: drawDay,
  Before: Now,
  After: Month,
});
