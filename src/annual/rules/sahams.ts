import { DEGREE, type MicroArcseconds, modulo, SIGN, signIndex, TURN } from '../../math/angle.js';
import { isSignLord, lordOf, type SignLord } from '../../zodiac/lords.js';
import type { Graha } from '../../zodiac/names.js';
import { SAHAMS, type SahamId, type SahamRow, type SahamTerm } from '../tables/sahams.js';
import type { TajikaChart } from './chart.js';

export interface TermFound {
  readonly term: SahamTerm;
  readonly longitude: MicroArcseconds;
}

export interface SahamFound {
  readonly row: (typeof SAHAMS)[number];
  readonly longitude: MicroArcseconds;
  readonly a: TermFound;
  readonly b: TermFound;
  readonly c: TermFound;
  readonly reversed: boolean;
  /** Whether 30° were added because c does not lie between b and a. */
  readonly plus30: boolean;
}

const rowOf = (id: string): (typeof SAHAMS)[number] => {
  const row = SAHAMS.find((one) => one.id === id);
  if (row === undefined) throw new RangeError(`there is no saham ${id}`);
  return row;
};

const cusp = (ascendant: MicroArcseconds, house: number): MicroArcseconds =>
  modulo(ascendant + (house - 1) * SIGN, TURN);

function longitudeOf(chart: TajikaChart, term: SahamTerm): MicroArcseconds {
  const { longitudes, ascendant } = chart;
  if (term === 'ascendant') return ascendant;
  const [kind = '', of = ''] = term.split(':');
  if (kind === 'house') return cusp(ascendant, Number(of));
  if (kind === 'lord') return longitudes[lordOf(signIndex(cusp(ascendant, Number(of))))];
  if (kind === 'lord_of') return longitudes[lordOf(signIndex(longitudes[of as 'Sun' | 'Moon']))];
  if (kind === 'degree') return modulo(Number(of) * DEGREE, TURN);
  if (kind === 'saham') return sahamOf(chart, of as SahamId).longitude;
  if (isSignLord(kind as Graha)) return longitudes[kind as SignLord];
  throw new RangeError(`no term of a saham is ${term}`);
}

function termsOf(
  { a, b, c, night, mars_rules }: SahamRow,
  { ascendant, day }: TajikaChart,
): readonly [a: SahamTerm, b: SahamTerm, c: SahamTerm, reversed: boolean] {
  const [first, second] =
    mars_rules !== undefined && lordOf(signIndex(ascendant)) === 'Mars' ? [mars_rules.a, mars_rules.b] : [a, b];
  if (day || night === 'same') return [first, second, c, false];
  return night === 'swap' ? [second, first, c, true] : [first, night.b, night.c, true];
}

/** Returns a saham: a − b + c, plus 30° where c is not met going forward from b to a; c at either end counts as met. */
export function sahamOf(chart: TajikaChart, id: SahamId): SahamFound {
  const row = rowOf(id);
  const [first, second, third, reversed] = termsOf(row, chart);
  const [a, b, c] = [first, second, third].map((term) => ({ term, longitude: longitudeOf(chart, term) })) as [
    TermFound,
    TermFound,
    TermFound,
  ];
  const way = modulo(a.longitude - b.longitude, TURN);
  const plus30 = modulo(c.longitude - b.longitude, TURN) > way;
  return {
    row,
    longitude: modulo(way + c.longitude + (plus30 ? SIGN : 0), TURN),
    a,
    b,
    c,
    reversed,
    plus30,
  };
}

export function sahamsOf(chart: TajikaChart): SahamFound[] {
  return SAHAMS.map(({ id }) => sahamOf(chart, id));
}
