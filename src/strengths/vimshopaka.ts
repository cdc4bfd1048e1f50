import * as v from 'valibot';
import { birthOperation } from '../cast/birthOperation.js';
import { natalFields } from '../cast/natalInput.js';
import { oneOf, record } from '../input/schemas.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import { cite } from '../operation/sources.js';
import type { Varga } from '../types.js';
import type { SignLord } from '../zodiac/lords.js';
import { SIGN_LORDS } from '../zodiac/lords.js';
import { SIGNS, type Sign } from '../zodiac/names.js';
import type { CompoundRegard } from '../zodiac/relationships.js';
import { grahasOfBirth, type StrengthsInput } from './input.js';
import { gradeOf, SHODASHAVARGA, type Vimshopaka, vimshopakaOf } from './rules/vimshopaka.js';
import { rounded } from './shadbalaData.js';
import type { OfPlanets } from './tables/shadbala.js';
import {
  type Grade,
  RELATIONS,
  type Relations,
  SCHEMES,
  type Scheme,
  VIMSHOPAKA_SOURCES,
} from './tables/vimshopaka.js';

/** The input of {@link vimshopaka}. */
export interface VimshopakaInput extends StrengthsInput {
  /** Whose places decide temporal friendship: the birth chart's (`rashi`, the default), or each division's (`varga`). */
  readonly relations?: Relations | undefined;
}

/** The strength of a planet in a scheme. */
export interface VimshopakaScore {
  /** Out of twenty, four decimals. @minimum 5 @maximum 20 */
  readonly score: number;
  /** The same out of a hundred. @minimum 25 @maximum 100 */
  readonly percent: number;
  /** The text's grade: from 15 `full`, from 10 `medium`, from 5 `some`. */
  readonly grade: Grade;
}

/** A planet in a division. */
export interface VimshopakaRow {
  /** Sign of the planet in the division. */
  readonly sign: Sign;
  /** Lord of that sign. */
  readonly lord: SignLord;
  /** Own sign, or how it regards the lord. */
  readonly relation: 'own' | CompoundRegard;
  /** Points out of twenty. @minimum 5 @maximum 20 */
  readonly points: number;
}

/** The strength of a planet in the divisions. */
export interface PlanetVimshopaka extends Readonly<Record<Scheme, VimshopakaScore>> {
  /** The sixteen divisions. */
  readonly vargas: Readonly<Record<'d1' | Varga, VimshopakaRow>>;
}

/** The strength of the seven planets in the divisions. */
export interface VimshopakaData {
  /** Whose places decide temporal friendship. */
  readonly relations: Relations;
  /** The seven planets. */
  readonly planets: OfPlanets<PlanetVimshopaka>;
}

function planetData({ scores, vargas }: Vimshopaka): PlanetVimshopaka {
  const rowOf = (varga: 'd1' | Varga): VimshopakaRow => {
    const { sign, lord, relation, points } = vargas[varga];
    return { sign: at(SIGNS, sign).name, lord, relation, points };
  };
  const scoreOf = (score: number): VimshopakaScore => ({
    score: rounded(score),
    percent: rounded(5 * score),
    grade: gradeOf(score),
  });
  return {
    ...recordOf(SCHEMES, (scheme) => scoreOf(scores[scheme])),
    vargas: recordOf(SHODASHAVARGA, rowOf),
  };
}

/** The Moon moves through a division in hours, the Sun through the narrowest in half a day. */
const RESTS_ON_TIME: readonly string[] = [
  'planets.Moon',
  'planets.*.vargas.d60',
  'planets.*.dashavarga',
  'planets.*.shodashavarga',
];

/**
 * Returns the viṁśopaka of a birth: the strength of each of the seven planets in the divisional charts, out of twenty in each of the
 * schemes of six, seven, ten and sixteen divisions, with the relation and the points in each division.
 * @param input `birth`; optional `relations` (`rashi` by default, `varga`), `ayanamsa` (default lahiri), `node` (default true; it has no
 *   effect on the seven), `conventions`
 * @throws {SiddhantaError} for bad input, or a clock time that the clocks skipped (`nonexistent_time`)
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 7.17–27.
 *
 * @example
 * ```ts
 * import { vimshopaka } from 'siddhanta/strengths';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = vimshopaka({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.planets.Venus.shadvarga; // => { score: 13.4, percent: 67, grade: 'medium' }
 * ```
 */
export const vimshopaka = birthOperation<VimshopakaInput, VimshopakaData>()({
  name: 'strengths.vimshopaka',
  summary: 'Vimshopaka: strength of the planets out of twenty, in six, seven, ten and sixteen divisions',
  units: 3,
  schema: () => record({ ...natalFields(), relations: v.optional(oneOf(RELATIONS), RELATIONS[0]) }),
  run(input, context) {
    const { birth, relations } = input;
    const chart = grahasOfBirth(birth, context);
    const { resolved, longitudes } = chart;
    return {
      data: {
        relations,
        planets: recordOf(SIGN_LORDS, (planet) => planetData(vimshopakaOf(planet, longitudes, relations))),
      },
      chart,
      method: 'Vimshopaka: points for the relation to the lord of the sign in each division, weighted, out of twenty',
      conventions: {
        temporal_friends:
          relations === 'rashi'
            ? 'by the places of the birth chart in all divisions'
            : 'by the places in each division',
        points:
          'own sign 20, great friend 18, friend 15, neutral 10, enemy 7, great enemy 5; exaltation and moolatrikona add nothing',
        ...(resolved.timeAssumed
          ? {
              birth_time:
                'none was given, and noon stands in. Nothing rests on the ascendant; but the Moon moves some 13° in a day, and in narrow divisions the others may change theirs, too: D60 is half a degree wide',
            }
          : {}),
      },
      sources: [
        ...VIMSHOPAKA_SOURCES,
        cite('bphs', '6.2–41', 'the sixteen divisions'),
        cite('bphs', '3.55–58', 'friendship'),
      ],
      disputed: [
        {
          element: 'friends of the time',
          note: "By the birth chart here, as Santhanam's worked Venus has it; Jagannatha Hora offers the places in each division. The option relations chooses.",
        },
        {
          element: 'exaltation',
          note: 'It adds nothing here, nor does moolatrikona: with a bonus 37 of 84 numbers of Jagannatha Hora fail. BPHS 7.9-12 hints at a strength between exaltation and fall, which no program was found to use.',
        },
        {
          element: 'Rahu and Ketu',
          note: 'Not told here: what relation Jagannatha Hora takes for them is unknown.',
        },
      ],
      verified_against:
        "Jagannatha Hora 8.0 with relations varga, two charts, 56 of 56 scores to its last digit; with rashi, the worked Venus of Santhanam's notes, 16.8",
      restsOnBirthTime: RESTS_ON_TIME,
    };
  },
});
