import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Ephemeris } from '../sky/ephemeris.js';
import type { Ayanamsa, Meta, Provenance } from '../types.js';
import type { HasBirth } from './hasBirth.js';
import type { Sensitive, SensitiveMembers } from './sensitive.js';
import type { Work } from './work.js';

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

/**
 * Returns a part of the data as it is shown, before it becomes text; it changes no number and no field.
 *
 * @param path where the part stands, with `*` for the entries of lists, `mahadashas.*`; left out for the data as a whole
 */
export type Present = (part: unknown, path?: string) => unknown;

/** In which schools an operation exists: in all, in some, or it belongs to none because no ayanāṁśa enters it. */
export type Schools = 'all' | 'none' | readonly [Ayanamsa, ...Ayanamsa[]];

/** A type without its readonly marks, as deep as it goes, so that two statements of one shape can be compared. */
type Bare<T> = T extends object ? { -readonly [Key in keyof T]: Bare<T[Key]> } : T;
type IsSame<A, B> = (<T>() => T extends Bare<A> ? 1 : 2) extends <T>() => T extends Bare<B> ? 1 : 2 ? true : false;

/** Provenance, or what says it when it is asked for: where it costs as much as the data, and rows of many births leave it out. */
export type LazyProvenance = Provenance | (() => Provenance);

/**
 * What the body of an operation hands back; the envelope is put around it here. An operation of a school says where its result
 * comes from and in which ayanāṁśa it was computed, and one with a birth whether noon stood in for a missing time: the compiler asks
 * for all of it.
 */
export type Outcome<Input, Data, InSchools extends Schools> = { readonly data: Data } & (HasBirth<Input> extends true
  ? {
      readonly birthTimeAssumed: boolean;
      readonly birth: NonNullable<Meta['birth']>;
      /** Dotted paths of what rests on the time of birth; reported only where that was assumed. */
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
    ? { readonly provenance?: LazyProvenance; readonly ayanamsa?: never }
    : { readonly provenance: LazyProvenance; readonly ayanamsa: NonNullable<Meta['ayanamsa']> });

/** The school that a call asks for, which is refused where the operation does not exist in it: `input.ayanamsa`, or what is read from it. */
type SchoolOf<Input, InSchools extends Schools, Parsed> = [InSchools] extends ['none']
  ? { readonly school?: never }
  : 'ayanamsa' extends keyof Input
    ? { readonly school?: (input: Parsed) => Ayanamsa | undefined }
    : { readonly school?: never };

/**
 * The schema of an operation's input, as a thunk, called once; one without it takes no input and is asked with GET.
 *
 * @internal
 */
export type SchemaFor<Input, Schema extends GenericSchema> = keyof Input extends never
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
  /** Where no source confirms what it does, or none prescribes it: `true`, or which members of a family. Capabilities and every provenance say so. */
  readonly experimental?: true | readonly string[];
  /** Of the schools those in which no published result confirms it. Capabilities say so, and every provenance of a result in one of them. */
  readonly experimentalSchools?: readonly Ayanamsa[];
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
