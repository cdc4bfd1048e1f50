// The ephemeris that the project `atlas` of vitest.config.ts puts in place of the library's own.
import { analytical as series } from '../../src/sky/analytical/analytical.js';
import { atlas } from '../../src/sky/atlas/atlas.js';
import { type AtlasOptions, buildAtlas } from '../../src/sky/atlas/build.js';
import type { Body, Ephemeris } from '../../src/sky/ephemeris.js';
import { geometricEphemeris } from '../../src/sky/geometric.js';
import { markSmooth } from '../../src/sky/smooth.js';

export { TABLES } from '../../src/sky/analytical/analytical.js';

/** Days of a piece: those of the longest segment, on its grid. */
const DAYS = 16;
const MOST = 400;

// Pieces are made when first needed: an atlas has the same number at an instant whatever its range is
// (test/sky/atlas.property.test.ts), and all two thousand years would take minutes.
function patchwork(base: Ephemeris, kinds: AtlasOptions['kinds']): Ephemeris['places'] {
  const pieces = new Map<string, Ephemeris>();
  const pieceOf = (body: Body, jdTt: number): Ephemeris => {
    const index = Math.floor(jdTt / DAYS);
    const key = `${index} ${body}`;
    let piece = pieces.get(key);
    if (piece === undefined) {
      const from = Math.max(base.range.from, index * DAYS);
      const to = Math.min(base.range.to, (index + 1) * DAYS * (1 - 2 ** -53));
      piece = atlas(
        buildAtlas({ from, to, bodies: [body], ...(kinds === undefined ? {} : { kinds }), ephemeris: base }),
      );
      if (pieces.size >= MOST) pieces.clear();
      pieces.set(key, piece);
    }
    return piece;
  };
  // One case of the year 1000 reaches back beyond the range of the series, where an atlas ends.
  const { from, to } = base.range;
  return (bodies, jdTt) =>
    jdTt < from || jdTt > to
      ? base.places(bodies, jdTt)
      : bodies.flatMap((body) => pieceOf(body, jdTt).places([body], jdTt));
}

const geometric = patchwork(geometricEphemeris(series) as Ephemeris, ['apparent']);
const named = atlas(buildAtlas({ from: 2_451_545, to: 2_451_545, bodies: ['MeanNode'] }));

/** All bodies. */
export const analytical: Ephemeris = markSmooth({
  name: named.name,
  version: named.version,
  range: series.range,
  accuracy: (body, jdTt) => Math.round((series.accuracy(body, jdTt) + 0.001) * 1e6) / 1e6,
  places: patchwork(series, undefined),
  geometric,
});
export const grahas = analytical;
export const luminaries = analytical;
