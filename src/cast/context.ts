import { SiddhantaError } from '../errors.js';
import type { OwnAyanamsa, SettledConventions } from '../input/conventions.js';
import type { Context } from '../operation/operation.js';
import { analytical } from '../sky/analytical/analytical.js';
import { grahas } from '../sky/analytical/grahas.js';
import { luminaries } from '../sky/analytical/luminaries.js';
import type { CustomAyanamsa } from '../sky/ayanamsaOf.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import { geometricEphemeris } from '../sky/geometric.js';
import { topocentricEphemeris } from '../sky/topocentric.js';
import { type Zodiac, zodiacOf } from '../sky/zodiac.js';
import { midnightTt } from '../time/midnight.js';
import type { AyanamsaName, Meta, Place, TimeScale } from '../types.js';
import { type Convened, settle } from './conventions.js';

/** The sky of one call. */
export interface SkyContext {
  /** The caller's ephemeris, or the library's: risings, settings and sundials always take the apparent Sun. */
  readonly ephemeris: Ephemeris;
  /** Geocentric bodies, apparent or geometric as the conventions say. */
  readonly bodies: Ephemeris;
  readonly zodiac: Zodiac;
  /** Name of the ayanāṁśa, for `meta`. */
  readonly ayanamsa: NonNullable<Meta['ayanamsa']>;
  /** What civil time is read as. */
  readonly timeScale: TimeScale;
  readonly conventions: SettledConventions;
}

/** An epoch given as a date is 0h TT. */
function ayanamsaOf(given: AyanamsaName | OwnAyanamsa): AyanamsaName | CustomAyanamsa {
  if (typeof given === 'string') return given;
  const { epoch, value_degrees } = given;
  return { epoch: typeof epoch === 'number' ? epoch : midnightTt(epoch), value_degrees };
}

function bodiesOf(ephemeris: Ephemeris, { positions, profile }: SettledConventions, isExplicit: boolean): Ephemeris {
  if (positions === 'apparent') return ephemeris;
  const view = geometricEphemeris(ephemeris);
  if (view !== undefined) return view;
  const field = isExplicit ? 'conventions.positions' : 'conventions.profile';
  throw new SiddhantaError(
    'invalid_value',
    `${field} is "${isExplicit ? positions : profile}"; the ephemeris ${ephemeris.name} has apparent places only. Use positions "apparent", or another ephemeris.`,
    { field },
  );
}

/** @param own the part of the library's ephemeris that has the bodies, so that a bundle holds no other */
function skyOfCall(own: Ephemeris, given: Context, input: Convened, school?: 'kp'): SkyContext {
  const { ephemeris = own } = given;
  const conventions = settle(input, school);
  const { ayanamsa, star_place: starPlace, ayanamsa_reference: reference, time_scale: timeScale } = conventions;
  return {
    ephemeris,
    bodies: bodiesOf(ephemeris, conventions, input.conventions?.positions !== undefined),
    zodiac: zodiacOf(ayanamsaOf(ayanamsa), { starPlace, reference }),
    ayanamsa: typeof ayanamsa === 'string' ? ayanamsa : 'custom',
    timeScale,
    conventions,
  };
}

/**
 * @throws {SiddhantaError} `invalid_value` for one option given twice and differently, and for geometric places where the ephemeris has
 * none
 */
export function skyContext(given: Context, input: Convened = {}): SkyContext {
  return skyOfCall(grahas, given, input);
}

/** For calls with Uranus, Neptune and Pluto. */
export function planetContext(given: Context, input: Convened = {}): SkyContext {
  return skyOfCall(analytical, given, input);
}

export function withGrahas({ ephemeris = grahas }: Context = {}): Context {
  return { ephemeris };
}

/** For calls with Sun, Moon and nodes alone. */
export function luminaryContext(given: Context, input: Convened = {}): SkyContext {
  return skyOfCall(luminaries, given, input);
}

/** @throws {SiddhantaError} also `not_available_in_school` for an ayanāṁśa outside the school */
export function kpSkyContext(given: Context, input: Convened = {}): SkyContext {
  return skyOfCall(grahas, given, input, 'kp');
}

export function kpPlanetContext(given: Context, input: Convened = {}): SkyContext {
  return skyOfCall(analytical, given, input, 'kp');
}

/** The Moon is topocentric where the conventions say so. */
export function bodiesFrom({ bodies, conventions }: SkyContext, { latitude, longitude }: Place): Ephemeris {
  const { moon, positions } = conventions;
  return moon === 'geocentric' ? bodies : topocentricEphemeris(bodies, { latitude, longitude }, positions);
}
