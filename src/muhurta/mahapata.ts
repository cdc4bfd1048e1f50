import { bodiesFrom, luminaryContext, type SkyContext } from '../cast/context.js';
import { type DeclinedPair, declinationsAt } from '../cast/declinations.js';
import { isoOn } from '../cast/iso.js';
import { steady } from '../cast/steady.js';
import { record } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { skySources } from '../operation/provenance.js';
import { cite } from '../operation/sources.js';
import { spanDays } from '../operation/work.js';
import { ttFromUt } from '../time/deltaT.js';
import type { Dispute, LocalInstant } from '../types.js';
import { type CivilSpanInput, civilSpanConventions, civilSpanFields, civilSpanOf, MOST_DAYS } from './civilSpan.js';
import { EXAMPLE } from './input.js';
import { type MahapataKind, type Pata, patasIn } from './rules/mahapata.js';
import { MAHAPATA_RULES, MAHAPATA_SOURCES } from './tables/mahapata.js';
import type { MuhurtaWindow } from './vedicDay.js';

/** The input of {@link mahapata}; no ayanāṁśa enters its result. */
export interface MahapataInput extends CivilSpanInput {}

/** A pāta: Sun and Moon equally far from the equator. */
export interface Mahapata {
  /** Which it is. */
  readonly kind: MahapataKind;
  /** As long as the declinations differ by less than both semidiameters; null where they do not come so near. */
  readonly window: MuhurtaWindow | null;
  /** When the declinations are equal: ISO 8601 with the place's offset; once, but never or twice near the solstices. */
  readonly equal: readonly LocalInstant[];
  /**
   * Declination of the Sun when they first are equal, degrees to six decimals, north positive; null where they never are.
   *
   * @minimum -24
   * @maximum 24
   */
  readonly sun_declination: number | null;
  /** When the tropical longitudes add up to 180° (vyatīpāta) or 360° (vaidhṛti); null where they do so while the other pāta is due. */
  readonly rough: LocalInstant | null;
}

/** The mahāpātas of a span. */
export interface MahapataData {
  /** Those that touch the span, whole, in order; where one fails to occur, by its rough time. */
  readonly patas: readonly Mahapata[];
}

/** Days: more than the time from one pāta to the next. */
const MARGIN = 20;
const HOURS = 24;
const MINUTES = 1440;

const rounded = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places + 0;

const centre = ({ window, equal, rough }: Pata): number => equal[0] ?? window?.start ?? rough ?? Number.NaN;

function disputesOf(patas: readonly Pata[], at: (ut: number) => DeclinedPair): Dispute[] {
  const first = patas.find(
    ({ equal, rough, window }) => equal.length > 0 && rough !== undefined && window !== undefined,
  );
  const [middle] = first?.equal ?? [];
  const measured: string[] = ['', ''];
  if (first?.window !== undefined && first.rough !== undefined && middle !== undefined) {
    const hours = (first.rough - middle) * HOURS;
    const { sun, moon } = at(middle);
    const half = ((sun.semidiameter + moon.semidiameter) / (moon.speed - sun.speed)) * MINUTES;
    const minutes = (first.window.end - first.window.start) * MINUTES;
    measured[0] = ` The first here would be ${Math.abs(hours).toFixed(1)} h ${hours < 0 ? 'earlier' : 'later'}.`;
    measured[1] = ` The first here would last ${(2 * half).toFixed(0)} min, not ${minutes.toFixed(0)}.`;
  }
  return [
    {
      element: 'by declination or by longitude',
      note: `By equal declination here, as Surya Siddhanta 11.1-2 defines it; many almanacs take the sum of longitudes, which is given as rough, since the Moon's latitude is left out of it.${measured[0]}`,
    },
    {
      element: 'extent',
      note: `By declination here (11.17); 11.14 divides both semidiameters by the difference of the daily motions in longitude.${measured[1]}`,
    },
    {
      element: 'yogas of the same name',
      note: 'The seventeenth and the last of the twenty-seven yogas are called Vyatipata and Vaidhriti, too (Surya Siddhanta 11.20); panchang.day has them.',
    },
  ];
}

function skyOfSpan(sky: SkyContext, input: MahapataInput): (ut: number) => DeclinedPair {
  const ephemeris = bodiesFrom({ ...sky, bodies: steady(sky.bodies) }, input.place);
  // Several functions of them are sampled at the same instants.
  const known = new Map<number, DeclinedPair>();
  return (ut) => {
    const pair = known.get(ut) ?? declinationsAt(ephemeris, ttFromUt(ut));
    known.set(ut, pair);
    return pair;
  };
}

/**
 * Returns the mahāpātas of a span of days: vyatīpāta and vaidhṛti, when Sun and Moon are equally far from the equator, with their extents.
 *
 * Instants are ISO 8601 with the UTC offset of the place at that instant, rounded once to whole seconds; windows are half-open and whole, also
 * where they begin before the span or end after it. Declinations are true: apparent places by the true equator of date, with the Moon's
 * latitude. There are two or so in a month.
 *
 * @param input `place`, `from`, `to` (1000-01-01 … 2999-12-31, up to 366 dates); optional `conventions`, `ayanamsa`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `invalid_value`, field `to`, for a span that is reversed or too long; `nonexistent_time` where the
 * clocks of the zone skipped every date
 *
 * Source: Sūrya Siddhānta 11; `provenance.rules` has each rule.
 *
 * @example
 * ```ts
 * import { mahapata } from 'siddhanta/muhurta';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = mahapata({ place, from: '2025-11-01', to: '2025-11-30' });
 * data.patas.map(({ kind, equal }) => `${kind} ${equal[0]}`);
 * // => ['vaidhriti 2025-11-12T07:10:19+05:30', 'vyatipata 2025-11-26T08:21:13+05:30']
 * ```
 */
export const mahapata = operation<MahapataInput, MahapataData>()({
  name: 'muhurta.mahapata',
  summary: 'Mahapatas (vyatipata and vaidhriti) of a span of days, by equal declination of Sun and Moon',
  units: 4,
  work: ({ from, to }) => {
    const days = spanDays(from, to, MOST_DAYS);
    return { ms: 10 + 0.5 * days, bytes: 600 + 20 * days };
  },
  schools: 'all',
  schema: () => record(civilSpanFields()),
  example: { place: EXAMPLE.place, from: '2025-11-01', to: '2025-11-30' },
  context: luminaryContext,
  run(input, sky) {
    const { almanac, span } = civilSpanOf(input, sky);
    const at = skyOfSpan(sky, input);
    const patas = patasIn(at, { start: span.start - MARGIN, end: span.end + MARGIN }).filter((pata) => {
      const { start, end } = pata.window ?? { start: centre(pata), end: centre(pata) };
      return start < span.end && end >= span.start;
    });
    const iso = (ut: number): LocalInstant => isoOn(almanac.clock, ut);
    return {
      data: {
        patas: patas.map(({ kind, window, equal, rough }) => ({
          kind,
          window: window === undefined ? null : { start: iso(window.start), end: iso(window.end) },
          equal: equal.map(iso),
          sun_declination: equal[0] === undefined ? null : rounded(at(equal[0]).sun.declination, 6),
          rough: rough === undefined ? null : iso(rough),
        })),
      },
      provenance: {
        method:
          'Roots of the difference, or of the sum, of the true declinations of Sun and Moon, while they go opposite ways or the same way; extents by their semidiameters',
        conventions: {
          ways: 'north from 270 to 90 degrees of tropical longitude, south from 90 to 270',
          semidiameters:
            'of the distances: radius of the Sun 696 000 km, of the Moon 0.2725076 of the equatorial radius of the Earth',
          ...civilSpanConventions(sky, span),
        },
        sources: [
          ...MAHAPATA_SOURCES,
          cite('suryaSiddhanta', '11.18', 'why the aspect fails near the solstices'),
          ...skySources(sky),
        ],
        disputed: disputesOf(patas, at),
        verified_against:
          'the declinations of Swiss Ephemeris 2.10.03 by a separate search: 178 instants in 1850 to 2150 within 0.22 s, where its declinations are equal in ours within 0.05 arcseconds; no published date was found',
        rules: MAHAPATA_RULES,
      },
      ayanamsa: sky.ayanamsa,
    };
  },
});
