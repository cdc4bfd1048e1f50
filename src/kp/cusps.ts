import { resolveBirth } from '../cast/birth.js';
import { kpPlanetContext } from '../cast/context.js';
import { cuspsAt, orientationAt } from '../cast/cusps.js';
import { planetsAt } from '../cast/grahas.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, birthSchema, nameSchema, nodeSchema, record } from '../input/schemas.js';
import { DEGREE, type MicroArcseconds, signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { formatInSign } from '../math/dms.js';
import { operation } from '../operation/operation.js';
import type { Ayanamsa, Birth, NodeKind } from '../types.js';
import { type AyanamsaLabel, ayanamsaLabel } from '../zodiac/ayanamsas.js';
import type { Graha, Nakshatra, Sign } from '../zodiac/names.js';
import { type EclipticDegrees, type House, nakshatraName, signName } from '../zodiac/position.js';
import { kpCuspsProvenance } from './provenance.js';
import { houseAt, kpFigure } from './rules/figure.js';
import { kpLords } from './rules/lattice.js';
import { type Significators, significators } from './rules/significators.js';
import { type KpSensitivity, kpSensitivity } from './sensitivity.js';
import {
  CUSP_LABELS,
  type CuspLabel,
  type HouseKey,
  KP_PLANETS,
  type KpPlanet,
  type PlanetLabel,
} from './tables/planets.js';
import { cuspsWork } from './work.js';

const schema = () =>
  record({
    birth: birthSchema(),
    ayanamsa: ayanamsaSchema(),
    node: nodeSchema(),
    user_name: nameSchema(),
    conventions: conventionsSchema(),
  });

/** The input of {@link kpCusps}. */
export interface KpCuspsInput {
  /** Whose chart. */
  readonly birth: Birth;
  /** `kp`, or `lahiri`, the common default; the chart is cast in the KP school either way. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Lunar node used for Rāhu; `true` by default. */
  readonly node?: NodeKind | undefined;
  /** At most 100 characters, handed back in `user_name`; empty by default. */
  readonly user_name?: string | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** The ascendant. */
export interface KpAscendant {
  /** Within the sign, `12° 34' 56"`, truncated to whole arcseconds. @pattern ^([12]?\d)° [0-5]\d' [0-5]\d"$ */
  readonly longitude: string;
  /** Its sign. */
  readonly sign: Sign;
  /** 1 (Aries) … 12 (Pisces). @asType integer @minimum 1 @maximum 12 */
  readonly sign_index: number;
}

/** A point of the chart with its lords. */
interface LabelledPoint<Label extends string> extends KpAscendant {
  /** Its label in a drawn chart. */
  readonly chart_label: Label;
  /** Sidereal longitude in degrees, 0 ≤ λ < 360: the number nearest to the exact micro-arcseconds. */
  readonly decimal_degrees: EclipticDegrees;
  /** Its nakṣatra. */
  readonly nakshatra: Nakshatra;
  /** Lord of the nakṣatra. */
  readonly star_lord: Graha;
  /** Lord of the sub. */
  readonly sub_lord: Graha;
}

/** A cusp with its lords; `chart_label` is `I` … `XII`. */
export interface KpCusp extends LabelledPoint<CuspLabel> {}

/** A planet among the cusps, with its lords; `chart_label` is `Su`, `Mo` … */
export interface KpPlanetPosition extends LabelledPoint<PlanetLabel> {
  /** Its house, 1 … 12. */
  readonly house: House;
}

/** How the chart was made. */
export interface KpMetadata {
  /** Name of the ayanāṁśa: `KP`, the plain name of another of the school, or `custom`. */
  readonly ayanamsa: AyanamsaLabel;
  /** Mean ayanāṁśa in degrees, six decimals. @minimum -360 @maximum 360 */
  readonly ayanamsa_value: number;
  /** The instant of the chart: UTC, ISO 8601. @format date-time */
  readonly calculation_time: string;
  /** The house system. */
  readonly house_system: 'Placidus';
  /** `true node` or `mean node`. */
  readonly node_calculation: `${NodeKind} node`;
  /** Name and version of the ephemeris. */
  readonly solar_engine: string;
}

/** The cusp chart of Krishnamurti Paddhati. */
export interface KpCuspsData {
  /** The ascendant, which is the first cusp. */
  readonly ascendant: KpAscendant;
  /** Keyed by house, `1` … `12`. */
  readonly house_cusps: Readonly<Record<HouseKey, KpCusp>>;
  /** The nine grahas with Uranus, Neptune and Pluto. */
  readonly planets: Readonly<Record<KpPlanet, KpPlanetPosition>>;
  /** Keyed by house, `1` … `12`. */
  readonly significators: Readonly<Record<HouseKey, Significators>>;
  /** How the chart was made. */
  readonly metadata: KpMetadata;
  /** The name as given; empty by default. @maxLength 100 */
  readonly user_name: string;
  /** What is certain over the span of an uncertain birth; only with `birth.uncertainty_minutes`. */
  readonly sensitivity?: KpSensitivity;
}

function point<Label extends string>(longitude: MicroArcseconds, chart_label: Label): LabelledPoint<Label> {
  const { star, sub } = kpLords(longitude);
  return {
    chart_label,
    decimal_degrees: longitude / DEGREE,
    longitude: formatInSign(longitude, 0),
    nakshatra: nakshatraName(longitude),
    sign: signName(longitude),
    sign_index: signIndex(longitude) + 1,
    star_lord: star,
    sub_lord: sub,
  };
}

/**
 * Returns the cusp chart of Krishnamurti Paddhati: twelve Placidus cusps, the nine grahas with Uranus, Neptune and Pluto, their star and
 * sub lords, and the significators A to D of each house, in the sidereal zodiac of the KP ayanāṁśa.
 *
 * Longitudes are degrees 0 ≤ λ < 360 in `decimal_degrees` and within the sign in `longitude`. Cusps are beginnings of houses; a point on a
 * boundary belongs to what begins there. Only the nine grahas are significators. With `birth.uncertainty_minutes`, `sensitivity` says which
 * cusps and lords are certain if the time is wrong by that much, and which change and when.
 * @param input `birth`; optional `node` (default true), `user_name`; `ayanamsa` may be left out, `lahiri` (the common default) or `kp`,
 *   which all mean kp
 * @throws {SiddhantaError} for bad input; `not_available_in_school` for another ayanāṁśa; `undefined_at_latitude` within the polar circles;
 *   `nonexistent_time` for a clock time that never was
 *
 * Source: K. S. Krishnamurti, Krishnamurti Padhdhati; Placidus de Titis, Tabulae primi mobilis (1657).
 *
 * @example
 * ```ts
 * import { kpCusps } from 'siddhanta';
 * const { data, meta } = kpCusps({
 *   birth: {
 *     date: '1990-08-15',
 *     time: '08:30:00',
 *     place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 *   },
 * });
 * data.ascendant.sign; // => 'Virgo'
 * data.house_cusps['7'].sub_lord; // => 'Rahu'
 * data.significators['11'].A; // => ['Mars', 'Mercury', 'Saturn']
 * meta.ayanamsa; // => 'kp'
 * ```
 */
export const kpCusps = operation<KpCuspsInput, KpCuspsData>()({
  name: 'kp.cusps',
  summary: 'Krishnamurti Paddhati cusp chart: Placidus cusps, planets, star and sub lords, significators',
  units: 3,
  work: cuspsWork,
  schools: ['kp'],
  schema,
  example: {
    birth: {
      date: '1990-08-15',
      time: '08:30:00',
      place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    },
  },
  context: kpPlanetContext,
  // The common default means "not chosen"; the chart is KP all the same.
  school: ({ ayanamsa }) => (ayanamsa === 'lahiri' ? 'kp' : ayanamsa),
  run({ birth, user_name }, sky) {
    const { ephemeris, conventions } = sky;
    const resolved = resolveBirth(birth, sky);
    const { instant, utcMs, timeAssumed } = resolved;
    const orientation = orientationAt(instant, sky.zodiac);
    const cusps = cuspsAt(instant, birth.place, orientation, 'birth.place.latitude');
    const places = planetsAt(sky, instant, birth.place);
    const figure = kpFigure(cusps, places);
    const rising = at(cusps, 0);
    const planets = KP_PLANETS.map(([name, label]): [KpPlanet, KpPlanetPosition] => {
      const { longitude } = places[name];
      const { chart_label, decimal_degrees, ...rest } = point(longitude, label);
      return [name, { chart_label, decimal_degrees, house: houseAt(longitude, cusps), ...rest }];
    });
    const byHouse = <T>(of: (house: number) => T): Record<HouseKey, T> =>
      Object.fromEntries(cusps.map((_, i) => [String(i + 1), of(i + 1)])) as Record<HouseKey, T>;
    return {
      data: {
        ascendant: {
          longitude: formatInSign(rising, 0),
          sign: signName(rising),
          sign_index: signIndex(rising) + 1,
        },
        house_cusps: byHouse((house) => point(at(cusps, house - 1), at(CUSP_LABELS, house - 1))),
        planets: Object.fromEntries(planets) as Record<KpPlanet, KpPlanetPosition>,
        significators: byHouse((house) => significators(figure, house)),
        metadata: {
          ayanamsa: ayanamsaLabel(sky.ayanamsa),
          ayanamsa_value: Number(orientation.ayanamsa.toFixed(6)),
          calculation_time: new Date(utcMs).toISOString().replace('.000Z', 'Z'),
          house_system: 'Placidus',
          node_calculation: `${conventions.node} node`,
          solar_engine: `${ephemeris.name} ${ephemeris.version}`,
        },
        user_name,
        ...kpSensitivity(sky, birth, resolved),
      },
      provenance: kpCuspsProvenance(
        sky,
        birth,
        {
          instant,
          utcMs,
          place: birth.place,
          ascendant: rising,
          grahas: places,
        },
        resolved,
      ),
      ayanamsa: sky.ayanamsa,
      birthTimeAssumed: timeAssumed,
      birth: resolved.clock,
    };
  },
});
