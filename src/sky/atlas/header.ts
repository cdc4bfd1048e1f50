import type { SiddhantaError } from '../../errors.js';
import { BODIES } from '../ephemeris.js';
import { AT, type Header, refused, type TableHeader } from './format.js';

/** Not yet validated. */
type Given = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => Number.isFinite(value);
const isPositive = (value: unknown): boolean => Number.isFinite(value) && (value as number) > 0;
const isPlace = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isBody = (value: unknown): boolean => BODIES.some((body) => body === value);
const isKind = (value: unknown): boolean => value === 'apparent' || value === 'geometric';

const wrong = (field: string): SiddhantaError => refused(`has a header whose ${field} is missing or invalid`);

function need(isSound: boolean, field: string): void {
  if (!isSound) throw wrong(field);
}

function checkTable(given: unknown, name: string, { from, to }: Given, first: number, end: number): string {
  if (!isRecord(given)) throw wrong(name);
  const { kind, body, days, units } = given;
  need(isKind(kind), `${name}.kind`);
  need(isBody(body), `${name}.body`);
  need(isPositive(days), `${name}.days`);
  need(Number.isSafeInteger(given.first), `${name}.first`);
  need(isPlace(given.count), `${name}.count`);
  need(isPlace(given.at), `${name}.at`);
  need(isPlace(given.bytes), `${name}.bytes`);
  need(Array.isArray(units) && units.length === 3 && units.every(isPositive), `${name}.units`);
  const table = given as unknown as TableHeader;
  if (!(table.at >= first && table.bytes >= 4 * table.count && table.at + table.bytes <= end)) {
    throw refused(`has a table (${kind} ${body}) that reaches beyond its end`);
  }
  const segment = (jdTt: unknown): number => Math.floor((jdTt as number) / table.days) - table.first;
  if (!(segment(from) >= 0 && segment(to) < table.count)) {
    throw refused(`has a table (${kind} ${body}) that does not reach from its first day to its last`);
  }
  return `${kind} ${body}`;
}

/** By body: pairs of an instant and arcseconds, or null where none is stated. */
function checkAccuracy(given: unknown): void {
  if (!isRecord(given)) throw wrong('accuracy');
  for (const [body, steps] of Object.entries(given)) {
    const isStep = (step: unknown): boolean =>
      Array.isArray(step) && step.length === 2 && isNumber(step[0]) && (step[1] === null || isNumber(step[1]));
    need(isBody(body) && Array.isArray(steps) && steps.every(isStep), `accuracy.${body}`);
  }
}

/** A checksum proves that the bytes are unchanged, not that they are sound: every field is checked. */
function checked(given: unknown, first: number, end: number): Header {
  if (!isRecord(given)) throw refused('has a header that is not a JSON object');
  const { base, from, to, tolerance, computes_mean_node: computesMeanNode, tables, accuracy } = given;
  need(isRecord(base) && isText(base.name) && isText(base.version), 'base');
  need(isNumber(from), 'from');
  need(isNumber(to) && (to as number) >= (from as number), 'to');
  need(isPositive(tolerance), 'tolerance');
  need(typeof computesMeanNode === 'boolean', 'computes_mean_node');
  if (!Array.isArray(tables)) throw wrong('tables');
  const seen = new Set<string>();
  tables.forEach((table, i) => {
    const name = checkTable(table, `tables.${i}`, given, first, end);
    if (seen.has(name)) throw refused(`has two tables of ${name}`);
    seen.add(name);
  });
  checkAccuracy(accuracy);
  return given as unknown as Header;
}

/** @throws {SiddhantaError} `invalid_value` with field `atlas` for an invalid header */
export function readHeader(view: DataView): Header {
  const length = view.getUint32(AT.headerLength, true);
  const first = AT.header + length;
  if (first > view.byteLength) throw refused('has a header that reaches beyond its end');
  // A copy: decoders take no shared memory.
  const bytes = new Uint8Array(view.buffer, view.byteOffset + AT.header, length).slice();
  let given: unknown;
  try {
    given = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw refused('has a header that is not JSON in UTF-8');
  }
  return checked(given, first, view.byteLength);
}
