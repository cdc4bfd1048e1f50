import { birthOperations } from '../cast/birthOperation.js';
import { natalConventions, natalDisputes } from '../cast/natalInput.js';
import type { ChartNotes } from '../charts/rasiData.js';
import { type MicroArcseconds, signIndex } from '../math/angle.js';
import { skySources } from '../operation/provenance.js';
import type { LocalInstant } from '../types.js';
import { ayanamsaLabel } from '../zodiac/ayanamsas.js';
import { type HousedPosition, housedPosition } from '../zodiac/housed.js';
import { lordOf, type SignLord } from '../zodiac/lords.js';
import { type Graha, SIGNS, type Sign } from '../zodiac/names.js';
import { type PlanetaryPosition, planetaryPositions, type ZodiacPosition, zodiacPosition } from '../zodiac/position.js';
import { type AnnualSky, type CastSky, toLocalInstant } from './sky.js';
import { RETURN_DISPUTES, RETURN_SOURCES } from './sources.js';

/** A year of life: 1 begins with the birth. @asType integer @minimum 1 */
export type YearOfLife = number;

/** Years completed. @asType integer @minimum 0 @maximum 2000 */
export type CompletedYears = number;

/** A year of life, with its beginning and end. */
export interface AnnualYear {
  /** The running year: one more than the completed years. */
  readonly year: YearOfLife;
  /** Years completed. */
  readonly completed_years: CompletedYears;
  /** The return of the Sun, in local time of the place. */
  readonly return: LocalInstant;
  /** Its next return. */
  readonly next_return: LocalInstant;
}

/** A rāśi chart. */
export interface AnnualRasi {
  /** The ascendant. */
  readonly ascendant: ZodiacPosition;
  /** Ayanāṁśa, kind of chart and house system. */
  readonly notes: ChartNotes;
  /** The nine grahas. */
  readonly planetary_positions: Readonly<Record<Graha, PlanetaryPosition>>;
}

/** Munthā: a sign for each year from the ascendant at birth. */
export interface Muntha extends HousedPosition {
  /** Lord of its sign. */
  readonly lord: SignLord;
}

/** The birth data that the year depends on. */
export interface NatalPoints {
  /** The ascendant at birth. */
  readonly ascendant: ZodiacPosition;
  /** The Sun at birth, the place of its returns. */
  readonly sun: ZodiacPosition;
  /** The birth, in local time of the birthplace. */
  readonly instant: LocalInstant;
}

export function describeYear({ natal, completedYears, place, returnMs, nextMs }: AnnualSky): AnnualYear {
  const toLocal = toLocalInstant(place, natal.sky);
  return {
    year: completedYears + 1,
    completed_years: completedYears,
    return: toLocal(returnMs),
    next_return: toLocal(nextMs),
  };
}

export function describeRasi({ sky, ayanamsa, ascendant, grahas }: CastSky): AnnualRasi {
  return {
    ascendant: zodiacPosition(ascendant),
    notes: {
      ayanamsa: ayanamsaLabel(sky.ayanamsa),
      ayanamsa_value: ayanamsa.toFixed(6),
      chart_type: 'Rasi',
      house_system: 'Whole Sign',
    },
    planetary_positions: planetaryPositions(grahas, ascendant),
  };
}

export function describeMuntha(muntha: MicroArcseconds, ascendant: MicroArcseconds): Muntha {
  return { ...housedPosition(muntha, ascendant), lord: lordOf(signIndex(muntha)) };
}

export function describeNatal({ natal }: AnnualSky): NatalPoints {
  return {
    ascendant: zodiacPosition(natal.ascendant),
    sun: zodiacPosition(natal.grahas.Sun.longitude),
    instant: toLocalInstant(natal.place, natal.sky)(natal.utcMs),
  };
}

export function signNamed(sign: number): Sign {
  const found = SIGNS[sign];
  if (found === undefined) throw new RangeError(`there is no sign ${sign}`);
  return found.name;
}

/** @internal */
export const annualOperation = birthOperations<AnnualSky>({
  words: ({ conventions, sources, disputed = [] }, { natal, place }, sky, input) => ({
    conventions: {
      annual_return:
        'zodiac' in input && input.zodiac === 'tropical'
          ? 'tropical: the instant at which the Sun has its longitude from the true equinox at birth again, to the millisecond'
          : 'sidereal: the instant at which the Sun has its sidereal longitude of birth again, to the millisecond',
      annual_place: place === natal.place ? 'the birthplace' : 'the place that was given',
      day: 'by day the upper limb of the Sun is up at the place, with mean refraction (its centre above -50′)',
      ...conventions,
      ...natalConventions(natal, sky),
    },
    sources: [...RETURN_SOURCES, ...sources, ...skySources(sky)],
    disputed: [...RETURN_DISPUTES, ...disputed, ...natalDisputes(input.birth, natal, sky)],
  }),
});
