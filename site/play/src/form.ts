import type { Birth, Conventions, Place } from 'siddhanta';
import type { Say } from 'siddhanta/names/core';

/** The fields of the page, as typed texts. Each may be part of a permalink. */
export const STANDARD = {
  panel: 'chart',
  name: '',
  date: '1990-08-15',
  time: '08:30:00',
  within: '',
  place: 'New Delhi',
  lat: '28.6139',
  lon: '77.209',
  tz: 'Asia/Kolkata',
  here: '',
  here_lat: '',
  here_lon: '',
  here_tz: '',
  clock: '',
  offset: '',
  fold: '',
  calendar: '',
  name2: '',
  date2: '1988-11-05',
  time2: '10:28:00',
  place2: 'Mumbai',
  lat2: '19.0728',
  lon2: '72.8826',
  tz2: 'Asia/Kolkata',
  beside: '',
  profile2: '',
  ayanamsa2: '',
  style: 'north',
  varga: 'd1',
  variant: '',
  system: 'yogini',
  open: '',
  about: '',
  day: '',
  days: '30',
  stars: '',
  tithis: '',
  weekdays: '',
  hours: 'day',
  act: 'vivaha',
  matter: 'marriage',
  person: 'father',
  number: '140',
  asked: '45',
  moment: '',
  question: '',
  house: '',
  lang: 'en',
  profile: '',
  ayanamsa: '',
  node: '',
  positions: '',
  moon: '',
  star_place: '',
  ayanamsa_reference: '',
  year: '',
  sunrise: '',
  time_scale: '',
} as const;

export type Field = keyof typeof STANDARD;

export type Form = Readonly<Record<Field, string>>;

/** Whose birth: the one of the page, or the other side of a match. */
export type Side = '' | '2';

/** The fields of {@link STANDARD} that are conventions of the library, by their own names. */
export const CONVENTIONS = [
  'profile',
  'ayanamsa',
  'node',
  'positions',
  'moon',
  'star_place',
  'ayanamsa_reference',
  'year',
  'sunrise',
  'time_scale',
] as const satisfies readonly (Field & keyof Conventions)[];

/** The fields that hold the place of a day; empty where that is the place of birth, as in links that name no other. */
export const HERE_FIELDS = ['here', 'here_lat', 'here_lon', 'here_tz'] as const satisfies readonly Field[];

const BIRTH_FIELDS = ['name', 'date', 'time', 'place', 'lat', 'lon', 'tz'] as const satisfies readonly Field[];

/** Returns whether the birth is the one of the page that nobody has changed. */
export const isExample = (form: Form): boolean => BIRTH_FIELDS.every((field) => form[field] === STANDARD[field]);

/** An unknown time of birth. */
export const UNKNOWN = 'unknown';

/** Returns a time of birth as the page tells it. */
export const timeText = (time: string, say: Say): string => (time === UNKNOWN ? say('time unknown') : time);

/** Noon and half a day either way: the whole of a civil day. */
export const WHOLE_DAY = { time: '12:00:00', uncertainty_minutes: 720 } as const;

const text = (form: Form, field: string): string => form[field as Field];

/** Returns a typed number; an empty field is no number, and the library says so. */
const numberOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));

/** Returns the place of a side. */
export function placeOf(form: Form, side: Side = ''): Place {
  return {
    latitude: numberOf(text(form, `lat${side}`)),
    longitude: numberOf(text(form, `lon${side}`)),
    timezone: text(form, `tz${side}`),
  };
}

/** Returns the place that the days of the page are of. */
export function dayPlaceOf(form: Form): Place {
  if (form.here_lat === '') return placeOf(form);
  return {
    latitude: numberOf(form.here_lat),
    longitude: numberOf(form.here_lon),
    timezone: form.here_tz,
  };
}

/** Returns the name of the place of {@link dayPlaceOf}; undefined where it has none. */
export function dayPlaceName(form: Form): string | undefined {
  return (form.here_lat === '' ? form.place : form.here) || undefined;
}

/** Returns the birth of a side; of an unknown time the whole day, as a span. The library judges it. */
export function birthOf(form: Form, side: Side = ''): Birth {
  const time = text(form, `time${side}`);
  const own = side === '' ? form : STANDARD;
  const given = {
    ...(own.clock === '' ? {} : { clock: own.clock }),
    ...(own.offset === '' ? {} : { utc_offset: own.offset }),
    ...(own.fold === '' ? {} : { fold: own.fold }),
    ...(own.calendar === '' ? {} : { calendar: own.calendar }),
    ...(own.within === '' || time === UNKNOWN ? {} : { uncertainty_minutes: numberOf(own.within) }),
  };
  const birth = { date: text(form, `date${side}`), place: placeOf(form, side), ...given };
  return (time === UNKNOWN ? { ...birth, ...WHOLE_DAY } : { ...birth, time }) as Birth;
}

/** Returns an instant, in milliseconds since 1970, as a birth at a place, on the clock of Greenwich. */
export function birthAt(at: number, place: Place): Birth {
  const [date = '', time = ''] = new Date(at).toISOString().split('T');
  return { date, time: time.slice(0, 8), place, utc_offset: '+00:00' };
}

/** Returns the conventions that are chosen; nothing where none is. */
export function conventionsOf(form: Form): { readonly conventions?: Conventions } {
  const chosen = CONVENTIONS.filter((name) => form[name] !== '').map((name) => [name, form[name]]);
  return chosen.length === 0 ? {} : { conventions: Object.fromEntries(chosen) as Conventions };
}

/**
 * The field of the page that an input of the library was read from, by its path; none where it belongs to no field.
 *
 * @param when the field in which the panel asks for its time: a day, or a moment
 */
export function fieldOf(path: string | undefined, when: 'day' | 'moment'): Field | undefined {
  const [, groom, name = ''] =
    /^(?:(groom)\.|bride\.)?(?:birth\.)?(?:place\.|conventions\.)?(.*)$/.exec(path ?? '') ?? [];
  const short: Readonly<Record<string, string>> = {
    latitude: 'lat',
    longitude: 'lon',
    timezone: 'tz',
    uncertainty_minutes: 'within',
    horary_number: 'number',
    number: 'asked',
    ruling_moment: 'moment',
    window_minutes: 'within',
    user_name: 'name',
    utc_offset: 'offset',
  };
  const dayOf = ['date', 'from', 'to', 'at'].includes(path ?? '') ? when : name;
  const field = `${short[name] ?? dayOf}${groom === undefined ? '' : '2'}`;
  return field in STANDARD ? (field as Field) : undefined;
}

const HERE_OF: Readonly<Partial<Record<Field, Field>>> = {
  place: 'here',
  lat: 'here_lat',
  lon: 'here_lon',
  tz: 'here_tz',
};

/** Returns the field of a day's place for that of a birth's. */
export const fieldHere = (field: Field | undefined): Field | undefined =>
  field === undefined ? undefined : (HERE_OF[field] ?? field);

/** Returns a text with the names of the places of the page instead of their coordinates, `28.6139° N 77.209° E`, in any language. */
export function placed(text: string, form: Form): string {
  const places = [
    [form.place, form.lat, form.lon],
    [form.place2, form.lat2, form.lon2],
    [form.here, form.here_lat, form.here_lon],
  ] as const;
  return places.reduce((all, [name, ...coordinates]) => {
    if (name === '' || coordinates.some((one) => one === '')) return all;
    const [lat, lon] = coordinates.map((one) => String(Math.abs(Number(one))).replace('.', '\\.'));
    return all.replace(new RegExp(`${lat}° [^\\s\\d]+ ${lon}° [^\\s\\d,]+`, 'g'), name);
  }, text);
}
