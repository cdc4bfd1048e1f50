import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { day as calendarDay } from 'siddhanta/calendar';
import { choghadiya, day as muhurtaDay } from 'siddhanta/muhurta';
import type { Language } from 'siddhanta/names/core';
import { type PanchangSpanData, type PanchangSpanInput, span } from 'siddhanta/panchang';
import { panchang as readings } from 'siddhanta/readings';
import { clockOn, holding, localOf, useNow } from '../clock.js';
import { dateWords, daysAfter } from '../dates.js';
import { dataIn, Fact, Facts, Part } from '../Part.js';
import { type PartProps, panelCode } from '../panel.js';
import { useSay } from '../say.js';
import { Festivals, useFestivals } from './TodayFestivals.js';
import { Now } from './TodayNow.js';
import { Sky, useChartOf } from './TodaySky.js';
import { ToChart } from './TodayToChart.js';
import { type DayWindow, Windows, windowsOf } from './TodayWindows.js';

type Days = PanchangSpanData['days'];
type Limb = keyof Days[number]['units'];

interface Ending {
  readonly end_date: string;
  readonly end_time: string;
}

interface Unit extends Ending {
  readonly number: number;
  readonly name: string;
  readonly start_date: string;
  readonly start_time: string;
}

const LIMBS: readonly (readonly [Limb, string])[] = [
  ['tithi', 'Tithi'],
  ['nakshatra', 'Nakshatra'],
  ['yoga', 'Yoga'],
  ['karana', 'Karana'],
];

/** Returns the units of a limb that run now and later, in order. */
function fromNow(days: Days, limb: Limb, now: string): readonly Unit[] {
  const all = new Map<string, Unit>();
  for (const { units } of days) for (const unit of units[limb]) all.set(`${unit.start_date} ${unit.start_time}`, unit);
  return [...all.values()].filter(({ end_date, end_time }) => now < `${end_date} ${end_time}`);
}

/** The five limbs: what runs now, until when, and what follows. */
function Limbs({
  days,
  vedic,
  now,
  today,
  language,
}: {
  readonly days: Days;
  readonly vedic: Days[number];
  readonly now: string;
  readonly today: string;
  readonly language: Language | undefined;
}): VNode {
  const say = useSay();
  const until = ({ end_date, end_time }: Ending): string =>
    say('until {time}', { time: clockOn(end_date, end_time, today) });
  const half = ({ number }: Unit): string =>
    (days.find(({ panchanga }) => panchanga.tithi.number === number) ?? vedic).panchanga.tithi.paksha;
  return (
    <dl class="limbs">
      {LIMBS.map(([limb, label]) => {
        const [unit, next] = fromNow(days, limb, now);
        return unit === undefined ? null : (
          <Fact key={limb} label={label} language={language}>
            <span data-about={say(label)}>
              <b>{unit.name}</b>
              {limb === 'tithi' ? <small> {half(unit)}</small> : null}
            </span>
            <span class="until">
              {until(unit)}
              {next === undefined ? null : <small>{say('then {name}', { name: next.name })}</small>}
            </span>
          </Fact>
        );
      })}
      <Fact label="Vara" language={language}>
        <span data-about={say('Vara')}>
          <b>{vedic.panchanga.vara.name}</b>
        </span>
        <span class="until">{until(vedic.panchanga.vara)}</span>
      </Fact>
    </dl>
  );
}

/** Returns what the library knows of a day at a place. */
function useDay(input: PanchangSpanInput, date: string, isNight: boolean) {
  const key = JSON.stringify([input.place, input.conventions]);
  const given = { place: input.place, conventions: input.conventions };
  const own = useMemo(
    () => ({
      windows: muhurtaDay({ ...given, date }),
      eighths: choghadiya({ ...given, date }),
      calendar: calendarDay({ ...given, date }),
    }),
    [key, date],
  );
  const later = useMemo(
    () => (isNight ? muhurtaDay({ ...given, date: daysAfter(date, 1) }) : undefined),
    [key, date, isNight],
  );
  return { ...own, later };
}

/** Today at a place: what runs now and what follows, the windows, the lunar date and the festivals. */
function Today(props: PartProps<PanchangSpanInput, PanchangSpanData>): VNode {
  const { form, input, result, language, showSources, showPeople } = props;
  const say = useSay();
  const now = useNow();
  const local = localOf(now, input.place.timezone);
  const today = local.slice(0, 10);
  const { days } = useMemo(() => dataIn(result, language), [result, language]);
  const vedic = days.filter(({ input: { date, time } }) => `${date} ${time}` <= local).at(-1) ?? days[0];
  if (vedic === undefined) throw new Error('There is no day.');
  const { date } = vedic.input;
  const { sunset } = vedic.times;
  const isNight = sunset.time === null || date < today || `${date} ${sunset.time}` <= local;
  const { windows, eighths, calendar, later } = useDay(input, date, isNight);
  const kept = useFestivals(input, today);
  const chart = useChartOf(input, local);
  const listed = useMemo(
    () => windowsOf([windows.data, ...(later === undefined ? [] : [later.data])], say),
    [windows, later, say],
  );
  const isToday = (window: DayWindow): boolean => window.start.startsWith(today) || holding(now)(window);
  const tomorrow = listed.filter(({ start }) => isNight && start.startsWith(daysAfter(today, 1)));
  const lunar = dataIn(calendar, language);
  const { month, samvatsara, years, ritu, solar, lunar_month } = lunar;
  const civil = days.find((one) => one.input.date === today) ?? vedic;
  const part = { form, showSources };
  const title = dateWords(today, form.lang, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <div>
      <h2>{title}</h2>
      <div class="two">
        <div>
          <Now
            now={now}
            local={local}
            today={today}
            eighths={dataIn(eighths, language)}
            plain={eighths.data}
            windows={listed}
          />
          <Part {...part} title={say('Pañcāṅga')} all={['panchang', say('Pañcāṅga')]} result={result}>
            <Limbs days={days} vedic={vedic} now={local} today={today} language={language} />
          </Part>
          <Part {...part} isLate title={say('Windows today')} all={['muhurta', say('Muhūrta')]} result={windows}>
            <Windows windows={listed.filter(isToday)} now={now} day={today} />
            {tomorrow.length === 0 ? null : (
              <>
                <h3>{say('Windows tomorrow')}</h3>
                <Windows windows={tomorrow} now={now} day={daysAfter(today, 1)} />
              </>
            )}
          </Part>
        </div>
        <div>
          <Part {...part} title={say('Sun and Moon')} {...(chart === undefined ? {} : { result: chart })}>
            <Sky times={civil.times} date={today} today={today} chart={chart} language={language} />
          </Part>
          <Part
            {...part}
            title={say('Next festivals')}
            all={['festivals', say('All festivals')]}
            {...(kept === undefined ? {} : { result: kept })}
          >
            <Festivals all={kept?.data.festivals} today={today} lang={form.lang} />
          </Part>
          <Part
            {...part}
            isLate
            title={say('Lunar and solar date')}
            all={['calendar', say('Calendar')]}
            result={calendar}
          >
            <Facts
              language={language}
              rows={[
                ['Amanta', lunar_month.is_adhika ? say('{month} (adhika)', { month }) : month],
                ['Purnimanta', lunar_month.purnimanta],
                ['Vikram', years.vikram],
                ['Shaka', years.shaka],
                ['Samvatsara', samvatsara.south],
                ['Ritu', ritu.vedic],
                ['Solar month', `${solar.national.day} ${say(solar.national.month)}`],
              ]}
            />
          </Part>
          <ToChart form={form} language={language} now={now} showSources={showSources} showPeople={showPeople} />
        </div>
      </div>
    </div>
  );
}

/** What holds today, and what follows. */
export const today = panelCode<PanchangSpanInput, PanchangSpanData>({ operation: span, readings, View: Today });
