import { FORK, FORK_BYTES, MOST_OF_A_WIDTH, WIDTHS } from './format.js';

/** Integer coefficients from degree 0 up: longitude, latitude, distance. */
export type Leaf = readonly [longitude: Float64Array, latitude: Float64Array, distance: Float64Array];

/** A body over one span: a leaf, or a fork at an instant (Julian day TT). */
export type Node = Leaf | { readonly when: number; readonly before: Node; readonly after: Node };

const LIMITS = WIDTHS.map((bytes) => 2 ** (8 * bytes - 1));

/** Rounds to units and drops zeros of the highest degrees. */
export function whole(coefficients: Float64Array, unit: number): Float64Array {
  const integers = coefficients.map((value) => Math.round(value / unit));
  let length = integers.length;
  while (length > 0 && integers[length - 1] === 0) length--;
  return integers.subarray(0, length);
}

/** Coefficients by width: never fewer bytes for a lower degree than for a higher one. */
function countsOf(c: Float64Array): number[] {
  const counts = WIDTHS.map(() => 0);
  let width = 0;
  for (let k = c.length - 1; k >= 0; k--) {
    const size = Math.abs(c[k] as number);
    while (size >= (LIMITS[width] as number) || counts[width] === MOST_OF_A_WIDTH) {
      width++;
      if (width === WIDTHS.length) throw new RangeError(`a coefficient of ${size} units has no room in an atlas`);
    }
    counts[width] = (counts[width] as number) + 1;
  }
  return counts;
}

export class NodeWriter {
  private view = new DataView(new ArrayBuffer(1 << 16));
  length = 0;

  private room(bytes: number): void {
    if (this.length + bytes <= this.view.byteLength) return;
    const larger = new Uint8Array(2 * this.view.byteLength);
    larger.set(new Uint8Array(this.view.buffer));
    this.view = new DataView(larger.buffer);
  }

  /** Writes the nodes below first and returns the entry. */
  write(node: Node): number {
    if (!('when' in node)) return this.leaf(node);
    const before = this.write(node.before);
    const after = this.write(node.after);
    this.room(FORK_BYTES);
    const at = this.length;
    this.view.setFloat64(at, node.when, true);
    this.view.setUint32(at + 8, before, true);
    this.view.setUint32(at + 12, after, true);
    this.length += FORK_BYTES;
    return at + FORK;
  }

  private leaf(polynomials: Leaf): number {
    const counts = polynomials.map(countsOf);
    const bytes = counts.flat().reduce((all, n, i) => all + n * (WIDTHS[i % WIDTHS.length] as number), 6);
    this.room(bytes);
    const start = this.length;
    counts.forEach(([n1 = 0, n2 = 0, n4 = 0, n5 = 0], i) => {
      this.view.setUint16(start + 2 * i, n1 | (n2 << 4) | (n4 << 8) | (n5 << 12), true);
    });
    this.length += 6;
    polynomials.forEach((c, i) => {
      let k = c.length - 1;
      (counts[i] as number[]).forEach((n, width) => {
        for (let j = 0; j < n; j++) this.integer(c[k--] as number, WIDTHS[width] as number);
      });
    });
    return start;
  }

  private integer(value: number, bytes: number): void {
    const { view, length: at } = this;
    if (bytes === 1) view.setInt8(at, value);
    else if (bytes === 2) view.setInt16(at, value, true);
    else if (bytes === 4) view.setInt32(at, value, true);
    else {
      view.setUint32(at, value % 2 ** 32, true);
      view.setInt8(at + 4, Math.floor(value / 2 ** 32));
    }
    this.length += bytes;
  }

  bytes(): Uint8Array {
    return new Uint8Array(this.view.buffer, 0, this.length);
  }
}
