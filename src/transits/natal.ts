import * as v from 'valibot';
import type { SkyContext } from '../cast/context.js';
import type { NatalSky } from '../cast/natal.js';
import { natalConventions, natalDisputes, natalOf } from '../cast/natalInput.js';
import { SiddhantaError } from '../errors.js';
import { birthSchema, record, whole } from '../input/schemas.js';
import { at } from '../math/at.js';
import type { Birth, Dispute, Meta } from '../types.js';
import { NAKSHATRAS, type Nakshatra, SIGNS, type Sign } from '../zodiac/names.js';
import {
  type DegreesInSign,
  type EclipticDegrees,
  type NakshatraNumber,
  type Pada,
  type SignNumber,
  zodiacPosition,
} from '../zodiac/position.js';

/** The signs of a birth, for those who know them already. */
export interface NatalSigns {
  /** Sign of the Moon, 1 (Aries) … 12. */
  readonly moon_sign_number: number;
  /** Nakṣatra of the Moon, 1 (Aśvinī) … 27; without it there are no tārās. */
  readonly moon_nakshatra_number?: number | undefined;
  /** Sign of the ascendant, 1 (Aries) … 12; without it there are no houses from it. */
  readonly ascendant_sign_number?: number | undefined;
  /** Sign of the Sun, 1 (Aries) … 12; without it there are no houses from it. */
  readonly sun_sign_number?: number | undefined;
}

/** A birth, or its signs: at most one of the two. */
export interface BirthOrSigns {
  /** Whose transits; `uncertainty_minutes` is refused here. */
  readonly birth?: Birth | undefined;
  /** Signs of the birth, where they are known already. */
  readonly natal?: NatalSigns | undefined;
}

/** @internal */
export const birthOrSignsFields = () => ({
  birth: v.optional(birthSchema()),
  natal: v.optional(
    record({
      moon_sign_number: whole(1, SIGNS.length),
      moon_nakshatra_number: v.optional(whole(1, NAKSHATRAS.length)),
      ascendant_sign_number: v.optional(whole(1, SIGNS.length)),
      sun_sign_number: v.optional(whole(1, SIGNS.length)),
    }),
  ),
});

/** A point of the birth from which houses are counted. */
export interface NatalReference {
  /** Its sign. */
  readonly sign: Sign;
  /** 1 (Aries) … 12 (Pisces). */
  readonly sign_number: SignNumber;
  /** Its nakṣatra; left out where it was not given. */
  readonly nakshatra?: Nakshatra;
  /** 1 (Aśvinī) … 27. */
  readonly nakshatra_number?: NakshatraNumber;
  /** Quarter of the nakṣatra; only of a birth. */
  readonly pada?: Pada;
  /** Sidereal longitude; only of a birth. */
  readonly longitude?: EclipticDegrees;
  /** Within the sign; only of a birth. */
  readonly degrees?: DegreesInSign;
}

/** The points of the birth from which houses are counted. */
export interface NatalReferences {
  /** The Moon. */
  readonly moon: NatalReference;
  /** The ascendant; left out where it was not given. */
  readonly ascendant?: NatalReference;
  /** The Sun; left out where it was not given. */
  readonly sun?: NatalReference;
}

export interface Natal {
  readonly references: NatalReferences;
  /** Undefined where only signs were given. */
  readonly chart: NatalSky | undefined;
}

const signOf = (number: number): NatalReference => ({ sign: at(SIGNS, number - 1).name, sign_number: number });

function fromSigns(natal: NatalSigns): Natal {
  const { moon_sign_number, moon_nakshatra_number: star, ascendant_sign_number, sun_sign_number } = natal;
  return {
    references: {
      moon: {
        ...signOf(moon_sign_number),
        ...(star === undefined ? {} : { nakshatra: at(NAKSHATRAS, star - 1).name, nakshatra_number: star }),
      },
      ...(ascendant_sign_number === undefined ? {} : { ascendant: signOf(ascendant_sign_number) }),
      ...(sun_sign_number === undefined ? {} : { sun: signOf(sun_sign_number) }),
    },
    chart: undefined,
  };
}

/** @throws {SiddhantaError} `invalid_value` where both are given, and for `birth.uncertainty_minutes`; what a birth throws */
export function natalIn({ birth, natal }: BirthOrSigns, sky: SkyContext): Natal | undefined {
  if (birth !== undefined && natal !== undefined) {
    throw new SiddhantaError(
      'invalid_value',
      'birth and natal are both given; each sets the natal signs. Leave one of the two out.',
      { field: 'natal' },
    );
  }
  if (natal !== undefined) return fromSigns(natal);
  if (birth === undefined) return undefined;
  const chart = natalOf(birth, sky);
  return {
    references: {
      moon: zodiacPosition(chart.grahas.Moon.longitude),
      ascendant: zodiacPosition(chart.ascendant),
      sun: zodiacPosition(chart.grahas.Sun.longitude),
    },
    chart,
  };
}

export function birthOutcome(
  natal: Natal | undefined,
  rests: readonly string[],
): {
  readonly birthTimeAssumed: boolean | undefined;
  readonly birth: Meta['birth'] | undefined;
  readonly restsOnBirthTime: readonly string[];
} {
  const resolved = natal?.chart?.resolved;
  return { birthTimeAssumed: resolved?.timeAssumed, birth: resolved?.clock, restsOnBirthTime: rests };
}

export function conventionsOf(natal: Natal | undefined): Record<string, string> {
  if (natal === undefined) return {};
  return natal.chart === undefined
    ? { natal: 'signs as they were given' }
    : { clock: natalConventions(natal.chart, natal.chart.sky).clock ?? '' };
}

export function disputesOf(birth: Birth | undefined, natal: Natal | undefined): Dispute[] {
  return birth === undefined || natal?.chart === undefined ? [] : natalDisputes(birth, natal.chart, natal.chart.sky);
}
