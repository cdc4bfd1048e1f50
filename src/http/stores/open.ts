import { memoryStores } from '../memory.js';
import type { Stores } from '../ports.js';
import { openPglite } from './postgres.js';
import { openPostgres } from './server.js';

export interface StoreLocation {
  readonly data?: string;
  /** Address of a PostgreSQL server, `postgres://…`. */
  readonly database?: string;
}

/**
 * Returns the stores at a location; in the memory of the process, gone with it, when none is given. Throws `Error` when both are given, a package is
 * missing, the folder is in use, or the server cannot be reached.
 */
export async function openStores({ data, database }: StoreLocation): Promise<Stores> {
  if (data !== undefined && database !== undefined) {
    throw new Error('Keys and usage are kept in one place. Give a folder or the address of a server, not both.');
  }
  if (database !== undefined) return openPostgres(database);
  return data === undefined ? memoryStores() : openPglite(data);
}
