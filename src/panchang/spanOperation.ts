import { luminaryContext, type SkyContext } from '../cast/context.js';
import { SiddhantaError } from '../errors.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, dateSchema, placeSchema, record, sunriseSchema } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { spanDays } from '../operation/work.js';
import { daysFromCivil, daysOf, parseDate } from '../time/calendar.js';
import { DAY_MS, julianDay } from '../time/julian.js';
import type { Ayanamsa, Place, SunriseDefinition } from '../types.js';
import { panchangProvenance } from './provenance.js';
import { daysOfSpan, type PanchangSpanDay } from './span.js';

/** The input of {@link span}. */
export interface PanchangSpanInput {
  /** `YYYY-MM-DD`, the first civil date. */
  readonly from: string;
  /** The last civil date; at most 366 dates. */
  readonly to: string;
  /** The place of observance. */
  readonly place: Place;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Definition of sunrise; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** The days of a span. */
export interface PanchangSpanData {
  /** One after the other; dates that the clocks of the zone skipped are left out, dates with two sunrises have two. */
  readonly days: readonly PanchangSpanDay[];
}

const MOST_DAYS = 366;
/** Results of more days are streamed. */
const LONG = 32;

const schema = () =>
  record({
    from: dateSchema(),
    to: dateSchema(),
    place: placeSchema(),
    ayanamsa: ayanamsaSchema(),
    sunrise: sunriseSchema(),
    conventions: conventionsSchema(),
  });

const datesIn = ({ from, to }: Pick<PanchangSpanInput, 'from' | 'to'>): number => daysOf(to) - daysOf(from) + 1;

function begun(input: Pick<PanchangSpanInput, 'from' | 'to' | 'place'>, sky: SkyContext) {
  const { from, to, place } = input;
  const dates = datesIn(input);
  if (dates > MOST_DAYS) {
    throw new SiddhantaError(
      'invalid_value',
      `to is ${to}, ${dates} dates from ${from} on; one span covers at most ${MOST_DAYS}. Ask in parts.`,
      { field: 'to' },
    );
  }
  const days = daysOfSpan(input, sky);
  const { year, month, day } = parseDate(from);
  return {
    days,
    told: {
      provenance: panchangProvenance(sky, julianDay(daysFromCivil(year, month, day) * DAY_MS), place),
      ayanamsa: sky.ayanamsa,
    },
  };
}

/**
 * Returns the pañcāṅga of each Vedic day of a span, with every unit of each limb that touches it, which shows kṣaya and vṛddhi tithis: what
 * {@link panchangSpan} yields, with its provenance. Over HTTP it costs a unit for each civil date.
 *
 * @param input `from`, `to` (up to 366 dates, both included), `place`; optional `sunrise`, `conventions`, `ayanamsa`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input, `invalid_value` (field `to`) for a `to` before `from` or too far from it
 *
 * Source: as {@link panchang}.
 *
 * @example
 * ```ts
 * import { span } from 'siddhanta/panchang';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { days } = span({ from: '2024-01-13', to: '2024-01-15', place }).data;
 * days.flatMap(({ units }) => units.tithi.filter(({ sunrises }) => sunrises === 0)).map(({ name }) => name); // => ['Chaturthi']
 * ```
 */
export const span = operation<PanchangSpanInput, PanchangSpanData>()({
  name: 'panchang.span',
  summary: 'Panchanga of each day of a span at a place, with every unit of each limb that touches it',
  units: 1,
  work: ({ from, to }) => {
    const days = spanDays(from, to, MOST_DAYS);
    return { ms: 2 + 0.75 * days, bytes: 500 + 2760 * days };
  },
  each: { unit: 'day', count: datesIn },
  schools: 'all',
  schema,
  example: {
    from: '2024-01-13',
    to: '2024-01-15',
    place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  },
  context: luminaryContext,
  run(input, sky) {
    const { days, told: envelope } = begun(input, sky);
    return { data: { days: [...days] }, ...envelope };
  },
  text(input, sky, present) {
    if (datesIn(input) < LONG) return undefined;
    const { days, told: envelope } = begun(input, sky);
    const textOf = (day: PanchangSpanDay): string => JSON.stringify(present(day, 'days.*'));
    const first = days.next();
    // Names are settled by whole groups: the first day shows what the language lacks.
    const opening = first.done === true ? '' : textOf(first.value);
    function* text(): Generator<string, void, undefined> {
      yield `{"days":[${opening}`;
      for (const day of days) yield `,${textOf(day)}`;
      yield ']}';
    }
    return { text: text(), ...envelope };
  },
});
