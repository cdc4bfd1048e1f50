import { isSiddhantaError, SiddhantaError } from '../errors.js';
import { type Call, TooLong } from './call.js';

const CHARSETS: readonly string[] = ['charset=utf-8', 'charset="utf-8"'];

/** Read piece by piece, in linear time: a header is the caller's and of any length. */
function isJson(contentType: string): boolean {
  if (contentType === 'application/json') return true;
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

function requireJson(call: Call): void {
  const type = call.header('content-type');
  const encoding = call.header('content-encoding');
  if (type === null || !isJson(type)) {
    throw new SiddhantaError(
      'invalid_json',
      `The request has ${type === null ? 'no Content-Type' : 'a Content-Type that is not JSON'}. Send JSON with the header Content-Type: application/json.`,
    );
  }
  if (encoding !== null && encoding.trim().toLowerCase() !== 'identity') {
    throw new SiddhantaError('invalid_json', 'The body is compressed. Send it without Content-Encoding.');
  }
}

/**
 * Returns the bytes of a call's JSON body. No more than the limit is ever held: the rest is not read.
 *
 * @param limit maximum length in bytes
 * @throws {SiddhantaError} `payload_too_large`; `invalid_json` when the headers announce something else than JSON, or the body
 * breaks off (with status 408 where the server gave up waiting for it)
 */
export async function readBody(call: Call, limit: number): Promise<Uint8Array> {
  requireJson(call);
  const tooLarge = (): SiddhantaError =>
    new SiddhantaError('payload_too_large', `The body is longer than ${limit} bytes. Send a shorter one.`);
  if (Number(call.header('content-length') ?? 0) > limit) throw tooLarge();
  try {
    return await call.body(limit);
  } catch (problem) {
    if (isSiddhantaError(problem)) throw problem;
    if (problem instanceof TooLong) throw tooLarge();
    throw new SiddhantaError('invalid_json', 'The body ended before it was complete. Send it again.');
  }
}
