import { at } from '../math/at.js';
import { DAY_SECONDS } from '../time/julian.js';
import { lunarMonthName } from '../zodiac/lunarMonth.js';
import { NAKSHATRAS } from '../zodiac/names.js';
import type { ActContext } from './actContext.js';
import type { ActDate, ActReason, ActWindow } from './actData.js';
import { piecesOfAsk } from './actMarks.js';
import { actScore, type Held, heldIn } from './rules/actWindows.js';
import type { Stretch } from './rules/parts.js';
import { shared, touches } from './rules/stretches.js';
import { type Piece, windowsOf } from './rules/windows.js';
import { FOR_BIRTHS, type Strictness } from './tables/actProvenance.js';
import type { ActCondition, ActRule } from './tables/actTypes.js';
import type { DayParts, MuhurtaWindow } from './vedicDay.js';

export interface ActTrack {
  readonly condition: ActCondition;
  readonly required: boolean;
  readonly pieces: readonly Piece[];
}

export type ActTracks = readonly ActTrack[];

/** A window and its day. */
export interface Found extends Stretch {
  readonly day: DayParts;
  readonly held: readonly Held[];
  readonly score: number;
}

function isRequired({ says, almanac }: ActCondition, strictness: Strictness): boolean {
  if (strictness === 'almanac') return almanac;
  return says === 'must' || (says === 'avoid' && strictness === 'all');
}

export function actTracks(
  { conditions }: ActRule,
  strictness: Strictness,
  hasBirths: boolean,
  context: ActContext,
): ActTracks {
  return [...conditions, ...(hasBirths ? FOR_BIRTHS : [])].map((condition) => ({
    condition,
    required: isRequired(condition, strictness),
    pieces: piecesOfAsk(condition.ask, context),
  }));
}

export function foundIn(tracks: ActTracks, { span, days }: ActContext): Found[] {
  const required = tracks.filter((track) => track.required).map(({ pieces }) => ({ pieces, weight: undefined }));
  const whole = windowsOf(span, required);
  return days.flatMap((day) =>
    whole.flatMap((window) => {
      const part = shared(window, day.whole);
      if (part === undefined) return [];
      const held = tracks.map(({ pieces }) => heldIn(part, pieces));
      const score = actScore(tracks.map(({ condition: { says } }, i) => ({ says, share: at(held, i).share })));
      return [{ ...part, day, held, score }];
    }),
  );
}

const minutes = ({ start, end }: Stretch): number => Math.round(((end - start) * DAY_SECONDS) / 60);

export function datesOf(found: readonly Found[]): ActDate[] {
  const dates = new Map<string, ActDate>();
  for (const window of found) {
    const { date, weekday } = window.day.description;
    const known = dates.get(date);
    dates.set(date, {
      date,
      weekday,
      windows: (known?.windows ?? 0) + 1,
      minutes: (known?.minutes ?? 0) + minutes(window),
      score: Math.max(known?.score ?? 0, window.score),
    });
  }
  return [...dates.values()];
}

const window = ({ days: [day] }: ActContext, of: Stretch): MuhurtaWindow => {
  if (day === undefined) throw new RangeError('a span has a day');
  return day.window(of);
};

function reason(id: string, names: readonly string[], where: readonly Stretch[], part: number, context: ActContext) {
  return {
    condition: id,
    value: names.join(', ').replaceAll('_', ' '),
    ...(part === 1 ? {} : { during: where.map((of) => window(context, of)) }),
  };
}

function describe(context: ActContext, tracks: ActTracks, found: Found): ActWindow {
  const speaksFor: ActReason[] = [];
  const speaksAgainst: ActReason[] = [];
  tracks.forEach(({ condition: { id, says } }, i) => {
    const { share, holds, fails, names } = at(found.held, i);
    if (says !== 'avoid' && (says === 'good' ? share > 0 : share === 1))
      speaksFor.push(reason(id, names.holds, holds, share, context));
    if (says !== 'good' && share < 1) speaksAgainst.push(reason(id, names.fails, fails, 1 - share, context));
  });
  const running = (division: 'tithi' | 'nakshatra'): number[] =>
    context
      .units(division)
      .filter((unit) => touches(unit, found))
      .map(({ number }) => number);
  return {
    ...window(context, found),
    date: found.day.description.date,
    minutes: minutes(found),
    score: found.score,
    month: lunarMonthName(context.calendar().monthAt(found.start).index),
    tithis: running('tithi'),
    nakshatras: running('nakshatra').map((number) => at(NAKSHATRAS, number - 1).name),
    for: speaksFor,
    against: speaksAgainst,
  };
}

export const describeWindows = {
  window,
  all: (context: ActContext, tracks: ActTracks, found: readonly Found[]): ActWindow[] =>
    found.map((one) => describe(context, tracks, one)),
};
