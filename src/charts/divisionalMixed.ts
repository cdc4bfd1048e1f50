import * as v from 'valibot';
import { skyContext } from '../cast/context.js';
import { type NatalInput, natalFields } from '../cast/natalInput.js';
import { chartWork } from '../cast/work.js';
import { oneOf, record } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import type { AyanamsaLabel } from '../zodiac/ayanamsas.js';
import { DIVISIONS, type Division } from '../zodiac/divisions.js';
import type { Graha } from '../zodiac/names.js';
import type { PlanetaryPosition, ZodiacPosition } from '../zodiac/position.js';
import { dividedChart } from './divided.js';
import type { ChartSensitivity } from './sensitivity.js';
import { VARIANTS_WORK } from './tables/furtherVargas.js';
import { countingOf, countingSource, ruleOf, VARIANTS, type VargaVariant, variantsOf } from './tables/variants.js';
import { variantOf } from './variantOf.js';

function schema() {
  const fields = record({
    first_varga: oneOf(DIVISIONS),
    first_variant: v.optional(oneOf(VARIANTS)),
    second_varga: oneOf(DIVISIONS),
    second_variant: v.optional(oneOf(VARIANTS)),
    ...natalFields(),
  });
  const [object, strict] = fields.pipe;
  type Fields = v.InferOutput<typeof object>;
  return v.pipe(
    object,
    variantOf<Fields>('first_varga', 'first_variant'),
    variantOf<Fields>('second_varga', 'second_variant'),
    strict,
  );
}

/** The input of {@link divisionalMixed}. */
export interface DivisionalMixedInput extends NatalInput {
  /** The division of the birth chart. */
  readonly first_varga: Division;
  /** How its parts are counted; by default as in {@link divisional}. */
  readonly first_variant?: VargaVariant | undefined;
  /** The division of the chart that the first one gives. */
  readonly second_varga: Division;
  /** How its parts are counted; by default as in {@link divisional}. */
  readonly second_variant?: VargaVariant | undefined;
}

/** The remarks that a mixed chart carries. */
export interface DivisionalMixedNotes {
  /** Name of the ayanāṁśa: of a school `Lahiri`, else its plain name, `lahiri_icrc`; `custom` for one given by its value. */
  readonly ayanamsa: AyanamsaLabel;
  /**
   * Mean ayanāṁśa in decimal degrees, six decimals.
   *
   * @pattern ^-?\d{1,3}\.\d{6}$
   */
  readonly ayanamsa_value: string;
  /**
   * Which chart, the first division before the second: `D9xD16 (mixed)`.
   *
   * @pattern ^D\d{1,3}xD\d{1,3} \(mixed\)$
   */
  readonly chart_type: string;
  /** How the houses are counted. */
  readonly house_system: 'Whole Sign';
}

/** A divisional chart of a divisional chart. */
export interface DivisionalMixedData {
  /** The rising point, divided like a graha. */
  readonly ascendant: ZodiacPosition;
  /** Ayanāṁśa, kind of chart and house system. */
  readonly notes: DivisionalMixedNotes;
  /** The nine grahas. */
  readonly planetary_positions: Readonly<Record<Graha, PlanetaryPosition>>;
  /** What is certain over the span of an uncertain birth, and what changes; only with `birth.uncertainty_minutes`. */
  readonly sensitivity?: ChartSensitivity;
}

/**
 * Returns the mixed chart of two divisions: each place of the first divisional chart, sign and degree, is divided again by the second.
 * Experimental: no text that prescribes it was found; Jagannātha Horā and PyJHora have it.
 *
 * @param input `first_varga`, `second_varga` (each as `varga` of {@link divisional}), `birth`; optional `first_variant`, `second_variant`,
 * `ayanamsa` (default lahiri), `node` (default true), `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} as {@link divisional} does
 *
 * Source: the program PyJHora, charts.py, mixed_chart.
 *
 * @example
 * ```ts
 * import { divisional } from 'siddhanta';
 * import { divisionalMixed } from 'siddhanta/charts';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const mixed = divisionalMixed({ first_varga: 'd9', second_varga: 'd12', birth }).data;
 * mixed.notes.chart_type; // => 'D9xD12 (mixed)'
 * mixed.ascendant.longitude === divisional({ varga: 'd108', birth }).data.ascendant.longitude; // => true
 * ```
 */
export const divisionalMixed = operation<DivisionalMixedInput, DivisionalMixedData>()({
  name: 'charts.divisional.mixed',
  summary: 'Divisional chart of a divisional chart: D9 of D10 and so on',
  units: 3,
  each: 'work',
  work: ({ birth, first_varga: first, second_varga: second }) =>
    chartWork(birth, ruleOf(first).divisions * ruleOf(second).divisions),
  schools: 'all',
  experimental: true,
  schema,
  example: {
    first_varga: 'd9',
    second_varga: 'd16',
    birth: {
      date: '1990-08-15',
      time: '08:30:00',
      place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    },
  },
  context: skyContext,
  run(input, context) {
    const { first_varga: first, second_varga: second } = input;
    const { first_variant = variantsOf(first)[0], second_variant = variantsOf(second)[0] } = input;
    const { divisions } = ruleOf(first);
    const then = { divisions: ruleOf(second).divisions, counting: countingOf(second, second_variant) };
    return dividedChart(input.birth, context, {
      divisions,
      counting: countingOf(first, first_variant),
      then,
      chartType: `D${divisions}xD${then.divisions} (mixed)`,
      conventions: {
        first_variant,
        second_variant,
        mixed: 'the second division takes sign and degree of the first chart',
      },
      sources: [
        { work: VARIANTS_WORK, locus: 'charts.py, mixed_chart', note: 'the order of the two divisions' },
        countingSource(first, first_variant),
        countingSource(second, second_variant),
      ],
      disputed: [
        {
          element: 'mixed chart',
          note: 'No text that prescribes a division of a division was found, other than D81, D108 and D144, which come out the same. Programs differ in which of the two numbers they name first.',
        },
      ],
    });
  },
});
