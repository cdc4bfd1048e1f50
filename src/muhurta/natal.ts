import * as v from 'valibot';
import { type ResolvedBirth, refuseUncertainty, resolveBirth } from '../cast/birth.js';
import { birthDisputes, clockConvention } from '../cast/birthWords.js';
import type { SkyContext } from '../cast/context.js';
import { moonDisputes } from '../cast/conventionWords.js';
import { moonAt } from '../cast/grahas.js';
import { SiddhantaError } from '../errors.js';
import { birthSchema, record, whole } from '../input/schemas.js';
import { NAKSHATRA, nakshatraIndex, SIGN, signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import type { Birth, BirthClock, Dispute } from '../types.js';
import { NAKSHATRAS, type Nakshatra, SIGNS, type Sign } from '../zodiac/names.js';

/** The Moon of a birth, where it is already known. */
export interface NatalMoon {
  /** Nakṣatra of the Moon, 1 (Aśvinī) … 27. */
  readonly nakshatra_number: number;
  /** Sign of the Moon, 1 (Aries) … 12. */
  readonly sign_number: number;
}

/** A birth, or its Moon: one of the two. */
export interface BirthOrMoon {
  /** The birth; only its Moon counts, and `uncertainty_minutes` is refused here. */
  readonly birth?: Birth | undefined;
  /** Nakṣatra and sign of its Moon, where they are known already. */
  readonly natal?: NatalMoon | undefined;
}

/** The Moon of a birth. */
export interface BirthMoon {
  /** Its nakṣatra. */
  readonly nakshatra: Nakshatra;
  /**
   * Number of the nakṣatra, from 1 for Aśvinī.
   *
   * @asType integer
   * @minimum 1
   * @maximum 27
   */
  readonly nakshatra_number: number;
  /** Its sign. */
  readonly sign: Sign;
  /**
   * Number of the sign, from 1 for Aries.
   *
   * @asType integer
   * @minimum 1
   * @maximum 12
   */
  readonly sign_number: number;
}

/** @internal */
export const birthOrMoonFields = () => ({
  birth: v.optional(birthSchema()),
  natal: v.optional(record({ nakshatra_number: whole(1, NAKSHATRAS.length), sign_number: whole(1, SIGNS.length) })),
});

export interface ResolvedMoon {
  readonly moon: BirthMoon;
  readonly resolved: ResolvedBirth | undefined;
  /** Effects of another clock or other conventions; none where the Moon itself was given. */
  readonly disputes: () => Dispute[];
}

const describeMoon = (nakshatra: number, sign: number): BirthMoon => ({
  nakshatra: at(NAKSHATRAS, nakshatra - 1).name,
  nakshatra_number: nakshatra,
  sign: at(SIGNS, sign - 1).name,
  sign_number: sign,
});

function checkMoon({ nakshatra_number: nakshatra, sign_number: sign }: NatalMoon, field: string): void {
  const first = Math.floor(((nakshatra - 1) * NAKSHATRA) / SIGN) + 1;
  const last = Math.ceil((nakshatra * NAKSHATRA) / SIGN);
  if (sign === first || sign === last) return;
  const signs = [...new Set([first, last])].join(' or ');
  throw new SiddhantaError(
    'invalid_value',
    `${field}.sign_number is ${sign}; nakshatra ${nakshatra} (${at(NAKSHATRAS, nakshatra - 1).name}) is in sign ${signs}. Give the sign and the nakshatra of the same Moon.`,
    { field: `${field}.sign_number` },
  );
}

/**
 * @param before dotted path of the object with the two fields, with the dot at its end; empty at the top of an input
 * @throws {SiddhantaError} `missing_field` where neither birth nor Moon is given, `invalid_value` where both are, where nakṣatra and sign
 * do not fit, or for `uncertainty_minutes`; what `resolveBirth` throws
 */
export function moonOfBirth({ birth, natal }: BirthOrMoon, sky: SkyContext, before = ''): ResolvedMoon {
  if (birth !== undefined && natal !== undefined) {
    throw new SiddhantaError(
      'invalid_value',
      `${before}birth and ${before}natal are both given; each sets the natal Moon. Leave one of the two out.`,
      { field: `${before}natal` },
    );
  }
  if (natal !== undefined) {
    checkMoon(natal, `${before}natal`);
    return { moon: describeMoon(natal.nakshatra_number, natal.sign_number), resolved: undefined, disputes: () => [] };
  }
  if (birth === undefined) {
    throw new SiddhantaError(
      'missing_field',
      `${before}birth is required, or ${before}natal with nakshatra_number and sign_number of its Moon. Add one of the two.`,
      { field: `${before}birth` },
    );
  }
  refuseUncertainty(birth, `${before}birth`);
  const resolved = resolveBirth(birth, sky, `${before}birth`);
  const { instant, utcMs } = resolved;
  const moon = moonAt(sky, instant, birth.place);
  return {
    moon: describeMoon(nakshatraIndex(moon) + 1, signIndex(moon) + 1),
    resolved,
    disputes: () => [
      ...moonDisputes(sky, { instant, utcMs, place: birth.place, moon }),
      ...birthDisputes(birth, resolved, sky),
    ],
  };
}

export const clockOf = ({ resolved }: ResolvedMoon): Record<string, string> =>
  resolved === undefined ? {} : { clock: clockConvention(resolved) };

/** A birth of a search, by its Moon. */
export interface SearchedBirth extends BirthMoon {
  /** Whether noon stood in for a missing time of birth; absent where the Moon itself was given. */
  readonly birth_time_assumed?: boolean;
  /** The clock that was taken; absent where the Moon itself was given. */
  readonly birth?: BirthClock;
}

export const searchedBirth = ({ moon, resolved }: ResolvedMoon): SearchedBirth => ({
  ...moon,
  ...(resolved === undefined ? {} : { birth_time_assumed: resolved.timeAssumed, birth: resolved.clock }),
});
