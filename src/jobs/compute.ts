import { csvLine } from '../batch/csv.js';
import { kindNamed } from '../batch/kinds.js';
import { columnsOf, type Done, type Job, type Refused, rowComputer, type Settings } from '../batch/rows.js';
import { isSiddhantaError, SiddhantaError } from '../errors.js';
import { isFields } from '../input/fields.js';
import type { Operation } from '../operation/operation.js';
import type { PartInput } from './block.js';
import { invalid, type Manifest } from './manifest.js';

type Task = Pick<Manifest, 'kind' | 'operation' | 'base' | 'layout' | 'format'>;

/** Records computed at once; between, the process can hear signals. */
const AT_ONCE = 128;

/** Returns an operation by its dotted name. Throws `SiddhantaError` where there is none. */
export async function operationNamed(name: string): Promise<Operation> {
  const { OPERATIONS } = await import('../registry.js');
  const found = OPERATIONS.find((operation) => operation.name === name);
  if (found === undefined)
    throw invalid(
      'operation',
      `operation is ${JSON.stringify(name)}; it must be the name of one, such as charts.rasi.`,
    );
  return found;
}

function inputOf(text: string): object {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {}
  if (isFields(input)) return input;
  throw new SiddhantaError('invalid_json', 'The line is not a JSON object. Write each input in one line.');
}

/** Computes inputs of an operation, a line of JSON each, to rows in the same form as batches have. */
function inputComputer(operation: Operation, base: Task['base']): (job: Job) => Done {
  return ({ bytes, ends, lines }) => {
    const refused: Refused[] = [];
    let text = '';
    lines.forEach((line, i) => {
      const record = bytes.subarray(i === 0 ? 0 : ends[i - 1], ends[i]);
      try {
        const input = inputOf(new TextDecoder().decode(record).trim());
        const { data } = operation.bare({ ...base, ...input });
        text += `${JSON.stringify({ line, data })}\n`;
      } catch (error) {
        if (!isSiddhantaError(error) || error.code === 'internal_error') throw error;
        refused.push({ line, code: error.code, column: error.field, message: error.message });
      }
    });
    return { rows: lines.length - refused.length, refused, text: new TextEncoder().encode(text) };
  };
}

const settingsOf = ({ kind = '', base, layout, format }: Task): Settings => ({
  kind,
  base,
  layout: layout ?? { width: 0, fields: [], passed: [] },
  format,
});

/** Returns the first line of the rows of a job: its columns, or nothing. */
export async function headerOf(task: Task): Promise<string> {
  if (task.kind === undefined || task.format !== 'csv') return '';
  return csvLine(columnsOf(settingsOf(task), await kindNamed(task.kind)).map(({ name }) => name));
}

export interface ComputedPart {
  readonly rows: Uint8Array;
  readonly refused: readonly Refused[];
}

/** Returns what computes the parts of a job: the same characters for the same part, wherever it runs. */
export async function partComputer(task: Task): Promise<(input: PartInput) => Promise<ComputedPart>> {
  const { kind, operation = '', base } = task;
  const compute =
    kind === undefined
      ? inputComputer(await operationNamed(operation), base)
      : rowComputer(settingsOf(task), await kindNamed(kind), {});
  return async ({ job, refused: unread }) => {
    const texts: Uint8Array[] = [];
    const refused: Refused[] = [...unread];
    for (let from = 0; from < job.lines.length; from += AT_ONCE) {
      const start = from === 0 ? 0 : (job.ends[from - 1] ?? 0);
      const ends = job.ends.subarray(from, from + AT_ONCE).map((end) => end - start);
      const bytes = job.bytes.subarray(start, start + (ends.at(-1) ?? 0));
      const done = compute({ bytes, ends, lines: job.lines.subarray(from, from + AT_ONCE) });
      texts.push(done.text);
      refused.push(...done.refused);
      await new Promise(setImmediate);
    }
    return { rows: Buffer.concat(texts), refused: refused.sort((a, b) => a.line - b.line) };
  };
}
