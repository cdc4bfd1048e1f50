// A second reader of the packed series, slow and plain, after docs/decisions/0035-packed-series.md.
import type { SeriesTable } from '../../src/sky/analytical/series.js';

type Pair = readonly [sine: number, cosine: number];
type Direction = readonly [x: number, y: number];

/** A wave as the format has it: coefficients of T … T⁴ of its argument in turns, and what is not 0 of its terms. */
export interface PlainWave {
  readonly turns: readonly number[];
  readonly terms: readonly { readonly coordinate: number; readonly power: number; readonly cosine: number; readonly sine: number }[]; // biome-ignore format: one line
}

const bytesOf = (base64: string): number[] => [...Buffer.from(base64, 'base64')];
const lengthOf = (value: number): number => (value === 0 ? 0 : Math.abs(value).toString(2).length);
const floor = Math.floor;

/** The chance of a yes in 16,384ths, and how many answers it comes from, sixteen at most. */
interface Learned {
  chance: number;
  seen: number;
}

class Reader {
  private readonly answers = new Map<string, Learned>();
  private readonly sizes = new Map<string, number>();
  private readonly coded: number[];
  private readonly stream: string;
  private range = 2 ** 24;
  private code: number;
  private byte = 3;
  private bit = 0;

  constructor({ answers, numbers }: SeriesTable) {
    this.coded = bytesOf(answers);
    const [first = 0, second = 0, third = 0] = this.coded;
    this.code = first * 65536 + second * 256 + third;
    this.stream = bytesOf(numbers)
      .map((byte) => byte.toString(2).padStart(8, '0'))
      .join('');
  }

  /** The lower part of the range is the yes, as wide as its chance. */
  yes(context: string): boolean {
    const learned = this.answers.get(context) ?? { chance: 8192, seen: 0 };
    this.answers.set(context, learned);
    const share = floor((floor(this.range / 256) * learned.chance) / 64);
    const yes = this.code < share;
    if (!yes) this.code -= share;
    this.range = yes ? share : this.range - share;
    while (this.range < 65536) {
      this.range *= 256;
      this.code = this.code * 256 + (this.coded[this.byte++] ?? 0);
    }
    const part = 2 ** (learned.seen > 4 ? (learned.seen < 16 ? 3 : 4) : learned.seen > 0 ? 2 : 1);
    if (yes) learned.chance += floor((16384 - learned.chance) / part);
    else learned.chance -= floor(learned.chance / part);
    learned.seen = Math.min(learned.seen + 1, 16);
    return yes;
  }

  run(most: number, context: (i: number) => string): number {
    for (let i = 0; i < most; i++) if (!this.yes(context(i))) return i;
    return most;
  }

  bits(count: number): number {
    const from = this.bit;
    this.bit += count;
    return count === 0 ? 0 : Number.parseInt(this.stream.slice(from, this.bit), 2);
  }

  number(context: string): number {
    const sixteenths = this.sizes.get(context) ?? 16;
    const order = floor(sixteenths / 16);
    let zeros = 0;
    while (this.bits(1) === 0) zeros++;
    const value = this.bits(order + zeros) + 2 ** (order + zeros) - 2 ** order;
    this.sizes.set(context, sixteenths + floor((16 * lengthOf(value) - sixteenths) / 4));
    return value;
  }

  pair([x, y]: Direction, size: string, side: string, other: string): Pair {
    const upright = Math.abs(y) > Math.abs(x);
    const [along, across] = upright ? [y, x] : [x, y];
    const magnitude = this.number(`size ${size}`);
    const back = magnitude > 0 && this.yes(`side ${side}`) !== along < 0;
    const main = back ? -magnitude : magnitude;
    const off = `${other}, ${lengthOf(magnitude)} bits`;
    let rest = magnitude === 0 || across === 0 ? 0 : Math.round((main * across) / along) + 0;
    if (!this.yes(`exact ${off}`)) {
      const by = 1 + this.number(`off ${off}`);
      rest += this.bits(1) > 0 ? -by : by;
    }
    return upright ? [rest, main] : [main, rest];
  }
}

const SORTS = ['of the Moon alone', 'of Moon and planets', 'each by itself'];
const UNIT = 16384;
/** Of fractions in 16,384ths, rounded down. */
const times = (value: number): number => floor(value / UNIT);

/** Of waves whose phases go together: direction of the largest term, and its bits, by power of T. */
type Family = Map<string, { direction: Direction; bits: number }>;

/** Bits of the last numbers of each coordinate at power 0. */
type Last = [number, number, number];

function readTerms(
  reader: Reader,
  last: Last,
  family: Family,
  { sort, cosine, sine, odd, reach, opposite }: { readonly sort: 0 | 1 | 2; readonly cosine: number; readonly sine: number; readonly odd: boolean; readonly reach: number; readonly opposite: boolean }, // biome-ignore format: one line
): PlainWave['terms'] {
  const terms: { coordinate: number; power: number; cosine: number; sine: number }[] = [];
  let leading = 0;
  let sideOfLongitude = 'none';
  for (const [coordinate, name] of ['longitude', 'latitude', 'distance'].entries()) {
    const distance = name === 'distance';
    const expected = `${SORTS[sort]}, ${odd ? 'odd' : 'even'} F, ${name === 'latitude' ? name : 'not latitude'}, ${distance ? `longitude ${Math.min(leading, 6)}` : ''}`; // biome-ignore format: one line
    const powers = reader.run(6, (i) => `powers ${expected}, ${i}`);
    let below = 0;
    for (let power = 0; power < powers; power++) {
      const later = power > 0 ? 'later' : 'first';
      if (power < powers - 1 && reader.yes(`gap ${SORTS[sort]}, ${later}`)) {
        below = 0;
        continue;
      }
      const own = sort === 2 && name === 'latitude' ? 'latitude' : 'all';
      const moon: Direction = own === 'all' ? [UNIT, 0] : [0, 0];
      const known = family.get(`${own} ${power}`) ?? { direction: sort === 0 ? moon : ([0, 0] as Direction), bits: 0 };
      let { direction, bits } = known;
      if (sort !== 0 && bits === 0 && power > 0) {
        const lower = family.get(`${own} ${power - 1}`) ?? { direction: [0, 0] as Direction, bits: 0 };
        direction = [-lower.direction[1], lower.direction[0]];
        bits = lower.bits;
      }
      const [x, y] = direction;
      const along = times(x * cosine - y * sine);
      const aside = times(x * sine + y * cosine);
      const towards: Direction = distance ? [-aside, along] : [along, aside];
      const beside = distance && leading > 0;
      const size =
        power > 0
          ? `of power ${Math.min(power, 3)}, below ${Math.min(below, 15)}`
          : beside
            ? `beside a longitude of ${leading}`
            : `of ${distance ? 'distance' : 'an angle'}, ${sort === 0 ? `reach ${reach}` : `last ${Math.min(last[coordinate] ?? 0, 15)}`}`;
      const [sines, cosines] = reader.pair(
        towards,
        `${SORTS[sort]}, ${size}`,
        `${SORTS[sort]}, ${name}, ${later}, ${power === 0 && beside ? sideOfLongitude : 'none'}`,
        `${sort !== 0 && bits === 0 ? 'nothing known' : SORTS[sort]}, ${later}`,
      );
      terms.push({ coordinate, power, cosine: cosines, sine: opposite ? -sines : sines });
      below = lengthOf(Math.abs(sines) | Math.abs(cosines));
      if (power === 0) last[coordinate] = below;
      if (power === 0 && coordinate === 0) {
        leading = below;
        sideOfLongitude = sines * towards[0] + cosines * towards[1] < 0 ? 'behind' : 'ahead';
      }
      if (sort === 0 || below <= known.bits) continue;
      // At most 14 bits, and turned back to where the longitude of the family points.
      const shrunk = (value: number): number => floor(value * 2 ** (UNIT_BITS_LESS_ONE - below));
      const [plainX, plainY] = distance ? [shrunk(cosines), shrunk(-sines)] : [shrunk(sines), shrunk(cosines)];
      const turned: Direction = [times(plainX * cosine + plainY * sine), times(plainY * cosine - plainX * sine)];
      family.set(`${own} ${power}`, { direction: turned, bits: below });
    }
  }
  return terms;
}

const UNIT_BITS_LESS_ONE = 13;

interface Sum {
  readonly argument: readonly number[];
  readonly weight: number;
  readonly odd: boolean;
}

type Lattice = NonNullable<SeriesTable['lattice']>;

function sumOf(lattice: Lattice, multiples: readonly number[]): number[] {
  const total = [0, 0, 0, 0, UNIT, 0];
  for (const [i, many] of multiples.entries()) {
    const argument = lattice[i] ?? [0, 0, 0, 0, UNIT, 0];
    for (const power of [0, 1, 2, 3]) total[power] = (total[power] ?? 0) + many * (argument[power] ?? 0);
    const sine = Math.sign(many) * argument[5];
    for (let left = Math.abs(many); left > 0; left--) {
      const [c = 0, s = 0] = total.slice(4);
      total[4] = times(c * argument[4] - s * sine);
      total[5] = times(c * sine + s * argument[4]);
    }
  }
  return total;
}

const upTo = (most: number, from = -most): number[] => Array.from({ length: most - from + 1 }, (_, i) => from + i);

function readSums(reader: Reader, lattice: Lattice, name: string, nodes: number, half: boolean): Sum[] {
  const found: Sum[] = [];
  const there = new Set<string>();
  const reach = 2 * reader.bits(4);
  for (const d of upTo(8, half ? 0 : -8)) {
    for (const f of upTo(6)) {
      for (const l of upTo(6)) {
        const light = Math.abs(d) + 4 * Math.abs(f) + 2 * Math.abs(l);
        const most = Math.min(4, floor((reach - light) / 4));
        for (const e of most < 0 ? [] : upTo(most)) {
          const sign = [d, f, l, e].find((many) => many !== 0) ?? 0;
          if (half && sign <= 0) continue;
          const weight = light + 4 * Math.abs(e);
          const beside = [[0, 0, 0, 1], [0, 0, 1, 0], [0, 0, 1, 1], [0, 2, 0, 0], [2, 0, 0, 0]]; // biome-ignore format: one line
          const near = beside.filter(([dd = 0, df = 0, dl = 0, de = 0]) => there.has([d - dd, f - df, l - dl, e - de].join())); // biome-ignore format: one line
          const context = `present ${name}, weight ${Math.min(floor(weight / 2), 9)}, ${Math.min(near.length, 3)} near, ${Math.abs(d % 2)}`; // biome-ignore format: one line
          if (!reader.yes(context)) continue;
          there.add([d, f, l, e].join());
          found.push({ argument: sumOf(lattice, [d, f, l, e, nodes]), weight, odd: f % 2 !== 0 });
        }
      }
    }
  }
  return found;
}

function latticeWaves(reader: Reader, lattice: Lattice): PlainWave[] {
  const waves: PlainWave[] = [];
  const last: Last = [0, 0, 0];
  let single = reader.number('single');
  const member = (family: Family, sort: 0 | 1, frequency: number, { argument, weight, odd }: Sum): void => {
    const [t1 = 0, t2 = 0, t3 = 0, t4 = 0, cosine = 0, sine = 0] = argument;
    const opposite = frequency + t1 < 0;
    const turns = [frequency + t1, t2, t3, t4].map((one) => (opposite ? -1 : 1) * one);
    const reach = Math.min(floor(weight / 3), 7);
    for (let again = true; again; ) {
      waves.push({ turns, terms: readTerms(reader, last, family, { sort, cosine, sine, odd, reach, opposite }) });
      again = single-- === 0;
      if (again) single = reader.number('single');
    }
  };
  for (const nodes of [0, 1, 2]) {
    const family: Family = new Map();
    for (const sum of readSums(reader, lattice, `${nodes} nodes`, nodes, nodes === 0)) member(family, 0, 0, sum);
  }
  const all = readSums(reader, lattice, 'planets', 0, false).sort((one, other) => one.weight - other.weight);
  let step = 0;
  for (let left = reader.number('families'); left > 0; left--) {
    step += reader.number('step');
    const finer = reader.number('finer');
    const frequency = (step + (reader.bits(finer) + 0.5) / 2 ** finer) / 32;
    let members = reader.number('members') + 1;
    const many = members > 20 ? 'many' : members > 4 ? 'some' : 'few';
    const family: Family = new Map();
    for (let i = 0; members > 0; i++) {
      const from = i;
      i += reader.run(all.length - from - members, (j) => `absent ${many}, ${from + j}`);
      members--;
      const sum = all[i];
      if (sum !== undefined) member(family, 1, frequency, sum);
    }
  }
  return waves;
}

/** Returns the waves of a packed series, in the order in which they are told. */
export function plainWaves(table: SeriesTable): PlainWave[] {
  const reader = new Reader(table);
  if (table.lattice !== undefined) return latticeWaves(reader, table.lattice);
  const waves: PlainWave[] = [];
  const last: Last = [0, 0, 0];
  let step = 0;
  while (waves.length < table.waves) {
    const terms = readTerms(reader, last, new Map(), { sort: 2, cosine: UNIT, sine: 0, odd: false, reach: 0, opposite: false }); // biome-ignore format: one line
    step += reader.number('step');
    const bits = lengthOf(terms.reduce((joined, { cosine, sine }) => joined | Math.abs(cosine) | Math.abs(sine), 0));
    waves.push({ turns: [(step + (reader.bits(bits) + 0.5) / 2 ** bits) / 32, 0, 0, 0], terms });
  }
  return waves;
}
