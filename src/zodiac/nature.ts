import { type MicroArcseconds, modulo, SIGN, signIndex, TURN } from '../math/angle.js';
import { GRAHAS, type Graha } from './names.js';

/** Whether a graha is benefic (śubha) or malefic (pāpa) by nature. @names states */
export type Nature = 'benefic' | 'malefic';

export const MOON_RULES = ['waxing', 'half_lit', 'tithi_10'] as const;

/** A reading of when the Moon is benefic. */
export type MoonRule = (typeof MOON_RULES)[number];

export const MERCURY_RULES = ['any_malefic', 'sign_mates', 'majority', 'always_benefic'] as const;

/** A reading of when Mercury is benefic. */
export type MercuryRule = (typeof MERCURY_RULES)[number];

export interface NatureRules {
  readonly moon?: MoonRule | undefined;
  readonly mercury?: MercuryRule | undefined;
}

/** In signs of elongation; tithi_10: Jātaka Pārijāta 2.10, the last ten tithis are weak. */
export const MOON_IS_BENEFIC: Readonly<Record<MoonRule, readonly [from: number, to: number]>> = {
  waxing: [0, 6],
  half_lit: [3, 9],
  tithi_10: [0, 8],
};

export function moonNature(sun: MicroArcseconds, moon: MicroArcseconds, rule: MoonRule = 'waxing'): Nature {
  const [from, to] = MOON_IS_BENEFIC[rule];
  const ahead = modulo(moon - sun, TURN);
  return ahead >= from * SIGN && ahead < to * SIGN ? 'benefic' : 'malefic';
}

const FIXED: Readonly<Record<Exclude<Graha, 'Moon' | 'Mercury'>, Nature>> = {
  Sun: 'malefic',
  Mars: 'malefic',
  Jupiter: 'benefic',
  Venus: 'benefic',
  Saturn: 'malefic',
  Rahu: 'malefic',
  Ketu: 'malefic',
};

function mercuryNature(company: readonly (readonly [Graha, Nature])[], rule: MercuryRule): Nature {
  const malefic = company.filter(([, nature]) => nature === 'malefic');
  switch (rule) {
    case 'always_benefic':
      return 'benefic';
    case 'majority':
      return malefic.length > company.length - malefic.length ? 'malefic' : 'benefic';
    case 'sign_mates':
      return malefic.some(([graha]) => graha !== 'Moon') ? 'malefic' : 'benefic';
    case 'any_malefic':
      return malefic.length > 0 ? 'malefic' : 'benefic';
  }
}

/**
 * Sun, Mars, Saturn and the nodes are malefic, Jupiter and Venus benefic, the Moon by its light, Mercury by its company. Bṛhat Parāśara
 * Horā Śāstra (Santhanam) 3.11, Phaladīpikā 2.27, Jātaka Pārijāta 2.8–9.
 * @param longitudes sidereal, micro-arcseconds
 */
export function naturalNatures(
  longitudes: Readonly<Record<Graha, MicroArcseconds>>,
  { moon = 'waxing', mercury = 'any_malefic' }: NatureRules = {},
): Record<Graha, Nature> {
  const natures = { ...FIXED, Moon: moonNature(longitudes.Sun, longitudes.Moon, moon), Mercury: 'benefic' as Nature };
  const company = GRAHAS.filter(
    (graha) => graha !== 'Mercury' && signIndex(longitudes[graha]) === signIndex(longitudes.Mercury),
  ).map((graha) => [graha, natures[graha]] as const);
  return { ...natures, Mercury: mercuryNature(company, mercury) };
}
