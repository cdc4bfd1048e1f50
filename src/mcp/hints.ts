// What a refusal adds for a caller who sees one tool with several operations.
import { SiddhantaError } from '../errors.js';
import { suggestDate } from '../input/suggestDate.js';
import type { Operation } from '../operation/operation.js';
import { exampleCall } from './describe.js';
import { type NamedInput, needsOf, short } from './schema.js';

const MOST = 5;

function elsewhere(field: string, operation: NamedInput, others: readonly NamedInput[]): string[] {
  const having = others
    .filter((other) => other !== operation && Object.hasOwn(other.input.properties, field))
    .map(({ name }) => short(name));
  if (having.length === 0) return [];
  return [
    `${field} is of ${having.length > MOST ? `${having.length} others, such as ${having[0]}` : having.join(', ')}.`,
  ];
}

function valueAt(input: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
      input,
    );
}

function needed(named: NamedInput, operation: Operation, missed: readonly string[]): readonly string[] {
  const known = [...named.input.required, ...(named.alternatives ?? [])];
  return [
    ...needsOf(named),
    ...missed.filter((field) => !known.includes(field)),
    ...(operation.sensitive === undefined ? [] : ['sensitive: true']),
  ];
}

function besides(
  { code, field = '' }: SiddhantaError,
  named: NamedInput,
  all: readonly NamedInput[],
  operation: Operation,
  input: unknown,
): string[] {
  const suggestion = suggestDate(valueAt(input, field)).trim();
  if (suggestion !== '') return [suggestion];
  const [part, within] = field.split('.').reverse();
  const isPlace = part === 'place' || within === 'place';
  if (isPlace && code !== 'unknown_field' && code !== 'missing_field')
    return ['A place may be its name, such as "Pune", or "LATITUDE LONGITUDE ZONE"; the tool places finds both.'];
  if (code !== 'unknown_field' && code !== 'missing_field') return [];
  const isTop = !field.includes('.');
  const needs = needed(named, operation, code === 'missing_field' && isTop ? [field] : []);
  return [
    ...(code === 'unknown_field' && isTop ? elsewhere(field, named, all) : []),
    ...(isTop && needs.join() !== field ? [`${short(named.name)} needs ${needs.join(', ') || 'nothing else'}.`] : []),
    `A call that works: ${JSON.stringify(exampleCall(operation))}`,
  ];
}

export function withHints(
  refusal: SiddhantaError,
  named: NamedInput,
  all: readonly NamedInput[],
  operation: Operation,
  input: unknown,
): SiddhantaError {
  const { code, message, field, schools } = refusal;
  return new SiddhantaError(code, [message, ...besides(refusal, named, all, operation, input)].join(' '), {
    ...(field === undefined ? {} : { field }),
    ...(schools === undefined ? {} : { schools }),
  });
}
