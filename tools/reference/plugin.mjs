// Writes the API reference as Markdown: one page a module, and in subjects one page an operation, with its input and result types.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { referencePages } from './reference.mjs';

/** Registers the pages as what typedoc writes to `out`. */
export function load({ outputs }) {
  outputs.addOutput('reference', async (folder, project) => {
    rmSync(folder, { recursive: true, force: true });
    for (const [name, text] of referencePages(project)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
  });
  outputs.setDefaultOutputName('reference');
}
