import { birthDisputes, clockConvention } from '../cast/birthWords.js';
import { moonDisputes } from '../cast/conventionWords.js';
import { yearText } from '../cast/years.js';
import { ayanamsaDisputes, skyConventions, skySources, type Use } from '../operation/provenance.js';
import type { BirthClock, Dispute, Meta, Provenance, Rule, Source } from '../types.js';
import { yearLengthDispute } from './disputes.js';
import type { DashaNatal } from './natal.js';
import type { PeriodSource } from './periods.js';

const FIXED: readonly string[] = [
  'system',
  'name',
  'from',
  'varga',
  'school',
  'after_ninth',
  'total_years',
  'year_days',
  'user_name',
];

export function restsOf(besides: object): readonly string[] {
  return [...Object.keys(besides).filter((field) => !FIXED.includes(field)), 'periods'];
}

export interface DashaWords {
  readonly method: string;
  readonly conventions?: Readonly<Record<string, string>>;
  readonly sources: readonly Source[];
  readonly disputed: readonly Dispute[];
  readonly rules?: Readonly<Record<string, Rule>>;
  readonly verified: string;
  readonly uses?: readonly Use[];
  readonly rests: readonly string[];
  readonly otherSkies?: readonly Dispute[];
}

export function dashaOutcome(
  natal: DashaNatal,
  { years }: Pick<PeriodSource, 'years'>,
  words: DashaWords,
): {
  readonly provenance: Provenance;
  readonly ayanamsa: NonNullable<Meta['ayanamsa']>;
  readonly birthTimeAssumed: boolean;
  readonly birth: BirthClock;
  readonly restsOnBirthTime: readonly string[];
} {
  const { birth, sky, resolved, graha } = natal;
  const { instant, utcMs } = resolved;
  const { method, conventions, sources, disputed, rules, verified, uses = [], rests, otherSkies } = words;
  return {
    provenance: {
      method,
      conventions: {
        year_length: yearText(sky),
        first_period:
          'starts at birth and lasts the balance; sub-periods are cut from the full notional period, those that ended before birth are left out',
        dates: 'instants on the clocks of the birthplace, with the offset in force then; half-open',
        ...conventions,
        clock: clockConvention(resolved),
        ...skyConventions(sky, ['year', ...uses], instant.tt),
      },
      sources: [...sources, ...skySources(sky)],
      disputed: [
        yearLengthDispute(sky, years),
        ...disputed,
        ...(otherSkies ?? moonDisputes(sky, { instant, utcMs, place: birth.place, moon: graha('Moon') })),
        ...ayanamsaDisputes(sky),
        ...birthDisputes(birth, resolved, sky),
      ],
      verified_against: verified,
      ...(rules === undefined ? {} : { rules }),
    },
    ayanamsa: sky.ayanamsa,
    birthTimeAssumed: resolved.timeAssumed,
    birth: resolved.clock,
    restsOnBirthTime: rests,
  };
}
