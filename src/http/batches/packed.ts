import { type Bytes, joined } from '../call.js';

async function through(bytes: Uint8Array, transform: GenericTransform): Promise<Bytes> {
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  const pieces: Uint8Array[] = [];
  const reader = source.pipeThrough(transform as ReadableWritablePair<Uint8Array, Uint8Array>).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) pieces.push(part.value);
  return joined(pieces);
}

interface GenericTransform {
  readonly readable: ReadableStream;
  readonly writable: WritableStream;
}

/** Returns bytes compressed, as batches keep them: lines of results are much alike. */
export const packed = (bytes: Uint8Array): Promise<Bytes> => through(bytes, new CompressionStream('gzip'));

export const unpacked = (bytes: Uint8Array): Promise<Bytes> => through(bytes, new DecompressionStream('gzip'));
