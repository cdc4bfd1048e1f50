// Packs tables of whole numbers into text, as src/math/packed.ts reads them.

/** 0, −1, 1, −2, 2 … as 0, 1, 2, 3, 4 … */
const folded = (value) => (value < 0 ? -2 * value - 1 : 2 * value);

/** An Exp-Golomb number: as many zeros as it has bits beyond its order, then its bits. */
function golomb(value, order) {
  const bits = (folded(value) + 2 ** order).toString(2);
  return '0'.repeat(bits.length - 1 - order) + bits;
}

function bestOrder(column) {
  const sizes = Array.from({ length: 40 }, (_, order) =>
    column.reduce((sum, value) => sum + golomb(value, order).length, 0),
  );
  return sizes.indexOf(Math.min(...sizes));
}

/**
 * Packs rows of whole numbers.
 *
 * @returns the text in base64 without padding, and the order of each column
 */
export function packRows(rows) {
  const orders = rows[0].map((_, column) => bestOrder(rows.map((row) => row[column])));
  const bits = rows.flatMap((row) => row.map((value, column) => golomb(value, orders[column]))).join('');
  const bytes = bits.match(/.{1,8}/g).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
  for (const value of rows.flat()) if (!Number.isSafeInteger(value)) throw new Error(`${value} is no whole number`);
  return { text: Buffer.from(bytes).toString('base64').replace(/=+$/, ''), orders };
}
