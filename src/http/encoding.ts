import { weightsOf } from './accept.js';
import { type Bytes, joined, type Pieces } from './call.js';
import { utf8 } from './envelope.js';
import type { HeaderList } from './headerList.js';

/** Bytes from which a body is worth compressing. */
const WORTH = 1024;
/** Bytes of an uncompressed body that are handed over at a time. */
const PIECE = 64 * 1024;

const CODINGS = [
  ['br', 'brotli'],
  ['gzip', 'gzip'],
] as const;

export type Coding = (typeof CODINGS)[number][0] | 'identity';

const supported = new Map<string, boolean>();

function hasFormat(format: string): boolean {
  let known = supported.get(format);
  if (known === undefined) {
    try {
      new CompressionStream(format as CompressionFormat);
      known = true;
    } catch {
      known = false;
    }
    supported.set(format, known);
  }
  return known;
}

/**
 * Returns how a body of some bytes is sent to a caller: compressed where the caller takes it, the platform can and the body is worth it.
 * Of codings that the caller likes equally well it is the better one.
 *
 * @param acceptEncoding the header of the request
 */
export function codingFor(acceptEncoding: string | null, length: number): Coding {
  if (acceptEncoding === null || length < WORTH) return 'identity';
  const weights = weightsOf(acceptEncoding);
  const any = weights.get('*') ?? 0;
  let best: Coding = 'identity';
  let weight = 0;
  for (const [coding, format] of CODINGS) {
    const own = weights.get(coding) ?? any;
    if (own > weight && hasFormat(format)) {
      best = coding;
      weight = own;
    }
  }
  return best;
}

export function announceCoding(coding: Coding, headers: HeaderList): void {
  headers.append('vary', 'Accept-Encoding');
  if (coding === 'identity') return;
  headers.set('content-encoding', coding);
  headers.delete('content-length');
}

/** A body: its bytes, or its text or bytes in pieces that are made as they are asked for. */
export type BodySource = Bytes | Iterable<string> | AsyncIterable<Uint8Array>;

/** Resolves when others had their turn. */
export function turn(): Promise<void> {
  const { setImmediate: soon = setTimeout } = globalThis as { setImmediate?: (go: () => void) => unknown };
  return new Promise((resolve) => {
    soon(() => resolve());
  });
}

/** Yields the bytes of several parts, one behind the other, a little at a time. */
export async function* slicesOf(...parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array, void> {
  for (const part of parts) for (let at = 0; at < part.length; at += PIECE) yield part.subarray(at, at + PIECE);
}

async function* slices(source: BodySource): AsyncGenerator<Uint8Array, void> {
  if (source instanceof Uint8Array) return yield* slicesOf(source);
  if (Symbol.asyncIterator in source) return yield* source;
  for (const text of source) {
    yield utf8(text);
    await turn();
  }
}

async function* compressed(source: BodySource, format: string): AsyncGenerator<Uint8Array, void> {
  const compressor = new CompressionStream(format as CompressionFormat) as ReadableWritablePair<Uint8Array, Uint8Array>;
  const packed = streamOf(slices(source)).pipeThrough(compressor);
  const reader = packed.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel();
  }
}

/** Returns the pieces of a body as a coding has it; nothing is compressed before it is asked for. */
export function coded(source: BodySource, coding: Coding): AsyncGenerator<Uint8Array, void> {
  const format = CODINGS.find(([name]) => name === coding)?.[1];
  return format === undefined ? slices(source) : compressed(source, format);
}

export function keptCodings(bytes: Bytes): (coding: Coding) => Promise<Bytes> {
  const kept = new Map<Coding, Promise<Bytes>>();
  const pack = async (coding: Coding): Promise<Bytes> => {
    const pieces: Uint8Array[] = [];
    for await (const piece of coded(bytes, coding)) pieces.push(piece);
    return joined(pieces);
  };
  return (coding) => {
    const known = coding === 'identity' ? Promise.resolve(bytes) : (kept.get(coding) ?? pack(coding));
    kept.set(coding, known);
    known.catch(() => kept.delete(coding));
    return known;
  };
}

/** Returns pieces as a web stream, each asked for when it is needed. */
export function streamOf(pieces: Pieces): ReadableStream<Bytes> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done === true) controller.close();
        // A stream refuses shared memory; no piece is of it.
        else controller.enqueue(value as Bytes);
      },
      async cancel() {
        await pieces.return();
      },
    },
    { highWaterMark: 0 },
  );
}
