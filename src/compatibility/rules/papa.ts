import { type MicroArcseconds, modulo, signIndex } from '../../math/angle.js';
import { recordOf } from '../../math/recordOf.js';
import { dignityState, type NodeDignity } from '../../zodiac/dignity.js';
import { lordOf } from '../../zodiac/lords.js';
import type { Graha } from '../../zodiac/names.js';
import type { House } from '../../zodiac/position.js';
import { regard } from '../../zodiac/relationships.js';
import {
  DIGNITY_SHARES,
  GRAHA_UNITS,
  HOUSE_UNITS,
  PAPA_GRAHAS,
  PAPA_HOUSES,
  PAPA_REFERENCES,
  type PapaDignity,
  type PapaGraha,
  type PapaReference,
  type PapaWeighting,
  REFERENCE_WEIGHTS,
} from '../tables/papa.js';

/** Points of a malefic, a reference or a chart, in sixteenths. @minimum 0 @multipleOf 0.0625 */
export type PapaPoints = number;

/** What the points of `by_house` are multiplied of. */
export interface PapaParts {
  /** Units of the house. @asType integer @minimum 1 @maximum 6 */
  readonly house_units: number;
  /** Units of the graha. @asType integer @minimum 1 @maximum 4 */
  readonly graha_units: number;
  /** Its dignity by position, else how it regards the lord of its sign by nature. */
  readonly dignity: PapaDignity;
  /** The share that this leaves. @minimum 0 @maximum 1.25 @multipleOf 0.25 */
  readonly dignity_share: number;
}

/** One malefic from one reference. */
export interface PapaCount {
  /** From where its house is counted. */
  readonly from: PapaReference;
  /** The malefic. */
  readonly graha: PapaGraha;
  /** Its house, whole signs, that of the reference as the first. */
  readonly house: House;
  /** Whether that is 1, 2, 4, 7, 8 or 12. */
  readonly counts: boolean;
  /** Its points; 0 where it does not count. */
  readonly points: PapaPoints;
  /** What they are multiplied of; only where it counts and only with `by_house`. */
  readonly parts?: PapaParts;
}

/** The malefics of one chart. */
export interface PapaSum {
  /** Each malefic from each reference. */
  readonly counts: readonly PapaCount[];
  /** The points from each reference. */
  readonly from: Readonly<Record<PapaReference, PapaPoints>>;
  /** Their sum. */
  readonly total: PapaPoints;
}

export interface PapaRules {
  readonly weighting: PapaWeighting;
  readonly ketu: boolean;
  readonly nodes: NodeDignity;
}

/** By position, else by the natural regard for the lord of the sign. */
export function papaDignity(graha: PapaGraha, longitude: MicroArcseconds, nodes: NodeDignity): PapaDignity {
  return dignityState(graha, longitude, { nodes }) ?? regard(graha, lordOf(signIndex(longitude)));
}

function partsOf(graha: PapaGraha, house: House, longitude: MicroArcseconds, nodes: NodeDignity): PapaParts {
  const dignity = papaDignity(graha, longitude, nodes);
  return {
    house_units: HOUSE_UNITS[house] ?? 0,
    graha_units: graha === 'Ketu' ? 0 : GRAHA_UNITS[graha],
    dignity,
    dignity_share: DIGNITY_SHARES[dignity],
  };
}

/** All factors are binary fractions, so that sums are exact. */
export function papaSum(
  {
    longitudes,
    ascendant,
  }: { readonly longitudes: Readonly<Record<Graha, MicroArcseconds>>; readonly ascendant: MicroArcseconds },
  { weighting, ketu, nodes }: PapaRules,
): PapaSum {
  const origins = { lagna: ascendant, Moon: longitudes.Moon, Venus: longitudes.Venus };
  const grahas = PAPA_GRAHAS.filter((graha) => ketu || graha !== 'Ketu');
  const counts = PAPA_REFERENCES.flatMap((from) =>
    grahas.map((graha): PapaCount => {
      const longitude = longitudes[graha];
      const house = modulo(signIndex(longitude) - signIndex(origins[from]), 12) + 1;
      if (!PAPA_HOUSES.includes(house)) return { from, graha, house, counts: false, points: 0 };
      const weight = REFERENCE_WEIGHTS[weighting][from];
      if (weighting !== 'by_house') return { from, graha, house, counts: true, points: weight };
      const parts = partsOf(graha, house, longitude, nodes);
      const points = parts.house_units * parts.graha_units * parts.dignity_share * weight;
      return { from, graha, house, counts: true, points, parts };
    }),
  );
  const sum = (list: readonly PapaCount[]): number => list.reduce((total, { points }) => total + points, 0);
  return {
    counts,
    from: recordOf(PAPA_REFERENCES, (from) => sum(counts.filter((one) => one.from === from))),
    total: sum(counts),
  };
}
