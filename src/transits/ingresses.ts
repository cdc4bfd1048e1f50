import * as v from 'valibot';
import { planetContext } from '../cast/context.js';
import { ruleOf } from '../charts/tables/variants.js';
import { areAscending, bounded, oneOf, record } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import type { LocalInstant } from '../types.js';
import { divisionIn, isVarga } from './divisionChoice.js';
import { TRANSIT_DIVISIONS, type TransitDivision } from './divisions.js';
import { courseOf } from './ingressEvents.js';
import { type Ingress, ingressesIn, staysIn, type TransitStay } from './ingressList.js';
import {
  checkYears,
  EXAMPLE_SPAN,
  planetsSchema,
  type Span,
  spanFields,
  spanOf,
  type TransitSpanInput,
} from './input.js';
import { birthOutcome, type NatalReferences } from './natal.js';
import { BUT_THE_MOON, type TransitPlanet } from './planets.js';
import { MURTHI_SOURCE, spanConventions, spanSources, transitDisputes } from './provenance.js';
import { entriesWork, linesIn } from './work.js';

/** The input of {@link ingresses}. */
export interface IngressesInput extends TransitSpanInput {
  /** Whose entries; the nine grahas but the Moon by default. */
  readonly planets?: readonly TransitPlanet[] | undefined;
  /** Which lines: of signs (the default), nakṣatras, padas, (in the kp school alone) subs, or where the sign changes in a varga (`d9`). */
  readonly division?: TransitDivision | undefined;
  /** Lines of one’s own in place of a division: sidereal longitudes, degrees, ascending, 0 ≤ λ < 360. */
  readonly boundaries?: readonly number[] | undefined;
}

/** The entries of a span. */
export interface IngressesData {
  /** Where the span begins. */
  readonly from: LocalInstant;
  /** Where it ends. */
  readonly to: LocalInstant;
  /** The points of the birth; only where one was given. */
  readonly natal?: NatalReferences;
  /** In order of time; at one instant in the order of the input's planets. */
  readonly ingresses: readonly Ingress[];
  /** The stays between them, by planet: those of one planet tile the span. */
  readonly stays: readonly TransitStay[];
}

const ORDER = 'it must be a list of sidereal longitudes, 0 ≤ λ < 360, each greater than the one before.';

const boundariesSchema = () =>
  v.optional(
    v.pipe(
      v.array(bounded(0, 359.999999, 'degrees'), ORDER),
      v.minLength(1, ORDER),
      v.maxLength(360, 'it must have at most 360 longitudes.'),
      v.check(areAscending, ORDER),
    ),
  );

/** Lines of which a span of 20 years may be asked, 1 of the Moon; of more lines, in proportion less. */
const FINE = 360;

function checkAmount(span: Span, input: IngressesInput, count: number, planets: readonly TransitPlanet[]): void {
  const lines = count <= 12 ? 'for signs' : count <= 27 ? 'for nakshatras' : 'for lines so close together';
  const finest = Math.max(count, FINE);
  const fine = [Math.floor((20 * FINE) / finest), Math.floor((10 * FINE) / finest) / 10] as const;
  const [all, moon] = count <= 12 ? [200, 5] : count <= 27 ? [100, 5] : fine;
  checkYears(span, input, all, lines);
  if (planets.includes('Moon')) checkYears(span, input, moon, `${lines} of the Moon`);
}

/**
 * Returns when planets enter and leave signs, nakṣatras, padas, the subs of KP, signs of a divisional chart, or custom parts, in a span:
 * every crossing in order, with retrograde returns and re-entries, and the stays between.
 *
 * Instants are ISO 8601, to the second, on the clocks of `timezone` or by the offset of `from`. With a birth, or the sign of its Moon, each
 * entry has its house from the Moon, and an entry into a sign its mūrti.
 *
 * @param input `from`, `to` (ISO 8601 with offset; at most 200 years for signs, 100 for nakṣatras, 20 for less; of the Moon 5, 5 and 1; beyond 360 lines in
 * proportion less);
 * optional `planets`, `division` (`sign`, `nakshatra`, `pada`, `sub`, or a varga, `d2` to `d144`), `boundaries`, `birth` or `natal`, `timezone`, `ayanamsa` (default
 * lahiri), `node`, `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `invalid_value` for a `to` that is not after `from` or too far from it; `not_available_in_school`
 * for subs outside the kp school; `date_out_of_range` beyond the ephemeris
 *
 * Source: P. V. R. Narasimha Rao 26.2 (mūrti).
 *
 * @example
 * ```ts
 * import { ingresses } from 'siddhanta/transits';
 * const { data } = ingresses({ planets: ['Saturn'], from: '2022-01-01T00:00:00Z', to: '2023-06-01T00:00:00Z' });
 * data.ingresses.map(({ at, enters, motion, entry_number }) => `${at} ${enters.sign} ${motion} ${entry_number}`);
 * // => ['2022-04-29T02:23:38+00:00 Aquarius direct 1',
 * //   '2022-07-12T09:18:05+00:00 Capricorn retrograde 1',
 * //   '2023-01-17T12:34:11+00:00 Aquarius direct 2']
 *
 * const june = { from: '2022-06-01T00:00:00Z', to: '2022-07-01T00:00:00Z' };
 * const navamshas = ingresses({ planets: ['Venus'], division: 'd9', ...june }).data.ingresses;
 * navamshas.slice(0, 2).map(({ at, enters }) => `${at} ${enters.varga_sign}`);
 * // => ['2022-06-01T04:03:03+00:00 Cancer', '2022-06-04T00:08:16+00:00 Leo']
 * ```
 */
export const ingresses = operation<IngressesInput, IngressesData>()({
  name: 'transits.ingresses',
  summary: 'Entries of planets into signs, nakshatras, padas, subs or varga signs, with retrograde re-entries',
  units: 3,
  each: 'work',
  work: (input) => entriesWork(input, input.planets ?? BUT_THE_MOON, linesIn(input)),
  schools: 'all',
  schema: () =>
    record({
      ...spanFields(),
      planets: planetsSchema(),
      division: v.optional(oneOf(TRANSIT_DIVISIONS)),
      boundaries: boundariesSchema(),
    }),
  example: { planets: ['Jupiter', 'Saturn'], ...EXAMPLE_SPAN, natal: { moon_sign_number: 2 } },
  context: planetContext,
  run(input, sky) {
    const planets = input.planets ?? BUT_THE_MOON;
    const division = divisionIn(input, String(sky.ayanamsa));
    const span = spanOf(input, sky);
    checkAmount(span, input, division.count, planets);
    const courses = planets.map((planet) => courseOf(sky, span.mover(planet), division, span));
    const moon = span.natal?.references.moon.sign_number;
    return {
      data: {
        from: span.toLocalInstant(span.from.ut),
        to: span.toLocalInstant(span.to.ut),
        ...(span.natal === undefined ? {} : { natal: span.natal.references }),
        ingresses: ingressesIn(sky, span, division, courses),
        stays: staysIn(span, division, courses),
      },
      provenance: {
        method: 'Every crossing of a line by the sidereal longitude of a planet, between its stations',
        conventions: {
          lines: input.boundaries === undefined ? (input.division ?? 'sign') : 'as they were given',
          ...(isVarga(input.division)
            ? { varga: `${input.division}: ${ruleOf(input.division).rule}; an entry is where its sign changes` }
            : {}),
          entry_number:
            'counts the entries over one line in the usual direction, in one loop; a way back has the number of the entry that it undoes',
          ...spanConventions(sky, span),
        },
        sources: [...(moon === undefined ? [] : [MURTHI_SOURCE]), ...spanSources(sky)],
        disputed: transitDisputes(sky, input, span.natal),
        verified_against:
          '131 entries of the Sun to Saturn and of Rahu, 1930 to 2030, of Swiss Ephemeris 2.10.03 (Lahiri): within 19 s, of Saturn; 12 of Jagannatha Hora, with conventions.positions "true" within 28 s, of the mean node within 63 s',
      },
      ayanamsa: sky.ayanamsa,
      ...birthOutcome(span.natal, [
        'natal.ascendant',
        'natal.moon',
        'ingresses.*.house_from_moon',
        'ingresses.*.murthi',
        'stays.*.house_from_moon',
      ]),
    };
  },
});
