import { SiddhantaError } from '../errors.js';
import { Refusal } from './refusal.js';

const CHARSETS: readonly string[] = ['charset=utf-8', 'charset="utf-8"'];

/**
 * Returns whether a Content-Type is JSON in UTF-8: the type, at most one parameter charset, at most one semicolon more. It is read piece by
 * piece, in linear time: a header is the caller's and of any length.
 */
function isJson(contentType: string): boolean {
  const [type, ...rest] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const parameters = rest.at(-1) === '' ? rest.slice(0, -1) : rest;
  if (type !== 'application/json' || parameters.length > 1) return false;
  return parameters.every((one) =>
    CHARSETS.includes(
      one
        .split('=')
        .map((part) => part.trim())
        .join('='),
    ),
  );
}

/** Refuses a request whose headers do not announce plain JSON in UTF-8. */
function requireJson(headers: Headers): void {
  const type = headers.get('content-type');
  const encoding = headers.get('content-encoding');
  if (type === null || !isJson(type)) {
    throw new SiddhantaError(
      'invalid_json',
      `The request has ${type === null ? 'no Content-Type' : 'another Content-Type'}. Send JSON with the header Content-Type: application/json.`,
    );
  }
  if (encoding !== null && encoding.trim().toLowerCase() !== 'identity') {
    throw new SiddhantaError('invalid_json', 'The body is compressed. Send it without Content-Encoding.');
  }
}

/**
 * Returns the bytes of a request's JSON body. No more than the limit is ever held: the rest is not read.
 *
 * @param limit greatest length in bytes
 * @throws {SiddhantaError} `payload_too_large`; `invalid_json` when the headers announce something else than JSON, or the body
 * breaks off (with status 408 where the server gave up waiting for it)
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array> {
  requireJson(request.headers);
  const tooLarge = (): SiddhantaError =>
    new SiddhantaError('payload_too_large', `The body is longer than ${limit} bytes. Send less.`);
  const { body } = request;
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch((problem: unknown) => {
      if (problem instanceof Refusal) throw problem;
      throw new SiddhantaError('invalid_json', 'The body broke off before it was complete. Send it again.');
    });
    if (done) break;
    length += value.length;
    if (length > limit) {
      // Whatever becomes of the rest, the answer is the same.
      reader.cancel().catch(() => {});
      throw tooLarge();
    }
    if (value.length > 0) chunks.push(value);
  }
  const [only] = chunks;
  if (chunks.length === 1 && only !== undefined) return only;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
