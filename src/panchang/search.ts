import { optional } from 'valibot';
import { checkRange } from '../cast/almanac.js';
import { luminaryContext } from '../cast/context.js';
import { utcText } from '../cast/iso.js';
import { following, limbSkyOf } from '../cast/limbs.js';
import { SiddhantaError } from '../errors.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { momentSchema } from '../input/moment.js';
import { parseInput } from '../input/parse.js';
import { oneOf, record, whole } from '../input/schemas.js';
import type { Context } from '../operation/operation.js';
import { searchEvent } from '../sky/events.js';
import { instantFromUtc, utcFromUt } from '../sky/utc.js';
import type { JdUt } from '../time/julian.js';
import { acceptedMoment } from '../time/moment.js';
import { LIMB_RULES, LIMBS, type Limb, type LimbNames, limbName } from '../zodiac/limbs.js';

/** Days: longer than a turn of the Moon and than a lunation. */
const LONGEST = 31;
const STEP = 1;
/** A tenth of a second past a boundary, where the unit is certain. */
const JUST_AFTER = 1e-6;

const schema = () =>
  record({
    limb: oneOf(LIMBS),
    number: optional(whole(1, 60)),
    moment: momentSchema(),
    conventions: conventionsSchema(),
  });

/** The input of {@link nextLimb}. */
export interface NextLimbInput {
  /** Which limb. */
  readonly limb: Limb;
  /** Number of the unit, from 1; any unit when left out. */
  readonly number?: number | undefined;
  /** ISO 8601 date and time with offset. */
  readonly moment: string;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** A unit of a limb with its bounds, ISO 8601 in UTC, whole seconds. */
export interface LimbPeriod {
  /** Which limb. */
  readonly limb: Limb;
  /** Number of the unit, from 1. */
  readonly number: number;
  /** Name of the unit. */
  readonly name: LimbNames[Limb];
  /** When it begins. */
  readonly start: string;
  /** When it ends. */
  readonly end: string;
}

/**
 * Returns the next unit of a limb that begins at or after a moment: the next full-moon tithi, the next Rohiṇī, or, without a number, simply
 * the next tithi.
 *
 * @param input `limb` (`tithi`, `nakshatra`, `yoga`, `karana`), `moment` (ISO 8601 with offset), optional `number` from 1 (to 30, 27, 27 or
 * 60)
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input: `invalid_moment`, `invalid_value` for a number that the limb does not have
 *
 * @example
 * ```ts
 * import { nextLimb } from 'siddhanta';
 * const purnima = nextLimb({ limb: 'tithi', number: 15, moment: '2025-11-22T00:00:00Z' });
 * purnima.start.slice(0, 16); // => '2025-12-04T03:08'
 * purnima.end.slice(0, 16); // => '2025-12-04T23:14'
 * ```
 */
export function nextLimb(input: NextLimbInput, context: Context = {}): LimbPeriod {
  const parsed = parseInput(schema(), input);
  const { limb, number, moment } = parsed;
  const { count } = LIMB_RULES[limb];
  if (number !== undefined && number > count) {
    throw new SiddhantaError('invalid_value', `number is ${number}; a ${limb} has a number from 1 to ${count}.`, {
      field: 'number',
    });
  }
  const call = luminaryContext(context, parsed);
  const { ephemeris: base, timeScale, conventions } = call;
  if (conventions.moon === 'topocentric') {
    throw new SiddhantaError(
      'invalid_value',
      'conventions.moon is "topocentric", which needs a place. Leave it out; panchang, which takes a place, accepts it.',
      { field: 'conventions.moon' },
    );
  }
  const from = instantFromUtc(acceptedMoment(moment).utcMs, timeScale).ut;
  checkRange(moment.slice(0, 10), base, 'moment');
  const sky = limbSkyOf(call);
  const requested = number ?? following(limb, sky.number(limb, from));
  const near = searchEvent({
    of: (ut) => sky.angle(limb, ut),
    value: ((requested - 1) * 360) / count,
    modulus: 360,
    direction: 'rising',
    from,
    to: from + LONGEST,
    step: STEP,
  });
  if (near === undefined) throw new RangeError(`no ${limb} ${requested} within ${LONGEST} days of ${moment}`);
  const iso = (ut: JdUt): string => utcText(utcFromUt(ut, timeScale));
  const inside = near + JUST_AFTER;
  return {
    limb,
    number: requested,
    name: limbName(limb, requested),
    start: iso(sky.start(limb, requested, inside)),
    end: iso(sky.end(limb, requested, inside)),
  };
}
