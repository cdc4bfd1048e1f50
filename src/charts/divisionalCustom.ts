import * as v from 'valibot';
import { skyContext } from '../cast/context.js';
import { chartWork } from '../cast/work.js';
import { SiddhantaError } from '../errors.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, birthSchema, nodeSchema, oneOf, record, whole } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import type { Ayanamsa, Birth, NodeKind } from '../types.js';
import type { AyanamsaLabel } from '../zodiac/ayanamsas.js';
import type { Graha } from '../zodiac/names.js';
import type { PlanetaryPosition, ZodiacPosition } from '../zodiac/position.js';
import { dividedChart } from './divided.js';
import { CUSTOM_BASES, CUSTOM_STARTS, type CustomBase, type CustomStart, customCounting } from './rules/customVarga.js';
import type { ChartSensitivity } from './sensitivity.js';
import { VARIANTS_WORK } from './tables/furtherVargas.js';
import { GENERIC, type GenericVariant } from './tables/variants.js';

const GENERIC_VARIANTS = ['parivritti', 'parivritti_even_reverse', 'somanatha'] as const satisfies GenericVariant[];

const schema = () =>
  record({
    n: whole(2, 300),
    variant: v.optional(oneOf(GENERIC_VARIANTS)),
    base: v.optional(oneOf(CUSTOM_BASES)),
    start: v.optional(oneOf(CUSTOM_STARTS)),
    even_backward: v.optional(v.boolean('it must be true or false.')),
    birth: birthSchema(),
    ayanamsa: ayanamsaSchema(),
    node: nodeSchema(),
    conventions: conventionsSchema(),
  });

/** The input of {@link divisionalCustom}. */
export interface DivisionalCustomInput {
  /**
   * Into how many parts each sign is divided.
   *
   * @asType integer
   * @minimum 2
   * @maximum 300
   */
  readonly n: number;
  /** One of the ways that serve any number of parts; only without `base`, `start` and `even_backward`. */
  readonly variant?: GenericVariant | undefined;
  /** From where the signs are counted: `sign`, the one that is divided (default), or `aries`. */
  readonly base?: CustomBase | undefined;
  /** Where the first part of each sign goes, counted from the base: `base` (default) to the base itself, `odd_even_7` in even signs to its 7th, and so on. */
  readonly start?: CustomStart | undefined;
  /** Whether the parts of even signs are counted in reverse; false by default. */
  readonly even_backward?: boolean | undefined;
  /** Whose chart. */
  readonly birth: Birth;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Lunar node that Rāhu stands for; `true` by default. */
  readonly node?: NodeKind | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** The remarks that a chart of a custom division carries. */
export interface DivisionalCustomNotes {
  /** Name of the ayanāṁśa: of a school `Lahiri`, else its plain name, `lahiri_icrc`; `custom` for one given by its value. */
  readonly ayanamsa: AyanamsaLabel;
  /**
   * Mean ayanāṁśa in decimal degrees, six decimals.
   *
   * @pattern ^-?\d{1,3}\.\d{6}$
   */
  readonly ayanamsa_value: string;
  /**
   * Which chart: `D13 (custom)`.
   *
   * @pattern ^D\d{1,3} \(custom\)$
   */
  readonly chart_type: string;
  /** How the houses are counted. */
  readonly house_system: 'Whole Sign';
}

/** The chart of a custom division. */
export interface DivisionalCustomData {
  /** The rising point, divided like a graha. */
  readonly ascendant: ZodiacPosition;
  /** Ayanāṁśa, kind of chart and house system. */
  readonly notes: DivisionalCustomNotes;
  /** The nine grahas. */
  readonly planetary_positions: Readonly<Record<Graha, PlanetaryPosition>>;
  /** What is certain over the span of an uncertain birth, and what changes; only with `birth.uncertainty_minutes`. */
  readonly sensitivity?: ChartSensitivity;
}

function refuseBoth({ variant, ...input }: DivisionalCustomInput): void {
  const own = (['base', 'start', 'even_backward'] as const).filter((field) => input[field] !== undefined);
  if (variant === undefined || own.length === 0) return;
  throw new SiddhantaError(
    'invalid_value',
    `variant is "${variant}", and ${own.join(', ')} ${own.length === 1 ? 'is' : 'are'} also given; each says how to count the signs. Give variant, or base, start and even_backward.`,
    { field: 'variant' },
  );
}

/**
 * Returns the chart of a division of any number of parts, counted by a generic variant or from a base. Experimental: no text prescribes it.
 * By default the parts of each sign are counted from the sign itself, as in the dvādaśāṁśa.
 *
 * @param input `n` (2 to 300), `birth`; either `variant`, or optional `base` (default sign), `start` (default base) and `even_backward`
 * (default false); optional `ayanamsa` (default lahiri), `node` (default true), `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} as {@link rasi} does; `invalid_value` where `variant` and a way of one's own are both given
 *
 * Source: the options that the program PyJHora plans for such a chart.
 *
 * @example
 * ```ts
 * import { divisional, divisionalCustom } from 'siddhanta';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const own = divisionalCustom({ n: 7, start: 'odd_even_7', birth }).data;
 * own.notes.chart_type; // => 'D7 (custom)'
 * own.ascendant.sign === divisional({ varga: 'd7', birth }).data.ascendant.sign; // => true
 * ```
 */
export const divisionalCustom = operation<DivisionalCustomInput, DivisionalCustomData>()({
  name: 'charts.divisional.custom',
  summary: 'Chart of any number of parts, 2 to 300, counted as one asks',
  units: 3,
  each: 'work',
  work: ({ birth, n }) => chartWork(birth, n),
  schools: 'all',
  experimental: true,
  schema,
  example: {
    n: 13,
    start: 'odd_even_7',
    birth: {
      date: '1990-08-15',
      time: '08:30:00',
      place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    },
  },
  context: skyContext,
  run(input, context) {
    refuseBoth(input);
    const { n, variant, base = 'sign', start = 'base', even_backward: evenBackward = false } = input;
    const counting = variant === undefined ? customCounting(n, base, start, evenBackward) : GENERIC[variant](n);
    return dividedChart(input.birth, context, {
      divisions: n,
      counting,
      chartType: `D${n} (custom)`,
      conventions: {
        varga_counting: variant ?? `base ${base}, start ${start}, even signs ${evenBackward ? 'backward' : 'forward'}`,
      },
      sources: [
        {
          work: VARIANTS_WORK,
          locus: 'charts.py, comment that plans a custom chart: its options, no values',
          note: counting.rule,
        },
      ],
      disputed: [
        {
          element: 'counting of the parts',
          note: 'No text prescribes a division of this number with this counting here: the caller does. Ten of the fifteen are of this kind and come out the same where they are asked for (D7, D9, D10, D12, D16, D20, D27, D40, D45, D60).',
        },
      ],
    });
  },
});
