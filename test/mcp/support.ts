import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import description from '../../openapi.json' with { type: 'json' };
import { createMcpServer, type McpOptions } from '../../src/mcp/server.js';
import { program } from '../support/program.js';

/** Returns arguments by which Node runs `siddhanta mcp`. */
export const mcpArguments = (): readonly string[] => [program('src/cli/main.ts'), 'mcp'];

/** Returns a client of `siddhanta mcp` in a process of its own. */
export async function stdioClient(before: readonly string[] = [], after: readonly string[] = []): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const args = [...before, ...mcpArguments(), ...after];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'inherit' }));
  return client;
}

/** Returns a client of a server in this process, which knows the tools. */
export async function memoryClient(options: Partial<McpOptions> = {}): Promise<Client> {
  const { server } = await createMcpServer({ version: '1.2.3', description, ...options });
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(there), client.connect(here)]);
  return client;
}

/** Returns what a tool answers, as programs read it and as models do. */
export async function call(client: Client, name: string, input: object) {
  const result = (await client.callTool({ name, arguments: { ...input } })) as CallToolResult;
  const [content] = result.content;
  const text = content?.type === 'text' ? content.text : '';
  return { isError: result.isError === true, structured: result.structuredContent, text };
}
