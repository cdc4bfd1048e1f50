import { isSiddhantaError } from '../errors.js';
import { localise } from '../names/localise.js';
import { languageOf } from '../names/tags.js';
import type { Context, Operation } from '../operation/operation.js';
import { plainShow } from '../operation/plain.js';
import { blocksOf, type Readings, viewOf } from '../operation/show.js';
import { chosen } from './choice.js';
import type { Schema } from './jsonSchema.js';
import { markdown } from './markdown.js';
import { type ObjectSchema, type OperationSchemas, toolSchema } from './schema.js';
import { steered } from './steer.js';
import type { Offer, Outcome } from './tool.js';

/** What the tools of the subjects are made from. */
export interface SubjectParts {
  readonly operations: readonly Operation[];
  readonly readings: Readings;
  readonly schemasOf: (operation: Operation) => OperationSchemas;
  /** Returns what counts as now, for the periods that run. */
  readonly now: () => Date;
  /** What operations compute with. */
  readonly context: Context;
}

function outcomeOf(operation: Operation, given: Readonly<Record<string, unknown>>, parts: SubjectParts): Outcome {
  const { language: tag, ...input } = given;
  const language = tag === undefined ? undefined : languageOf(tag);
  const result = operation.call(input, parts.context);
  const show = parts.readings[operation.name]?.show ?? plainShow(operation);
  const told = language === undefined ? result : localise(result, language);
  return { structured: { ...told }, text: markdown(blocksOf(show, viewOf(input, told)), parts.now()) };
}

/** The field of the language in few words: every tool has it, and the tool of names lists the languages. */
const LANGUAGE: Schema = {
  type: 'string',
  default: 'en',
  description: 'Tag of the language of the names in data; names.languages lists them.',
};

/** Returns a schema of a tool in which the field of the language, where it is, is told in few words. */
function withLanguage(schema: ObjectSchema): ObjectSchema {
  if (schema.properties.language === undefined) return schema;
  return { ...schema, properties: { ...schema.properties, language: LANGUAGE } };
}

/** Returns a tool for each subject, in the order of the registry, which offers all of its operations. */
export function subjectTools(parts: SubjectParts): readonly Offer[] {
  const { operations, schemasOf } = parts;
  const subjects = [...new Set(operations.map(({ subject }) => subject))];
  /** The subjects that tell the field of their own name. */
  const telling = subjects.filter((name) =>
    operations.some((each) => each.subject === name && Object.hasOwn(schemasOf(each).input.properties, name)),
  );
  const told = new Map<string, string>();
  return subjects.map((subject) => {
    const own = operations.filter((operation) => operation.subject === subject);
    const inputs = own.map((operation) => ({
      name: operation.name,
      input: schemasOf(operation).input,
      alternatives: operation.alternatives,
    }));
    return {
      name: subject,
      title: `Vedic astrology: ${subject}`,
      description: own
        .map(({ name, summary, experimental }) => `${name}${experimental ? ' (experimental)' : ''}: ${summary}.`)
        .join('\n'),
      input: withLanguage(
        toolSchema(inputs, { elsewhere: telling.filter((other) => other !== subject), told, tool: subject }),
      ),
      call(given) {
        const { choice, input } = chosen(own, given);
        try {
          return outcomeOf(choice, input, parts);
        } catch (problem) {
          const named = inputs.find(({ name }) => name === choice.name);
          throw isSiddhantaError(problem) && named !== undefined ? steered(problem, named, inputs) : problem;
        }
      },
    };
  });
}
