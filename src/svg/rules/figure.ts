import { SIGNS } from '../../zodiac/names.js';
import type { Tone } from '../frame.js';
import type { Settings } from '../options.js';
import { isWithin, refuse } from '../refuse.js';
import { STATE_COMBUST, STATE_RETROGRADE, UI_HOUSE, type Words } from '../words.js';
import type { Row } from './rows.js';

export interface Placed {
  readonly row: Row;
  readonly name: string;
  readonly longitude: number;
  /** From 0 (Aries). */
  readonly sign: number;
  /** From 1. */
  readonly house: number;
  /** Place, house and motion for screen readers. */
  readonly words: string;
}

/** A chart in no particular style. */
export interface Figure {
  readonly settings: Settings;
  /** The title, and the texts beside it. */
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly bodies: readonly Placed[];
  /** From 0: of its cusp, where houses have cusps. */
  readonly signs: readonly number[];
  /** The first house is drawn from it. */
  readonly ascendant: number;
  readonly tinted: readonly number[];
}

export interface Place {
  readonly longitude: number | string;
  readonly decimal_degrees?: number;
  readonly degrees?: string;
}

export interface Body {
  readonly name: string;
  readonly label: string;
  readonly tone: Tone;
  readonly place: Place;
  readonly longitude: number;
  readonly house: number;
  readonly retrograde?: boolean;
  readonly combust?: boolean;
  /** Drawn smaller. */
  readonly minor?: boolean | undefined;
  /** A whole sign, without degrees. */
  readonly whole?: boolean | undefined;
  readonly link?: Row['link'];
}

export function longitudeOf(place: Place | undefined, field: string): number {
  const value = place?.decimal_degrees ?? place?.longitude;
  return isWithin(value, 0, 359.9999999999)
    ? value
    : refuse(field, value, 'a longitude in degrees, from 0 to below 360');
}

/** Degree and minute within the sign, as in the result or from the number. Cut, so that none reads 30° or 60′. */
function degreesOf({ degrees, longitude }: Place): readonly [degrees: string, minutes: string] {
  const written = /^(\d+)\u00b0 (\d\d)/.exec(degrees ?? String(longitude));
  if (written?.[1] !== undefined && written[2] !== undefined) return [written[1], written[2]];
  const minutes = Math.floor((Number(longitude) % 30) * 60 + 1e-9);
  return [String(Math.floor(minutes / 60)), String(minutes % 60).padStart(2, '0')];
}

export function signOf(longitude: number): number {
  return Math.floor(longitude / 30);
}

/** From 1; `first` is the sign of the first house. */
export function houseFrom(first: number, sign: number): number {
  return ((sign - first + 12) % 12) + 1;
}

/** `first` is the sign of the first house. */
export function signsFrom(first: number): number[] {
  return Array.from({ length: 12 }, (_, i) => (first + i) % 12);
}

export function tintedOf(highlight: number | readonly number[] = []): readonly number[] {
  const houses = [highlight].flat();
  const wrong = houses.find((house) => !(isWithin(house, 1, 12) && Number.isInteger(house)));
  return wrong === undefined ? houses : refuse('highlight', wrong, 'a house from 1 to 12, or a list of houses');
}

export function signName(words: Words, sign: number): string {
  return words.word('signs', sign, SIGNS[sign]?.name ?? '');
}

export function placedIn(words: Words, showsDegrees: boolean, body: Body): Placed {
  const {
    name,
    label,
    tone,
    place,
    longitude,
    house,
    retrograde = false,
    combust = false,
    minor,
    whole = false,
    link,
  } = body;
  const sign = signOf(longitude);
  const [degrees, minutes] = degreesOf(place);
  const remarks = [
    `${name}: ${signName(words, sign)}${whole ? '' : ` ${degrees}°${minutes}′`}`,
    `${words.word('ui', UI_HOUSE, 'house')} ${house}`,
    ...(retrograde ? [words.word('states', STATE_RETROGRADE, 'retrograde')] : []),
    ...(combust ? [words.word('states', STATE_COMBUST, 'combust')] : []),
  ];
  return {
    row: {
      label,
      marks: `${retrograde ? 'R' : ''}${combust ? 'C' : ''}`,
      notes: showsDegrees && !whole ? [words.digits(`${degrees}°${minutes}′`), words.digits(`${degrees}°`)] : [],
      tone,
      minor,
      link,
    },
    name,
    longitude,
    sign,
    house,
    words: words.digits(`${remarks.join(', ')}.`),
  };
}

/** Title, and beside it the kind and the school; the kind alone without a title. */
export function headed(title: string, kind: string, school: string): Pick<Figure, 'title' | 'subtitle'> {
  return {
    title: title === '' ? kind : title,
    subtitle: [title !== '' && kind, school !== kind && school].filter(Boolean).join(' · '),
  };
}

export function described(bodies: readonly Placed[]): string {
  return bodies.map(({ words }) => words).join(' ');
}
