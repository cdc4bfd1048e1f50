import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type ErrorCode, SiddhantaError } from '../errors.js';
import type { Handler } from './direct.js';
import { createDocUrl, type DocUrlOptions } from './docUrl.js';
import { commonHeaders, errorText, jsonBytes } from './envelope.js';
import type { HeaderList } from './headerList.js';
import { nodeListener } from './node-listener.js';
import { expireBody } from './node-request.js';
import { randomBase62 } from './random.js';
import { Refusal } from './refusal.js';

/**
 * How {@link serve} listens. Times are in milliseconds. `docsUrl` and `publicUrl` are as for the handler; where neither is given, errors that the
 * server finds itself name its own address.
 */
export interface ServeOptions extends Pick<DocUrlOptions, 'docsUrl' | 'publicUrl'> {
  /** 8080 by default; 0 for any that is free. */
  readonly port?: number;
  /** Address to listen at; `127.0.0.1` by default, which only this machine reaches. */
  readonly host?: string;
  /** Time for the head of a request; 10 s by default. */
  readonly headersTimeout?: number;
  /** Time for a whole request; 20 s by default. */
  readonly requestTimeout?: number;
  /** Time that an idle connection is kept; 5 s by default. */
  readonly keepAliveTimeout?: number;
  /** Time without any byte in or out after which a connection is closed; 30 s by default. */
  readonly idleTimeout?: number;
  /** Time that a whole answer may take to be read; 120 s by default. */
  readonly responseTimeout?: number;
  /** Asks the store something, for `GET /readyz`, which answers 200 when this resolves within 1 s and else 503. Asked once at a time. */
  readonly ready?: () => Promise<unknown>;
  /** Time that requests in flight are given when the server closes; 10 s by default. */
  readonly graceTimeout?: number;
}

/** A server that runs. */
export interface Serving {
  /** Address of the server, `http://127.0.0.1:8080`. */
  readonly url: string;
  readonly server: Server;
  /**
   * Stops listening, lets the requests in flight finish, and resolves when the last connection is closed. What is still
   * running after the time of grace is cut off.
   */
  close(): Promise<void>;
}

/** How often timed out connections are looked for. */
const CHECK_INTERVAL_MS = 500;

/** Requests that one connection may have sent ahead of their answers. */
const MAX_PIPELINED = 8;

/** How long a caller who was answered for want of a request may take to read it. */
const FAREWELL_MS = 1000;

/** How long the store may take to answer before the server counts as not ready. */
const READY_MS = 1000;

/** How long a closing server waits for the request of a connection that has sent none. */
const QUIET_MS = 250;

/** The connections of a server, each with the answers that its requests in flight wait for. */
class Connections {
  readonly #inFlight = new Map<Socket, Set<ServerResponse>>();
  readonly #last = new WeakMap<Socket, IncomingMessage>();
  isClosing = false;

  open(socket: Socket): void {
    this.#inFlight.set(socket, new Set());
    // Each answer that waits listens for the end of the connection in a few places.
    socket.setMaxListeners(10 + 4 * MAX_PIPELINED);
    socket.once('close', () => this.#inFlight.delete(socket));
  }

  /** Begins a request and returns whether the connection may have one more. */
  begin(socket: Socket, response: ServerResponse): boolean {
    const answers = this.waiting(socket);
    if (answers.size >= MAX_PIPELINED) return false;
    answers.add(response);
    this.#last.set(socket, response.req);
    response.once('close', () => {
      answers.delete(response);
      if (this.isClosing && answers.size === 0) socket.destroySoon();
    });
    return true;
  }

  /** Returns the answers that the requests of a connection wait for. */
  waiting(socket: Socket): Set<ServerResponse> {
    return this.#inFlight.get(socket) ?? new Set();
  }

  /** Returns whether a connection is still sending the body of a request that began, answered or not. */
  isSending(socket: Socket): boolean {
    return this.#last.get(socket)?.complete === false;
  }

  /** Closes the connections without a request in flight. */
  closeQuiet(): void {
    for (const [socket, { size }] of this.#inFlight) if (size === 0) socket.destroySoon();
  }
}

/** Returns the function that says whether something that may be away answers in time. It is asked once at a time, however many want to know. */
function readiness(ready: () => Promise<unknown>): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    try {
      await ready();
      return true;
    } catch {
      return false;
    }
  };
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    const answer = asking;
    return new Promise((resolve) => {
      const late = setTimeout(() => resolve(false), READY_MS);
      answer.then((is) => {
        clearTimeout(late);
        resolve(is);
      });
    });
  };
}

function answerHealth(response: ServerResponse, text: 'ok\n' | 'closing\n' | 'not ready\n'): void {
  const isClosing = text === 'closing\n';
  response.writeHead(text === 'ok\n' ? 200 : 503, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': text.length,
    'Cache-Control': 'no-store',
    ...(isClosing ? { Connection: 'close' } : {}),
    ...(text === 'ok\n' ? {} : { 'Retry-After': '1' }),
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

/** Returns the address of the page about a code, for errors that the server finds itself. */
type OwnDocUrl = (code: ErrorCode) => string;

const TOO_MANY = new SiddhantaError(
  'rate_limit_exceeded',
  `A connection may have ${MAX_PIPELINED} requests under way. Nothing was consumed; read the answers before you send more.`,
);

/** Returns head and body of the answer to a request that the server itself refuses. */
function refused(
  error: SiddhantaError,
  docUrl: OwnDocUrl,
): { readonly headers: HeaderList; readonly bytes: Uint8Array } {
  const requestId = `req_${randomBase62(24)}`;
  const headers = commonHeaders(requestId);
  const bytes = jsonBytes(errorText(error, requestId, docUrl(error.code)), headers);
  headers.set('connection', 'close');
  if (error.type === 'rate_limit') headers.set('retry-after', '1');
  return { headers, bytes };
}

/** Answers a request that the server itself refuses, in its turn, and closes the connection. */
function refuse(response: ServerResponse, error: SiddhantaError, docUrl: OwnDocUrl): void {
  const { headers, bytes } = refused(error, docUrl);
  response.writeHead(error.status, headers.flat());
  response.end(response.req.method === 'HEAD' ? undefined : bytes);
}

/** Returns what is wrong with the head of a request; undefined when nothing is. */
function faultOf({ httpVersion, rawHeaders, headers }: IncomingMessage): SiddhantaError | undefined {
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1) {
    return new SiddhantaError('invalid_value', `The request has ${hosts} Host headers; it must have one. Send one.`);
  }
  if (hosts === 0 && httpVersion === '1.1') {
    return new SiddhantaError('invalid_value', 'The request has no Host header, and HTTP/1.1 asks for one. Send it.');
  }
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
    return new Refusal(
      'invalid_value',
      417,
      'The request has an Expect header that asks for something else than 100-continue. Leave it out.',
    );
  }
  return undefined;
}

/** Answers on a connection of which no request can be read any more, in the shape of every other error. */
function refuseConnection(socket: Socket, error: SiddhantaError, reason: string, docUrl: OwnDocUrl): void {
  const { headers, bytes } = refused(error, docUrl);
  const head = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${error.status} ${reason}\r\n${head}\r\n${new TextDecoder().decode(bytes)}`);
  // Who goes on sending is not listened to for long.
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
}

/**
 * Ends a connection of which a request came too slowly, or is no HTTP. Nothing is written into another answer that is under way, nor a second one to
 * a request that was answered before its end came: then the connection breaks off.
 */
function refuseUnreadable(
  problem: NodeJS.ErrnoException,
  socket: Socket,
  connections: Connections,
  docUrl: OwnDocUrl,
): void {
  const answers = [...connections.waiting(socket)];
  const late = problem.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const unread = answers.find(({ req }) => !req.complete);
  if (late && socket.writable && unread !== undefined && !unread.headersSent) return void expireBody(unread.req);
  if (!socket.writable || answers.length > 0 || connections.isSending(socket)) return void socket.destroy();
  if (late) {
    const error = new Refusal(
      'invalid_value',
      408,
      'The headers of the request did not arrive in time. Send them at once.',
    );
    return void refuseConnection(socket, error, 'Request Timeout', docUrl);
  }
  const fault =
    problem.code === 'HPE_HEADER_OVERFLOW'
      ? 'The headers of the request are longer than 16 KiB. Send fewer.'
      : 'What was sent is no well-formed HTTP request. Send another.';
  refuseConnection(socket, new SiddhantaError('invalid_value', fault), 'Bad Request', docUrl);
}

/**
 * Returns a running server around a handler, once it listens. `GET /healthz` answers 200, and 503 while the server closes;
 * `GET /readyz` also asks the store.
 *
 * @throws {Error} when the port cannot be had
 */
export async function serve(handler: Handler, options: ServeOptions = {}): Promise<Serving> {
  const { port = 8080, host = '127.0.0.1', graceTimeout = 10_000 } = options;
  const { headersTimeout = 10_000, requestTimeout = 20_000, keepAliveTimeout = 5_000 } = options;
  const { responseTimeout } = options;
  const listener = nodeListener(handler, responseTimeout === undefined ? {} : { responseTimeout });
  const connections = new Connections();
  const isReady = readiness(options.ready ?? (async () => {}));
  let url = '';
  const docUrl: OwnDocUrl = (code) => createDocUrl({ publicUrl: url, ...options })(code, new URL(url));
  const answer = (message: IncomingMessage, response: ServerResponse): void => {
    const { isClosing } = connections;
    if (!connections.begin(message.socket, response)) return void refuse(response, TOO_MANY, docUrl);
    const fault = faultOf(message);
    if (fault !== undefined) return void refuse(response, fault, docUrl);
    if (isClosing) response.setHeader('Connection', 'close');
    const isProbe = message.method === 'GET' || message.method === 'HEAD';
    if (isProbe && message.url === '/healthz') answerHealth(response, isClosing ? 'closing\n' : 'ok\n');
    else if (isProbe && message.url === '/readyz') {
      if (isClosing) answerHealth(response, 'closing\n');
      else isReady().then((is) => answerHealth(response, is ? 'ok\n' : 'not ready\n'));
    } else listener(message, response);
  };
  const server = createServer(
    {
      headersTimeout,
      requestTimeout,
      keepAliveTimeout,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      // Node would answer in a shape of its own.
      requireHostHeader: false,
    },
    answer,
  );
  server.on('checkExpectation', answer);
  server.timeout = options.idleTimeout ?? 30_000;
  server.on('connection', (socket: Socket) => connections.open(socket));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { address, family, port: actual } = server.address() as AddressInfo;
  url = `http://${family === 'IPv6' ? `[${address}]` : address}:${actual}`;
  server.on('clientError', (problem: NodeJS.ErrnoException, socket: Socket) => {
    refuseUnreadable(problem, socket, connections, docUrl);
  });
  return {
    url,
    server,
    close() {
      connections.isClosing = true;
      return new Promise((resolve) => {
        const quiet = setTimeout(() => connections.closeQuiet(), QUIET_MS);
        const grace = setTimeout(() => server.closeAllConnections(), graceTimeout);
        server.close(() => {
          clearTimeout(quiet);
          clearTimeout(grace);
          resolve();
        });
      });
    },
  };
}
