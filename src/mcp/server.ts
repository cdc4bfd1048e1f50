import { everydayOperation } from '../operation/everyday.js';
import type { Context, Operation } from '../operation/operation.js';
import type { Readings } from '../operation/show.js';
import { loadPlaces } from '../places/index.js';
import { READINGS } from '../readings.gen.js';
import { OPERATIONS } from '../registry.js';
import { describeTool } from './describe.js';
import { NAMES_TOOL, PLACES_TOOL } from './lookups.js';
import { type Pages, resourcesOf, TEMPLATES } from './resources.js';
import { type OperationSchemas, schemasIn, short } from './schema.js';
import { loadSdk, type Server } from './sdk.js';
import { subjectTools, toolName } from './subjects.js';
import { answer, described, refusal } from './tool.js';

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

const INSTRUCTIONS = `Vedic (sidereal) astrology, computed exactly on this machine. One tool a subject; operation says what to compute.
A birth is one text: date, clock time where it is known (leave it out otherwise; what was then assumed is said), place: "1990-08-15 08:30 New Delhi". Times may be written 8:30 pm. A place is its name or "LAT LON Zone"; where several fit, the refusal lists them. today and now stand for dates and moments.
Answers are short: what is read of a result. For more rows give limit and skip or level: "full"; for exact numbers and sources fields, such as ["data"] or ["provenance"].
Every tool also takes ayanamsa, node, sunrise, conventions and language where its operation has them; the tool describe tells all fields.`;

/** Lets pending messages be read, such as a cancellation: a computation cannot be interrupted. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

function kept(schemasOf: (operation: Operation) => OperationSchemas): (operation: Operation) => OperationSchemas {
  const made = new Map<string, OperationSchemas>();
  return (operation) => {
    const schemas = made.get(operation.name) ?? schemasOf(operation);
    made.set(operation.name, schemas);
    return schemas;
  };
}

function toolMeant(name: string, operations: readonly Operation[]): string {
  const everyday = everydayOperation(name);
  const found = operations.find(
    (one) => one.name === everyday || one.subject === name || one.name === name || short(one.name) === name,
  );
  if (found === undefined) return '';
  return ` Call ${toolName(found.subject)} with operation ${JSON.stringify(short(found.name))}.`;
}

export interface McpServer {
  readonly server: Server;
  readonly idle: () => Promise<void>;
}

/**
 * Returns a server of the Model Context Protocol: a tool for each subject, one for places and one for names, and resources. Throws
 * `MissingPackageError` where the package of the protocol is not installed.
 */
export async function createMcpServer(options: McpOptions): Promise<McpServer> {
  const { version, description, tables = {}, errors = {} } = options;
  const { operations = OPERATIONS, readings = READINGS, now = () => new Date(), context = {} } = options;
  const sdk = await loadSdk();
  const { ErrorCode, McpError } = sdk;
  const schemasOf = kept(schemasIn(description));
  const resources = resourcesOf({ operations, schemasOf, tables, errors });
  const search = async (name: string) => (await loadPlaces()).search(name, { limit: 100 });
  const tools = [
    ...subjectTools({ operations, readings, schemasOf, now, context, search }),
    describeTool({ operations, schemasOf, resources, toolOf: ({ subject }) => toolName(subject) }),
    PLACES_TOOL,
    NAMES_TOOL,
  ];
  const descriptions = tools.map(described);
  const open = new Set<Promise<unknown>>();

  const server = new sdk.Server(
    { name: 'siddhanta', title: 'siddhanta', version },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(sdk.ListToolsRequestSchema, () => ({ tools: descriptions }));
  server.setRequestHandler(sdk.CallToolRequestSchema, async ({ params }, { signal }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined) {
      const names = tools.map(({ name }) => name).join(', ');
      const message = `There is no tool ${JSON.stringify(params.name)}; there are ${names}.${toolMeant(params.name, operations)}`;
      return refusal({ code: 'invalid_value', field: 'name', message });
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
  const idle = async (): Promise<void> => {
    await turn();
    await Promise.allSettled(open);
    await turn();
  };
  return { server, idle };
}
