import * as v from 'valibot';
import { almanacOf } from '../cast/almanac.js';
import { skyContext } from '../cast/context.js';
import { dayAt } from '../cast/day.js';
import { grahasAt } from '../cast/grahas.js';
import { isoOn } from '../cast/iso.js';
import { type LunarCalendar, lunarCalendarOf } from '../cast/lunarCalendar.js';
import { resolveMoment } from '../cast/moment.js';
import { risingsAt } from '../cast/risings.js';
import { unitsOf } from '../cast/units.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { momentSchema } from '../input/moment.js';
import { ayanamsaSchema, oneOf, placeSchema, record } from '../input/schemas.js';
import { DEGREE, nakshatraIndex, padaNumber, SIGN, signIndex, toMicroArcseconds } from '../math/angle.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import { operation } from '../operation/operation.js';
import type { JdUt } from '../time/julian.js';
import type { Ayanamsa, LocalInstant, Place } from '../types.js';
import { limbName } from '../zodiac/limbs.js';
import { GRAHAS, type Graha, NAKSHATRAS, type Nakshatra, SIGNS, type Sign } from '../zodiac/names.js';
import { dayConventions, daySources, disputesOfDay } from './input.js';
import { banaOf } from './rules/bana.js';
import {
  countOf28,
  hasEkargala,
  hasKrantiSamya,
  isDagdha,
  jamitrasOf,
  lattasOn,
  type Struck,
  upagrahaOf,
  vedhasOn,
  yutisWith,
} from './rules/lattadi.js';
import { ACT_SOURCES } from './tables/actProvenance.js';
import {
  BANA_OF_MARRIAGE,
  LATTADI_DISPUTES,
  LATTADI_FAULTS,
  LATTADI_RULES,
  type LattadiFaultName,
  PATA_YOGAS,
  RAHU_LATTAS,
  REGIONS,
} from './tables/lattadi.js';

/** The input of {@link lattadi}. */
export interface LattadiInput {
  /** The moment: ISO 8601 with its offset from UTC. */
  readonly at: string;
  /** Where the marriage is held. */
  readonly place: Place;
  /** Which way Rāhu kicks: `behind`, by the verse, the default; or `ahead`, as some count since he goes backwards. */
  readonly rahu_latta?: (typeof RAHU_LATTAS)[number] | undefined;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** What makes a fault. */
export interface LattadiCause {
  /** The graha; absent where none does it alone. */
  readonly graha?: Graha;
  /** From where or by what, in words. */
  readonly by: string;
  /** Whether the narrower reading of the verse holds, too: the quarter, the navāṁśa, the nakṣatra. */
  readonly exact: boolean;
}

/** One of the ten faults. */
export interface LattadiFault {
  /** Which one. */
  readonly fault: LattadiFaultName;
  /** What makes it; empty where the line is straight. */
  readonly causes: readonly LattadiCause[];
  /** Countries outside which the text lets it pass; absent where it counts everywhere. */
  readonly region?: string;
}

/** The ten faults of a moment. */
export interface LattadiData {
  /** The moment, on the clocks of the place. */
  readonly at: LocalInstant;
  /** Nakṣatra of the Moon. */
  readonly nakshatra: Nakshatra;
  /**
   * Its quarter, from 1.
   *
   * @asType integer
   * @minimum 1
   * @maximum 4
   */
  readonly quarter: number;
  /** The rising sign; null from the polar circles on. */
  readonly ascendant: Sign | null;
  /** The ten faults, in the order of the lines. */
  readonly faults: readonly LattadiFault[];
  /**
   * How many of the ten are absent.
   *
   * @asType integer
   * @minimum 0
   * @maximum 10
   */
  readonly straight: number;
}

const starName = (index: number): Nakshatra => at(NAKSHATRAS, index).name;

/** The last full moon at or before an instant. */
function fullMoonBefore(calendar: LunarCalendar, ut: JdUt): JdUt {
  const month = calendar.monthAt(ut);
  const { fullMoon } = calendar.phases(month);
  return fullMoon <= ut ? fullMoon : calendar.phases(calendar.month(month.lunation - 1)).fullMoon;
}

/**
 * Returns the ten faults that almanacs print as lines (lattādi) beside a time of marriage: which there are, what makes each, and in which
 * countries the text counts it.
 *
 * **Experimental**: each rule is read in its verse; only of latta printed examples were found to compare with. The instant is ISO 8601 with the place's
 * offset.
 *
 * @param input `at` (ISO 8601 with offset), `place`; optional `rahu_latta` (`behind`, `ahead`), `conventions`, `ayanamsa`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `date_out_of_range` beyond the ephemeris
 *
 * Source: Muhūrta Cintāmaṇi, Vivāha 45 and 55–74.
 *
 * @example
 * ```ts
 * import { lattadi } from 'siddhanta/muhurta';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = lattadi({ at: '2026-02-10T10:00:00+05:30', place });
 * data.nakshatra; // => 'Anuradha'
 * data.faults.filter(({ causes }) => causes.length > 0).map(({ fault }) => fault); // => ['upagraha']
 * ```
 */
export const lattadi = operation<LattadiInput, LattadiData>()({
  name: 'muhurta.lattadi',
  summary: 'The ten faults of a marriage moment, latta to burnt tithi, each with what makes it',
  units: 2,
  work: { ms: 12, bytes: 2500 },
  schools: 'all',
  experimental: true,
  schema: () =>
    record({
      at: momentSchema(),
      place: placeSchema(),
      rahu_latta: v.optional(oneOf(RAHU_LATTAS), RAHU_LATTAS[0]),
      ayanamsa: ayanamsaSchema(),
      conventions: conventionsSchema(),
    }),
  example: {
    at: '2026-02-10T10:00:00+05:30',
    place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  },
  context: skyContext,
  run(input, sky) {
    const { place, rahu_latta } = input;
    const { instant } = resolveMoment(input.at, sky, 'at');
    const { ut } = instant;
    const almanac = almanacOf(place, sky);
    const { limbs } = almanac;
    const grahas = grahasAt(sky, instant, place);
    const places = recordOf(GRAHAS, (graha) => grahas[graha].longitude);
    const { Moon: moon, Sun: sun } = places;
    const star = nakshatraIndex(moon);
    const rising = risingsAt(sky, place, ut)?.at(ut);
    const ascendant = rising === undefined ? undefined : toMicroArcseconds(rising);

    const struck = (list: readonly Struck[], by: (graha: Graha) => string): LattadiCause[] =>
      list.map(({ graha, exact }) => ({ graha, by: by(graha), exact }));
    const inStar = (graha: Graha): string => `in ${starName(nakshatraIndex(places[graha]))}`;
    const full = limbs.longitudes(fullMoonBefore(lunarCalendarOf(sky, place), ut)).moon;
    const kickers = { ...places, Moon: full };
    const patas = (): LattadiCause[] => {
      const stay = { start: limbs.start('nakshatra', star + 1, ut), end: limbs.end('nakshatra', star + 1, ut) };
      return unitsOf('yoga', limbs)(stay.start, stay.end)
        .filter(({ number, end }) => end < stay.end && PATA_YOGAS.some((one) => one === number))
        .map(({ number, end }) => ({
          by: `${limbName('yoga', number)} ends in it`,
          exact: padaNumber(limbs.longitudes(end).moon) === padaNumber(moon),
        }));
    };
    const yoga = limbs.number('yoga', ut);
    const upagraha = upagrahaOf(places);
    const tithi = limbs.number('tithi', ut);
    const whole = (holds: boolean, by: string): LattadiCause[] => (holds ? [{ by, exact: true }] : []);
    const causes: Readonly<Record<LattadiFaultName, () => readonly LattadiCause[]>> = {
      latta: () =>
        struck(lattasOn(moon, kickers, rahu_latta === 'ahead'), (graha) =>
          graha === 'Moon' ? `full in ${starName(nakshatraIndex(full))}` : inStar(graha),
        ),
      pata: patas,
      yuti: () => struck(yutisWith(places), () => `in ${at(SIGNS, signIndex(moon)).name}`),
      vedha: () => struck(vedhasOn(places), inStar),
      jamitra: () => [
        ...struck(jamitrasOf(moon, places), () => 'seventh from the Moon'),
        ...(ascendant === undefined ? [] : struck(jamitrasOf(ascendant, places), () => 'seventh from the ascendant')),
      ],
      panchaka: () => whole(banaOf(Math.floor((sun % SIGN) / DEGREE))?.name === BANA_OF_MARRIAGE, 'the Mrityu bana'),
      ekargala: () => whole(hasEkargala(places, yoga), `${limbName('yoga', yoga)}, ${countOf28(places)} from the Sun`),
      upagraha: () =>
        upagraha === undefined ? [] : [{ by: `${upagraha} from the Sun`, exact: padaNumber(sun) === padaNumber(moon) }],
      kranti_samya: () =>
        whole(
          hasKrantiSamya(places),
          `Sun in ${at(SIGNS, signIndex(sun)).name}, Moon in ${at(SIGNS, signIndex(moon)).name}`,
        ),
      dagdha_tithi: () =>
        whole(isDagdha(sun, tithi), `${limbName('tithi', tithi)} with the Sun in ${at(SIGNS, signIndex(sun)).name}`),
    };
    const faults = LATTADI_FAULTS.map((fault): LattadiFault => {
      const region = REGIONS[fault];
      return { fault, causes: causes[fault](), ...(region === undefined ? {} : { region }) };
    });
    const observed = { almanac, start: dayAt(almanac, ut) };
    return {
      data: {
        at: isoOn(almanac.clock, ut),
        nakshatra: starName(star),
        quarter: padaNumber(moon),
        ascendant: ascendant === undefined ? null : at(SIGNS, signIndex(ascendant)).name,
        faults,
        straight: faults.filter((one) => one.causes.length === 0).length,
      },
      provenance: {
        method: 'Places of the grahas at the moment, held against the verses on the ten faults',
        conventions: {
          rahu_latta,
          full_moon: "the Moon's latta is counted from her nakshatra at the last full moon",
          ...dayConventions(sky, observed, true),
        },
        sources: [...ACT_SOURCES.slice(0, 1), ...daySources(sky, true)],
        disputed: [...LATTADI_DISPUTES, ...disputesOfDay(sky, observed, place, true)],
        verified_against:
          'the verses, and four printed examples of latta (fixtures/sources/acts.json); of the other faults no printed case was found',
        rules: LATTADI_RULES,
      },
      ayanamsa: sky.ayanamsa,
    };
  },
});
