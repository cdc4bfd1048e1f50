import { DEGREE, type MicroArcseconds, opposite, signedArc } from '../math/angle.js';
import { recordOf } from '../math/recordOf.js';
import type { LocalInstant } from '../types.js';
import type { KaranaName, Paksha, TithiName, Weekday, YogaName } from '../zodiac/limbNames.js';
import { LIMB_RULES, type Limb, type LimbNames, limbAngle, limbName, limbNumber, paksha } from '../zodiac/limbs.js';
import { GRAHAS, type Graha, type Nakshatra } from '../zodiac/names.js';
import {
  type EclipticDegrees,
  type Placement,
  sixDecimals,
  type ZodiacPosition,
  zodiacPosition,
} from '../zodiac/position.js';
import { type DayCount, nodeMotion, nodePlace, type SiddhantaPlace, siddhantaPlace } from './rules/suryaSiddhanta.js';
import type { Bija } from './tables/suryaSiddhanta.js';
import { type Arcseconds, toDecimals } from './units.js';

const DECIMALS = 6;
const NADI_DECIMALS = 4;
const NADIS = 60;
/** Minutes of arc in a degree, and micro-arcseconds in a minute and a second of arc. */
const MINUTES = 60;
const MINUTE = DEGREE / MINUTES;
const SECOND = MINUTE / 60;

/** A motion, degrees a day, six decimals; below 0 where it is backwards. @minimum -2 @maximum 16 */
export type SiddhantaSpeed = number;

/** Nāḍīs (24 minutes of time), four decimals. @minimum 0 @maximum 75 */
export type Nadis = number;

/** One of the equations that lead from the mean to the true place. */
export interface SiddhantaEquation {
  /** The apex that draws the graha: the slow one (`mandocca`) or the fast one (`shighrocca`). */
  readonly apex: 'mandocca' | 'shighrocca';
  /** Its equation, degrees, six decimals; of the first two of the five planets half is applied. @minimum -60 @maximum 60 */
  readonly degrees: number;
}

/** A graha by the Sūrya Siddhānta: its true place, how it came about, and the sky beside it. */
export interface SiddhantaGraha extends ZodiacPosition {
  /** Mean longitude, degrees, cut at six decimals. */
  readonly mean_longitude: EclipticDegrees;
  /** Longitude of its mandocca (apsis), degrees, cut at six decimals; null for the nodes. */
  readonly mandocca: EclipticDegrees | null;
  /** Longitude of its śīghrocca (conjunction), degrees, cut at six decimals; null for Sun, Moon and nodes. */
  readonly shighrocca: EclipticDegrees | null;
  /** One for Sun and Moon, the four steps for the five planets, none for the nodes. @maxItems 4 */
  readonly equations: readonly SiddhantaEquation[];
  /** Mean motion. */
  readonly mean_speed: SiddhantaSpeed;
  /** True motion by the rules of the text. */
  readonly speed: SiddhantaSpeed;
  /** Whether that motion is backwards. */
  readonly retrograde: boolean;
  /** Deśāntara of the mean place: what it moves in the time between the two meridians, below 0 for places east. Already in the longitudes. */
  readonly desantara_arcsec: Arcseconds;
  /** Where the ephemeris has it, in the zodiac of the call. */
  readonly sky: ZodiacPosition;
  /** By how much the place of the text is ahead of the sky, arcseconds, two decimals. */
  readonly ahead_arcsec: Arcseconds;
}

/** How far a limb has run, by the true motions of the text. */
interface Running {
  /** Nāḍīs since it began, by an even motion. */
  readonly elapsed_nadi: Nadis;
  /** Nāḍīs until it ends, by an even motion. */
  readonly remaining_nadi: Nadis;
}

/** A tithi. */
export interface SiddhantaTithiName {
  /** Its name. */
  readonly name: TithiName;
  /** From the new moon. @asType integer @minimum 1 @maximum 30 */
  readonly number: number;
  /** Its half of the month. */
  readonly paksha: Paksha;
}

/** A nakṣatra of the Moon. */
export interface SiddhantaNakshatraName {
  /** Its name. */
  readonly name: Nakshatra;
  /** From Aśvinī. @asType integer @minimum 1 @maximum 27 */
  readonly number: number;
}

/** A yoga. */
export interface SiddhantaYogaName {
  /** Its name. */
  readonly name: YogaName;
  /** From Viṣkambha. @asType integer @minimum 1 @maximum 27 */
  readonly number: number;
}

/** A karaṇa. */
export interface SiddhantaKaranaName {
  /** Its name. */
  readonly name: KaranaName;
  /** Within the lunar month. @asType integer @minimum 1 @maximum 60 */
  readonly number: number;
}

/** The tithi by the text, and by the sky. */
export interface SiddhantaTithi extends SiddhantaTithiName, Running {
  /** The same by the ephemeris. */
  readonly sky: SiddhantaTithiName;
}

/** The nakṣatra of the Moon by the text, and by the sky. */
export interface SiddhantaNakshatra extends SiddhantaNakshatraName, Running {
  /** The same by the ephemeris, in the zodiac of the call. */
  readonly sky: SiddhantaNakshatraName;
}

/** The yoga by the text, and by the sky. */
export interface SiddhantaYoga extends SiddhantaYogaName, Running {
  /** The same by the ephemeris, in the zodiac of the call. */
  readonly sky: SiddhantaYogaName;
}

/** The karaṇa by the text, and by the sky. */
export interface SiddhantaKarana extends SiddhantaKaranaName, Running {
  /** The same by the ephemeris. */
  readonly sky: SiddhantaKaranaName;
}

/** The sum of days (ahargaṇa), reckoned at mean midnight of the meridian of Laṅkā and Ujjayinī. */
export interface Ahargana {
  /** Whole days since the beginning of the Kali. @asType integer @minimum 1497000 @maximum 2229000 */
  readonly kali_days: number;
  /** Whole days since the end of creation. @asType integer @minimum 714400000000 @maximum 714410000000 */
  readonly creation_days: number;
  /** Nāḍīs since that midnight, four decimals. @minimum 0 @maximum 60 */
  readonly nadi: number;
  /** Weekday of that day: the sum of days divided by seven, from Sunday. */
  readonly weekday: Weekday;
}

/** The difference of the meridians. */
export interface Desantara {
  /** Longitude of the place from the meridian of the text, degrees east, six decimals. @minimum -256 @maximum 105 */
  readonly degrees: number;
  /** Nāḍīs by which its mean time is ahead, four decimals. @minimum -43 @maximum 18 */
  readonly nadi: number;
  /** Yojanas along its parallel to the meridian, two decimals; below 0 for places west. @minimum -3600 @maximum 1500 */
  readonly yojanas: number;
}

/** A moment by the Sūrya Siddhānta, and by the sky. */
export interface SuryaSiddhantaData {
  /** The moment, on the clocks of the place. */
  readonly at: LocalInstant;
  /** The sum of days. */
  readonly ahargana: Ahargana;
  /** How far the place is from the meridian of the text. */
  readonly desantara: Desantara;
  /** The nine grahas. */
  readonly planets: Readonly<Record<Graha, SiddhantaGraha>>;
  /** The tithi of the moment. */
  readonly tithi: SiddhantaTithi;
  /** The nakṣatra of the Moon. */
  readonly nakshatra: SiddhantaNakshatra;
  /** The yoga of the moment. */
  readonly yoga: SiddhantaYoga;
  /** The karaṇa of the moment. */
  readonly karana: SiddhantaKarana;
}

const speed = (minutes: number): SiddhantaSpeed => toDecimals(minutes / MINUTES, DECIMALS);

/** Arcseconds of the shorter way, with its sign. */
function ahead(text: MicroArcseconds, sky: MicroArcseconds): Arcseconds {
  return toDecimals(signedArc(text - sky) / SECOND, 2);
}

const shifted = (minutes: number, degrees: number): Arcseconds => toDecimals((-minutes * 60 * degrees) / 360, 2);

/** @param east degrees of the place from the meridian */
function describePlace(place: SiddhantaPlace, sky: MicroArcseconds, east: number): SiddhantaGraha {
  const { mean, longitude, equations, shighrocca } = place;
  return {
    ...zodiacPosition(longitude),
    mean_longitude: sixDecimals(mean),
    mandocca: sixDecimals(place.mandocca),
    shighrocca: shighrocca === undefined ? null : sixDecimals(shighrocca),
    equations: equations.map((equation, i) => ({
      apex: equations.length > 1 && i % 3 === 0 ? 'shighrocca' : 'mandocca',
      degrees: toDecimals(equation / DEGREE, DECIMALS),
    })),
    mean_speed: speed(place.meanMotion),
    speed: speed(place.motion),
    retrograde: place.motion < 0,
    desantara_arcsec: shifted(place.meanMotion, east),
    sky: zodiacPosition(sky),
    ahead_arcsec: ahead(longitude, sky),
  };
}

function describeNode(longitude: MicroArcseconds, motion: number, sky: MicroArcseconds, east: number): SiddhantaGraha {
  return {
    ...zodiacPosition(longitude),
    mean_longitude: sixDecimals(longitude),
    mandocca: null,
    shighrocca: null,
    equations: [],
    mean_speed: speed(motion),
    speed: speed(motion),
    retrograde: true,
    desantara_arcsec: shifted(motion, east),
    sky: zodiacPosition(sky),
    ahead_arcsec: ahead(longitude, sky),
  };
}

interface Luminaries {
  readonly sun: MicroArcseconds;
  readonly moon: MicroArcseconds;
}

function named<Which extends Limb>(limb: Which, { sun, moon }: Luminaries): { name: LimbNames[Which]; number: number } {
  const number = limbNumber(limb, limbAngle(limb, sun, moon));
  return { name: limbName(limb, number), number };
}

/** Sūrya Siddhānta 2.64–69: minutes past and to come by sixty, divided by the motion of the angle. */
function running(limb: Limb, sun: SiddhantaPlace, moon: SiddhantaPlace): Running {
  const { arc, sun: sign } = LIMB_RULES[limb];
  const past = limbAngle(limb, sun.longitude, moon.longitude) % arc;
  const motion = moon.motion + sign * sun.motion;
  const nadis = (micro: number): number => toDecimals((micro / MINUTE / motion) * NADIS, NADI_DECIMALS);
  return { elapsed_nadi: nadis(past), remaining_nadi: nadis(arc - past) };
}

/** @param east degrees of the place from the meridian */
export function describeSiddhanta(
  count: DayCount,
  bija: Bija,
  sky: Readonly<Record<Graha, Placement>>,
  east: number,
): Pick<SuryaSiddhantaData, 'planets' | 'tithi' | 'nakshatra' | 'yoga' | 'karana'> {
  const node = nodePlace(count, bija);
  const sun = siddhantaPlace('Sun', count, bija);
  const moon = siddhantaPlace('Moon', count, bija);
  const text = { sun: sun.longitude, moon: moon.longitude };
  const seen = { sun: sky.Sun.longitude, moon: sky.Moon.longitude };
  const [tithi, skyTithi] = [named('tithi', text), named('tithi', seen)];
  return {
    planets: recordOf(GRAHAS, (graha) => {
      const { longitude } = sky[graha];
      if (graha === 'Rahu') return describeNode(node, nodeMotion(bija), longitude, east);
      if (graha === 'Ketu') return describeNode(opposite(node), nodeMotion(bija), longitude, east);
      return describePlace(siddhantaPlace(graha, count, bija), longitude, east);
    }),
    tithi: {
      ...tithi,
      paksha: paksha(tithi.number),
      ...running('tithi', sun, moon),
      sky: { ...skyTithi, paksha: paksha(skyTithi.number) },
    },
    nakshatra: {
      ...named('nakshatra', text),
      ...running('nakshatra', sun, moon),
      sky: named('nakshatra', seen),
    },
    yoga: { ...named('yoga', text), ...running('yoga', sun, moon), sky: named('yoga', seen) },
    karana: { ...named('karana', text), ...running('karana', sun, moon), sky: named('karana', seen) },
  };
}
