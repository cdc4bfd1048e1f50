import { birthDayOf, DAY_DISPUTE, dayConventions, dayNote, weekdayName } from '../cast/birthDay.js';
import { birthOperation } from '../cast/birthOperation.js';
import { type NatalInput, natalFields, natalOf } from '../cast/natalInput.js';
import { RISING_SOURCE } from '../cast/sunrise.js';
import { record, sunriseSchema } from '../input/schemas.js';
import { type MicroArcseconds, nakshatraIndex, signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { cite } from '../operation/sources.js';
import { CHART_VERIFICATION } from '../operation/verification.js';
import type { SunriseDefinition } from '../types.js';
import { type HousedPosition, housedPosition } from '../zodiac/housed.js';
import type { KaranaName, Paksha, TithiName, Weekday, YogaName } from '../zodiac/limbNames.js';
import { type Limb, limbAngle, limbName, limbNumber, paksha } from '../zodiac/limbs.js';
import { lordOf, type SignLord } from '../zodiac/lords.js';
import { type Murthi, murthiOf } from '../zodiac/murthi.js';
import type { Graha } from '../zodiac/names.js';
import {
  GANAS,
  type Gana,
  NADIS,
  NAKSHATRA_NATURES,
  type Nadi,
  nadiOf,
  RAJJU,
  type RajjuGroup,
  SIGN_VARNA,
  VARNAS,
  VASHYAS,
  type Varna,
  type Vashya,
  vashyaOf,
  type YoniOfNakshatra,
  yoniOf,
} from '../zodiac/natures.js';
import { navamshaSign } from '../zodiac/navamsha.js';
import { type Element, element } from '../zodiac/signNature.js';
import { VIMSHOTTARI } from '../zodiac/vimshottari.js';
import { type Akshara, aksharaOf, stretchOf } from './rules/avakahada.js';
import { OTHER_PAYAS, PAYAS, YUNJAS } from './tables/avakahada.js';
import { AVAKAHADA_DISPUTES, AVAKAHADA_SOURCES } from './tables/avakahadaSources.js';

/** The input of {@link avakahada}. */
export interface AvakahadaInput extends NatalInput {
  /** Definition of sunrise, with which the vāra begins; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
}

/** A point of the chart with the lords of its place. */
export interface RuledPosition extends HousedPosition {
  /** Lord of its sign. */
  readonly lord: SignLord;
  /** Lord of its nakṣatra, as in Vimśottarī. */
  readonly nakshatra_lord: Graha;
  /** Lord of its pada: of the sign in the navāṁśa. */
  readonly pada_lord: SignLord;
}

/** The pāyā, the metal of a birth, as each rule has it. */
export interface Payas {
  /** By the whole-sign house of the Moon from the lagna. */
  readonly by_house: Murthi;
  /** By her nakṣatra: gold from Revatī, iron from Kṛttikā, silver from Ārdrā, copper from Jyeṣṭhā. */
  readonly by_nakshatra: Murthi;
  /** In another list: gold from Revatī, silver from Ārdrā, copper from Viśākhā, iron from Pūrva Bhādrapadā. */
  readonly by_nakshatra_other: Murthi;
}

/** The limbs of the moment of a birth. */
export interface BirthLimbs {
  /** Day of the week, from sunrise. */
  readonly vara: Weekday;
  /** Half of the month. */
  readonly paksha: Paksha;
  /** Lunar day. */
  readonly tithi: TithiName;
  /** Yoga of Sun and Moon. */
  readonly yoga: YogaName;
  /** Half of the tithi. */
  readonly karana: KaranaName;
}

/** The avakahaḍā of a birth. */
export interface AvakahadaData {
  /** The lagna. */
  readonly ascendant: RuledPosition;
  /** The Moon, to whom belongs what follows. */
  readonly moon: RuledPosition;
  /** The Sun. */
  readonly sun: RuledPosition;
  /** Letter of her pada. */
  readonly akshara: Akshara;
  /** Varṇa of her sign. */
  readonly varna: Varna;
  /** Vaśya group of the half of her sign. */
  readonly vashya: Vashya;
  /** Animal of her nakṣatra with its sex. */
  readonly yoni: YoniOfNakshatra;
  /** Gaṇa of her nakṣatra. */
  readonly gana: Gana;
  /** Nāḍī of her nakṣatra. */
  readonly nadi: Nadi;
  /** Rajju of her nakṣatra. */
  readonly rajju: RajjuGroup;
  /** Tattva, the element of her sign. */
  readonly tattva: Element;
  /** Yuñjā of her nakṣatra. */
  readonly yunja: Nadi;
  /** Pāyā. */
  readonly paya: Payas;
  /** Pañcāṅga of the birth; its nakṣatra is the Moon’s. */
  readonly panchanga: BirthLimbs;
  /** What replaced a sunrise or sunset that there was not; null where there was one. */
  readonly note: string | null;
}

/**
 * Returns the avakahaḍā of a birth, the box at the head of a horoscope: lagna, Moon and Sun with their lords; letter of the name, varṇa,
 * vaśya, yoni, gaṇa, nāḍī, rajju, tattva, yuñjā and pāyā of the Moon; vāra, tithi, yoga and karaṇa of the birth.
 *
 * Without a birth time all of it is for noon, and `meta.rests_on_birth_time` says so.
 *
 * @param input `birth`; optional `sunrise` (`upper_limb` by default), `ayanamsa` (default lahiri), `node` (without effect), `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Muhūrta Cintāmaṇi, Vivāha 22–38; letters and pāyā as `provenance` says.
 *
 * @example
 * ```ts
 * import { avakahada } from 'siddhanta/charts';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = avakahada({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.akshara; // => { iast: 'vī', devanagari: 'वी' }
 * data.yoni; // => 'Serpent (M)'
 * data.paya; // => { by_house: 'rajata', by_nakshatra: 'loha', by_nakshatra_other: 'swarna' }
 * ```
 */
export const avakahada = birthOperation<AvakahadaInput, AvakahadaData>()({
  name: 'charts.avakahada',
  summary: 'Avakahada chakra: name letter, varna, yoni, gana, nadi, paya and limbs of a birth',
  units: 2,
  schema: () => record({ ...natalFields(), sunrise: sunriseSchema() }),
  run(input, context) {
    const natal = natalOf(input.birth, context);
    const { ascendant, grahas } = natal;
    const [sun, moon] = [grahas.Sun.longitude, grahas.Moon.longitude];
    const day = birthDayOf(natal);
    const [sign, star] = [signIndex(moon), nakshatraIndex(moon)];
    const ruled = (longitude: MicroArcseconds): RuledPosition => ({
      ...housedPosition(longitude, ascendant),
      lord: lordOf(signIndex(longitude)),
      nakshatra_lord: at(VIMSHOTTARI, nakshatraIndex(longitude) % VIMSHOTTARI.length).lord,
      pada_lord: lordOf(navamshaSign(longitude)),
    });
    const number = (limb: Limb): number => limbNumber(limb, limbAngle(limb, sun, moon));
    const moonPlace = ruled(moon);
    const data: AvakahadaData = {
      ascendant: ruled(ascendant),
      moon: moonPlace,
      sun: ruled(sun),
      akshara: aksharaOf(moon),
      varna: at(VARNAS, at(SIGN_VARNA, sign)),
      vashya: at(VASHYAS, vashyaOf(moon)),
      yoni: yoniOf(star),
      gana: at(GANAS, at(NAKSHATRA_NATURES, star).gana),
      nadi: at(NADIS, nadiOf(star)),
      rajju: at(RAJJU, star % RAJJU.length)[0],
      tattva: element(sign),
      yunja: stretchOf(YUNJAS, star),
      paya: {
        by_house: murthiOf(moonPlace.house),
        by_nakshatra: stretchOf(PAYAS, star),
        by_nakshatra_other: stretchOf(OTHER_PAYAS, star),
      },
      panchanga: {
        vara: weekdayName(day),
        paksha: paksha(number('tithi')),
        tithi: limbName('tithi', number('tithi')),
        yoga: limbName('yoga', number('yoga')),
        karana: limbName('karana', number('karana')),
      },
      note: dayNote(day),
    };
    return {
      data,
      chart: natal,
      method:
        'Attributes of the sign, nakshatra and pada of the Moon, lords of lagna, Moon and Sun, and limbs of the birth',
      conventions: {
        akshara: 'the letters of Abhijit, in Uttara Ashadha and Shravana, are passed over',
        vashya: 'Sagittarius and Capricorn are split at exactly 15°, which begins the second half',
        pada_lord: 'the lord of its sign in the navamsha',
        ...dayConventions(natal),
      },
      sources: [
        ...AVAKAHADA_SOURCES,
        cite('bphs', '46.12–16', 'lords of the nakshatras'),
        cite('suryaSiddhanta', '2.64–69', 'tithi, yoga and karana'),
        RISING_SOURCE,
      ],
      disputed: [...AVAKAHADA_DISPUTES, DAY_DISPUTE],
      verified_against: `the letters of the 108 padas in a Nepali list; ${CHART_VERIFICATION}`,
      restsOnBirthTime: Object.keys(data).filter((field) => field !== 'note'),
    };
  },
});
