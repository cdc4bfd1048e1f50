import * as v from 'valibot';
import { oneOf } from '../input/schemas.js';
import { type MicroArcseconds, signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { cutDegrees, nadiNumber, partOf } from './rules/nadyamsha.js';
import { DEVA_KERALAM } from './tables/devaKeralam.js';
import { JHORA_NAMES } from './tables/jhoraNames.js';
import { NAME_LISTS, type NadiNames, type NadyamshaSpan, SPANS } from './tables/parts.js';

/** The name of a nāḍī, from either list. */
export type NadiName = (typeof DEVA_KERALAM)[number] | (typeof JHORA_NAMES)[number];

/** The division and the names. */
export interface NadyamshaOptions {
  /** The division of a sign: `equal` parts of 12′ (the default), or `unequal` ones at all boundaries of the sixteen vargas. */
  readonly span?: NadyamshaSpan | undefined;
  /** The list of names: `deva_keralam` (the default), or `jhora`. */
  readonly names?: NadiNames | undefined;
}

/** @internal */
export const nadyamshaFields = () => ({
  span: v.optional(oneOf(SPANS), SPANS[0]),
  names: v.optional(oneOf(NAME_LISTS), NAME_LISTS[0]),
});

/** A part of a sign or the number of a nāḍī, 1 … 150. @asType integer @minimum 1 @maximum 150 */
export type NadiNumber = number;

/** Degrees within a sign, six decimals. @minimum 0 @maximum 30 */
export type PartDegrees = number;

/** A quarter of a part, 1 … 4. @asType integer @minimum 1 @maximum 4 */
export type PartQuarter = number;

/** The 150th part of a sign that contains a longitude. */
export interface Nadyamsha {
  /** The part, from the beginning of its sign. */
  readonly part: NadiNumber;
  /** The number of the nāḍī: that of the part in movable signs, counted backward in fixed ones, from the 76th part in dual ones. */
  readonly nadi: NadiNumber;
  /** The name of that number. Some names occur twice: the number counts. */
  readonly name: NadiName;
  /** The first or second half of the part. */
  readonly half: 'purva' | 'uttara';
  /** Quarter of the part. */
  readonly quarter: PartQuarter;
  /** The beginning of the part. */
  readonly start: PartDegrees;
  /** Its end, exclusive. */
  readonly end: PartDegrees;
}

const NAMES: Readonly<Record<NadiNames, readonly NadiName[]>> = { deva_keralam: DEVA_KERALAM, jhora: JHORA_NAMES };

export function nadyamshaAt(longitude: MicroArcseconds, span: NadyamshaSpan, names: NadiNames): Nadyamsha {
  const { part, quarter, start, end } = partOf(longitude, span);
  const nadi = nadiNumber(signIndex(longitude), part);
  return {
    part,
    nadi,
    name: at(NAMES[names], nadi - 1),
    half: quarter <= 2 ? 'purva' : 'uttara',
    quarter,
    start: cutDegrees(start),
    end: cutDegrees(end),
  };
}

export function nadyamshaWords({ span, names }: { readonly span: NadyamshaSpan; readonly names: NadiNames }) {
  return {
    span:
      span === 'equal'
        ? 'equal: 150 parts of 12 minutes'
        : 'unequal: the boundaries of the sixteen vargas of BPHS 6 laid over one sign, 150 parts of 1 minute 40 seconds to 30 minutes',
    names: names === 'deva_keralam' ? 'deva_keralam: R. Santhanam’s edition' : 'jhora: the list that PyJHora has',
    nadi: 'movable signs count the parts on, fixed ones back, dual ones begin with the 76th',
    boundaries: 'half-open and exact in integers: the part that begins owns its boundary',
    quarters: 'of the part’s own length; purva are the first two, uttara the last',
  };
}

/** Keep in step with `test/oracle/nadi.test.ts`. */
export const NADYAMSHA_VERIFICATION =
  'the numbers of Vasudha in movable and fixed signs, of Prabha and Nirmala as printed; sixteen charts computed a second time on Swiss Ephemeris 2.10.03, exact; exact fractions at boundaries';
