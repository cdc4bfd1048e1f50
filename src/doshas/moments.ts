import { almanacOf } from '../cast/almanac.js';
import type { SkyContext } from '../cast/context.js';
import { type Almanac, dayAt, followingDay } from '../cast/day.js';
import { lunarCalendarOf, type Sankranti } from '../cast/lunarCalendar.js';
import { risingsAt } from '../cast/risings.js';
import { eclipsesAt } from '../eclipses/atPlace.js';
import { at } from '../math/at.js';
import { formatDate } from '../time/calendar.js';
import { unheard } from '../time/exactOffsets.js';
import type { JdUt } from '../time/julian.js';
import type { Place } from '../types.js';
import type { KaranaName, TithiName, YogaName } from '../zodiac/limbNames.js';
import type { Limb } from '../zodiac/limbs.js';
import { limbName } from '../zodiac/limbs.js';
import { type Nakshatra, SIGNS, type Sign } from '../zodiac/names.js';
import {
  ABHUKTA,
  type BirthMomentId,
  GANDANTA_HALF,
  ghatis,
  PUNYA_KALA,
  type SankrantiWidth,
  SIXTEEN_GHATIS,
} from './tables/birthMoment.js';

/** What a rule of the birth moment is about: a limb, a sign, or the kind of an eclipse. */
export type MomentLimb = TithiName | KaranaName | Nakshatra | Sign | YogaName | 'solar' | 'lunar';

/** Instants are Julian days (UT). */
export interface MomentMatch {
  readonly limb: MomentLimb;
  readonly start: JdUt;
  readonly end: JdUt;
  /** Days from the junction, negative before it. */
  readonly fromJunction?: number;
  /** Which sixth of the tithi, 1 … 6. */
  readonly sixth?: number;
}

/** `undefined` where it does not apply, null where it cannot be judged. */
export type Moments = Readonly<Record<BirthMomentId, MomentMatch | undefined | null>>;

interface Running extends MomentMatch {
  readonly number: number;
}

function runningAt({ limbs }: Almanac, limb: Limb, ut: JdUt): Running {
  const number = limbs.number(limb, ut);
  return {
    number,
    limb: limbName(limb, number),
    start: limbs.start(limb, number, ut),
    end: limbs.end(limb, number, ut),
  };
}

/** At the ends of every `group`-th unit. */
function atJunction({ number, ...unit }: Running, group: number, half: number, ut: JdUt): MomentMatch | undefined {
  if (number % group === 0 && unit.end - ut <= half) return { ...unit, fromJunction: ut - unit.end };
  if (number % group === 1 && ut - unit.start < half) return { ...unit, fromJunction: ut - unit.start };
  return undefined;
}

/** Degrees at which a sign and a nakṣatra begin together. */
const JUNCTIONS = [0, 120, 240] as const;

function lagnaGandanta(sky: SkyContext, place: Place, ut: JdUt): MomentMatch | undefined | null {
  const risings = risingsAt(sky, place, ut);
  if (risings === undefined) return null;
  const half = GANDANTA_HALF.lagna;
  for (const degrees of JUNCTIONS) {
    const junction = risings.next(degrees, ut - half);
    if (junction > ut - half && junction <= ut + half) {
      const sign = Math.floor(risings.at(ut) / 30) % SIGNS.length;
      const [running] = risings.signs(ut, ut + 1);
      const start = risings.next(30 * sign, ut - 0.9);
      return {
        limb: at(SIGNS, sign).name,
        start: Math.min(start, ut),
        end: running?.end ?? junction,
        fromJunction: ut - junction,
      };
    }
  }
  return undefined;
}

function abhuktaMula({ number, ...unit }: Running, ut: JdUt): MomentMatch | undefined {
  if (number === 18 && unit.end - ut <= ABHUKTA.jyeshtha) return { ...unit, fromJunction: ut - unit.end };
  if (number === 19 && ut - unit.start < ABHUKTA.mula) return { ...unit, fromJunction: ut - unit.start };
  return undefined;
}

function sankrantiOf(
  sky: SkyContext,
  place: Place,
  day: { readonly start: JdUt; readonly end: JdUt },
  ut: JdUt,
  width: SankrantiWidth,
): MomentMatch | undefined {
  const calendar = lunarCalendarOf(sky, place);
  const last = calendar.sankrantiAt(ut);
  const isNear = ({ at: entry, sign }: Sankranti): boolean => {
    if (width === 'hindu_day') return entry >= day.start && entry < day.end;
    const [before, after] = width === 'ghatis_16' ? [SIXTEEN_GHATIS, SIXTEEN_GHATIS] : at(PUNYA_KALA, sign).map(ghatis);
    return ut >= entry - (before ?? 0) && ut < entry + (after ?? 0);
  };
  const found = [last, calendar.sankranti(last.number + 1)].find(isNear);
  return (
    found && {
      limb: at(SIGNS, found.sign).name,
      start: found.at,
      end: calendar.sankranti(found.number + 1).at,
      fromJunction: ut - found.at,
    }
  );
}

/** Tithis around new and full moon, where eclipses occur. */
export const NEAR_SYZYGY: readonly number[] = [1, 14, 15, 16, 29, 30];

function eclipseOf(sky: SkyContext, place: Place, tithi: number, days: number, ut: JdUt): MomentMatch | undefined {
  if (!NEAR_SYZYGY.includes(tithi)) return undefined;
  const asked = {
    place,
    from: formatDate(days - 1),
    to: formatDate(days + 1),
    kind: 'both',
    shadow: 'danjon',
    moon_radius: 'one',
    central_magnitude: 'diameter',
    min_magnitude: 0,
    visible_only: true,
  } as const;
  const { eclipses } = unheard(() => eclipsesAt(asked, sky));
  for (const eclipse of eclipses) {
    const [start, end, middle] =
      eclipse.kind === 'solar'
        ? [...eclipse.instants.outer, eclipse.instants.max]
        : [eclipse.instants.contacts.u1, eclipse.instants.contacts.u4, eclipse.instants.greatest];
    const isSeen = eclipse.kind === 'solar' || (eclipse.description.umbral_magnitude_visible ?? 0) > 0;
    if (isSeen && start !== undefined && end !== undefined && ut >= start && ut <= end) {
      return { limb: eclipse.kind, start, end, fromJunction: ut - middle };
    }
  }
  return undefined;
}

export function starAt(sky: SkyContext, place: Place, ut: JdUt): MomentMatch {
  const { number: _, ...star } = runningAt(almanacOf(place, sky), 'nakshatra', ut);
  return star;
}

export function momentsAt(sky: SkyContext, place: Place, ut: JdUt, width: SankrantiWidth): Moments {
  const almanac = almanacOf(place, sky);
  const tithi = runningAt(almanac, 'tithi', ut);
  const star = runningAt(almanac, 'nakshatra', ut);
  const yoga = runningAt(almanac, 'yoga', ut);
  const karana = runningAt(almanac, 'karana', ut);
  const plain = ({ number: _, ...unit }: Running): MomentMatch => unit;
  const day = dayAt(almanac, ut);
  const whole = { start: day.reference, end: followingDay(almanac, day).reference };
  const dayOfTithi = dayAt(almanac, tithi.start);
  const sunrise =
    dayOfTithi.reference >= tithi.start ? dayOfTithi.reference : followingDay(almanac, dayOfTithi).reference;
  const sixth = Math.min(6, Math.floor((6 * (ut - tithi.start)) / (tithi.end - tithi.start)) + 1);
  return {
    amavasya: tithi.number === 30 ? plain(tithi) : undefined,
    krishna_chaturdashi: tithi.number === 29 ? { ...plain(tithi), sixth } : undefined,
    vishti: karana.limb === 'Vishti' ? plain(karana) : undefined,
    sankranti: sankrantiOf(sky, place, whole, ut, width),
    eclipse: eclipseOf(sky, place, tithi.number, almanac.clock.stamp(ut).days, ut),
    vyatipata: yoga.number === 17 ? plain(yoga) : undefined,
    vaidhriti: yoga.number === 27 ? plain(yoga) : undefined,
    gandanta_tithi: atJunction(tithi, 5, GANDANTA_HALF.limb, ut),
    gandanta_nakshatra: atJunction(star, 9, GANDANTA_HALF.limb, ut),
    gandanta_lagna: lagnaGandanta(sky, place, ut),
    abhukta_mula: abhuktaMula(star, ut),
    kshaya_tithi: sunrise >= tithi.end ? plain(tithi) : undefined,
  };
}
