import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, SiddhantaError } from '../errors.js';
import { commonHeaders, errorText, jsonBytes } from './envelope.js';
import type { HeaderList } from './headerList.js';
import { type Connections, MAX_PIPELINED } from './node-connections.js';
import { breakBody } from './node-request.js';
import { randomBase62 } from './random.js';
import { Refusal, tooSlow } from './refusal.js';

const FAREWELL_MS = 1000;

export type OwnDocUrl = (code: ErrorCode) => string;

export const TOO_MANY = new SiddhantaError(
  'rate_limit_exceeded',
  `A connection allows ${MAX_PIPELINED} concurrent requests. Read the answers before you send more; this call was not charged.`,
);

function refused(
  error: SiddhantaError,
  docUrl: OwnDocUrl,
): { readonly headers: HeaderList; readonly bytes: Uint8Array } {
  const requestId = `req_${randomBase62(24)}`;
  const headers = commonHeaders(requestId);
  const bytes = jsonBytes(errorText(error, requestId, docUrl(error.code)), headers);
  headers.set('connection', 'close');
  if (error.type === 'rate_limit') headers.set('retry-after', '1');
  if (error instanceof Refusal && error.status === 503) headers.set('retry-after', String(error.retrySeconds));
  if (error.code === 'method_not_allowed') headers.set('allow', 'GET, HEAD, OPTIONS, POST');
  return { headers, bytes };
}

export function refuse(response: ServerResponse, error: SiddhantaError, docUrl: OwnDocUrl): void {
  const { headers, bytes } = refused(error, docUrl);
  response.writeHead(error.status, headers.flat());
  response.end(response.req.method === 'HEAD' ? undefined : bytes);
}

export function faultOf({ httpVersion, rawHeaders, headers }: IncomingMessage): SiddhantaError | undefined {
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1) {
    return new SiddhantaError(
      'invalid_value',
      `The request has ${hosts} Host headers; it must have exactly one. Remove the others.`,
    );
  }
  if (hosts === 0 && httpVersion === '1.1') {
    return new SiddhantaError('invalid_value', 'The request has no Host header, which HTTP/1.1 requires. Add one.');
  }
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
    return new Refusal(
      'invalid_value',
      417,
      'The Expect header asks for something other than 100-continue. Leave it out.',
    );
  }
  return undefined;
}

/** Answers on a connection of which no request can be read any more, in the shape of every other error. */
export function refuseConnection(socket: Socket, error: SiddhantaError, reason: string, docUrl: OwnDocUrl): void {
  const { headers, bytes } = refused(error, docUrl);
  const head = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${error.status} ${reason}\r\n${head}\r\n${new TextDecoder().decode(bytes)}`);
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
}

const FAULTS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'The headers of the request are longer than 16 KiB. Send fewer.',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'The chunk extensions of the body are longer than 16 KiB. Leave them out.',
  HPE_INVALID_TRANSFER_ENCODING:
    'The Transfer-Encoding of the request is not chunked. Send Content-Length in its place.',
};

function malformed({ code = '' }: NodeJS.ErrnoException): SiddhantaError {
  return new SiddhantaError(
    'invalid_value',
    FAULTS[code] ?? 'The request is not well-formed HTTP. Correct it and send it again.',
  );
}

/** Answers CONNECT, for which Node would close the connection. */
export function refuseTunnel(socket: Socket, docUrl: OwnDocUrl): void {
  const error = new SiddhantaError(
    'method_not_allowed',
    'This service is not a proxy and opens no tunnels. Send the request to the service itself.',
  );
  refuseConnection(socket, error, 'Method Not Allowed', docUrl);
}

export const overdue = (): Refusal =>
  new Refusal(
    'internal_error',
    503,
    'The answer took too long; the request is not at fault. Wait a moment and try again.',
  );

/**
 * Ends a connection of which a request came too slowly, or is no HTTP. Nothing is written into another answer that is under way, nor a second one to
 * a request that was answered before its end came: then the connection breaks off.
 */
export function refuseUnreadable(
  problem: NodeJS.ErrnoException,
  socket: Socket,
  connections: Connections,
  docUrl: OwnDocUrl,
): void {
  const answers = [...connections.waiting(socket)];
  const late = problem.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const unread = answers.find(({ req }) => !req.complete);
  const isUnbegun = socket.writable && unread !== undefined && !unread.headersSent;
  if (isUnbegun) return void breakBody(unread.req, late ? tooSlow() : malformed(problem));
  if (!socket.writable || answers.length > 0 || connections.isSending(socket)) return void socket.destroy();
  if (late) {
    const error = new Refusal(
      'invalid_value',
      408,
      'The request headers did not arrive in time. Send all of them at once.',
    );
    return void refuseConnection(socket, error, 'Request Timeout', docUrl);
  }
  refuseConnection(socket, malformed(problem), 'Bad Request', docUrl);
}
