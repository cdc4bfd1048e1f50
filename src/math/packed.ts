/**
 * Returns the rows of a table of whole numbers that is packed as bits into base64 text, so that a bundle of it is small.
 *
 * Row after row, each number is an Exp-Golomb number of the order of its column, with 0, −1, 1, −2, 2 … as 0, 1, 2, 3, 4 …: zeros, as
 * many as it has bits beyond the order, then its bits. tools/lib/packed.mjs writes such text.
 *
 * @param orders of each column the bits that a small number has after its first
 *
 * @example
 * ```ts
 * packedRows('b2A', [0, 1]); // => [[1, -3], [0, 2]]
 * ```
 */
export function packedRows(text: string, orders: readonly number[]): number[][] {
  const bits = Array.from(atob(text), (byte) => byte.charCodeAt(0).toString(2).padStart(8, '0')).join('');
  const rows: number[][] = [];
  let at = 0;
  const next = (order: number): number => {
    const first = bits.indexOf('1', at);
    at = 2 * first - at + order + 1;
    const folded = Number.parseInt(bits.slice(first, at), 2) - 2 ** order;
    return folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
  };
  // What fills the last byte is zeros.
  while (bits.includes('1', at)) rows.push(orders.map(next));
  return rows;
}
