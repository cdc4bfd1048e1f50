import * as v from 'valibot';
import { type ResolvedBirth, refuseUncertainty, resolveBirth } from '../cast/birth.js';
import { kpSkyContext, type SkyContext } from '../cast/context.js';
import { cuspsAt, orientationAt } from '../cast/cusps.js';
import { grahasAt } from '../cast/grahas.js';
import { resolveMoment } from '../cast/moment.js';
import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { checkCovered } from '../cast/range.js';
import { sunriseConventions, sunriseRule } from '../cast/sunrise.js';
import { SiddhantaError } from '../errors.js';
import { momentSchema } from '../input/moment.js';
import { oneOf, placeSchema, record, whole } from '../input/schemas.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import { instantFromUt } from '../sky/instant.js';
import { utcFromUt } from '../sky/utc.js';
import { localText } from '../time/exactOffsets.js';
import type { JdUt } from '../time/julian.js';
import type { Birth, LocalInstant, Place } from '../types.js';
import type { Graha } from '../zodiac/names.js';
import { middleOf, type RisingCell, risingCells } from './risingCells.js';
import { type KpRulerFlag, type RuledMoment, ruledMoment } from './ruled.js';
import { ranksOf } from './rules/candidates.js';
import { cellStarts, type KpDepth, lordsDown } from './rules/cells.js';
import { kpFigure } from './rules/figure.js';
import { kpLords, kpLordsOfUnits } from './rules/lattice.js';
import {
  agentsOf,
  byStrength,
  type Connection,
  connections,
  flagsOf,
  NODE_AGENTS,
  type NodeAgents,
} from './rules/rulers.js';
import type { RulingPlanets } from './rules/ruling.js';
import { KP_TOOL_DISPUTES, KP_TOOL_SOURCES } from './tables/tools.js';
import { type KpBirthInput, kpBirthFields, kpSchool } from './tools.js';
import { birthToolProvenance } from './toolsProvenance.js';
import { risingWork } from './work.js';

const MINUTES = 1440;

/** The input of {@link rectify}. */
export interface KpRectifyInput extends KpBirthInput {
  /** When the astrologer takes up the work: ISO 8601 with UTC offset. */
  readonly ruling_moment: string;
  /** The place of that moment. */
  readonly ruling_place: Place;
  /** Minutes to search before and after the given time; 30 by default. @asType integer @minimum 1 @maximum 720 */
  readonly window_minutes?: number | undefined;
  /**
   * Lords of the rising degree that must be ruling planets: 2, of sign and star; 3, also of the sub (the default); 4, also of the sub-sub.
   * @asType integer @minimum 2 @maximum 4
   * @asType integer @minimum 2 @maximum 4
   */
  readonly levels?: number | undefined;
  /** Whether a node in a sign of a ruling planet joins them: `sign` (the default), or `none`. */
  readonly node_agents?: NodeAgents | undefined;
}

/** The ruling planets of the moment. */
export interface KpRulingPlanetsThen extends RulingPlanets {
  /** Those in the star or sub of a retrograde planet; they are kept. */
  readonly flags: readonly KpRulerFlag[];
}

/** Whether the ascendant's sub lord and the Moon's star lord are connected, and how. */
export interface KpShanmugam {
  /** Whether there is a link. */
  readonly connected: boolean;
  /** The links. */
  readonly links: readonly Connection[];
}

/** A span in which all lords of the rising degree are ruling planets. */
export interface KpBirthCandidate {
  /** Its beginning, in local time of the birth; cut by the window. */
  readonly start: LocalInstant;
  /** Its end. */
  readonly end: LocalInstant;
  /** Lords of the rising degree, from the sign down. */
  readonly lords: readonly Graha[];
  /** Different planets among them. @asType integer @minimum 1 @maximum 4 */
  readonly distinct: number;
  /** Minutes from the given time to its nearer end, two decimals; 0 if it contains that time. @minimum 0 @maximum 720 */
  readonly minutes_from_given: number;
  /** 1 for the first. @asType integer @minimum 1 */
  readonly rank: number;
  /** Shanmugam's check, in the chart of the middle of the span. */
  readonly shanmugam: KpShanmugam;
}

/** Candidates of a birth time. */
export interface KpRectifyData {
  /** The ruling planets of the moment. */
  readonly ruling_planets: KpRulingPlanetsThen;
  /** Nodes that join them. */
  readonly agents: readonly Graha[];
  /** Parts of the zodiac that rise within the window. @asType integer @minimum 1 */
  readonly cells_in_window: number;
  /** The candidates, in order of time; may be empty. */
  readonly intervals: readonly KpBirthCandidate[];
}

function timedBirth(birth: Birth, sky: SkyContext, minutes: number): ResolvedBirth {
  if (birth.time === undefined) {
    throw new SiddhantaError(
      'missing_field',
      'birth.time is required: the search is around it. Add it as a text, such as "08:30:00", and widen window_minutes if it is approximate.',
      { field: 'birth.time' },
    );
  }
  refuseUncertainty(birth, 'birth');
  const resolved = resolveBirth(birth, sky);
  checkCovered(resolved.instant.tt, sky.ephemeris, birth.date, 'birth.date', minutes / MINUTES);
  return resolved;
}

function shanmugamOf(sky: SkyContext, place: Place, cell: RisingCell, starts: readonly number[]): KpShanmugam {
  const middle = middleOf(cell);
  const grahas = grahasAt(sky, middle, place);
  const links = connections(grahas, subLordIn(sky, place, cell, starts), kpLords(grahas.Moon.longitude).star);
  return { connected: links.length > 0, links };
}

function subLordIn(sky: SkyContext, place: Place, cell: RisingCell, starts: readonly number[]): Graha {
  if (starts.length > FEW) return kpLordsOfUnits(at(starts, cell.cell)).sub;
  const middle = middleOf(cell);
  const rising = at(cuspsAt(middle, place, orientationAt(middle, sky.zodiac), 'birth.place.latitude'), 0);
  return kpLords(rising).sub;
}

const FEW = 36;

function minutesFrom(ut: JdUt, { start, end }: RisingCell): number {
  return Math.max(0, start - ut, ut - end) * MINUTES;
}

function allowedBy({ rulers, grahas }: RuledMoment, reading: NodeAgents): { strength: Graha[]; agents: Graha[] } {
  const ruling = byStrength(rulers);
  const agents = agentsOf(ruling, grahas, reading);
  return { strength: [...ruling, ...agents], agents };
}

/**
 * Returns candidates of a birth time: the spans around the given time in which the lords of the rising degree are all ruling planets of the
 * moment the work is taken up, with rank and reasons. The list may be empty. Experimental: the search and its ranking are this library's
 * own, and no published case could be reproduced step by step.
 * @param input `birth` with its time; `ruling_moment`, ISO 8601 with offset, and `ruling_place`; optional `window_minutes` (1 to 720,
 *   default 30), `levels` (2 to 4, default 3), `node_agents` (`sign`, or `none`), `node` (default true), `conventions`; `ayanamsa` may be
 *   left out, `lahiri` or `kp`, which all mean kp
 * @throws {SiddhantaError} for bad input; `missing_field` without `birth.time`; `undefined_at_latitude` within the polar circles Source:
 *   AstroSage KP, birth-time rectification; M. P. Shanmugam, Astrosecrets and KP 2, 80–85, as quoted.
 * @example
 * ```ts
 * import { rectify } from 'siddhanta/kp';
 * const { data } = rectify({
 *   birth: {
 *     date: '1990-05-15',
 *     time: '16:00:00',
 *     place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 *   },
 *   ruling_moment: '2024-02-05T15:51:00+05:30',
 *   ruling_place: { latitude: 11.02, longitude: 76.983, timezone: 'Asia/Kolkata' },
 * });
 * data.agents; // => ['Ketu']
 * data.cells_in_window; // => 10
 * data.intervals.map(({ lords }) => lords.at(-1)); // => ['Mercury', 'Ketu', 'Mars', 'Rahu']
 * ```
 */
export const rectify = operation<KpRectifyInput, KpRectifyData>()({
  name: 'kp.rectify',
  summary: 'Candidates of a birth time: stretches whose rising lords are all ruling planets of a moment',
  units: 5,
  work: risingWork,
  schools: ['kp'],
  experimental: true,
  schema: () =>
    record({
      ...kpBirthFields(),
      ruling_moment: momentSchema(),
      ruling_place: placeSchema(),
      window_minutes: v.optional(whole(1, 720), 30),
      levels: v.optional(whole(2, 4), 3),
      node_agents: v.optional(oneOf(NODE_AGENTS), NODE_AGENTS[0]),
    }),
  example: {
    birth: EXAMPLE_BIRTH,
    ruling_moment: '2024-02-05T15:51:00+05:30',
    ruling_place: { latitude: 11.02, longitude: 76.983, timezone: 'Asia/Kolkata' },
  },
  school: kpSchool,
  context: kpSkyContext,
  run(input, sky) {
    const { birth, ruling_place, window_minutes, node_agents } = input;
    const depth = input.levels as KpDepth;
    const { moment, instant: ruling } = resolveMoment(input.ruling_moment, sky, 'ruling_moment');
    const resolved = timedBirth(birth, sky, window_minutes);
    const { ut } = resolved.instant;
    const { place } = birth;
    const then = { instant: ruling, utcMs: moment.utcMs };
    const ruled = ruledMoment(sky, then, ruling_place, 'ruling_place.latitude');
    const { strength, agents } = allowedBy(ruled, node_agents);
    const starts = cellStarts(depth);
    const window = { from: instantFromUt(ut - window_minutes / MINUTES), to: ut + window_minutes / MINUTES };
    const cells = risingCells(sky, place, window, starts, 'birth.place.latitude');
    const toLocal = (jd: JdUt): LocalInstant => localText(utcFromUt(jd, sky.timeScale), resolved.offsetSeconds);
    const lordsIn = ({ cell }: RisingCell): Graha[] => lordsDown(kpLordsOfUnits(at(starts, cell)), depth);

    const kept = cells.filter((cell) => lordsIn(cell).every((lord) => strength.includes(lord)));
    const candidates = kept.map((cell) => {
      const lords = lordsIn(cell);
      return { lords, distinct: new Set(lords).size, minutes: minutesFrom(ut, cell), star: at(lords, 1) };
    });
    const ranks = ranksOf(candidates, strength);
    const orientation = orientationAt(resolved.instant, sky.zodiac);
    const cusps = cuspsAt(resolved.instant, place, orientation, 'birth.place.latitude');
    const grahas = grahasAt(sky, resolved.instant, place);
    const chart = { resolved, orientation, cusps, grahas, figure: kpFigure(cusps, grahas) };
    const { sun_rises } = sunriseConventions(sunriseRule(sky.conventions.sunrise));
    return {
      data: {
        ruling_planets: { ...ruled.rulers, flags: flagsOf(byStrength(ruled.rulers), ruled.grahas) },
        agents,
        cells_in_window: cells.length,
        intervals: kept.map((cell, i): KpBirthCandidate => {
          const { lords, distinct, minutes } = at(candidates, i);
          return {
            start: toLocal(cell.start),
            end: toLocal(cell.end),
            lords,
            distinct,
            minutes_from_given: Math.round(minutes * 100) / 100,
            rank: at(ranks, i),
            shanmugam: shanmugamOf(sky, place, cell, starts),
          };
        }),
      },
      provenance: birthToolProvenance(
        sky,
        birth,
        chart,
        {
          method:
            'Parts of the zodiac that rise around the given time, kept where all their lords are ruling planets of the moment of the work',
          conventions: {
            day_lord: ruled.day.sunRises
              ? `weekday from sunrise (${sun_rises})`
              : `the Sun does not rise on ${ruled.day.civilDate} at this place: the civil weekday stands`,
            node_agents:
              node_agents === 'sign' ? 'sign: a node in a sign of a ruling planet joins them' : 'none: no node joins',
            rank: 'more different planets among the lords, then nearer to the given time, then the stronger ruling planet as star lord (ascendant star, ascendant sign, Moon star, Moon sign, day, agents); the order is this library’s own',
            shanmugam:
              'sub lord of the ascendant with star lord of the Moon, half-way through: the same; lord of sign, star, sub or sub-sub of the other; one sign; graha drishti; through the lord or the company of a node',
          },
          sources: [
            KP_TOOL_SOURCES.rectification,
            KP_TOOL_SOURCES.ruling,
            KP_TOOL_SOURCES.agents,
            KP_TOOL_SOURCES.shanmugam,
          ],
          disputed: [
            KP_TOOL_DISPUTES.rulers,
            KP_TOOL_DISPUTES.retrogradeRulers,
            KP_TOOL_DISPUTES.agents,
            KP_TOOL_DISPUTES.day,
            KP_TOOL_DISPUTES.moment,
          ],
          verified_against:
            'three births by a second program on Swiss Ephemeris 2.10.03, within 2 s; no published rectification was found that could be followed',
        },
        ['node', 'sunrise'],
      ),
      ayanamsa: sky.ayanamsa,
      birthTimeAssumed: resolved.timeAssumed,
      birth: resolved.clock,
    };
  },
});
