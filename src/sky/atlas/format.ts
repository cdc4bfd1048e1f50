import { SiddhantaError } from '../../errors.js';
import type { JdTt } from '../../time/julian.js';
import type { Body } from '../ephemeris.js';

/**
 * The bytes of an atlas, all numbers little-endian. `docs/atlas.md` tells them to readers in other languages.
 *
 * | bytes | hold |
 * | --- | --- |
 * | 0–7 | {@link MAGIC} |
 * | 8–11 | version of the format, u32 |
 * | 12–15 | CRC-32 (IEEE 802.3, as zlib has it) of all bytes from 16 on, u32 |
 * | 16–19 | length of the whole, u32 |
 * | 20–23 | length of the header, u32 |
 * | 24 … | the header: JSON in UTF-8, {@link Header}, with blanks behind it up to a multiple of 8 |
 * | … | the tables, where the header says |
 *
 * A table is `count` entries, u32, and then its nodes. An entry with the highest bit clear is the place of a leaf, counted in bytes
 * from the first node; one with that bit set is the place of a fork: when it forks (Julian day TT, f64), the entry for what is before and
 * the entry for what is not. A leaf is three words of counts, u16, for longitude, latitude and distance, and then their Chebyshev
 * coefficients as integers, each polynomial from its highest degree down to the constant: from bit 0 on, four bits each say how many
 * take one byte, two, four and five.
 */
export const VERSION = 1;

/** As PNG's: a transfer that takes a file for text is noticed in its first line. */
export const MAGIC: readonly number[] = [0x89, 0x53, 0x4b, 0x59, 0x0d, 0x0a, 0x1a, 0x0a];

export const AT = { version: 8, checksum: 12, covered: 16, length: 16, headerLength: 20, header: 24 } as const;

/** Set in an entry for a fork. */
export const FORK = 0x80000000;
export const FORK_BYTES = 16;
/** Bytes of coefficients, for the four counts of a polynomial. */
export const WIDTHS = [1, 2, 4, 5] as const;
export const MOST_OF_A_WIDTH = 15;

/** Apparent or geometric places. */
export type AtlasKind = 'apparent' | 'geometric';

export interface TableHeader {
  readonly kind: AtlasKind;
  readonly body: Body;
  /** Days of a segment; segment i reaches from Julian day i·days to (i + 1)·days. */
  readonly days: number;
  /** The number of the first segment, and how many there are. */
  readonly first: number;
  readonly count: number;
  /** Offset of its entries in the file, and its bytes including nodes. */
  readonly at: number;
  readonly bytes: number;
  /** One unit in longitude and latitude, degrees, and in distance, au. */
  readonly units: readonly [longitude: number, latitude: number, distance: number];
}

export interface Header {
  readonly base: { readonly name: string; readonly version: string };
  /** Julian days TT. */
  readonly from: JdTt;
  readonly to: JdTt;
  readonly tolerance: number;
  /** Whether the mean node is the library's polynomial, and has no table. */
  readonly computes_mean_node: boolean;
  readonly tables: readonly TableHeader[];
  /** Stated errors in longitude of the base, arcseconds or null, each with its first Julian day. */
  readonly accuracy: Readonly<Partial<Record<Body, readonly (readonly [from: JdTt, arcseconds: number | null])[]>>>;
}

export function refused(what: string): SiddhantaError {
  return new SiddhantaError(
    'invalid_value',
    `atlas ${what}. Give the bytes that buildAtlas or siddhanta atlas wrote, whole and unchanged.`,
    { field: 'atlas' },
  );
}

const POLYNOMIAL = 0xedb88320;

/** Slicing by four bytes; made on first use. */
let slices: readonly Uint32Array[] | undefined;

function makeSlices(): readonly Uint32Array[] {
  const first = Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
    return value;
  });
  const made = [first];
  let last = first;
  for (let k = 1; k < 4; k++) {
    last = last.map((value) => (value >>> 8) ^ (first[value & 255] as number));
    made.push(last);
  }
  return made;
}

export function checksum(view: DataView, from: number): number {
  slices ??= makeSlices();
  const [t0, t1, t2, t3] = slices as readonly [Uint32Array, Uint32Array, Uint32Array, Uint32Array];
  const end = view.byteLength;
  let crc = 0xffffffff;
  let at = from;
  for (; at + 4 <= end; at += 4) {
    const word = crc ^ view.getUint32(at, true);
    crc =
      (t3[word & 255] as number) ^
      (t2[(word >>> 8) & 255] as number) ^
      (t1[(word >>> 16) & 255] as number) ^
      (t0[word >>> 24] as number);
  }
  for (; at < end; at++) crc = (crc >>> 8) ^ (t0[(crc ^ view.getUint8(at)) & 255] as number);
  return ~crc >>> 0;
}
