import { BIRTH_FORM, writeBirth } from '../input/birthText.js';
import type { Operation } from '../operation/operation.js';
import type { FieldWords, Reading } from '../operation/show.js';
import type { Birth } from '../types.js';
import { readBirth } from './birth.js';
import { type Option, UsageError } from './command.js';
import { type Field, fieldsOf } from './facts.js';
import { COMMON, type CommonField, LAST, TWICE } from './vocabulary.js';

const dashed = (path: string): string => path.replace(/[._]/g, '-');

function commonField(path: string): { readonly words: CommonField; readonly before: string } | undefined {
  const keys = path.split('.');
  for (let from = 0; from < keys.length; from++) {
    const words = COMMON[keys.slice(from).join('.')];
    if (words !== undefined) return { words, before: keys.slice(0, from).join('.') };
  }
  return undefined;
}

function flagOf({ path, kind }: Field, hint: FieldWords | undefined, prefixed: boolean): string {
  if (hint?.name !== undefined) return hint.name;
  if (kind === 'birth') return dashed(path.replace(/\.birth$/, ''));
  const common = commonField(path);
  if (common?.words.name === undefined) return dashed(path);
  const before = path.startsWith('birth.') ? (prefixed ? 'birth' : '') : common.before;
  return before === '' ? common.words.name : `${dashed(before)}-${common.words.name}`;
}

function flagsOf(fields: readonly Field[], hints: Reading['fields']): string[] {
  const named = (prefixed: boolean) => fields.map((field) => flagOf(field, hints?.[field.path], prefixed));
  const [plain, prefixed] = [named(false), named(true)];
  if (new Set(plain).size === plain.length) return plain;
  // A field of the operation takes precedence over a convention: `--year` of a calendar.
  return fields.map(({ path }, i) => {
    const flag = prefixed[i] ?? '';
    const taken = prefixed.some((other, k) => k !== i && other === flag);
    return taken && path.startsWith('conventions.') ? dashed(path) : flag;
  });
}

function parsed(text: string, flag: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`--${flag} is not valid JSON.`);
  }
}

const sentence = (path: string): string => {
  const text = path.replace(/[._]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

function placeholder({ path, kind, facts }: Field): string {
  if (facts.choices !== undefined) return path.split(/[._]/).at(-1)?.toUpperCase() ?? 'NAME';
  return {
    text: 'TEXT',
    number: 'NUMBER',
    boolean: 'true|false',
    birth: 'BIRTH',
    list: 'LIST',
    json: 'JSON',
    'text or json': 'NAME|JSON',
  }[kind];
}

function conversion({ kind }: Field, flag: string, words: CommonField | undefined): Pick<Option, 'read' | 'write'> {
  if (kind === 'birth') {
    return { read: (text) => readBirth(text, flag), write: (value) => writeBirth(value as Birth) };
  }
  if (kind === 'text or json') {
    return {
      read: (text) => (text.startsWith('{') ? parsed(text, flag) : text),
      write: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
    };
  }
  if (kind === 'list') {
    return {
      read: (text) => (text.startsWith('[') ? parsed(text, flag) : text.split(',').map((entry) => entry.trim())),
      write: (value) => (value as readonly string[]).join(','),
    };
  }
  if (kind === 'json') return { read: (text) => parsed(text, flag), write: (value) => JSON.stringify(value) };
  if (kind === 'boolean') return { read: (text) => (text === 'true' ? true : text === 'false' ? false : text) };
  const { read, write } = words ?? {};
  return {
    ...(read === undefined ? {} : { read }),
    ...(write === undefined ? {} : { write: (value) => write(String(value)) }),
  };
}

function optionOf(field: Field, flag: string, hint: FieldWords | undefined, earlierBirth: boolean): Option {
  const { path, kind, facts } = field;
  const common = commonField(path)?.words;
  const words = hint ?? common;
  // A field that is true by default needs a value to be false.
  const isSwitch = kind === 'boolean' && !facts.required && facts.fallback !== 'true';
  const form = earlierBirth
    ? 'likewise'
    : `as ${BIRTH_FORM}; degrees north and east, or the name of a place instead; without a time noon is used`;
  const summary = words?.summary ?? sentence(path);
  return {
    flag,
    kind: isSwitch ? 'switch' : kind === 'number' ? 'number' : 'text',
    field: path,
    ...(kind === 'birth' ? { birth: true } : {}),
    ...(isSwitch ? {} : { value: words?.value ?? placeholder(field) }),
    summary: kind === 'birth' ? `${summary}${earlierBirth ? ', ' : ' '}${form}` : summary,
    ...(words === undefined || (hint === undefined && common?.explain === true) ? { explain: true } : {}),
    ...(common?.listed === undefined ? {} : { listed: common.listed }),
    ...(isSwitch ? {} : conversion(field, flag, common)),
  };
}

/** Required fields and whole births first, then optional ones, then what most operations have. */
function rank({ path, kind, facts }: Field): number {
  const last = LAST.indexOf(path);
  if (last >= 0) return 2 + last;
  return facts.required || kind === 'birth' || /(^|\.)(birth|place)\./.test(path) ? 0 : 1;
}

/** Returns the options that an operation's input is filled from: one for each field of its schema. */
export function optionsOf({ schema }: Pick<Operation, 'schema'>, reading: Reading = {}): readonly Option[] {
  const fields = fieldsOf(schema())
    .filter(({ path }) => !TWICE.includes(path))
    .sort((a, b) => rank(a) - rank(b));
  const flags = flagsOf(fields, reading.fields);
  const firstBirth = fields.findIndex(({ kind }) => kind === 'birth');
  return fields.map((field, i) => optionOf(field, flags[i] ?? '', reading.fields?.[field.path], i > firstBirth));
}
