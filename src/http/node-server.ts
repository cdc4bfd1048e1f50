import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type ErrorCode, SiddhantaError } from '../errors.js';
import { createDocUrl, type DocUrlOptions } from './docUrl.js';
import { commonHeaders, errorText, jsonBytes } from './envelope.js';
import type { Handler } from './handler.js';
import { nodeListener } from './node-listener.js';
import { randomBase62 } from './random.js';

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

/** How long a closing server waits for the request of a connection that has sent none. */
const QUIET_MS = 250;

/** The connections of a server, each with the number of its requests in flight. */
class Connections {
  readonly #inFlight = new Map<Socket, number>();
  isClosing = false;

  open(socket: Socket): void {
    this.#inFlight.set(socket, 0);
    // Each answer that waits listens for the end of the connection in a few places.
    socket.setMaxListeners(10 + 4 * MAX_PIPELINED);
    socket.once('close', () => this.#inFlight.delete(socket));
  }

  /** Begins a request and returns whether the connection may have one more. */
  begin(socket: Socket, response: ServerResponse): boolean {
    if ((this.#inFlight.get(socket) ?? 0) >= MAX_PIPELINED) return false;
    this.#count(socket, 1);
    response.once('close', () => {
      this.#count(socket, -1);
      if (this.isClosing && this.#inFlight.get(socket) === 0) socket.destroySoon();
    });
    return true;
  }

  /** Closes the connections without a request in flight. */
  closeQuiet(): void {
    for (const [socket, count] of this.#inFlight) if (count === 0) socket.destroySoon();
  }

  #count(socket: Socket, change: number): void {
    const count = this.#inFlight.get(socket);
    if (count !== undefined) this.#inFlight.set(socket, count + change);
  }
}

function answerHealth(response: ServerResponse, isClosing: boolean): void {
  const text = isClosing ? 'closing\n' : 'ok\n';
  response.writeHead(isClosing ? 503 : 200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': text.length,
    'Cache-Control': 'no-store',
    ...(isClosing ? { Connection: 'close' } : {}),
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

/** Returns the address of the page about a code, for errors that the server finds itself. */
type OwnDocUrl = (code: ErrorCode) => string;

/** Answers a request that was sent ahead of too many others, in its turn, and closes the connection. */
function refusePipeline(response: ServerResponse, docUrl: OwnDocUrl): void {
  const requestId = `req_${randomBase62(24)}`;
  const headers = commonHeaders(requestId);
  const error = new SiddhantaError(
    'rate_limit_exceeded',
    `A connection may have ${MAX_PIPELINED} requests under way. Nothing was consumed; read the answers before you send more.`,
  );
  const bytes = jsonBytes(errorText(error, requestId, docUrl(error.code)), headers);
  headers.set('Retry-After', '1');
  headers.set('Connection', 'close');
  response.writeHead(error.status, [...headers].flat());
  response.end(bytes);
}

/** Answers what is no HTTP request, in the shape of every other error; who was too slow is cut off without a word. */
function refuseUnreadable(problem: NodeJS.ErrnoException, socket: Socket, docUrl: OwnDocUrl): void {
  if (!socket.writable || socket.bytesWritten > 0 || problem.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    socket.destroy();
    return;
  }
  const reason =
    problem.code === 'HPE_HEADER_OVERFLOW'
      ? 'The headers of the request are longer than 16 KiB. Send fewer.'
      : 'What was sent is no well-formed HTTP request.';
  const requestId = `req_${randomBase62(24)}`;
  const headers = commonHeaders(requestId);
  const error = new SiddhantaError('invalid_value', reason);
  const bytes = jsonBytes(errorText(error, requestId, docUrl(error.code)), headers);
  const head = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 400 Bad Request\r\n${head}Connection: close\r\n\r\n${new TextDecoder().decode(bytes)}`);
}

/**
 * Returns a running server around a handler, once it listens. `GET /healthz` answers 200, and 503 while the server closes.
 *
 * @throws {Error} when the port cannot be had
 */
export async function serve(handler: Handler, options: ServeOptions = {}): Promise<Serving> {
  const { port = 8080, host = '127.0.0.1', graceTimeout = 10_000 } = options;
  const { headersTimeout = 10_000, requestTimeout = 20_000, keepAliveTimeout = 5_000 } = options;
  const { responseTimeout } = options;
  const listener = nodeListener(handler, responseTimeout === undefined ? {} : { responseTimeout });
  const connections = new Connections();
  let url = '';
  const docUrl: OwnDocUrl = (code) => createDocUrl({ publicUrl: url, ...options })(code, new URL(url));
  const server = createServer(
    { headersTimeout, requestTimeout, keepAliveTimeout, connectionsCheckingInterval: CHECK_INTERVAL_MS },
    (message: IncomingMessage, response: ServerResponse) => {
      const { isClosing } = connections;
      if (!connections.begin(message.socket, response)) return refusePipeline(response, docUrl);
      if (isClosing) response.setHeader('Connection', 'close');
      if (message.url === '/healthz' && (message.method === 'GET' || message.method === 'HEAD')) {
        answerHealth(response, isClosing);
      } else listener(message, response);
    },
  );
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
    refuseUnreadable(problem, socket, docUrl);
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
