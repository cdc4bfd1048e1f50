/** Packs rows of whole numbers for `packedRows`: the text, and the order of each column. */
export function packRows(rows: readonly (readonly number[])[]): { text: string; orders: number[] };
