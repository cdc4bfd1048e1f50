import type { JdTt } from '../../time/julian.js';
import type { BodyPlace } from '../ephemeris.js';
import { FORK, FORK_BYTES, refused, type TableHeader } from './format.js';

/** A leaf's coefficients: three polynomials of four times fifteen. */
const MOST = 180;
const FIVE_BYTES = 2 ** 32;

/** Returns where the next polynomial begins. */
function decode(view: DataView, from: number, counts: number, out: Float64Array, first: number): number {
  let at = from;
  let i = first;
  for (let n = counts & 15; n > 0; n--) out[i++] = view.getInt8(at++);
  for (let n = (counts >> 4) & 15; n > 0; n--, at += 2) out[i++] = view.getInt16(at, true);
  for (let n = (counts >> 8) & 15; n > 0; n--, at += 4) out[i++] = view.getInt32(at, true);
  for (let n = counts >> 12; n > 0; n--, at += 5) {
    out[i++] = view.getInt8(at + 4) * FIVE_BYTES + view.getUint32(at, true);
  }
  return at;
}

export function countOf(counts: number): number {
  return (counts & 15) + ((counts >> 4) & 15) + ((counts >> 8) & 15) + (counts >> 12);
}

/** At −1 … 1, by Clenshaw's recurrence; coefficients come from the highest degree down. */
export function sum(c: Float64Array, first: number, last: number, x: number): number {
  let b1 = 0;
  let b2 = 0;
  const twice = 2 * x;
  for (let i = first; i < last; i++) {
    const b = (c[i] as number) + twice * b1 - b2;
    b2 = b1;
    b1 = b;
  }
  // the constant went through the recurrence, too, which takes x·b once too often
  return b1 - x * b2;
}

/** Looks up a place at a Julian day (TT). The last leaf is cached, since neighbouring instants are common. */
export function openTable(
  { days, first, count, at, bytes, units }: TableHeader,
  whole: DataView,
): (jdTt: JdTt) => BodyPlace {
  // Of the table's bytes alone, so that bad offsets are found when reading.
  const view = new DataView(whole.buffer, whole.byteOffset + at, bytes);
  const nodes = 4 * count;
  const [longitudeUnit, latitudeUnit, distanceUnit] = units;
  const c = new Float64Array(MOST);
  /** the cached leaf reaches from `start` to before `end` */
  let start = 0;
  let end = 0;
  let latitudeAt = 0;
  let distanceAt = 0;
  let all = 0;

  function find(jdTt: JdTt): void {
    try {
      read(jdTt);
    } catch (error) {
      if (error instanceof RangeError) throw refused('has a table whose entries lead out of it');
      throw error;
    }
  }

  function read(jdTt: JdTt): void {
    const segment = Math.floor(jdTt / days);
    let from = segment * days;
    let to = from + days;
    // no leaf is cached until all of it has been read
    start = end = 0;
    let entry = view.getUint32(4 * (segment - first), true);
    let reached = FORK;
    while (entry >= FORK) {
      const here = entry - FORK;
      // Nodes come before their parents.
      if (here >= reached) throw refused('is damaged: its index leads in a circle');
      reached = here;
      const fork = nodes + here;
      const when = view.getFloat64(fork, true);
      if (!(when > from && when < to)) throw refused('has a fork that does not divide its span');
      const isBefore = jdTt < when;
      if (isBefore) to = when;
      else from = when;
      entry = view.getUint32(fork + FORK_BYTES / 2 + (isBefore ? 0 : 4), true);
    }
    const leaf = nodes + entry;
    const longitude = view.getUint16(leaf, true);
    const latitude = view.getUint16(leaf + 2, true);
    const distance = view.getUint16(leaf + 4, true);
    c[0] = 0;
    latitudeAt = Math.max(1, countOf(longitude));
    distanceAt = latitudeAt + countOf(latitude);
    all = distanceAt + countOf(distance);
    let next = decode(view, leaf + 6, longitude, c, 0);
    next = decode(view, next, latitude, c, latitudeAt);
    decode(view, next, distance, c, distanceAt);
    start = from;
    end = to;
  }

  return (jdTt) => {
    if (!(jdTt >= start && jdTt < end)) find(jdTt);
    const span = end - start;
    const x = (2 * (jdTt - start)) / span - 1;
    let b1 = 0;
    let b2 = 0;
    let d1 = 0;
    let d2 = 0;
    const twice = 2 * x;
    const constant = latitudeAt - 1;
    for (let i = 0; i < constant; i++) {
      const d = 2 * b1 + twice * d1 - d2;
      d2 = d1;
      d1 = d;
      const b = (c[i] as number) + twice * b1 - b2;
      b2 = b1;
      b1 = b;
    }
    const longitude = ((c[constant] as number) + x * b1 - b2) * longitudeUnit;
    const turned = longitude - 360 * Math.floor(longitude / 360);
    return {
      longitude: turned < 360 ? turned : 0,
      latitude: sum(c, latitudeAt, distanceAt, x) * latitudeUnit,
      distance: sum(c, distanceAt, all, x) * distanceUnit,
      longitudeSpeed: (((b1 + x * d1 - d2) * 2) / span) * longitudeUnit,
    };
  };
}
