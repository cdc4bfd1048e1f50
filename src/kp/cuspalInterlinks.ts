import * as v from 'valibot';
import { oneOf, record, whole } from '../input/schemas.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import type { Birth } from '../types.js';
import type { Graha } from '../zodiac/names.js';
import { GRAHAS } from '../zodiac/names.js';
import type { House } from '../zodiac/position.js';
import { secondsToChange } from './nextChange.js';
import { cellStarts } from './rules/cells.js';
import {
  type LinkLevels,
  type LinkRelation,
  linkOf,
  linksOf,
  STATUS_READINGS,
  type Status,
  type StatusReading,
  statusOf,
} from './rules/interlinks.js';
import type { HouseKey } from './tables/planets.js';
import { KP_TOOL_DISPUTES, KP_TOOL_SOURCES, VERIFIED_BY_PROGRAM } from './tables/tools.js';
import {
  eachHouse,
  type KpBirth,
  type KpBirthInput,
  type KpHousedPosition,
  type KpLordNames,
  kpBirth,
  kpBirthFields,
  kpPosition,
  lordNames,
} from './tools.js';
import { kpOperation } from './toolsProvenance.js';

/** The input of {@link cuspalInterlinks}. */
export interface KpCuspalInterlinksInput extends KpBirthInput {
  /** Lords of a cuspal position: 4, to the sub-sub, whose lord is the agent (the default); or 3, to the sub. @asType integer @minimum 3 @maximum 4 */
  readonly levels?: number | undefined;
  /** Rules of positional status: `strict` (the default), or `wide`, which adds the own sub and sub-sub. */
  readonly positional_status?: StatusReading | undefined;
}

/** Why a planet has positional status or lacks it. */
export interface KpPositionalStatus {
  /** Whether it is in its own star. */
  readonly own_star: boolean;
  /** Whether no graha is in its stars. */
  readonly untenanted: boolean;
  /** The graha in whose star it is, if that graha is in its star. */
  readonly star_exchange_with: readonly Graha[];
  /** Whether it is in its own sub; only with `wide`. */
  readonly own_sub?: boolean;
  /** Whether it is in its own sub-sub; only with `wide`. */
  readonly own_sub_sub?: boolean;
  /** Whether any of these holds. */
  readonly has: boolean;
}

/** The agent of a cusp: the lord of its deepest level, with the lords of the agent's own position. */
export interface KpLinkAgent {
  /** The graha. */
  readonly planet: Graha;
  /** Lord of its nakṣatra. */
  readonly star_lord: Graha;
  /** Lord of its sub. */
  readonly sub_lord: Graha;
  /** Lord of its sub-sub. */
  readonly sub_sub_lord: Graha;
  /** Whether it has positional status. */
  readonly has_status: boolean;
}

/** An involved house paired with a committed one. */
export interface KpLinkPair {
  /** The involved house. */
  readonly involved: House;
  /** The committed house. */
  readonly committed: House;
  /** The committed house counted from the involved as the first. */
  readonly offset: House;
  /** The meaning of that count. */
  readonly relation: LinkRelation;
}

/** Seconds, one decimal. @minimum 0 */
export type SecondsLeft = number;

/** A cusp with its links. */
export interface KpLinkedCusp extends KpHousedPosition {
  /** Its lords. */
  readonly lords: KpLordNames;
  /** The lord of the deepest level. */
  readonly agent: KpLinkAgent;
  /** Involved houses: those in whose position the agent's star lord appears, and the agent if it has status. */
  readonly involved: readonly House[];
  /** Committed houses: those in whose position the agent's sub lord appears. */
  readonly committed: readonly House[];
  /** Final houses: those in whose position the agent's sub-sub lord appears; only with four levels. */
  readonly final?: readonly House[];
  /** Each involved house with each committed one. */
  readonly relations: readonly KpLinkPair[];
  /** Seconds from birth until a lord of the position changes. */
  readonly seconds_to_next_change: SecondsLeft;
}

/** The cuspal interlinks of a birth. */
export interface KpCuspalInterlinksData {
  /** Of the nine grahas. */
  readonly positional_status: Readonly<Record<Graha, KpPositionalStatus>>;
  /** Keyed by house, `1` … `12`. */
  readonly cusps: Readonly<Record<HouseKey, KpLinkedCusp>>;
}

function statusData(status: Status, reading: StatusReading): KpPositionalStatus {
  const { ownStar, untenanted, exchangeWith, ownSub, ownSubSub, has } = status;
  return {
    own_star: ownStar,
    untenanted,
    star_exchange_with: exchangeWith,
    ...(reading === 'wide' ? { own_sub: ownSub, own_sub_sub: ownSubSub } : {}),
    has,
  };
}

interface Linking {
  readonly birth: Birth;
  readonly chart: KpBirth;
  readonly levels: LinkLevels;
  readonly reading: StatusReading;
  readonly starts: readonly number[];
}

function linkedCusp({ birth, chart, levels, reading, starts }: Linking, house: House): KpLinkedCusp {
  const { figure, cusps, orientation, resolved } = chart;
  const { agent, involved, committed, final } = linksOf(figure, house, levels, reading);
  const { star, sub, subSub } = figure.grahas[agent].lords;
  const seconds = secondsToChange({ ut: resolved.instant.ut, place: birth.place, orientation, cusps }, house, starts);
  return {
    ...kpPosition(at(cusps, house - 1), cusps),
    lords: lordNames(at(figure.cuspLords, house - 1)),
    agent: {
      planet: agent,
      star_lord: star,
      sub_lord: sub,
      sub_sub_lord: subSub,
      has_status: statusOf(figure, agent, reading).has,
    },
    involved,
    committed,
    ...(final === undefined ? {} : { final }),
    relations: involved.flatMap((one) => committed.map((other) => linkOf(one, other))),
    seconds_to_next_change: Math.round(seconds * 10) / 10,
  };
}

/**
 * Returns the cuspal interlinks of a birth: for each cusp its lords, its agent with the lords of the agent's position, the involved,
 * committed and final houses, their relations, and for how many seconds that holds. Experimental: no published table was found to compare
 * with, and the book was not read.
 * @param input `birth`; optional `levels` (4, or 3), `positional_status` (`strict`, or `wide`), `node` (default true), `conventions`;
 *   `ayanamsa` may be left out, `lahiri` or `kp`, which all mean kp
 * @throws {SiddhantaError} for bad input; `not_available_in_school` for another ayanāṁśa; `undefined_at_latitude` within the polar circles
 *   Source: S. P. Khullar's cuspal interlinks, as summaries of his lessons state them; offsets as the program Astro-Engine has them.
 * @example
 * ```ts
 * import { cuspalInterlinks } from 'siddhanta/kp';
 * const place = { latitude: 11.020085773931049, longitude: 76.98319647719487, timezone: 'Asia/Kolkata' };
 * const { cusps } = cuspalInterlinks({ birth: { date: '2024-02-05', time: '15:51:00', place } }).data;
 * cusps[4].agent.planet; // => 'Mars'
 * cusps[4].involved; // => [3]
 * cusps[4].final; // => [1, 2, 8, 9, 10, 12]
 * ```
 */
export const cuspalInterlinks = kpOperation<KpCuspalInterlinksInput, KpCuspalInterlinksData>()({
  name: 'kp.cuspal_interlinks',
  summary: 'Cuspal interlinks: involved, committed and final houses of each cusp by its sub-sub lord',
  units: 3,
  experimental: true,
  schema: () =>
    record({
      ...kpBirthFields(),
      levels: v.optional(whole(3, 4), 4),
      positional_status: v.optional(oneOf(STATUS_READINGS), STATUS_READINGS[0]),
    }),
  run({ birth, levels: given, positional_status: reading }, sky) {
    const levels: LinkLevels = given === 3 ? 3 : 4;
    const chart = kpBirth(birth, sky);
    const { figure } = chart;
    const linking: Linking = { birth, chart, levels, reading, starts: cellStarts(levels) };
    return {
      data: {
        positional_status: recordOf(GRAHAS, (graha) => statusData(statusOf(figure, graha, reading), reading)),
        cusps: eachHouse((house) => linkedCusp(linking, house)),
      },
      chart,
      method: 'The lords of the agent’s place, looked up among the lords of the twelve cusps',
      conventions: {
        levels:
          levels === 4
            ? '4: a cuspal position has the lords of sign, star, sub and sub-sub; the agent is the sub-sub lord'
            : '3: a cuspal position has the lords of sign, star and sub; the agent is the sub lord; nothing is final',
        positional_status:
          reading === 'strict'
            ? 'strict: in its own star, or no graha in its stars, or an exchange of stars'
            : 'wide: also in its own sub or its own sub-sub',
        involved: 'by the star lord of the agent, and by the agent itself where it has positional status',
        seconds_to_next_change: 'the cusps as the place turns, zodiac and obliquity of the time of birth',
      },
      sources: [KP_TOOL_SOURCES.interlinks, KP_TOOL_SOURCES.offsets],
      disputed: [
        KP_TOOL_DISPUTES.interlinkNodes,
        KP_TOOL_DISPUTES.offsets,
        {
          element: 'time of birth',
          note: 'The shortest sub-sub passes the ascendant in about eight seconds: a time to the minute does not decide these links. seconds_to_next_change tells how long each position holds.',
        },
      ],
      verified_against: VERIFIED_BY_PROGRAM,
      restsOnBirthTime: ['cusps', 'positional_status'],
    };
  },
});
