import type { Answer, Call } from './call.js';

/** A function that answers a request. It never rejects. */
export type Handler = (request: Request) => Promise<Response>;

/** What a handler does, without the web's Request and Response around it. */
export type DirectHandler = (call: Call) => Promise<Answer>;

const directs = new WeakMap<Handler, DirectHandler>();

/** Notes what stands behind a handler. */
export function noteDirect(handler: Handler, direct: DirectHandler): void {
  directs.set(handler, direct);
}

/** Returns what stands behind a handler of this package; undefined for any other function, one that wraps such a handler among them. */
export const directOf = (handler: Handler): DirectHandler | undefined => directs.get(handler);
