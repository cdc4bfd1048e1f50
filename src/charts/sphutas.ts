import * as v from 'valibot';
import { birthDayOf, dayConventions, dayNote, onClock, risingOn } from '../cast/birthDay.js';
import { type BirthWords, birthOperation } from '../cast/birthOperation.js';
import type { SkyContext } from '../cast/context.js';
import type { NatalSky } from '../cast/natal.js';
import { EXAMPLE_BIRTH, type NatalInput, natalFields, natalOf } from '../cast/natalInput.js';
import { oneOf, record, sunriseSchema } from '../input/schemas.js';
import { type MicroArcseconds, nakshatraIndex, signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import type { Birth, LocalInstant, SunriseDefinition } from '../types.js';
import { type HousedPosition, housedPosition } from '../zodiac/housed.js';
import type { Paksha, TithiName } from '../zodiac/limbNames.js';
import { limbAngle, limbName, limbNumber, paksha } from '../zodiac/limbs.js';
import { lordOf, type SignLord } from '../zodiac/lords.js';
import { type Graha, SIGNS, type Sign } from '../zodiac/names.js';
import { navamshaSign } from '../zodiac/navamsha.js';
import { type EclipticDegrees, sixDecimals } from '../zodiac/position.js';
import { isOddSign } from '../zodiac/signNature.js';
import { VIMSHOTTARI } from '../zodiac/vimshottari.js';
import { intoVarga, type PointVarga, placeIn, pointVargaSchema, vargaConventions, vargaField } from './pointVarga.js';
import { addedTo, dagdhaSigns, formulaOf, type SphutaTerm, sphutaLongitude, sphutaTerms } from './rules/sphutas.js';
import { SPHUTA_RULES, SPHUTA_SOURCES, SPHUTA_VERIFICATION, sphutaDisputes } from './tables/sphutaSources.js';
import { ASKED_PARITY, SPHUTA_IDS, SPHUTAS, type SphutaId, type SphutaPoint } from './tables/sphutas.js';
import { KALA_VELAS, PART_ORDERS, PART_POINTS, type PartPoint } from './tables/upagrahas.js';
import { partMoment } from './upagrahas.js';

/** The input of {@link sphutas}. */
export interface SphutasInput extends NatalInput {
  /** Definition of sunrise; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
  /** When in Saturn’s part of the day or night Gulika rises; `start` by default. */
  readonly point?: PartPoint | undefined;
  /** The chart in which they are shown; the rāśi (`d1`) by default. */
  readonly varga?: PointVarga | undefined;
}

/** The input of {@link sphuta}. */
export interface SphutaInput extends SphutasInput {
  /** The sphuṭa. */
  readonly sphuta: SphutaId;
}

/** Whether a number or a sign is odd. @names none */
export type Parity = 'odd' | 'even';

/** A point of a sum. */
export interface SphutaTermDescription {
  /** The point: `ascendant`, `Gulika` or a graha. @names term */
  readonly point: SphutaPoint;
  /**
   * How many times it counts; negative where it is subtracted.
   *
   * @asType integer
   * @minimum -1
   * @maximum 9
   */
  readonly times: number;
  /** Where it is in the rāśi, degrees. */
  readonly longitude: EclipticDegrees;
}

/** What Phaladīpikā 12.14 looks at: the parity of the sign and of the navāṁśa of the rāśi. */
export interface SphutaParity {
  /** Parity of the sign. */
  readonly sign: Parity;
  /** Sign of the navāṁśa. */
  readonly navamsha: Sign;
  /** Its parity. */
  readonly navamsha_parity: Parity;
  /** The parity for which the verse asks in both. */
  readonly asked: Parity;
}

/** What belongs to the yogi point. */
export interface YogiDescription {
  /** Lord of the nakṣatra of the yogi point. */
  readonly yogi: Graha;
  /** Lord of its sign. */
  readonly duplicate_yogi: SignLord;
  /** Lord of the nakṣatra of the avayogi point. */
  readonly avayogi: Graha;
  /** Half of the month at the birth. */
  readonly paksha: Paksha;
  /** Tithi of the birth. */
  readonly tithi: TithiName;
  /** Burnt signs of that tithi; none at full and new moon. */
  readonly dagdha: readonly Sign[];
}

/** A sphuṭa. */
export interface Sphuta extends HousedPosition {
  /** Which. */
  readonly id: SphutaId;
  /** Its name in Sanskrit. @names none */
  readonly iast: string;
  /** The sum: `5 × ascendant + Gulika`. @names none */
  readonly formula: string;
  /** Its points. */
  readonly terms: readonly SphutaTermDescription[];
  /** Degrees added to them; only for `yogi` and `avayogi`. */
  readonly added?: EclipticDegrees;
  /** Lord of its sign. */
  readonly lord: SignLord;
  /** Lord of its nakṣatra, as in Vimśottarī. */
  readonly nakshatra_lord: Graha;
  /** Only for `bija` and `kshetra`. */
  readonly parity?: SphutaParity;
  /** Only for `yogi` and `avayogi`. */
  readonly yogi?: YogiDescription;
}

/** Gulika, as the sums take it. */
export interface SphutaGulika extends HousedPosition {
  /** When it rises. */
  readonly at: LocalInstant;
  /** When in Saturn’s part that is. */
  readonly point: PartPoint;
}

interface SphutaFrame {
  /** The division in which they are shown; only where it is not the rāśi. */
  readonly varga?: PointVarga;
  /** Gulika of the birth in the rāśi. */
  readonly gulika: SphutaGulika;
  /** What replaced a rising or setting that there was not; null where there was one. */
  readonly note: string | null;
}

/** The sphuṭas of a birth. */
export interface SphutasData extends SphutaFrame {
  /** All fourteen. */
  readonly sphutas: Readonly<Record<SphutaId, Sphuta>>;
}

/** One sphuṭa of a birth. */
export interface SphutaData extends SphutaFrame {
  /** The requested one. */
  readonly sphuta: Sphuta;
}

const parityOf = (sign: number): Parity => (isOddSign(sign) ? 'odd' : 'even');
const starLord = (longitude: MicroArcseconds): Graha =>
  at(VIMSHOTTARI, nakshatraIndex(longitude) % VIMSHOTTARI.length).lord;
const hasParity = (id: SphutaId): id is keyof typeof ASKED_PARITY => Object.hasOwn(ASKED_PARITY, id);

function describeParity(id: keyof typeof ASKED_PARITY, longitude: MicroArcseconds): SphutaParity {
  const navamsha = navamshaSign(longitude);
  return {
    sign: parityOf(signIndex(longitude)),
    navamsha: at(SIGNS, navamsha).name,
    navamsha_parity: parityOf(navamsha),
    asked: ASKED_PARITY[id],
  };
}

type Whereabouts = (point: SphutaPoint) => MicroArcseconds;

function describeYogi(placeOf: Whereabouts): YogiDescription {
  const [yogi, avayogi] = (['yogi', 'avayogi'] as const).map((id) => sphutaLongitude(id, sphutaTerms(id, placeOf)));
  const tithi = limbNumber('tithi', limbAngle('tithi', placeOf('Sun'), placeOf('Moon')));
  return {
    yogi: starLord(yogi as MicroArcseconds),
    duplicate_yogi: lordOf(signIndex(yogi as MicroArcseconds)),
    avayogi: starLord(avayogi as MicroArcseconds),
    paksha: paksha(tithi),
    tithi: limbName('tithi', tithi),
    dagdha: dagdhaSigns(tithi).map((sign) => at(SIGNS, sign).name),
  };
}

const describeTerm = ({ point, times, longitude }: SphutaTerm): SphutaTermDescription => ({
  point,
  times,
  longitude: sixDecimals(longitude),
});

interface Requested {
  readonly birth: Birth;
  readonly point: PartPoint;
  readonly varga: PointVarga;
}

/** The chart, what all sphuṭas share, and one of them by its name. */
function cast({ birth, point, varga }: Requested, context: SkyContext) {
  const natal = natalOf(birth, context, 'the lagna and Gulika move a degree in minutes.');
  const { ascendant, grahas } = natal;
  const day = birthDayOf(natal);
  // Saturn’s part is the same by either order of the parts.
  const moment = partMoment(day, KALA_VELAS.Gulika, point, PART_ORDERS[0]);
  const gulika = risingOn(natal, moment.at);
  const placeOf: Whereabouts = (one) =>
    one === 'ascendant' ? ascendant : one === 'Gulika' ? gulika : grahas[one].longitude;
  const project = intoVarga(varga);
  const place = placeIn(varga, ascendant);
  const frame: SphutaFrame = {
    ...vargaField(varga),
    gulika: { ...housedPosition(gulika, ascendant), at: onClock(day, moment.at), point },
    note: dayNote(day),
  };
  const describe = (id: SphutaId): Sphuta => {
    const terms = sphutaTerms(id, placeOf);
    const longitude = sphutaLongitude(id, terms);
    const shown = project(longitude);
    const added = addedTo(id);
    return {
      id,
      iast: SPHUTAS[id].iast,
      formula: formulaOf(id),
      ...place(longitude),
      lord: lordOf(signIndex(shown)),
      nakshatra_lord: starLord(shown),
      terms: terms.map(describeTerm),
      ...(added === 0 ? {} : { added: sixDecimals(added as MicroArcseconds) }),
      ...(hasParity(id) ? { parity: describeParity(id, longitude) } : {}),
      ...(id === 'yogi' || id === 'avayogi' ? { yogi: describeYogi(placeOf) } : {}),
    };
  };
  return { natal, frame, describe, words: wordsOf(natal, varga, point) };
}

const wordsOf = (natal: NatalSky, varga: PointVarga, point: PartPoint): BirthWords => ({
  method: 'Sums of longitudes of lagna, Gulika and grahas, each as many times as its formula says',
  conventions: {
    gulika: `the ascendant at the ${point} of Saturn’s part of the day or night`,
    exact: 'whole micro-arcseconds, summed without rounding',
    yogi: 'the sum of Sun and Moon counted from the beginning of Pushya, 93°20′; avayogi 186°40′ further',
    parity: 'of the sign and of the navamsha in the rasi; Phaladeepika 12.14 asks for odd in bija and even in kshetra',
    ...vargaConventions(varga),
    ...dayConventions(natal),
  },
  sources: SPHUTA_SOURCES,
  disputed: sphutaDisputes(varga),
  verified_against: SPHUTA_VERIFICATION,
  rules: SPHUTA_RULES,
});

const fields = () => ({
  ...natalFields(),
  sunrise: sunriseSchema(),
  point: v.optional(oneOf(PART_POINTS), PART_POINTS[0]),
  varga: pointVargaSchema(),
});

/**
 * Returns the fourteen sphuṭas of a birth, sums of longitudes: tri-, catuḥ- and pañcasphuṭa, prāṇa, deha, mṛtyu and their sum, bīja and
 * kṣetra with the parity of sign and navāṁśa, tithi, yoga and rāhu-tithi, yogi and avayogi with their lords and burnt signs.
 *
 * @param input `birth` with its time; optional `point` of Gulika (`start`, `middle`, `end`), `varga` (`d1` by default),
 * `sunrise` (`upper_limb` by default), `ayanamsa` (default lahiri), `node` (default true), `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `missing_field` without `birth.time`; `undefined_at_latitude` where no point of the ecliptic
 * rises
 *
 * Source: Jātaka Pārijāta 5.57; Phaladīpikā 12.14; the others as provenance says.
 *
 * @example
 * ```ts
 * import { sphutas } from 'siddhanta/charts';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = sphutas({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.sphutas.prana.formula; // => '5 × ascendant + Gulika'
 * data.sphutas.bija.parity; // => { sign: 'odd', navamsha: 'Capricorn', navamsha_parity: 'even', asked: 'odd' }
 * data.sphutas.yogi.yogi?.yogi; // => 'Venus'
 * ```
 */
export const sphutas = birthOperation<SphutasInput, SphutasData>()({
  name: 'charts.sphutas',
  summary: 'Fourteen sphutas: tri to pancha, prana, deha, mrityu, bija, kshetra, tithi, yoga, yogi, avayogi',
  units: 2,
  schema: () => record(fields()),
  run(input, context) {
    const { natal, frame, describe, words } = cast(input, context);
    return { data: { ...frame, sphutas: recordOf(SPHUTA_IDS, describe) }, chart: natal, ...words };
  },
});

/**
 * Returns one sphuṭa by its name, with its sum term by term.
 *
 * @param input that of {@link sphutas}, and `sphuta`: `tri`, `chatus`, `pancha`, `prana`, `deha`, `mrityu`, `sukshma_tri`, `bija`,
 * `kshetra`, `tithi`, `yoga`, `rahu_tithi`, `yogi`, `avayogi`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} as {@link sphutas} does; `invalid_value` for a name that there is not
 *
 * Source: Jātaka Pārijāta 5.57; Phaladīpikā 12.14; the others as provenance says.
 *
 * @example
 * ```ts
 * import { sphuta } from 'siddhanta/charts';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data, meta } = sphuta({ birth: { date: '1990-08-15', time: '08:30:00', place }, sphuta: 'kshetra' });
 * data.sphuta.formula; // => 'Jupiter + Moon + Mars'
 * data.sphuta.sign; // => 'Virgo'
 * meta.endpoint; // => 'charts.sphuta.kshetra'
 * ```
 */
export const sphuta = birthOperation<SphutaInput, SphutaData>()({
  name: 'charts.sphuta',
  summary: 'One sphuta by name: its sum, term by term, with lords of sign and nakshatra',
  units: 1,
  schema: () => record({ ...fields(), sphuta: oneOf(SPHUTA_IDS) }),
  family: { field: 'sphuta', members: SPHUTA_IDS },
  example: { birth: EXAMPLE_BIRTH, sphuta: 'tri' },
  run(input, context) {
    const { natal, frame, describe, words } = cast(input, context);
    return { data: { ...frame, sphuta: describe(input.sphuta) }, chart: natal, ...words };
  },
});
