import { bodiesFrom, kpSkyContext, type SkyContext } from '../cast/context.js';
import { ascendantAt, cuspsOfAscendant, orientationAt } from '../cast/cusps.js';
import { grahasAt } from '../cast/grahas.js';
import { dayFromSunrise, resolveMoment } from '../cast/moment.js';
import { isVoidOfCourse } from '../cast/voidOfCourse.js';
import { yearDispute, yearsFrom } from '../cast/years.js';
import { dashaCycle, UNITS_PER_YEAR } from '../dashas/rules/cycle.js';
import { VIMSHOTTARI_SYSTEM } from '../dashas/tables/vimshottari.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { momentSchema } from '../input/moment.js';
import { nodeSchema, placeSchema, record, sunriseSchema, whole } from '../input/schemas.js';
import { DEGREE, type MicroArcseconds, SIGN } from '../math/angle.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import { operation } from '../operation/operation.js';
import type {
  CivilDate,
  HoursEast,
  Latitude,
  Longitude,
  NodeKind,
  Place,
  Provenance,
  SunriseDefinition,
} from '../types.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import type { House } from '../zodiac/position.js';
import { type KpPoint, kpPoint } from './point.js';
import { kpHoraryProvenance } from './provenance.js';
import { type KpQuestion, matterAtHand, matterDisputes, questionEntries } from './question.js';
import { houseOwner, type KpFigure, kpFigure } from './rules/figure.js';
import { finalRationale } from './rules/final.js';
import { chainLink, judge, type KpConfidence, type KpJudgment, type KpVerdict } from './rules/judgment.js';
import { HORARY_NUMBERS, horaryLongitude, kpLords } from './rules/lattice.js';
import type { KpMatterFrom } from './rules/matter.js';
import { type RulingPlanets, rulingPlanets } from './rules/ruling.js';
import { signification, significators } from './rules/significators.js';
import type { KpMatterName } from './tables/matters.js';
import { type KpDashaPeriod, type KpTiming, kpPeriods } from './timeline.js';

const PERIOD_DAYS = 21 * 366;
const EARLY = 3 * DEGREE;
const LATE = 27 * DEGREE;

/** @internal */
export const horaryFields = () => ({
  moment: momentSchema(),
  place: placeSchema(),
  ...questionEntries(),
  node: nodeSchema(),
  sunrise: sunriseSchema(),
  conventions: conventionsSchema(),
});

/** What is asked of a horary chart, besides its number. */
export interface KpHoraryAsked extends KpQuestion {
  /** The moment of judgment: ISO 8601 with UTC offset. */
  readonly moment: string;
  /** The place of judgment. */
  readonly place: Place;
  /** Lunar node used for Rāhu; `true` by default. */
  readonly node?: NodeKind | undefined;
  /** Definition of sunrise for the day lord; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** The input of {@link kpHorary}. */
export interface KpHoraryInput extends KpHoraryAsked {
  /** 1 … 249. */
  readonly horary_number: number;
}

/** A cusp of the horary chart. */
export interface KpHoraryCusp extends KpPoint {
  /** The house that begins there, 1 … 12. */
  readonly house: House;
}

/** A graha of the horary chart. */
export interface KpHoraryPlanet extends KpPoint {
  /** The graha. */
  readonly name: Graha;
  /** Its house, 1 … 12. */
  readonly house_occupied: House;
  /** Whether it is retrograde. */
  readonly retrograde: boolean;
}

/** The houses a graha signifies, and through what. */
export interface KpSignifier {
  /** The graha. */
  readonly planet: Graha;
  /** Its house, 1 … 12. */
  readonly house_occupied: House;
  /** Houses it signifies, ascending. */
  readonly houses_signified: readonly House[];
  /** One text for each link, such as `star lord occupies 3`. */
  readonly links: readonly string[];
  /** Lord of its nakṣatra, the star lord. */
  readonly nakshatra_lord: Graha;
  /** Lord of its sign. */
  readonly rasi_lord: Graha;
  /** Lord of its sub. */
  readonly sub_lord: Graha;
}

/** The significators of the house of the matter. */
export interface KpHorarySignificators {
  /** The owner of the house. @minItems 1 @maxItems 1 */
  readonly lords: readonly Graha[];
  /** Grahas in the house. */
  readonly occupants: readonly Graha[];
  /** Grahas in the star of the owner. */
  readonly star_lords: readonly Graha[];
  /** House of the matter, 1 … 12. */
  readonly main_house: House;
  /** The houses each of the nine grahas signifies. @minItems 9 @maxItems 9 */
  readonly planets_signifying: readonly KpSignifier[];
}

/** The answer. */
export interface KpFinalJudgment {
  /** Whether it will happen. */
  readonly yes_no: KpVerdict;
  /** How certain that is. */
  readonly confidence: KpConfidence;
  /** The reasons, in full English sentences, whatever the language of the question. */
  readonly rationale: string;
  /** The period in which to expect it; null when none qualifies. */
  readonly timing_estimate: KpTiming | null;
}

/** A horary judgment by the degree that rises. */
export interface KpHoraryChart {
  /** The degree of the number. */
  readonly ascendant: KpPoint;
  /** The twelve cusps, from the first. @minItems 12 @maxItems 12 */
  readonly house_cusps: readonly KpHoraryCusp[];
  /** The nine grahas. @minItems 9 @maxItems 9 */
  readonly planets: readonly KpHoraryPlanet[];
  /** The planets in the first house. */
  readonly lagna_planets: readonly KpHoraryPlanet[];
  /** The planets of each house, from the first. @minItems 12 @maxItems 12 */
  readonly planets_in_houses: readonly (readonly KpHoraryPlanet[])[];
  /** Whether the degree of the number says that it is too early or too late to judge. */
  readonly chart_radicality: {
    /** Whether the ascendant is within the first 3° of its sign. */
    readonly early_ascendant: boolean;
    /** Whether the ascendant is past the first 27° of its sign. */
    readonly late_ascendant: boolean;
  };
  /** Whether the Moon perfects an aspect before it leaves its sign. */
  readonly moon_void_of_course: {
    /** Degrees left to the Moon in its sign. @exclusiveMinimum 0 @maximum 30 */
    readonly degrees_left: number;
    /** Whether it perfects no further aspect there. */
    readonly void_of_course: boolean;
  };
  /** The planets that rule the moment. */
  readonly ruling_planets: RulingPlanets;
  /** House of the matter, 1 … 12. */
  readonly main_house: House;
  /** The matter judged; `general` where none was found, null where a house was given without a matter. */
  readonly matter: KpMatterName | null;
  /** How the house was found: given, by a given matter, by keywords of the question, or not (then `general` is judged). */
  readonly matter_from: KpMatterFrom;
  /** The significators of that house. */
  readonly significators: KpHorarySignificators;
  /** The judgment by the lords of its cusp. */
  readonly sub_lord_chain_judgment: KpJudgment;
  /** Those of the running periods that further the matter. */
  readonly kp_timing: readonly KpTiming[];
  /** The four periods running at the moment. @minItems 4 @maxItems 4 */
  readonly vimshottari_dasha: readonly KpDashaPeriod[];
  /** The answer. */
  readonly final_judgment: KpFinalJudgment;
  /** The question as given; empty by default. */
  readonly question: string;
  /** `YYYY-MM-DD` at the UTC offset of the moment. */
  readonly date: CivilDate;
  /** `HH:MM:SS` at that offset, with the fraction if given. @pattern ^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?$ */
  readonly time: string;
  /** UTC offset of the moment, hours. */
  readonly tz_offset: HoursEast;
  /** Degrees north. */
  readonly latitude: Latitude;
  /** Degrees east. */
  readonly longitude: Longitude;
}

/** A horary judgment of Krishnamurti Paddhati. */
export interface KpHoraryData extends KpHoraryChart {
  /** The number as given, 1 … 249. @asType integer @minimum 1 @maximum 249 */
  readonly horary_number: number;
}

function planetItems({ grahas }: KpFigure): KpHoraryPlanet[] {
  return GRAHAS.map((name) => {
    const { longitude, house, retrograde, lords } = grahas[name];
    return { name, ...kpPoint(longitude, lords), house_occupied: house, retrograde };
  });
}

function significatorsOf(figure: KpFigure, house: number): KpHorarySignificators {
  const { B, C } = significators(figure, house);
  return {
    lords: [houseOwner(figure, house)],
    occupants: B,
    star_lords: C,
    main_house: house,
    planets_signifying: GRAHAS.map((planet) => {
      const { house: occupied, lords } = figure.grahas[planet];
      const { houses, links } = signification(figure, planet);
      return {
        planet,
        house_occupied: occupied,
        houses_signified: houses,
        links,
        nakshatra_lord: lords.star,
        rasi_lord: lords.sign,
        sub_lord: lords.sub,
      };
    }),
  };
}

interface HoraryOutcome {
  readonly data: KpHoraryChart;
  readonly provenance: Provenance;
  readonly ayanamsa: SkyContext['ayanamsa'];
}

/** Returns the horary judgment of a degree that rises, with its provenance. */
export function horaryOf(input: KpHoraryAsked, sky: SkyContext, rising: MicroArcseconds): HoraryOutcome {
  const { place, question = '' } = input;
  const matter = matterAtHand(input);
  const { moment, instant } = resolveMoment(input.moment, sky);
  const orientation = orientationAt(instant, sky.zodiac);
  const cusps = cuspsOfAscendant(rising, place.latitude, orientation, 'place.latitude');
  const momentRising = ascendantAt(instant, place, orientation, 'place.latitude');
  const grahas = grahasAt(sky, instant, place);
  const figure = kpFigure(cusps, grahas);
  const moon = grahas.Moon.longitude;
  const day = dayFromSunrise(moment.utcMs, place, sky);
  const rulers = rulingPlanets(momentRising, moon, day.weekday);
  const judgment = judge(figure, matter);
  const cycle = dashaCycle(VIMSHOTTARI_SYSTEM, { moon });
  const { utcMs } = moment;
  const start = { utcMs, offsetSeconds: 0, place, date: input.moment, field: 'moment', before: PERIOD_DAYS };
  const years = yearsFrom(start, sky, UNITS_PER_YEAR);
  const left = at(cycle.mahadashas, 0).end - cycle.elapsed;
  const goodHouses = recordOf(GRAHAS, (graha) => chainLink(figure, graha, matter).good);
  const { timing_estimate, kp_timing, vimshottari_dasha, rationale } = kpPeriods(cycle, years.utAt, goodHouses, rulers);
  const planets = planetItems(figure);
  const planets_in_houses = cusps.map((_, i) => planets.filter(({ house_occupied }) => house_occupied === i + 1));
  return {
    data: {
      ascendant: kpPoint(rising, kpLords(rising)),
      house_cusps: figure.cuspLords.map((lords, i) => ({ house: i + 1, ...kpPoint(at(cusps, i), lords) })),
      planets,
      lagna_planets: at(planets_in_houses, 0),
      planets_in_houses,
      chart_radicality: { early_ascendant: rising % SIGN < EARLY, late_ascendant: rising % SIGN > LATE },
      moon_void_of_course: {
        degrees_left: (SIGN - (moon % SIGN)) / DEGREE,
        void_of_course: isVoidOfCourse(moon, instant, bodiesFrom(sky, place), sky.zodiac),
      },
      ruling_planets: rulers,
      main_house: matter.house,
      matter: matter.matter,
      matter_from: matter.from,
      significators: significatorsOf(figure, matter.house),
      sub_lord_chain_judgment: judgment,
      kp_timing,
      vimshottari_dasha,
      final_judgment: {
        yes_no: judgment.verdict,
        confidence: judgment.confidence,
        rationale: finalRationale(figure, matter, judgment, rationale),
        timing_estimate,
      },
      question,
      date: moment.date,
      time: moment.time,
      tz_offset: moment.offsetSeconds / 3600,
      latitude: place.latitude,
      longitude: place.longitude,
    },
    provenance: kpHoraryProvenance(sky, day, { instant, utcMs, place, ascendant: momentRising, grahas }, [
      ...matterDisputes(matter),
      yearDispute(start, sky, left / UNITS_PER_YEAR, years.msAt(left)),
    ]),
    ayanamsa: sky.ayanamsa,
  };
}

/**
 * Returns a horary judgment of Krishnamurti Paddhati.
 *
 * The number fixes the ascendant at the beginning of its division of the zodiac; the other cusps are those of Placidus for the sidereal
 * time at which that degree rises at the place. The moment gives the planets, the ruling planets and the daśā. The question only selects
 * the house of the matter, by keywords in fourteen languages; `matter` or `house` set it and override the words. `matter_from` says which
 * was used. The prose of the result is English.
 * @param input `horary_number` 1 … 249; `moment`, ISO 8601 with offset; `place`; optional `question`, `matter`, `house` 1 … 12, `node`
 *   (default true), `sunrise` (`upper_limb`, the default, or `hindu`: centre of the disc, no refraction)
 * @throws {SiddhantaError} for bad input (`invalid_moment` without an offset, `invalid_value` for a `house` that is not the one of the
 *   `matter` beside it); `undefined_at_latitude` within the polar circles
 *
 * Source: K. S. Krishnamurti, Krishnamurti Padhdhati; the compilations named in `provenance.sources`.
 *
 * @example
 * ```ts
 * import { kpHorary } from 'siddhanta';
 * const { data } = kpHorary({
 *   horary_number: 140,
 *   moment: '2024-02-05T15:51:00+05:30',
 *   place: { latitude: 11.02, longitude: 76.983, timezone: 'Asia/Kolkata' },
 *   question: 'Will I get the job?',
 * });
 * data.main_house; // => 10
 * data.matter_from; // => 'keyword'
 * data.ascendant.sub_lord; // => 'Saturn'
 * data.ruling_planets.day_lord; // => 'Moon'
 * ```
 */
export const kpHorary = operation<KpHoraryInput, KpHoraryData>()({
  name: 'kp.horary',
  summary: 'Krishnamurti Paddhati horary by number 1 to 249: cusps, ruling planets, sub lord judgment and timing',
  units: 3,
  schools: ['kp'],
  schema: () => record({ horary_number: whole(1, HORARY_NUMBERS), ...horaryFields() }),
  example: {
    horary_number: 37,
    moment: '2024-02-05T15:51:00+05:30',
    place: { latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' },
    question: 'Shall I get the job?',
  },
  context: kpSkyContext,
  run(input, sky) {
    const { horary_number } = input;
    const { data, ...outcome } = horaryOf(input, sky, horaryLongitude(horary_number));
    return { data: { horary_number, ...data }, ...outcome };
  },
});
