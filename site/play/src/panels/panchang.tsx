import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { type PanchangData, type PanchangInput, panchang, panchangSpan } from 'siddhanta/panchang';
import { panchang as readings } from 'siddhanta/readings';
import { dayStrip, monthSheet } from 'siddhanta/svg';
import { Picture } from '../Picture.js';
import { type PartProps, panelCode } from '../panel.js';

const DAY_MS = 86_400_000;

const dateText = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

function monthOf(date: string, away = 0): readonly [first: string, last: string] {
  const [year = 0, month = 1] = date.split('-').map(Number);
  // Date.UTC would take years below 100 for others; the library has none.
  return [dateText(Date.UTC(year, month - 1 + away, 1)), dateText(Date.UTC(year, month + away, 1) - DAY_MS)];
}

function Month({ input, language, form, set }: PartProps<PanchangInput, PanchangData>): VNode {
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
        <h3>The month</h3>
        <span class="plain">
          <button type="button" onClick={turn(-1)} disabled={!isWithin(-1)}>
            ‹ Previous month
          </button>
          <button type="button" onClick={turn(1)} disabled={!isWithin(1)}>
            Next month ›
          </button>
        </span>
      </div>
      <Picture svg={svg} name="drawing wide" />
    </section>
  );
}

/** The pañcāṅga of a day. */
export const panchangPanel = panelCode<PanchangInput, PanchangData>({
  operation: panchang,
  readings,
  picture: (day, options) => dayStrip(day, options),
  After: Month,
});
