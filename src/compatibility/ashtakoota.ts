import * as v from 'valibot';
import { type ResolvedBirth, refuseUncertainty, resolveBirth } from '../cast/birth.js';
import { birthDisputes, clockConvention } from '../cast/birthWords.js';
import { luminaryContext, type SkyContext } from '../cast/context.js';
import { moonDisputes } from '../cast/conventionWords.js';
import { ascendantAt, orientationAt } from '../cast/cusps.js';
import { moonAt } from '../cast/grahas.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, oneOf, record } from '../input/schemas.js';
import type { MicroArcseconds } from '../math/angle.js';
import { operation } from '../operation/operation.js';
import { ayanamsaDisputes, skyConventions, skySources } from '../operation/provenance.js';
import type { Ayanamsa, Birth, Dispute } from '../types.js';
import { bhakootRuleSchema } from './fromMoon.js';
import { KUTA_SOURCES } from './kutas/list.js';
import { moonsOfDate, type SideMoons } from './moonsOfDate.js';
import { type NumberedPosition, numberedPosition } from './numberedPosition.js';
import { EXAMPLE_COUPLE, type MatchSide, type MatchTotal, of, partnerSchema } from './partner.js';
import { type PointsRange, pointsRange } from './pointsRange.js';
import type { BhakootRule, ForgivenBy } from './rules/kutas.js';
import { moonStation } from './rules/moon.js';
import { type GunaMilanResults, gunaMilan } from './rules/report.js';
import { scorePair } from './rules/score.js';
import { KUTAS } from './tables/kutas.js';
import { ASHTAKOOTA_DISPUTES } from './tables/sources.js';

const EXCEPTIONS = ['applied', 'none'] as const;

/** Whether doṣas of bhakūṭa and nāḍī are cancelled where their rules say so. */
export type MatchExceptions = (typeof EXCEPTIONS)[number];

const schema = () =>
  record({
    bride: partnerSchema(),
    groom: partnerSchema(),
    ayanamsa: ayanamsaSchema(),
    bhakoot_rule: bhakootRuleSchema(),
    exceptions: v.optional(oneOf(EXCEPTIONS)),
    conventions: conventionsSchema(),
  });

/** The input of {@link ashtakoota}. */
export interface AshtakootaInput {
  /** The bride. */
  readonly bride: MatchSide;
  /** The groom. */
  readonly groom: MatchSide;
  /** School of ayanāṁśa; only `lahiri`, the default; `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** How a bad relation of the signs is cancelled; `strict` by default. */
  readonly bhakoot_rule?: BhakootRule | undefined;
  /**
   * Whether a bad bhakūṭa may be cancelled and the same nāḍī excepted (`applied`, the behaviour without this field), or neither (`none`).
   * If given, `totals` has both.
   */
  readonly exceptions?: MatchExceptions | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** Ascendant and Moon of one side. Only the Moon is scored. */
export interface MatchBirthDetails {
  /** The ascendant; reported, not scored. */
  readonly ascendant: NumberedPosition;
  /** The Moon, which is scored. */
  readonly moon: NumberedPosition;
}

/** One side of a match. */
export interface MatchPartner {
  /** Ascendant and Moon. */
  readonly birth_details: MatchBirthDetails;
  /** The name as given; empty by default. @maxLength 100 */
  readonly name: string;
}

/** The total with the exceptions and without. */
export interface MatchTotals {
  /** With bhakūṭa cancelled and nāḍī excepted where the rules say so. */
  readonly with_exceptions: MatchTotal;
  /** Without. */
  readonly without_exceptions: MatchTotal;
}

/** The Aṣṭakūṭa match. The score is in `female`. */
export interface AshtakootaData {
  /** The bride, with the score of the match. */
  readonly female: MatchPartner & {
    /** The eight kūṭas and their total. */
    readonly guna_milan_results: GunaMilanResults;
  };
  /** The groom. */
  readonly male: MatchPartner;
  /** Both totals; only with `exceptions`. */
  readonly totals?: MatchTotals;
  /** The possible points over the whole day; only if a time of birth is missing. Everything else is then for noon. */
  readonly points_range?: PointsRange;
}

interface Side {
  readonly resolved: ResolvedBirth;
  /** Sidereal, micro-arcseconds. */
  readonly moon: MicroArcseconds;
  readonly details: MatchBirthDetails;
  readonly moons: () => SideMoons;
}

function castSide(birth: Birth, sky: SkyContext, field: string): Side {
  refuseUncertainty(birth, field);
  const resolved = resolveBirth(birth, sky, field);
  const ascendant = ascendantAt(
    resolved.instant,
    birth.place,
    orientationAt(resolved.instant, sky.zodiac),
    `${field}.place.latitude`,
  );
  const moon = moonAt(sky, resolved.instant, birth.place);
  return {
    resolved,
    moon,
    details: { ascendant: numberedPosition(ascendant), moon: numberedPosition(moon) },
    moons: () => moonsOfDate(resolved, moon, birth.place, sky, field),
  };
}

function sideDisputes({ resolved, moon }: Side, birth: Birth, sky: SkyContext): Dispute[] {
  const { instant, utcMs } = resolved;
  return [...moonDisputes(sky, { instant, utcMs, place: birth.place, moon }), ...birthDisputes(birth, resolved, sky)];
}

const BHAKOOT_CONVENTIONS: Readonly<Record<ForgivenBy, string>> = {
  none: 'none: 2-12, 5-9 and 6-8 are never cancelled',
  strict:
    'strict: 2-12, 5-9 and 6-8 are cancelled when one graha is lord of both signs, or each lord is the other’s friend',
  lenient:
    'lenient: 2-12, 5-9 and 6-8 are cancelled when one graha is lord of both signs, or either lord is the other’s friend; all 5-9 pairs are',
};

const UNKNOWN_TIME =
  'noon of the clock of the birth stands in for a missing time; points_range has the points of every Moon of the civil date';

/** Keep in step with `test/oracle/ashtakoota.test.ts`. */
const ASHTAKOOTA_VERIFICATION =
  'a worked match in print (Hindi handbook of horoscope matching, pp. 150–154: 19½ points); the 5-9 and 6-8 pairs printed in Muhurtraj pp. 32 and 34; the friendship of all 42 pairs of grahas derived anew from the rule of Bṛhat Parāśara Horā 3.55';

/**
 * Returns the Aṣṭakūṭa (guṇa milan) match of a bride and a groom: the eight kūṭas with a sentence on each, the total out of 36, its level,
 * the remaining doṣas, and ascendant and Moon of both.
 *
 * Only the Moons are scored. Without a birth time the Moon of noon is used, which may be up to 7.6° off: `meta.birth_time_assumed` is true
 * if either time is missing, and `points_range` covers every Moon of that day. {@link ashtakootaFromMoon} scores known Moons.
 * @param input `bride` and `groom`, each with `birth` and optional `name`; optional `bhakoot_rule` (`strict` by default, or `lenient`),
 *   `exceptions` (`applied`, `none`: with either, `totals` tells both), `ayanamsa` (only lahiri; `conventions.ayanamsa` takes others)
 * @throws {SiddhantaError} for bad input (field such as `bride.birth.time`; `invalid_value` for `uncertainty_minutes`),
 *   `not_available_in_school` outside lahiri, `undefined_at_latitude` where no ascendant exists
 *
 * Source: Muhūrta Cintāmaṇi, Vivāha 21–36; friendships Bṛhat Parāśara Horā Śāstra (Santhanam) 3.55; grids as in
 * `docs/tables/ashtakoota.md`.
 *
 * @example
 * ```ts
 * import { ashtakoota } from 'siddhanta';
 * const india = { latitude: 19.076, longitude: 72.8777, timezone: 'Asia/Kolkata' };
 * const { data } = ashtakoota({
 *   bride: { birth: { date: '1990-08-15', time: '08:30:00', place: india } },
 *   groom: { birth: { date: '1988-11-05', time: '10:28:00', place: india } },
 * });
 * data.female.birth_details.moon.nakshatra_name; // => 'Rohini'
 * data.female.guna_milan_results.max_score; // => 36
 * ```
 */
export const ashtakoota = operation<AshtakootaInput, AshtakootaData>()({
  name: 'compatibility.ashtakoota',
  summary: 'Ashtakoota (guna milan) match of a bride and a groom: eight kutas, 36 points',
  units: 10,
  schools: ['lahiri'],
  schema,
  example: EXAMPLE_COUPLE,
  context: luminaryContext,
  run(input, context) {
    const { bhakoot_rule, exceptions } = input;
    const forgivenBy = exceptions === 'none' ? 'none' : bhakoot_rule;
    const bride = castSide(input.bride.birth, context, 'bride.birth');
    const groom = castSide(input.groom.birth, context, 'groom.birth');
    const [hers, his] = [moonStation(bride.moon), moonStation(groom.moon)];
    const birthTimeAssumed = bride.resolved.timeAssumed || groom.resolved.timeAssumed;
    return {
      data: {
        female: {
          birth_details: bride.details,
          name: input.bride.name,
          guna_milan_results: gunaMilan(hers, his, forgivenBy),
        },
        male: { birth_details: groom.details, name: input.groom.name },
        ...(exceptions === undefined
          ? {}
          : {
              totals: {
                with_exceptions: scorePair(hers, his, bhakoot_rule).total_score,
                without_exceptions: scorePair(hers, his, 'none').total_score,
              },
            }),
        ...(birthTimeAssumed ? { points_range: pointsRange(bride.moons(), groom.moons(), forgivenBy) } : {}),
      },
      provenance: {
        method: 'Ashtakoota (guna milan) of the two sidereal Moons, 36 points',
        conventions: {
          bhakoot: BHAKOOT_CONVENTIONS[forgivenBy],
          varna: 'by Moon sign; the point is given when the groom’s rank is at least the bride’s',
          vashya:
            'Sagittarius and Capricorn are split at exactly 15°, which begins the second half; grid by bride and groom',
          tara: 'counted both ways, both stars included; 1.5 points for each direction that is not Vipat, Pratyari or Vadha',
          yoni: 'by animal; the sex is reported and not scored',
          gana: 'grid by groom and bride; no exceptions',
          nadi: 'by the boustrophedon formula: rows of three stars, written alternately forwards and backwards',
          ...(exceptions === undefined ? {} : { exceptions }),
          nadi_exceptions:
            exceptions === 'none'
              ? 'none is granted'
              : 'the same nadi is no dosha in one sign with different nakshatras, one nakshatra with different signs, or one nakshatra with different padas',
          ascendant: 'reported, not scored',
          ...(birthTimeAssumed ? { unknown_time: UNKNOWN_TIME } : {}),
          clock: `bride: ${clockConvention(bride.resolved)}; groom: ${clockConvention(groom.resolved)}`,
          ...skyConventions(context, [], bride.resolved.instant.tt, groom.resolved.instant.tt),
        },
        sources: [...KUTAS.flatMap((kuta) => KUTA_SOURCES[kuta]()), ...skySources(context)],
        disputed: [
          ...ASHTAKOOTA_DISPUTES,
          ...ayanamsaDisputes(context),
          ...sideDisputes(bride, input.bride.birth, context).map(of('bride')),
          ...sideDisputes(groom, input.groom.birth, context).map(of('groom')),
        ],
        verified_against: ASHTAKOOTA_VERIFICATION,
      },
      ayanamsa: context.ayanamsa,
      birthTimeAssumed,
      restsOnBirthTime: [
        ...(bride.resolved.timeAssumed ? ['female.birth_details'] : []),
        ...(groom.resolved.timeAssumed ? ['male.birth_details'] : []),
        'female.guna_milan_results',
        ...(exceptions === undefined ? [] : ['totals']),
      ],
      birth: { bride: bride.resolved.clock, groom: groom.resolved.clock },
    };
  },
});
