import { LETTERS } from '../../charts/tables/avakahada.js';
import { at } from '../../math/at.js';
import { nameOf28, STARS_WITH_ABHIJIT } from '../../zodiac/abhijit.js';
import { VARAS, type Weekday } from '../../zodiac/limbNames.js';
import { type Nakshatra, SIGNS, type Sign } from '../../zodiac/names.js';
import { GRID_VOWELS, GROUP_WEEKDAYS, TITHI_GROUPS, type TithiGroup } from '../tables/sarvatobhadra.js';

/** Lines of the grid; it has as many rows as columns. */
export const GRID = 9;
/** Kṛttikā among the 28: the first nakṣatra of the east. */
const FIRST_STAR = 2;
/** Taurus, the first sign of the east. */
const FIRST_SIGN = 1;
const SIDES = 4;

/** From 0 at the top, which is north. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** What is in a cell. */
export type GridContent =
  | { readonly kind: 'vowel' | 'consonant'; readonly letter: string; readonly devanagari: string }
  | { readonly kind: 'nakshatra'; readonly nakshatra: Nakshatra | 'Abhijit'; readonly star: number }
  | { readonly kind: 'sign'; readonly sign: Sign }
  | { readonly kind: 'tithi'; readonly tithi_group: TithiGroup; readonly weekdays: readonly Weekday[] };

export const VEDHA_DIRECTIONS = ['left', 'front', 'right'] as const;

/** Which way a graha looks from its cell to the middle: forward in the order of the nakṣatras is left. @names none */
export type VedhaDirection = (typeof VEDHA_DIRECTIONS)[number];

/** Clockwise from the north-east. */
function cornersOf(ring: number): readonly GridPlace[] {
  const far = GRID - 1 - ring;
  return [
    { row: ring, column: far },
    { row: far, column: far },
    { row: far, column: ring },
    { row: ring, column: ring },
  ];
}

/** The cells of a ring between its corners: the east, the south, the west and the north, clockwise. */
function sidesOf(ring: number): readonly GridPlace[] {
  const far = GRID - 1 - ring;
  const length = GRID - 2 - 2 * ring;
  const steps = Array.from({ length }, (_, step) => step + 1);
  return [
    ...steps.map((step) => ({ row: ring + step, column: far })),
    ...steps.map((step) => ({ row: far, column: far - step })),
    ...steps.map((step) => ({ row: far - step, column: ring })),
    ...steps.map((step) => ({ row: ring, column: ring + step })),
  ];
}

const groupContent = (group: TithiGroup): GridContent => ({
  kind: 'tithi',
  tithi_group: group,
  weekdays: GROUP_WEEKDAYS[group].map((day) => at(VARAS, day).name),
});

/** The 81 cells, row by row. */
export function gridCells(): readonly (GridPlace & GridContent)[] {
  const placed = new Map<number, GridContent>();
  const put = ({ row, column }: GridPlace, content: GridContent): void => {
    placed.set(row * GRID + column, content);
  };
  GRID_VOWELS.forEach(([letter, devanagari], i) => {
    put(at(cornersOf(Math.floor(i / SIDES)), i % SIDES), { kind: 'vowel', letter, devanagari });
  });
  sidesOf(0).forEach((place, i) => {
    const star = (FIRST_STAR + i) % STARS_WITH_ABHIJIT;
    put(place, { kind: 'nakshatra', nakshatra: nameOf28(star), star });
  });
  sidesOf(1).forEach((place, i) => {
    const [letter, devanagari] = at(LETTERS, i);
    // The letter before va is a itself.
    put(place, { kind: 'consonant', letter: `${letter}a`, devanagari: letter === '' ? 'अ' : devanagari });
  });
  sidesOf(2).forEach((place, i) => {
    put(place, { kind: 'sign', sign: at(SIGNS, (FIRST_SIGN + i) % SIGNS.length).name });
  });
  const middle = (GRID - 1) / 2;
  [...sidesOf(3), { row: middle, column: middle }].forEach((place, i) => {
    put(place, groupContent(at(TITHI_GROUPS, i)));
  });
  return Array.from({ length: GRID * GRID }, (_, i) => {
    const content = placed.get(i);
    if (content === undefined) throw new RangeError(`cell ${i} of the grid is empty`);
    return { row: Math.floor(i / GRID), column: i % GRID, ...content };
  });
}

type Step = readonly [rows: number, columns: number];

/** Steps to left, front and right for one who looks from a side to the middle: east, south, west, north. */
export const STEPS: readonly Readonly<Record<VedhaDirection, Step>>[] = [
  { left: [1, -1], front: [0, -1], right: [-1, -1] },
  { left: [-1, -1], front: [-1, 0], right: [-1, 1] },
  { left: [-1, 1], front: [0, 1], right: [1, 1] },
  { left: [1, 1], front: [1, 0], right: [1, -1] },
];

/** Where a nakṣatra is: 0 (Aśvinī) … 27, with Abhijit as 21. */
export function placeOfStar(star: number): GridPlace & { readonly side: number } {
  const round = (star - FIRST_STAR + STARS_WITH_ABHIJIT) % STARS_WITH_ABHIJIT;
  return { ...at(sidesOf(0), round), side: Math.floor(round / (STARS_WITH_ABHIJIT / SIDES)) };
}

/** The cells of a line of vedha, from the nakṣatra on to the border; its own cell is not one of them. */
export function vedhaLine(star: number, direction: VedhaDirection): GridPlace[] {
  const { row, column, side } = placeOfStar(star);
  const [rows, columns] = at(STEPS, side)[direction];
  const line: GridPlace[] = [];
  for (let step = 1; ; step += 1) {
    const place = { row: row + step * rows, column: column + step * columns };
    if (Math.min(place.row, place.column) < 0 || Math.max(place.row, place.column) >= GRID) return line;
    line.push(place);
  }
}

/** @param tithi 1 … 30 */
export function groupOfTithi(tithi: number): TithiGroup {
  return at(TITHI_GROUPS, (tithi - 1) % TITHI_GROUPS.length);
}

/** @param weekday 0 is Sunday */
export function groupOfWeekday(weekday: number): TithiGroup {
  const group = TITHI_GROUPS.find((one) => GROUP_WEEKDAYS[one].includes(weekday));
  if (group === undefined) throw new RangeError(`there is no weekday ${weekday}`);
  return group;
}
