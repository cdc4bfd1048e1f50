import { clockConvention } from '../cast/birthWords.js';
import { luminaryContext } from '../cast/context.js';
import type { EvidenceLabel, RuleSource } from '../doshas/evidence.js';
import type { Conventions } from '../input/conventions.js';
import { record } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { ayanamsaDisputes, skyConventions, skySources } from '../operation/provenance.js';
import type { Ayanamsa, Dispute } from '../types.js';
import { coupleFields, EXAMPLE_COUPLE, type MatchSide, of } from './partner.js';
import { gradesOfDates, numbersOf, type PoruthamNumbers, type PoruthamNumbersRange } from './poruthamRange.js';
import { moonStation } from './rules/moon.js';
import { countsOf, PORUTHAM_RULES, type PoruthamEvidence, type PoruthamGrade } from './rules/porutham.js';
import { type MatchMoon, moonSide } from './sides.js';
import { PORUTHAM_RECORDS, PORUTHAMS, type PoruthamKey } from './tables/porutham.js';

/** The input of {@link porutham}. */
export interface PoruthamInput {
  /** The bride. */
  readonly bride: MatchSide;
  /** The groom. */
  readonly groom: MatchSide;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** One of the ten poruthams. */
export interface Porutham {
  /** Its name. */
  readonly key: PoruthamKey;
  /** Its grade. */
  readonly grade: PoruthamGrade;
  /** The grades possible on the dates of birth, best first; only if a time of birth is missing. */
  readonly possible_grades?: readonly PoruthamGrade[];
  /** What it compares. */
  readonly rests_on: 'star' | 'sign';
  /** The values compared. */
  readonly evidence: PoruthamEvidence;
  /** The grades by other readings, by name. */
  readonly variants: Readonly<Record<string, PoruthamGrade>>;
  /** Its source. */
  readonly sources: readonly RuleSource[];
  /** The kind of that source. */
  readonly label: EvidenceLabel;
}

/** The ten poruthams of South India. */
export interface PoruthamData {
  /** The bride’s Moon. */
  readonly bride: MatchMoon;
  /** The groom’s Moon. */
  readonly groom: MatchMoon;
  /** Inclusive count of nakṣatras from the bride’s to the groom’s. @asType integer @minimum 1 @maximum 27 */
  readonly star_count: number;
  /** The same from the groom’s to the bride’s. @asType integer @minimum 1 @maximum 27 */
  readonly star_count_back: number;
  /** Inclusive count of signs from the bride’s to the groom’s. @asType integer @minimum 1 @maximum 12 */
  readonly sign_count: number;
  /** The ten, in the usual order. */
  readonly poruthams: readonly Porutham[];
  /** The number of each grade. There is no pass mark. */
  readonly counts: PoruthamNumbers;
  /** The same over every pair of Moons of the dates of birth; only if a time of birth is missing. Everything else is then for noon. */
  readonly counts_range?: PoruthamNumbersRange;
}

const DISPUTES: readonly Dispute[] = [
  {
    element: 'the ten as a set',
    note: 'No classical text was read that has them together. Mahendra, strī-dīrgha, rajju and vedha were read in a transcription of B. V. Raman; the rest is quoted from pages and programs, which differ from each other in nearly every row. The variants of each say what the others would give.',
  },
  {
    element: 'dina, remainder 1',
    note: 'Middling here: one Tamil page has only 3, 5 and 7 bad, two others leave it out of the good ones. Some count from the groom.',
  },
  {
    element: 'rajju',
    note: 'The same group is none here; two Tamil pages allow it where one star is on the way up and the other down. What the texts tie to each group is not repeated.',
  },
  {
    element: 'vedha',
    note: 'Mrigashira with Dhanishta is one of thirteen pairs; others make Mrigashira, Chitra and Dhanishta pairs of one another. A rule by the sum of the star numbers, in PyJHora, forbids eighteen pairs that are in no list.',
  },
  {
    element: 'an eleventh',
    note: 'Many add nāḍī, which is told by compatibility.ashtakoota.',
  },
];

/**
 * Returns the ten poruthams of South India for the Moons of a bride and a groom: dina, gaṇa, mahendra, strī-dīrgha, yoni, rāśi,
 * rāśyadhipati, vaśya, rajju and vedha, each good, middling or none, with the values compared and the grades by other readings.
 *
 * Only the Moons count. Without a birth time the Moon of noon is used; `stars_of_day` and `signs_of_day` list where else she may be,
 * `possible_grades` and `counts_range` what that changes.
 * @param input `bride` and `groom`, each with `birth` and optional `name`; optional `ayanamsa` (default lahiri), `conventions`
 * @throws {SiddhantaError} for bad input (field such as `bride.birth.time`; `invalid_value` for `uncertainty_minutes`)
 *
 * Source: B. V. Raman, Muhurtha, and published pages; each agreement names its own.
 *
 * @example
 * ```ts
 * import { porutham } from 'siddhanta/compatibility';
 * const india = { latitude: 19.076, longitude: 72.8777, timezone: 'Asia/Kolkata' };
 * const { data } = porutham({
 *   bride: { birth: { date: '1990-08-15', time: '08:30:00', place: india } },
 *   groom: { birth: { date: '1988-11-05', time: '10:28:00', place: india } },
 * });
 * data.star_count; // => 9
 * data.counts; // => { good: 7, middling: 1, none: 2 }
 * ```
 */
export const porutham = operation<PoruthamInput, PoruthamData>()({
  name: 'compatibility.porutham',
  summary: 'The ten poruthams of South India for a bride and a groom, each with its other readings',
  units: 10,
  schools: 'all',
  schema: () => record(coupleFields()),
  example: EXAMPLE_COUPLE,
  context: luminaryContext,
  run(input, sky) {
    const bride = moonSide(input.bride.birth, sky, 'bride.birth');
    const groom = moonSide(input.groom.birth, sky, 'groom.birth');
    const [hers, his] = [moonStation(bride.moon), moonStation(groom.moon)];
    const counts = countsOf(hers, his);
    const birthTimeAssumed = bride.resolved.timeAssumed || groom.resolved.timeAssumed;
    const possible = birthTimeAssumed ? gradesOfDates(bride.all, groom.all) : undefined;
    const poruthams = PORUTHAMS.map((key): Porutham => {
      const { restsOn, sources } = PORUTHAM_RECORDS[key];
      const { grade, evidence, variants } = PORUTHAM_RULES[key](hers, his);
      return {
        key,
        grade,
        ...(possible === undefined ? {} : { possible_grades: possible.grades[key] }),
        rests_on: restsOn,
        evidence,
        variants,
        sources: sources.map((source) => ({ ...source })),
        label: 'tradition',
      };
    });
    return {
      data: {
        bride: bride.description,
        groom: groom.description,
        star_count: counts.stars,
        star_count_back: counts.starsBack,
        sign_count: counts.signs,
        poruthams,
        counts: numbersOf(poruthams.map(({ grade }) => grade)),
        ...(possible === undefined ? {} : { counts_range: possible.counts }),
      },
      provenance: {
        method: 'Stars and signs of the two sidereal Moons, counted from the bride to the groom, both included',
        conventions: {
          ...Object.fromEntries(
            PORUTHAMS.flatMap((key) =>
              Object.entries(PORUTHAM_RECORDS[key].variants).map(([name, { definition, source }]) => [
                `${key}.${name}`,
                `${definition} (${source.work})`,
              ]),
            ),
          ),
          clock: `bride: ${clockConvention(bride.resolved)}; groom: ${clockConvention(groom.resolved)}`,
          ...skyConventions(sky, [], bride.resolved.instant.tt, groom.resolved.instant.tt),
        },
        sources: [
          ...PORUTHAMS.flatMap((key) =>
            PORUTHAM_RECORDS[key].sources.map(({ work, locus, state }) => ({
              work,
              locus: locus === '' ? state : `${locus}, ${state}`,
              note: key,
            })),
          ),
          ...skySources(sky),
        ],
        disputed: [
          ...DISPUTES,
          ...ayanamsaDisputes(sky),
          ...bride.disputes().map(of('bride')),
          ...groom.disputes().map(of('groom')),
        ],
        verified_against:
          'published counts and lists: the couple of B. V. Raman’s Muhurtha, lord pairs of Tirumana Porutham, opposite signs of Raajayogam',
      },
      ayanamsa: sky.ayanamsa,
      birthTimeAssumed,
      restsOnBirthTime: ['star_count', 'star_count_back', 'sign_count', 'poruthams', 'counts'],
      birth: { bride: bride.resolved.clock, groom: groom.resolved.clock },
    };
  },
});
