import * as v from 'valibot';
import { almanacOf } from '../cast/almanac.js';
import { luminaryContext, type SkyContext } from '../cast/context.js';
import { type Almanac, dayAndNight, dayAt } from '../cast/day.js';
import { isoOn } from '../cast/iso.js';
import { SUNRISE_DISPUTE, sunriseConventions } from '../cast/sunrise.js';
import { flagSchema, oneOf, record, sunriseSchema } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import type { JdUt } from '../time/julian.js';
import type { CivilDate, LocalInstant, SunriseDefinition } from '../types.js';
import { type EclipseAt, eclipsesAt } from './atPlace.js';
import type { LocalCall } from './contact.js';
import { type EclipsePlaceInput, placeEntries } from './input.js';
import type { LocalLunarEclipse } from './localLunar.js';
import type { LocalSolarEclipse } from './localSolar.js';
import { crossingsOf } from './outlook.js';
import { eclipseProvenance, LOCAL_CONVENTIONS, VISIBLE_DISPUTE } from './provenance.js';
import { type SunEvents, type SutakStart, sutakByHours, sutakByPraharas } from './rules/sutak.js';
import { RITUAL_MINIMA, RITUAL_SOURCES, SUTAK_HOURS, SUTAK_PRAHARAS } from './tables/constants.js';
import { placeWork } from './work.js';

/** How sūtaka is counted: in whole quarters of day and night, or in hours. */
export type SutakRule = 'prahara' | 'hours';

const SUTAKS = ['prahara', 'hours'] as const satisfies readonly SutakRule[];

const schema = () =>
  record({
    ...placeEntries(),
    sutak: v.optional(oneOf(SUTAKS), 'prahara'),
    minimum: flagSchema(),
    sunrise: sunriseSchema(),
  });

/** The input of {@link ritual}. Dates are local to the place. */
export interface EclipseRitualInput extends EclipsePlaceInput {
  /** How sūtaka is counted; in whole praharas, as almanacs do, by default. */
  readonly sutak?: SutakRule | undefined;
  /** Whether eclipses of less than a twelfth of the Sun or a sixteenth of the Moon are left unobserved; false by default. */
  readonly minimum?: boolean | undefined;
  /** Definition of the sunrise and sunset between which praharas are counted; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
}

/** A stretch of time, half-open: ISO 8601 with the place's offset, rounded once to whole seconds. */
export interface EclipseWindow {
  /** First instant. */
  readonly start: LocalInstant;
  /** First instant after it. */
  readonly end: LocalInstant;
}

/** The observance of an eclipse at a place. */
export interface EclipseRitual {
  /** Which body is eclipsed. */
  readonly kind: 'solar' | 'lunar';
  /** Date of its maximum on the clocks of the place. */
  readonly date: CivilDate;
  /** Whether it is observed there. */
  readonly observed: boolean;
  /** Why it is observed or not, and why sūtaka is missing where it is. */
  readonly why: string;
  /** Sūtaka, up to the end of the eclipse; null where the eclipse is not observed or praharas cannot be counted. */
  readonly sutak: EclipseWindow | null;
  /** The shorter sūtaka of children, the old and the sick; null in the same cases. */
  readonly sutak_children: EclipseWindow | null;
  /** The holy time: the visible eclipse; null where it is not observed. */
  readonly punya_kala: EclipseWindow | null;
  /** The eclipse itself, as in `eclipses.local`. */
  readonly eclipse: LocalSolarEclipse | LocalLunarEclipse;
}

/** The observance of the eclipses of a span at a place. */
export interface EclipseRitualData {
  /** In order of the maximum. */
  readonly rituals: readonly EclipseRitual[];
}

interface Stretch {
  readonly start: JdUt;
  readonly end: JdUt;
}

function seenStretch({ kind, instants }: EclipseAt): Stretch | string {
  const body = kind === 'solar' ? 'Sun' : 'Moon';
  const [begin, end] = kind === 'solar' ? instants.outer : [instants.contacts.u1, instants.contacts.u4];
  if (begin === undefined || end === undefined) return 'Not observed: a penumbral eclipse of the Moon.';
  const height = (ut: JdUt): number => instants.outlook.discHeight(body, ut);
  const { rising, setting } = crossingsOf(height, begin, end);
  const from = height(begin) >= 0 ? begin : rising;
  const to = height(end) >= 0 ? end : setting;
  if (from !== undefined && to !== undefined) return { start: from, end: to };
  const part = kind === 'solar' ? 'the eclipse' : 'the umbral eclipse';
  return `Not observed: the ${body} is below the horizon during ${part}.`;
}

function sunEvents(almanac: Almanac, ut: JdUt): SunEvents | undefined {
  const day = dayAt(almanac, ut);
  const { sunrise } = day;
  const { next, sunset, previousSunset } = dayAndNight(almanac, day);
  if (sunrise === undefined || sunset === undefined) return undefined;
  if (ut >= sunset) return next.sunrise === undefined ? undefined : [sunrise, sunset, next.sunrise];
  return previousSunset === undefined ? undefined : [previousSunset, sunrise, sunset];
}

const OBSERVED = 'Observed: seen from the place.';
const NO_PRAHARAS =
  'Observed: seen from the place. The Sun does not both rise and set in the day before it, so that praharas cannot be counted; ask for sutak "hours".';

function sutakStart(kind: 'solar' | 'lunar', begin: JdUt, rule: SutakRule, almanac: Almanac): SutakStart | undefined {
  if (rule === 'hours') return sutakByHours(kind, begin);
  const events = sunEvents(almanac, begin);
  return events === undefined ? undefined : sutakByPraharas(kind, begin, events);
}

function isSlight({ description }: EclipseAt): boolean {
  return description.kind === 'solar'
    ? description.magnitude_visible < RITUAL_MINIMA.solar
    : (description.umbral_magnitude_visible ?? 0) < RITUAL_MINIMA.lunar;
}

function ritualOf(
  eclipse: EclipseAt,
  { clock }: LocalCall,
  almanac: Almanac,
  { sutak: rule, minimum }: { readonly sutak: SutakRule; readonly minimum: boolean },
): EclipseRitual {
  const { kind, description } = eclipse;
  const seen = seenStretch(eclipse);
  const refused =
    typeof seen === 'string'
      ? seen
      : minimum && isSlight(eclipse)
        ? `Not observed: less than a ${kind === 'solar' ? 'twelfth of the Sun' : 'sixteenth of the Moon'} is seen eclipsed, and minimum was asked for.`
        : undefined;
  const none = { sutak: null, sutak_children: null, punya_kala: null } as const;
  if (typeof seen === 'string' || refused !== undefined) {
    return { kind, date: description.date, observed: false, why: refused ?? '', ...none, eclipse: description };
  }
  const window = (start: JdUt): EclipseWindow => ({ start: isoOn(clock, start), end: isoOn(clock, seen.end) });
  const sutak = sutakStart(kind, seen.start, rule, almanac);
  return {
    kind,
    date: description.date,
    observed: true,
    why: sutak === undefined ? NO_PRAHARAS : OBSERVED,
    sutak: sutak === undefined ? null : window(sutak.all),
    sutak_children: sutak === undefined ? null : window(sutak.children),
    punya_kala: window(seen.start),
    eclipse: description,
  };
}

const RITUAL_CONVENTIONS: Readonly<Record<string, string>> = {
  observed: 'eclipses that are seen; a penumbral eclipse of the Moon never',
  begin:
    'the first contact (c1, u1), or the rising of an eclipsed body: the centre of its disc at altitude 0 as seen from the place, without refraction; the end likewise (c4, u4, or the setting)',
};

function sutakConvention(rule: SutakRule): string {
  const { solar, lunar, children } = rule === 'hours' ? SUTAK_HOURS : SUTAK_PRAHARAS;
  return rule === 'hours'
    ? `from ${solar} hours (solar) or ${lunar} hours (lunar) before the beginning to the end; for children, the old and the sick from ${children} hours before`
    : `from the beginning of the prahara, a quarter of the real day or night, that is ${solar} (solar) or ${lunar} (lunar) before the one that holds the beginning, to the end; for children, the old and the sick ${children} before`;
}

/**
 * Returns the observance of the eclipses at a place between two local dates, both included: sūtaka, the shorter one of children, the old
 * and the sick, and puṇya kāla, with the eclipse itself.
 *
 * Instants are ISO 8601 with the UTC offset of the place at that time, rounded once to whole seconds; windows are half-open. Invisible
 * eclipses and penumbral ones of the Moon are not observed: `why` says so and the windows are null. Where the Sun does not both rise and
 * set there are no praharas: `sutak` is null, `why` says so, and `sutak: 'hours'` still has an answer.
 *
 * @param input as for `local`; optional `sutak` (`prahara`, `hours`), `minimum` (false by default), `sunrise` (`upper_limb` by default, for
 * the praharas)
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `invalid_value` for a `to` before `from` or too far from it
 *
 * Source: the almanacs, compared with published city-days; `provenance` names them.
 *
 * @example
 * ```ts
 * import { ritual } from 'siddhanta/eclipses';
 * const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = ritual({ place: delhi, from: '2025-09-07', to: '2025-09-08' });
 * data.rituals[0]?.sutak; // => { start: '2025-09-07T12:18:58+05:30', end: '2025-09-08T01:26:33+05:30' }
 * data.rituals[0]?.sutak_children?.start; // => '2025-09-07T18:35:43+05:30'
 * ```
 */
export const ritual = operation<EclipseRitualInput, EclipseRitualData>()({
  name: 'eclipses.ritual',
  summary: 'Sutak and punya kala of the eclipses of a span at a place',
  units: 2,
  work: placeWork,
  schools: 'all',
  schema,
  example: {
    place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    from: '2025-01-01',
    to: '2025-12-31',
  },
  context: luminaryContext,
  run(input, sky: SkyContext) {
    const { place, sutak, minimum, shadow, moon_radius, central_magnitude } = input;
    const { span, call, eclipses } = eclipsesAt(input, sky);
    const almanac = almanacOf(place, sky);
    return {
      data: { rituals: eclipses.map((eclipse) => ritualOf(eclipse, call, almanac, { sutak, minimum })) },
      provenance: eclipseProvenance({
        method: 'Sutak and punya kala from the eclipse as it is seen from the place',
        sky,
        span,
        uses: ['sunrise'],
        options: { shadow, moon_radius, central_magnitude },
        conventions: {
          ...LOCAL_CONVENTIONS,
          ...RITUAL_CONVENTIONS,
          sutak: sutakConvention(sutak),
          minimum: minimum
            ? 'eclipses of which less than 1/12 of the Sun or 1/16 of the Moon is seen are not observed'
            : 'none: the slightest eclipse that is seen is observed',
          ...sunriseConventions(almanac.rule),
        },
        sources: RITUAL_SOURCES,
        disputed: [
          {
            element: 'E5 sūtaka',
            note: `By whole praharas, as Drik Panchang and the newspapers print it, or by 12 hours (solar) and 9 hours (lunar) before the beginning. Here: ${sutak}; the option sutak chooses. Some also observe until the pure disc is seen, where it sets eclipsed: at its next rising.`,
          },
          VISIBLE_DISPUTE,
          SUNRISE_DISPUTE,
        ],
        verifiedAgainst:
          'sūtaka of 14 city-days as newspapers print it, 23 values within 60 to 180 s; the rising of the eclipsed Moon in five cities within 60 s',
      }),
      ayanamsa: sky.ayanamsa,
    };
  },
});
