import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { SiddhantaError } from '../errors.js';
import { parseInput } from '../input/parse.js';
import { record } from '../input/schemas.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import { hearOffsets } from '../time/exactOffsets.js';
import { AYANAMSAS, type Ayanamsa, type ExactOffset, type Meta, type Provenance, type Result } from '../types.js';
import type { HasBirth } from './hasBirth.js';
import { hearText } from './hearText.js';
import { identifier } from './identifier.js';
import { Judged } from './judged.js';
import { ownCopy } from './ownCopy.js';
import { requireSensitive, type Sensitive, type SensitiveMembers, sensitiveOf } from './sensitive.js';
import { refuseBeyond, type Work } from './work.js';

/** What a caller may put in place of the defaults of an operation. It is not part of the input and is never validated. */
export interface Context {
  /** The ephemeris to see the sky through; the library's own by default. */
  readonly ephemeris?: Ephemeris;
  /**
   * Most processor time that a call may take by its estimate, milliseconds; 60,000 by default, `Infinity` for no limit. A call beyond it is
   * refused before it is computed.
   */
  readonly maxWork?: number;
}

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
  /** Present where no source bears out what it does, or none prescribes it: results may still change, and their provenance says so, too. */
  readonly experimental?: true;
  /** Present where all of it is sensitive: it is refused without `sensitive: true`. */
  readonly sensitive?: true;
}

/** In which schools an operation exists: in all, in some, or it belongs to none because no ayanāṁśa enters it. */
export type Schools = 'all' | 'none' | readonly [Ayanamsa, ...Ayanamsa[]];

/** A type without its readonly marks, as deep as it goes, so that two statements of one shape can be compared. */
type Bare<T> = T extends object ? { -readonly [Key in keyof T]: Bare<T[Key]> } : T;
type IsSame<A, B> = (<T>() => T extends Bare<A> ? 1 : 2) extends <T>() => T extends Bare<B> ? 1 : 2 ? true : false;

/** Provenance, or what says it when it is asked for: where it costs as much as the data, and rows of many births leave it out. */
type Told = Provenance | (() => Provenance);

/**
 * What the body of an operation hands back; the envelope is put around it here. An operation of a school says where its result
 * comes from and in which ayanāṁśa it was computed, and one with a birth whether noon stood in for a missing time: the compiler asks
 * for all of it.
 */
export type Outcome<Input, Data, InSchools extends Schools> = { readonly data: Data } & (HasBirth<Input> extends true
  ? {
      readonly birthTimeAssumed: boolean;
      readonly birth: NonNullable<Meta['birth']>;
      /** Dotted paths of what rests on the time of birth; told only where that was assumed. */
      readonly restsOnBirthTime?: readonly string[];
    }
  : HasBirth<Input> extends false
    ? { readonly birthTimeAssumed?: never; readonly birth?: never; readonly restsOnBirthTime?: never }
    : {
        readonly birthTimeAssumed: boolean | undefined;
        readonly birth: Meta['birth'] | undefined;
        readonly restsOnBirthTime?: readonly string[] | undefined;
      }) &
  ([InSchools] extends ['none']
    ? { readonly provenance?: Told; readonly ayanamsa?: never }
    : { readonly provenance: Told; readonly ayanamsa: NonNullable<Meta['ayanamsa']> });

/** The school that a call asks for, which is refused where the operation does not exist in it: `input.ayanamsa`, or what is read from it. */
type SchoolOf<Input, InSchools extends Schools, Parsed> = [InSchools] extends ['none']
  ? { readonly school?: never }
  : 'ayanamsa' extends keyof Input
    ? { readonly school?: (input: Parsed) => Ayanamsa | undefined }
    : { readonly school?: never };

/** The schema of an operation's input, as a thunk, called once; one without it takes no input and is asked with GET. */
type SchemaFor<Input, Schema extends GenericSchema> = keyof Input extends never
  ? { readonly schema?: never }
  : {
      readonly schema: IsSame<Input, InferInput<Schema>> extends true
        ? () => Schema
        : { readonly 'the schema and the interface of the input differ': [Input, InferInput<Schema>] };
    };

/**
 * How an operation is declared. Id, path, method and members follow from the name.
 *
 * @internal
 */
export type OperationSpec<Input, Data, InSchools extends Schools, Schema extends GenericSchema, Resolved> = {
  /** Dotted name, subject first: `charts.rasi`. */
  readonly name: `${string}.${string}`;
  /** One line for help texts and the API description. */
  readonly summary: string;
  readonly units: number;
  /** Where a call may cost more: by what is asked for and how many an input asks for, or by its work. */
  readonly each?: 'work' | { readonly unit: 'day'; readonly count: (input: InferOutput<Schema>) => number };
  /** The work of every input, or what estimates it before it is computed; left out where every input takes as much as one chart. */
  readonly work?: Work | ((input: InferOutput<Schema>) => Work);
  readonly schools: InSchools;
  /** An input that works: for help texts, the API description and what test keys are answered. */
  readonly example: Input;
  /** Where the operation is a family: the input field that names the member, and its values. */
  readonly family?: { readonly field: keyof Input & string; readonly members: readonly string[] };
  /** Fields of which one has to be given, though none of them by itself. */
  readonly alternatives?: readonly (keyof Input & string)[];
  /** Where no source bears out what it does, or none prescribes it: `true`, or which members of a family. Capabilities and every provenance say so. */
  readonly experimental?: true | readonly string[];
  /** Where all of it is sensitive, or which members of a family are: they are refused without `sensitive: true`. */
  readonly sensitive?: Sensitive | SensitiveMembers;
  /** Fills in what the caller left to the library; called once a call, after the input was judged. */
  readonly context: (given: Context, input: InferOutput<Schema>) => Resolved;
  readonly run: (input: InferOutput<Schema>, context: Resolved) => Outcome<Input, Data, InSchools>;
  /**
   * Where results may be long: returns the JSON text of the data that `run` would return, in pieces that are made as they are asked for,
   * and the rest of its outcome at once; undefined where the result is short.
   */
  readonly text?: (
    input: InferOutput<Schema>,
    context: Resolved,
    present: Present,
  ) => (Omit<Outcome<Input, Data, InSchools>, 'data'> & { readonly text: Iterable<string> }) | undefined;
} & SchemaFor<Input, Schema> &
  SchoolOf<Input, InSchools, InferOutput<Schema>>;

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
  /** Where all of it is sensitive: what it speaks of; of a family each member says so for itself. */
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
 * Returns a part of the data as it is shown, before it becomes text; it changes no number and no field.
 *
 * @param path where the part stands, with `*` for the entries of lists, `mahadashas.*`; left out for the data as a whole
 */
export type Present = (part: unknown, path?: string) => unknown;

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
  readonly provenance?: Told;
  readonly ayanamsa?: Meta['ayanamsa'];
  readonly birthTimeAssumed?: boolean | undefined;
  readonly restsOnBirthTime?: readonly string[] | undefined;
  readonly birth?: Meta['birth'] | undefined;
}

/** The spec as the machine room reads it: the compiler has done its part. */
interface BareSpec<Data> {
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

function build<Input, Data>(spec: BareSpec<Data>): Operation<Input, Data> {
  const { name, summary, units, each, family, experimental } = spec;
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
      throw new SiddhantaError(
        'not_available_in_school',
        `${name} does not exist in the ${school} school. It exists in: ${schools.join(', ')}.`,
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
    const told = isExperimental(member) ? ({ experimental: true } as const) : {};
    return {
      ...(provenance === undefined ? {} : { provenance: { ...ownCopy(provenance), ...told } }),
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
    sensitive: sensitiveAs(undefined),
    alternatives: spec.alternatives ?? [],
    memberField: family?.field,
    example: spec.example as Input,
    exampleOf(member) {
      if (family === undefined) return spec.example as Input;
      const own = member.slice(name.length + 1);
      const asked = sensitiveAs(own) === undefined ? {} : { sensitive: true };
      return { ...(spec.example as object), ...asked, [family.field]: own } as Input;
    },
    schema,
    call(given, context = {}) {
      const [input, resolved] = begin(given, context);
      const { value: outcome, offsets } = hearOffsets(() => spec.run(input, resolved));
      return { data: outcome.data, ...around(input, outcome, offsets) };
    },
    bare(given, context = {}) {
      const [input, resolved] = begin(given, context);
      const { data, birthTimeAssumed } = spec.run(input, resolved);
      return { data, birthTimeAssumed: birthTimeAssumed === true };
    },
    stream(given, context = {}, present = asItIs, isHeard = false) {
      const [input, resolved] = begin(given, context);
      const long = hearText(() => spec.text?.(input, resolved, present), isHeard);
      if (long !== undefined) return { text: long.text, ...around(input, long.outcome, long.offsets) };
      const { value: outcome, offsets } = hearOffsets(() => spec.run(input, resolved));
      return { text: [JSON.stringify(present(outcome.data))], ...around(input, outcome, offsets) };
    },
  };
}

/**
 * Returns what declares an operation of an input and its data: `operation<RasiInput, RasiData>()({ name, … })`. Its calls are
 * validated, refused outside its schools, and wrapped in the common envelope.
 *
 * The compiler refuses a schema that is not exactly the interface of the input, an empty list of schools, a forgotten provenance
 * in a school, and a forgotten word on the birth time where the input has a birth.
 *
 * @internal
 */
export function operation<Input, Data>() {
  return <const InSchools extends Schools, Schema extends GenericSchema, Resolved>(
    spec: OperationSpec<Input, Data, InSchools, Schema, Resolved>,
  ): Operation<Input, Data> => build<Input, Data>(spec as unknown as BareSpec<Data>);
}
