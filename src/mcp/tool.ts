import { isSiddhantaError, type SiddhantaError } from '../errors.js';
import type { ObjectSchema } from './schema.js';
import type { CallToolResult, Tool } from './sdk.js';

export interface Outcome {
  readonly text: string;
  /** What programs read, where exact parts are asked for; the text is the same as JSON. */
  readonly structured?: Readonly<Record<string, unknown>>;
}

export interface Offer {
  readonly name: string;
  readonly description: string;
  readonly input: ObjectSchema;
  /** Returns what a call gives. Throws `SiddhantaError` for bad input. */
  readonly call: (input: Readonly<Record<string, unknown>>) => Outcome | Promise<Outcome>;
}

/** Clients close the connection at a message of some 10 MB. */
const MOST_BYTES = 8_000_000;

/** Returns a tool as clients are shown it: it only reads, and reaches nothing outside. */
export function described({ name, description, input }: Offer): Tool {
  return {
    name,
    description,
    inputSchema: input as unknown as Tool['inputSchema'],
    annotations: { readOnlyHint: true, openWorldHint: false },
  };
}

type Refused = Pick<SiddhantaError, 'code' | 'message'> & { readonly field?: string };

export function refusal({ code, field, message }: Refused): CallToolResult {
  const error = { code, ...(field === undefined ? {} : { field }), message };
  const text = `${code}${field === undefined ? '' : ` (${field})`}: ${message}`;
  return { isError: true, content: [{ type: 'text', text }], structuredContent: { error } };
}

/** Returns the answer of a tool to a call; what is wrong with the input is an answer, too. */
export async function answer(offer: Offer, input: Readonly<Record<string, unknown>>): Promise<CallToolResult> {
  try {
    const { structured, text } = await offer.call(input);
    const bytes = new TextEncoder().encode(text).length;
    if (bytes <= MOST_BYTES) {
      // The text would repeat the JSON in the same message.
      const isLong = structured !== undefined && 2 * bytes > MOST_BYTES;
      const summary = isLong ? `${(bytes / 1e6).toFixed(1)} MB of JSON: structuredContent has all of it.` : text;
      return {
        content: [{ type: 'text', text: summary }],
        ...(structured === undefined ? {} : { structuredContent: structured }),
      };
    }
    const message = `The answer has ${(bytes / 1e6).toFixed(1)} MB, and clients of the protocol take no more than ${MOST_BYTES / 1e6} MB. Ask for less, such as fewer levels, or parts by fields; the command line and the library have no such limit.`;
    return refusal({ code: 'payload_too_large', message });
  } catch (problem) {
    if (isSiddhantaError(problem)) return refusal(problem);
    throw problem;
  }
}
