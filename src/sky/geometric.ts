import { type DateFrame, placeOf, type State } from './apparent.js';
import type { BodyPlace, Ephemeris } from './ephemeris.js';
import { isSmooth, markSmooth } from './smooth.js';

/** Heliocentric. */
export const SUN: State = /* @__PURE__ */ new Float64Array(6);

/**
 * Returns the geometric place of a planet or the Sun on the mean ecliptic and equinox of date: its direction from the centre
 * of the Earth with both where they are at one instant, and the speed of that direction.
 *
 * @param body heliocentric state of the body
 * @param earth heliocentric state of the Earth at the same instant
 */
export function geometricPlace(body: State, earth: State, frame: DateFrame): BodyPlace {
  const out = body.map((value, i) => value - (earth[i] as number));
  return placeOf(out, Math.hypot(out[0] as number, out[1] as number, out[2] as number), frame);
}

/** One view for each ephemeris, so that caches keyed by it work. */
const views = new WeakMap<Ephemeris, Ephemeris>();

/**
 * Returns an ephemeris whose places are the geometric ("true") places of another, or `undefined` where the other offers none.
 * Asked twice for one ephemeris it hands back the same object.
 *
 * Sun and planets then stand by up to 61″ from where they are seen (the Sun 20″ ahead), the Moon 0.8″ ahead.
 *
 * @example
 * ```ts
 * import { analytical, geometricEphemeris } from 'siddhanta/sky';
 * const seen = analytical.places(['Sun'], 2451545)[0]?.longitude ?? 0;
 * const there = geometricEphemeris(analytical)?.places(['Sun'], 2451545)[0]?.longitude ?? 0;
 * ((there - seen) * 3600).toFixed(1); // => '20.8'
 * ```
 */
export function geometricEphemeris(ephemeris: Ephemeris): Ephemeris | undefined {
  const { geometric } = ephemeris;
  if (geometric === undefined) return undefined;
  let view = views.get(ephemeris);
  if (view === undefined) {
    const places: Ephemeris['places'] = (bodies, jdTt) => geometric.call(ephemeris, bodies, jdTt);
    view = {
      name: ephemeris.name,
      version: ephemeris.version,
      range: ephemeris.range,
      accuracy: (body, jdTt) => ephemeris.accuracy(body, jdTt),
      places,
      geometric: places,
    };
    if (isSmooth(ephemeris)) markSmooth(view);
    views.set(ephemeris, view);
  }
  return view;
}
