import * as v from 'valibot';
import type { SkyContext } from '../cast/context.js';
import { resolveMoment } from '../cast/moment.js';
import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { fromBirth, yearDispute, yearsFrom, yearText } from '../cast/years.js';
import { type DashaPeriod, dashaCycle, UNITS_PER_YEAR } from '../dashas/rules/cycle.js';
import { VIMSHOTTARI_SYSTEM } from '../dashas/tables/vimshottari.js';
import { SiddhantaError } from '../errors.js';
import { momentSchema } from '../input/moment.js';
import { oneOf, record, whole } from '../input/schemas.js';
import { at } from '../math/at.js';
import type { Birth, CivilDate, Dispute } from '../types.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import { type House, type ZodiacPosition, zodiacPosition } from '../zodiac/position.js';
import { gradesOf, housesOf } from './rules/grades.js';
import { matterNamed } from './rules/matter.js';
import {
  type KpBearing,
  type KpGrade,
  type KpPromiseState,
  type MatterFor,
  promiseOf,
  signifiedHouses,
} from './rules/promise.js';
import { type DashaLayer, jointPeriods, runningWhere, TIMING_HORIZON_YEARS } from './rules/timing.js';
import { KP_MATTER_SOURCES, KP_MATTERS } from './tables/matters.js';
import { KP_HORARY_DISPUTES } from './tables/planets.js';
import {
  type KpPromiseMatter,
  PROMISE_DISPUTES,
  PROMISE_MATTERS,
  PROMISE_RULES,
  PROMISE_SOURCES,
} from './tables/promise.js';
import { KP_TOOL_DISPUTES } from './tables/tools.js';
import { type KpBirth, type KpBirthInput, type KpLordNames, kpBirth, kpBirthFields, lordNames } from './tools.js';
import { kpDatedOperation } from './toolsProvenance.js';

const LEVELS = 3;

/** The input of {@link promise}. */
export interface KpPromiseInput extends KpBirthInput {
  /** The matter, such as `marriage`. */
  readonly matter: KpPromiseMatter;
  /** Adds the periods that run then and the next joint ones: ISO 8601 with UTC offset, not before the birth. */
  readonly at?: string | undefined;
  /** How many joint periods to list; 3 by default, 1 … 20. @asType integer @minimum 1 @maximum 20 */
  readonly limit?: number | undefined;
}

/** The sub lord of the cusp, or the star lord of that sub lord. */
export type KpPromiseRole = 'sub_lord' | 'star_lord_of_sub_lord';

/** The houses of a matter that a graha signifies. */
export interface KpMatterSignifier {
  /** The graha. */
  readonly planet: Graha;
  /** Houses for the matter that it signifies, ascending. */
  readonly for: readonly House[];
  /** Opposing houses that it signifies, ascending. */
  readonly against: readonly House[];
}

/** A lord that decides the matter. */
export interface KpPromiseLord extends KpMatterSignifier {
  /** Its role. */
  readonly role: KpPromiseRole;
  /** Whether it is retrograde. */
  readonly retrograde: boolean;
  /** All houses that it signifies, ascending. */
  readonly houses: readonly House[];
  /** What these houses make of the matter. */
  readonly states: KpPromiseState;
}

/** A house that one of the lords signifies, and why. */
export interface KpPromiseStep {
  /** Its place in the list, from 1. @asType integer @minimum 1 */
  readonly step: number;
  /** Which lord. */
  readonly role: KpPromiseRole;
  /** The lord. */
  readonly planet: Graha;
  /** A its star lord occupies the house, B it occupies it, C its star lord owns it, D it owns it. */
  readonly grade: KpGrade;
  /** Who occupies or owns the house. */
  readonly through: Graha;
  /** The house, 1 … 12. */
  readonly house: House;
  /** How that house bears on the matter. */
  readonly bearing: KpBearing;
  /** Other grahas in the house. */
  readonly others: readonly Graha[];
}

/** A period that runs at the moment. */
export interface KpPromiseRunning extends KpMatterSignifier {
  /** `Dasha`, `Bhukti`, `Antara`. */
  readonly level: DashaLayer;
  /** Date on which it begins, or began before the birth. */
  readonly start_date: CivilDate;
  /** Date on which it ends. */
  readonly end_date: CivilDate;
}

/** An antara whose three lords all signify a house for the matter. */
export interface KpJointPeriod {
  /** Lord of the daśā. */
  readonly dasha: Graha;
  /** Lord of the bhukti. */
  readonly bhukti: Graha;
  /** Lord of the antara. */
  readonly antara: Graha;
  /** Date on which the antara begins. */
  readonly start_date: CivilDate;
  /** Date on which it ends. */
  readonly end_date: CivilDate;
  /** Houses for the matter that the three signify together, ascending. */
  readonly for: readonly House[];
  /** Opposing houses that they signify together, ascending. */
  readonly against: readonly House[];
  /** Whether it runs at the moment. */
  readonly current: boolean;
}

/** The periods of a matter from a moment on. */
export interface KpPromisePeriods {
  /** Daśā, bhukti and antara at the moment; empty after the last daśā. */
  readonly running: readonly KpPromiseRunning[];
  /** The current joint period, if one runs, and the next ones within twenty years. */
  readonly joint: readonly KpJointPeriod[];
}

/** The cusp of the matter. */
export interface KpPromiseCusp extends ZodiacPosition, KpLordNames {
  /** The house, 1 … 12. */
  readonly house: House;
}

/** Whether and how a birth chart promises a matter. */
export interface KpPromiseData {
  /** The matter. */
  readonly matter: KpPromiseMatter;
  /** Houses for it. */
  readonly houses_for: readonly House[];
  /** Houses against it. */
  readonly houses_against: readonly House[];
  /** The cusp of its main house. */
  readonly cusp: KpPromiseCusp;
  /** What the sub lord of the cusp makes of it. */
  readonly promise: KpPromiseState;
  /** The sub lord of the cusp, then the star lord of that sub lord. @minItems 2 @maxItems 2 */
  readonly lords: readonly KpPromiseLord[];
  /** The houses that these two signify, one by one. */
  readonly steps: readonly KpPromiseStep[];
  /** The houses of the matter that each graha signifies. @minItems 9 @maxItems 9 */
  readonly significators: readonly KpMatterSignifier[];
  /** Only with `at`. */
  readonly periods?: KpPromisePeriods;
}

function signifierOf({ figure }: KpBirth, planet: Graha, matter: MatterFor): KpMatterSignifier {
  const houses = housesOf(gradesOf(figure, planet));
  return {
    planet,
    for: houses.filter((house) => matter.good.includes(house)),
    against: houses.filter((house) => matter.bad.includes(house)),
  };
}

interface Asked {
  readonly birth: Birth;
  readonly at: string;
  readonly limit: number;
}

function periodsOf(
  { birth, at: moment, limit }: Asked,
  chart: KpBirth,
  sky: SkyContext,
  signifiers: readonly KpMatterSignifier[],
): { readonly periods: KpPromisePeriods; readonly dispute: Dispute } {
  const { utcMs } = resolveMoment(moment, sky, 'at').moment;
  const { resolved, grahas } = chart;
  if (utcMs < resolved.utcMs) {
    throw new SiddhantaError('invalid_value', `at is ${moment}, before the birth. Give a moment from the birth on.`, {
      field: 'at',
    });
  }
  const cycle = dashaCycle(VIMSHOTTARI_SYSTEM, { moon: grahas.Moon.longitude });
  const start = fromBirth(birth, resolved);
  const years = yearsFrom(start, sky, UNITS_PER_YEAR);
  const ms = (units: number): number => years.msAt(units - cycle.elapsed);
  const date = (units: number): CivilDate => years.dateAt(units - cycle.elapsed);
  const dates = (period: DashaPeriod) => ({ start_date: date(period.start), end_date: date(period.end) });
  const holds = (period: DashaPeriod): boolean => ms(period.start) <= utcMs && utcMs < ms(period.end);
  const until = utcMs + TIMING_HORIZON_YEARS * YEAR_MS;
  const open = (period: DashaPeriod): boolean => ms(period.end) > utcMs && ms(period.start) < until;
  const signifier = (lord: Graha): KpMatterSignifier => at(signifiers, GRAHAS.indexOf(lord));
  const fruitful = (lord: Graha): boolean => signifier(lord).for.length > 0;
  const together = (path: readonly DashaPeriod[], side: 'for' | 'against'): House[] =>
    [...new Set(path.flatMap(({ lord }) => signifier(lord)[side]))].sort((one, other) => one - other);
  const left = at(cycle.mahadashas, 0).end - cycle.elapsed;
  return {
    periods: {
      running: runningWhere(cycle, holds)
        .slice(0, LEVELS)
        .map(({ layer, period }) => ({ level: layer, ...signifier(period.lord), ...dates(period) })),
      joint: jointPeriods(cycle, open, fruitful, limit).map(([dasha, bhukti, antara]) => ({
        dasha: dasha.lord,
        bhukti: bhukti.lord,
        antara: antara.lord,
        ...dates(antara),
        for: together([dasha, bhukti, antara], 'for'),
        against: together([dasha, bhukti, antara], 'against'),
        current: holds(antara),
      })),
    },
    dispute: yearDispute(start, sky, left / UNITS_PER_YEAR, years.msAt(left)),
  };
}

const YEAR_MS = 365.25 * 86_400_000;

/**
 * Returns whether and how a birth chart promises a matter by Krishnamurti's rule: the houses that the sub lord of the matter's cusp
 * signifies by the four steps, those of the star lord of that sub lord, and which of them are for the matter or against it. There is no
 * score. With `at` it adds the running periods and the next joint periods of significators. Experimental: no worked birth was found.
 * @param input `birth`, `matter`; optional `at`, ISO 8601 with offset, `limit` (1 to 20, default 3), `node` (default true),
 *   `conventions`; `ayanamsa` may be left out, `lahiri` or `kp`, which all mean kp
 * @throws {SiddhantaError} for bad input; `invalid_value`, field `at`, for a moment before the birth; `not_available_in_school` for
 *   another ayanāṁśa; `undefined_at_latitude` within the polar circles
 *
 * Source: KP Basic Significators; KP Rules compiled; the table of matters with the source of each row.
 *
 * @example
 * ```ts
 * import { promise } from 'siddhanta/kp';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { data } = promise({ birth, matter: 'marriage', at: '2026-01-01T00:00:00+05:30' });
 * data.cusp.sub_lord; // => 'Rahu'
 * data.promise; // => 'signifies'
 * data.periods?.joint[0]?.antara; // => 'Rahu'
 * ```
 */
export const promise = kpDatedOperation<KpPromiseInput, KpPromiseData>()({
  name: 'kp.promise',
  summary: 'Whether and how a birth chart promises a matter: sub lord of the cusp, its houses, joint periods',
  units: 3,
  experimental: true,
  family: { field: 'matter', members: PROMISE_MATTERS },
  schema: () =>
    record({
      ...kpBirthFields(),
      matter: oneOf(PROMISE_MATTERS),
      at: v.optional(momentSchema()),
      limit: v.optional(whole(1, 20), LEVELS),
    }),
  example: { birth: EXAMPLE_BIRTH, matter: 'marriage', at: '2026-12-01T00:00:00+05:30' },
  run({ birth, matter: name, at: moment, limit }, sky) {
    const chart = kpBirth(birth, sky);
    const { figure, cusps } = chart;
    const matter = matterNamed(name);
    const cuspLords = at(figure.cuspLords, matter.house - 1);
    const roles: readonly (readonly [KpPromiseRole, Graha])[] = [
      ['sub_lord', cuspLords.sub],
      ['star_lord_of_sub_lord', figure.grahas[cuspLords.sub].lords.star],
    ];
    const lords = roles.map(([role, planet]): KpPromiseLord => {
      const houses = housesOf(gradesOf(figure, planet));
      return {
        role,
        retrograde: figure.grahas[planet].retrograde,
        houses,
        ...signifierOf(chart, planet, matter),
        states: promiseOf(matter, houses),
      };
    });
    const steps = roles
      .flatMap(([role, planet]) => signifiedHouses(figure, planet, matter).map((found) => ({ role, planet, ...found })))
      .map((found, i): KpPromiseStep => ({ step: i + 1, ...found }));
    const significators = GRAHAS.map((graha) => signifierOf(chart, graha, matter));
    const dated = moment === undefined ? undefined : periodsOf({ birth, at: moment, limit }, chart, sky, significators);
    const sources = KP_MATTERS.find((row) => row.matter === name)?.sources ?? [];
    return {
      data: {
        matter: name,
        houses_for: matter.good,
        houses_against: matter.bad,
        cusp: { house: matter.house, ...zodiacPosition(at(cusps, matter.house - 1)), ...lordNames(cuspLords) },
        promise: promiseOf(matter, housesOf(gradesOf(figure, cuspLords.sub))),
        lords,
        steps,
        significators,
        ...(dated === undefined ? {} : { periods: dated.periods }),
      },
      chart,
      method: 'Houses of the matter among those that the sub lord of its cusp, and the star lord of that, signify',
      conventions: {
        promise:
          'signifies: houses for the matter and none against it; denies: opposing houses alone; both; neither: none of them',
        significations: 'house of the star lord, house occupied, houses the star lord owns, houses owned',
        ...(dated === undefined
          ? {}
          : {
              dasha: `Vimshottari from the Moon of birth, ${yearText(sky)}; dates of the clock of the birth`,
              joint: `antaras whose daśā, bhukti and antara lords each signify a house for the matter, ${TIMING_HORIZON_YEARS} years ahead`,
            }),
      },
      sources: [
        ...PROMISE_SOURCES,
        ...sources.map((key) => ({
          work: KP_MATTER_SOURCES[key],
          locus: name.replaceAll('_', ' '),
          note: 'houses for and against the matter',
        })),
      ],
      disputed: [
        ...PROMISE_DISPUTES,
        ...KP_HORARY_DISPUTES.filter(({ element }) => OF_A_BIRTH.includes(element)),
        KP_TOOL_DISPUTES.end,
        KP_TOOL_DISPUTES.programNode,
        ...(dated === undefined ? [] : [dated.dispute]),
      ],
      verified_against:
        'the cusp and the houses of each planet are those of kp.cusps and kp.planet_significations; no worked birth was found for the rule',
      rules: PROMISE_RULES,
      restsOnBirthTime: ['cusp', 'promise', 'lords', 'steps', 'significators', 'periods'],
    };
  },
});

const OF_A_BIRTH: readonly string[] = ['houses of a matter', 'nodes as agents'];
