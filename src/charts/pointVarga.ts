import * as v from 'valibot';
import { oneOf } from '../input/schemas.js';
import { type MicroArcseconds, microArcseconds } from '../math/angle.js';
import type { Dispute } from '../types.js';
import { DIVISIONS, type Division } from '../zodiac/divisions.js';
import { type HousedPosition, housedPosition } from '../zodiac/housed.js';
import { dividedLongitude } from './rules/varga.js';
import { ruleOf } from './tables/variants.js';

export const POINT_VARGAS = ['d1', ...DIVISIONS] as const;

/** The chart in which points are shown: the rāśi (`d1`) or a division. @names vargas */
export type PointVarga = 'd1' | Division;

/** The field `varga` of operations on points. @internal */
export const pointVargaSchema = () => v.optional(oneOf(POINT_VARGAS), POINT_VARGAS[0]);

/** Returns how a longitude of the rāśi falls in a chart. */
export function intoVarga(varga: PointVarga): (longitude: MicroArcseconds) => MicroArcseconds {
  if (varga === 'd1') return (longitude) => longitude;
  const { divisions, ...counting } = ruleOf(varga);
  return (longitude) => microArcseconds(dividedLongitude(longitude, divisions, counting));
}

/** Returns how a point of the rāśi is shown in a chart: divided like a graha, with its house from the divided ascendant. */
export function placeIn(varga: PointVarga, ascendant: MicroArcseconds): (longitude: MicroArcseconds) => HousedPosition {
  const project = intoVarga(varga);
  const lagna = project(ascendant);
  return (longitude) => housedPosition(project(longitude), lagna);
}

/** The chart in a result, unless it is the rāśi. */
export const vargaField = (varga: PointVarga): { readonly varga?: PointVarga } => (varga === 'd1' ? {} : { varga });

/** For provenance; nothing for the rāśi. */
export function vargaConventions(varga: PointVarga): Record<string, string> {
  if (varga === 'd1') return {};
  return {
    varga: `${varga}: each point divided like a graha (${ruleOf(varga).rule}), houses from the divided ascendant`,
  };
}

/** For provenance; nothing for the rāśi. */
export function vargaDisputes(varga: PointVarga): readonly Dispute[] {
  if (varga === 'd1') return [];
  return [
    {
      element: 'points in a division',
      note: 'The point of the rasi is divided (Jagannatha Hora). PyJHora makes sphutas of divided longitudes and divides the sum again, so that its values differ.',
    },
  ];
}
