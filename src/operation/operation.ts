import type { GenericSchema } from 'valibot';
import { SiddhantaError } from '../errors.js';
import { parseInput } from '../input/parse.js';
import { record } from '../input/schemas.js';
import { withOffsets } from '../time/exactOffsets.js';
import { AYANAMSAS, type Ayanamsa, type ExactOffset, type Meta, type Result } from '../types.js';
import { identifier } from './identifier.js';
import { Judged } from './judged.js';
import { ownCopy } from './ownCopy.js';
import { recordOffsets } from './recordOffsets.js';
import { requireSensitive, type Sensitive, type SensitiveMembers, sensitiveOf } from './sensitive.js';
import type { Context, LazyProvenance, OperationSpec, Present, Schools } from './spec.js';
import { refuseBeyond, type Work } from './work.js';

export type { Context, Present, Schools } from './spec.js';

/** What a charge is for, where a call can ask for many: a day of a span, or 400 ms of estimated processor time. */
export type UnitOfCharge = 'day' | 'work';

/** One operation or one member of a family, as the capabilities list it. */
export interface Member {
  /**
   * Dotted name: `charts.rasi`, `charts.divisional.d9`.
   *
   * @pattern ^[a-z_]+(\.[a-z0-9_]+)+$
   */
  readonly operation: string;
  /**
   * Units that a call costs over HTTP.
   *
   * @asType integer
   * @minimum 0
   */
  readonly units: number;
  /**
   * Present where a call may cost more. `day`: the units are those of each day of a span. `work`: they are the least, and a call whose work is estimated
   * at more than 400 ms of processor time a unit costs one unit for each 400 ms begun.
   */
  readonly units_each?: UnitOfCharge;
  /** The schools in which it exists; empty for what belongs to no school. */
  readonly schools: readonly Ayanamsa[];
  /** Present where no source confirms what it does, or none prescribes it: results may still change, and their provenance says so, too. */
  readonly experimental?: true;
  /** Present where it is experimental in some of its schools alone: these. */
  readonly experimental_schools?: readonly Ayanamsa[];
  /** Present where all of it is sensitive: it is refused without `sensitive: true`. */
  readonly sensitive?: true;
}

/** An operation, ready to be called. */
export interface Operation<Input = unknown, Data = unknown> {
  /** Dotted name, `charts.rasi`. */
  readonly name: string;
  /** The subject: the first part of the name, which is also the scope that a key needs. */
  readonly subject: string;
  /** Identifier in the API description, `chartsRasi`. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** Path of the HTTP adapter; `{varga}` stands for the input field of that name. */
  readonly path: string;
  readonly summary: string;
  /** Units that a call costs over HTTP; where it can ask for many, those of one. */
  readonly units: number;
  /** What the units are for, where a call can ask for many. */
  readonly unitsEach: UnitOfCharge | undefined;
  /**
   * Returns the units that a call with an input costs, which has been judged.
   *
   * @internal
   */
  readonly price: (input: unknown) => number;
  /**
   * Estimates the work of an input, which has been judged.
   *
   * @internal
   */
  readonly work: (input: unknown) => Work;
  /**
   * Judges an input once, for what it costs and for {@link Operation.stream}.
   *
   * @internal
   */
  readonly judge: (input: unknown) => Judged;
  /** Schools in which the operation exists; empty when it belongs to none. */
  readonly schools: readonly Ayanamsa[];
  /** The entries of the capabilities list: one, or one for each member of a family. */
  readonly members: readonly Member[];
  /** Whether all of it is experimental; of a family each member says so for itself. */
  readonly experimental: boolean;
  /** Of its schools those in which alone it is experimental; none for most. */
  readonly experimentalSchools: readonly Ayanamsa[];
  /** Where all of it is sensitive: what it is about; of a family each member says so for itself. */
  readonly sensitive: Sensitive | undefined;
  /** Input fields of which one has to be given, though none of them by itself; none for most. */
  readonly alternatives: readonly string[];
  /** The input field that names the member of a family. */
  readonly memberField: string | undefined;
  readonly example: Input;
  /** Returns the example of an entry of the capabilities list, by its name: `charts.divisional.d9`. */
  readonly exampleOf: (member: string) => Input;
  /**
   * What judges an input, as valibot has it.
   *
   * @internal
   */
  readonly schema: () => GenericSchema;
  /** Validates the input, computes and returns the result. Throws {@link SiddhantaError} and nothing else for bad input. */
  readonly call: (input: unknown, context?: Context) => Result<Data>;
  /**
   * Does the same for rows of many inputs: without the provenance, which is the same for all but for what is said of each birth.
   *
   * @internal
   */
  readonly bare: (input: unknown, context?: Context) => BareResult<Data>;
  /**
   * Does the same for a service: JSON text, in pieces that are made as they are asked for where it is long. `isHeard` leaves out `exact_offsets`.
   *
   * @internal
   */
  readonly stream: (input: unknown, context?: Context, present?: Present, isHeard?: boolean) => StreamedResult;
}

/**
 * What is declared as an operation: its function, or what replaces it.
 *
 * @internal
 */
export interface Declared<Input = unknown, Data = unknown> {
  readonly operation: Operation<Input, Data>;
}

/** A function of the library that is an operation: every face offers it under the operation's name. */
export interface OperationFunction<Input, Data> {
  (input: Input, context?: Context): Result<Data>;
  /**
   * What the faces know of it.
   *
   * @internal
   */
  readonly operation: Operation<Input, Data>;
}

/**
 * Returns the function of an operation.
 *
 * @internal
 */
export function functionOf<Input, Data>(operation: Operation<Input, Data>): OperationFunction<Input, Data> {
  return Object.assign((input: Input, context?: Context) => operation.call(input, context), { operation });
}

const asItIs: Present = (part) => part;

/** A {@link Result} whose data is JSON text in pieces. */
export interface StreamedResult extends Omit<Result<unknown>, 'data'> {
  readonly text: Iterable<string>;
}

/**
 * The data of a call, and whether noon stood in for a missing time of birth.
 *
 * @internal
 */
export interface BareResult<Data> {
  readonly data: Data;
  readonly birthTimeAssumed: boolean;
}

/** What an outcome has beside its data. */
interface BareOutcome {
  readonly provenance?: LazyProvenance;
  readonly ayanamsa?: Meta['ayanamsa'];
  readonly birthTimeAssumed?: boolean | undefined;
  readonly restsOnBirthTime?: readonly string[] | undefined;
  readonly birth?: Meta['birth'] | undefined;
}

/**
 * The spec as the machine room reads it: the compiler has done its part.
 *
 * @internal
 */
export interface BareSpec<Data> {
  readonly name: string;
  readonly summary: string;
  readonly units: number;
  readonly each?: 'work' | { readonly unit: 'day'; readonly count: (input: unknown) => number };
  readonly work?: Work | ((input: unknown) => Work);
  readonly schools: Schools;
  readonly example: unknown;
  readonly family?: { readonly field: string; readonly members: readonly string[] };
  readonly alternatives?: readonly string[];
  readonly experimental?: true | readonly string[];
  readonly experimentalSchools?: readonly Ayanamsa[];
  readonly sensitive?: Sensitive | SensitiveMembers;
  readonly schema?: () => GenericSchema;
  readonly school?: (input: unknown) => Ayanamsa | undefined;
  readonly context: (given: Context, input: unknown) => unknown;
  readonly run: (input: unknown, context: unknown) => BareOutcome & { readonly data: Data };
  readonly text?: (
    input: unknown,
    context: unknown,
    present: Present,
  ) => (BareOutcome & { readonly text: Iterable<string> }) | undefined;
}

const schoolField = (input: unknown): Ayanamsa | undefined => (input as { ayanamsa?: Ayanamsa }).ayanamsa;

/** Returns the advice for a school that an operation of the common zodiac lacks: its conventions take any ayanāṁśa. */
function elsewhere(school: Ayanamsa, schools: readonly Ayanamsa[], schema: GenericSchema): string {
  const { pipe = [] } = schema as { readonly pipe?: readonly { readonly entries?: object }[] };
  const hasConventions = pipe.some(({ entries }) => entries !== undefined && 'conventions' in entries);
  return schools.includes('lahiri') && hasConventions ? `; conventions.ayanamsa "${school}" computes it` : '';
}

function build<Input, Data>(spec: BareSpec<Data>): Operation<Input, Data> {
  const { name, summary, units, each, family, experimental, experimentalSchools = [] } = spec;
  const schools: readonly Ayanamsa[] = spec.schools === 'all' ? AYANAMSAS : spec.schools === 'none' ? [] : spec.schools;
  const unitsEach = each === 'work' ? each : each?.unit;
  const isExperimental = (member: string | undefined): boolean =>
    experimental === true || (member !== undefined && experimental?.includes(member) === true);
  const sensitiveAs = (member: string | undefined): Sensitive | undefined => sensitiveOf(spec.sensitive, member);
  const entry = (member?: string): Member => ({
    operation: member === undefined ? name : `${name}.${member}`,
    units,
    ...(unitsEach === undefined ? {} : { units_each: unitsEach }),
    schools,
    ...(isExperimental(member) ? { experimental: true } : {}),
    ...(experimentalSchools.length === 0 ? {} : { experimental_schools: experimentalSchools }),
    ...(sensitiveAs(member) === undefined ? {} : { sensitive: true }),
  });
  const memberOf = (input: unknown): string | undefined =>
    family === undefined ? undefined : (input as Record<string, string>)[family.field];
  let built: GenericSchema | undefined;
  const schema = (): GenericSchema => {
    built ??= (spec.schema ?? (() => record({})))();
    return built;
  };
  const judge = (given: unknown): Judged =>
    given instanceof Judged ? given : new Judged(spec, parseInput(schema(), given));
  /** Returns the input of a call once it is judged, and what it is computed with. */
  const begin = (given: unknown, context: Context): readonly [input: unknown, resolved: unknown] => {
    const judged = judge(given);
    const { input } = judged;
    const school = schools.length === 0 ? undefined : (spec.school ?? schoolField)(input);
    if (school !== undefined && !schools.includes(school)) {
      const advice = elsewhere(school, schools, schema());
      throw new SiddhantaError(
        'not_available_in_school',
        `${name} does not exist in the ${school} school${advice}. It exists in: ${schools.join(', ')}.`,
        { field: 'ayanamsa', schools },
      );
    }
    const member = memberOf(input);
    requireSensitive(input, entry(member).operation, sensitiveAs(member));
    refuseBeyond(name, judged.work, context.maxWork);
    return [input, spec.context(context, input)];
  };
  /** Returns the envelope of an outcome but for its data. */
  const around = (
    input: unknown,
    outcome: BareOutcome,
    offsets: readonly ExactOffset[],
  ): Omit<Result<Data>, 'data'> => {
    const { ayanamsa, birthTimeAssumed, restsOnBirthTime, birth } = outcome;
    const provenance = typeof outcome.provenance === 'function' ? outcome.provenance() : outcome.provenance;
    const member = memberOf(input);
    const unsure = isExperimental(member) || experimentalSchools.some((school) => school === ayanamsa);
    const marks = unsure ? ({ experimental: true } as const) : {};
    return {
      ...(provenance === undefined ? {} : { provenance: { ...ownCopy(provenance), ...marks } }),
      meta: {
        endpoint: entry(member).operation,
        ...(ayanamsa === undefined ? {} : { ayanamsa }),
        ...(birthTimeAssumed === undefined ? {} : { birth_time_assumed: birthTimeAssumed }),
        ...(birthTimeAssumed && restsOnBirthTime !== undefined ? { rests_on_birth_time: [...restsOnBirthTime] } : {}),
        ...(birth === undefined ? {} : { birth }),
        ...(offsets.length === 0 ? {} : { exact_offsets: offsets }),
      },
    };
  };
  return {
    name,
    subject: name.slice(0, name.indexOf('.')),
    id: identifier(name),
    method: spec.schema === undefined ? 'GET' : 'POST',
    path: `/v1/${name.replaceAll('.', '/')}${family === undefined ? '' : `/{${family.field}}`}`,
    summary,
    units,
    unitsEach,
    price: (given) => (each === undefined ? units : judge(given).price),
    work: (given) => judge(given).work,
    judge,
    schools,
    members: family === undefined ? [entry()] : family.members.map(entry),
    experimental: experimental === true,
    experimentalSchools,
    sensitive: sensitiveAs(undefined),
    alternatives: spec.alternatives ?? [],
    memberField: family?.field,
    example: spec.example as Input,
    exampleOf(member) {
      if (family === undefined) return spec.example as Input;
      const own = member.slice(name.length + 1);
      const sensitiveInput = sensitiveAs(own) === undefined ? {} : { sensitive: true };
      return { ...(spec.example as object), ...sensitiveInput, [family.field]: own } as Input;
    },
    schema,
    call(given, context = {}) {
      const [input, resolved] = begin(given, context);
      const { value: outcome, offsets } = withOffsets(() => spec.run(input, resolved));
      return { data: outcome.data, ...around(input, outcome, offsets) };
    },
    bare(given, context = {}) {
      const [input, resolved] = begin(given, context);
      const { data, birthTimeAssumed } = spec.run(input, resolved);
      return { data, birthTimeAssumed: birthTimeAssumed === true };
    },
    stream(given, context = {}, present = asItIs, isHeard = false) {
      const [input, resolved] = begin(given, context);
      const long = recordOffsets(() => spec.text?.(input, resolved, present), isHeard);
      if (long !== undefined) return { text: long.text, ...around(input, long.outcome, long.offsets) };
      const { value: outcome, offsets } = withOffsets(() => spec.run(input, resolved));
      return { text: [JSON.stringify(present(outcome.data))], ...around(input, outcome, offsets) };
    },
  };
}

/**
 * Returns the function of an operation whose spec the compiler has held to its types elsewhere.
 *
 * @internal
 */
export function bareOperation<Input, Data>(spec: BareSpec<Data>): OperationFunction<Input, Data> {
  return functionOf(build<Input, Data>(spec));
}

/**
 * Declares an operation of an input and its data, and returns its function: `export const rasi = operation<RasiInput, RasiData>()({ name, … })`.
 * Its calls are validated, refused outside its schools, and wrapped in the common envelope.
 *
 * The compiler refuses a schema that is not exactly the interface of the input, an empty list of schools, a forgotten provenance
 * in a school, and a forgotten word on the birth time where the input has a birth.
 *
 * @internal
 */
export function operation<Input, Data>() {
  return <const InSchools extends Schools, Schema extends GenericSchema, Resolved>(
    spec: OperationSpec<Input, Data, InSchools, Schema, Resolved>,
  ): OperationFunction<Input, Data> => bareOperation<Input, Data>(spec as unknown as BareSpec<Data>);
}
