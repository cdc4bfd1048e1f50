import { custom, number, optional, pipe } from 'valibot';
import { SiddhantaError } from '../errors.js';
import { describe, parseInput } from '../input/parse.js';
import { oneOf, record } from '../input/schemas.js';
import { within } from '../input/stated.js';
import { toMicroArcseconds } from '../math/angle.js';
import type { BhakootRule } from './rules/kutas.js';
import { moonStation, STATIONS, stationIndex } from './rules/moon.js';
import { type GunaMilanResults, gunaMilan } from './rules/report.js';
import { type MoonMatch, scorePair } from './rules/score.js';

const ALLOWED = 'it must be a sidereal longitude in degrees, from 0 to below 360.';

const longitudeSchema = () => pipe(number(ALLOWED), within({ minimum: 0, exclusiveMaximum: 360 }, ALLOWED));

/** @internal */
export function bhakootRuleSchema() {
  return optional(oneOf(['strict', 'lenient']), 'strict');
}

const optionsSchema = () => record({ bhakoot_rule: bhakootRuleSchema() });

/** The options of {@link ashtakootaFromMoon} and {@link ashtakootaFromMoons}. */
export interface AshtakootaOptions {
  /** How a bad relation of the signs is cancelled; `strict` by default. */
  readonly bhakoot_rule?: BhakootRule | undefined;
}

/** The Moons of a couple: sidereal longitudes in degrees, 0 ≤ longitude < 360. */
export interface MoonPair {
  /** Moon of the bride. */
  readonly bride: number;
  /** Moon of the groom. */
  readonly groom: number;
}

/** The Moon of a bride and those of any number of grooms: sidereal longitudes in degrees, 0 ≤ longitude < 360. */
export interface BrideAndGrooms {
  /** Moon of the bride. */
  readonly bride: number;
  /** Moons of the grooms. */
  readonly grooms: readonly number[] | Float64Array;
}

/**
 * Returns the Aṣṭakūṭa score of two Moons: the eight kūṭas with a sentence on each, total out of 36, level and doṣas.
 *
 * For known Moons; nothing is computed from the sky. Longitudes are rounded to micro-arcseconds, and a boundary belongs to what begins
 * there: 15° of Sagittarius is in its second half. Neither sidereal zodiac nor school is checked; aṣṭakūṭa belongs to the Lahiri school.
 * @param moons `bride` and `groom`, sidereal longitudes in degrees, 0 ≤ longitude < 360
 * @param options `bhakoot_rule`: `strict` (default) or `lenient` cancellation of a bad relation of the signs
 * @throws {SiddhantaError} `missing_field`, `unknown_field`, `invalid_value`
 *
 * Source: Muhūrta Cintāmaṇi, Vivāha 21–36; friendships Bṛhat Parāśara Horā Śāstra (Santhanam) 3.55; grids as in
 * `docs/tables/ashtakoota.md`.
 *
 * @example
 * ```ts
 * import { ashtakootaFromMoon } from 'siddhanta';
 * const match = ashtakootaFromMoon({ bride: 261.1861, groom: 347.9361 });
 * match.total_score; // => 32.5
 * match.compatibility_level; // => 'Excellent'
 * match.kutas.varna.description; // => "The groom's varna Brahmin ranks above the bride's Kshatriya: 1 of 1."
 * ```
 */
export function ashtakootaFromMoon(moons: MoonPair, options: AshtakootaOptions = {}): GunaMilanResults {
  const { bride, groom } = parseInput(record({ bride: longitudeSchema(), groom: longitudeSchema() }), moons);
  const { bhakoot_rule } = parseInput(optionsSchema(), options);
  return gunaMilan(moonStation(toMicroArcseconds(bride)), moonStation(toMicroArcseconds(groom)), bhakoot_rule);
}

function isList(value: unknown): value is BrideAndGrooms['grooms'] {
  return Array.isArray(value) || value instanceof Float64Array;
}

function freeze(match: MoonMatch): MoonMatch {
  Object.freeze(match.critical_doshas);
  Object.freeze(match.points);
  return Object.freeze(match);
}

/**
 * Returns the Aṣṭakūṭa points of one bride with each of many grooms, in the given order: totals, levels, doṣas and the points of the eight
 * kūṭas, without the sentences.
 *
 * Made for lists of candidates: millions of grooms a second. At most 216 different results exist for one bride; equal scores share one
 * frozen object. {@link ashtakootaFromMoon} explains a single pair.
 * @param moons `bride`, and `grooms` as an array or a Float64Array; sidereal longitudes in degrees, 0 ≤ longitude < 360
 * @param options `bhakoot_rule`: `strict` (default) or `lenient` cancellation of a bad relation of the signs
 * @throws {SiddhantaError} `missing_field`, `unknown_field`, `invalid_value` (field `grooms.17` for the eighteenth groom)
 *
 * Source: as {@link ashtakootaFromMoon}.
 *
 * @example
 * ```ts
 * import { ashtakootaFromMoons } from 'siddhanta';
 * const matches = ashtakootaFromMoons({ bride: 261.1861, grooms: [347.9361, 150.3298] });
 * matches.map(({ total_score }) => total_score); // => [32.5, 27.5]
 * matches[0]?.points.gana; // => 6
 * ```
 */
export function ashtakootaFromMoons(moons: BrideAndGrooms, options: AshtakootaOptions = {}): readonly MoonMatch[] {
  const grooms = custom<BrideAndGrooms['grooms']>(isList, 'it must be an array or a Float64Array of degrees.');
  const input = parseInput(record({ bride: longitudeSchema(), grooms }), moons);
  const { bhakoot_rule } = parseInput(optionsSchema(), options);
  const bride = moonStation(toMicroArcseconds(input.bride));
  const known = new Array<MoonMatch | undefined>(STATIONS);
  const matches = new Array<MoonMatch>(input.grooms.length);
  for (let i = 0; i < input.grooms.length; i++) {
    const degrees = input.grooms[i];
    if (typeof degrees !== 'number' || !(degrees >= 0 && degrees < 360)) {
      throw new SiddhantaError('invalid_value', `grooms.${i} is ${describe(degrees)}; ${ALLOWED}`, {
        field: `grooms.${i}`,
      });
    }
    const longitude = toMicroArcseconds(degrees);
    const station = stationIndex(longitude);
    let match = known[station];
    if (match === undefined) {
      match = freeze(scorePair(bride, moonStation(longitude), bhakoot_rule));
      known[station] = match;
    }
    matches[i] = match;
  }
  return matches;
}
