import type { Context, Operation } from '../operation/operation.js';
import type { Readings } from '../operation/show.js';
import { READINGS } from '../readings.gen.js';
import { OPERATIONS } from '../registry.js';
import { NAMES_TOOL, PLACES_TOOL } from './lookups.js';
import { type Pages, resourcesOf, TEMPLATES } from './resources.js';
import { schemasIn } from './schema.js';
import { loadSdk, type Server } from './sdk.js';
import { subjectTools } from './subjects.js';
import { answer, described } from './tool.js';

/** What a server is told that is no part of the code. */
export interface McpOptions {
  readonly version: string;
  /** The OpenAPI description that comes with the package: the inputs of the tools are those that it tells. */
  readonly description: object;
  readonly tables?: Pages;
  readonly errors?: Pages;
  /** Returns what counts as now, for the periods that run; the clock by default. */
  readonly now?: () => Date;
  /** What operations compute with: an atlas, or nothing of the kind. */
  readonly context?: Context;
  /** What is offered; everything by default. */
  readonly operations?: readonly Operation[];
  readonly readings?: Readings;
}

const INSTRUCTIONS = `Vedic (sidereal) astrology, computed exactly on this machine. One tool a subject; "operation" says what to compute, and the other fields are its input.
A birth needs its date, the clock time if it is known (leave it out otherwise: noon is then used, and meta.birth_time_assumed says so), and a place with latitude, longitude and IANA time zone: look it up with the tool places, and ask where several fit.
Give numbers as structuredContent has them. provenance says where they come from and what is disputed; the resources have tables, works cited and what errors mean.`;

/** Lets messages be read that have come meanwhile, such as that a call is cancelled: a computation cannot be interrupted. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** A server, and what it is at. */
export interface McpServer {
  /** Not yet connected. */
  readonly server: Server;
  /** Resolves when every call that has come is answered. */
  readonly settled: () => Promise<void>;
}

/**
 * Returns a server of the Model Context Protocol: a tool for each subject, one for places and one for names, and resources.
 *
 * @throws {MissingPackageError} where the package of the protocol is not installed
 */
export async function createMcpServer(options: McpOptions): Promise<McpServer> {
  const { version, description, tables = {}, errors = {} } = options;
  const { operations = OPERATIONS, readings = READINGS, now = () => new Date(), context = {} } = options;
  const sdk = await loadSdk();
  const { ErrorCode, McpError } = sdk;
  const schemasOf = schemasIn(description);
  const tools = [...subjectTools({ operations, readings, schemasOf, now, context }), PLACES_TOOL, NAMES_TOOL];
  const resources = resourcesOf({ operations, schemasOf, tables, errors });
  const told = tools.map(described);
  const open = new Set<Promise<unknown>>();

  const server = new sdk.Server(
    { name: 'siddhanta', title: 'siddhanta', version },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(sdk.ListToolsRequestSchema, () => ({ tools: told }));
  server.setRequestHandler(sdk.CallToolRequestSchema, async ({ params }, { signal }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined) {
      const names = tools.map(({ name }) => name).join(', ');
      throw new McpError(
        ErrorCode.InvalidParams,
        `There is no tool ${JSON.stringify(params.name)}; there are ${names}.`,
      );
    }
    const answering = turn().then(() => {
      signal.throwIfAborted();
      return answer(tool, params.arguments ?? {});
    });
    open.add(answering);
    return answering.finally(() => open.delete(answering));
  });
  server.setRequestHandler(sdk.ListResourcesRequestSchema, () => ({ resources: [...resources.listed] }));
  server.setRequestHandler(sdk.ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [...TEMPLATES] }));
  server.setRequestHandler(sdk.ReadResourceRequestSchema, ({ params: { uri } }) => {
    const held = resources.read(uri);
    if (held === undefined) throw new McpError(ErrorCode.InvalidParams, `There is no resource ${uri}.`);
    return { contents: [{ uri, ...held }] };
  });
  const settled = async (): Promise<void> => {
    // What has come at the end begins in the next turn, and what is answered is sent in another.
    await turn();
    await Promise.allSettled(open);
    await turn();
  };
  return { server, settled };
}
