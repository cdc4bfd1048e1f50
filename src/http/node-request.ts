import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiddhantaError } from '../errors.js';
import { type Call, joined, TooLong } from './call.js';

/** Methods that a web Request does not take. Under another name the handler refuses them like any it does not know. */
const FORBIDDEN = /^(?:CONNECT|TRACE|TRACK)$/i;

function originOf({ headers, socket }: IncomingMessage): string {
  const scheme = 'encrypted' in socket ? 'https' : 'http';
  const origin = `${scheme}://${headers.host ?? 'localhost'}`;
  // A Host header is the caller's word: what is no host at all must not reach the path.
  return URL.canParse(origin) && new URL(origin).pathname === '/' ? new URL(origin).origin : `${scheme}://localhost`;
}

/**
 * What a URL parser would rewrite in a path, so that it leads elsewhere than a proxy in front saw: segments of one or two dots, as they are or
 * encoded; a backslash, which becomes a slash; a fragment, which falls away.
 */
const REWRITTEN = /[\\#]|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Returns the address that a request asks for. A target that is no path (`*`, an absolute one), or not the path that it seems to be, becomes a
 * path of one segment, which is none of ours.
 */
function addressOf(message: IncomingMessage): string {
  const target = message.url ?? '/';
  const [path = ''] = target.split('?', 1);
  const own = path.startsWith('/') && !REWRITTEN.test(path);
  return originOf(message) + (own ? target : `/${encodeURIComponent(path)}`);
}

/** What ends the body of a message that comes too slowly, or cannot be read. */
const breakers = new WeakMap<IncomingMessage, () => void>();
const broken = new WeakMap<IncomingMessage, SiddhantaError>();

/** Returns whether the body of a message was given up before it had come. */
export const isBroken = (message: IncomingMessage): boolean => broken.has(message);

/** Gives the body of a message up: who reads it gets the reason. */
export function breakBody(message: IncomingMessage, reason: SiddhantaError): void {
  broken.set(message, reason);
  breakers.get(message)?.();
}

/** Returns the body of a message as a web stream. The message is not touched before the stream is read, and read no faster. */
function bodyOf(message: IncomingMessage): ReadableStream<Uint8Array> {
  let detach: (() => void) | undefined;
  function attach(controller: ReadableStreamDefaultController<Uint8Array>): void {
    const onData = (chunk: Uint8Array): void => {
      message.pause();
      controller.enqueue(chunk);
    };
    const onEnd = (): void => {
      detach?.();
      controller.close();
    };
    const onBroken = (): void => {
      detach?.();
      controller.error(new Error('The connection broke off.'));
    };
    breakers.set(message, () => {
      detach?.();
      message.pause();
      controller.error(broken.get(message));
    });
    detach = () => {
      breakers.delete(message);
      message.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken);
      // An error without a listener would bring the process down.
      message.on('error', () => {});
    };
    message.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken);
  }
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (message.readableEnded) return controller.close();
        if (broken.has(message)) return controller.error(broken.get(message));
        if (message.destroyed) return controller.error(new Error('The connection broke off.'));
        if (detach === undefined) attach(controller);
        message.resume();
      },
      cancel() {
        detach?.();
        message.pause();
      },
    },
    { highWaterMark: 0 },
  );
}

function methodOf({ method = 'GET' }: IncomingMessage): string {
  return FORBIDDEN.test(method) ? `X-${method}` : method;
}

export function webRequest(message: IncomingMessage): Request {
  const { rawHeaders } = message;
  const method = methodOf(message);
  const headers = new Headers();
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) headers.append(rawHeaders[i] ?? '', rawHeaders[i + 1] ?? '');
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const init = {
    method,
    headers,
    ...(hasBody ? { body: bodyOf(message), duplex: 'half' } : {}),
  };
  return new Request(addressOf(message), init);
}

/** A path that a URL parser leaves as it is, without a query. */
const PLAIN = /^(?:\/[\w-]+)+$/;

/** Returns the bytes of a message's body; what it throws is as {@link Call.body} says. */
function readMessage(message: IncomingMessage, limit: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    const stop = (): void => {
      breakers.delete(message);
      message.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken);
      // An error without a listener would bring the process down.
      message.on('error', () => {});
    };
    const fail = (problem: Error): void => {
      stop();
      message.pause();
      reject(problem);
    };
    const onData = (chunk: Uint8Array): void => {
      length += chunk.length;
      if (length > limit) fail(new TooLong());
      else chunks.push(chunk);
    };
    const onEnd = (): void => {
      stop();
      const [only] = chunks;
      resolve(chunks.length === 1 && only !== undefined ? only : joined(chunks));
    };
    const onBroken = (): void => fail(new Error('The connection broke off.'));
    if (message.readableEnded) return resolve(new Uint8Array());
    if (broken.has(message)) return reject(broken.get(message));
    if (message.destroyed) return reject(new Error('The connection broke off.'));
    breakers.set(message, () => fail(broken.get(message) ?? new Error('The body was given up.')));
    message.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken);
  });
}

/** A message as the handler's gates see it, without a web Request in between. */
export class NodeCall implements Call {
  readonly #message: IncomingMessage;
  readonly #response: ServerResponse;
  readonly method: string;
  #url: URL | undefined;
  #gone: AbortController | undefined;

  constructor(message: IncomingMessage, response: ServerResponse) {
    this.#message = message;
    this.#response = response;
    this.method = methodOf(message);
  }

  get path(): string {
    const { url = '/' } = this.#message;
    return PLAIN.test(url) ? url : this.url.pathname;
  }

  get url(): URL {
    this.#url ??= new URL(addressOf(this.#message));
    return this.#url;
  }

  get hasQuery(): boolean {
    return this.#message.url?.includes('?') === true;
  }

  get signal(): AbortSignal {
    if (this.#gone === undefined) {
      const gone = new AbortController();
      this.#gone = gone;
      const response = this.#response;
      if (this.#message.socket.destroyed) gone.abort();
      // The connection outlives the answer, which closes with it or before.
      else response.once('close', () => response.writableFinished || gone.abort());
    }
    return this.#gone.signal;
  }

  header(name: string): string | null {
    const { rawHeaders } = this.#message;
    let found: string | null = null;
    // Node drops the second of some that stand twice; a web Request joins them all.
    for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
      const given = rawHeaders[i] ?? '';
      if (given.length !== name.length || given.toLowerCase() !== name) continue;
      found = found === null ? (rawHeaders[i + 1] ?? '') : `${found}, ${rawHeaders[i + 1]}`;
    }
    return found;
  }

  body(limit: number): Promise<Uint8Array> {
    const { method } = this;
    return method === 'GET' || method === 'HEAD'
      ? Promise.resolve(new Uint8Array())
      : readMessage(this.#message, limit);
  }
}
