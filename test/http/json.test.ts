import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';
import { MAX_DEPTH, parseJson } from '../../src/http/json.js';
import { bench, bodyOf } from './support.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function problemOf(input: Uint8Array): string {
  try {
    parseJson(input);
  } catch (error) {
    if (isSiddhantaError(error)) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'none';
}

describe('a JSON text', () => {
  it('means what JSON.parse says, when no name occurs twice', () => {
    fc.assert(
      fc.property(fc.json({ depthSize: 'small' }), (text) => {
        expect(parseJson(bytes(text))).toEqual(JSON.parse(text));
      }),
    );
  });

  it('may have white space, escapes and names that look like structure', () => {
    for (const value of [
      { '{"a":': '}', '\\': '"', ':': [{ ',': ']' }], '': null },
      { a: { a: { a: 1 } }, b: [{ a: 1 }, { a: 2 }] },
      '\u2028 ":" {',
    ]) {
      for (const indent of [0, 2, '\t', '\r\n']) {
        expect(parseJson(bytes(JSON.stringify(value, null, indent)))).toEqual(value);
      }
    }
  });

  it.each([
    ['{"a":1,"a":1}', '"a"'],
    ['{"a":1,"\\u0061":2}', '"a"'],
    ['{"a":{"b":1,"c":[{"d":1}],"b":2}}', '"b"'],
    ['[{"x":1},{"y":{"z":1 , "z" : 2}}]', '"z"'],
    ['{"":1,"":2}', '""'],
    ['{"__proto__":1,"__proto__":2}', '"__proto__"'],
    ['{"\\"":1,"\\"":2}', String.raw`"\""`],
  ])('%s is refused, for a name stands twice', (text, name) => {
    expect(problemOf(bytes(text))).toBe(
      `invalid_json: The name ${name} occurs twice in one object. Send one JSON object, encoded as UTF-8.`,
    );
  });

  it('is refused when a name occurs twice, wherever', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 5 });
    fc.assert(
      fc.property(
        fc.dictionary(name, fc.jsonValue(), { minKeys: 1, noNullPrototype: true }),
        fc.nat(),
        (value, pick) => {
          const names = Object.keys(value);
          const twice = names[pick % names.length] ?? '';
          const text = JSON.stringify(value);
          expect(problemOf(bytes(text))).toBe('none');
          expect(problemOf(bytes(`${text.slice(0, -1)},${JSON.stringify(twice)}:0}`))).toContain('occurs twice');
        },
      ),
    );
  });

  it('may be nested 32 levels deep and no deeper', () => {
    expect(problemOf(bytes('['.repeat(MAX_DEPTH) + ']'.repeat(MAX_DEPTH)))).toBe('none');
    for (const deep of ['['.repeat(MAX_DEPTH + 1), '{"a":'.repeat(5000), '['.repeat(16_000), '[{"a":'.repeat(2000)]) {
      expect(problemOf(bytes(deep))).toContain('nested more than 32 levels');
    }
  });

  it.each([
    '',
    '{',
    '{"a":}',
    "{'a':1}",
    '{"a":1,}',
    'NaN',
    '01',
    '"\u0001"',
    '{"a":1}}',
    '"\\',
    '{"\\x":1}',
    'undefined',
  ])('%j is none', (text) => {
    expect(problemOf(bytes(text))).toMatch(/^invalid_json: The body is (empty|not valid JSON)\./);
  });

  it('says nothing of what was sent when it is none', () => {
    expect(problemOf(bytes('{"name": Sita}'))).not.toContain('Sita');
  });

  it('may begin with one byte order mark', () => {
    expect(parseJson(bytes('\ufeff{"a":1}'))).toEqual({ a: 1 });
    expect(problemOf(bytes('\ufeff\ufeff{"a":1}'))).toContain('not valid JSON');
  });

  it.each([
    ['a lone continuation byte', [0x22, 0x80, 0x22]],
    ['an overlong form', [0x22, 0xc0, 0xaf, 0x22]],
    ['half a surrogate pair', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['UTF-16', [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]],
    ['Latin-1', [0x22, 0xe9, 0x22]],
  ])('in %s is refused', (_, codes) => {
    expect(problemOf(Uint8Array.from(codes))).toContain('The body is not UTF-8.');
  });

  it.each([
    ['{"user_name":"a\\ud800"}', 'user_name'],
    ['{"user_name":"\\uDC00\\uD800"}', 'user_name'],
    ['{"birth":{"place":{"name":["x","\\udfff!"]}}}', 'birth.place.name.1'],
    ['{"birth":{"\\ud83d":1}}', 'birth'],
    ['{"a\\ud83d":{"b":"\\ud83d"}}', undefined],
    ['"\\ud83d"', undefined],
  ])('%s is refused for half a character, with the field', (text, field) => {
    let caught: unknown;
    try {
      parseJson(bytes(text));
    } catch (error) {
      caught = error;
    }
    expect(isSiddhantaError(caught) && [caught.code, caught.field]).toEqual(['invalid_value', field]);
  });

  it('may write whole characters as escapes, and escapes of escapes', () => {
    for (const [text, value] of [
      ['{"a":"\\ud83d\\ude00"}', { a: '😀' }],
      ['{"\\ud83d\\ude00":"😀"}', { '😀': '😀' }],
      ['{"a":"\\\\ud83d"}', { a: '\\ud83d' }],
    ] as const)
      expect(parseJson(bytes(text))).toEqual(value);
  });

  it('with half a character in a name is answered 400, not repeated and not charged', async () => {
    const service = await bench();
    const body = JSON.stringify(bodyOf('charts.rasi')).replace(/}$/, ',"user_name":"Sita\\ud800"}');
    const { status, json, text } = await service.call('/v1/charts/rasi', { body });
    expect([status, json.error.code, json.error.field]).toEqual([400, 'invalid_value', 'user_name']);
    expect(text).not.toContain('Sita');
    expect(service.events).toMatchObject([{ units: 0 }]);
  });

  it('with __proto__ changes no prototype', async () => {
    const value = parseJson(bytes('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'));
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor']);
    const service = await bench();
    const body = JSON.stringify(bodyOf('charts.rasi'));
    for (const path of ['/v1/charts/rasi', '/v1/charts/divisional/d9']) {
      for (const [text, field] of [
        [`${body.slice(0, -1)},"__proto__":{"ayanamsa":"kp"}}`, '__proto__'],
        [body.replace('"birth":{', '"birth":{"__proto__":{"time":"00:00:00"},'), 'birth.__proto__'],
      ] as const) {
        const { json } = await service.call(path, { body: text });
        expect([json.error.code, json.error.field]).toEqual(['unknown_field', field]);
      }
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('the body of a request', () => {
  const path = '/v1/charts/rasi';
  const rasi = JSON.stringify(bodyOf('charts.rasi'));

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON;charset="UTF-8"',
    ' application/json ;',
  ])('may be announced as %j', async (type) => {
    expect((await (await bench()).call(path, { body: rasi, headers: { 'Content-Type': type } })).status).toBe(200);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'application/jsonp',
    'application/json, text/plain',
    'multipart/form-data; boundary=x',
    '',
  ])('is refused when announced as %j', async (type) => {
    const { status, json } = await (await bench()).call(path, { body: rasi, headers: { 'Content-Type': type } });
    expect([status, json.error.code]).toEqual([400, 'invalid_json']);
  });

  // A pattern that backtracks takes seconds for these.
  it.each([
    `application/json${' '.repeat(65_000)}x`,
    `application/json;${' '.repeat(65_000)}x`,
    `application/json${'; '.repeat(32_000)}x`,
    `application/json; charset${' = '.repeat(20_000)}`,
  ])('is refused at once when announced at length (%#)', async (type) => {
    const service = await bench();
    const began = performance.now();
    const { status, json } = await service.call(path, { body: rasi, headers: { 'Content-Type': type } });
    expect([status, json.error.code]).toEqual([400, 'invalid_json']);
    // A quadratic pattern needs 3.5 s for it.
    expect(performance.now() - began).toBeLessThan(1000);
  });

  it('is refused when compressed', async () => {
    const service = await bench();
    const { json } = await service.call(path, { body: rasi, headers: { 'Content-Encoding': 'gzip' } });
    expect(json.error.code).toBe('invalid_json');
    expect((await service.call(path, { body: rasi, headers: { 'Content-Encoding': 'identity' } })).status).toBe(200);
  });

  it('may be absent only to be refused', async () => {
    const { status, json } = await (await bench()).call(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
    });
    expect([status, json.error.code]).toEqual([400, 'invalid_json']);
  });

  it('may be 16 KiB long and not a byte longer', async () => {
    const service = await bench();
    const padded = (length: number): string => rasi + ' '.repeat(length - rasi.length);
    expect((await service.call(path, { body: padded(16_384) })).status).toBe(200);
    const { status, json } = await service.call(path, { body: padded(16_385) });
    expect([status, json.error.code]).toEqual([413, 'payload_too_large']);
  });

  it('may come in pieces, cut inside a character', async () => {
    const text = bytes(rasi.replace('}}}', '}},"user_name":"Sītā"}'));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of text) controller.enqueue(Uint8Array.of(byte));
        controller.enqueue(new Uint8Array());
        controller.close();
      },
    });
    const { status, json } = await (await bench()).call(path, { method: 'POST', body });
    expect([status, json.data.user_name]).toEqual([200, 'Sītā']);
  });

  it('is counted while it streams: a gigabyte is cut off at the limit', async () => {
    let sent = 0;
    let cancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024;
        if (sent > 1 << 30) controller.close();
        else controller.enqueue(new Uint8Array(1024).fill(0x20));
      },
      cancel() {
        cancelled = true;
      },
    });
    const { status } = await (await bench()).call(path, { method: 'POST', body });
    expect(status).toBe(413);
    expect(sent).toBeLessThanOrEqual(18 * 1024);
    expect(cancelled).toBe(true);
  });

  it('that says it is too long is not read at all', async () => {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull() {
          pulled++;
        },
      },
      { highWaterMark: 0 },
    );
    const { status } = await (await bench()).call(path, {
      method: 'POST',
      body,
      headers: { 'Content-Length': '1073741824' },
    });
    expect([status, pulled]).toEqual([413, 0]);
  });

  it('that breaks off is the fault of the caller', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes('{"birth":'));
        controller.error(new Error('gone'));
      },
    });
    const { status, json } = await (await bench()).call(path, { method: 'POST', body });
    expect([status, json.error.code]).toEqual([400, 'invalid_json']);
  });
});
