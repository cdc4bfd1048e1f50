import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that one connection may have sent ahead of their answers. */
export const MAX_PIPELINED = 8;

/** The connections of a server, each with the answers that its requests in flight wait for. */
export class Connections {
  readonly #inFlight = new Map<Socket, Set<ServerResponse>>();
  readonly #last = new WeakMap<Socket, IncomingMessage>();
  /** Whether the server is leaving: each connection ends after its next answer. */
  isLeaving = false;
  /** Whether nothing more is awaited from connections without a request. */
  isEnding = false;

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
    if (this.isLeaving) response.setHeader('Connection', 'close');
    this.#last.set(socket, response.req);
    response.once('close', () => {
      answers.delete(response);
      if (this.isEnding && answers.size === 0) socket.destroySoon();
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

  /** Has every connection end after its answer: of those that are not begun, and of all to come. */
  leave(): void {
    this.isLeaving = true;
    for (const answer of this.unbegun()) answer.setHeader('Connection', 'close');
  }

  /** Returns the answers that are not begun, of one connection or of all. */
  unbegun(socket?: Socket): ServerResponse[] {
    const all = socket === undefined ? [...this.#inFlight.values()] : [this.waiting(socket)];
    return all.flatMap((answers) => [...answers].filter(({ headersSent }) => !headersSent));
  }

  /** Closes the connections without a request in flight. */
  closeQuiet(): void {
    this.isEnding = true;
    for (const [socket, { size }] of this.#inFlight) if (size === 0) socket.destroySoon();
  }
}
