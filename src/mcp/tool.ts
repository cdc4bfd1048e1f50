import { isSiddhantaError, type SiddhantaError } from '../errors.js';
import type { ObjectSchema } from './schema.js';
import type { CallToolResult, Tool } from './sdk.js';

/** What a call of a tool gives. */
export interface Outcome {
  /** What programs read. */
  readonly structured: Readonly<Record<string, unknown>>;
  /** What a model reads. */
  readonly text: string;
}

/** A tool of the server. */
export interface Offer {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: ObjectSchema;
  /**
   * Returns what a call gives.
   *
   * @throws {SiddhantaError} for bad input
   */
  readonly call: (input: Readonly<Record<string, unknown>>) => Outcome | Promise<Outcome>;
}

/** Most bytes of an answer: clients give up a connection at a message of some 10 MB. */
const MOST_BYTES = 8_000_000;

/**
 * The shape of every answer. What `data` holds is told by operation in a resource: so much of it would only fill the attention of a
 * model that never needs it.
 */
const OUTPUT: ObjectSchema = {
  type: 'object',
  properties: {
    data: { type: 'object', description: 'Schema: resource siddhanta://operations/NAME.' },
    provenance: { type: 'object' },
    meta: { type: 'object' },
    error: { type: 'object' },
  },
  required: [],
};

/** Returns a tool as clients are told of it: it only reads, computes the same each time, and reaches nothing outside. */
export function described({ name, title, description, input }: Offer): Tool {
  return {
    name,
    title,
    description,
    // Readonly lists, which the protocol's own type does not know.
    inputSchema: input as unknown as Tool['inputSchema'],
    outputSchema: OUTPUT as unknown as NonNullable<Tool['outputSchema']>,
    annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  };
}

function refusal({
  code,
  field,
  message,
}: Pick<SiddhantaError, 'code' | 'message'> & { readonly field?: string }): CallToolResult {
  const error = { code, ...(field === undefined ? {} : { field }), message };
  const text = `${code}${field === undefined ? '' : ` (${field})`}: ${message}`;
  return { isError: true, content: [{ type: 'text', text }], structuredContent: { error } };
}

/** Returns the answer of a tool to a call; what is wrong with the input is an answer, too. */
export async function answer(offer: Offer, input: Readonly<Record<string, unknown>>): Promise<CallToolResult> {
  try {
    const { structured, text } = await offer.call(input);
    const bytes = new TextEncoder().encode(JSON.stringify(structured)).length;
    if (bytes <= MOST_BYTES) return { content: [{ type: 'text', text }], structuredContent: structured };
    const message = `The result has ${(bytes / 1e6).toFixed(1)} MB, and clients of the protocol take no more than ${MOST_BYTES / 1e6} MB. Ask for less, such as fewer levels; the command line and the library have no such limit.`;
    return refusal({ code: 'payload_too_large', message });
  } catch (problem) {
    if (isSiddhantaError(problem)) return refusal(problem);
    throw problem;
  }
}
