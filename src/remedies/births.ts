import { almanacOf } from '../cast/almanac.js';
import { zoneClock } from '../cast/clock.js';
import type { SkyContext } from '../cast/context.js';
import { solarDayAt } from '../cast/solarDay.js';
import { type MomentEvidence, momentEvidence } from '../doshas/momentEvidence.js';
import { type MomentMatch, type Moments, momentsAt, starAt } from '../doshas/moments.js';
import type { SankrantiWidth } from '../doshas/tables/birthMoment.js';
import type { MicroArcseconds } from '../math/angle.js';
import { at } from '../math/at.js';
import { weekday } from '../time/calendar.js';
import type { JdUt } from '../time/julian.js';
import type { Place } from '../types.js';
import { VARAS, type Weekday } from '../zodiac/limbNames.js';
import type { Nakshatra } from '../zodiac/names.js';
import { nakshatraName } from '../zodiac/position.js';
import { attested } from './prescribed.js';
import { type BirthRiteRow, birthRiteRow } from './rows.js';
import type { Attested, PrescribedItem } from './tables/attested.js';
import {
  BIRTH_RITE_IDS,
  BIRTH_RITES,
  type BirthCircumstance,
  type BirthRiteId,
  COWS,
  COWS_OTHERWISE,
} from './tables/birthRites.js';

/**
 * Cows, 1 … 3.
 *
 * @asType integer
 * @minimum 1
 * @maximum 3
 */
export type Cows = number;

/** What a saṅkrānti is called by its weekday. */
export type SankrantiName = (typeof BIRTH_RITES.sankranti.names)[number]['text'];

/** What holds of a birth, and which of a chapter’s gifts and names are then meant. */
export interface BirthEvidence extends MomentEvidence {
  /** The item of `doshas.birth_moment`. */
  readonly id: BirthCircumstance;
  /** Gift that the chapter adds for this kind; for a gaṇḍānta alone. */
  readonly gift?: PrescribedItem;
  /** How many cows the chapter on Jyeṣṭhā has for the nakṣatra of the Moon: of a gaṇḍānta or of Jyeṣṭhā. Historical. */
  readonly cows?: Cows;
  /** The weekday of the saṅkrānti, from sunrise to sunrise. */
  readonly weekday?: Weekday;
  /** What a saṅkrānti on that weekday is called. */
  readonly sankranti_name?: SankrantiName;
}

/** A rite that a birth calls for. */
export interface BirthPrescription extends Attested {
  /** The rite. */
  readonly id: BirthRiteId;
  /** The items of `doshas.birth_moment` that hold and call for it. */
  readonly holds: readonly BirthCircumstance[];
  /** Evidence for each of them, in the same order. */
  readonly evidence: readonly BirthEvidence[];
  /** The rite, as in the table. */
  readonly rite: BirthRiteRow;
}

type MomentsOfBirth = Readonly<Partial<Record<BirthCircumstance, MomentMatch>>>;

const ONLY_STAR: Nakshatra = 'Jyeshtha';

function momentsOfBirth(moments: Moments, star: MomentMatch): MomentsOfBirth {
  const found = Object.entries(moments).filter(([, moment]) => moment !== undefined && moment !== null);
  return { ...Object.fromEntries(found), ...(star.limb === ONLY_STAR ? { ganda_moola: star } : {}) };
}

const GANDANTAS: Readonly<Partial<Record<BirthCircumstance, string>>> = {
  gandanta_tithi: 'tithi',
  gandanta_nakshatra: 'nakshatra',
  gandanta_lagna: 'lagna',
};

interface BirthOfRites {
  readonly place: Place;
  readonly ut: JdUt;
  readonly moon: MicroArcseconds;
  readonly sankranti: SankrantiWidth;
  readonly sensitive: boolean;
}

export function birthRites(
  sky: SkyContext,
  { place, ut, moon, sankranti, sensitive }: BirthOfRites,
): BirthPrescription[] {
  const nakshatra = nakshatraName(moon);
  const star = { ...starAt(sky, place, ut), limb: nakshatra };
  const moments = momentsOfBirth(momentsAt(sky, place, ut, sankranti), star);
  const clock = zoneClock(place.timezone, sky.timeScale);
  const cows = COWS[nakshatra] ?? COWS_OTHERWISE;
  const evidence = (id: BirthCircumstance, found: MomentMatch): BirthEvidence => {
    const description = { id, ...momentEvidence(clock, found) };
    if (id === 'ganda_moola') return { ...description, cows };
    if (id === 'sankranti') {
      const day = weekday(solarDayAt(almanacOf(place, sky), found.start).start.days);
      return {
        ...description,
        weekday: at(VARAS, day).name,
        sankranti_name: at(BIRTH_RITES.sankranti.names, day).text,
      };
    }
    const kind = GANDANTAS[id];
    if (kind === undefined) return description;
    const gift = birthRiteRow('gandanta', false).gifts.find(({ of }) => of === kind);
    return { ...description, ...(gift === undefined ? {} : { gift }), cows };
  };
  return BIRTH_RITE_IDS.flatMap((id): BirthPrescription[] => {
    const holds = BIRTH_RITES[id].from_birth_moment.filter((one: BirthCircumstance) => moments[one] !== undefined);
    if (holds.length === 0) return [];
    const rite = birthRiteRow(id, sensitive);
    return [
      {
        id,
        holds,
        evidence: holds.flatMap((one) => {
          const found = moments[one];
          return found === undefined ? [] : [evidence(one, found)];
        }),
        rite,
        ...attested(rite),
      },
    ];
  });
}
