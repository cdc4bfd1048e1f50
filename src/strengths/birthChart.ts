import * as v from 'valibot';
import { refuseUncertainty } from '../cast/birth.js';
import type { SkyContext } from '../cast/context.js';
import { natalSky } from '../cast/natal.js';
import { oneOf } from '../input/schemas.js';
import type { MicroArcseconds } from '../math/angle.js';
import type { Birth, Dispute } from '../types.js';
import type { Graha } from '../zodiac/names.js';
import { MERCURY_RULES, type MercuryRule, MOON_RULES, type MoonRule, naturalNatures } from '../zodiac/nature.js';
import { type House, sixDecimals, type ZodiacPosition, zodiacPosition } from '../zodiac/position.js';
import { type BirthGrahas, longitudesOf } from './input.js';
import { houseOf, type StrengthChart } from './rules/chart.js';
import { moonAhead } from './rules/natures.js';

export interface BirthChart extends BirthGrahas {
  /** Sidereal, micro-arcseconds. */
  readonly ascendant: MicroArcseconds;
}

/** @throws {SiddhantaError} `invalid_value` for `birth.uncertainty_minutes`; `undefined_at_latitude` where no point of the ecliptic rises */
export function chartOfBirth(birth: Birth, context: SkyContext): BirthChart {
  refuseUncertainty(birth, 'birth');
  const { resolved, grahas, ascendant } = natalSky(birth, context);
  return { resolved, grahas, ascendant, longitudes: longitudesOf(grahas) };
}

/** Which grahas are benefic by nature. */
export interface NatureOptions {
  /**
   * When the Moon is benefic: while she waxes (`waxing`, the default), while at least half lit (`half_lit`), or in all but the last ten
   * tithis (`tithi_10`).
   */
  readonly moon_rule?: MoonRule | undefined;
  /**
   * When Mercury is malefic: with any malefic in his sign (`any_malefic`, the default), the same without the Moon (`sign_mates`), with more
   * malefics than benefics (`majority`), or never (`always_benefic`).
   */
  readonly mercury_rule?: MercuryRule | undefined;
}

/** @internal */
export function natureFields() {
  return {
    moon_rule: v.optional(oneOf(MOON_RULES), 'waxing'),
    mercury_rule: v.optional(oneOf(MERCURY_RULES), 'any_malefic'),
  };
}

export function strengthChart(
  { longitudes, ascendant }: BirthChart,
  { moon_rule, mercury_rule }: NatureOptions,
): StrengthChart {
  return { longitudes, ascendant, natures: naturalNatures(longitudes, { moon: moon_rule, mercury: mercury_rule }) };
}

/** The position of a graha. */
export interface GrahaPlace extends ZodiacPosition {
  /** Whole-sign house, 1 … 12. */
  readonly house: House;
}

export function grahaPlace(graha: Graha, chart: Pick<StrengthChart, 'longitudes' | 'ascendant'>): GrahaPlace {
  return { ...zodiacPosition(chart.longitudes[graha]), house: houseOf(chart, graha) };
}

const MOON_WORDS: Readonly<Record<MoonRule, string>> = {
  waxing: 'benefic while she is less than 180 degrees ahead of the Sun',
  half_lit: 'benefic from 90 to 270 degrees ahead of the Sun',
  tithi_10: 'malefic from 240 degrees ahead of the Sun on, the last ten tithis',
};

const MERCURY_WORDS: Readonly<Record<MercuryRule, string>> = {
  any_malefic: 'malefic with Sun, Mars, Saturn, Rahu, Ketu or a malefic Moon in his sign',
  sign_mates: 'malefic with Sun, Mars, Saturn, Rahu or Ketu in his sign',
  majority: 'malefic with more malefics than benefics in his sign',
  always_benefic: 'benefic in any company',
};

export function natureConventions(moon: MoonRule, mercury: MercuryRule): Record<string, string> {
  return {
    moon_rule: moon,
    moon_benefic: MOON_WORDS[moon],
    mercury_rule: mercury,
    mercury_benefic: MERCURY_WORDS[mercury],
  };
}

export function natureDisputes(
  { longitudes }: Pick<BirthChart, 'longitudes'>,
  moon: MoonRule,
  mercury: MercuryRule,
): Dispute[] {
  const ahead = sixDecimals(moonAhead(longitudes));
  const others = <Rule extends string>(rules: readonly Rule[], nature: (rule: Rule) => string): string =>
    rules.map((rule) => `${rule}: ${nature(rule)}`).join(', ');
  return [
    {
      element: 'when the Moon is benefic',
      note: `She is ${ahead}° ahead of the Sun. By each reading: ${others(MOON_RULES, (rule) => naturalNatures(longitudes, { moon: rule }).Moon)}. Here: ${moon}; the option moon_rule chooses.`,
    },
    {
      element: "Mercury's company",
      note: `By each reading: ${others(MERCURY_RULES, (rule) => naturalNatures(longitudes, { moon, mercury: rule }).Mercury)}. Here: ${mercury}; the option mercury_rule chooses.`,
    },
  ];
}
