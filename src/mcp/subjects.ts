import { isSiddhantaError, SiddhantaError } from '../errors.js';
import type { Fields } from '../input/fields.js';
import { labelsIn } from '../names/labels.js';
import { localise } from '../names/localise.js';
import { spokenLanguage } from '../names/spoken.js';
import { labelled } from '../operation/labelled.js';
import type { Context, Operation } from '../operation/operation.js';
import { plainShow } from '../operation/plain.js';
import { blocksOf, type Readings, viewOf } from '../operation/show.js';
import type { Birth } from '../types.js';
import { readArguments, type ToolRequest } from './arguments.js';
import { chosen } from './choice.js';
import { extentOf, partsOf, readingOf } from './fit.js';
import { withHints } from './hints.js';
import { type NamedInput, type OperationSchemas, short } from './schema.js';
import { isByStar, matchByStars } from './stars.js';
import { TASKS } from './tasks.js';
import type { Offer, Outcome } from './tool.js';
import { subjectTool } from './toolSchema.js';

export interface SubjectParts extends ToolRequest {
  readonly operations: readonly Operation[];
  readonly readings: Readings;
  readonly schemasOf: (operation: Operation) => OperationSchemas;
  readonly context: Context;
}

export const toolName = (subject: string): string => TASKS[subject]?.name ?? subject;

const BY_STARS = 'compatibility.ashtakoota';

async function outcomeOf(
  operation: Operation,
  given: Fields,
  named: NamedInput,
  parts: SubjectParts,
): Promise<Outcome> {
  const own = (field: string): boolean => Object.hasOwn(named.input.properties, field);
  const { fields, level, skip, ...rest } = given;
  const { limit, ...without } = rest;
  const extent = extentOf({ fields, level, skip, ...(own('limit') ? {} : { limit }) });
  const { language: tag, ...fieldsGiven } = own('limit') ? rest : without;
  const language = tag === undefined ? undefined : await spokenLanguage(tag);
  if (operation.name === BY_STARS && isByStar(fieldsGiven)) {
    const birth = async (value: unknown, field: string): Promise<Birth> => {
      const { input: read } = await readArguments({ [field]: value }, named.input, parts);
      return (read[field] as { readonly birth: Birth }).birth;
    };
    const { text, structured = {} } = await matchByStars(fieldsGiven, birth, parts.context);
    return extent.fields === undefined ? { text } : jsonOf(partsOf(structured, extent));
  }
  const { input, notes } = await readArguments(fieldsGiven, named.input, parts);
  try {
    const result = operation.call(input, parts.context);
    const localised = language === undefined ? result : localise(result, language);
    if (extent.fields !== undefined) return jsonOf(partsOf({ ...localised }, extent));
    const show = parts.readings[operation.name]?.show ?? plainShow(operation);
    const blocks = blocksOf(show, viewOf(input, localised));
    const label = language && labelsIn(language);
    const said = label === undefined ? blocks : blocks.map((block) => labelled(block, label));
    return { text: readingOf(said, parts.now(), extent, notes, label) };
  } catch (problem) {
    const all = parts.operations
      .filter(({ subject }) => subject === operation.subject)
      .map((one) => ({ name: one.name, input: parts.schemasOf(one).input }));
    throw isSiddhantaError(problem) ? withHints(problem, named, all, operation, input) : problem;
  }
}

const jsonOf = (structured: Fields): Outcome => ({ structured, text: JSON.stringify(structured) });

export function subjectTools(parts: SubjectParts): readonly Offer[] {
  const { operations, schemasOf } = parts;
  const subjects = [...new Set(operations.map(({ subject }) => subject))];
  const elsewhere = (name: string): string => {
    const found = operations.find((one) => one.name === name || short(one.name) === name);
    return found === undefined ? '' : ` ${found.name} is of the tool ${toolName(found.subject)}.`;
  };
  return subjects.map((subject) => {
    const own = operations.filter((operation) => operation.subject === subject);
    const inputs = own.map((operation) => ({
      name: operation.name,
      summary: operation.summary,
      input: schemasOf(operation).input,
      alternatives: operation.alternatives,
    }));
    const taken = inputs.find(({ input }) =>
      ['operation', 'fields', 'level', 'skip'].some((field) => Object.hasOwn(input.properties, field)),
    );
    if (taken !== undefined)
      throw new RangeError(`${taken.name} has a field that every tool takes: operation, fields, level or skip.`);
    return {
      name: toolName(subject),
      ...subjectTool(inputs, TASKS[subject]),
      async call({ operation: asked, ...given }) {
        const operation = chosen(own, asked, elsewhere);
        const input = inputs.find(({ name }) => name === operation.name);
        if (input === undefined) throw new SiddhantaError('internal_error', `There is no schema of ${operation.name}.`);
        return outcomeOf(operation, given, input, parts);
      },
    };
  });
}
