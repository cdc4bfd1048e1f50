import { birthOperation } from '../cast/birthOperation.js';
import { latitudesAt } from '../cast/latitudes.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import { type EclipticDegrees, sixDecimals, type ZodiacPosition, zodiacPosition } from '../zodiac/position.js';
import { chartOfBirth, natureConventions, natureDisputes, strengthChart } from './birthChart.js';
import { dignityDisputes } from './dignityDisputes.js';
import { type DignityInput, dignitySchema } from './dignityInput.js';
import { moonAhead } from './rules/natures.js';
import { type PlanetDignity, planetDignity } from './rules/planet.js';
import { type War, warsOf } from './rules/wars.js';
import { DIGNITY_RULES, DIGNITY_SOURCES } from './tables/dignityRules.js';

/** The dignities of the grahas of a chart. */
export interface DignityData {
  /** The rising point, from which the houses are counted. */
  readonly ascendant: ZodiacPosition;
  /** Degrees by which the Moon is ahead of the Sun, truncated to six decimals; she waxes below 180. */
  readonly moon_elongation: EclipticDegrees;
  /** The nine grahas. */
  readonly planets: Readonly<Record<Graha, PlanetDignity>>;
  /** The wars of the chart. */
  readonly wars: readonly War[];
}

/** The lagna counts houses, and the Moon moves half a degree an hour. */
const RESTS_ON_TIME = [
  'ascendant',
  'moon_elongation',
  'planets.*.house',
  'planets.*.avasthas.lajjitadi',
  'planets.Moon',
  'planets.*.dignity',
  'planets.*.dispositor',
  'planets.*.avasthas.jagradadi',
  'planets.*.avasthas.deeptadi',
  'planets.Mercury.natural_nature',
  'planets.Mercury.nature_reason',
  'planets.Mercury.nature_with',
];

/**
 * Returns the state of each graha of a birth chart: its dignity with the degrees over which that holds, the lord of its sign, distance from
 * the Sun, wars, gaṇḍānta, vargottama, puṣkara, and its avasthās.
 *
 * Distances are degrees of longitude, truncated to six decimals. Without a birth time noon is used, and `meta.rests_on_birth_time` lists
 * what depends on it.
 * @param input `birth`; optional `ayanamsa` (default lahiri), `node` (default true), `conventions`, and the readings where books differ:
 *   `node_dignity`, `moolatrikona`, `moon_rule`, `mercury_rule`, `combustion_limits`, `war_limit`, `war_winner`, `gandanta_width`,
 *   `pushkara_bhaga`, `deeptadi`
 * @throws {SiddhantaError} for bad input, a clock time that the clocks skipped (`nonexistent_time`), a latitude without an ascendant
 *   (`undefined_at_latitude`)
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 3, 45, 47, 79, 92; `provenance.rules` has each rule with how far it is confirmed.
 *
 * @example
 * ```ts
 * import { dignity } from 'siddhanta/strengths';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { planets } = dignity({ birth: { date: '1990-08-15', time: '08:30:00', place } }).data;
 * planets.Jupiter.dignity; // => 'exalted'
 * planets.Jupiter.distance_from_deep_exaltation; // => 0.588789
 * planets.Mars.dignity_span; // => { from: 12, to: 30 }
 * ```
 */
export const dignity = birthOperation<DignityInput, DignityData>()({
  name: 'strengths.dignity',
  summary: 'How each graha of a birth chart stands: dignity, combustion, war, gandanta, pushkara, states',
  units: 2,
  schema: dignitySchema,
  run(input, context) {
    const birthChart = chartOfBirth(input.birth, context);
    const { resolved, grahas, longitudes, ascendant } = birthChart;
    const chart = strengthChart(birthChart, input);
    const wars = warsOf(chart, { limit: input.war_limit, winner: input.war_winner }, (fighters) =>
      latitudesAt(context, resolved.instant, input.birth.place, fighters),
    );
    const readings = {
      dignity: { moolatrikona: input.moolatrikona, nodes: input.node_dignity },
      combustion: input.combustion_limits,
      gandanta: input.gandanta_width,
      pushkara: input.pushkara_bhaga,
      mercury: input.mercury_rule,
      deeptadi: input.deeptadi,
    };
    const planets = GRAHAS.map((graha) => [
      graha,
      planetDignity(graha, chart, grahas[graha].retrograde, wars, readings),
    ]);
    return {
      data: {
        ascendant: zodiacPosition(ascendant),
        moon_elongation: sixDecimals(moonAhead(longitudes)),
        planets: Object.fromEntries(planets) as DignityData['planets'],
        wars,
      },
      chart: birthChart,
      method:
        'Dignities by degrees and friendship, distances from the Sun and between grahas by longitude, states by verse',
      conventions: {
        node_dignity: input.node_dignity,
        moolatrikona: input.moolatrikona,
        ...natureConventions(input.moon_rule, input.mercury_rule),
        combustion_limits: input.combustion_limits,
        war_limit: String(input.war_limit),
        war_winner: input.war_winner,
        gandanta_width: input.gandanta_width,
        pushkara_bhaga: input.pushkara_bhaga,
        deeptadi: input.deeptadi,
        distances: 'degrees of longitude by the shorter way, compared in micro-arcseconds and told cut at six decimals',
      },
      sources: DIGNITY_SOURCES,
      disputed: [...natureDisputes(birthChart, input.moon_rule, input.mercury_rule), ...dignityDisputes(input)],
      verified_against:
        'degrees and signs of 22 dignities, 6 ages and 9 navamshas as the verses have them; a published list of who is combust; the war of 2014-11-13, with latitudes of Swiss Ephemeris',
      rules: DIGNITY_RULES,
      restsOnBirthTime: RESTS_ON_TIME,
    };
  },
});
