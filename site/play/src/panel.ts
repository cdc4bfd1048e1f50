import type { ComponentType } from 'preact';
import type { Birth, Result } from 'siddhanta';
import type { Language } from 'siddhanta/names/core';
import type { Readings } from 'siddhanta/readings';
import type { PictureOptions } from 'siddhanta/svg';
import { birthOf, conventionsOf, dayPlaceOf, type Field, type Form, placeOf, UNKNOWN, WHOLE_DAY } from './form.js';
import { todayAt, withHere } from './here.js';

/** Parts of an input that panels take from the page, by their names in `inputOf`. */
export type InputPart =
  | 'birth'
  | 'instant'
  | 'match'
  | 'beside'
  | 'today'
  | 'day'
  | 'year'
  | 'span'
  | 'search'
  | 'act'
  | 'matter'
  | 'person'
  | 'momentHere'
  | 'askedMatter'
  | 'asker'
  | 'lifeYear'
  | 'question'
  | 'moment'
  | 'atMoment'
  | 'reign'
  | 'ruled'
  | 'coming'
  | 'comingYears'
  | 'comingHere'
  | 'varga'
  | 'system'
  | 'name'
  | 'conventions'
  | 'style';

export interface PartProps<Input, Data> {
  readonly form: Form;
  readonly input: Input;
  readonly result: Result<Data>;
  readonly language: Language | undefined;
  readonly set: (changes: Partial<Form>) => void;
  /** Shows the sources of a result, and the clicked number. */
  readonly showSources: (result: Result<unknown>, about?: string) => void;
  /** Shows the people of this device. */
  readonly showPeople: () => void;
}

/** The code of a panel, loaded when the panel is opened. */
export interface PanelCode<Input = unknown, Data = unknown> {
  /** The operation: a function of the package. */
  readonly operation: (input: Input) => Result<Data>;
  /** How its results read; the page renders the blocks. */
  readonly readings: Readings;
  /** Returns a picture of the result as SVG. */
  readonly picture?: (result: Result<Data>, options: PictureOptions, form: Form) => string;
  /** Content between the picture and the blocks. */
  readonly Before?: ComponentType<PartProps<Input, Data>>;
  /** Content after the blocks. */
  readonly After?: ComponentType<PartProps<Input, Data>>;
  /** Blocks that are left out, because another part shows the same. */
  readonly without?: readonly string[];
  /** Returns the dates of the result for a calendar program, as iCalendar. */
  readonly dates?: (input: Input, result: Result<Data>) => string;
  /** The panel is of a birth alone, which other programs can take. */
  readonly ofBirth?: true;
  /** The result handles an unknown time itself: picture and blocks are shown then, too. */
  readonly handlesUnknownTime?: true;
  /** Replaces fields, picture, files and blocks: all that the panel shows. */
  readonly View?: ComponentType<PartProps<Input, Data>>;
  /** Replaces picture and blocks where the time of birth is not known. */
  readonly Unknown?: ComponentType<PartProps<Input, Data>>;
}

export type Subject =
  | 'Birth'
  | 'Daśās'
  | 'Strengths'
  | 'Yogas'
  | 'Jaimini'
  | 'Texts'
  | 'Remedies'
  | 'Transits'
  | 'Annual'
  | 'Chakras'
  | 'Day'
  | 'Year'
  | 'KP'
  | 'Nāḍī'
  | 'Praśna'
  | 'Matching'
  | 'Programs';

/** A panel of the page. A subject adds one by a row in `panels.ts`. */
export interface Panel {
  readonly id: string;
  readonly title: string;
  /** The panels of one subject follow each other in `panels.ts`. */
  readonly subject: Subject;
  /** What it shows, in one line. */
  readonly about: string;
  readonly inputs: readonly InputPart[];
  /** The first panel of a door: it shows itself alone, without the line that says what it shows. */
  readonly isFirst?: true;
  /** Shown where the time of birth is unknown, unless the panel handles that. */
  readonly needsTime?: string;
  readonly load: () => Promise<PanelCode>;
}

/** Erases the types: the page gives each panel the input of its parts, and its results. */
export function panelCode<Input, Data>(code: PanelCode<Input, Data>): PanelCode {
  return code as unknown as PanelCode;
}

/** Removes the uncertainty, for operations that need an instant. */
export function certain({ uncertainty_minutes: _, ...birth }: Birth): Birth {
  return birth;
}

/** Returns a birth for operations that take no span: without a time where that is unknown, else as an instant. */
export function untimed(birth: Birth): Birth {
  const { time: _, ...date } = certain(birth);
  return birth.uncertainty_minutes === WHOLE_DAY.uncertainty_minutes ? date : certain(birth);
}

/** Returns whether a panel is of two births as the page stands. */
export const isOfTwo = ({ inputs }: Panel, { beside }: Form): boolean =>
  inputs.includes('match') || (inputs.includes('beside') && beside === '');

/** Returns whether a panel asks for a birth whose time is unknown. */
export function isTimeUnknown(panel: Panel, form: Form): boolean {
  const isMatch = isOfTwo(panel, form);
  const hasBirth = isMatch || (['birth', 'instant', 'search'] as const).some((part) => panel.inputs.includes(part));
  return (hasBirth && form.time === UNKNOWN) || (isMatch && form.time2 === UNKNOWN);
}

/** Returns whether a panel asks for a moment, and not for a day. */
export function isMomentary({ inputs }: Panel): boolean {
  return inputs.some((part) => FIELDS_OF[part]?.includes('moment'));
}

/** The page's fields that each part of an input shows beside birth and conventions, which have forms of their own. */
export const FIELDS_OF: Readonly<Partial<Record<InputPart, readonly Field[]>>> = {
  day: ['day'],
  year: ['day'],
  span: ['day'],
  search: ['day', 'days', 'stars', 'tithis', 'weekdays', 'hours'],
  act: ['act', 'day', 'days'],
  matter: ['matter', 'day'],
  person: ['person'],
  momentHere: ['moment'],
  askedMatter: ['moment', 'house'],
  asker: ['moment', 'asked'],
  lifeYear: ['day'],
  question: ['number', 'moment', 'question', 'house'],
  moment: ['moment'],
  atMoment: ['moment'],
  reign: ['moment'],
  ruled: ['moment'],
  coming: ['day'],
  comingYears: ['day'],
  comingHere: ['day'],
  varga: ['varga', 'variant'],
  system: ['system'],
  style: ['style'],
  beside: ['beside', 'profile2', 'ayanamsa2', 'moment'],
};

const SPAN_YEARS = 5;

/** Returns the day so many years after another, or the end of its month; a text that is no date as it is, so that the library says so. */
function yearsAfter(day: string, years: number): string {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (year === '') return day;
  const later = Math.min(Number(year) + years, 2999);
  return `${later}-${month}-${month === '02' && date === '29' ? '28' : date}`;
}

/** Returns the last of so many days; a text that is no date or no number as it is, so that the library says so. */
function lastOf(day: string, days: string): string {
  const at = Date.parse(`${day}T00:00:00Z`) + (Number(days) - 1) * 86_400_000;
  return /^\d{4}-\d\d-\d\d$/.test(day) && Number.isFinite(at) ? new Date(at).toISOString().slice(0, 10) : day;
}

/** Returns the moment a day after another; a text that is none as it is, so that the library says so. */
function dayAfter(moment: string): string {
  const at = Date.parse(moment);
  return Number.isNaN(at) ? moment : `${new Date(at + 86_400_000).toISOString().slice(0, 19)}Z`;
}

const midnight = (day: string): string => `${day}T00:00:00Z`;

const numbersOf = (typed: string): number[] => typed.split(/[\s,]+/).flatMap((one) => (one === '' ? [] : Number(one)));

const ALWAYS = [
  { type: 'avoid', in: ['rahu_kalam', 'yamaganda', 'gulika_kalam', 'durmuhurta', 'varjyam', 'bhadra_on_earth'] },
  { type: 'tara', weight: 2 },
  { type: 'chandra', weight: 2 },
  { type: 'panchaka_rahita', weight: 1 },
] as const;

function searchOf(form: Form): object {
  const lists = [
    ['nakshatra', form.stars],
    ['tithi', form.tithis],
    ['weekday', form.weekdays],
  ] as const;
  return {
    place: dayPlaceOf(form),
    from: form.day,
    to: lastOf(form.day, form.days),
    conditions: [
      ...lists.flatMap(([type, typed]) => (typed.trim() === '' ? [] : { type, in: numbersOf(typed) })),
      ...(form.hours === '' ? [] : [{ type: 'part', in: [form.hours] }]),
      ...ALWAYS,
    ],
    births: [{ birth: certain(birthOf(form)) }],
  };
}

/** The house of a question until another is typed. */
const FIRST_MATTER = 7;

/** Returns the input of a panel's operation, made of the parts it names. */
export function inputOf(parts: readonly InputPart[], form: Form): unknown {
  const { day, number, moment, question, house, varga, variant, name, name2 } = form;
  const person = (own: string): { readonly name?: string } => (own === '' ? {} : { name: own });
  const made: Readonly<Record<InputPart, () => object>> = {
    birth: () => ({ birth: birthOf(form) }),
    instant: () => ({ birth: certain(birthOf(form)) }),
    match: () => ({
      bride: { birth: untimed(birthOf(form)), ...person(name) },
      groom: { birth: untimed(birthOf(form, '2')), ...person(name2) },
    }),
    today: () => {
      const place = dayPlaceOf(withHere(form));
      const today = todayAt(place.timezone);
      return { from: lastOf(today, '0'), to: lastOf(today, '2'), place };
    },
    day: () => ({ date: day, place: dayPlaceOf(form) }),
    year: () => ({ year: Number(day.slice(0, 4)), place: dayPlaceOf(form) }),
    span: () => ({ from: day, to: yearsAfter(day, SPAN_YEARS), place: dayPlaceOf(form) }),
    search: () => searchOf(form),
    act: () => ({ act: form.act, place: dayPlaceOf(form), from: day, to: lastOf(day, form.days) }),
    matter: () => ({ matter: form.matter, at: `${day}T12:00:00Z` }),
    person: () => ({ person: form.person }),
    momentHere: () => ({ at: moment, place: dayPlaceOf(form) }),
    askedMatter: () => ({ at: moment, place: placeOf(form), house: house === '' ? FIRST_MATTER : Number(house) }),
    asker: () => ({ at: moment, place: placeOf(form), number: Number(form.asked) }),
    lifeYear: () => ({ at: `${day}T12:00:00Z` }),
    question: () => ({
      horary_number: Number(number),
      moment,
      place: placeOf(form),
      ...(question === '' ? {} : { question }),
      ...(house === '' ? {} : { house: Number(house) }),
    }),
    moment: () => ({ at: moment, timezone: form.tz }),
    atMoment: () => ({ at: moment }),
    reign: () => ({ place: dayPlaceOf(form), from: moment, to: dayAfter(moment) }),
    ruled: () => ({
      ruling_moment: moment,
      ruling_place: placeOf(form),
      ...(form.within === '' ? {} : { window_minutes: Number(form.within) }),
    }),
    coming: () => ({ from: midnight(day), to: midnight(yearsAfter(day, 1)), timezone: form.tz }),
    comingYears: () => ({ from: midnight(day), to: midnight(yearsAfter(day, SPAN_YEARS)) }),
    comingHere: () => ({ from: midnight(day), to: midnight(yearsAfter(day, 1)), place: dayPlaceOf(form) }),
    system: () => ({ system: form.system }),
    varga: () => (varga === 'd1' ? {} : { varga, ...(variant === '' ? {} : { variant }) }),
    name: () => (name === '' || varga !== 'd1' ? {} : { user_name: name }),
    conventions: () => conventionsOf(form),
    style: () => ({}),
    beside: () => ({}),
  };
  return Object.assign({}, ...parts.map((part) => made[part]()));
}
