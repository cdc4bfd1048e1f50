import { SiddhantaError } from '../errors.js';
import type { Condition, LagnaCondition, LimbCondition } from './conditions.js';
import type { SearchContext } from './searchContext.js';

const wrong = (field: string, message: string): SiddhantaError =>
  new SiddhantaError('invalid_value', message, { field });

function checkLimb({ in: included, not_in: excluded }: LimbCondition, field: string): void {
  if (included === undefined && excluded === undefined) {
    throw new SiddhantaError('missing_field', `${field}.in is required, or ${field}.not_in. Add one of the two.`, {
      field: `${field}.in`,
    });
  }
  if (included !== undefined && excluded !== undefined)
    throw wrong(`${field}.not_in`, `${field}.in and ${field}.not_in are both given. Leave one of the two out.`);
}

function checkLagna({ in: signs, from, to }: LagnaCondition, field: string): void {
  const degrees = [from, to].filter((given) => given !== undefined).length;
  if (signs === undefined ? degrees !== 2 : degrees !== 0) {
    throw wrong(
      field,
      signs === undefined
        ? `${field} has ${degrees === 0 ? 'neither in nor from and to' : 'only one of from and to'}; it must have in (a list of signs), or both from and to.`
        : `${field} has in and also from or to; it must have in (a list of signs), or both from and to.`,
    );
  }
  if (from !== undefined && from === to)
    throw wrong(`${field}.to`, `${field}.to is ${to}, the same as from. Choose another end.`);
}

function checkBirths(births: readonly number[] | undefined, field: string, given: number): void {
  if (given === 0) {
    throw new SiddhantaError(
      'missing_field',
      `births is required, since ${field} compares the Moon of the moment with that of a birth. Add a list of one or more births.`,
      {
        field: 'births',
      },
    );
  }
  const beyond = births?.find((birth) => birth >= given);
  if (beyond === undefined) return;
  throw wrong(
    `${field}.births`,
    `${field}.births has ${beyond}; births are counted from 0, and there ${given === 1 ? 'is one' : `are ${given}`}.`,
  );
}

function checkRising(field: string, { risings }: SearchContext): void {
  if (risings() !== undefined) return;
  throw new SiddhantaError(
    'undefined_at_latitude',
    `${field} depends on what rises; within the polar circles parts of the zodiac never rise, and others rise backwards. Leave it out, or use a latitude nearer the equator.`,
    { field: 'place.latitude' },
  );
}

/**
 * Checks what the schema cannot.
 *
 * @throws {SiddhantaError} `missing_field`, `invalid_value`, `undefined_at_latitude`
 */
export function checkCondition(condition: Condition, index: number, context: SearchContext): void {
  const field = `conditions.${index}`;
  const { type } = condition;
  if (type === 'tithi' || type === 'nakshatra' || type === 'yoga' || type === 'karana') checkLimb(condition, field);
  if (type === 'lagna') checkLagna(condition, field);
  if (type === 'lagna' || type === 'panchaka_rahita') checkRising(field, context);
  if (type === 'tara' || type === 'chandra') checkBirths(condition.births, field, context.births.length);
}
