import { SIGNS } from '../../zodiac/names.js';
import type { Tone } from '../frame.js';
import type { Settings } from '../options.js';
import { isWithin, refuse } from '../refuse.js';
import { STATE_COMBUST, STATE_RETROGRADE, UI_HOUSE, type Words } from '../words.js';
import type { Row } from './rows.js';

/** A body in a figure. */
export interface Placed {
  readonly row: Row;
  /** Its name in full. */
  readonly name: string;
  readonly longitude: number;
  /** From 0 (Aries). */
  readonly sign: number;
  /** From 1. */
  readonly house: number;
  /** What is said of it: its place, its house, its motion. */
  readonly words: string;
}

/** A chart as every style draws it. */
export interface Figure {
  readonly settings: Settings;
  /** What stands over it, and beside that. */
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly bodies: readonly Placed[];
  /** Sign of each house, from 0: of its cusp, where houses have cusps. */
  readonly signs: readonly number[];
  /** Longitude from which the first house is drawn. */
  readonly ascendant: number;
  /** Houses that are tinted. */
  readonly tinted: readonly number[];
}

/** A place as a result tells it. */
export interface Place {
  readonly longitude: number | string;
  readonly decimal_degrees?: number;
  readonly degrees?: string;
}

/** A body as it was read from a result. */
export interface Body {
  readonly name: string;
  readonly label: string;
  readonly tone: Tone;
  readonly place: Place;
  readonly longitude: number;
  /** From 1. */
  readonly house: number;
  readonly retrograde?: boolean;
  readonly combust?: boolean;
  /** Whether it stands smaller than the others. */
  readonly minor?: boolean | undefined;
  /** Whether a whole sign is meant, which has no degrees. */
  readonly whole?: boolean | undefined;
}

/** Returns the longitude of a place, judged. */
export function longitudeOf(place: Place | undefined, field: string): number {
  const value = place?.decimal_degrees ?? place?.longitude;
  return isWithin(value, 0, 359.9999999999)
    ? value
    : refuse(field, value, 'a longitude in degrees, from 0 to below 360');
}

/** Returns the degree and minute within the sign: as the result writes them, or of the number. Cut, so that none reads 30° or 60′. */
function degreesOf({ degrees, longitude }: Place): readonly [degrees: string, minutes: string] {
  const written = /^(\d+)\u00b0 (\d\d)/.exec(degrees ?? String(longitude));
  if (written?.[1] !== undefined && written[2] !== undefined) return [written[1], written[2]];
  const minutes = Math.floor((Number(longitude) % 30) * 60 + 1e-9);
  return [String(Math.floor(minutes / 60)), String(minutes % 60).padStart(2, '0')];
}

/** Returns the sign in which a longitude lies, from 0 (Aries). */
export function signOf(longitude: number): number {
  return Math.floor(longitude / 30);
}

/** Returns the house of a sign, from 1, where that of `first` is the first. */
export function houseFrom(first: number, sign: number): number {
  return ((sign - first + 12) % 12) + 1;
}

/** Returns the signs of twelve houses of which the first has the sign `first`. */
export function signsFrom(first: number): number[] {
  return Array.from({ length: 12 }, (_, i) => (first + i) % 12);
}

/** Returns the houses that are to be tinted, judged. */
export function tintedOf(highlight: number | readonly number[] = []): readonly number[] {
  const houses: readonly number[] = Array.isArray(highlight) ? highlight : [highlight];
  const wrong = houses.find((house) => !(isWithin(house, 1, 12) && Number.isInteger(house)));
  return wrong === undefined ? houses : refuse('highlight', wrong, 'a house from 1 to 12, or a list of houses');
}

/** Returns the name of a sign, from 0, in the language. */
export function signName(words: Words, sign: number): string {
  return words.word('signs', sign, SIGNS[sign]?.name ?? '');
}

/** Returns a body as it is drawn and told. */
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
      ...(minor && { minor }),
    },
    name,
    longitude,
    sign,
    house,
    words: words.digits(`${remarks.join(', ')}.`),
  };
}

/** Returns the heading of a chart: the title, and beside it what it is and its school; what it is alone, where there is no title. */
export function headed(title: string, kind: string, school: string): Pick<Figure, 'title' | 'subtitle'> {
  return {
    title: title === '' ? kind : title,
    subtitle: [...(title === '' ? [] : [kind]), ...(school === kind ? [] : [school])]
      .filter((part) => part !== '')
      .join(' · '),
  };
}

/** Returns what is said of a chart. */
export function described(bodies: readonly Placed[]): string {
  return bodies.map(({ words }) => words).join(' ');
}
