import * as v from 'valibot';
import { refuseUncertainty } from '../cast/birth.js';
import { skyContext } from '../cast/context.js';
import { parseInput } from '../input/parse.js';
import { flagSchema, record } from '../input/schemas.js';
import type { Context } from '../operation/operation.js';
import { requireSensitive, SENSITIVE_DASHAS, sensitiveOf } from '../operation/sensitive.js';
import { type DashaInput, dashaEntries, LIFE_LEVELS } from './input.js';
import { chartNatal } from './natal.js';
import type { SystemOptions } from './options.js';
import { type BarePeriod, periodDescriber, periodSource } from './periods.js';
import { walkPeriods } from './rules/course.js';
import { SYSTEM_IDS, type SystemId } from './systemIds.js';
import { ENGINES, optionsOf } from './systems.js';

/** The input of {@link dashaPeriods}. */
export interface DashaPeriodsInput extends DashaInput {
  /** The system. */
  readonly system: SystemId;
  /** Its options, as its own operation has them. */
  readonly options?: SystemOptions | undefined;
  /** Must be true for `sthira`, `shoola`, `niryana_shoola`, `brahma` and `varnada`, which are used for death or the length of life. */
  readonly sensitive?: boolean | undefined;
}

const schema = (system: SystemId) =>
  record({
    ...dashaEntries(Math.min(ENGINES[system].levels, LIFE_LEVELS)),
    system: v.literal(system),
    options: v.optional(optionsOf(system), {}),
    sensitive: flagSchema(),
  });

const systemSchema = () => v.object({ system: v.picklist(SYSTEM_IDS, `it must be one of ${SYSTEM_IDS.join(', ')}.`) });

/**
 * Returns an iterator over the periods of any daśā in order of time, each before its sub-periods, in constant memory.
 * @throws {SiddhantaError} as the operation of the system does, on the call itself
 * @example
 * ```ts
 * import { dashaPeriods } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * let deepest = 0;
 * for (const { level } of dashaPeriods({ birth, system: 'yogini', levels: 4 })) {
 *   if (level === 4) deepest++;
 * }
 * deepest; // => 11972
 * ```
 */
export function dashaPeriods(input: DashaPeriodsInput, context: Context = {}): IterableIterator<BarePeriod> {
  const { system } = parseInput(systemSchema(), input);
  const parsed = parseInput(schema(system), input);
  requireSensitive(parsed, `dashas.${system}`, sensitiveOf(SENSITIVE_DASHAS, system));
  refuseUncertainty(parsed.birth, 'birth');
  const natal = chartNatal(parsed.birth, skyContext(context, parsed));
  return ENGINES[system].begin(natal, parsed.options).open((reckoning) => {
    const source = periodSource(natal, reckoning);
    const describe = periodDescriber(source);
    function* periods(): Generator<BarePeriod, void, undefined> {
      for (const period of walkPeriods(source.course, parsed.levels)) yield describe(period);
    }
    return periods();
  });
}
