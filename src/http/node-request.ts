import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiddhantaError } from '../errors.js';
import { type Call, joined, TooLong } from './call.js';

/** Methods that a web Request refuses; renamed, the handler refuses them as unknown. */
const FORBIDDEN = /^(?:CONNECT|TRACE|TRACK)$/i;

function originOf({ headers, socket }: IncomingMessage): string {
  const scheme = 'encrypted' in socket ? 'https' : 'http';
  const origin = `${scheme}://${headers.host ?? 'localhost'}`;
  // The Host header is the caller's: only a valid host may reach the address.
  return URL.canParse(origin) && new URL(origin).pathname === '/' ? new URL(origin).origin : `${scheme}://localhost`;
}

/** What a URL parser rewrites, so that the path differs from the one that a proxy saw: dot segments, backslashes, fragments. */
const REWRITTEN = /[\\#]|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** A target that is no path, or is rewritten, becomes a path of one segment, which no route has. */
function addressOf(message: IncomingMessage): string {
  const target = message.url ?? '/';
  const [path = ''] = target.split('?', 1);
  const own = path.startsWith('/') && !REWRITTEN.test(path);
  return originOf(message) + (own ? target : `/${encodeURIComponent(path)}`);
}

const breakers = new WeakMap<IncomingMessage, () => void>();
const broken = new WeakMap<IncomingMessage, SiddhantaError>();

/** Returns whether the body of a message was given up before it had come. */
export const isBroken = (message: IncomingMessage): boolean => broken.has(message);

/** Gives the body of a message up: who reads it gets the reason. */
export function breakBody(message: IncomingMessage, reason: SiddhantaError): void {
  broken.set(message, reason);
  breakers.get(message)?.();
}

/** The message is read no sooner and no faster than the stream. */
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

const PLAIN = /^(?:\/[\w-]+)+$/;

function readMessage(message: IncomingMessage, limit: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    const stop = (): void => {
      breakers.delete(message);
      message.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken);
      // An error without a listener would end the process.
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
      else response.once('close', () => response.writableFinished || gone.abort());
    }
    return this.#gone.signal;
  }

  header(name: string): string | null {
    const { rawHeaders } = this.#message;
    let found: string | null = null;
    // Node drops repeated headers; a web Request joins them.
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
