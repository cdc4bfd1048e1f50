import type { decodeSeries, SeriesTable } from '../../src/sky/analytical/series.js';
import type { storeFor } from '../../src/sky/analytical/store.js';

/** What `unpack` makes: the same as `UnpackedTable`, its bytes as they are. */
export function unpack(
  table: SeriesTable,
  of: { readonly decodeSeries: typeof decodeSeries; readonly storeFor: typeof storeFor },
): Omit<import('../../src/sky/analytical/unpacked.js').UnpackedTable, 'bytes'> & { readonly bytes: Buffer };
