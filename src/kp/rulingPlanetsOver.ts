import * as v from 'valibot';
import { zoneClock } from '../cast/clock.js';
import { kpSkyContext, type SkyContext } from '../cast/context.js';
import { civilDay, sunriseOn } from '../cast/day.js';
import { grahasAt } from '../cast/grahas.js';
import { isoOn } from '../cast/iso.js';
import { type MomentSpan, momentSpan } from '../cast/span.js';
import { sunriseConventions, sunriseRule } from '../cast/sunrise.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { momentSchema } from '../input/moment.js';
import { ayanamsaSchema, nodeSchema, oneOf, placeSchema, record, sunriseSchema, whole } from '../input/schemas.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import { instantFromUt } from '../sky/instant.js';
import { weekday } from '../time/calendar.js';
import type { JdUt } from '../time/julian.js';
import type { Ayanamsa, LocalInstant, NodeKind, Place, SunriseDefinition } from '../types.js';
import type { Graha } from '../zodiac/names.js';
import { risingCells } from './risingCells.js';
import { type KpRulerFlag, ruledMoment } from './ruled.js';
import { cellOf, cellStarts } from './rules/cells.js';
import { kpLordsOfUnits } from './rules/lattice.js';
import { agentsOf, byStrength, flagsOf, type Grahas, NODE_AGENTS, type NodeAgents } from './rules/rulers.js';
import { dayLord, type RulingPlanets } from './rules/ruling.js';
import { KP_TOOL_DISPUTES, KP_TOOL_SOURCES } from './tables/tools.js';
import { kpSchool } from './tools.js';
import { spanToolProvenance } from './toolsProvenance.js';
import { latticeCrossings } from './tracks.js';
import { rulersWork } from './work.js';

const LONGEST = { days: 31, words: '31 days' };

/** The input of {@link rulingPlanetsOver}. */
export interface KpRulingPlanetsOverInput {
  /** The place. */
  readonly place: Place;
  /** Start: ISO 8601 with UTC offset. */
  readonly from: string;
  /** End: the same, at most 31 days later. */
  readonly to: string;
  /** Lords whose changes are reported: 2, of sign and star (the default); 3, also of the sub. @asType integer @minimum 2 @maximum 3 */
  readonly levels?: number | undefined;
  /** Whether a node in a sign of a ruling planet joins them: `sign` (the default), or `none`. */
  readonly node_agents?: NodeAgents | undefined;
  /** `kp`, or `lahiri`, the common default, which also means kp. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Lunar node used for Rāhu; `true` by default. */
  readonly node?: NodeKind | undefined;
  /** Definition of sunrise for the day lord; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** The ruling planets between two changes. */
export interface KpRulingPlanetsNow extends RulingPlanets {
  /** Lord of the rising sub; only with three levels. */
  readonly asc_sub_lord?: Graha;
  /** Lord of the Moon's sub; only with three levels. */
  readonly moon_sub_lord?: Graha;
  /** Those in the star or sub of a retrograde planet. */
  readonly flags: readonly KpRulerFlag[];
}

/** The name of a changing ruling planet. */
export type KpRulerName = keyof Omit<KpRulingPlanetsNow, 'flags'>;

/** A change of the ruling planets. */
export interface KpRulingChange {
  /** The local time of the change. */
  readonly at: LocalInstant;
  /** Those that change. */
  readonly changed: readonly KpRulerName[];
  /** The ruling planets from then on. */
  readonly now: KpRulingPlanetsNow;
}

/** The ruling planets over a span. */
export interface KpRulingPlanetsOverData {
  /** The ruling planets at the start. */
  readonly at_start: KpRulingPlanetsNow;
  /** Changes in order of time. */
  readonly events: readonly KpRulingChange[];
  /** Nodes that join them at the start. */
  readonly agents_at_start: readonly Graha[];
}

interface State {
  readonly rising: number;
  readonly moon: number;
  readonly weekday: number;
}

type Change = { readonly ut: JdUt } & Partial<State>;

function dayChanges(sky: SkyContext, place: Place, { from, to }: MomentSpan): Change[] {
  const { ephemeris, timeScale, conventions } = sky;
  const clock = zoneClock(place.timezone, timeScale);
  const rule = sunriseRule(conventions.sunrise);
  const [first, last] = [from.instant.ut, to.instant.ut];
  const changes: Change[] = [];
  for (let { days } = clock.stamp(first); days <= clock.stamp(last).days; days++) {
    const day = civilDay(clock, days);
    if (day === undefined) continue;
    const ut = sunriseOn(day, { observer: place, rule, ephemeris }) ?? day.from;
    if (ut > first && ut < last) changes.push({ ut, weekday: weekday(days) });
  }
  return changes;
}

const NAMES: readonly KpRulerName[] = [
  'asc_star_lord',
  'asc_sign_lord',
  'asc_sub_lord',
  'moon_star_lord',
  'moon_sign_lord',
  'moon_sub_lord',
  'day_lord',
];

function rulersOf(state: State, starts: readonly number[], grahas: Grahas, withSubs: boolean): KpRulingPlanetsNow {
  const ascendant = kpLordsOfUnits(at(starts, state.rising));
  const lunar = kpLordsOfUnits(at(starts, state.moon));
  const rulers: RulingPlanets = {
    asc_sign_lord: ascendant.sign,
    asc_star_lord: ascendant.star,
    day_lord: dayLord(state.weekday),
    moon_sign_lord: lunar.sign,
    moon_star_lord: lunar.star,
  };
  const subs = withSubs ? { asc_sub_lord: ascendant.sub, moon_sub_lord: lunar.sub } : {};
  const all = [...new Set([...byStrength(rulers), ...Object.values(subs)])];
  return { ...rulers, ...subs, flags: flagsOf(all, grahas) };
}

/**
 * Returns the ruling planets of a place at the start of a span and every change in it: lords of sign and star (and sub) of the rising
 * degree and of the Moon, and of the day from sunrise.
 * @param input `place`; `from` and `to`, ISO 8601 with offset, at most 31 days apart; optional `levels` (2, or 3 with subs), `node_agents`
 *   (`sign`, or `none`), `node` (default true), `sunrise`, `conventions`; `ayanamsa` may be left out, `lahiri` or `kp`, which all mean kp
 * @throws {SiddhantaError} for bad input; `invalid_value`, field `to`, for a span that is none or too long; `undefined_at_latitude` within
 *   the polar circles
 *
 * Source: A. K. Bansal, Krishnamurthy Paddhati ch. 3; KP pages on the nodes as agents.
 *
 * @example
 * ```ts
 * import { rulingPlanetsOver } from 'siddhanta/kp';
 * const place = { latitude: 11.02, longitude: 76.983, timezone: 'Asia/Kolkata' };
 * const span = { from: '2024-02-05T15:51:00+05:30', to: '2024-02-05T17:51:00+05:30' };
 * const { data } = rulingPlanetsOver({ place, ...span });
 * data.at_start.asc_star_lord; // => 'Rahu'
 * data.agents_at_start; // => ['Ketu']
 * data.events[0]?.changed; // => ['asc_star_lord']
 * ```
 */
export const rulingPlanetsOver = operation<KpRulingPlanetsOverInput, KpRulingPlanetsOverData>()({
  name: 'kp.ruling_planets_over',
  summary: 'Ruling planets of a place over a span of at most 31 days, and when each changes',
  units: 3,
  work: rulersWork,
  schools: ['kp'],
  schema: () =>
    record({
      place: placeSchema(),
      from: momentSchema(),
      to: momentSchema(),
      levels: v.optional(whole(2, 3), 2),
      node_agents: v.optional(oneOf(NODE_AGENTS), NODE_AGENTS[0]),
      ayanamsa: ayanamsaSchema(),
      node: nodeSchema(),
      sunrise: sunriseSchema(),
      conventions: conventionsSchema(),
    }),
  example: {
    place: { latitude: 11.02, longitude: 76.983, timezone: 'Asia/Kolkata' },
    from: '2024-02-05T15:00:00+05:30',
    to: '2024-02-05T21:00:00+05:30',
  },
  school: kpSchool,
  context: kpSkyContext,
  run(input, sky) {
    const { place, levels, node_agents } = input;
    const span = momentSpan(input, sky, LONGEST);
    const { from, to } = span;
    const starts = cellStarts(levels === 3 ? 3 : 2);
    const rising = risingCells(sky, place, { from: from.instant, to: to.instant.ut }, starts, 'place.latitude');
    const first = ruledMoment(sky, { instant: from.instant, utcMs: from.moment.utcMs }, place, 'place.latitude');
    const moon = latticeCrossings(sky, 'Moon', starts, { from: from.instant.tt, to: to.instant.tt, place });
    const changes: Change[] = [
      ...rising.slice(1).map(({ start, cell }) => ({ ut: start, rising: cell })),
      ...[...moon].map(({ instant, entered }) => ({ ut: instant.ut, moon: entered })),
      ...dayChanges(sky, place, span),
    ].sort((one, other) => one.ut - other.ut);

    const clock = zoneClock(place.timezone, sky.timeScale);
    const withSubs = levels === 3;
    let state: State = {
      rising: at(rising, 0).cell,
      moon: cellOf(first.grahas.Moon.longitude, starts),
      weekday: first.day.weekday,
    };
    const at_start = rulersOf(state, starts, first.grahas, withSubs);
    let before = at_start;
    const events: KpRulingChange[] = [];
    for (const { ut, ...change } of changes) {
      state = { ...state, ...change };
      const now = rulersOf(state, starts, grahasAt(sky, instantFromUt(ut), place), withSubs);
      const changed = NAMES.filter((name) => now[name] !== before[name]);
      if (changed.length > 0) events.push({ at: isoOn(clock, ut), changed, now });
      before = now;
    }
    const { sun_rises } = sunriseConventions(sunriseRule(sky.conventions.sunrise));
    return {
      data: { at_start, events, agents_at_start: agentsOf(byStrength(first.rulers), first.grahas, node_agents) },
      provenance: spanToolProvenance(
        sky,
        [from.instant.tt, to.instant.tt],
        {
          method:
            'Changes of the lords of the rising degree by the sidereal time at which each boundary rises, of the Moon by a search, of the day by sunrise',
          conventions: {
            events: 'a change of a lord; where a sign begins and its lord stays, nothing changes',
            strength: 'ascendant star, ascendant sign, Moon star, Moon sign, day',
            day_lord: `weekday from sunrise (${sun_rises}); on a date on which the Sun does not rise, from midnight`,
            node_agents:
              node_agents === 'sign'
                ? 'sign: a node in a sign of a ruling planet joins them'
                : 'none: nodes rule only as lords of a star',
            flags: 'ruling planets in the star or sub of a retrograde planet; they are kept',
          },
          sources: [KP_TOOL_SOURCES.ruling, KP_TOOL_SOURCES.agents],
          disputed: [
            KP_TOOL_DISPUTES.rulers,
            KP_TOOL_DISPUTES.retrogradeRulers,
            KP_TOOL_DISPUTES.agents,
            KP_TOOL_DISPUTES.day,
            KP_TOOL_DISPUTES.programNode,
          ],
          verified_against:
            'Swiss Ephemeris 2.10.03, spans of hours at four places: changes of the rising degree within 2 s, of the Moon within 15 s',
        },
        ['node', 'sunrise'],
      ),
      ayanamsa: sky.ayanamsa,
    };
  },
});
