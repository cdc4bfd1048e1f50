import * as v from 'valibot';
import { skyContext } from '../cast/context.js';
import { chartWork } from '../cast/work.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, birthSchema, nodeSchema, noneOf, oneOf, record } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import type { Ayanamsa, Birth, NodeKind } from '../types.js';
import { DIVISIONS, type Division } from '../zodiac/divisions.js';
import type { Graha } from '../zodiac/names.js';
import type { PlanetaryPosition, ZodiacPosition } from '../zodiac/position.js';
import { dividedChart } from './divided.js';
import type { ChartNotes } from './rasiData.js';
import type { ChartSensitivity } from './sensitivity.js';
import type { VargaChart } from './tables/furtherVargas.js';
import { VARGA_DISPUTES } from './tables/vargas.js';
import {
  countingOf,
  countingSource,
  isFurther,
  ruleOf,
  VARIANTS,
  type VargaVariant,
  variantsOf,
} from './tables/variants.js';
import { variantOf } from './variantOf.js';

const VARGA_TEXT = `it must be one of ${DIVISIONS.join(', ')}. Use charts.rasi for D1, and charts.divisional.custom for other numbers of parts.`;

/** Judges a variant with its division first, so that an error lists the possible names. */
function schema() {
  const fields = record({
    varga: v.picklist(DIVISIONS, noneOf(DIVISIONS, VARGA_TEXT)),
    variant: v.optional(oneOf(VARIANTS)),
    birth: birthSchema(),
    ayanamsa: ayanamsaSchema(),
    node: nodeSchema(),
    conventions: conventionsSchema(),
  });
  const [object, strict] = fields.pipe;
  return v.pipe(object, variantOf<v.InferOutput<typeof object>>('varga', 'variant'), strict);
}

/** The input of {@link divisional}. */
export interface DivisionalInput {
  /** Which division. */
  readonly varga: Division;
  /** How the parts are counted: the names differ by division, `parashara` in most; an error lists them. By default as the texts do. */
  readonly variant?: VargaVariant | undefined;
  /** Whose chart. */
  readonly birth: Birth;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Lunar node that Rāhu stands for; `true` by default. */
  readonly node?: NodeKind | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** The remarks that a divisional chart carries. */
export interface DivisionalNotes extends ChartNotes {
  /** How the parts are counted; only where that is not the default of the division. */
  readonly variant?: VargaVariant;
}

/** A divisional chart. */
export interface DivisionalData {
  /** The rising point, divided like a graha. */
  readonly ascendant: ZodiacPosition;
  /** Ayanāṁśa, kind of chart and house system, and the variant. */
  readonly notes: DivisionalNotes;
  /** The nine grahas. */
  readonly planetary_positions: Readonly<Record<Graha, PlanetaryPosition>>;
  /** What is certain over the span of an uncertain birth, and what changes; only with `birth.uncertainty_minutes`. */
  readonly sensitivity?: ChartSensitivity;
}

function describeVariant(varga: Division, variant: VargaVariant) {
  const [byDefault] = variantsOf(varga);
  const { rule: usual } = ruleOf(varga);
  return {
    conventions: { varga_variant: `${variant}; the default is ${byDefault}` },
    sources: [countingSource(varga, variant)],
    disputed: [
      {
        element: 'counting of the parts',
        note: `Counted as ${variant} because that was asked for; by default this division is counted as ${byDefault}: ${usual}.`,
      },
    ],
  };
}

/**
 * Returns a divisional chart: ascendant and nine grahas carried into the parts of the division, with whole-sign houses
 * counted from the divisional ascendant; with `birth.uncertainty_minutes` also its `sensitivity`. In d60 an hour has a thousand changes.
 *
 * @param input `varga` (the fifteen, and d5, d6, d8, d11, d81, d108, d144), `birth`; optional `variant` (by default as the texts count),
 * `ayanamsa` (default lahiri), `node` (default true), `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} as {@link rasi} does; `invalid_value` for a variant that the division does not have, with those that it has
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 6.5–41; the seven others and the variants as provenance says.
 *
 * @example
 * ```ts
 * import { divisional } from 'siddhanta';
 * const { data, meta } = divisional({
 *   varga: 'd9',
 *   birth: {
 *     date: '1990-08-15',
 *     time: '08:30:00',
 *     place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 *   },
 * });
 * data.ascendant.sign; // => 'Capricorn'
 * meta.endpoint; // => 'charts.divisional.d9'
 *
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * divisional({ varga: 'd9', variant: 'kalachakra', birth }).data.ascendant.sign; // => 'Aquarius'
 * ```
 */
export const divisional = operation<DivisionalInput, DivisionalData>()({
  name: 'charts.divisional',
  summary: 'Divisional chart D2 to D144; d9 is the navamsha',
  units: 3,
  work: ({ birth, varga }) => chartWork(birth, ruleOf(varga).divisions),
  schools: 'all',
  family: { field: 'varga', members: DIVISIONS },
  schema,
  example: {
    varga: 'd9',
    birth: {
      date: '1990-08-15',
      time: '08:30:00',
      place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    },
  },
  context: skyContext,
  run({ varga, variant = variantsOf(varga)[0], birth }, context) {
    const { divisions, chartType } = ruleOf(varga);
    const counting = countingOf(varga, variant);
    const counted = { divisions, counting, chartType: chartType as VargaChart };
    if (variant !== variantsOf(varga)[0]) {
      const outcome = dividedChart(birth, context, { ...counted, ...describeVariant(varga, variant) });
      return { ...outcome, data: { ...outcome.data, notes: { ...outcome.data.notes, variant } } };
    }
    return dividedChart(birth, context, {
      ...counted,
      sources: [countingSource(varga, variant)],
      disputed: isFurther(varga) ? [] : (VARGA_DISPUTES[varga] ?? []),
    });
  },
});
