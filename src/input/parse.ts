import { type BaseIssue, type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { type ErrorCode, SiddhantaError } from '../errors.js';
import { isCalendarDate, isClockTime, isFarDate } from '../time/calendar.js';

type Issue = BaseIssue<unknown>;

/** The codes of the fields that have their own when a text is given but is not of the right form. */
const FORM_CODES: Readonly<Record<string, ErrorCode>> = {
  date: 'invalid_date',
  time: 'invalid_time',
  timezone: 'invalid_timezone',
  moment: 'invalid_moment',
};

function pathOf(issue: Issue): string {
  return (issue.path ?? []).map((item) => String(item.key)).join('.');
}

/** Returns the issue that says most: of a value that may have several forms and was given as an object, the fault within the object. */
function inmost(issue: Issue): Issue {
  const within = issue.type === 'union' ? issue.issues?.find(({ path }) => path !== undefined) : undefined;
  if (within?.path === undefined) return issue;
  return inmost({ ...within, path: [...(issue.path ?? []), ...within.path] } as Issue);
}

function codeOf(issue: Issue): ErrorCode {
  if (issue.type === 'strict_object' && issue.path !== undefined) {
    if (issue.expected === 'never') return 'unknown_field';
    if (issue.received === 'undefined') return 'missing_field';
  }
  if (issue.kind === 'schema')
    return issue.input === undefined && issue.path !== undefined ? 'missing_field' : 'invalid_value';
  const leaf = String(issue.path?.at(-1)?.key ?? '');
  if (leaf === 'date' && (isCalendarDate(String(issue.input)) || isFarDate(String(issue.input))))
    return 'date_out_of_range';
  return FORM_CODES[leaf] ?? 'invalid_value';
}

/** Returns a short picture of what was given: enough to find the mistake, never a whole document. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (value === null || typeof value === 'number' || typeof value === 'boolean' || value === undefined)
    return String(value);
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return 'an object';
  return `a ${typeof value}`;
}

function messageOf(issue: Issue, code: ErrorCode, field: string): string {
  const name = issue.path === undefined ? 'The input' : field === '' ? 'The field ""' : field;
  const more = issue.type === 'strict_object' ? issue.message : '. Add it to the input.';
  if (code === 'missing_field') return `${name} is required${more}`;
  if (code === 'unknown_field')
    return `${name} is not a field of ${field.startsWith('rules.') ? 'this rule' : 'this operation'}${more}`;
  const offer = code === 'invalid_time' && isClockTime(`${issue.input}:00`) ? ` Write "${issue.input}:00".` : '';
  return `${name} is ${describe(issue.input)}; ${issue.message}${offer}`;
}

/**
 * Returns the parsed copy of an input; the input itself is never changed. Throws `SiddhantaError` for the first problem in the order of the schema,
 * with `field` as its dotted path.
 */
export function parseInput<Schema extends GenericSchema>(schema: Schema, input: unknown): InferOutput<Schema> {
  const result = safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  const issue = inmost(result.issues[0]);
  const code = codeOf(issue);
  const field = pathOf(issue);
  throw new SiddhantaError(code, messageOf(issue, code, field), issue.path === undefined ? {} : { field });
}
