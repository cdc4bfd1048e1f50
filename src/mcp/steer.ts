// What a refusal says to a caller who sees one tool with several operations, beside what the library says of the input.
import { SiddhantaError } from '../errors.js';
import { type NamedInput, needsOf } from './schema.js';

/** Most operations that are named. */
const MOST = 5;

/** Returns which other operations of a tool have a field. */
function elsewhere(field: string, operation: NamedInput, others: readonly NamedInput[]): string[] {
  const having = others
    .filter((other) => other !== operation && Object.hasOwn(other.input.properties, field))
    .map(({ name }) => name);
  if (having.length === 0) return [];
  return [
    `${field} is of ${having.length > MOST ? `${having.length} others, such as ${having[0]}` : having.join(', ')}.`,
  ];
}

/** Returns what a refusal of an operation says beside its own message. */
function besides({ code, field = '' }: SiddhantaError, operation: NamedInput, all: readonly NamedInput[]): string[] {
  const [part, within] = field.split('.').reverse();
  const isPlace = part === 'place' || within === 'place';
  if (isPlace && code !== 'unknown_field') return ['The tool places finds latitude, longitude and timezone by a name.'];
  if (field.includes('.') || (code !== 'unknown_field' && code !== 'missing_field')) return [];
  const needs = needsOf(operation);
  return [
    ...(code === 'unknown_field' ? elsewhere(field, operation, all) : []),
    ...(needs.join() === field ? [] : [`${operation.name} needs ${needs.join(', ') || 'nothing else'}.`]),
  ];
}

/** Returns a refusal of an operation with what helps the caller of a tool. */
export function steered(refusal: SiddhantaError, operation: NamedInput, all: readonly NamedInput[]): SiddhantaError {
  const { code, message, field, schools } = refusal;
  return new SiddhantaError(code, [message, ...besides(refusal, operation, all)].join(' '), {
    ...(field === undefined ? {} : { field }),
    ...(schools === undefined ? {} : { schools }),
  });
}
