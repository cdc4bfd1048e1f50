import * as v from 'valibot';
import type { BirthWords } from '../cast/birthOperation.js';
import { kpSkyContext, type SkyContext } from '../cast/context.js';
import { placementAt } from '../cast/grahas.js';
import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { type MomentSpan, momentSpan } from '../cast/span.js';
import { SiddhantaError } from '../errors.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { momentSchema } from '../input/moment.js';
import { ayanamsaSchema, birthSchema, nodeSchema, oneOf, record, whole } from '../input/schemas.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import type { Instant } from '../sky/instant.js';
import { utcFromUt } from '../sky/utc.js';
import { localText } from '../time/exactOffsets.js';
import type { Ayanamsa, Birth, LocalInstant, NodeKind } from '../types.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import type { House } from '../zodiac/position.js';
import { cellOf, cellOfUnits, cellStarts, type KpDepth, lordsDown } from './rules/cells.js';
import { kpLords, kpLordsOfUnits } from './rules/lattice.js';
import { significators } from './rules/significators.js';
import { type Stay, staysOf } from './rules/stays.js';
import { KP_TOOL_DISPUTES, KP_TOOL_SOURCES } from './tables/tools.js';
import { type KpBirth, type KpLordNames, kpBirth, kpSchool, lordNames } from './tools.js';
import { birthToolProvenance, spanToolProvenance } from './toolsProvenance.js';
import { type LatticeCrossing, latticeCrossings } from './tracks.js';
import { transitsWork } from './work.js';

const MOST = 20_000;
const MOON_YEARS = 5;
const YEAR = 366;
const LONGEST = { days: 200 * YEAR, words: '200 years' };
const LONGEST_MOON = { days: MOON_YEARS * YEAR, words: `${MOON_YEARS} years with the Moon among the planets` };

/** Turns of each graha round the zodiac in a year, retrograde loops counted twice, rounded up: the cost of a span. */
export const TURNS: Readonly<Record<Graha, number>> = {
  Sun: 1,
  Moon: 13.5,
  Mars: 0.7,
  Mercury: 1.8,
  Jupiter: 0.2,
  Venus: 1.3,
  Saturn: 0.15,
  Rahu: 0.5,
  Ketu: 0.5,
};

/** The input of {@link transits}. */
export interface KpTransitsInput {
  /** One or more of the nine grahas; required. */
  readonly planets?: readonly Graha[] | undefined;
  /** The older name of `planets`; give one of the two. */
  readonly grahas?: readonly Graha[] | undefined;
  /** Start: ISO 8601 with UTC offset, which the result also uses. */
  readonly from: string;
  /** End: the same, at most 200 years later, 5 with the Moon. */
  readonly to: string;
  /** Depth: 1 signs, 2 stars, 3 subs (the default), 4 sub-subs. @asType integer @minimum 1 @maximum 4 */
  readonly levels?: number | undefined;
  /** Lords to look for: `hits` are the times in which all lords are among them. */
  readonly lords?: readonly Graha[] | undefined;
  /** Houses whose significators (A to D) to look for, with `birth`. */
  readonly houses?: readonly House[] | undefined;
  /** The birth of these houses; only with `houses`. */
  readonly birth?: Birth | undefined;
  /** `kp`, or `lahiri`, the common default, which also means kp. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Lunar node used for Rāhu; `true` by default. */
  readonly node?: NodeKind | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** The direction of a graha's motion. @names none */
export type KpMotion = 'direct' | 'retrograde';

/** A graha's crossing from one part of the zodiac to another. */
export interface KpTransitEvent {
  /** The instant, at the UTC offset of `from`. */
  readonly at: LocalInstant;
  /** The graha. */
  readonly planet: Graha;
  /** The coarsest part that changes: 1 sign, 2 star, 3 sub, 4 sub-sub. @asType integer @minimum 1 @maximum 4 */
  readonly level: number;
  /** Its motion at that time. */
  readonly motion: KpMotion;
  /** The lords it leaves, from the sign down. */
  readonly leaves: readonly Graha[];
  /** The lords it enters. */
  readonly enters: readonly Graha[];
}

/** A time in which all lords of a graha's place are among those looked for. */
export interface KpTransitHit {
  /** The graha. */
  readonly planet: Graha;
  /** Its beginning, or that of the span. */
  readonly start: LocalInstant;
  /** Its end, or that of the span. */
  readonly end: LocalInstant;
  /** The lords, from the sign down. */
  readonly lords: readonly Graha[];
}

/** The transits of a span. */
export interface KpTransitsData {
  /** The lords of each graha at the start. */
  readonly at_start: Readonly<Partial<Record<Graha, KpLordNames>>>;
  /** In order of time. */
  readonly events: readonly KpTransitEvent[];
  /** The lords looked for; only with `lords` or `houses`. */
  readonly looked_for?: readonly Graha[];
  /** In order of time; only with `lords` or `houses`. */
  readonly hits?: readonly KpTransitHit[];
}

type Judged = Pick<KpTransitsInput, 'lords' | 'houses' | 'birth'> & { readonly levels: number };

function planetsOf({ planets, grahas }: Pick<KpTransitsInput, 'planets' | 'grahas'>): readonly Graha[] {
  const requested = planets ?? grahas;
  if (requested === undefined)
    throw new SiddhantaError('missing_field', 'planets is required. Add it to the input.', { field: 'planets' });
  if (planets !== undefined && grahas !== undefined)
    throw new SiddhantaError(
      'invalid_value',
      'grahas and planets are both given; grahas is the older name of planets. Leave grahas out.',
      { field: 'grahas' },
    );
  if (new Set(requested).size < requested.length) {
    const field = planets === undefined ? 'grahas' : 'planets';
    const why = `${field} is ${JSON.stringify(requested)}; name each planet once.`;
    throw new SiddhantaError('invalid_value', why, { field });
  }
  return requested;
}

function check({ levels, lords, houses, birth }: Judged, grahas: readonly Graha[], { days }: MomentSpan): void {
  const refuse = (field: string, why: string): SiddhantaError => new SiddhantaError('invalid_value', why, { field });
  if (lords !== undefined && houses !== undefined)
    throw refuse(
      'houses',
      'lords and houses are both given; each selects the planets to look for. Leave one of the two out.',
    );
  if (houses !== undefined && birth === undefined)
    throw new SiddhantaError(
      'missing_field',
      'birth is required with houses, which are houses of a birth. Add it, or leave houses out.',
      {
        field: 'birth',
      },
    );
  if (birth !== undefined && houses === undefined)
    throw new SiddhantaError(
      'missing_field',
      'houses is required with birth, which is used only for its houses. Add houses, or leave birth out.',
      { field: 'houses' },
    );
  const cells = cellStarts(levels as KpDepth).length;
  const expected = Math.round(grahas.reduce((sum, graha) => sum + TURNS[graha], 0) * cells * (days / 365.25));
  if (expected > MOST)
    throw refuse(
      'to',
      `The span has about ${expected} crossings of ${grahas.join(', ')} at levels ${levels}; one call returns at most ${MOST}. Ask for a shorter span, fewer levels or fewer planets.`,
    );
}

function levelBetween(
  one: number,
  other: number,
  starts: readonly number[],
  coarser: readonly (readonly number[])[],
): number {
  const [a, b] = [at(starts, one), at(starts, other)];
  const differ = coarser.findIndex((cells) => cellOfUnits(a, cells) !== cellOfUnits(b, cells));
  return differ === -1 ? coarser.length + 1 : differ + 1;
}

interface Track {
  readonly planet: Graha;
  readonly first: number;
  readonly crossings: readonly LatticeCrossing[];
}

function lookedFor({ lords, houses }: Judged, chart: KpBirth | undefined): readonly Graha[] | undefined {
  if (lords !== undefined) return GRAHAS.filter((graha) => lords.includes(graha));
  if (houses === undefined || chart === undefined) return undefined;
  const found = new Set(houses.flatMap((house) => Object.values(significators(chart.figure, house)).flat()));
  return GRAHAS.filter((graha) => found.has(graha));
}

function tracksOf(sky: SkyContext, grahas: readonly Graha[], starts: readonly number[], span: MomentSpan): Track[] {
  const { from, to } = span;
  return grahas.map((planet) => ({
    planet,
    first: cellOf(placementAt(sky, from.instant, CENTRE, planet).longitude, starts),
    crossings: [...latticeCrossings(sky, planet, starts, { from: from.instant.tt, to: to.instant.tt })],
  }));
}

/** `conventions.moon` is geocentric here. */
const CENTRE = { latitude: 0, longitude: 0, timezone: 'UTC' } as const;

function refuseTopocentric({ conventions }: SkyContext): void {
  if (conventions.moon !== 'topocentric') return;
  throw new SiddhantaError(
    'invalid_value',
    'conventions.moon is "topocentric", which needs a place, and these transits have none. Leave it out.',
    { field: 'conventions.moon' },
  );
}

const planetList = () =>
  v.pipe(
    v.array(oneOf(GRAHAS), 'it must be a list of planets, such as ["Sun"].'),
    v.minLength(1, 'it must name at least one planet.'),
    v.maxLength(9, 'it must name at most nine planets.'),
  );

/**
 * Returns the transits of grahas over a span: every sign, star, sub or sub-sub they enter, retrograde ones included; and with `lords`, or
 * `houses` of a `birth`, the times in which all lords of their place are among those.
 * @param input `planets`; `from` and `to`, ISO 8601 with offset, at most 200 years apart, 5 with the Moon, and some 20,000 crossings;
 *   optional `levels` (1 to 4, default 3), `lords`, or `houses` with `birth`; `node` (default true), `conventions`; `ayanamsa` may be left
 *   out, `lahiri` or `kp`, which all mean kp
 * @throws {SiddhantaError} for bad input; `invalid_value` for a span that is none or too long and for `lords` beside `houses`;
 *   `missing_field` without `planets`, for `houses` without `birth` and for `birth` without `houses`; `undefined_at_latitude` for a birth
 *   within the polar circles
 *
 * Source: KP pages on transits through star and sub.
 *
 * @example
 * ```ts
 * import { transits } from 'siddhanta/kp';
 * const span = { from: '2024-04-10T00:00:00Z', to: '2024-04-20T00:00:00Z' };
 * const { events, hits } = transits({ planets: ['Sun'], ...span, lords: ['Mars', 'Ketu', 'Venus'] }).data;
 * events.filter(({ level }) => level === 1).map(({ enters }) => enters); // => [['Mars', 'Ketu', 'Ketu']]
 * hits?.map(({ lords }) => lords.at(-1)); // => ['Ketu', 'Venus', 'Mars']
 * ```
 */
export const transits = operation<KpTransitsInput, KpTransitsData>()({
  name: 'kp.transits',
  summary: 'Transits of grahas through signs, stars, subs and sub-subs, and when they meet significators',
  units: 3,
  each: 'work',
  work: (input) => transitsWork(input, planetsOf(input), cellStarts(input.levels as KpDepth).length),
  schools: ['kp'],
  schema: () =>
    record({
      planets: v.optional(planetList()),
      grahas: v.optional(planetList()),
      from: momentSchema(),
      to: momentSchema(),
      levels: v.optional(whole(1, 4), 3),
      lords: v.optional(
        v.pipe(
          v.array(oneOf(GRAHAS), 'it must be a list of grahas, such as ["Venus", "Moon"].'),
          v.minLength(1, 'it must name at least one graha.'),
          v.maxLength(9, 'it must name at most nine grahas.'),
        ),
      ),
      houses: v.optional(
        v.pipe(
          v.array(whole(1, 12), 'it must be a list of house numbers from 1 to 12, such as [2, 7, 11].'),
          v.minLength(1, 'it must name at least one house.'),
          v.maxLength(12, 'it must name at most twelve houses.'),
        ),
      ),
      birth: v.optional(birthSchema()),
      ayanamsa: ayanamsaSchema(),
      node: nodeSchema(),
      conventions: conventionsSchema(),
    }),
  example: {
    planets: ['Sun'],
    from: '2024-03-01T00:00:00+05:30',
    to: '2024-04-01T00:00:00+05:30',
    houses: [2, 7, 11],
    birth: EXAMPLE_BIRTH,
  },
  school: kpSchool,
  context: kpSkyContext,
  run(input, sky) {
    refuseTopocentric(sky);
    const { birth } = input;
    const grahas = planetsOf(input);
    const span = momentSpan(input, sky, grahas.includes('Moon') ? LONGEST_MOON : LONGEST);
    check(input, grahas, span);
    const levels = input.levels as KpDepth;
    const starts = cellStarts(levels);
    const coarser = ([1, 2, 3] as const).filter((depth) => depth < levels).map(cellStarts);
    const lordsIn = (cell: number): Graha[] => lordsDown(kpLordsOfUnits(at(starts, cell)), levels);
    const { offsetSeconds } = span.from.moment;
    const toLocal = ({ ut }: Instant): string => localText(utcFromUt(ut, sky.timeScale), offsetSeconds);

    const tracks = tracksOf(sky, grahas, starts, span);
    const events = tracks
      .flatMap(({ planet, crossings }) => crossings.map((crossing) => ({ planet, ...crossing })))
      .sort((one, other) => one.instant.tt - other.instant.tt)
      .map(
        ({ planet, instant, left, entered, forward }): KpTransitEvent => ({
          at: toLocal(instant),
          planet,
          level: levelBetween(left, entered, starts, coarser),
          motion: forward ? 'direct' : 'retrograde',
          leaves: lordsIn(left),
          enters: lordsIn(entered),
        }),
      );
    const chart = birth === undefined ? undefined : kpBirth(birth, sky);
    const lordsLookedFor = lookedFor(input, chart);
    const stays = (set: readonly Graha[]): KpTransitHit[] =>
      tracks
        .flatMap(({ planet, first, crossings }) => staysOf(planet, first, crossings, span, lordsIn))
        .filter(({ lords }) => lords.every((lord) => set.includes(lord)))
        .sort((one, other) => one.start.tt - other.start.tt)
        .map(
          ({ planet, start, end, lords }: Stay): KpTransitHit => ({
            planet,
            start: toLocal(start),
            end: toLocal(end),
            lords,
          }),
        );
    const words: BirthWords = {
      method:
        'Crossings of every boundary of the lattice at the chosen level, with the retrograde ones, by search between stations',
      conventions: {
        level:
          'the coarsest part that changes: 1 sign, 2 star, 3 sub, 4 sub-sub; where Capricorn gives way to Aquarius the sign changes and its lord does not',
        hits: 'the time in which all lords down to the chosen level are among those looked for; with houses these are their significators A to D',
      },
      sources: [KP_TOOL_SOURCES.transits],
      disputed: [KP_TOOL_DISPUTES.programNode],
      verified_against:
        'Swiss Ephemeris 2.10.03: 143 crossings of Sun, Moon, Mars, Venus and Jupiter within 60 s, and within 5 minutes near a station',
    };
    return {
      data: {
        at_start: Object.fromEntries(
          grahas.map((planet) => [
            planet,
            lordNames(kpLords(placementAt(sky, span.from.instant, CENTRE, planet).longitude)),
          ]),
        ),
        events,
        ...(lordsLookedFor === undefined ? {} : { looked_for: lordsLookedFor, hits: stays(lordsLookedFor) }),
      },
      provenance:
        birth === undefined || chart === undefined
          ? spanToolProvenance(sky, [span.from.instant.tt, span.to.instant.tt], words, ['node'])
          : birthToolProvenance(sky, birth, chart, words),
      ayanamsa: sky.ayanamsa,
      birthTimeAssumed: chart?.resolved.timeAssumed,
      restsOnBirthTime: ['looked_for', 'hits'],
      birth: chart?.resolved.clock,
    };
  },
});
