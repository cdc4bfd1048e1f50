import { SiddhantaError } from '../errors.js';

/** Deepest nesting of objects and arrays that is read. The inputs of the operations need four. */
export const MAX_DEPTH = 32;

function refuse(problem: string): never {
  throw new SiddhantaError('invalid_json', `${problem} Send one JSON object, encoded as UTF-8.`);
}

const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/** Index after the closing quote; the length of the text when it is never closed. */
function stringEnd(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && text[i] !== '"') i += text[i] === '\\' ? 2 : 1;
  return Math.min(i + 1, text.length);
}

function beforeColon(text: string, start: number): boolean {
  let i = start;
  while (isSpace(text.charCodeAt(i))) i++;
  return text[i] === ':';
}

/** Finds what `JSON.parse` lets pass: a name twice in one object, and nesting that may exhaust a parser's stack. */
function inspect(text: string): void {
  const open: (Set<string> | undefined)[] = [];
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (character === '"') {
      const end = stringEnd(text, i);
      const names = open.at(-1);
      if (names !== undefined && beforeColon(text, end)) {
        const raw = text.slice(i + 1, end - 1);
        const name = raw.includes('\\') ? textOf(text.slice(i, end)) : raw;
        if (names.has(name)) refuse(`The name ${quote(name)} occurs twice in one object.`);
        names.add(name);
      }
      i = end - 1;
    } else if (character === '{' || character === '[') {
      open.push(character === '{' ? new Set() : undefined);
      if (open.length > MAX_DEPTH) refuse(`The body is nested more than ${MAX_DEPTH} levels deep.`);
    } else if (character === '}' || character === ']') open.pop();
  }
}

function quote(name: string): string {
  return JSON.stringify(name.length > 40 ? `${name.slice(0, 40)}…` : name);
}

function textOf(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}

/** Without such an escape there is no lone surrogate, since UTF-8 has none. */
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Refuses half a character, which cannot be sent back or stored. */
function requireWhole(value: unknown, path: readonly string[]): void {
  const field = path.join('.').replace(/\p{Surrogate}/gu, '\ufffd');
  const half = (what: string): never => {
    throw new SiddhantaError(
      'invalid_value',
      `${what} contains a lone surrogate (\\ud800 to \\udfff), which is half a character. Send both halves, or leave it out.`,
      field === '' ? {} : { field },
    );
  };
  if (typeof value === 'string' && LONE_SURROGATE.test(value)) half(field === '' ? 'The body' : field);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (LONE_SURROGATE.test(name)) half(field === '' ? 'A name in the body' : `A name in ${field}`);
    requireWhole(inner, [...path, name]);
  }
}

/**
 * Returns the value of a JSON text in UTF-8. One byte order mark at the beginning is skipped.
 *
 * Names such as `__proto__` become ordinary fields, as `JSON.parse` makes them.
 *
 * @throws {SiddhantaError} `invalid_json` for bytes that are no UTF-8, text that is no JSON, a name that stands twice in one
 * object, and nesting deeper than {@link MAX_DEPTH}; `invalid_value` with the field for a text with a lone surrogate, which only an escape can bring
 *
 * @example
 * ```ts
 * parseJson(new TextEncoder().encode('{"a": [1]}')); // => { a: [1] }
 * ```
 */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) refuse('The body is empty.');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('The body is not UTF-8.');
  }
  inspect(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's own message would repeat part of the body.
    return refuse('The body is not valid JSON.');
  }
  if (SURROGATE_ESCAPE.test(text)) requireWhole(value, []);
  return value;
}
