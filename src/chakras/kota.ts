import { birthOperation } from '../cast/birthOperation.js';
import { EXAMPLE_BIRTH, natalOf } from '../cast/natalInput.js';
import { aksharaOf } from '../charts/rules/avakahada.js';
import { record } from '../input/schemas.js';
import { signIndex } from '../math/angle.js';
import { recordOf } from '../math/recordOf.js';
import type { LocalInstant } from '../types.js';
import { nameOf28, STARS_WITH_ABHIJIT, starWithAbhijit } from '../zodiac/abhijit.js';
import { lordOf, type SignLord } from '../zodiac/lords.js';
import { GRAHAS, type Graha, type Nakshatra } from '../zodiac/names.js';
import type { Nature } from '../zodiac/nature.js';
import { ABHIJIT_WORDS, type ChakraInput, chakraFields, momentSky, momentWords } from './moment.js';
import {
  directionOf,
  enclosureOf,
  type KotaDirection,
  type KotaPath,
  palaOf,
  pathOf,
  placeFrom,
} from './rules/kota.js';
import { KOTA_DISPUTES, KOTA_SOURCES } from './sources.js';
import type { Enclosure } from './tables/kota.js';

/** The input of {@link kota}. */
export interface KotaInput extends ChakraInput {}

/** A place in the fort, counted from the birth star. @asType integer @minimum 1 @maximum 28 */
export type KotaPlaceNumber = number;

/** A nakṣatra in the fort. */
export interface KotaStar {
  /** From the birth star, which is 1. */
  readonly place: KotaPlaceNumber;
  /** The nakṣatra, of 28. */
  readonly nakshatra: Nakshatra | 'Abhijit';
  /** Where it is: outside, in the wall, within, at the pillars. */
  readonly enclosure: Enclosure;
  /** On the way in, at a pillar, or on the way out. */
  readonly path: KotaPath;
  /** Its side or corner; the birth star is in the north-east. */
  readonly direction: KotaDirection;
  /** Grahas in it at the moment. */
  readonly grahas: readonly Graha[];
}

/** Which way a graha goes: a retrograde one goes out by the way in, and in by the way out. @names none */
export type KotaHeading = 'entering' | 'leaving' | 'at_pillar';

/** A graha in the fort. */
export interface KotaGraha {
  /** Its nakṣatra, of 28. */
  readonly nakshatra: Nakshatra | 'Abhijit';
  /** From the birth star, which is 1. */
  readonly place: KotaPlaceNumber;
  /** Where it is. */
  readonly enclosure: Enclosure;
  /** Which way it goes. */
  readonly heading: KotaHeading;
  /** Whether it is benefic at the moment. */
  readonly nature: Nature;
  /** Whether it goes back. */
  readonly retrograde: boolean;
}

/** The koṭa cakra of a birth at a moment. */
export interface KotaData {
  /** The moment, on the clocks of the birthplace. */
  readonly at: LocalInstant;
  /** Nakṣatra of the natal Moon, of 28. */
  readonly birth_star: Nakshatra | 'Abhijit';
  /** Lord of the fort: the lord of the sign of the natal Moon. */
  readonly svami: SignLord;
  /** Guard of the fort, by the letter of the pada of the natal Moon. */
  readonly pala: Graha;
  /** The letter that names the guard. */
  readonly pala_letter: string;
  /** The 28 nakṣatras from the birth star. */
  readonly stars: readonly KotaStar[];
  /** The nine grahas of the moment. */
  readonly planets: Readonly<Record<Graha, KotaGraha>>;
  /** Malefics at the pillars or within the wall. */
  readonly malefics_inside: readonly Graha[];
  /** Benefics at the pillars or within the wall. */
  readonly benefics_inside: readonly Graha[];
}

const INSIDE: readonly Enclosure[] = ['madhya', 'stambha'];

function headingOf(path: KotaPath, retrograde: boolean): KotaHeading {
  if (path === 'pillar') return 'at_pillar';
  return (path === 'entry') === retrograde ? 'leaving' : 'entering';
}

/**
 * Returns the koṭa (durga) cakra: the 28 nakṣatras as a fort around the birth star, with its lord (svāmī) and guard (pāla), the grahas of a
 * moment in its four enclosures, and whether each enters or leaves.
 *
 * @param input `birth`; optional `at` (ISO 8601 with offset; the birth by default), `ayanamsa` (default lahiri), `node`, `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `date_out_of_range` beyond the ephemeris; `undefined_at_latitude` where no point of the ecliptic
 * rises
 *
 * Source: Vākyasudhā, Kota chakra in astrology.
 *
 * @example
 * ```ts
 * import { kota } from 'siddhanta/chakras';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { data } = kota({ birth, at: '2026-01-01T00:00:00+05:30' });
 * [data.birth_star, data.svami, data.pala]; // => ['Rohini', 'Venus', 'Moon']
 * [data.planets.Saturn.enclosure, data.planets.Saturn.heading]; // => ['prakara', 'entering']
 * ```
 */
export const kota = birthOperation<KotaInput, KotaData>()({
  name: 'chakras.kota',
  summary: 'Kota chakra: the fort around the birth star, its lord and guard, and grahas that enter or leave',
  units: 2,
  example: { birth: EXAMPLE_BIRTH, at: '2026-01-01T00:00:00+05:30' },
  schema: () => record(chakraFields()),
  run(input, sky) {
    const natal = natalOf(input.birth, sky);
    const moment = momentSky(input, natal, sky);
    const moon = natal.grahas.Moon.longitude;
    const birth = starWithAbhijit(moon).index;
    const stars = recordOf(GRAHAS, (graha) => starWithAbhijit(moment.longitudes[graha]).index);
    const planets = recordOf(GRAHAS, (graha): KotaGraha => {
      const place = placeFrom(birth, stars[graha]);
      const { retrograde } = moment.grahas[graha];
      // The true node moves forward for days; the fort takes both nodes as always retrograde.
      const back = retrograde || graha === 'Rahu' || graha === 'Ketu';
      return {
        nakshatra: nameOf28(stars[graha]),
        place,
        enclosure: enclosureOf(place),
        heading: headingOf(pathOf(place), back),
        nature: moment.natures[graha],
        retrograde: back,
      };
    });
    const inside = (nature: Nature): Graha[] =>
      GRAHAS.filter((graha) => planets[graha].nature === nature && INSIDE.includes(planets[graha].enclosure));
    return {
      data: {
        at: moment.at,
        birth_star: nameOf28(birth),
        svami: lordOf(signIndex(moon)),
        pala: palaOf(moon),
        pala_letter: aksharaOf(moon).iast,
        stars: Array.from({ length: STARS_WITH_ABHIJIT }, (_, i): KotaStar => {
          const star = (birth + i) % STARS_WITH_ABHIJIT;
          const place = i + 1;
          return {
            place,
            nakshatra: nameOf28(star),
            enclosure: enclosureOf(place),
            path: pathOf(place),
            direction: directionOf(place),
            grahas: GRAHAS.filter((graha) => stars[graha] === star),
          };
        }),
        planets,
        malefics_inside: inside('malefic'),
        benefics_inside: inside('benefic'),
      },
      chart: natal,
      method: 'Nakshatras with Abhijit from that of the natal Moon, in four enclosures',
      conventions: {
        svami: 'the lord of the sign of the natal Moon',
        pala: 'the lord of the class of the letter of her pada',
        heading: 'diagonals lead in and the cross out; a retrograde graha goes the other way, and so do the nodes',
        inside: 'within the wall (madhya) or at the pillars (stambha)',
        abhijit: ABHIJIT_WORDS,
        ...momentWords(input),
      },
      sources: KOTA_SOURCES,
      disputed: KOTA_DISPUTES,
      verified_against:
        'a printed table of the guard, 64 padas of 16 nakshatras, and the enclosures of PyJHora (fixtures/sources/chakras.json)',
      restsOnBirthTime: [
        'birth_star',
        'svami',
        'pala',
        'pala_letter',
        'stars',
        'planets',
        'malefics_inside',
        'benefics_inside',
      ],
    };
  },
});
