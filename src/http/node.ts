/**
 * Node's own HTTP server around a handler.
 *
 * @packageDocumentation
 */
export { type ListenerOptions, type NodeListener, nodeListener } from './node-listener.js';
export { type ServeOptions, type Serving, serve } from './node-server.js';
