import { isSiddhantaError, SiddhantaError } from '../errors.js';
import { type Call, TooLong } from './call.js';

const CHARSETS: readonly string[] = ['charset=utf-8', 'charset="utf-8"'];

const JSON_TYPE = 'application/json';

/** A value of JSON a line. */
export const NDJSON = 'application/x-ndjson';

export type ContentType = typeof JSON_TYPE | typeof NDJSON;

/** Read piece by piece, in linear time: a header is the caller's and of any length. */
function isOf(expected: ContentType, contentType: string): boolean {
  if (contentType === expected) return true;
  const [type, ...rest] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const parameters = rest.at(-1) === '' ? rest.slice(0, -1) : rest;
  if (type !== expected || parameters.length > 1) return false;
  return parameters.every((one) =>
    CHARSETS.includes(
      one
        .split('=')
        .map((part) => part.trim())
        .join('='),
    ),
  );
}

function requireType(call: Call, types: readonly ContentType[]): ContentType {
  const given = call.header('content-type');
  const encoding = call.header('content-encoding');
  const type = given === null ? undefined : types.find((one) => isOf(one, given));
  if (type === undefined) {
    throw new SiddhantaError(
      'invalid_json',
      `The request has ${given === null ? 'no Content-Type' : 'a Content-Type that is not JSON'}. Send JSON with the header Content-Type: ${types.join(' or ')}.`,
    );
  }
  if (encoding !== null && encoding.trim().toLowerCase() !== 'identity') {
    throw new SiddhantaError('invalid_json', 'The body is compressed. Send it without Content-Encoding.');
  }
  return type;
}

/**
 * Returns the bytes of a call's JSON body, and of which of the accepted types it is. No more than the limit is ever held: the rest is not read.
 *
 * @param limit maximum length in bytes
 * @throws {SiddhantaError} `payload_too_large`; `invalid_json` when the headers announce something else than JSON, or the body
 * breaks off (with status 408 where the server gave up waiting for it)
 */
export async function readBody(
  call: Call,
  limit: number,
  types: readonly ContentType[] = [JSON_TYPE],
): Promise<{ readonly bytes: Uint8Array; readonly type: ContentType }> {
  const type = requireType(call, types);
  const tooLarge = (): SiddhantaError =>
    new SiddhantaError('payload_too_large', `The body is longer than ${limit} bytes. Send a shorter one.`);
  if (Number(call.header('content-length') ?? 0) > limit) throw tooLarge();
  try {
    return { bytes: await call.body(limit), type };
  } catch (problem) {
    if (isSiddhantaError(problem)) throw problem;
    if (problem instanceof TooLong) throw tooLarge();
    throw new SiddhantaError('invalid_json', 'The body ended before it was complete. Send it again.');
  }
}
