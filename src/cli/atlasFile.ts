import { readFileSync } from 'node:fs';
import { isSiddhantaError } from '../errors.js';
import type { Context } from '../operation/operation.js';
import { type Option, UsageError, type Values } from './command.js';

export const ATLAS_OPTION: Option = {
  flag: 'atlas',
  kind: 'text',
  value: 'FILE',
  summary: 'Look the places of bodies up in a file that siddhanta atlas wrote, in place of the series',
};

/** Returns the bytes of the file that `--atlas` names, in memory that threads can share; undefined where there is none. */
export function atlasBytes({ atlas: file }: Values): SharedArrayBuffer | undefined {
  if (file === undefined) return undefined;
  let content: Uint8Array;
  try {
    content = readFileSync(String(file));
  } catch {
    throw new UsageError(`--atlas ${file} cannot be read.`);
  }
  const shared = new SharedArrayBuffer(content.length);
  new Uint8Array(shared).set(content);
  return shared;
}

/**
 * Returns what operations compute with: the atlas that `--atlas` names, or nothing of the kind. What reads an atlas is loaded when there is one.
 * Throws `UsageError` for a file that is no atlas.
 */
export async function contextFrom(values: Values, bytes = atlasBytes(values)): Promise<Context> {
  if (bytes === undefined) return {};
  const { atlas } = await import('../sky/atlas/atlas.js');
  try {
    return { ephemeris: atlas(bytes) };
  } catch (error) {
    if (!isSiddhantaError(error)) throw error;
    throw new UsageError(`--atlas ${values.atlas}: ${error.message}`);
  }
}
