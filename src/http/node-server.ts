import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, type Socket, Server as TcpServer } from 'node:net';
import type { Handler } from './direct.js';
import { createDocUrl, type DocUrlOptions } from './docUrl.js';
import { Connections } from './node-connections.js';
import { nodeListener } from './node-listener.js';
import { faultOf, type OwnDocUrl, overdue, refuse, refuseTunnel, refuseUnreadable, TOO_MANY } from './node-refuse.js';
import { breakBody } from './node-request.js';
import { tooSlow } from './refusal.js';

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
  /** Time without any byte in or out after which a connection is closed, and an answer that has not begun is a 503; 30 s by default. */
  readonly idleTimeout?: number;
  /** Time that an answer may wait for its caller to read, all waits together; 120 s by default. */
  readonly responseTimeout?: number;
  /** Asks the store something, for `GET /readyz`, which answers 200 when this resolves within 1 s and else 503, `busy` where the process itself was blocked. Asked once at a time. */
  readonly ready?: () => Promise<unknown>;
  /**
   * Time for which a server that closes still answers, `/readyz` with 503, and ends each connection after its answer: long enough for a load balancer to
   * notice; none by default.
   */
  readonly drainTimeout?: number;
  /** Time that requests in flight are given when the server has drained; 10 s by default. */
  readonly graceTimeout?: number;
}

/** A server that runs. */
export interface Serving {
  /** Address of the server, `http://127.0.0.1:8080`. */
  readonly url: string;
  readonly server: Server;
  /**
   * Drains, stops listening, lets the requests in flight finish, and resolves when the last connection is closed. What is still
   * running after the time of grace is answered 503.
   */
  close(): Promise<void>;
}

const CHECK_INTERVAL_MS = 500;

const READY_MS = 1000;

/** Milliseconds that a closing server waits for the request of a connection that has sent none. */
const QUIET_MS = 250;

/** Lateness of a timer from which the loop counts as blocked: the store's answer may be unread. */
const BLOCKED_MS = 500;

type Health = 'ok\n' | 'closing\n' | 'not ready\n' | 'busy\n';

/** `busy` where this process had no time to read the answer. Concurrent callers share one question. */
function readiness(ready: () => Promise<unknown>): () => Promise<Health> {
  let asking: Promise<Health> | undefined;
  const ask = async (): Promise<Health> => {
    try {
      await ready();
      return 'ok\n';
    } catch {
      return 'not ready\n';
    }
  };
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    const answer = asking;
    return new Promise((resolve) => {
      let late: NodeJS.Timeout;
      const wait = (tries: number): void => {
        const due = performance.now() + READY_MS;
        late = setTimeout(() => {
          if (performance.now() - due < BLOCKED_MS) resolve('not ready\n');
          else if (tries > 0) wait(tries - 1);
          else resolve('busy\n');
        }, READY_MS);
      };
      wait(1);
      answer.then((health) => {
        clearTimeout(late);
        resolve(health);
      });
    });
  };
}

function answerHealth(response: ServerResponse, text: Health): void {
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

/** Unlike `http.Server.close`, leaves idle connections open, whose callers may be sending. */
function stopListening(server: Server, closed: () => void): void {
  const isTcp = (one: object): boolean => one instanceof TcpServer;
  if (isTcp(server)) TcpServer.prototype.close.call(server, closed);
  else server.close(closed);
}

/**
 * Returns a running server around a handler, once it listens. `GET /healthz` answers 200, and 503 while the server closes;
 * `GET /readyz` also asks the store.
 *
 * @throws {Error} when the port cannot be had
 */
export async function serve(handler: Handler, options: ServeOptions = {}): Promise<Serving> {
  const { port = 8080, host = '127.0.0.1', graceTimeout = 10_000, drainTimeout = 0 } = options;
  const { headersTimeout = 10_000, requestTimeout = 20_000, keepAliveTimeout = 5_000 } = options;
  const { responseTimeout } = options;
  const listener = nodeListener(handler, responseTimeout === undefined ? {} : { responseTimeout });
  const connections = new Connections();
  const healthOf = readiness(options.ready ?? (async () => {}));
  let url = '';
  const docUrl: OwnDocUrl = (code) => createDocUrl({ publicUrl: url, ...options })(code, new URL(url));
  const answer = (message: IncomingMessage, response: ServerResponse): void => {
    const { isLeaving } = connections;
    if (!connections.begin(message.socket, response)) return void refuse(response, TOO_MANY, docUrl);
    const fault = faultOf(message);
    if (fault !== undefined) return void refuse(response, fault, docUrl);
    const isProbe = message.method === 'GET' || message.method === 'HEAD';
    if (isProbe && message.url === '/healthz') answerHealth(response, isLeaving ? 'closing\n' : 'ok\n');
    else if (isProbe && message.url === '/readyz') {
      if (isLeaving) answerHealth(response, 'closing\n');
      else healthOf().then((health) => answerHealth(response, health));
    } else listener(message, response);
  };
  const server = createServer(
    {
      headersTimeout,
      requestTimeout,
      keepAliveTimeout,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      // Node would answer in its own format.
      requireHostHeader: false,
    },
    answer,
  );
  server.on('checkExpectation', answer);
  server.timeout = options.idleTimeout ?? 30_000;
  server.on('connection', (socket: Socket) => connections.open(socket));
  server.on('connect', (_, socket: Socket) => refuseTunnel(socket, docUrl));
  server.on('timeout', (socket: Socket) => {
    const unbegun = connections.unbegun(socket);
    // A caller who does not read is cut off; one who waits is answered.
    if (unbegun.length === 0 || unbegun.length < connections.waiting(socket).size) socket.destroy();
    for (const each of unbegun) {
      if (each.req.complete) refuse(each, overdue(), docUrl);
      else breakBody(each.req, tooSlow());
    }
  });
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
      connections.leave();
      return new Promise((resolve) => {
        const end = (): void => {
          const quiet = setTimeout(() => connections.closeQuiet(), QUIET_MS);
          const grace = setTimeout(() => {
            for (const each of connections.unbegun()) refuse(each, overdue(), docUrl);
            setTimeout(() => server.closeAllConnections(), QUIET_MS).unref();
          }, graceTimeout);
          stopListening(server, () => {
            clearTimeout(quiet);
            clearTimeout(grace);
            resolve();
          });
          connections.isEnding = true;
        };
        if (drainTimeout === 0) end();
        else setTimeout(end, drainTimeout);
      });
    },
  };
}
