/**
 * The astronomy of siddhanta, for your own Jyotiṣa software: instants, apparent positions, sidereal places in six schools, houses, risings
 * and settings, and a search for any event.
 *
 * @packageDocumentation
 */
export type { MicroArcseconds } from '../math/angle.js';
export { deltaT, deltaTUncertainty, ttFromUt, utFromTt } from '../time/deltaT.js';
export { epochMs, type JdTt, type JdUt, julianCenturies, julianDay } from '../time/julian.js';
export {
  AYANAMSA_NAMES,
  type Ayanamsa,
  type AyanamsaName,
  type AyanamsaReference,
  type PositionKind,
  STAR_PLACES,
  type StarPlace,
  type TimeScale,
} from '../types.js';
export { analytical } from './analytical/analytical.js';
export { type AtlasData, atlas } from './atlas/atlas.js';
export { type AtlasOptions, buildAtlas } from './atlas/build.js';
export type { AtlasKind } from './atlas/format.js';
export { meanAyanamsa } from './ayanamsa.js';
export { type CustomAyanamsa, meanAyanamsaOf } from './ayanamsaOf.js';
export { BODIES, type Body, type BodyPlace, type Ephemeris } from './ephemeris.js';
export { equationOfTime } from './equation-of-time.js';
export { type EventSearch, type Extremum, searchEvent, searchExtremum } from './events.js';
export { type Frame, frameAt } from './frame.js';
export { geometricEphemeris } from './geometric.js';
export { type HouseSystem, type Houses, houses } from './house-systems.js';
export {
  ascendant,
  type Cusps,
  equalCusps,
  midheaven,
  placidusCusps,
  porphyryCusps,
  siderealTimeOfAscendant,
  sripatiCusps,
  wholeSignCusps,
} from './houses.js';
export { type Instant, instantFromEpoch, instantFromTt, instantFromUt } from './instant.js';
export { type InterpolatedOptions, interpolated } from './interpolated.js';
export { type Position, positions } from './positions.js';
export {
  alcabitiusCusps,
  type CuspsOf,
  campanusCusps,
  kochCusps,
  regiomontanusCusps,
} from './quadrant-houses.js';
export { nextRising, nextSetting, type Observer, type RiseSetRule, type RiseSetSearch } from './rise-set.js';
export { type Orientation, orientationAt, type SiderealPlace, siderealAscendant, siderealPlaces } from './sidereal.js';
export { apparentSiderealTime, earthRotationAngle } from './sidereal-time.js';
export { type StillPlace, topocentricEphemeris, topocentricMoon, topocentricPlace } from './topocentric.js';
export { instantFromUtc, ut1MinusUtc, utcFromUt } from './utc.js';
export { type Zodiac, type ZodiacOptions, zodiacOf } from './zodiac.js';
