import { DEGREE, type MicroArcseconds, modulo, SIGN } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { SIGN_LORDS, type SignLord } from '../../zodiac/lords.js';
import type { Graha } from '../../zodiac/names.js';
import {
  BINDU_TABLE,
  type BinduTable,
  type BinduTableName,
  type Contributor,
  GRAHA_MULTIPLIERS,
  KAKSHYA_DEGREES,
  type OfEight,
  SIGN_MULTIPLIERS,
  SIGN_PAIRS,
} from '../tables/ashtakavarga.js';

export type SignRow = readonly number[];

/** Aries to Pisces: 1 where a bindu is given, 0 where none is. @minItems 12 @maxItems 12 */
export type BinduMarks = readonly (0 | 1)[];

/** The bindus of one table by contributor. */
export type BindusGiven = Readonly<Record<Contributor, BinduMarks>>;

const VIRGO = 5;

export function ofEight<Value>(make: (one: Contributor) => Value): OfEight<Value> {
  // Written out: `Object.fromEntries` costs several times as much, and a scheme makes dozens of these.
  return {
    Sun: make('Sun'),
    Moon: make('Moon'),
    Mars: make('Mars'),
    Mercury: make('Mercury'),
    Jupiter: make('Jupiter'),
    Venus: make('Venus'),
    Saturn: make('Saturn'),
    Ascendant: make('Ascendant'),
  };
}

function row<Value extends number>(make: (sign: number) => Value): readonly Value[] {
  const made: Value[] = [];
  for (let sign = 0; sign < 12; sign++) made.push(make(sign));
  return made;
}

/**
 * Returns who gives a bindu to which sign, in the table of each of the eight. Houses count inclusively from the contributor's sign.
 * @param signs of the eight, 0 (Aries) … 11
 */
export function prastaraOf(table: BinduTable, signs: OfEight<number>): OfEight<BindusGiven> {
  return ofEight((target) =>
    ofEight((giver) => {
      const houses = table[target][giver];
      return row((sign) => (houses.includes(modulo(sign - signs[giver], 12) + 1) ? 1 : 0));
    }),
  );
}

export function summed(rows: readonly SignRow[]): SignRow {
  return row((sign) => rows.reduce((sum, one) => sum + at(one, sign), 0));
}

export function bhinnaOf(prastara: OfEight<BindusGiven>): OfEight<SignRow> {
  return ofEight((target) => summed(Object.values(prastara[target])));
}

/** Sums the seven planets; the ascendant's own row is left out. */
export function sarvaOf(bhinna: OfEight<SignRow>): SignRow {
  return summed(SIGN_LORDS.map((planet) => bhinna[planet]));
}

export function begunAt(bindus: SignRow, first: number): SignRow {
  return row((house) => at(bindus, (first + house) % 12));
}

export interface TrineStep {
  readonly signs: readonly number[];
  readonly before: readonly number[];
  readonly subtracted: number;
  readonly after: readonly number[];
}

/** Bṛhat Parāśara Horā Śāstra 67.3–5 describes it as three cases. */
export function trineSteps(bindus: SignRow): readonly TrineStep[] {
  return [0, 1, 2, 3].map((first) => {
    const signs = [first, first + 4, first + 8];
    const before = signs.map((sign) => at(bindus, sign));
    const subtracted = Math.min(...before);
    return { signs, before, subtracted, after: before.map((number) => number - subtracted) };
  });
}

export const PAIR_CASES = [
  'zero',
  'both_occupied',
  'none_occupied_equal',
  'none_occupied_unequal',
  'one_occupied_larger',
  'one_occupied_smaller',
  'one_occupied_equal',
] as const;

/** The case of two signs of one lord. */
export type PairCase = (typeof PAIR_CASES)[number];

export interface PairStep {
  readonly signs: readonly [number, number];
  readonly occupied: readonly [boolean, boolean];
  readonly before: readonly [number, number];
  readonly after: readonly [number, number];
  readonly case: PairCase;
}

function besideOccupied(occupied: number, empty: number): { readonly case: PairCase; readonly empty: number } {
  if (occupied > empty) return { case: 'one_occupied_larger', empty: 0 };
  if (occupied < empty) return { case: 'one_occupied_smaller', empty: occupied };
  return { case: 'one_occupied_equal', empty: 0 };
}

function pairStep(
  [x, y]: readonly [number, number],
  [a, b]: readonly [boolean, boolean],
): Pick<PairStep, 'case' | 'after'> {
  if (x === 0 || y === 0) return { case: 'zero', after: [x, y] };
  if (a && b) return { case: 'both_occupied', after: [x, y] };
  if (a) {
    const { empty, ...found } = besideOccupied(x, y);
    return { ...found, after: [x, empty] };
  }
  if (b) {
    const { empty, ...found } = besideOccupied(y, x);
    return { ...found, after: [empty, y] };
  }
  if (x === y) return { case: 'none_occupied_equal', after: [0, 0] };
  return { case: 'none_occupied_unequal', after: [Math.min(x, y), Math.min(x, y)] };
}

/**
 * Returns the five pairs of signs with one lord in a row after the first reduction; Cancer and Leo stay. Bṛhat Parāśara Horā Śāstra 68.1–5.
 * @param occupied whether somebody stands in a sign, from Aries
 */
export function pairSteps(reduced: SignRow, occupied: readonly boolean[]): readonly PairStep[] {
  return SIGN_PAIRS.map((signs) => {
    const before = [at(reduced, signs[0]), at(reduced, signs[1])] as const;
    const held = [at(occupied, signs[0]), at(occupied, signs[1])] as const;
    const { after, case: found } = pairStep(before, held);
    return { signs, occupied: held, before, after, case: found };
  });
}

export function reducedBy(
  bindus: SignRow,
  steps: readonly { readonly signs: readonly number[]; readonly after: readonly number[] }[],
): SignRow {
  const reduced = [...bindus];
  for (const { signs, after } of steps) {
    signs.forEach((sign, i) => {
      reduced[sign] = at(after, i);
    });
  }
  return reduced;
}

export function signMultipliers(virgo: number): SignRow {
  return row((sign) => (sign === VIRGO ? virgo : at(SIGN_MULTIPLIERS, sign)));
}

export interface Pindas {
  readonly rashi: number;
  readonly graha: number;
  readonly shodhya: number;
}

/**
 * Returns the piṇḍas of a twice reduced row: every sign times its multiplier, the sign of every planet times the planet's, and their sum.
 * @param multipliers of the signs, from Aries
 * @param signs where the seven planets stand, 0 … 11
 */
export function pindasOf(reduced: SignRow, multipliers: SignRow, signs: Readonly<Record<SignLord, number>>): Pindas {
  const rashi = reduced.reduce((sum, bindus, sign) => sum + bindus * at(multipliers, sign), 0);
  const graha = SIGN_LORDS.reduce((sum, planet) => sum + at(reduced, signs[planet]) * GRAHA_MULTIPLIERS[planet], 0);
  return { rashi, graha, shodhya: rashi + graha };
}

export const OCCUPANCIES = ['grahas', 'grahas_and_ascendant', 'grahas_and_nodes'] as const;

/** A reading of who occupies a sign. */
export type Occupancy = (typeof OCCUPANCIES)[number];

/** Signs of the eight and the nodes, 0 (Aries) … 11. */
export type ChartSigns = Readonly<Record<Graha | 'Ascendant', number>>;

const BESIDE_THE_SEVEN = {
  grahas: [],
  grahas_and_ascendant: ['Ascendant'],
  grahas_and_nodes: ['Rahu', 'Ketu'],
} as const satisfies Readonly<Record<Occupancy, readonly (keyof ChartSigns)[]>>;

export function occupiedSigns(signs: ChartSigns, occupancy: Occupancy): readonly boolean[] {
  const held = new Set([...SIGN_LORDS, ...BESIDE_THE_SEVEN[occupancy]].map((one) => signs[one]));
  return Array.from({ length: 12 }, (_, sign) => held.has(sign));
}

export interface SchemeChoices {
  readonly table: BinduTableName;
  readonly occupancy: Occupancy;
  readonly virgo: number;
}

export interface ReducedRow {
  readonly trines: readonly TrineStep[];
  readonly trikona: SignRow;
  readonly pairs: readonly PairStep[];
  readonly ekadhipatya: SignRow;
  readonly pindas: Pindas;
}

export interface Scheme {
  readonly prastara: OfEight<BindusGiven>;
  readonly bhinna: OfEight<SignRow>;
  readonly sarva: SignRow;
  readonly reduced: OfEight<ReducedRow>;
}

export function schemeOf(signs: ChartSigns, { table, occupancy, virgo }: SchemeChoices): Scheme {
  const prastara = prastaraOf(BINDU_TABLE[table], signs);
  const bhinna = bhinnaOf(prastara);
  const occupied = occupiedSigns(signs, occupancy);
  const multipliers = signMultipliers(virgo);
  const reduced = ofEight((one): ReducedRow => {
    const trines = trineSteps(bhinna[one]);
    const trikona = reducedBy(bhinna[one], trines);
    const pairs = pairSteps(trikona, occupied);
    const ekadhipatya = reducedBy(trikona, pairs);
    return { trines, trikona, pairs, ekadhipatya, pindas: pindasOf(ekadhipatya, multipliers, signs) };
  });
  return { prastara, bhinna, sarva: sarvaOf(bhinna), reduced };
}

/** Returns the kakṣyā of a longitude (micro-arcseconds), 0 … 7; a boundary belongs to the part that begins there. */
export function kakshyaIndex(longitude: MicroArcseconds): number {
  return Math.floor((longitude % SIGN) / (KAKSHYA_DEGREES * DEGREE));
}
