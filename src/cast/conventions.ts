import { SiddhantaError } from '../errors.js';
import type { Conventions, SettledConventions } from '../input/conventions.js';
import { describe } from '../input/parse.js';
import type { Ayanamsa, NodeKind, Profile, SunriseDefinition } from '../types.js';

/** The settings that differ from those of `siddhanta`. */
type Settings = Partial<Omit<SettledConventions, 'profile'>>;

/** The defaults. */
const OWN: SettledConventions = {
  profile: 'siddhanta',
  positions: 'apparent',
  star_place: 'geometric',
  ayanamsa_reference: 'consistent',
  moon: 'geocentric',
  node: 'true',
  year: 'sidereal',
  sunrise: 'upper_limb',
  time_scale: 'utc',
  ayanamsa: 'lahiri',
};

/** In the order of every list. */
export const CONVENTION_FIELDS = Object.keys(OWN) as readonly (keyof SettledConventions)[];

/**
 * Where the programs differ. `conventions.list` has the evidence for this and how certain it is.
 *
 * Swiss Ephemeris: its manual and header. Jagannatha Hora 8: its exports (test/oracle). PyJHora: its source. Drik Panchang: its pages.
 * AstroSage: its reports, whose longitudes no settings reproduce.
 */
const PROFILES: Readonly<Record<Profile, Settings>> = {
  siddhanta: {},
  swiss: { star_place: 'apparent', time_scale: 'ut1' },
  jagannatha_hora: {
    positions: 'true',
    year: 'sidereal_true',
    sunrise: 'hindu',
    time_scale: 'ut1',
    ayanamsa: 'true_chitra',
  },
  pyjhora: { positions: 'true', year: 'sidereal_true', sunrise: 'hindu', time_scale: 'ut1', ayanamsa: 'true_pushya' },
  drik_panchang: { ayanamsa_reference: 'mean_from_true', ayanamsa: 'lahiri_vp285' },
  astrosage: { node: 'mean', year: 'calendar', time_scale: 'ut1' },
};

export function profileConventions(profile: Profile): SettledConventions {
  return { ...OWN, ...PROFILES[profile], profile };
}

/** The input's options. The three at its top are the same options as in `conventions`. */
export interface Convened {
  readonly ayanamsa?: Ayanamsa | undefined;
  readonly node?: NodeKind | undefined;
  readonly sunrise?: SunriseDefinition | undefined;
  readonly conventions?: Conventions | undefined;
}

/** Reads a field from either of its two places. */
function oneOfTwo(field: 'ayanamsa' | 'node' | 'sunrise', top: unknown, conventions: Conventions): unknown {
  const inner = conventions[field];
  if (top === undefined || inner === undefined || top === inner) return inner ?? top;
  throw new SiddhantaError(
    'invalid_value',
    `conventions.${field} is ${describe(inner)} and ${field} is ${describe(top)}; they are the same option. Give one of the two.`,
    { field: `conventions.${field}` },
  );
}

/** One of the school's ayanāṁśas by name, or one by value; a profile does not choose it. */
function kpAyanamsa(requested: SettledConventions['ayanamsa'] | undefined): SettledConventions['ayanamsa'] {
  if (typeof requested !== 'string' || requested.startsWith('kp')) return requested ?? 'kp';
  throw new SiddhantaError(
    'not_available_in_school',
    `conventions.ayanamsa is "${requested}"; Krishnamurti Paddhati takes kp, kp_senthilathiban, kp_jhora, kp_lang, or { "epoch", "value_degrees" }.`,
    { field: 'conventions.ayanamsa', schools: ['kp'] },
  );
}

/**
 * The input comes first, at its top or in `conventions`; then the profile; then the defaults.
 *
 * @param school `kp` where the operation belongs to that school alone
 * @throws {SiddhantaError} `invalid_value` for one option given twice and differently; `not_available_in_school` for an ayanāṁśa outside
 * the KP school
 */
export function settle(input: Convened, school?: 'kp'): SettledConventions {
  const { conventions = {} } = input;
  // In the KP school the common default of the contract means "not chosen".
  const top = school === 'kp' && input.ayanamsa === 'lahiri' ? undefined : input.ayanamsa;
  const requested: Record<string, unknown> = {
    ...conventions,
    ayanamsa: oneOfTwo('ayanamsa', top, conventions),
    node: oneOfTwo('node', input.node, conventions),
    sunrise: oneOfTwo('sunrise', input.sunrise, conventions),
  };
  const settled: Record<string, unknown> = profileConventions(conventions.profile ?? 'siddhanta');
  for (const field of CONVENTION_FIELDS) settled[field] = requested[field] ?? settled[field];
  if (school === 'kp') settled.ayanamsa = kpAyanamsa(requested.ayanamsa as SettledConventions['ayanamsa'] | undefined);
  return settled as unknown as SettledConventions;
}
