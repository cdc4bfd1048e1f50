import { RADIANS, signedDegrees } from '../../math/angle.js';
import { findRoot } from '../../math/search.js';
import type { Stretch } from './parts.js';

/** One of the two pātas. @names none */
export type MahapataKind = 'vyatipata' | 'vaidhriti';

/** Degrees; tropical. */
interface Luminary {
  readonly longitude: number;
  readonly declination: number;
  readonly semidiameter: number;
}

export interface Luminaries {
  readonly sun: Luminary;
  readonly moon: Luminary;
}

/** Instants are numbers of days, in the scale of the sky that is given. */
export interface Pata {
  readonly kind: MahapataKind;
  /** When the longitudes add up to half a turn or to a whole one. */
  readonly rough: number | undefined;
  /** While the declinations differ by less than both semidiameters. */
  readonly window: Stretch | undefined;
  /** When the declinations are equal. */
  readonly equal: readonly number[];
}

/** Days between samples: declinations near each other for less than this are so without being equal. */
const STEP = 0.125;
/** Days; 0.1 ms. */
const TOLERANCE = 1e-9;

type Of = (jd: number) => number;

function* samples({ start, end }: Stretch): Generator<number> {
  for (let jd = start; jd < end; jd += STEP) yield jd;
  yield end;
}

/** Where a function changes its sign. */
function roots(of: Of, stretch: Stretch): number[] {
  const found: number[] = [];
  let before: { readonly jd: number; readonly value: number } | undefined;
  for (const jd of samples(stretch)) {
    const value = of(jd);
    if (before !== undefined && before.value < 0 !== value < 0) found.push(findRoot(of, before.jd, jd, TOLERANCE));
    before = { jd, value };
  }
  return found;
}

/** Stretches in which a function is not positive; those around given points are found however short they are. */
function within(of: Of, stretch: Stretch, points: readonly number[]): Stretch[] {
  const times = [...samples(stretch), ...points].sort((a, b) => a - b);
  const found: Stretch[] = [];
  let [before, start] = [stretch.start, of(stretch.start) <= 0 ? stretch.start : undefined];
  for (const jd of times) {
    const isInside = of(jd) <= 0;
    if (isInside && start === undefined) start = findRoot(of, before, jd, TOLERANCE);
    if (!isInside && start !== undefined) {
      found.push({ start, end: findRoot(of, before, jd, TOLERANCE) });
      start = undefined;
    }
    before = jd;
  }
  return start === undefined ? found : [...found, { start, end: stretch.end }];
}

/** Positive where Sun and Moon go the same way, north or south. */
const sameWay = ({ sun, moon }: Luminaries): number =>
  Math.cos(sun.longitude * RADIANS) * Math.cos(moon.longitude * RADIANS);

function patasWhile(at: (jd: number) => Luminaries, piece: Stretch): Pata[] {
  const isSame = sameWay(at((piece.start + piece.end) / 2)) > 0;
  const kind: MahapataKind = isSame ? 'vaidhriti' : 'vyatipata';
  const difference: Of = (jd) => {
    const { sun, moon } = at(jd);
    return isSame ? moon.declination + sun.declination : moon.declination - sun.declination;
  };
  const sum: Of = (jd) => {
    const { sun, moon } = at(jd);
    return signedDegrees(sun.longitude + moon.longitude - (isSame ? 0 : 180));
  };
  const apart: Of = (jd) => {
    const { sun, moon } = at(jd);
    return Math.abs(difference(jd)) - sun.semidiameter - moon.semidiameter;
  };
  // The sum passes the opposite of its mark, too, where the signed angle jumps.
  const rough = roots(sum, piece).find((jd) => Math.abs(sum(jd)) < 1);
  const equal = roots(difference, piece);
  const windows = within(apart, piece, equal);
  if (windows.length === 0) return rough === undefined ? [] : [{ kind, rough, window: undefined, equal }];
  return windows.map((window) => ({
    kind,
    rough,
    window,
    equal: equal.filter((jd) => jd >= window.start && jd <= window.end),
  }));
}

/** The pātas of a stretch of time, in order; it begins and ends between two of them only by chance, so take it longer than is asked for. */
export function patasIn(at: (jd: number) => Luminaries, stretch: Stretch): Pata[] {
  const edges = [stretch.start, ...roots((jd) => sameWay(at(jd)), stretch), stretch.end];
  return edges.flatMap((start, i) => {
    const end = edges[i + 1];
    return end === undefined ? [] : patasWhile(at, { start, end });
  });
}
