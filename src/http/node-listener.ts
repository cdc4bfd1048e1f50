import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Answer } from './call.js';
import { directOf, type Handler } from './direct.js';
import { isBroken, NodeCall, webRequest } from './node-request.js';

/** Most of an unread body that is read and dropped, so that the caller sees the answer before the connection closes. */
const LINGER_BYTES = 256 * 1024;
const LINGER_MS = 1000;
const RESPONSE_MS = 120_000;

/** A listener for `http.createServer`, and a middleware for Express and its like. */
export type NodeListener = (message: IncomingMessage, response: ServerResponse) => void;

/** Counts only the waits for the caller, not the making of a long answer. */
class Patience {
  readonly #socket: Socket;
  #left: number;

  constructor(socket: Socket, ms: number) {
    this.#socket = socket;
    this.#left = ms;
  }

  async during<Value>(wait: Promise<Value>): Promise<Value> {
    const began = performance.now();
    const late = setTimeout(() => this.#socket.destroy(), Math.max(0, this.#left));
    try {
      return await wait;
    } finally {
      clearTimeout(late);
      this.#left -= performance.now() - began;
    }
  }
}

async function sendHead(response: ServerResponse, socket: Socket): Promise<boolean> {
  response.flushHeaders();
  if (response.socket === socket && socket.writableLength === 0) return !socket.destroyed;
  return new Promise((resolve) => {
    const gone = (): void => resolve(false);
    socket.once('close', gone);
    // Called when the head is out: a pipelined request waits for those before it.
    response.write('', (problem) => {
      socket.off('close', gone);
      resolve(problem === undefined || problem === null);
    });
  });
}

async function write(response: ServerResponse, chunk: Uint8Array, patience: Patience): Promise<void> {
  if (response.write(chunk) || response.destroyed) return;
  const read = new Promise<void>((resolve) => {
    const goOn = (): void => {
      response.off('drain', goOn).off('close', goOn);
      resolve();
    };
    response.on('drain', goOn).on('close', goOn);
  });
  await patience.during(read);
}

function linger(message: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let left = LINGER_BYTES;
    const timer = setTimeout(resolve, LINGER_MS);
    const finish = (): void => {
      clearTimeout(timer);
      resolve();
    };
    message.on('data', (chunk: Uint8Array) => {
      left -= chunk.length;
      if (left < 0) finish();
    });
    message.once('end', finish).once('close', finish).once('error', finish);
    message.resume();
  });
}

function isUnread({ complete, headers }: IncomingMessage): boolean {
  return !complete && !(Number(headers['content-length']) <= LINGER_BYTES);
}

/** How {@link nodeListener} sends. */
export interface ListenerOptions {
  /** Milliseconds that an answer may wait for its caller to read; 120 s by default. Who is slower is cut off. */
  readonly responseTimeout?: number;
}

interface Sendable extends Pick<Answer, 'status' | 'body'> {
  readonly head: string[];
}

async function send(
  answer: Sendable,
  message: IncomingMessage,
  response: ServerResponse,
  responseTimeout: number,
): Promise<void> {
  const { socket } = message;
  const patience = new Patience(socket, responseTimeout);
  const { status, head, body } = answer;
  const unread = isUnread(message) || isBroken(message);
  const pieces = body instanceof Uint8Array ? undefined : body;
  // A caller who disconnects before the head is out pays nothing: the body is not asked for.
  const giveUp = (): void => void pieces?.return().catch(() => {});
  if (socket.destroyed || response.headersSent) return giveUp();
  socket.once('close', giveUp);
  try {
    if (unread) head.push('connection', 'close');
    response.writeHead(status, head);
    if (pieces !== undefined) {
      if (!(await patience.during(sendHead(response, socket)))) return giveUp();
      for (let part = await pieces.next(); part.done !== true; part = await pieces.next()) {
        await write(response, part.value, patience);
      }
    }
    if (unread) {
      if (body instanceof Uint8Array) response.write(body);
      await linger(message);
      response.end();
    } else response.end(body instanceof Uint8Array ? body : undefined);
    // The rest of a short body must be read before the next request.
    message.resume();
  } finally {
    socket.off('close', giveUp);
  }
}

function sendable({ status, headers, body }: Response): Sendable {
  const reader = body?.getReader();
  const pieces = reader && {
    next: async () => {
      const { done, value } = await reader.read();
      return done ? { done, value } : { done, value };
    },
    return: () => reader.cancel(),
  };
  return { status, head: [...headers].flat(), body: pieces };
}

function answering(handler: Handler): (message: IncomingMessage, response: ServerResponse) => Promise<Sendable> {
  const direct = directOf(handler);
  if (direct === undefined) return async (message) => sendable(await handler(webRequest(message)));
  return async (message, response) => {
    const { status, headers, body } = await direct(new NodeCall(message, response));
    return { status, head: headers.flat(), body };
  };
}

/**
 * Returns the listener that passes Node's requests to a handler and writes its responses: the head first, and the body only
 * when the head has left the process, since asking for the body is what charges the call.
 *
 * A long body that the handler did not read to its end is not awaited: the connection is closed after the answer. A caller who reads too
 * slowly is cut off: pieces of the answer are made as they are read, and somebody has to pay for the rest.
 */
export function nodeListener(handler: Handler, { responseTimeout = RESPONSE_MS }: ListenerOptions = {}): NodeListener {
  const answerTo = answering(handler);
  return (message, response) => {
    const run = async (): Promise<void> => send(await answerTo(message, response), message, response, responseTimeout);
    // A broken answer must not look complete.
    run().catch(() => response.destroy());
  };
}
