import type { GenericSchema, InferOutput } from 'valibot';
import {
  type BareSpec,
  bareOperation,
  type OperationFunction,
  type OperationSpec,
  type SchemaFor,
} from '../operation/operation.js';
import { skySources } from '../operation/provenance.js';
import type { Birth, Dispute, Provenance, Source } from '../types.js';
import { type SkyContext, skyContext } from './context.js';
import { EXAMPLE_BIRTH, type NatalChart, natalConventions, natalDisputes } from './natalInput.js';

/** What an operation on a birth hands back: its data, and what it says beside what all births say. */
export interface BirthOutcome<Data> {
  readonly data: Data;
  /** What was computed of the birth. */
  readonly chart: NatalChart;
  readonly method: string;
  /** Those of the birth's sky follow; where both have a field, this is the one. */
  readonly conventions?: Readonly<Record<string, string>>;
  /** Those of the sky follow. */
  readonly sources: readonly Source[];
  /** What is disputed of the birth's sky follows. */
  readonly disputed?: readonly Dispute[];
  readonly verified_against: string;
  readonly rules?: Provenance['rules'];
  /** Dotted paths of what rests on the time of birth. */
  readonly restsOnBirthTime?: readonly string[];
}

/** What an operation on a birth declares. */
type BirthSpec<Input, Data, Schema extends GenericSchema> = Pick<
  OperationSpec<Input, Data, 'all', Schema, SkyContext>,
  'name' | 'summary' | 'units' | 'work' | 'alternatives' | 'experimental' | 'sensitive' | 'family'
> &
  SchemaFor<Input, Schema> & {
    /** Only where it shows more than a birth. */
    readonly example?: Input;
    readonly run: (input: InferOutput<Schema>, sky: SkyContext) => BirthOutcome<Data>;
  };

/** Returns the outcome with what all births share put around it. */
function outcomeOf<Data>(birth: Birth, sky: SkyContext, own: BirthOutcome<Data>) {
  const { data, chart, method, conventions, sources, disputed = [], verified_against, rules, restsOnBirthTime } = own;
  return {
    data,
    provenance: {
      method,
      conventions: { ...conventions, ...natalConventions(chart, sky), ...conventions },
      sources: [...sources, ...skySources(sky)],
      disputed: [...disputed, ...natalDisputes(birth, chart, sky)],
      verified_against,
      ...(rules === undefined ? {} : { rules }),
    },
    ayanamsa: sky.ayanamsa,
    birthTimeAssumed: chart.resolved.timeAssumed,
    restsOnBirthTime,
    birth: chart.resolved.clock,
  };
}

/**
 * Declares an operation on a birth in every school: `operation` with the sky of the nine grahas, the birth of the examples, and all that every
 * result of a birth says of its clock, its sky and what is disputed there.
 *
 * @internal
 */
export function birthOperation<Input extends { readonly birth: Birth }, Data>() {
  return <Schema extends GenericSchema>(spec: BirthSpec<Input, Data, Schema>): OperationFunction<Input, Data> => {
    const { run, ...declared } = spec as unknown as BareSpec<Data> & {
      readonly run: (input: unknown, sky: SkyContext) => BirthOutcome<Data>;
    };
    return bareOperation<Input, Data>({
      schools: 'all',
      example: { birth: EXAMPLE_BIRTH },
      context: skyContext,
      ...declared,
      run: (input, sky) => outcomeOf((input as Input).birth, sky as SkyContext, run(input, sky as SkyContext)),
    });
  };
}
