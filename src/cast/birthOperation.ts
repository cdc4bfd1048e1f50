import type { GenericSchema, InferOutput } from 'valibot';
import { type BareSpec, bareOperation, type OperationFunction } from '../operation/operation.js';
import { skySources } from '../operation/provenance.js';
import type { OperationSpec, SchemaFor } from '../operation/spec.js';
import type { Birth, Dispute, Provenance, Source } from '../types.js';
import type { ResolvedBirth } from './birth.js';
import { type SkyContext, skyContext } from './context.js';
import type { Convened } from './conventions.js';
import { EXAMPLE_BIRTH, type NatalChart, natalConventions, natalDisputes } from './natalInput.js';

/** What an operation on a birth says of where its result comes from, beside what all births say. */
export interface BirthWords {
  readonly method: string;
  /** Where the birth's sky has one of the same name, this is the one. */
  readonly conventions?: Readonly<Record<string, string>>;
  readonly sources: readonly Source[];
  readonly disputed?: readonly Dispute[];
  readonly verified_against: string;
  readonly rules?: Provenance['rules'];
}

/** What an operation on a birth hands back. */
interface BirthOutcome<Data, Chart> extends BirthWords {
  readonly data: Data;
  /** What was computed of the birth. */
  readonly chart: Chart;
  /** Dotted paths of what rests on the time of birth. */
  readonly restsOnBirthTime?: readonly string[];
}

/** What an operation on a birth declares. */
type BirthSpec<Input, Data, Schema extends GenericSchema, Chart> = Pick<
  OperationSpec<Input, Data, 'all', Schema, SkyContext>,
  'name' | 'summary' | 'units' | 'each' | 'work' | 'alternatives' | 'experimental' | 'sensitive' | 'family'
> &
  SchemaFor<Input, Schema> & {
    /** Only where it shows more than a birth. */
    readonly example?: Input;
    readonly run: (input: InferOutput<Schema>, sky: SkyContext) => BirthOutcome<Data, Chart>;
  };

/**
 * What the operations of a room on births have in common.
 *
 * @internal
 */
export interface BirthRoom<Chart> extends Partial<Pick<BareSpec<unknown>, 'schools' | 'school'>> {
  readonly context?: typeof skyContext;
  /** Returns what an operation says together with what the room says of every birth. */
  readonly words: (
    own: BirthWords,
    chart: Chart,
    sky: SkyContext,
    input: { readonly birth: Birth },
  ) => Pick<Provenance, 'conventions' | 'sources' | 'disputed'>;
}

/**
 * Returns what declares the operations of a room on births: `operation` with the sky of the nine grahas, every school, the birth of the
 * examples, and what each result says of the clock of the birth, unless the room says otherwise.
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
 * Declares an operation on a birth: its own conventions, sources and disputes come before those of the birth's sky.
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
