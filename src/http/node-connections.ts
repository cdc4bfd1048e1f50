import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export const MAX_PIPELINED = 8;

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

  waiting(socket: Socket): Set<ServerResponse> {
    return this.#inFlight.get(socket) ?? new Set();
  }

  isSending(socket: Socket): boolean {
    return this.#last.get(socket)?.complete === false;
  }

  /** Has every connection end after its answer: of those that are not begun, and of all to come. */
  leave(): void {
    this.isLeaving = true;
    for (const answer of this.unbegun()) answer.setHeader('Connection', 'close');
  }

  unbegun(socket?: Socket): ServerResponse[] {
    const all = socket === undefined ? [...this.#inFlight.values()] : [this.waiting(socket)];
    return all.flatMap((answers) => [...answers].filter(({ headersSent }) => !headersSent));
  }

  closeQuiet(): void {
    this.isEnding = true;
    for (const [socket, { size }] of this.#inFlight) if (size === 0) socket.destroySoon();
  }
}
