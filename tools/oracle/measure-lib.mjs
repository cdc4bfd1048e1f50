import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Folder of the measured numbers from which docs/accuracy.md is rendered. */
export const MEASURED = join(ROOT, 'fixtures', 'oracle', 'measured');

/** Returns the module that a few lines of `export … from './src/…'` make. */
export async function loadSources(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    write: false,
  });
  const folder = mkdtempSync(join(tmpdir(), 'siddhanta-'));
  const file = join(folder, 'sources.mjs');
  writeFileSync(file, outputFiles[0].text);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes measured numbers, rounded to four significant digits so that a file does not change with every compiler. */
export function writeMeasured(name, data) {
  mkdirSync(MEASURED, { recursive: true });
  const round = (_, value) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;
  writeFileSync(join(MEASURED, name), `${JSON.stringify(data, round, 1)}\n`);
  console.log(`measured/${name}`);
}

/** Gathers differences: how many, the greatest in size, and the root of their mean square. */
export class Spread {
  count = 0;
  max = 0;
  #squares = 0;

  add(difference) {
    if (!Number.isFinite(difference)) throw new Error(`no difference: ${difference}`);
    this.count++;
    this.max = Math.max(this.max, Math.abs(difference));
    this.#squares += difference * difference;
  }

  toJSON() {
    return { count: this.count, max: this.max, rms: Math.sqrt(this.#squares / this.count) };
  }
}

/** Returns the signed difference of two angles in degrees, as arcseconds. */
export const arcseconds = (a, b) => (((((a - b) % 360) + 540) % 360) - 180) * 3600;

/** Prints a limit that was not kept, and remembers it in the exit code. */
export function demand(what, value, limit, unit) {
  const kept = value <= limit;
  console.log(`${kept ? 'ok  ' : 'FAIL'}  ${what}: ${value.toPrecision(3)} ${unit} (limit ${limit} ${unit})`);
  if (!kept) process.exitCode = 1;
}
