/** Days of a mean Gregorian century, in which the stated accuracy is tabulated. */
export const CENTURY = 36_524.25;
const YEAR_2000 = 2_451_544.5;
/** The years of our tables, 1000 to 3000, and half a year on either side. */
export const RANGE = { from: 2_086_120.5, to: 2_816_970.5 };

/** Returns the twenty centuries of the range; the first and the last reach to its ends. */
export function centuriesOfRange() {
  return Array.from({ length: 20 }, (_, i) => ({
    from: 1000 + 100 * i,
    to: 1100 + 100 * i,
    start: i === 0 ? RANGE.from : YEAR_2000 + (i - 10) * CENTURY,
    end: i === 19 ? RANGE.to : YEAR_2000 + (i - 9) * CENTURY,
  }));
}

/** Returns the day of an instant in the (proleptic) Gregorian calendar. */
export const dayOf = (jd) => new Date(Math.round((jd - 2_440_587.5) * 86_400_000)).toISOString().slice(0, 10);

/** The greatest size that an error was seen to have, when, and the root of the mean square of those counted. */
export class Greatest {
  size = 0;
  at = Number.NaN;
  count = 0;
  squares = 0;

  /** Takes an error into account; one that is not counted may be the greatest, but leaves the mean square as it is. */
  add(error, at, counted = true) {
    if (!Number.isFinite(error)) throw new Error(`no error at ${at}: ${error}`);
    const size = Math.abs(error);
    if (counted) {
      this.count++;
      this.squares += size * size;
    }
    if (size > this.size || Number.isNaN(this.at)) {
      this.size = size;
      this.at = at;
    }
  }

  get rms() {
    return Math.sqrt(this.squares / this.count);
  }

  /** Returns the greatest of several spans together. */
  static of(parts) {
    const all = new Greatest();
    for (const part of parts) {
      all.count += part.count;
      all.squares += part.squares;
      if (part.size > all.size || Number.isNaN(all.at)) {
        all.size = part.size;
        all.at = part.at;
      }
    }
    return all;
  }
}

/** A grid date is climbed from when its error is at least this part of the greatest so far. */
export const NEAR = 0.8;

/**
 * Climbs from a grid date to the top of the peak of |error| beside it, by halving the step.
 * @param {(jd: number) => number} errorAt also takes note of the error
 */
export function climb(errorAt, jd, error, step, { start, end }) {
  let [best, top] = [jd, Math.abs(error)];
  for (let h = step / 2; h > step / 200; h /= 2) {
    for (const next of [best - h, best + h]) {
      if (next < start || next > end) continue;
      const e = Math.abs(errorAt(next));
      if (e > top) [best, top] = [next, e];
    }
  }
}

/** Tells on the standard error stream how far a long run has come. */
export function progress(what, total) {
  const started = Date.now();
  return (done) => {
    const seconds = (Date.now() - started) / 1000;
    const left = done > 0 ? (seconds / done) * (total - done) : 0;
    process.stderr.write(`${what}: ${done} of ${total}, ${seconds.toFixed(0)} s, ${left.toFixed(0)} s to go\n`);
  };
}
