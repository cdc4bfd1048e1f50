import { at } from '../math/at.js';
import { daysOf } from '../time/calendar.js';
import { LUNAR_MONTHS, lunarMonthName, purnimantaIndex } from '../zodiac/lunarMonth.js';
import { NAKSHATRAS, SIGNS } from '../zodiac/names.js';
import { type ActContext, AFTER_ECLIPSE, BEFORE_ECLIPSE, sleepsOf } from './actContext.js';
import { partOf, type Stretch } from './rules/parts.js';
import { type Mark, type Piece, piecesOf } from './rules/windows.js';
import type { Ask, MonthReckoning, Quarter } from './tables/actTypes.js';
import { YOGA_OPENINGS } from './tables/yogaOpenings.js';
import { piecesOfCondition } from './tracks.js';

/** Days. */
const GHATI = 1 / 60;
/** Degrees. */
const NAKSHATRA = 40 / 3;
const QUARTER = NAKSHATRA / 4;
const FULL_MOON = 15;

const bad = (name: string, stretches: readonly Stretch[]): Mark[] =>
  stretches.map(({ start, end }) => ({ start, end, name, ok: false }));

function monthMarks(context: ActContext, included: readonly string[], reckoning: MonthReckoning): Mark[] {
  const { calendar, span } = context;
  return calendar()
    .monthsIn(span.start - 31, span.end)
    .flatMap((month) => {
      const { start, fullMoon, end } = calendar().phases(month);
      const half = (tithi: number, from: number, to: number): Mark => {
        const index = reckoning === 'amanta' ? month.index : purnimantaIndex(month, tithi);
        const { name } = at(LUNAR_MONTHS, index);
        return { start: from, end: to, name, ok: included.includes(name) };
      };
      return [half(1, start, fullMoon), half(FULL_MOON + 1, fullMoon, end)];
    });
}

function sunMarks({ calendar, span }: ActContext, isOk: (sign: number) => boolean): Mark[] {
  const entries = [calendar().sankrantiAt(span.start), ...calendar().sankrantisIn(span.start, span.end)];
  return entries.map(({ sign, at: start }, i) => ({
    start,
    end: entries[i + 1]?.at ?? span.end,
    name: `Sun in ${at(SIGNS, sign).name}`,
    ok: isOk(sign + 1),
  }));
}

function halves(context: ActContext, month: string, from: number, to: number, name: string): Mark[] {
  return context
    .months()
    .filter(({ kind, index }) => kind !== 'adhika' && lunarMonthName(index) === month)
    .flatMap((one) =>
      bad(name, [
        {
          start: from === 16 ? context.calendar().phases(one).fullMoon : context.tithiStart(one, from),
          end: to === FULL_MOON ? context.calendar().phases(one).fullMoon : context.calendar().phases(one).end,
        },
      ]),
    );
}

function quarterMarks({ units, almanac }: ActContext, quarters: readonly Quarter[]): Mark[] {
  return units('nakshatra').flatMap(({ number, start, end }) =>
    quarters
      .filter(({ nakshatra }) => nakshatra === number)
      .flatMap(({ quarter }) => {
        const degrees = (number - 1) * NAKSHATRA + (quarter - 1) * QUARTER;
        const reached = (longitude: number): number => almanac.limbs.moonReaches(longitude, start);
        return bad(`${at(NAKSHATRAS, number - 1).name}, quarter ${quarter}`, [
          {
            start: quarter === 1 ? start : reached(degrees),
            end: quarter === 4 ? end : reached(degrees + QUARTER),
          },
        ]);
      }),
  );
}

/** A sunrise in a tithi, and whether the one before the span is another. */
function lossMarks({ units, days, before }: ActContext): Mark[] {
  const sunrises = [before, ...days.map(({ whole }) => whole.start), at(days, days.length - 1).whole.end];
  return units('tithi').flatMap(({ start, end }) => {
    const held = sunrises.filter((sunrise) => start <= sunrise && sunrise < end).length;
    if (held === 1 || end > at(sunrises, sunrises.length - 1)) return [];
    return bad(held === 0 ? 'a tithi without a sunrise' : 'a tithi with two sunrises', [{ start, end }]);
  });
}

function yogaMarks({ units }: ActContext): Mark[] {
  return units('yoga').flatMap(({ number, start, end }) => {
    const opening = YOGA_OPENINGS[number];
    if (opening === undefined) return [];
    const until = opening.ghatis === 'half' ? (start + end) / 2 : start + opening.ghatis * GHATI;
    return bad(`the opening of ${opening.name}`, [{ start, end: Math.min(until, end) }]);
  });
}

function eclipseMarks({ days, eclipseDays }: ActContext): Mark[] {
  const eclipses = eclipseDays();
  return days.flatMap(({ whole, description }) => {
    const day = daysOf(description.date);
    const near = eclipses.some((one) => day >= one - BEFORE_ECLIPSE && day <= one + AFTER_ECLIPSE);
    return near ? bad('days around an eclipse', [whole]) : [];
  });
}

const THIRDS = 3;

function marksOf(ask: Ask, context: ActContext): Mark[] | undefined {
  const { span, calendar } = context;
  switch (ask.type) {
    case 'lunar_month':
      return monthMarks(context, ask.in, ask.reckoning);
    case 'sun_sign':
      return sunMarks(context, (sign) => ask.in.includes(sign));
    case 'not_sun_sign':
      return sunMarks(context, (sign) => !ask.in.includes(sign));
    case 'no_adhika':
      return context
        .months()
        .filter(({ kind }) => kind !== 'ordinary')
        .flatMap((month) => bad(`${lunarMonthName(month.index)} (${month.kind})`, [month]));
    case 'no_asta':
      return bad(`${ask.planet} not visible`, context.asta(ask.planet, ask.around));
    case 'no_devashayana':
      return bad('Vishnu sleeps', sleepsOf(context));
    case 'no_holashtaka':
      return halves(context, 'Phalguna', 8, FULL_MOON, 'Holashtaka');
    case 'no_pitripaksha':
      return halves(context, 'Bhadrapada', 16, 30, 'Pitripaksha');
    case 'not_jupiter_sign':
      return bad(
        `Jupiter in ${ask.in.map((number) => at(SIGNS, number - 1).name).join(', ')}`,
        context.jupiterSigns().filter(({ number }) => ask.in.includes(number)),
      );
    case 'no_sankranti':
      return calendar()
        .sankrantisIn(span.start - 1, span.end + 1)
        .flatMap(({ sign, at: instant }) =>
          bad(`the Sun enters ${at(SIGNS, sign).name}`, [
            { start: instant - ask.ghatis * GHATI, end: instant + ask.ghatis * GHATI },
          ]),
        );
    case 'not_quarter':
      return quarterMarks(context, ask.of);
    case 'no_tithi_loss':
      return lossMarks(context);
    case 'no_yoga_opening':
      return yogaMarks(context);
    case 'no_eclipse':
      return eclipseMarks(context);
    case 'no_afternoon':
      return context.days.flatMap(({ day, whole }) => {
        const last = day && partOf(day, THIRDS, THIRDS);
        return last === undefined
          ? bad('no day', [whole])
          : bad('afternoon or night', [{ start: last.start, end: whole.end }]);
      });
    default:
      return undefined;
  }
}

const INSIDE: readonly Ask['type'][] = ['lunar_month', 'sun_sign', 'not_sun_sign'];

/** The pieces of the span in which a condition of an act holds or not. */
export function piecesOfAsk(ask: Ask, context: ActContext): Piece[] {
  const marks = marksOf(ask, context);
  if (marks !== undefined)
    return piecesOf(context.span, marks, INSIDE.includes(ask.type) ? 'inside' : 'inside_or_outside');
  return piecesOfSearch(ask, context);
}

function piecesOfSearch(ask: Ask, context: ActContext): Piece[] {
  switch (ask.type) {
    case 'tithi':
    case 'nakshatra':
    case 'yoga':
    case 'karana':
    case 'weekday':
    case 'lagna':
    case 'part':
    case 'avoid':
    case 'yoga_of_day':
    case 'tara':
    case 'chandra':
    case 'panchaka_rahita':
      return piecesOfCondition(ask, context);
    default:
      throw new RangeError(`no marks for ${ask.type}`);
  }
}
