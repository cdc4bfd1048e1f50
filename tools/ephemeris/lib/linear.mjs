// Least squares by normal equations with a small ridge (Cholesky), enough for a few hundred unknowns.

/** Accumulates weighted normal equations for several right-hand sides. */
export class Normal {
  constructor(n, m = 1) {
    this.n = n;
    this.m = m;
    this.a = new Float64Array(n * n);
    this.b = Array.from({ length: m }, () => new Float64Array(n));
    this.count = 0;
  }
  /** adds one row: basis values, right-hand sides, weight */
  add(row, rhs, weight = 1) {
    const { n, a } = this;
    for (let i = 0; i < n; i++) {
      const w = weight * row[i];
      if (w === 0) continue;
      for (let j = 0; j <= i; j++) a[i * n + j] += w * row[j];
      for (let k = 0; k < this.m; k++) this.b[k][i] += w * rhs[k];
    }
    this.count++;
  }
  /** solves with ridge relative to each diagonal element */
  solve(ridge = 1e-12) {
    const { n } = this;
    const l = Float64Array.from(this.a);
    const scale = new Float64Array(n);
    for (let i = 0; i < n; i++) scale[i] = 1 / Math.sqrt(l[i * n + i] || 1);
    for (let i = 0; i < n; i++) for (let j = 0; j <= i; j++) l[i * n + j] *= scale[i] * scale[j];
    for (let i = 0; i < n; i++) l[i * n + i] += ridge;
    for (let i = 0; i < n; i++) {
      for (let j = 0; j <= i; j++) {
        let s = l[i * n + j];
        for (let k = 0; k < j; k++) s -= l[i * n + k] * l[j * n + k];
        l[i * n + j] = i === j ? Math.sqrt(Math.max(s, 1e-30)) : s / l[j * n + j];
      }
    }
    return this.b.map((b) => {
      const x = new Float64Array(n);
      for (let i = 0; i < n; i++) {
        let s = b[i] * scale[i];
        for (let k = 0; k < i; k++) s -= l[i * n + k] * x[k];
        x[i] = s / l[i * n + i];
      }
      for (let i = n - 1; i >= 0; i--) {
        let s = x[i];
        for (let k = i + 1; k < n; k++) s -= l[k * n + i] * x[k];
        x[i] = s / l[i * n + i];
      }
      for (let i = 0; i < n; i++) x[i] *= scale[i];
      return x;
    });
  }
}
