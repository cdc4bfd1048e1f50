import { birthday } from '../../calendar/birthday.js';
import { birthdayEvents, shraddhaEvents } from '../../calendar/dateShow.js';
import { ekadashi } from '../../calendar/ekadashi.js';
import { ekadashiEvents, festivalEvents } from '../../calendar/festivalShow.js';
import { festivalsOperation } from '../../calendar/festivals.js';
import { shraddha } from '../../calendar/shraddha.js';
import type { FestivalName } from '../../calendar/tables/festivals.js';
import { type SubscribedEvent, subscriptionText } from '../../operation/ics.js';
import type { Operation, OperationFunction } from '../../operation/operation.js';
import type { CalendarEvent } from '../../operation/show.js';
import { coordinates } from '../../operation/words.js';
import { utf8 } from '../envelope.js';
import { sha256 } from '../sha256.js';
import { DEFAULT_FESTIVALS, type FeedSelection } from './token.js';

/**
 * When the words or the day of an entry that was there before last changed by a change of this program, and how often they have. The test of the
 * feed fails on such a change until both are raised.
 */
export const FEED_REVISION = { stamp: '2026-11-28T00:00:00Z', sequence: 0 } as const;

/** How often a program reads a feed: once a day. */
const REFRESH = 'P1D';

/** Whole months of a feed before and after that of the clock: at least 59 days back, and at least 394 days ahead. */
const MONTHS_BACK = 2;
const MONTHS_AHEAD = 13;

const DIGITS = 16;

/** The first date and the last, both included. */
export interface FeedWindow {
  readonly from: string;
  readonly to: string;
}

/** Computes one operation of a feed and returns its data. */
export type AskFeed = (operation: Operation, input: unknown) => unknown;

interface Part {
  readonly operation: Operation;
  readonly input: unknown;
  readonly eventsOf: (data: unknown) => readonly CalendarEvent[];
  /** What its days depend on, but for their span: it distinguishes them from the same days of another feed. */
  readonly whose: unknown;
}

const isoDate = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

function windowsAt(now: number): readonly [whole: FeedWindow, ...parts: readonly FeedWindow[]] {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const first = month - MONTHS_BACK;
  const from = isoDate(year, first, 1);
  const to = isoDate(year, month + MONTHS_AHEAD + 1, 0);
  // A call covers a year at most.
  return [
    { from, to },
    { from, to: isoDate(year, first + 12, 0) },
    { from: isoDate(year, first + 12, 1), to },
  ];
}

/** Returns the span of a feed at an instant: whole months of UTC, so that a feed stays the same within a month. */
export const feedWindow = (now: number): FeedWindow => windowsAt(now)[0];

function part<Input, Data>(
  { operation }: OperationFunction<Input, Data>,
  input: Input,
  eventsOf: (data: Data) => readonly CalendarEvent[],
  whose: unknown,
): Part {
  return { operation: operation as Operation, input, eventsOf: (data) => eventsOf(data as Data), whose };
}

function partsOf(selection: FeedSelection, now: number): readonly Part[] {
  const { place, ayanamsa, sunrise, festivals, regions, traditions, options, ekadashi: hasEkadashi } = selection;
  const [{ from, to }, ...spans] = windowsAt(now);
  const at = { place, ayanamsa, sunrise };
  const first = Number(from.slice(0, 4));
  const years = { year: first, years: Number(to.slice(0, 4)) - first + 1 };
  const ids = festivals?.filter((name): name is FestivalName => name !== DEFAULT_FESTIVALS) ?? [];
  const named = ids.length === 0 ? {} : { ids };
  const parts: Part[] = [];
  for (const span of spans) {
    if (festivals !== undefined) {
      const input = { ...span, ...at, ...named, regions, traditions, options };
      parts.push(part(festivalsOperation, input, (data) => festivalEvents(data.festivals), { ...at, options }));
    }
    if (hasEkadashi) parts.push(part(ekadashi, { ...span, ...at }, ekadashiEvents, at));
  }
  const { birthday: born, shraddha: passed } = selection;
  if (born !== undefined) {
    const { birth, by, options: reckoning } = born;
    const own = { ...at, birth, ...(reckoning === undefined ? {} : { options: reckoning }) };
    const eventsOf = (data: Parameters<typeof birthdayEvents>[0]) =>
      birthdayEvents({ ...data, birthdays: data.birthdays.filter((one) => by === undefined || by.includes(one.by)) });
    parts.push(part(birthday, { ...years, ...own }, eventsOf, own));
  }
  if (passed !== undefined) {
    const own = { ...at, ...passed };
    parts.push(part(shraddha, { ...years, ...own }, (data) => shraddhaEvents({ ...data, mahalaya: [] }), own));
  }
  return parts;
}

/** Returns the same text for the same value, in whatever order its fields were given. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

const digestOf = async (value: unknown): Promise<string> => (await sha256(utf8(canonical(value)))).slice(0, DIGITS);

function nameOf({ place, festivals, ekadashi: hasEkadashi, birthday: born, shraddha: passed }: FeedSelection): string {
  const kinds = [
    ...(festivals === undefined ? [] : ['Festivals']),
    ...(hasEkadashi ? ['Ekadashis'] : []),
    ...(born === undefined ? [] : ['Birthday']),
    ...(passed === undefined ? [] : ['Shraddha']),
  ];
  // No commas: not every reader undoes their escaping in a name.
  return `${kinds.join(' + ')} (${coordinates(place)})`;
}

/**
 * Returns the operations that a selection needs.
 *
 * @param now milliseconds since 1970-01-01T00:00Z
 */
export function feedOperations(selection: FeedSelection, now: number): readonly string[] {
  return [...new Set(partsOf(selection, now).map(({ operation }) => operation.name))];
}

/**
 * Returns a feed as an iCalendar file. It depends on the selection, the month of the clock, the source and this program alone.
 *
 * @param now milliseconds since 1970-01-01T00:00Z
 * @param ask computes its operations
 * @param source where it is read, if that is known
 * @throws {SiddhantaError} what the operations throw
 */
export async function feedText(selection: FeedSelection, now: number, ask: AskFeed, source?: string): Promise<string> {
  const { from, to } = feedWindow(now);
  const events = new Map<string, SubscribedEvent>();
  for (const { operation, input, eventsOf, whose } of partsOf(selection, now)) {
    const digest = await digestOf(whose);
    for (const event of eventsOf(await ask(operation, input))) {
      if (event.date < from || event.date > to) continue;
      events.set(`${event.date} ${event.id} ${digest}`, { ...event, whose: digest });
    }
  }
  const sorted = [...events].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, event]) => event);
  return subscriptionText({ name: nameOf(selection), revision: FEED_REVISION, refresh: REFRESH, source }, sorted);
}
