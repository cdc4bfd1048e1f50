import { record as dictionary, optional, string } from 'valibot';
import { SiddhantaError } from '../errors.js';
import { parseInput } from '../input/parse.js';
import { record, whole } from '../input/schemas.js';
import { MOST_KEPT, MOST_ROWS } from './batches/ports.js';
import { hasExpired } from './keys.js';
import { DEFAULT_PLANS, type KeyRecord, type Plans } from './ports.js';

const MAX_RATE = 1_000_000;
const MAX_CONCURRENCY = 10_000;
/** Milliseconds of processor time for one call. */
const MAX_WORK = 600_000;

const NAME = /^[a-z][a-z0-9_-]*$/;

/**
 * Returns the plans of a configuration: an object of plans by name. The free tier of the contract is there unless it is given
 * otherwise.
 *
 * @param value `{ "name": { "units_included": 0 …, "rate_limit_per_minute": 1 … 1,000,000, "concurrency": 1 … 10,000, "max_work": 1 … 600,000,
 * "batch_rows": 0 … 100,000, "open_batches": 0 … 100 } }`, the last four optional; names are lower-case letters, digits, `_` and `-`
 * @throws {SiddhantaError} for anything else, with the field
 *
 * @example
 * ```ts
 * import { parsePlans } from 'siddhanta/http';
 * const plans = parsePlans({ pro: { units_included: 50_000, rate_limit_per_minute: 120 } });
 * plans.pro; // => { units_included: 50000, rate_limit_per_minute: 120 }
 * plans.free; // => { units_included: 500, rate_limit_per_minute: 5 }
 * ```
 */
export function parsePlans(value: unknown): Plans {
  const plan = record({
    units_included: whole(0, Number.MAX_SAFE_INTEGER),
    rate_limit_per_minute: whole(1, MAX_RATE),
    concurrency: optional(whole(1, MAX_CONCURRENCY)),
    max_work: optional(whole(1, MAX_WORK)),
    batch_rows: optional(whole(0, MOST_ROWS)),
    open_batches: optional(whole(0, MOST_KEPT)),
  });
  const given = parseInput(dictionary(string(), plan, 'it must be an object of plans by name.'), value);
  const bad = Object.keys(given).find((name) => !NAME.test(name));
  if (bad !== undefined) {
    throw new SiddhantaError(
      'invalid_value',
      `${JSON.stringify(bad)} is not a name for a plan; it must be lower-case letters, digits, _ and -, a letter first.`,
      { field: bad },
    );
  }
  return { ...DEFAULT_PLANS, ...given };
}

/**
 * Returns the ids of the keys that could not be answered under some plans, by the name of the plan that is missing. A test key is held to the
 * plan of test keys whatever its account's, and one that is revoked or has expired is answered nothing.
 *
 * @param now milliseconds since 1970-01-01T00:00Z
 *
 * @example
 * ```ts
 * import { DEFAULT_PLANS, issueKey, memoryStores } from 'siddhanta/http';
 * const { keys } = memoryStores();
 * await issueKey(keys, { plan: 'gold' });
 * await issueKey(keys, { plan: 'free' });
 * [...missingPlans(await keys.list(), DEFAULT_PLANS).keys()]; // => ['gold']
 * ```
 */
export function missingPlans(
  all: readonly KeyRecord[],
  plans: Plans,
  now: number = Date.now(),
): ReadonlyMap<string, readonly string[]> {
  const missing = new Map<string, string[]>();
  for (const key of all) {
    const { id, kind, plan, revokedAt } = key;
    if (kind === 'test' || revokedAt !== null || hasExpired(key, now) || Object.hasOwn(plans, plan)) continue;
    missing.set(plan, [...(missing.get(plan) ?? []), id]);
  }
  return missing;
}
