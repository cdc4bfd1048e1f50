import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { loadPeer } from '../http/stores/peer.js';

export type { Server } from '@modelcontextprotocol/sdk/server/index.js';
export type { CallToolResult, Resource, Tool } from '@modelcontextprotocol/sdk/types.js';

/**
 * Returns what a server is made of, from the package of the protocol: none of it is loaded before. Throws `MissingPackageError` where the package is
 * not installed.
 */
export function loadSdk() {
  return loadPeer('@modelcontextprotocol/sdk', async () => {
    const [{ Server }, { StdioServerTransport }, types] = await Promise.all([
      import('@modelcontextprotocol/sdk/server/index.js'),
      import('@modelcontextprotocol/sdk/server/stdio.js'),
      import('@modelcontextprotocol/sdk/types.js'),
    ]);
    return { Server, StdioServerTransport, ...types };
  });
}

/**
 * Serves over the standard streams of the process, until its input ends and every call is answered, or it is asked to end.
 *
 * @param idle resolves when every call is answered
 */
export async function serveStdio(server: Server, idle: () => Promise<void>): Promise<void> {
  const { StdioServerTransport } = await loadSdk();
  const ended = new Promise<void>((resolve) => {
    server.onclose = () => resolve();
  });
  // The transport ignores the end of its input.
  const end = () => void server.close();
  process.stdin.once('end', () => void idle().then(end));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
  await server.connect(new StdioServerTransport());
  await ended;
}
