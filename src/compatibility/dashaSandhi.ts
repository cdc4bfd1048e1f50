import * as v from 'valibot';
import { type ResolvedBirth, refuseUncertainty, resolveBirth } from '../cast/birth.js';
import { birthDisputes, clockConvention } from '../cast/birthWords.js';
import { luminaryContext, type SkyContext } from '../cast/context.js';
import { moonDisputes } from '../cast/conventionWords.js';
import { moonAt } from '../cast/grahas.js';
import { type DashaYears, fromBirth, yearsFrom, yearText } from '../cast/years.js';
import { yearLengthDispute } from '../dashas/disputes.js';
import { cycleFrom, openingOfStar, UNITS_PER_YEAR } from '../dashas/rules/cycle.js';
import { VIMSHOTTARI_SYSTEM } from '../dashas/tables/vimshottari.js';
import type { Conventions } from '../input/conventions.js';
import { record, whole } from '../input/schemas.js';
import type { MicroArcseconds } from '../math/angle.js';
import { operation } from '../operation/operation.js';
import { ayanamsaDisputes, skyConventions, skySources } from '../operation/provenance.js';
import { cite } from '../operation/sources.js';
import { DAY_MS } from '../time/julian.js';
import type { Ayanamsa, Birth, Dispute } from '../types.js';
import type { Nakshatra } from '../zodiac/names.js';
import { nakshatraName } from '../zodiac/position.js';
import { coupleFields, EXAMPLE_COUPLE, type MatchSide, of } from './partner.js';
import {
  type DashaJunction,
  type JunctionPair,
  junctionList,
  junctionPairs,
  type Mahadasha,
  type SharedMahadasha,
  sharedMahadashas,
} from './rules/junctions.js';
import { source } from './tables/sources.js';

const MAX_WINDOW = 730;
const DEFAULT_WINDOW = 365;

/** The input of {@link dashaSandhi}. */
export interface DashaSandhiInput {
  /** The bride. */
  readonly bride: MatchSide;
  /** The groom. */
  readonly groom: MatchSide;
  /** Days within which two junctions are near, 1 … 730; 365 by default. */
  readonly window_days?: number | undefined;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** The junctions of one birth. */
export interface DashaSandhiSide {
  /** Nakṣatra of the Moon, which opens the cycle. */
  readonly nakshatra: Nakshatra;
  /** The eight junctions of the nine mahādaśās, from the birth on. @minItems 8 @maxItems 8 */
  readonly junctions: readonly DashaJunction[];
}

/** The junctions of the mahādaśās of a couple. */
export interface DashaSandhiData {
  /** Days within which two junctions are near. @asType integer @minimum 1 @maximum 730 */
  readonly window_days: number;
  /** The bride’s junctions. */
  readonly bride: DashaSandhiSide;
  /** The groom’s junctions. */
  readonly groom: DashaSandhiSide;
  /** Pairs less than `window_days` apart, both after both births. */
  readonly near: readonly JunctionPair[];
  /** The pair with the fewest days between, near or not; null where no two are after both births. */
  readonly nearest: JunctionPair | null;
  /** Where both have a mahādaśā of the same lord (eka daśā). */
  readonly shared: readonly SharedMahadasha[];
}

interface Side {
  readonly resolved: ResolvedBirth;
  readonly moon: MicroArcseconds;
  readonly years: DashaYears;
  readonly periods: readonly Mahadasha[];
  readonly description: DashaSandhiSide;
}

function castSide(birth: Birth, sky: SkyContext, field: string): Side {
  refuseUncertainty(birth, field);
  const resolved = resolveBirth(birth, sky, field);
  const moon = moonAt(sky, resolved.instant, birth.place);
  const { lords, seed } = VIMSHOTTARI_SYSTEM;
  const { elapsed, mahadashas } = cycleFrom(VIMSHOTTARI_SYSTEM, openingOfStar(seed, lords.length, moon));
  const years = yearsFrom({ ...fromBirth(birth, resolved), field: `${field}.date` }, sky, UNITS_PER_YEAR);
  const periods = mahadashas.map(({ lord, start, end }): Mahadasha => {
    const [from, to] = [Math.max(start, elapsed) - elapsed, end - elapsed];
    return { lord, startMs: years.msAt(from), endMs: years.msAt(to), start: years.dateAt(from), end: years.dateAt(to) };
  });
  const description = { nakshatra: nakshatraName(moon), junctions: junctionList(periods) };
  return { resolved, moon, years, periods, description };
}

const SOURCES = [
  source(
    'keralaWikipedia',
    'Nakṣatrapporuttaṁ',
    'daśāsandhi is one of three things that are compared before a marriage in Kerala (read)',
  ),
  source(
    'josyam',
    'Daśā sandhi, 2014',
    'the junction of two daśās; what many call so is the same daśā of both, eka daśā (read)',
  ),
  source(
    'astroVision',
    'Horoscope compatibility: dasasandhi',
    'the ends of the daśās of both are compared (read in part)',
  ),
];

const DISPUTES: readonly Dispute[] = [
  {
    element: 'window',
    note: 'No page that was read names a number of days. Half a year and a whole year are usual in practice, by memory; here a year, and each pair says how many days it is apart. One essay gives each junction a tenth of both periods together, half on either side.',
  },
  {
    element: 'what is avoided',
    note: 'The ends of mahādaśās near each other here. A Tamil weblog says that many avoid the same mahādaśā of both instead, which it calls eka daśā and does not reject; `shared` lists both.',
  },
  {
    element: 'which junctions count',
    note: 'All after both births here. Kerala practice looks at those of the married life, and some at particular lords; no text was read.',
  },
];

function sideDisputes({ resolved, moon }: Side, birth: Birth, sky: SkyContext): Dispute[] {
  const { instant, utcMs } = resolved;
  return [...moonDisputes(sky, { instant, utcMs, place: birth.place, moon }), ...birthDisputes(birth, resolved, sky)];
}

/**
 * Returns the junctions of the Vimśottarī mahādaśās of a bride and a groom (daśā sandhi), the pairs of them that are near each other in
 * time, the nearest pair, and the stretches in which both have the same mahādaśā. There is no verdict.
 *
 * **Experimental**: the practice is described without a number of days; `window_days` chooses. Without a birth time the Moon of noon is
 * used, which may move a junction by years: `meta.rests_on_birth_time` lists everything.
 * @param input `bride` and `groom`, each with `birth` and optional `name`; optional `window_days` (1 … 730, default 365), `ayanamsa`
 *   (default lahiri), `conventions`
 * @throws {SiddhantaError} for bad input (field such as `bride.birth.time`; `invalid_value` for `uncertainty_minutes`)
 *
 * Source: periods Bṛhat Parāśara Horā Śāstra (Santhanam) 46.12–16; descriptions of Kerala and Tamil practice.
 *
 * @example
 * ```ts
 * import { dashaSandhi } from 'siddhanta/compatibility';
 * const india = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = dashaSandhi({
 *   bride: { birth: { date: '1990-08-15', time: '08:30:00', place: india } },
 *   groom: { birth: { date: '1988-11-05', time: '10:28:00', place: india } },
 * });
 * data.bride.junctions[0]; // => { ends: 'Moon', begins: 'Mars', date: '1994-10-25' }
 * data.near.length; // => 0
 * data.nearest?.days_apart; // => 505
 * ```
 */
export const dashaSandhi = operation<DashaSandhiInput, DashaSandhiData>()({
  name: 'compatibility.dasha_sandhi',
  summary: 'Dasha sandhi of a bride and a groom: ends of the mahadashas of both that are near each other',
  units: 4,
  schools: 'all',
  experimental: true,
  schema: () => record({ ...coupleFields(), window_days: v.optional(whole(1, MAX_WINDOW), DEFAULT_WINDOW) }),
  example: EXAMPLE_COUPLE,
  context: luminaryContext,
  run(input, sky) {
    const { window_days } = input;
    const bride = castSide(input.bride.birth, sky, 'bride.birth');
    const groom = castSide(input.groom.birth, sky, 'groom.birth');
    const pairs = junctionPairs(bride.periods, groom.periods);
    const plain = ({ ms: _, ...pair }: (typeof pairs)[number]): JunctionPair => pair;
    const [first, ...others] = pairs;
    const nearest = others.reduce((best, pair) => (best === undefined || pair.ms < best.ms ? pair : best), first);
    return {
      data: {
        window_days,
        bride: bride.description,
        groom: groom.description,
        near: pairs.filter(({ ms }) => ms < window_days * DAY_MS).map(plain),
        nearest: nearest === undefined ? null : plain(nearest),
        shared: sharedMahadashas(bride.periods, groom.periods),
      },
      provenance: {
        method: 'Vimshottari mahadashas of both births from the sidereal Moons; each junction of hers with each of his',
        conventions: {
          window: `${window_days} days; a pair exactly so far apart is not near`,
          year_length: yearText(sky),
          dates:
            'each at its birthplace, with the UTC offset in force at birth; days between are those of the instants',
          clock: `bride: ${clockConvention(bride.resolved)}; groom: ${clockConvention(groom.resolved)}`,
          ...skyConventions(sky, ['year'], bride.resolved.instant.tt, groom.resolved.instant.tt),
        },
        sources: [
          cite('bphs', '46.12–16', 'order, years and balance of the mahādaśās'),
          ...SOURCES,
          ...skySources(sky),
        ],
        disputed: [
          ...DISPUTES,
          of('bride')(yearLengthDispute(sky, bride.years)),
          ...ayanamsaDisputes(sky),
          ...sideDisputes(bride, input.bride.birth, sky).map(of('bride')),
          ...sideDisputes(groom, input.groom.birth, sky).map(of('groom')),
        ],
        verified_against: 'the dates as those of dashas.vimshottari; no couple with printed junctions was found',
      },
      ayanamsa: sky.ayanamsa,
      birthTimeAssumed: bride.resolved.timeAssumed || groom.resolved.timeAssumed,
      restsOnBirthTime: ['bride', 'groom', 'near', 'nearest', 'shared'],
      birth: { bride: bride.resolved.clock, groom: groom.resolved.clock },
    };
  },
});
