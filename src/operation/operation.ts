import type { GenericSchema, InferOutput } from 'valibot';
import { SiddhantaError } from '../errors.js';
import { parseInput } from '../input/parse.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import type { Ayanamsa, Provenance, Result } from '../types.js';

/** What a caller may put in place of the defaults of an operation. It is not part of the input and is never validated. */
export interface Context {
  /** The ephemeris to see the sky through; the library's own by default. */
  readonly ephemeris?: Ephemeris;
}

/** What the body of an operation hands back; the envelope is put around it here. */
export interface Outcome<Data> {
  readonly data: Data;
  readonly provenance?: Provenance;
  readonly birthTimeAssumed?: boolean;
  /** Where it differs from the operation's name: the member of a family that ran. */
  readonly endpoint?: string;
}

/** One operation or one member of a family, as the capabilities list it. */
export interface Member {
  readonly operation: string;
  readonly units: number;
  readonly schools: readonly Ayanamsa[];
}

/** How an operation is declared. */
export interface OperationSpec<Schema extends GenericSchema, Data> {
  /** Dotted name, for example `charts.rasi`. */
  readonly name: string;
  /** Identifier in the OpenAPI description, for example `chartsRasi`. */
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** Path of the HTTP adapter; `{varga}` stands for the input field of that name. */
  readonly path: string;
  /** One line for help texts and the API description. */
  readonly summary: string;
  readonly units: number;
  /** Schools in which the operation exists; none for the operations that belong to no school. */
  readonly schools: readonly Ayanamsa[];
  /** Names of the members when the operation is a family. */
  readonly members?: readonly string[];
  /** A thunk, called once, so that an operation that is imported but never called builds no schema. */
  readonly schema: () => Schema;
  /** Returns the school that an input asks for; `input.ayanamsa` where not given. */
  readonly school?: (input: InferOutput<Schema>) => Ayanamsa | undefined;
  readonly run: (input: InferOutput<Schema>, context: Context) => Outcome<Data>;
}

/** An operation, ready to be called. */
export interface Operation<Data = unknown> {
  readonly name: string;
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly summary: string;
  readonly units: number;
  readonly schools: readonly Ayanamsa[];
  /** The entries of the capabilities list: one, or one for each member of a family. */
  readonly members: readonly Member[];
  readonly schema: () => GenericSchema;
  /** Validates the input, computes and returns the result. Throws {@link SiddhantaError} and nothing else for bad input. */
  readonly call: (input: unknown, context?: Context) => Result<Data>;
}

function schoolOf(input: unknown): Ayanamsa | undefined {
  return (input as { ayanamsa?: Ayanamsa }).ayanamsa;
}

/** Returns a copy that shares no entry with the tables, so that a caller who changes a result changes nothing else. */
function ownCopy(provenance: Provenance): Provenance {
  const { sources, disputed } = provenance;
  return {
    ...provenance,
    sources: sources.map((entry) => ({ ...entry })),
    disputed: disputed.map((entry) => ({ ...entry })),
  };
}

/** Returns an operation whose calls are validated, refused outside its schools, and wrapped in the common envelope. */
export function defineOperation<Schema extends GenericSchema, Data>(
  spec: OperationSpec<Schema, Data>,
): Operation<Data> {
  const { name, id, method, path, summary, units, schools } = spec;
  let built: Schema | undefined;
  const schema = (): Schema => {
    built ??= spec.schema();
    return built;
  };
  const members = (spec.members ?? [name]).map((operation) => ({ operation, units, schools }));
  return {
    name,
    id,
    method,
    path,
    summary,
    units,
    schools,
    members,
    schema,
    call(input, context = {}) {
      const parsed = parseInput(schema(), input);
      const school = schools.length === 0 ? undefined : (spec.school ?? schoolOf)(parsed);
      if (school !== undefined && !schools.includes(school)) {
        throw new SiddhantaError(
          'not_available_in_school',
          `${name} does not exist in the ${school} school. It exists in: ${schools.join(', ')}.`,
          { field: 'ayanamsa', schools },
        );
      }
      const { data, provenance, birthTimeAssumed, endpoint = name } = spec.run(parsed, context);
      return {
        data,
        ...(provenance === undefined ? {} : { provenance: ownCopy(provenance) }),
        meta: {
          endpoint,
          ...(school === undefined ? {} : { ayanamsa: school }),
          ...(birthTimeAssumed === undefined ? {} : { birth_time_assumed: birthTimeAssumed }),
        },
      };
    },
  };
}
