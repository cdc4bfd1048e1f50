import * as v from 'valibot';
import { birthDayOf, DAY_DISPUTE, dayConventions, dayNote, onClock, sunAtDawn } from '../cast/birthDay.js';
import { birthOperation } from '../cast/birthOperation.js';
import { type NatalInput, natalFields, natalOf } from '../cast/natalInput.js';
import { RISING_SOURCE } from '../cast/sunrise.js';
import { oneOf, record, sunriseSchema } from '../input/schemas.js';
import { type MicroArcseconds, modulo, SIGN, signIndex, TURN } from '../math/angle.js';
import { cite } from '../operation/sources.js';
import type { LocalInstant, SunriseDefinition } from '../types.js';
import { bhriguBindu } from '../zodiac/bhriguBindu.js';
import { type HousedPosition, housedPosition } from '../zodiac/housed.js';
import { SIGNS, type Sign } from '../zodiac/names.js';
import type { House, SignNumber } from '../zodiac/position.js';
import { sreeLagna } from '../zodiac/sreeLagna.js';
import {
  intoVarga,
  type PointVarga,
  placeIn,
  pointVargaSchema,
  vargaConventions,
  vargaDisputes,
  vargaField,
} from './pointVarga.js';
import { induSign, movingLagna, pranapada, varnadaLongitude, varnadaSign } from './rules/specialLagnas.js';
import { VARNADA_WAYS, type VarnadaWay } from './tables/specialLagnas.js';

/** The input of {@link specialLagnas}. */
export interface SpecialLagnasInput extends NatalInput {
  /** Definition of sunrise; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
  /**
   * How the varṇada joins its two counts: by the parity of the signs (`sign_parity`, the default), of the counts (`count_parity`), or by the
   * longitudes of ascendant and horā lagna (`longitudes`).
   */
  readonly varnada?: VarnadaWay | undefined;
  /** The chart in which they are shown; the rāśi (`d1`) by default. */
  readonly varga?: PointVarga | undefined;
}

/** The indu lagna: a sign alone. */
export interface InduLagna {
  /** Its sign. */
  readonly sign: Sign;
  /** 1 (Aries) … 12 (Pisces). */
  readonly sign_number: SignNumber;
  /** Whole-sign house from the ascendant. */
  readonly house: House;
}

/** The special lagnas by their names. */
export interface SpecialLagnas {
  /** Fifteen degrees an hour from the Sun of sunrise. */
  readonly bhava: HousedPosition;
  /** Thirty degrees an hour. */
  readonly hora: HousedPosition;
  /** A sign in a ghaṭī, 24 minutes. */
  readonly ghati: HousedPosition;
  /** A sign in a vighaṭī, 24 seconds; experimental. */
  readonly vighati: HousedPosition;
  /** A sign in fifteen vighaṭīs, from the Sun of the birth. */
  readonly pranapada: HousedPosition;
  /** The ascendant moved on by the part of the nakṣatra that the Moon has traversed. */
  readonly sree: HousedPosition;
  /** Half-way from Rāhu forward to the Moon. */
  readonly bhrigu_bindu: HousedPosition;
  /** By the rays of the lords of the ninth. */
  readonly indu: InduLagna;
}

/** A special lagna with degrees. */
export type SpecialLagna = Exclude<keyof SpecialLagnas, 'indu'>;

/** The varṇada of a house; its degrees are those of the ascendant, by `longitudes` its own. */
export interface Varnada extends Omit<HousedPosition, 'house'> {
  /** The house. */
  readonly house: House;
  /** In which whole-sign house it falls. */
  readonly falls_in: House;
}

/** The special lagnas of a birth. */
export interface SpecialLagnasData {
  /** The division in which they are shown; only where it is not the rāśi. */
  readonly varga?: PointVarga;
  /** When the day of the birth began. */
  readonly sunrise: LocalInstant;
  /**
   * Seconds from there to the birth, six decimals.
   *
   * @minimum 0
   */
  readonly seconds_since_sunrise: number;
  /** The lagnas. */
  readonly lagnas: SpecialLagnas;
  /** Varṇada lagnas of the twelve houses, from the first. */
  readonly varnada: readonly Varnada[];
  /** Which lagnas rest on no source. */
  readonly experimental: readonly SpecialLagna[];
  /** What stood in for a sunrise that there was not; null where there was one. */
  readonly note: string | null;
}

/** The point in a sign as far in it as another is in its own. */
const inSign = (sign: number, like: MicroArcseconds): MicroArcseconds => modulo(sign * SIGN + (like % SIGN), TURN);

/** In a division, of the divided ascendant and horā lagna. */
function varnadas(ascendant: MicroArcseconds, hora: MicroArcseconds, way: VarnadaWay): Varnada[] {
  return SIGNS.map((_, i) => {
    const [one, other] = [modulo(ascendant + i * SIGN, TURN), modulo(hora + i * SIGN, TURN)];
    const varnada =
      way === 'longitudes'
        ? varnadaLongitude(one, other)
        : inSign(varnadaSign(signIndex(one), signIndex(other), way), ascendant);
    const { house, ...position } = housedPosition(varnada, ascendant);
    return { house: i + 1, falls_in: house, ...position };
  });
}

const WHY_TIME = 'these lagnas move a degree in seconds or minutes.';

/**
 * Returns the special lagnas of a birth: bhāva, horā, ghaṭī and vighaṭī lagna, prāṇapada, śrī and indu lagna, bhṛgu bindu and the varṇada
 * of each house, with the sunrise from which they are counted. The vighaṭī lagna is experimental.
 *
 * @param input `birth` with its time; optional `sunrise` (`upper_limb` by default), `varnada` (`sign_parity`, `count_parity`, `longitudes`), `varga` (`d1` by default),
 * `ayanamsa`
 * (default lahiri), `node` (default true), `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `missing_field` without `birth.time`; `undefined_at_latitude` where no point of the ecliptic
 * rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 3.71–74, 5.1–24; P. V. R. Narasimha Rao 5.
 *
 * @example
 * ```ts
 * import { specialLagnas } from 'siddhanta/charts';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = specialLagnas({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.sunrise; // => '1990-08-15T05:50:04+05:30'
 * data.lagnas.hora.sign; // => 'Libra'
 * data.lagnas.indu.sign; // => 'Taurus'
 * ```
 */
export const specialLagnas = birthOperation<SpecialLagnasInput, SpecialLagnasData>()({
  name: 'charts.special_lagnas',
  summary: 'Bhava, hora, ghati, vighati, sree, indu lagna, pranapada, varnada, bhrigu bindu',
  units: 2,
  schema: () =>
    record({
      ...natalFields(),
      sunrise: sunriseSchema(),
      varnada: v.optional(oneOf(VARNADA_WAYS), VARNADA_WAYS[0]),
      varga: pointVargaSchema(),
    }),
  run(input, context) {
    const natal = natalOf(input.birth, context, WHY_TIME);
    const { ascendant, grahas } = natal;
    const day = birthDayOf(natal);
    const { microseconds } = day;
    const sun = sunAtDawn(natal, day);
    const moon = grahas.Moon.longitude;
    const hora = movingLagna('hora', sun, microseconds);
    const project = intoVarga(input.varga);
    const place = placeIn(input.varga, ascendant);
    const indu = place(inSign(induSign(signIndex(ascendant), signIndex(moon)), moon));
    return {
      data: {
        ...vargaField(input.varga),
        sunrise: onClock(day, day.day.start.reference),
        seconds_since_sunrise: microseconds / 1_000_000,
        lagnas: {
          bhava: place(movingLagna('bhava', sun, microseconds)),
          hora: place(hora),
          ghati: place(movingLagna('ghati', sun, microseconds)),
          vighati: place(movingLagna('vighati', sun, microseconds)),
          pranapada: place(pranapada(grahas.Sun.longitude, microseconds)),
          sree: place(sreeLagna(ascendant, moon)),
          bhrigu_bindu: place(bhriguBindu(grahas.Rahu.longitude, moon)),
          indu: { sign: indu.sign, sign_number: indu.sign_number, house: indu.house },
        },
        varnada: varnadas(project(ascendant), project(hora), input.varnada),
        experimental: ['vighati'],
        note: dayNote(day),
      },
      chart: natal,
      method: 'Lagnas that begin with the Sun of sunrise and go at rates of their own, and points made of others',
      conventions: {
        varnada: input.varnada,
        varnada_degrees: input.varnada === 'longitudes' ? 'of the sum or difference' : 'those of the ascendant',
        sun_at_sunrise: 'by the ayanamsa of that instant; the pranapada takes the Sun of the birth',
        exact: 'whole microseconds since sunrise by whole degrees an hour: micro-arcseconds without rounding',
        vighati: 'experimental: 4500 degrees an hour by analogy; no source was found',
        ...(input.varga === 'd1'
          ? {}
          : {
              division:
                'indu with the degrees of the Moon, divided; varnada of the divided ascendant and hora lagna, as Jagannatha Hora has them',
            }),
        ...vargaConventions(input.varga),
        ...dayConventions(natal),
      },
      sources: [
        cite('bphs', '5.2–8', 'bhava, hora and ghati lagna'),
        cite('bphs', '5.10–13, 5.21', 'varnada'),
        cite('bphs', '3.71–74', 'pranapada'),
        {
          work: 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (2000), read',
          locus: '5.1–5.8',
          note: 'lagnas worked; sree lagna',
        },
        cite('uttaraKalamrita', '4.27', 'indu lagna; the verse was not read: rays and counting as PyJHora has them'),
        RISING_SOURCE,
      ],
      disputed: [
        {
          element: 'lagnas of Jagannatha Hora',
          note: 'Its bhava, hora and ghati lagna of a birth, as PyJHora quotes them, lie 1 to 4 minutes of arc behind; its sunrise is 3 seconds later there, which makes most of that. Its sree lagna, varnada and bhrigu bindu agree.',
        },
        {
          element: 'vighati lagna',
          note: 'A sign in a vighati by analogy (4500 degrees an hour); PyJHora has 900, and the value of Jagannatha Hora fits neither.',
        },
        {
          element: 'varnada',
          note: 'By the parity of the two signs (B.V. Raman; PyJHora says Jagannatha Hora), by the parity of the two counts (Santhanam), which always ends in an odd sign, or by longitudes (S. Rath, as PyJHora has him). The option varnada chooses. PyJHora adds S. Jha and R. Pandey, by longitudes and counts, without a test; they are left out.',
        },
        {
          element: 'bhrigu bindu',
          note: 'Half-way from Rahu forward to the Moon (Jagannatha Hora), or the nearer of the two midpoints. The values of Jagannatha Hora go with the mean node.',
        },
        {
          element: 'indu lagna',
          note: 'A remainder of none stands for twelve; some take none.',
        },
        ...vargaDisputes(input.varga),
        DAY_DISPUTE,
      ],
      verified_against:
        'worked examples of Bṛhat Parāśara Horā Śāstra and of Narasimha Rao (one of which adds four times its own rate), values of Jagannatha Hora as PyJHora quotes them, and twelve births computed with Swiss Ephemeris',
      rules: {
        'lagnas.bhava': { rule: '15 degrees an hour', source: 'BPHS 5.2–3, read', state: 'checked' },
        'lagnas.hora': { rule: '30 degrees an hour', source: 'BPHS 5.4–5, read', state: 'checked' },
        'lagnas.ghati': { rule: '75 degrees an hour', source: 'BPHS 5.6–8, read', state: 'checked' },
        'lagnas.vighati': { rule: '4500 degrees an hour', source: 'by analogy', state: 'unconfirmed' },
        'lagnas.pranapada': {
          rule: '300 degrees an hour from the Sun of the birth, 240 more in a fixed and 120 in a dual sign',
          source: 'BPHS 3.71–74, read',
          state: 'checked',
        },
        'lagnas.sree': {
          rule: 'ascendant and 27 times the Moon in her nakshatra',
          source: 'Narasimha Rao 5.7, read',
          state: 'checked',
        },
        'lagnas.bhrigu_bindu': {
          rule: 'half-way from Rahu to the Moon',
          source: 'values of Jagannatha Hora',
          state: 'agrees',
        },
        'lagnas.indu': {
          rule: 'rays of the lords of the ninth, counted from the Moon',
          source: 'PyJHora; Uttara Kālāmṛta 4.27, not read',
          state: 'agrees',
        },
        varnada: {
          rule: `joined by ${input.varnada}`,
          ...(input.varnada === 'longitudes'
            ? { source: 'S. Rath, as PyJHora has him', state: 'agrees' }
            : { source: 'BPHS 5.10–13, read', state: 'checked' }),
        },
      },
    };
  },
});
