import { refuseUncertainty } from '../cast/birth.js';
import { birthDisputes, clockConvention } from '../cast/birthWords.js';
import { skyContext } from '../cast/context.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, birthSchema, nameSchema, record } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { ayanamsaDisputes, skyConventions, skySources } from '../operation/provenance.js';
import { cite } from '../operation/sources.js';
import type { Ayanamsa, Birth } from '../types.js';
import { applicabilityOf, type DashaApplicability, factsOf } from './applicability.js';
import { EXAMPLE } from './input.js';
import { chartNatal } from './natal.js';
import type { Facts } from './rules/applicability.js';
import { STAR_SYSTEMS, type StarSystemId } from './tables/systems.js';
import { VIMSHOTTARI_SYSTEM } from './tables/vimshottari.js';

/** A daśā, with its conditions if it has any. */
export type ApplicableId = StarSystemId | 'vimshottari';

/** The input of {@link applicable}. */
export interface ApplicableInput {
  /** Whose daśās. */
  readonly birth: Birth;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** At most 100 characters, handed back in `user_name`; empty by default. */
  readonly user_name?: string | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** A daśā and its conditions. */
export interface ApplicableSystem extends DashaApplicability {
  /** The system, named as its operation. */
  readonly system: ApplicableId;
  /** Its name. @names dasha */
  readonly name: string;
}

/** Which daśās a text applies to a birth. */
export interface ApplicableData {
  /** All eleven, in the order of the text. */
  readonly systems: readonly ApplicableSystem[];
  /** Those that apply; the text ranks none. */
  readonly applicable: readonly ApplicableId[];
  /** The name as given; empty by default. @maxLength 100 */
  readonly user_name: string;
}

const NAMES: Readonly<Record<ApplicableId, { readonly name: string }>> = {
  vimshottari: VIMSHOTTARI_SYSTEM,
  ...STAR_SYSTEMS,
};
const IDS = Object.keys(NAMES) as readonly ApplicableId[];

/**
 * Returns which daśās Parāśara applies to a birth, each with its conditions and whether they hold.
 *
 * Vimśottarī and Yoginī apply to every chart. The text does not rank those that apply. Without a time of birth, what depends on it is null.
 * @param input `birth`; optional `ayanamsa`, `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 46.17–43.
 *
 * @example
 * ```ts
 * import { applicable } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = applicable({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.applicable; // => ['vimshottari', 'ashtottari', 'yogini', 'shodashottari']
 * ```
 */
export const applicable = operation<ApplicableInput, ApplicableData>()({
  name: 'dashas.applicable',
  summary: 'Which conditional dashas Parashara has applied to a birth, and why',
  units: 3,
  schools: 'all',
  schema: () =>
    record({
      birth: birthSchema(),
      ayanamsa: ayanamsaSchema(),
      user_name: nameSchema(),
      conventions: conventionsSchema(),
    }),
  example: { birth: EXAMPLE.birth },
  context: skyContext,
  run(input, sky) {
    refuseUncertainty(input.birth, 'birth');
    const natal = chartNatal(input.birth, sky);
    const { resolved } = natal;
    let known: Facts | undefined;
    const facts = (): Facts => {
      known ??= factsOf(natal);
      return known;
    };
    const systems = IDS.map((system) => ({ system, name: NAMES[system].name, ...applicabilityOf(system, facts) }));
    return {
      data: {
        systems,
        applicable: systems.filter(({ applies }) => applies === true).map(({ system }) => system),
        user_name: input.user_name,
      },
      provenance: {
        method: 'The conditions of Brihat Parashara Hora 46 for each dasha, looked up in the chart; any one suffices',
        conventions: {
          houses: 'whole signs from the lagna',
          lords: 'of the seven; the nodes rule no sign',
          hora: 'of odd signs the first half is the Sun’s, of even ones the second',
          day: 'from sunrise to sunset at the place',
          clock: clockConvention(resolved),
          ...skyConventions(sky, ['node', 'sunrise'], resolved.instant.tt),
        },
        sources: [cite('bphs', '46.17–43', 'the conditions'), ...skySources(sky)],
        disputed: [
          {
            element: 'Dwisaptati-sama',
            note: 'Lord of the lagna in the seventh, or lord of the seventh in the lagna: the Sanskrit half-verse of 46.38. The English translation has the lord of the lagna in the lagna or in the seventh.',
          },
          {
            element: '46.23',
            note: 'Day and night with the halves of the month belong to Ashtottari here, by the order of the verses; one reader gives them to Shodashottari.',
          },
          ...ayanamsaDisputes(sky),
          ...birthDisputes(input.birth, resolved, sky),
        ],
        verified_against:
          'charts whose conditions two programs judged alike: Ashtottari by Rahu, Dwadashottari, Chaturashiti-sama, Dwisaptati-sama, Shashtihayani',
      },
      ayanamsa: sky.ayanamsa,
      birthTimeAssumed: resolved.timeAssumed,
      birth: resolved.clock,
      restsOnBirthTime: ['systems', 'applicable'],
    };
  },
});
