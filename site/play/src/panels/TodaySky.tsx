import type { VNode } from 'preact';
import type { Result } from 'siddhanta';
import type { RasiData } from 'siddhanta/charts';
import type { Language } from 'siddhanta/names/core';
import type { PanchangSpanData, PanchangSpanInput } from 'siddhanta/panchang';
import { clockOn } from '../clock.js';
import { useLater } from '../later.js';
import { nameIn } from '../names.js';
import { Facts } from '../Part.js';
import { useSay } from '../say.js';
import { briefly } from './TodayToChart.js';

type Times = PanchangSpanData['days'][number]['times'];

/** The signs of Moon and Sun now, with degrees. The chart of the moment is computed after the day is shown. */
export function useChartOf(input: PanchangSpanInput, local: string): Result<RasiData> | undefined {
  const { place, conventions } = input;
  return useLater(JSON.stringify([place, conventions, local.slice(0, 16)]), async () => {
    const { chartAt } = await import('./todayLater.js');
    return chartAt({ place, conventions }, local);
  });
}

/** Risings and settings, and the signs of Sun and Moon. */
export function Sky({
  times,
  date,
  today,
  chart,
  language,
}: {
  readonly times: Times;
  /** The date of the times. */
  readonly date: string;
  readonly today: string;
  readonly chart: Result<RasiData> | undefined;
  readonly language: Language | undefined;
}): VNode {
  const say = useSay();
  const { sunrise, sunset, moonrise, moonset } = times;
  const at = (time: string | null, on: string | null = date): string =>
    time === null ? say('none') : clockOn(on ?? date, time, today);
  const sign = (body: 'Moon' | 'Sun'): string => {
    const place = chart?.data.planetary_positions[body];
    return place === undefined ? '…' : `${briefly(place.degrees)} ${nameIn(language, 'signs', place.sign)}`;
  };
  return (
    <Facts
      kind="sky"
      language={language}
      rows={[
        ['Sunrise', at(sunrise.time)],
        ['Sunset', at(sunset.time)],
        ['Moonrise', at(moonrise.time, moonrise.date)],
        ['Moonset', at(moonset.time, moonset.date)],
        ['Moon sign', sign('Moon')],
        ['Sun sign', sign('Sun')],
      ]}
    />
  );
}
