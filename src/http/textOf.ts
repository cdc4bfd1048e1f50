import type { Computed } from './compute.js';

/** Returns computed data as one text. */
export async function textOf(data: Computed['data']): Promise<string> {
  if (typeof data === 'string') return data;
  const decoder = new TextDecoder();
  if (data instanceof Uint8Array) return decoder.decode(data);
  let text = '';
  for await (const piece of data) text += typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}
