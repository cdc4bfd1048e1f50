import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { reasonOf } from '../../http/problem.js';
import { type Command, json, UsageError } from '../command.js';
import { ADMIN_JSON_OPTION, locationOf, STORE_OPTIONS, textValue, withAdministeredStores } from '../storeOptions.js';

export const backupCommand: Command = {
  name: 'backup',
  summary: 'Copy the embedded database into a new folder, while the server runs',
  operand: 'to',
  options: [
    { flag: 'to', kind: 'text', value: 'NEW_DIR', summary: 'New folder for the copy; serve --data NEW_DIR serves it' },
    ...STORE_OPTIONS,
    ADMIN_JSON_OPTION,
  ],
  example: 'backup ./backup --data ./data',
  async run(values) {
    const to = textValue(values, 'to');
    if (to === undefined) throw new UsageError('the folder for the copy is required.');
    const { data } = locationOf(values);
    if (data === undefined) {
      throw new UsageError('backup copies only the embedded database. Use pg_dump for a PostgreSQL server.');
    }
    await access(join(data, 'pglite')).catch(() => {
      throw new UsageError(`there is no database in ${data}. Name its folder with --data.`);
    });
    const target = resolve(to);
    return withAdministeredStores(values, async ({ backup }) => {
      const made = await backup?.(target).catch((problem: unknown) => {
        throw new UsageError(reasonOf(problem));
      });
      if (made === undefined) throw new UsageError(`the database in ${data} cannot be copied.`);
      if (values.json === true) return json(made);
      return `Copied ${made.files} files, ${(made.bytes / 1e6).toFixed(1)} MB, to ${made.folder}\n`;
    });
  },
};
