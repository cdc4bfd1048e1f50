import * as v from 'valibot';
import { planetContext } from '../cast/context.js';
import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { record, someOf } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import type { LocalInstant } from '../types.js';
import { CALENDAR_PARTS, type CalendarEntry, type CalendarPart, entriesIn } from './calendarEntries.js';
import type { TransitStay } from './ingressList.js';
import { checkYears, planetsSchema, spanFields, spanOf, type TransitSpanInput } from './input.js';
import { birthOutcome, type NatalReferences } from './natal.js';
import { BUT_THE_MOON, type TransitPlanet } from './planets.js';
import {
  ASPECT_DISPUTE,
  ASPECT_SOURCE,
  MURTHI_SOURCE,
  STATION_DISPUTE,
  spanConventions,
  spanSources,
  transitDisputes,
} from './provenance.js';
import { calendarWork } from './work.js';

/** The input of {@link calendar}. */
export interface TransitCalendarInput extends TransitSpanInput {
  /**
   * Kinds of events: by default entries into signs (`ingresses`), stations, aspects on natal points, eclipses; `moon_sign` adds the entries
   * of the Moon, `nakshatras` those of the planets into nakṣatras.
   */
  readonly include?: readonly CalendarPart[] | undefined;
  /** Whose; the nine grahas but the Moon by default. */
  readonly planets?: readonly TransitPlanet[] | undefined;
}

/** The transits of a span as dated events. */
export interface TransitCalendarData {
  /** Where the span begins. */
  readonly from: LocalInstant;
  /** Where it ends. */
  readonly to: LocalInstant;
  /** The points of the birth; only where one was given. */
  readonly natal?: NatalReferences;
  /** In order of time. */
  readonly events: readonly CalendarEntry[];
  /** The stays of the planets in signs, by planet; those of one planet tile the span. Only with `ingresses`. */
  readonly stays?: readonly TransitStay[];
}

const DEFAULT_PARTS: readonly CalendarPart[] = ['ingresses', 'stations', 'aspects', 'eclipses'];

/**
 * Returns the transits of a month or a year as dated events in one list: entries into signs, stations, exact conjunctions and aspects with
 * natal points, and eclipses, each with an English title.
 *
 * Without a birth there are no aspects; with `natal`, the signs alone, there are houses from the Moon. Instants are ISO 8601, to the
 * second, on the clocks of `timezone` or by the offset of `from`. On the command line `--ics` writes the events as a calendar file.
 *
 * @param input `from`, `to` (ISO 8601 with offset, at most a year); optional `birth` or `natal`, `include` (`ingresses`, `moon_sign`,
 * `nakshatras`, `stations`, `aspects`, `eclipses`), `planets`, `timezone`, `ayanamsa` (default lahiri), `node`, `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `invalid_value` for a `to` that is not after `from` or more than a year from it;
 * `date_out_of_range` beyond the ephemeris
 *
 * @example
 * ```ts
 * import { calendar } from 'siddhanta/transits';
 * const natal = { moon_sign_number: 11 };
 * const { data } = calendar({ natal, from: '2025-03-01T00:00:00+05:30', to: '2025-04-01T00:00:00+05:30' });
 * data.events.map(({ at, title }) => `${at.slice(0, 10)} ${title}`).slice(-2);
 * // => ['2025-03-29 Partial solar eclipse in Pisces, 2nd from the natal Moon',
 * //   '2025-03-29 Saturn enters Pisces, 2nd from the natal Moon']
 * ```
 */
export const calendar = operation<TransitCalendarInput, TransitCalendarData>()({
  name: 'transits.calendar',
  summary: 'The transits of a month or a year as dated events: entries, stations, aspects, eclipses',
  units: 5,
  work: (input) => calendarWork(input, input.include ?? DEFAULT_PARTS, input.planets ?? BUT_THE_MOON),
  schools: 'all',
  schema: () => record({ ...spanFields(), include: v.optional(someOf(CALENDAR_PARTS)), planets: planetsSchema() }),
  example: { birth: EXAMPLE_BIRTH, from: '2026-01-01T00:00:00+05:30', to: '2026-02-01T00:00:00+05:30' },
  context: planetContext,
  run(input, sky) {
    const include = input.include ?? DEFAULT_PARTS;
    const span = spanOf(input, sky);
    checkYears(span, input, 1, '');
    return {
      data: {
        from: span.toLocalInstant(span.from.ut),
        to: span.toLocalInstant(span.to.ut),
        ...(span.natal === undefined ? {} : { natal: span.natal.references }),
        ...entriesIn(sky, span, input.planets ?? BUT_THE_MOON, include),
      },
      provenance: {
        method:
          'The events of transits.ingresses, stations and aspects, and the eclipses of eclipses.list, in one list',
        conventions: {
          include: include.join(', '),
          aspects:
            'conjunctions with the nine grahas and the ascendant of the birth, and full aspects on them; of the nodes none',
          eclipses: 'world-wide, at their greatest; shadow danjon, one radius of the Moon',
          ...spanConventions(sky, span),
        },
        sources: [MURTHI_SOURCE, ASPECT_SOURCE, ...spanSources(sky)],
        disputed: [STATION_DISPUTE, ASPECT_DISPUTE, ...transitDisputes(sky, input, span.natal)],
        verified_against: 'what its parts are: transits.ingresses, transits.stations, transits.aspects, eclipses.list',
      },
      ayanamsa: sky.ayanamsa,
      ...birthOutcome(span.natal, ['natal.ascendant', 'natal.moon', 'events']),
    };
  },
});
