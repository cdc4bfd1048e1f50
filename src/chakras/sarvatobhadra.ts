import * as v from 'valibot';
import { birthDayOf, DAY_DISPUTE, dayConventions, dayNote } from '../cast/birthDay.js';
import { birthOperation } from '../cast/birthOperation.js';
import { motionsAt } from '../cast/grahas.js';
import { EXAMPLE_BIRTH, natalOf } from '../cast/natalInput.js';
import { RISING_SOURCE } from '../cast/sunrise.js';
import { type Akshara, aksharaOf } from '../charts/rules/avakahada.js';
import { LETTERS, LETTERS_ALONE } from '../charts/tables/avakahada.js';
import { flagSchema, oneOf, record, sunriseSchema } from '../input/schemas.js';
import { stated } from '../input/stated.js';
import { signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import { cite } from '../operation/sources.js';
import type { LocalInstant, SunriseDefinition } from '../types.js';
import { nameOf28, starWithAbhijit } from '../zodiac/abhijit.js';
import { type TithiName, VARAS, type Weekday } from '../zodiac/limbNames.js';
import { limbAngle, limbName, limbNumber } from '../zodiac/limbs.js';
import { GRAHAS, type Graha, type Nakshatra, SIGNS, type Sign } from '../zodiac/names.js';
import type { Nature } from '../zodiac/nature.js';
import { ABHIJIT_WORDS, type ChakraInput, chakraFields, momentSky, momentWords } from './moment.js';
import {
  type GridContent,
  type GridPlace,
  gridCells,
  groupOfTithi,
  groupOfWeekday,
  placeOfStar,
  VEDHA_DIRECTIONS,
  type VedhaDirection,
  vedhaLine,
} from './rules/sarvatobhadra.js';
import { GRID_DISPUTES, GRID_SOURCES } from './sources.js';
import { MEAN_MOTIONS, type TithiGroup } from './tables/sarvatobhadra.js';

export const VEDHA_RULES = ['motion', 'all'] as const;
export const STEADY_RULES = ['one', 'all'] as const;

/** The input of {@link sarvatobhadra}. */
export interface SarvatobhadraInput extends ChakraInput {
  /** Which lines of a graha count: that of its `motion`, the default, or `all` three. */
  readonly vedha?: (typeof VEDHA_RULES)[number] | undefined;
  /** Which lines of Sun, Moon and nodes count, whose motion never changes: `one`, the default, or `all` three. */
  readonly steady_grahas?: (typeof STEADY_RULES)[number] | undefined;
  /** Whether lines to left and right reach the tithis of the middle, too; false by default. */
  readonly side_tithis?: boolean | undefined;
  /** The letter with which the name begins, in IAST, as `rā` or `o`; by default that of the pada of the Moon. */
  readonly name_letter?: string | undefined;
  /** Definition of sunrise, with which the weekday begins; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
}

/** A row or column of the grid, from 1. @asType integer @minimum 1 @maximum 9 */
export type GridLine = number;

/** What a cell of the grid holds. @names none */
export type GridKind = GridContent['kind'];

/** How a graha moves: back, faster than its mean motion, or at most at it. @names none */
export type GridMotion = 'retrograde' | 'swift' | 'mean';

/** A graha that pierces a cell. */
export interface GridVedha {
  /** Which. */
  readonly graha: Graha;
  /** By which of its lines. */
  readonly direction: VedhaDirection;
}

/** Where a cell is: rows from north, columns from west. */
export interface GridCellPlace {
  /** From 1 in the north. */
  readonly row: GridLine;
  /** From 1 in the west. */
  readonly column: GridLine;
}

/** A cell of the grid. */
export interface GridCell extends GridCellPlace {
  /** What it holds. */
  readonly kind: GridKind;
  /** A vowel, or a consonant with its a, in IAST. */
  readonly letter?: string;
  /** The same in Devanāgarī. */
  readonly devanagari?: string;
  /** A nakṣatra, of 28. */
  readonly nakshatra?: Nakshatra | 'Abhijit';
  /** A sign. */
  readonly sign?: Sign;
  /** A group of tithis. */
  readonly tithi_group?: TithiGroup;
  /** The weekdays beside the group. */
  readonly weekdays?: readonly Weekday[];
  /** Grahas in the nakṣatra at the moment. */
  readonly grahas: readonly Graha[];
  /** Who pierces it. */
  readonly pierced_by: readonly GridVedha[];
}

/** A graha in the grid. */
export interface GridGraha {
  /** Its nakṣatra, of 28. */
  readonly nakshatra: Nakshatra | 'Abhijit';
  /** How it moves. */
  readonly motion: GridMotion;
  /** Whether it is benefic at the moment. */
  readonly nature: Nature;
  /** The lines that count. */
  readonly directions: readonly VedhaDirection[];
  /** The cells of the line to the left, forward in the order of the nakṣatras. */
  readonly left: readonly GridCellPlace[];
  /** The cells of the line straight across. */
  readonly front: readonly GridCellPlace[];
  /** The cells of the line to the right. */
  readonly right: readonly GridCellPlace[];
}

/** Parts of a person in the grid, in the order of the result. */
export const PERSON_PARTS = ['nakshatra', 'sign', 'tithi', 'weekday', 'consonant', 'vowel'] as const;

/** A part of a person in the grid. @names none */
export type PersonPart = (typeof PERSON_PARTS)[number];

/** A part of a person in the grid, with who pierces it. */
export interface PersonCell extends GridCellPlace {
  /** Which part. */
  readonly part: PersonPart;
  /** Nakṣatra of the natal Moon, of 28. */
  readonly nakshatra?: Nakshatra | 'Abhijit';
  /** Sign of the natal Moon. */
  readonly sign?: Sign;
  /** Tithi of the birth. */
  readonly tithi?: TithiName;
  /** Weekday of the birth, from sunrise. */
  readonly weekday?: Weekday;
  /** Consonant or vowel of the name, in IAST. */
  readonly letter?: string;
  /** Benefics that pierce it. */
  readonly benefics: readonly Graha[];
  /** Malefics that pierce it. */
  readonly malefics: readonly Graha[];
}

/** The sarvatobhadra cakra of a birth at a moment. */
export interface SarvatobhadraData {
  /** The moment, on the clocks of the birthplace. */
  readonly at: LocalInstant;
  /** The letter with which the name begins. */
  readonly name_letter: string;
  /** The 81 cells, row by row from north-west. */
  readonly cells: readonly GridCell[];
  /** The nine grahas of the moment. */
  readonly planets: Readonly<Record<Graha, GridGraha>>;
  /** Nakṣatra, sign, tithi, weekday and letters of the person, each with who pierces it. */
  readonly person: readonly PersonCell[];
  /** What replaced a sunrise or sunset that there was not; null where there was one. */
  readonly note: string | null;
}

const SHORT_VOWELS: Readonly<Record<string, string>> = { ā: 'a', ī: 'i', ū: 'u' };
const LETTER_RULE = 'it must be a letter of the sarvatobhadra chakra in IAST, such as "vī", "rā" or "o".';

interface NameCells {
  readonly consonant: string;
  readonly vowel: string;
}

/** Cells of a letter such as `vī`: the consonant with its a, and the vowel, of which long ā, ī and ū count as those of the padas do. */
export function nameCells(letter: string): NameCells | undefined {
  const vowels = ['ai', 'au', 'a', 'ā', 'i', 'ī', 'u', 'ū', 'ṛ', 'e', 'o'];
  const vowel = vowels.find((one) => letter.endsWith(one));
  if (vowel === undefined) return undefined;
  const head = letter.slice(0, letter.length - vowel.length);
  const same: Readonly<Record<string, string>> = { b: 'v', ś: 's' };
  const own = same[head] ?? head;
  const shared = Object.entries(LETTERS_ALONE).find(([, others]) => others.some(([one]) => one === own));
  const consonant = shared?.[0] ?? own;
  if (!LETTERS.some(([one]) => one === consonant)) return undefined;
  return { consonant: `${consonant}a`, vowel: SHORT_VOWELS[vowel] ?? vowel };
}

const nameLetterSchema = () =>
  v.optional(
    v.pipe(
      v.string('it must be a text.'),
      stated<string>({ maxLength: 4 }, (text) => text.length <= 4 && nameCells(text) !== undefined, LETTER_RULE),
    ),
  );

const shown = ({ row, column }: GridPlace): GridCellPlace => ({ row: row + 1, column: column + 1 });
const same = (one: GridPlace, other: GridPlace): boolean => one.row === other.row && one.column === other.column;

function motionOf(graha: Graha, retrograde: boolean, speed: number | undefined): GridMotion {
  if (graha === 'Sun' || graha === 'Moon') return 'swift';
  if (retrograde || graha === 'Rahu' || graha === 'Ketu' || speed === undefined) return 'retrograde';
  return speed > MEAN_MOTIONS[graha] ? 'swift' : 'mean';
}

const OF_MOTION: Readonly<Record<GridMotion, VedhaDirection>> = { retrograde: 'right', swift: 'left', mean: 'front' };
export const STEADY: readonly Graha[] = ['Sun', 'Moon', 'Rahu', 'Ketu'];

/**
 * Returns the sarvatobhadra cakra: the grid of 81 cells (28 nakṣatras, letters, signs, tithis with weekdays), the grahas of a moment with the
 * three lines of vedha of each, and which parts of the person are pierced, by benefics and by malefics.
 *
 * Rows are counted from north, columns from west; Kṛttikā is the first nakṣatra of the east. Which lines count follows from the motion of a
 * graha, or `vedha` says all.
 *
 * @param input `birth`; optional `at` (ISO 8601 with offset; the birth by default), `vedha` (`motion`, `all`), `steady_grahas` (`one`, `all`),
 * `side_tithis`, `name_letter`, `sunrise`, `ayanamsa` (default lahiri), `node`, `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `invalid_value` for a `name_letter` without a cell; `date_out_of_range` beyond the ephemeris;
 * `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Horāratna, quoted in the note to Phaladīpikā 26.48; S. Adawal, Encyclopedia of Vedic Astrology, Planetary Transit XII.
 *
 * @example
 * ```ts
 * import { sarvatobhadra } from 'siddhanta/chakras';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { data } = sarvatobhadra({ birth, at: '2026-01-01T00:00:00+05:30' });
 * data.planets.Saturn.directions; // => ['left']
 * data.person.find(({ part }) => part === 'sign')?.malefics; // => ['Saturn']
 * ```
 */
export const sarvatobhadra = birthOperation<SarvatobhadraInput, SarvatobhadraData>()({
  name: 'chakras.sarvatobhadra',
  summary: 'Sarvatobhadra chakra: the grid of 81 cells and what grahas of a moment pierce in a birth',
  units: 3,
  example: { birth: EXAMPLE_BIRTH, at: '2026-01-01T00:00:00+05:30' },
  schema: () =>
    record({
      ...chakraFields(),
      vedha: v.optional(oneOf(VEDHA_RULES), VEDHA_RULES[0]),
      steady_grahas: v.optional(oneOf(STEADY_RULES), STEADY_RULES[0]),
      side_tithis: flagSchema(),
      name_letter: nameLetterSchema(),
      sunrise: sunriseSchema(),
    }),
  run(input, sky) {
    const natal = natalOf(input.birth, sky);
    const moment = momentSky(input, natal, sky);
    const speeds: Partial<Record<Graha, number>> = motionsAt(sky, moment.instant, natal.place);
    const cells = gridCells();
    const kindAt = ({ row, column }: GridPlace): GridKind =>
      cells.find((cell) => cell.row === row && cell.column === column)?.kind ?? 'vowel';
    const lineOf = (star: number, direction: VedhaDirection): GridPlace[] =>
      vedhaLine(star, direction).filter(
        (place) => direction === 'front' || input.side_tithis || kindAt(place) !== 'tithi',
      );
    const stars = recordOf(GRAHAS, (graha) => starWithAbhijit(moment.longitudes[graha]).index);
    const lines = recordOf(GRAHAS, (graha) =>
      recordOf(VEDHA_DIRECTIONS, (direction) => lineOf(stars[graha], direction)),
    );
    const planets = recordOf(GRAHAS, (graha): GridGraha => {
      const motion = motionOf(graha, moment.grahas[graha].retrograde, speeds[graha]);
      const all = input.vedha === 'all' || (input.steady_grahas === 'all' && STEADY.includes(graha));
      const { left, front, right } = lines[graha];
      return {
        nakshatra: nameOf28(stars[graha]),
        motion,
        nature: moment.natures[graha],
        directions: all ? VEDHA_DIRECTIONS : [OF_MOTION[motion]],
        left: left.map(shown),
        front: front.map(shown),
        right: right.map(shown),
      };
    });
    const piercing = (place: GridPlace): GridVedha[] =>
      GRAHAS.flatMap((graha) =>
        planets[graha].directions
          .filter((direction) => lines[graha][direction].some((one) => same(one, place)))
          .map((direction) => ({ graha, direction })),
      );

    const { Moon: moon, Sun: sun } = natal.grahas;
    const day = birthDayOf(natal);
    const tithi = limbNumber('tithi', limbAngle('tithi', sun.longitude, moon.longitude));
    const star = starWithAbhijit(moon.longitude).index;
    const akshara: Akshara = aksharaOf(moon.longitude);
    const name_letter = input.name_letter ?? akshara.iast;
    const name = nameCells(name_letter);
    const sign = at(SIGNS, signIndex(moon.longitude)).name;
    const find = (test: (content: GridContent) => boolean): GridPlace => {
      const cell = cells.find(test);
      if (cell === undefined) throw new RangeError('the grid lacks a cell of the person');
      return cell;
    };
    const part = (of: PersonPart, place: GridPlace, told: Partial<PersonCell>): PersonCell => {
      const who = [...new Set(piercing(place).map(({ graha }) => graha))];
      return {
        part: of,
        ...shown(place),
        ...told,
        benefics: who.filter((graha) => moment.natures[graha] === 'benefic'),
        malefics: who.filter((graha) => moment.natures[graha] === 'malefic'),
      };
    };
    const group = (which: TithiGroup): GridPlace => find((one) => one.kind === 'tithi' && one.tithi_group === which);
    const letter = (kind: 'consonant' | 'vowel'): PersonCell[] => {
      const requested = name?.[kind];
      const cell = cells.find((one) => one.kind === kind && one.letter === requested);
      return cell === undefined || requested === undefined ? [] : [part(kind, cell, { letter: requested })];
    };
    return {
      data: {
        at: moment.at,
        name_letter,
        cells: cells.map(({ row, column, ...content }): GridCell => {
          const { star: own, ...told } = { star: undefined, ...content };
          return {
            ...shown({ row, column }),
            ...told,
            grahas: own === undefined ? [] : GRAHAS.filter((graha) => stars[graha] === own),
            pierced_by: piercing({ row, column }),
          };
        }),
        planets,
        person: [
          part('nakshatra', placeOfStar(star), { nakshatra: nameOf28(star) }),
          part(
            'sign',
            find((one) => one.kind === 'sign' && one.sign === sign),
            { sign },
          ),
          part('tithi', group(groupOfTithi(tithi)), { tithi: limbName('tithi', tithi) }),
          part('weekday', group(groupOfWeekday(day.weekday)), { weekday: at(VARAS, day.weekday).name }),
          ...letter('consonant'),
          ...letter('vowel'),
        ],
        note: dayNote(day),
      },
      chart: natal,
      method: 'Lines from the nakshatra of each graha through the grid, by its motion, to the cells of the person',
      conventions: {
        grid: 'rows from north, columns from west; Krittika is the first nakshatra of the east',
        vedha:
          input.vedha === 'all'
            ? 'all three lines of each graha'
            : `retrograde grahas to the right, swift ones to the left, others to the front; ${input.steady_grahas === 'all' ? 'all three of Sun, Moon and nodes' : 'Sun and Moon to the left, nodes to the right'}`,
        side_tithis: input.side_tithis ? 'reached by lines to the sides' : 'reached by lines to the front alone',
        name_letter: input.name_letter === undefined ? 'that of the pada of the Moon' : 'as it was given',
        abhijit: ABHIJIT_WORDS,
        ...momentWords(input),
        ...dayConventions(natal),
      },
      sources: [...GRID_SOURCES, cite('suryaSiddhanta', '2.66', 'tithi of the birth'), RISING_SOURCE],
      disputed: [...GRID_DISPUTES, DAY_DISPUTE],
      verified_against:
        'the line of Punarvasu in example 7 of Narasimha Rao, and the 81 cells of a printed grid (fixtures/sources/chakras.json)',
      restsOnBirthTime: ['name_letter', 'person', ...(input.at === undefined ? ['at', 'cells', 'planets'] : [])],
    };
  },
});
