import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { isSiddhantaError, type Result } from 'siddhanta';
import { type RasiData, type RasiInput, rasi } from 'siddhanta/charts';
import { list } from 'siddhanta/conventions';
import { running } from 'siddhanta/dashas';
import { charts } from 'siddhanta/readings';
import { BESIDE, type Choice, spoken } from '../choices.js';
import { dateWords } from '../dates.js';
import { ChoiceField, RadioField, TextField } from '../fields.js';
import { birthAt, birthOf, type Form, placeOf } from '../form.js';
import { nameIn } from '../names.js';
import { Picture } from '../Picture.js';
import { certain, inputOf, type PartProps, panelCode } from '../panel.js';
import { useLabels, useSay } from '../say.js';
import { drawChart } from './draw.js';
import { briefly } from './TodayToChart.js';

type Props = PartProps<RasiInput, RasiData>;
type Place = RasiData['ascendant'];

/** A chart of the two, under its title. */
interface Side {
  readonly title: string;
  readonly input: RasiInput;
  readonly chart: Result<RasiData>;
}

/** Returns the moment of the page as a birth at its place; a text that is none as a date, so that the library says so. */
function momentOf(form: Form): RasiInput['birth'] {
  const at = Date.parse(form.moment);
  const place = placeOf(form);
  return Number.isNaN(at) ? { date: form.moment, place } : birthAt(at, place);
}

/** Returns what the chart of the page is compared with. */
function otherOf(form: Form): RasiInput {
  switch (form.beside) {
    case 'conventions': {
      const { profile2: profile, ayanamsa2: ayanamsa } = form;
      const chosen = { ...(profile === '' ? {} : { profile }), ...(ayanamsa === '' ? {} : { ayanamsa }) };
      return { birth: certain(birthOf(form)), conventions: chosen as NonNullable<RasiInput['conventions']> };
    }
    case 'moment':
      return { ...(inputOf(['conventions'], form) as object), birth: momentOf(form) };
    default:
      return { ...(inputOf(['conventions'], form) as object), birth: certain(birthOf(form, '2')) };
  }
}

/** Returns a chart, or what the library says against its input. */
function chartOf(input: RasiInput): Result<RasiData> | string {
  try {
    return rasi(input);
  } catch (error) {
    if (!isSiddhantaError(error)) throw error;
    return error.message;
  }
}

function pointsOf({ ascendant, planetary_positions: positions }: RasiData): Readonly<Record<string, Place>> {
  return { Lagna: ascendant, ...positions };
}

/** Returns an arc of less than half a circle with its sign, cut to seconds: `+0°00′58″`. */
function arcOf(degrees: number): string {
  const seconds = Math.floor(Math.abs(degrees) * 3600);
  const two = (part: number): string => String(part % 60).padStart(2, '0');
  return `${degrees < 0 ? '−' : '+'}${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60))}′${two(seconds)}″`;
}

/** Returns how far a place is ahead of another, by the shorter way. */
const ahead = (one: Place, other: Place): number => ((other.longitude - one.longitude + 540) % 360) - 180;

/** Returns how a point of two charts differs: by sign, by nakṣatra, or by neither. */
function differenceOf(one: Place, other: Place): 'sign' | 'nakshatra' | '' {
  if (one.sign !== other.sign) return 'sign';
  return one.nakshatra === other.nakshatra ? '' : 'nakshatra';
}

/** The conventions by which the other chart is computed: those of a program, an ayanāṁśa, or both. */
function OtherConventions({ form, set }: Props): VNode {
  const say = useSay();
  const known = useMemo(() => list({ date: '2000-01-01' }).data, []);
  const field = { form, set, fault: undefined };
  return (
    <>
      <ChoiceField
        {...field}
        field="profile2"
        label={say('As a program does')}
        choices={known.profiles.map(({ profile }): Choice => [profile, spoken(profile)])}
        none={say('this library')}
      />
      <ChoiceField
        {...field}
        field="ayanamsa2"
        label={say('Ayanāṁśa')}
        choices={known.ayanamsas.map(({ ayanamsa }): Choice => [ayanamsa, spoken(ayanamsa)])}
        none={say('the standard')}
      />
    </>
  );
}

/** With what the chart of the page is compared. */
function Beside(props: Props): VNode {
  const { form, set } = props;
  const say = useSay();
  return (
    <div class="asking">
      <RadioField form={form} set={set} field="beside" label={say('Compare with')} choices={BESIDE} />
      {form.beside === 'conventions' ? <OtherConventions {...props} /> : null}
      {form.beside === 'moment' ? (
        <TextField form={form} set={set} fault={undefined} field="moment" label={say('Moment, with its offset')} />
      ) : null}
    </div>
  );
}

/** The points of both charts, a row each; marked is what stands in another sign or nakṣatra. */
function Points({ sides: [one, other], form, language }: { readonly sides: readonly [Side, Side] } & Props): VNode {
  const say = useSay();
  const others = pointsOf(other.chart.data);
  const place = ({ degrees, sign, nakshatra, pada }: Place, also = ''): VNode => (
    <>
      {briefly(degrees)} {nameIn(language, 'signs', sign)}
      <small>
        {nameIn(language, 'nakshatras', nakshatra)} {pada}
        {also}
      </small>
    </>
  );
  return (
    <div class="scroll">
      <table class="side-by-side">
        <thead>
          <tr>
            <td />
            <th scope="col">{one.title}</th>
            <th scope="col">{other.title}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(pointsOf(one.chart.data)).map(([body, here]) => {
            const there = others[body] as Place;
            const difference = differenceOf(here, there);
            const about = say(body);
            return (
              <tr key={body} class={difference}>
                <th scope="row">{about}</th>
                <td data-about={about}>{place(here)}</td>
                <td data-about={about}>
                  {place(there, form.beside === 'conventions' ? ` · ${arcOf(ahead(here, there))}` : '')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** What differs, in two lines. */
function Differences({ sides: [one, other] }: { readonly sides: readonly [Side, Side] }): VNode {
  const say = useSay();
  const there = pointsOf(other.chart.data);
  const by = (kind: 'sign' | 'nakshatra'): string =>
    Object.entries(pointsOf(one.chart.data))
      .filter(([body, here]) => differenceOf(here, there[body] as Place) === kind)
      .map(([body]) => say(body))
      .join(', ');
  const [signs, stars] = [by('sign'), by('nakshatra')];
  return (
    <>
      {signs === '' && stars === '' ? (
        <p>{say('In both charts each of the ten points is in the same sign and nakṣatra.')}</p>
      ) : null}
      {signs === '' ? null : <p>{say('In another sign: {list}.', { list: signs })}</p>}
      {stars === '' ? null : <p>{say('In the same sign, but another nakṣatra: {list}.', { list: stars })}</p>}
    </>
  );
}

/** The lords of the periods that run today by a chart. */
function Running({ side, language }: { readonly side: Side } & Pick<Props, 'language'>): VNode {
  const at = new Date().toISOString().slice(0, 13);
  const lords = useMemo(() => {
    const [system] = running({ ...side.input, at: `${at}:00:00Z`, levels: 3 }).data.running;
    return system?.periods.flatMap(({ lord }) => (lord === null ? [] : nameIn(language, 'grahas', lord))) ?? [];
  }, [side, language, at]);
  return <>{lords.join(' · ') || '—'}</>;
}

/** Two charts beside each other. */
function SideBySide(props: Props): VNode {
  const { form, input, result, language, showSources } = props;
  const say = useSay();
  const inWords = useLabels();
  const otherInput = otherOf(form);
  const found = useMemo(() => chartOf(otherInput), [JSON.stringify(otherInput)]);
  const birth = (name: string, date: string): string => (name === '' ? dateWords(date, form.lang) : name);
  const titles = {
    '': [birth(form.name, form.date), birth(form.name2, form.date2)],
    conventions: [
      spoken(form.profile || form.ayanamsa) || say('this library'),
      [form.profile2, form.ayanamsa2].filter(Boolean).map(spoken).join(', ') || say('this library'),
    ],
    moment: [birth(form.name, form.date), dateWords(form.moment.slice(0, 10), form.lang)],
  }[form.beside] as [string, string];
  const sides =
    typeof found === 'string'
      ? undefined
      : ([
          { title: titles[0], input, chart: result },
          { title: titles[1], input: otherInput, chart: found },
        ] as const);
  return (
    <>
      <Beside {...props} />
      {sides === undefined ? (
        <p class="notice" role="alert">
          {inWords(found as string)}
        </p>
      ) : (
        <>
          <div class="two">
            {sides.map(({ title, chart }, i) => (
              <figure key={`${i + 1}`}>
                <Picture
                  svg={drawChart(form.style, chart, {
                    size: 300,
                    title,
                    id: `side-${i}`,
                    ...(language === undefined ? {} : { language }),
                  })}
                />
                <figcaption>
                  <button type="button" class="link" onClick={() => showSources(chart, title)}>
                    {say('Sources')}
                  </button>
                </figcaption>
              </figure>
            ))}
          </div>
          <Differences sides={sides} />
          <Points {...props} sides={sides} />
          <h3>{say('Running periods')}</h3>
          <dl class="facts">
            {sides.map((side, i) => (
              <div key={`${i + 1}`}>
                <dt>{side.title}</dt>
                <dd>
                  <Running side={side} language={language} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

/** Two births, two conventions or two moments. */
export const sideBySide = panelCode<RasiInput, RasiData>({ operation: rasi, readings: charts, View: SideBySide });
