import type { GenericSchema, InferOutput } from 'valibot';
import { type BareSpec, bareOperation, type OperationFunction } from '../operation/operation.js';
import { skySources } from '../operation/provenance.js';
import type { OperationSpec, SchemaFor } from '../operation/spec.js';
import type { Birth, Dispute, Provenance, Source } from '../types.js';
import type { ResolvedBirth } from './birth.js';
import { type SkyContext, skyContext } from './context.js';
import type { Convened } from './conventions.js';
import { EXAMPLE_BIRTH, type NatalChart, natalConventions, natalDisputes } from './natalInput.js';

/** Provenance of an operation, in addition to that of every birth. */
export interface BirthWords {
  readonly method: string;
  /** Overrides those of the birth's sky. */
  readonly conventions?: Readonly<Record<string, string>>;
  readonly sources: readonly Source[];
  readonly disputed?: readonly Dispute[];
  readonly verified_against: string;
  readonly rules?: Provenance['rules'];
}

interface BirthOutcome<Data, Chart> extends BirthWords {
  readonly data: Data;
  readonly chart: Chart;
  /** Dotted paths of what depends on the time of birth. */
  readonly restsOnBirthTime?: readonly string[];
}

type BirthSpec<Input, Data, Schema extends GenericSchema, Chart> = Pick<
  OperationSpec<Input, Data, 'all', Schema, SkyContext>,
  'name' | 'summary' | 'units' | 'each' | 'work' | 'alternatives' | 'experimental' | 'sensitive' | 'family'
> &
  SchemaFor<Input, Schema> & {
    /** Only where it shows more than a birth. */
    readonly example?: Input;
    readonly run: (input: InferOutput<Schema>, sky: SkyContext) => BirthOutcome<Data, Chart>;
  };

/** @internal */
export interface BirthRoom<Chart> extends Partial<Pick<BareSpec<unknown>, 'schools' | 'school'>> {
  readonly context?: typeof skyContext;
  readonly words: (
    own: BirthWords,
    chart: Chart,
    sky: SkyContext,
    input: { readonly birth: Birth },
  ) => Pick<Provenance, 'conventions' | 'sources' | 'disputed'>;
}

/**
 * Declares operations on births: `operation` with the sky of the nine grahas, every school, the birth of the examples, and the clock of the
 * birth in `meta`, unless the room says otherwise.
 *
 * @internal
 */
export function birthOperations<Chart extends { readonly resolved: ResolvedBirth }>(room: BirthRoom<Chart>) {
  const { words, context = skyContext, ...common } = room;
  return <Input extends { readonly birth: Birth }, Data>() =>
    <Schema extends GenericSchema>(spec: BirthSpec<Input, Data, Schema, Chart>): OperationFunction<Input, Data> => {
      const { run, ...declared } = spec as unknown as Pick<BareSpec<Data>, 'name' | 'summary' | 'units' | 'schema'> & {
        readonly run: (input: unknown, sky: SkyContext) => BirthOutcome<Data, Chart>;
      };
      return bareOperation<Input, Data>({
        schools: 'all',
        example: { birth: EXAMPLE_BIRTH },
        context: (given, input) => context(given, input as Convened),
        ...common,
        ...declared,
        run(input, resolved) {
          const sky = resolved as SkyContext;
          const { data, chart, restsOnBirthTime, ...own } = run(input, sky);
          const { method, verified_against, rules } = own;
          return {
            data,
            provenance: {
              method,
              ...words(own, chart, sky, input as Input),
              verified_against,
              ...(rules === undefined ? {} : { rules }),
            },
            ayanamsa: sky.ayanamsa,
            birthTimeAssumed: chart.resolved.timeAssumed,
            restsOnBirthTime,
            birth: chart.resolved.clock,
          };
        },
      });
    };
}

/**
 * The operation's conventions, sources and disputes come before those of the birth's sky.
 *
 * @internal
 */
export const birthOperation = birthOperations<NatalChart>({
  words: ({ conventions, sources, disputed = [] }, chart, sky, { birth }) => ({
    conventions: { ...conventions, ...natalConventions(chart, sky), ...conventions },
    sources: [...sources, ...skySources(sky)],
    disputed: [...disputed, ...natalDisputes(birth, chart, sky)],
  }),
});
