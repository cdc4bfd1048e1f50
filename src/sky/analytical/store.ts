/** steps of the sine table in a turn, a power of two */
export const STEPS = 512;
/** room of a store: the library's own tables take 5,872 waves and 12,347 terms, and no second store */
const WAVES = 8192;
const TERMS = 32768;
/** the greatest number of sums: 18 slots, and one for waves without terms at power 0 */
export const SUMS = 57;

/** Runs over waves or terms of a store and adds to a sum. */
export type Loop = (from: number, to: number, centuries: number, sum: number) => void;

export interface Store {
  readonly frequency: Float64Array;
  readonly curvature: Float64Array;
  readonly wave: Uint16Array;
  readonly cos: Float64Array;
  readonly sin: Float64Array;
  readonly sums: Float64Array;
  /** in use */
  waves: number;
  terms: number;
  put(k: number, a: number, b: number): void;
  openCareful(from: number, to: number, centuries: number): void;
  bend(from: number, to: number, centuries: number): void;
  readonly openSlow: Loop;
  readonly openFast: Loop;
  readonly addSlow: Loop;
  readonly addFast: Loop;
}

/**
 * Opens a store for waves and terms, with the loops that run over them.
 *
 * The arrays are constants of a closure that is made once, as a rule: so V8 knows where they are and how long, and looks neither up at each
 * access, which takes half the time. For the same reason what is used together has the same index. The literals stay inside, for constants
 * of the module cost a load in these loops.
 */
function openStore(waves: number, terms: number): Store {
  // of each wave: steps per century, steps per century² (of careful ones), cosine and sine at the instant last asked for
  const frequency = new Float64Array(waves);
  const curvature = new Float64Array(waves);
  const cosine = new Float64Array(waves);
  const sine = new Float64Array(waves);
  const wave = new Uint16Array(terms);
  const cos = new Float64Array(terms);
  const sin = new Float64Array(terms);
  const sums = new Float64Array(SUMS);
  // of every step of a turn
  const circleCosine = new Float64Array(512);
  const circleSine = new Float64Array(512);
  for (let i = 0; i < STEPS; i++) {
    circleCosine[i] = Math.cos((2 * Math.PI * i) / STEPS);
    circleSine[i] = Math.sin((2 * Math.PI * i) / STEPS);
  }

  return {
    frequency,
    curvature,
    wave,
    cos,
    sin,
    sums,
    waves: 0,
    terms: 0,

    put(k: number, a: number, b: number): void {
      const t = this.terms++;
      wave[t] = k;
      cos[t] = a;
      sin[t] = b;
    },

    /**
     * Computes careful waves: nearest entry of the table turned by the remainder (at most 0.0062 rad) by its Taylor series; absolute error
     * below 1e-13.
     */
    openCareful(from: number, to: number, centuries: number): void {
      // the sign tells the compiler that this is a number
      const T = +centuries;
      for (let k = from; k < to; k++) {
        const steps = T * ((frequency[k] as number) + T * (curvature[k] as number));
        // adding and taking away 1.5·2⁵² rounds to an integer
        const whole = steps + 6755399441055744 - 6755399441055744;
        const d = (steps - whole) * 0.01227184630308513;
        const i = whole & 511;
        const d2 = d * d;
        const s = d - d * d2 * (1 / 6);
        const c = 1 - d2 * (0.5 - d2 * (1 / 24));
        const p = circleCosine[i] as number;
        const q = circleSine[i] as number;
        cosine[k] = p * c - q * s;
        sine[k] = q * c + p * s;
      }
    },

    /**
     * Turns the few waves whose arguments have terms in T³ and T⁴ by those (small angles: second order suffices), which stand where terms
     * have their two numbers.
     */
    bend(from: number, to: number, centuries: number): void {
      const T = +centuries;
      const cube = T * T * T * ((2 * Math.PI) / STEPS);
      for (let t = from; t < to; t++) {
        const k = wave[t] as number;
        const d = cube * ((cos[t] as number) + T * (sin[t] as number));
        const c = cosine[k] as number;
        const s = sine[k] as number;
        cosine[k] = c - d * (s + 0.5 * d * c);
        sine[k] = s + d * (c - 0.5 * d * s);
      }
    },

    /** Computes small waves, with an absolute error below 4e-8, and adds their terms, whose rates are left out. */
    openSlow(from: number, to: number, centuries: number, sum: number): void {
      const T = +centuries;
      let value = sums[sum] as number;
      let k = wave[from] as number;
      for (let t = from; t < to; t++) {
        const steps = T * (frequency[k] as number);
        const whole = steps + 6755399441055744 - 6755399441055744;
        const d = (steps - whole) * 0.01227184630308513;
        const i = whole & 511;
        const near = 1 - 0.5 * d * d;
        const p = circleCosine[i] as number;
        const q = circleSine[i] as number;
        const c = p * near - q * d;
        const s = q * near + p * d;
        cosine[k] = c;
        sine[k] = s;
        value += (cos[t] as number) * c + (sin[t] as number) * s;
        k = (k + 1) | 0;
      }
      sums[sum] = value;
    },

    /** For terms with rates, per step of the table. */
    openFast(from: number, to: number, centuries: number, sum: number): void {
      const T = +centuries;
      let value = sums[sum] as number;
      let rate = sums[sum + 1] as number;
      let k = wave[from] as number;
      for (let t = from; t < to; t++) {
        const f = frequency[k] as number;
        const steps = T * f;
        const whole = steps + 6755399441055744 - 6755399441055744;
        const d = (steps - whole) * 0.01227184630308513;
        const i = whole & 511;
        const near = 1 - 0.5 * d * d;
        const p = circleCosine[i] as number;
        const q = circleSine[i] as number;
        const c = p * near - q * d;
        const s = q * near + p * d;
        cosine[k] = c;
        sine[k] = s;
        const a = cos[t] as number;
        const b = sin[t] as number;
        value += a * c + b * s;
        rate += f * (b * c - a * s);
        k = (k + 1) | 0;
      }
      sums[sum] = value;
      sums[sum + 1] = rate;
    },

    addSlow(from: number, to: number, _centuries: number, sum: number): void {
      let value = sums[sum] as number;
      for (let t = from; t < to; t++) {
        const k = wave[t] as number;
        value += (cos[t] as number) * (cosine[k] as number) + (sin[t] as number) * (sine[k] as number);
      }
      sums[sum] = value;
    },

    addFast(from: number, to: number, _centuries: number, sum: number): void {
      let value = sums[sum] as number;
      let rate = sums[sum + 1] as number;
      for (let t = from; t < to; t++) {
        const k = wave[t] as number;
        const a = cos[t] as number;
        const b = sin[t] as number;
        const c = cosine[k] as number;
        const s = sine[k] as number;
        value += a * c + b * s;
        rate += (frequency[k] as number) * (b * c - a * s);
      }
      sums[sum] = value;
      sums[sum + 1] = rate;
    },
  };
}

let current: Store | undefined;

export function storeFor(waves: number, terms: number): Store {
  if (current === undefined || current.waves + waves > WAVES || current.terms + terms > TERMS) {
    current = openStore(Math.max(waves, WAVES), Math.max(terms, TERMS));
  }
  return current;
}
