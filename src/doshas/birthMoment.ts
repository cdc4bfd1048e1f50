import * as v from 'valibot';
import { checkRange } from '../cast/almanac.js';
import { refuseUncertainty, resolveBirth } from '../cast/birth.js';
import { birthDisputes, clockConvention } from '../cast/birthWords.js';
import { zoneClock } from '../cast/clock.js';
import { luminaryContext } from '../cast/context.js';
import { moonDisputes } from '../cast/conventionWords.js';
import { moonAt } from '../cast/grahas.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, birthSchema, flagSchema, oneOf, record, sunriseSchema } from '../input/schemas.js';
import { type MicroArcseconds, NAKSHATRA, nakshatraIndex, padaNumber } from '../math/angle.js';
import { operation } from '../operation/operation.js';
import { ayanamsaDisputes, skyConventions, skySources } from '../operation/provenance.js';
import { RELATIVES_NOTE, withheld } from '../operation/sensitive.js';
import { cite } from '../operation/sources.js';
import type { Ayanamsa, Birth, SunriseDefinition, Withheld } from '../types.js';
import { type GandantaJunction, gandantaOf } from '../zodiac/gandanta.js';
import type { Nakshatra } from '../zodiac/names.js';
import { nakshatraName, type Pada, sixDecimals } from '../zodiac/position.js';
import type { EvidenceLabel, RuleSource } from './evidence.js';
import { EXAMPLE } from './input.js';
import { type MomentEvidence, momentEvidence } from './momentEvidence.js';
import { momentsAt } from './moments.js';
import {
  BIRTH_MOMENT_IDS,
  BIRTH_MOMENT_LABEL,
  BIRTH_MOMENTS,
  type BirthMomentId,
  GANDA_MOOLA,
  RELATIVES,
  SANKRANTI_WIDTHS,
  type SankrantiWidth,
} from './tables/birthMoment.js';

/** The input of {@link birthMoment}. */
export interface BirthMomentInput {
  /** Whose birth; `uncertainty_minutes` is refused here. */
  readonly birth: Birth;
  /** How near a saṅkrānti counts: in the same day (`hindu_day`, the default), in its puṇya kāla, or within 16 ghaṭīs (`ghatis_16`). */
  readonly sankranti?: SankrantiWidth | undefined;
  /** Whether to include what the verses say of relatives; false by default. */
  readonly sensitive?: boolean | undefined;
  /** What sunrise means; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** One rule of the birth moment that holds. */
export interface BirthMomentItem {
  /** Name of the rule. */
  readonly id: BirthMomentId;
  /** Always true: only items that apply are listed. */
  readonly holds: true;
  /** The rule, in one sentence. */
  readonly definition: string;
  /** What makes it hold. */
  readonly evidence: MomentEvidence;
  /** Kind of source: classical, tradition or modern. */
  readonly label: EvidenceLabel;
  /** Where it comes from. */
  readonly sources: readonly RuleSource[];
}

/** The Moon and the six nakṣatras of gaṇḍa mūla. */
export interface GandaMoola {
  /** Whether she is in Ashwini, Ashlesha, Magha, Jyeshtha, Mula or Revati. */
  readonly holds: boolean;
  /** Her nakṣatra. */
  readonly nakshatra: Nakshatra;
  /** Its quarter, 1 … 4. */
  readonly pada: Pada;
  /** The junction at which the Moon's nakṣatra lies; null where it is none of the six. */
  readonly junction: GandantaJunction | null;
  /** On which side of the junction; null where the nakṣatra is none of the six. */
  readonly side: 'before' | 'after' | null;
  /**
   * Degrees from the junction, six decimals; null where the nakṣatra is none of the six.
   *
   * @minimum 0
   * @maximum 13.333334
   */
  readonly distance: number | null;
  /** Whether that is at most 26′40″, two sixtieths of a nakṣatra: the gaṇḍānta by degrees. */
  readonly gandanta_nakshatra: boolean;
  /** Kind of source: classical, tradition or modern. */
  readonly label: EvidenceLabel;
  /** What the verses say of relatives; null where they say nothing. Only with `sensitive`. */
  readonly note?: string | null;
}

/** The births that Parāśara’s chapters 85 to 94 name. */
export interface BirthMomentData {
  /** Those that hold. */
  readonly items: readonly BirthMomentItem[];
  /** Those that do not, by name. */
  readonly absent: readonly BirthMomentId[];
  /** Items that cannot be judged at this place: the lagna’s where parts of the zodiac never rise. */
  readonly skipped: readonly BirthMomentId[];
  /** The nakṣatra of the Moon. */
  readonly ganda_moola: GandaMoola;
  /** That `ganda_moola.note` is left out; only without `sensitive`. */
  readonly withheld?: Withheld;
}

const schema = () =>
  record({
    birth: birthSchema(),
    sankranti: v.optional(oneOf(SANKRANTI_WIDTHS), 'hindu_day'),
    sensitive: flagSchema(),
    sunrise: sunriseSchema(),
    ayanamsa: ayanamsaSchema(),
    conventions: conventionsSchema(),
  });

function gandaMoolaOf(moon: MicroArcseconds, sensitive: boolean): GandaMoola {
  const index = nakshatraIndex(moon);
  const pada = padaNumber(moon);
  const place = GANDA_MOOLA[index];
  const within = moon % NAKSHATRA;
  const arc = place?.side === 'before' ? NAKSHATRA - within : within;
  const relatives = RELATIVES.find(({ nakshatra, padas }) => nakshatra === index && padas.includes(pada));
  return {
    holds: place !== undefined,
    nakshatra: nakshatraName(moon),
    pada,
    junction: place?.junction ?? null,
    side: place?.side ?? null,
    distance: place === undefined ? null : sixDecimals(arc as MicroArcseconds),
    gandanta_nakshatra: gandantaOf(moon) !== null,
    label: 'tradition',
    ...(sensitive ? { note: relatives?.note ?? null } : {}),
  };
}

/**
 * Returns which of the births that Bṛhat Parāśara Horā Śāstra 85 to 94 names this one is: amāvāsyā, the fourteenth of the dark half, viṣṭi,
 * saṅkrānti, eclipse, vyatīpāta, vaidhṛti, the three gaṇḍāntas, abhukta mūla, a lost tithi; and whether the Moon’s nakṣatra is among the
 * six of gaṇḍa mūla.
 *
 * Each item has its limb, when that began and ended (ISO 8601 on the clocks of the birthplace, to the second) and the minutes from the
 * junction. The chapters prescribe rites for all of them; what they predict is not repeated.
 *
 * @param input `birth`; optional `sankranti` (`hindu_day`, `punya_kala`, `ghatis_16`), `sensitive`, `sunrise`, `ayanamsa` (default lahiri),
 * `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input, a clock time that never was (`nonexistent_time`), a date within four days of the end of the
 * ephemeris (`date_out_of_range`)
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 85–94.
 *
 * @example
 * ```ts
 * import { birthMoment } from 'siddhanta/doshas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = birthMoment({ birth: { date: '2019-12-26', time: '09:00:00', place } });
 * data.items.map(({ id, evidence }) => `${id} ${evidence.limb}`); // => ['amavasya Amavasya', 'eclipse solar']
 * ```
 */
export const birthMoment = operation<BirthMomentInput, BirthMomentData>()({
  name: 'doshas.birth_moment',
  summary: 'Births that BPHS 85–94 name: amavasya, vishti, sankranti, eclipse, gandanta, ganda moola …',
  units: 2,
  schools: 'all',
  schema,
  example: EXAMPLE,
  context: luminaryContext,
  run(input, sky) {
    const { birth } = input;
    refuseUncertainty(birth, 'birth');
    const resolved = resolveBirth(birth, sky);
    checkRange(resolved.gregorianDate, sky.ephemeris, 'birth.date');
    const { instant, utcMs } = resolved;
    const { place } = birth;
    const moon = moonAt(sky, instant, place);
    const moments = momentsAt(sky, place, instant.ut, input.sankranti);
    const clock = zoneClock(place.timezone, sky.timeScale);
    const items = BIRTH_MOMENT_IDS.flatMap((id): BirthMomentItem[] => {
      const found = moments[id];
      if (found === undefined || found === null) return [];
      const { definition, sources } = BIRTH_MOMENTS[id];
      return [
        {
          id,
          holds: true,
          definition,
          evidence: momentEvidence(clock, found),
          label: BIRTH_MOMENT_LABEL,
          sources: sources.map((source) => ({ ...source })),
        },
      ];
    });
    return {
      data: {
        items,
        absent: BIRTH_MOMENT_IDS.filter((id) => moments[id] === undefined),
        skipped: BIRTH_MOMENT_IDS.filter((id) => moments[id] === null),
        ganda_moola: gandaMoolaOf(moon, input.sensitive),
        ...withheld(input.sensitive ? [] : [RELATIVES_NOTE]),
      },
      provenance: {
        method: 'The limbs of the panchanga at the moment of birth, with their ends; each verse tested by itself',
        conventions: {
          ghati: '24 minutes',
          gandanta: 'by time: half-open, from the junction less half the width to the junction and half the width',
          gandanta_by_degrees: 'of ganda_moola: 26′40″ on either side, half-open',
          sankranti: input.sankranti,
          eclipse:
            'from first to last contact, of the Moon with the umbra; as the place sees it, by the contacts of NASA’s canon (shadow danjon)',
          day: 'from sunrise to sunrise at the place; where the Sun does not rise, from 6 h of apparent solar time',
          clock: clockConvention(resolved),
          ...skyConventions(sky, ['sunrise'], instant.tt),
        },
        sources: [
          cite('bphs', '85.2–4, 86–94', 'which births the chapters name'),
          cite('bphs', '92.1–5', 'widths of the three gaṇḍāntas'),
          {
            work: 'Dharma Sindhu, as Kutumba Jyotishi translates it',
            locus: 'quoted',
            note: 'puṇya kāla of the saṅkrāntis',
          },
          cite('suryaSiddhanta', '2.64–69', 'tithi, nakṣatra, yoga and karaṇa from the longitudes of Sun and Moon'),
          ...skySources(sky),
        ],
        disputed: [
          {
            element: 'width of a saṅkrānti',
            note: 'The verses name only the day. Dharma Sindhu has 15 to 40 ghaṭīs by sign and side; 16 ghaṭīs on both sides rest on memory: the option sankranti.',
          },
          {
            element: 'width of a gaṇḍānta',
            note: 'Two ghaṭīs by the verses; a whole pada is common practice. ganda_moola.distance tells how far the Moon is.',
          },
          {
            element: 'left out',
            note: 'Nakṣatra of a parent or brother, birth after three of the other sex, abnormal births, yamaghaṇṭa, dagdha yoga and the pāta of equal declinations. For each birth the chapters prescribe a rite, and no other cancellation.',
          },
          ...ayanamsaDisputes(sky),
          ...moonDisputes(sky, { instant, utcMs, place, moon }),
          ...birthDisputes(birth, resolved, sky),
        ],
        verified_against:
          'the limbs, the entries of the Sun and the eclipses as their own operations are (panchang.day, calendar.sankrantis, eclipses.local)',
      },
      ayanamsa: sky.ayanamsa,
      birthTimeAssumed: resolved.timeAssumed,
      restsOnBirthTime: ['items', 'absent', 'skipped', 'ganda_moola'],
      birth: resolved.clock,
    };
  },
});
