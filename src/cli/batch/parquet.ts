import type { ByteWriter } from 'hyparquet-writer';
import type { Column, ColumnType } from '../../batch/kind.js';
import { loadPeer, MissingPackageError } from '../../http/stores/peer.js';
import { UsageError } from '../command.js';
import type { Output, Target } from './output.js';

/** Rows in a group of a file, kept in memory until written. */
const GROUP = 16_384;

const TYPES = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  whole: { type: 'INT32' },
  real: { type: 'DOUBLE' },
  truth: { type: 'BOOLEAN' },
} as const satisfies Record<ColumnType, object>;

function taken(writer: ByteWriter): Uint8Array {
  const bytes = writer.getBytes().slice();
  writer.index = 0;
  return bytes;
}

type Package = typeof import('hyparquet-writer');

/** Returns the package that writes Parquet. Throws `UsageError` where it is not installed. */
export async function parquetPackage(): Promise<Package> {
  try {
    return await loadPeer('hyparquet-writer', () => import('hyparquet-writer'));
  } catch (problem) {
    throw problem instanceof MissingPackageError ? new UsageError(`--format parquet: ${problem.message}`) : problem;
  }
}

/** Returns an output in Parquet: groups of rows, each written when it is full, and the footer at the end. */
export function parquetOutput(
  { ByteWriter, ParquetWriter }: Package,
  target: Target,
  columns: readonly Pick<Column, 'name' | 'type'>[],
  createdBy: string,
): Output {
  const writer = new ByteWriter();
  const parquet = new ParquetWriter({
    writer,
    createdBy,
    schema: [
      { name: 'root', num_children: columns.length },
      ...columns.map(({ name, type }) => ({ name, repetition_type: 'OPTIONAL' as const, ...TYPES[type] })),
    ],
  });
  let pending: unknown[][] = columns.map(() => []);
  const flush = async (): Promise<void> => {
    const data = pending;
    if (data[0]?.length !== 0)
      await parquet.write({
        columnData: columns.map(({ name }, i) => ({ name, data: data[i] ?? [], offsetIndex: false })),
        rowGroupSize: GROUP,
      });
    pending = columns.map(() => []);
    await target.write(taken(writer));
  };
  return {
    begin: () => Promise.resolve(),
    async rows({ values = [] }) {
      values.forEach((column, i) => {
        const kept = pending[i];
        for (const value of column) kept?.push(value);
      });
      if ((pending[0]?.length ?? 0) >= GROUP) await flush();
    },
    async end() {
      await flush();
      await parquet.finish();
      await target.write(taken(writer));
    },
  };
}
