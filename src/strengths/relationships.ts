import { birthOperation } from '../cast/birthOperation.js';
import { natalFields } from '../cast/natalInput.js';
import { record } from '../input/schemas.js';
import { signIndex } from '../math/angle.js';
import { recordOf } from '../math/recordOf.js';
import { cite } from '../operation/sources.js';
import { isSignLord } from '../zodiac/lords.js';
import { GRAHAS, type Graha, type Sign } from '../zodiac/names.js';
import { signName } from '../zodiac/position.js';
import {
  type CompoundRegard,
  compoundRegard,
  type Regard,
  regard,
  type TemporalRegard,
  temporalRegard,
} from '../zodiac/relationships.js';
import { grahasOfBirth, type StrengthsInput } from './input.js';

/** How one graha regards another in a chart. */
export interface GrahaRelationship {
  /** By nature; null where no text says how the seven regard the nodes. */
  readonly natural: Regard | null;
  /** Temporal: by the signs of the two. */
  readonly temporal: TemporalRegard;
  /** Compound of both; null without the natural one. */
  readonly compound: CompoundRegard | null;
}

/** How one graha regards each of the eight others. */
export type RelationshipsOfGraha = Readonly<Partial<Record<Graha, GrahaRelationship>>>;

/** How the grahas of a chart regard one another. */
export interface RelationshipsData {
  /** The sign of each graha, from which the temporal relations follow. */
  readonly signs: Readonly<Record<Graha, Sign>>;
  /** By the graha that regards, then by the one regarded; none regards itself. */
  readonly relationships: Readonly<Record<Graha, RelationshipsOfGraha>>;
}

/**
 * Returns how each graha of a birth chart regards every other: by nature, temporally, and both together.
 * @param input `birth`; optional `ayanamsa` (default lahiri), `node` (default true), `conventions`
 * @throws {SiddhantaError} for bad input, or a clock time that the clocks skipped (`nonexistent_time`)
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 3.55–58; of the nodes Phaladīpikā 2.35.
 *
 * @example
 * ```ts
 * import { relationships } from 'siddhanta/strengths';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = relationships({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.relationships.Moon.Mars; // => { natural: 'neutral', temporal: 'friend', compound: 'friend' }
 * ```
 */
export const relationships = birthOperation<StrengthsInput, RelationshipsData>()({
  name: 'strengths.relationships',
  summary: 'Natural, temporal and compound friendship of all pairs of grahas in a birth chart',
  units: 1,
  schema: () => record(natalFields()),
  run(input, context) {
    const chart = grahasOfBirth(input.birth, context);
    const { longitudes } = chart;
    const relation = (from: Graha, to: Graha): GrahaRelationship => {
      const natural = isSignLord(to) ? regard(from, to) : null;
      const temporal = temporalRegard(signIndex(longitudes[from]), signIndex(longitudes[to]));
      return { natural, temporal, compound: natural === null ? null : compoundRegard(natural, temporal) };
    };
    const regards = (from: Graha) =>
      Object.fromEntries(GRAHAS.filter((to) => to !== from).map((to) => [to, relation(from, to)]));
    return {
      data: {
        signs: recordOf(GRAHAS, (graha) => signName(longitudes[graha])),
        relationships: recordOf(GRAHAS, regards),
      },
      chart,
      method: 'Friendship by nature from a table, for the time from the signs of the two, and both together',
      conventions: {
        temporal:
          'a friend stands in the second, third, fourth, tenth, eleventh or twelfth sign, all counted inclusively',
      },
      sources: [
        cite('bphs', '3.55', 'natural friends and enemies of the seven'),
        cite('bphs', '3.56', 'temporal friends'),
        cite('bphs', '3.57–58', 'both together'),
        cite('phaladeepika', '2.35', 'whom the nodes regard as friends and enemies'),
      ],
      disputed: [
        {
          element: 'friendship of the nodes',
          note: 'What Rāhu and Ketu feel is from Phaladīpikā 2.35. How the seven regard the nodes is in none of the texts cited: null here. Programs fill these cells from tables of their own.',
        },
      ],
      verified_against:
        'the 42 compound relations of the seven in a published chart (P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, exercise 5)',
      restsOnBirthTime: ['signs.Moon', 'relationships.Moon', 'relationships.*.Moon'],
    };
  },
});
