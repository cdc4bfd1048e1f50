import * as v from 'valibot';
import { birthDayOf, DAY_DISPUTE, dayConventions, dayNote, onClock } from '../cast/birthDay.js';
import { birthOperation } from '../cast/birthOperation.js';
import { latitudesAt } from '../cast/latitudes.js';
import { natalFields, natalOf } from '../cast/natalInput.js';
import { RISING_SOURCE } from '../cast/sunrise.js';
import { oneOf, record, sunriseSchema } from '../input/schemas.js';
import { recordOf } from '../math/recordOf.js';
import type { LocalInstant, SunriseDefinition } from '../types.js';
import {
  MOOLATRIKONA_READINGS,
  type MoolatrikonaReading,
  NODE_DIGNITIES,
  type NodeDignity,
} from '../zodiac/dignity.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import { WAR_LIMIT } from '../zodiac/war.js';
import { type NatureOptions, natureConventions, natureDisputes, natureFields, strengthChart } from './birthChart.js';
import { longitudesOf, type StrengthsInput } from './input.js';
import { DEEPTADI_LISTS, type DeeptadiList } from './rules/avasthas.js';
import { type Avasthas, planetDignity } from './rules/planet.js';
import {
  GHATI_COUNTS,
  type GhatiCount,
  SHAYANADI_PARTS,
  type ShayanadiPart,
  type ShayanadiState,
  shayanadiOf,
} from './rules/shayanadi.js';
import { warsOf } from './rules/wars.js';
import { DIGNITY_RULES } from './tables/dignityRules.js';
import { AGE_SHARES, AVASTHA_SOURCES, NAME_SOUNDS, type NameSound, WAKING_SHARES } from './tables/shayanadi.js';

const STATES: readonly string[] = ['baladi', 'jagradadi', 'deeptadi', 'lajjitadi'];
const GHATI_MICROSECONDS = 1_440_000_000;

/** The input of {@link avasthas}. */
export interface AvasthasInput extends StrengthsInput, NatureOptions {
  /** The first sound of the name in Devanāgarī, one of 35; without it `activity` is null. */
  readonly name_sound?: NameSound | undefined;
  /** What multiplies star and graha in the twelve states: the navāṁśa within the sign (the default), or the degree. */
  readonly part?: ShayanadiPart | undefined;
  /** Which ghaṭī is added: the one that runs (the default), or those that are over. */
  readonly ghati?: GhatiCount | undefined;
  /** Definition of sunrise, from which ghaṭīs are counted; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
  /** Where the nodes are exalted, in mūlatrikoṇa and in own sign; `bphs` by default. */
  readonly node_dignity?: NodeDignity | undefined;
  /** The degrees of mūlatrikoṇa; `bphs` by default. */
  readonly moolatrikona?: MoolatrikonaReading | undefined;
  /** The list of dīptādi states; `bphs` by default. */
  readonly deeptadi?: DeeptadiList | undefined;
}

/** The share of its results that a graha gives; null where the verse says "some". @minimum 0 @maximum 1 */
export type ResultShare = number;

/** The avasthās of a graha. */
export interface PlanetAvasthas extends Avasthas {
  /** Share of results by its age. */
  readonly age_share: ResultShare | null;
  /** Share of results awake, dreaming or asleep. */
  readonly waking_share: ResultShare;
  /** What it does, among twelve. */
  readonly shayanadi: ShayanadiState;
}

/** The avasthās of a chart. */
export interface AvasthasData {
  /** The sunrise from which ghaṭīs are counted. */
  readonly sunrise: LocalInstant;
  /** Ghaṭīs of 24 minutes since then, six decimals. @minimum 0 */
  readonly ghatis_elapsed: number;
  /** What replaced a missing sunrise, in words; null where nothing did. */
  readonly day_note: string | null;
  /** The sound that was given; null where none was. */
  readonly name_sound: NameSound | null;
  /** The nine grahas. */
  readonly planets: Readonly<Record<Graha, PlanetAvasthas>>;
}

const RESTS_ON_TIME = [
  'sunrise',
  'ghatis_elapsed',
  'planets.Moon',
  'planets.*.jagradadi',
  'planets.*.deeptadi',
  'planets.*.lajjitadi',
  'planets.*.waking_share',
  'planets.*.shayanadi',
];

/**
 * Returns the avasthās of the nine grahas of a birth chart: age, waking, light and mood as in `strengths.dignity`, with the share of results
 * by age and waking, and the twelve states from śayana to nidrā with every number of their sum.
 *
 * How much of a state is effective (`cheshta`, `drishti`, `vicheshta`) depends on the first sound of the name: `activity` for `name_sound`,
 * `activities` for each number a sound can have. The ghaṭī changes every 24 minutes, so the twelve states need an exact time.
 * @param input `birth`; optional `name_sound`, `part` (`navamsha` by default, `degree`), `ghati` (`running` by default, `elapsed`),
 *   `sunrise`, `node_dignity`, `moolatrikona`, `moon_rule`, `mercury_rule`, `deeptadi`, `ayanamsa` (default lahiri), `node` (default true),
 *   `conventions`
 * @throws {SiddhantaError} for bad input, a clock time that the clocks skipped (`nonexistent_time`), a latitude without an ascendant
 *   (`undefined_at_latitude`)
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 45.3–17, 45.30–38.
 *
 * @example
 * ```ts
 * import { avasthas } from 'siddhanta/strengths';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { Sun } = avasthas({ birth: { date: '1990-08-15', time: '08:30:00', place }, name_sound: 'स' }).data.planets;
 * Sun.shayanadi.terms; // => { star: 9, graha: 1, part: 9, birth_star: 4, ghati: 7, lagna: 6 }
 * Sun.shayanadi.state; // => 'upaveshana'
 * Sun.shayanadi.activity; // => 'drishti'
 * ```
 */
export const avasthas = birthOperation<AvasthasInput, AvasthasData>()({
  name: 'strengths.avasthas',
  summary: 'Avasthas of each graha: age, waking, light, mood, and the twelve states from shayana on',
  units: 3,
  schema: () =>
    record({
      ...natalFields(),
      ...natureFields(),
      name_sound: v.optional(oneOf(NAME_SOUNDS)),
      part: v.optional(oneOf(SHAYANADI_PARTS), SHAYANADI_PARTS[0]),
      ghati: v.optional(oneOf(GHATI_COUNTS), GHATI_COUNTS[0]),
      sunrise: sunriseSchema(),
      node_dignity: v.optional(oneOf(NODE_DIGNITIES), 'bphs'),
      moolatrikona: v.optional(oneOf(MOOLATRIKONA_READINGS), 'bphs'),
      deeptadi: v.optional(oneOf(DEEPTADI_LISTS), 'bphs'),
    }),
  run(input, context) {
    const natal = natalOf(input.birth, context);
    const { resolved, grahas, ascendant, instant, place } = natal;
    const chart = { resolved, grahas, ascendant, longitudes: longitudesOf(grahas) };
    const { longitudes } = chart;
    const judged = strengthChart(chart, input);
    const wars = warsOf(judged, { limit: WAR_LIMIT, winner: 'bphs' }, (fighters) =>
      latitudesAt(context, instant, place, fighters),
    );
    const readings = {
      dignity: { moolatrikona: input.moolatrikona, nodes: input.node_dignity },
      combustion: 'surya_siddhanta',
      gandanta: 'two_sixtieths',
      pushkara: 'jataka_parijata',
      mercury: input.mercury_rule,
      deeptadi: input.deeptadi,
    } as const;
    const day = birthDayOf(natal);
    const elapsed = Math.floor(day.microseconds / GHATI_MICROSECONDS);
    const ghati = input.ghati === 'running' ? elapsed + 1 : elapsed;
    const planets = recordOf(GRAHAS, (graha): PlanetAvasthas => {
      const states = planetDignity(graha, judged, grahas[graha].retrograde, wars, readings).avasthas;
      return {
        ...states,
        age_share: AGE_SHARES[states.baladi],
        waking_share: WAKING_SHARES[states.jagradadi],
        shayanadi: shayanadiOf(
          graha,
          longitudes[graha],
          { moon: longitudes.Moon, ascendant, ghati },
          { part: input.part, sound: input.name_sound },
        ),
      };
    });
    return {
      data: {
        sunrise: onClock(day, day.day.start.reference),
        ghatis_elapsed: Math.floor(day.microseconds / (GHATI_MICROSECONDS / 1_000_000)) / 1_000_000,
        day_note: dayNote(day),
        name_sound: input.name_sound ?? null,
        planets,
      },
      chart,
      method: 'States by degree, dignity, company and aspects; the twelve by remainders of a sum of whole numbers',
      conventions: {
        node_dignity: input.node_dignity,
        moolatrikona: input.moolatrikona,
        ...natureConventions(input.moon_rule, input.mercury_rule),
        deeptadi: input.deeptadi,
        part: input.part,
        ghati: `${input.ghati}: ${input.ghati === 'running' ? 'the ghati of the birth, from 1 at sunrise' : 'whole ghatis over, from 0 at sunrise'}`,
        shayanadi:
          'star of the graha times its number times the part, plus birth star, ghati and sign of the lagna; the remainder by 12, 12 for 0',
        activity:
          'the number of the state squared plus that of the sound, its remainder by 12 plus the number of the graha, its remainder by 3',
        ...dayConventions(natal),
      },
      sources: [...AVASTHA_SOURCES, RISING_SOURCE],
      disputed: [
        ...natureDisputes(chart, input.moon_rule, input.mercury_rule),
        {
          element: 'amsha in the sum',
          note: 'The navāṁśa within the sign here, as in Santhanam’s worked Sun and by P. V. R. Narasimha Rao, not the sign of the navāṁśa. Others are said to take the degree (Saṅketanidhi, Horā Ratna; quoted); the option part chooses.',
        },
        {
          element: 'ghati in the sum',
          note: 'The one that runs here, as in both worked cases (30 ghaṭīs and 31 vighaṭīs count as 31, 42.5 as 43). Some programs drop the fraction; the option ghati chooses.',
        },
        {
          element: 'numbers of Ketu',
          note: 'The verse adds 4 for Rāhu and is silent on Ketu; 4 here, as P. V. R. Narasimha Rao has it.',
        },
        {
          element: 'second multiplication',
          note: 'Verse 45.34 says to fill up again “by the way of nakṣatra daśās”; read as the square of the number of the state, as both commentators do.',
        },
        {
          element: 'which name',
          note: 'The verse says the first vowel of the name; the table has 35 sounds and no long vowels. Whether the name of birth or of use is meant is open.',
        },
        DAY_DISPUTE,
      ],
      verified_against:
        'the worked Sun of Santhanam’s notes (sum 51, netrapani, vicheshta) and the counts of two footnotes of P. V. R. Narasimha Rao; ages of four of his examples',
      rules: Object.fromEntries(Object.entries(DIGNITY_RULES).filter(([name]) => STATES.includes(name))),
      restsOnBirthTime: RESTS_ON_TIME,
    };
  },
});
