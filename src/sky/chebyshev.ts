/** Degrees, to [−180, 180]. */
export function withinHalfTurn(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}

/** Nodes are at cos π(i + ½)/n. */
export function coefficients(values: readonly number[]): Float64Array {
  const n = values.length;
  const out = new Float64Array(n);
  const cosines = cosineTable(n);
  for (let k = 0, at = 0; k < n; k++) {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += (values[i] as number) * (cosines[at++] as number);
    out[k] = ((k === 0 ? 1 : 2) * sum) / n;
  }
  return out;
}

const cosineTables = new Map<number, Float64Array>();

/** cos πk(i + ½)/n, row after row; computed once for each of the three numbers of nodes in use */
function cosineTable(n: number): Float64Array {
  let table = cosineTables.get(n);
  if (table === undefined) {
    table = new Float64Array(n * n);
    for (let k = 0; k < n; k++) {
      for (let i = 0; i < n; i++) table[k * n + i] = Math.cos((Math.PI * k * (i + 0.5)) / n);
    }
    cosineTables.set(n, table);
  }
  return table;
}

/** At −1 … 1, by Clenshaw's recurrence. */
export function polynomialAt(c: Float64Array, x: number): number {
  let b1 = 0;
  let b2 = 0;
  for (let k = c.length - 1; k > 0; k--) {
    const b = (c[k] as number) + 2 * x * b1 - b2;
    b2 = b1;
    b1 = b;
  }
  return (c[0] ?? 0) + x * b1 - b2;
}
