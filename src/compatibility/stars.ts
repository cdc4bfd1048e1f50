import * as v from 'valibot';
import { SiddhantaError } from '../errors.js';
import { ayanamsaSchema, oneOf, record, whole } from '../input/schemas.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import type { Ayanamsa } from '../types.js';
import { NAKSHATRAS, type Nakshatra } from '../zodiac/names.js';
import type { Pada } from '../zodiac/position.js';
import { bhakootRuleSchema } from './fromMoon.js';
import { KUTA_SOURCES } from './kutas/list.js';
import type { MatchTotal } from './partner.js';
import { numbersOf, type PoruthamNumbers } from './poruthamRange.js';
import type { BhakootRule, ForgivenBy } from './rules/kutas.js';
import { PORUTHAM_RULES } from './rules/porutham.js';
import { type CriticalDosha, scorePair } from './rules/score.js';
import { HALVES, type PadaHalf, type StarPada, type StarStation, starStations } from './rules/stars.js';
import { KUTAS, type Kuta } from './tables/kutas.js';
import { PORUTHAMS } from './tables/porutham.js';
import { ASHTAKOOTA_DISPUTES } from './tables/sources.js';

const SIDES = ['bride', 'groom'] as const;
const EXCEPTIONS = ['applied', 'none'] as const;

/** One side of a match. @names none */
export type StarSide = (typeof SIDES)[number];

/** The input of {@link stars}. */
export interface StarsInput {
  /** The star of the Moon that is given. */
  readonly nakshatra: Nakshatra;
  /** Its pada, 1 … 4. */
  readonly pada: Pada;
  /** Half of the pada, for Purva Ashadha 1 and Shravana 2 alone; `first` by default there. */
  readonly half?: PadaHalf | undefined;
  /** Whose star it is; `bride` by default. The stars of the other side are ranked. */
  readonly side?: StarSide | undefined;
  /** How a bad relation of the signs is cancelled; `strict` by default. */
  readonly bhakoot_rule?: BhakootRule | undefined;
  /** Whether a bad bhakūṭa may be cancelled and the same nāḍī excepted; `applied` by default. */
  readonly exceptions?: 'applied' | 'none' | undefined;
  /** School of ayanāṁśa; the points of two stars are the same in all. */
  readonly ayanamsa?: Ayanamsa | undefined;
}

/** Points of a kūṭa, 0 … 8, in halves. @minimum 0 @maximum 8 @multipleOf 0.5 */
export type KutaPoints = number;

/** A pada of the other side, with its points. */
export interface StarMatch extends StarPada {
  /** 0 … 36, in halves. */
  readonly total_score: MatchTotal;
  /** Points of each kūṭa. */
  readonly points: Readonly<Record<Kuta, KutaPoints>>;
  /** The remaining doṣas; may be empty. */
  readonly critical_doshas: readonly CriticalDosha[];
  /** The ten poruthams of the pair by grade. */
  readonly poruthams: PoruthamNumbers;
}

/** A nakṣatra of the other side, with the fewest and most points of its padas. */
export interface StarRange {
  /** The nakṣatra. */
  readonly nakshatra: Nakshatra;
  /** Fewest points. */
  readonly minimum: MatchTotal;
  /** Most points. */
  readonly maximum: MatchTotal;
}

/** All stars for a given star. */
export interface StarsData {
  /** The given star. */
  readonly given: StarPada;
  /** Whose it is. */
  readonly side: StarSide;
  /**
   * The 108 padas of the other side, two of them in halves, from the most points; of the same points those with more good poruthams first,
   * then those from Aśvinī on.
   * @minItems 110
   * @maxItems 110
   */
  readonly padas: readonly StarMatch[];
  /** The 27 nakṣatras of the other side, from the most points; of the same the larger minimum first, then from Aśvinī on. @minItems 27 @maxItems 27 */
  readonly stars: readonly StarRange[];
}

function givenStation(
  all: readonly StarStation[],
  { nakshatra, pada, half }: Pick<StarsInput, 'nakshatra' | 'pada' | 'half'>,
): StarStation {
  const found = all.filter(({ place }) => place.nakshatra === nakshatra && place.pada === pada);
  if (half !== undefined && found.length === 1)
    throw new SiddhantaError(
      'invalid_value',
      'half is allowed for Purva Ashadha 1 and Shravana 2 alone, whose halves differ. Leave it out.',
      { field: 'half' },
    );
  return at(found, half === undefined ? 0 : HALVES.indexOf(half));
}

/** Stable: of equals the earlier in the zodiac stays first. */
function ranked<Row>(rows: readonly Row[], ...keys: readonly ((row: Row) => number)[]): Row[] {
  return [...rows].sort((a, b) => {
    for (const key of keys) if (key(a) !== key(b)) return key(b) - key(a);
    return 0;
  });
}

/**
 * Returns the stars of the other side ranked for a given star: all 108 padas with the eight kūṭas, total, doṣas and poruthams of each, and
 * the 27 nakṣatras with their fewest and most points.
 *
 * The points are those of {@link ashtakootaFromMoon}, the grades those of {@link porutham}. Nothing is computed from the sky.
 * @param input `nakshatra` (its name), `pada` (1 … 4); optional `side` (`bride` by default), `half`, `bhakoot_rule`, `exceptions`
 * @throws {SiddhantaError} for bad input; `invalid_value` for `half` of a pada that is not divided
 *
 * Source: as for {@link ashtakoota} and {@link porutham}.
 *
 * @example
 * ```ts
 * import { stars } from 'siddhanta/compatibility';
 * const { data } = stars({ nakshatra: 'Rohini', pada: 2 });
 * data.given.sign; // => 'Taurus'
 * data.stars[0]; // => { nakshatra: 'Mrigashira', minimum: 34, maximum: 36 }
 * ```
 */
export const stars = operation<StarsInput, StarsData>()({
  name: 'compatibility.stars',
  summary: 'Stars ranked for a given star: all 108 padas by the eight kutas, with the ten poruthams',
  units: 2,
  schools: 'all',
  schema: () =>
    record({
      nakshatra: oneOf(NAKSHATRAS.map(({ name }) => name)),
      pada: whole(1, 4),
      half: v.optional(oneOf(HALVES)),
      side: v.optional(oneOf(SIDES), 'bride'),
      bhakoot_rule: bhakootRuleSchema(),
      exceptions: v.optional(oneOf(EXCEPTIONS), 'applied'),
      ayanamsa: ayanamsaSchema(),
    }),
  example: { nakshatra: 'Rohini', pada: 2 },
  context: () => undefined,
  run(input) {
    const { side, bhakoot_rule, exceptions } = input;
    const forgivenBy: ForgivenBy = exceptions === 'none' ? 'none' : bhakoot_rule;
    const all = starStations();
    const given = givenStation(all, input);
    const matches = all.map(({ place, station }): StarMatch => {
      const [hers, his] = side === 'bride' ? [given.station, station] : [station, given.station];
      const { total_score, points, critical_doshas } = scorePair(hers, his, forgivenBy);
      const grades = PORUTHAMS.map((key) => PORUTHAM_RULES[key](hers, his).grade);
      return { ...place, total_score, points, critical_doshas, poruthams: numbersOf(grades) };
    });
    const ranges = NAKSHATRAS.map(({ name }): StarRange => {
      const totals = matches.filter(({ nakshatra }) => nakshatra === name).map(({ total_score }) => total_score);
      return { nakshatra: name, minimum: Math.min(...totals), maximum: Math.max(...totals) };
    });
    return {
      data: {
        given: given.place,
        side,
        padas: ranked(
          matches,
          ({ total_score }) => total_score,
          ({ poruthams }) => poruthams.good,
        ),
        stars: ranked(
          ranges,
          ({ maximum }) => maximum,
          ({ minimum }) => minimum,
        ),
      },
      provenance: {
        method: 'Each pada of the other side scored by the eight kutas and the ten poruthams with the given one',
        conventions: {
          bhakoot: forgivenBy,
          order: 'by points, then by good poruthams, then from Ashvini; a usual order, which no text prescribes',
          halves: 'Sagittarius and Capricorn are split at exactly 15°, within Purva Ashadha 1 and Shravana 2',
        },
        sources: KUTAS.flatMap((kuta) => KUTA_SOURCES[kuta]()),
        disputed: ASHTAKOOTA_DISPUTES,
        verified_against: 'as compatibility.ashtakoota and compatibility.porutham, of whose rules every row is made',
      },
      ayanamsa: input.ayanamsa ?? 'lahiri',
    };
  },
});
