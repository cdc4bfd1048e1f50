// VSOP87B of one body as cosine/sine pairs per frequency, merged over coordinates and powers of time.
/** @typedef {{freq: number, slots: Map<number, [number, number]>}} Wave  freq in radians per Julian century */

/**
 * @param {string} body lower case
 * @returns {Promise<Map<string, Wave>>} slot = coordinate·6 + power; value = Σ Tᵏ (a·cos φ + b·sin φ), φ = freq·T, T centuries
 */
export async function loadVsop(body) {
  const data = (await import(`astronomia/data/vsop87B${body}`)).default;
  const waves = new Map();
  ['L', 'B', 'R'].forEach((name, coordinate) => {
    for (const [power, terms] of Object.entries(data[name])) {
      const k = Number(power);
      for (const [A, B, C] of terms) {
        const freq = C / 10;
        addTerm(waves, freq, coordinate * 6 + k, (A * Math.cos(B)) / 10 ** k, (-A * Math.sin(B)) / 10 ** k);
      }
    }
  });
  return waves;
}

/** adds a·cos + b·sin at a frequency (radians per century) to a slot */
export function addTerm(waves, freq, slot, a, b) {
  const key = freq.toFixed(8);
  let wave = waves.get(key);
  if (!wave) {
    wave = { freq, slots: new Map() };
    waves.set(key, wave);
  }
  const old = wave.slots.get(slot) ?? [0, 0];
  wave.slots.set(slot, [old[0] + a, old[1] + b]);
}

/** evaluates [L, B, R] (radians, radians, au) at T centuries */
export function evaluateWaves(waves, T, out = [0, 0, 0]) {
  const sum = new Float64Array(18);
  for (const { freq, slots } of waves.values()) {
    const c = Math.cos(freq * T);
    const s = Math.sin(freq * T);
    for (const [slot, [a, b]] of slots) sum[slot] += a * c + b * s;
  }
  for (let k = 0; k < 3; k++) {
    let v = 0;
    for (let p = 5; p >= 0; p--) v = v * T + sum[6 * k + p];
    out[k] = v;
  }
  return out;
}
