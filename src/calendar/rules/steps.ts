import type { FestivalStar, FestivalStep, TithiFestivalRule } from '../festivalRule.js';
import type { WindowName } from '../tables/windows.js';
import { covers, overlapOf, type Stretch } from './windows.js';

export interface CandidateDay {
  /** Julian day (UT); a day without a sunrise qualifies for nothing. */
  readonly sunrise: number | undefined;
  /** Julian day (UT). */
  readonly end: number;
  readonly window: (name: WindowName) => Stretch | undefined;
}

export interface MetDay<Day> {
  readonly day: Day;
  readonly window: Stretch;
  /** Days of the window that the tithi covers. */
  readonly overlap: number;
  /** Whether it covers all of it. */
  readonly covered: boolean;
  /** Whether the nakṣatra of the step is there; undefined where the step needs none. */
  readonly star: boolean | undefined;
}

/** How many days a step left to choose from. */
export type DaysLeft = 'one' | 'two' | 'none';

export interface Decision<Day> {
  /** Number of days left. */
  readonly case: DaysLeft;
  /** Index of the step that decided; undefined where none did. */
  readonly step: number | undefined;
  /** The days that meet the window of that step, or of the first where none decided. */
  readonly met: readonly MetDay<Day>[];
  /** Undefined where no candidate day has a sunrise. */
  readonly chosen: Day | undefined;
}

const GHATI = 1 / 60;
/** Of the day from sunrise. */
const THREE_MUHURTAS = 3 / 15;

type Met<Day> = readonly MetDay<Day>[];
type HasStar = (star: number, window: Stretch) => boolean;

function meetings<Day extends CandidateDay>(
  days: readonly Day[],
  tithi: Stretch,
  { window: name, nakshatra }: FestivalStep,
  hasStar: HasStar,
): Met<Day> {
  return days.flatMap((day) => {
    const window = day.window(name);
    const overlap = window === undefined ? undefined : overlapOf(window, tithi);
    if (window === undefined || overlap === undefined) return [];
    return [{ day, window, overlap, covered: covers(tithi, window), star: starOn(day, nakshatra, hasStar) }];
  });
}

function starOn(day: CandidateDay, star: FestivalStar | undefined, hasStar: HasStar): boolean | undefined {
  if (star === undefined) return undefined;
  const window = day.window(star.window);
  return window !== undefined && hasStar(star.number, window);
}

function qualifying<Day>(met: Met<Day>, { test }: FestivalStep): Met<Day> {
  const chosen: Record<FestivalStep['test'], () => Met<Day>> = {
    touch: () => met,
    cover: () => met.filter(({ covered }) => covered),
    cover_first: () => (met[0]?.covered === true ? met : []),
    touch_second: () => met.slice(1, 2),
  };
  return chosen[test]().filter(({ star }) => star !== false);
}

const share = ({ window: { start, end }, overlap }: MetDay<unknown>): number =>
  start === end ? 1 : overlap / (end - start);

function lastsIntoDay({ day }: MetDay<CandidateDay>, tithi: Stretch): boolean {
  const whole = day.window('day');
  return whole !== undefined && tithi.end >= whole.start + (whole.end - whole.start) * THREE_MUHURTAS;
}

function takesSecond(
  pick: FestivalStep['pick'],
  first: MetDay<CandidateDay>,
  second: MetDay<CandidateDay>,
  tithi: Stretch,
): boolean {
  const taken: Record<FestivalStep['pick'], () => boolean> = {
    first: () => false,
    second: () => true,
    longer_first: () => share(second) > share(first),
    longer_second: () => share(second) >= share(first),
    second_if_ghati: () => second.overlap >= GHATI,
    second_if_3_muhurtas: () => lastsIntoDay(second, tithi),
  };
  return taken[pick]();
}

/** The first of equal ones. */
function fullestDay<Day extends CandidateDay>(days: readonly Day[], tithi: Stretch): Day | undefined {
  let fullest: { readonly day: Day; readonly overlap: number } | undefined;
  for (const day of days) {
    const overlap = day.sunrise === undefined ? undefined : overlapOf({ start: day.sunrise, end: day.end }, tithi);
    if (overlap !== undefined && (fullest === undefined || overlap > fullest.overlap)) fullest = { day, overlap };
  }
  return fullest?.day;
}

function fallbackDay<Day extends CandidateDay>(
  days: readonly Day[],
  tithi: Stretch,
  fallback: TithiFestivalRule['fallback'],
): Day | undefined {
  const { start } = tithi;
  const found: Record<TithiFestivalRule['fallback'], () => Day | undefined> = {
    begins_on: () => days.find(({ sunrise, end }) => sunrise !== undefined && sunrise <= start && start < end),
    greater_part: () => fullestDay(days, tithi),
    next_sunrise: () => days.find(({ sunrise }) => sunrise !== undefined && sunrise >= start),
  };
  return found[fallback]();
}

/**
 * The first step that any day passes decides, by its pick where two do.
 *
 * @param hasStar whether the Moon is in a nakṣatra, 1 … 27, within a window
 */
export function decide<Day extends CandidateDay>(
  days: readonly Day[],
  tithi: Stretch,
  { steps, fallback }: Pick<TithiFestivalRule, 'steps' | 'fallback'>,
  hasStar: HasStar,
): Decision<Day> {
  let firstMet: Met<Day> = [];
  for (const [index, step] of steps.entries()) {
    const met = meetings(days, tithi, step, hasStar);
    if (index === 0) firstMet = met;
    const [first, second] = qualifying(met, step);
    if (first === undefined) continue;
    if (second === undefined) return { case: 'one', step: index, met, chosen: first.day };
    const { day } = takesSecond(step.pick, first, second, tithi) ? second : first;
    return { case: 'two', step: index, met, chosen: day };
  }
  return { case: 'none', step: undefined, met: firstMet, chosen: fallbackDay(days, tithi, fallback) };
}
