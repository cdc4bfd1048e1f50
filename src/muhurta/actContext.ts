import { bodyTrack } from '../cast/bodyCrossings.js';
import type { SkyContext } from '../cast/context.js';
import type { LunarMonth } from '../cast/lunarCalendar.js';
import { type Unit, unitsOf } from '../cast/units.js';
import { eclipsesAt } from '../eclipses/atPlace.js';
import { daysOf, formatDate } from '../time/calendar.js';
import { ttFromUt } from '../time/deltaT.js';
import { unheard } from '../time/exactOffsets.js';
import type { JdUt } from '../time/julian.js';
import { EPOCH_DAY_NUMBER } from '../time/julianCalendar.js';
import type { Place } from '../types.js';
import { lunarMonthName } from '../zodiac/lunarMonth.js';
import { astaOf } from './actAsta.js';
import type { Stretch } from './rules/parts.js';
import type { SearchContext } from './searchContext.js';
import type { AstaOfAct } from './tables/actProvenance.js';

/** What acts ask beside the conditions of a search. Instants are Julian days (UT). */
export interface ActContext extends SearchContext {
  /** The sunrise before the span. */
  readonly before: JdUt;
  /** The months that touch the span, and those a year before and after it. */
  readonly months: () => readonly LunarMonth[];
  /** The first instant of a tithi, 1 … 30, of a month. */
  readonly tithiStart: (month: LunarMonth, tithi: number) => JdUt;
  /** Whole, and so many days before and after; those that touch the span. */
  readonly asta: (planet: 'Jupiter' | 'Venus', around?: number) => readonly Stretch[];
  /** Signs, from 1. */
  readonly jupiterSigns: () => readonly Unit[];
  /** The civil days on which the place sees an eclipse, in days from 1970-01-01, in order. */
  readonly eclipseDays: () => readonly number[];
}

/** Days that reach the month of Āṣāḍha before the span, and the Kārttika after it. */
const YEAR = 400;
/** Days from the ends of the ephemeris within which no month is sought. */
const MONTHS = 62;
/** Days of a tithi at the mean, and around one in which it certainly begins. */
const TITHI = 29.530589 / 30;
const AROUND = 2;
/** Days. */
export const BEFORE_ECLIPSE = 3;
export const AFTER_ECLIPSE = 7;

/** Those of which anything but the penumbra is seen. */
const ECLIPSES = {
  kind: 'both',
  shadow: 'danjon',
  moon_radius: 'one',
  central_magnitude: 'diameter',
  min_magnitude: 0.0001,
  visible_only: true,
} as const;

interface ActChoices {
  readonly before: JdUt;
  readonly asta: AstaOfAct;
}

export function actContext(
  context: SearchContext,
  sky: SkyContext,
  place: Place,
  { before, asta }: ActChoices,
): ActContext {
  const { span, almanac, calendar } = context;
  const tt = { from: ttFromUt(span.start), to: ttFromUt(span.end) };
  return {
    ...context,
    before,
    months() {
      const { from, to } = sky.ephemeris.range;
      return calendar().monthsIn(
        Math.max(span.start - YEAR, Math.min(span.start, from + MONTHS)),
        Math.min(span.end + YEAR, Math.max(span.end, to - MONTHS)),
      );
    },
    tithiStart(month, tithi) {
      const about = month.start + (tithi - 1) * TITHI;
      const units = unitsOf('tithi', almanac.limbs)(Math.max(about - AROUND, month.start), about + AROUND);
      return units.find(({ number }) => number === tithi)?.start ?? about;
    },
    asta: (planet, around = 0) =>
      astaOf(planet, asta, { sky, place, from: tt.from - around, to: tt.to + around, span }).map(({ start, end }) => ({
        start: start - around,
        end: end + around,
      })),
    jupiterSigns() {
      const track = bodyTrack(sky, place, 'Jupiter', { every: 30 });
      const units: Unit[] = [];
      let [number, start] = [track.cellAt(tt.from) + 1, span.start];
      for (const { instant, entered } of track.between(tt.from, tt.to)) {
        units.push({ number, start, end: instant.ut });
        [number, start] = [entered + 1, instant.ut];
      }
      return [...units, { number, start, end: span.end }];
    },
    eclipseDays() {
      const { from, to } = sky.ephemeris.range;
      const first = Math.max(Math.floor(span.start) - AFTER_ECLIPSE, Math.ceil(from) + 1) - EPOCH_DAY_NUMBER;
      const last = Math.min(Math.ceil(span.end) + BEFORE_ECLIPSE, Math.floor(to) - 1) - EPOCH_DAY_NUMBER;
      const { eclipses } = unheard(() =>
        eclipsesAt({ ...ECLIPSES, place, from: formatDate(first), to: formatDate(last) }, sky),
      );
      return eclipses.map(({ description: { date } }) => daysOf(date));
    },
  };
}

/** Stretches in which Viṣṇu sleeps: from bright Āṣāḍha's eleventh tithi to that of Kārttika. */
export function sleepsOf({ months, tithiStart }: ActContext): Stretch[] {
  const ordinary = months().filter(({ kind }) => kind !== 'adhika');
  return ordinary.flatMap((month, i) => {
    if (lunarMonthName(month.index) !== 'Ashadha') return [];
    const kartika = ordinary.slice(i).find(({ index }) => lunarMonthName(index) === 'Kartika');
    return kartika === undefined ? [] : [{ start: tithiStart(month, 11), end: tithiStart(kartika, 11) }];
  });
}
