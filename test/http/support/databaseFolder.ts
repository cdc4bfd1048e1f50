// The folder of test/http/support/database.ts; removed after the run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    databases: string;
  }
}

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'siddhanta-databases-'));
  project.provide('databases', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
