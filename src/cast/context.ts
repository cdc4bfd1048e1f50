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

/** The sky as one call sees it. */
export interface SkyContext {
  /** The caller's ephemeris, or the library's own: what rises and sets, and what a sundial shows, is always the apparent Sun. */
  readonly ephemeris: Ephemeris;
  /** The bodies as the conventions of the call place them, seen from the centre of the Earth. */
  readonly bodies: Ephemeris;
  /** The zodiac in which longitudes are told. */
  readonly zodiac: Zodiac;
  /** The name of its ayanāṁśa, as `meta` tells it. */
  readonly ayanamsa: NonNullable<Meta['ayanamsa']>;
  /** What civil time is read as. */
  readonly timeScale: TimeScale;
  /** Every convention of the call. */
  readonly conventions: SettledConventions;
}

/** Returns an ayanāṁśa as the sky takes it: an epoch given as a date is 0h TT. */
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

/** @param own the part of the library's own ephemeris that has what is asked for, so that a bundle holds no other */
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
 * Returns the sky of a call that asks for the nine grahas, with what the caller left to the library filled in.
 *
 * @throws {SiddhantaError} `invalid_value` for one option given twice and differently, and for geometric places where the ephemeris has none
 */
export function skyContext(given: Context, input: Convened = {}): SkyContext {
  return skyOfCall(grahas, given, input);
}

/** Returns {@link skyContext} of a call that may ask for Uranus, Neptune and Pluto too. */
export function planetContext(given: Context, input: Convened = {}): SkyContext {
  return skyOfCall(analytical, given, input);
}

/** Returns what a caller gave, with the library's own nine grahas where no ephemeris is in it. */
export function withGrahas({ ephemeris = grahas }: Context = {}): Context {
  return { ephemeris };
}

/** Returns {@link skyContext} of a call that asks for Sun, Moon and nodes alone. */
export function luminaryContext(given: Context, input: Convened = {}): SkyContext {
  return skyOfCall(luminaries, given, input);
}

/**
 * Returns {@link skyContext} of a call in the KP school.
 *
 * @throws {SiddhantaError} also `not_available_in_school` for an ayanāṁśa that the school does not take
 */
export function kpSkyContext(given: Context, input: Convened = {}): SkyContext {
  return skyOfCall(grahas, given, input, 'kp');
}

/** Returns {@link kpSkyContext} of a call that asks for Uranus, Neptune and Pluto too. */
export function kpPlanetContext(given: Context, input: Convened = {}): SkyContext {
  return skyOfCall(analytical, given, input, 'kp');
}

/** Returns the bodies of a call as they are seen from a place: its Moon from the place itself, where the conventions say so. */
export function bodiesFrom({ bodies, conventions }: SkyContext, { latitude, longitude }: Place): Ephemeris {
  const { moon, positions } = conventions;
  return moon === 'geocentric' ? bodies : topocentricEphemeris(bodies, { latitude, longitude }, positions);
}
