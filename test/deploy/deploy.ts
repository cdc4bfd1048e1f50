import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const DEPLOY = fileURLToPath(new URL('../../deploy/', import.meta.url));

/** Returns a file of the folder deploy. */
export const textOf = (file: string): string => readFileSync(DEPLOY + file, 'utf8');

/** A document in YAML: what is in it is only asked for, and compared. */
// biome-ignore lint/suspicious/noExplicitAny: each test says what it expects
export type Yaml = any;

/** Returns the documents of a file. Throws where a key is twice in one place, or YAML is wrong otherwise. */
export function yamlOf(file: string): Yaml[] {
  return parseAllDocuments(textOf(file), { uniqueKeys: true, merge: true }).map((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join('\n')}`);
    return document.toJS() as unknown;
  });
}

/** The manifests for Kubernetes, each with its file. */
export const MANIFESTS: readonly { readonly file: string; readonly manifest: Yaml }[] = readdirSync(
  `${DEPLOY}kubernetes`,
).flatMap((name) => yamlOf(`kubernetes/${name}`).map((manifest) => ({ file: `kubernetes/${name}`, manifest })));

/** Returns the instructions of the Dockerfile in their order, with lines that go on joined, from the last FROM on or from the first. */
export function instructions(stage: 'first' | 'last'): { readonly name: string; readonly value: string }[] {
  const all = textOf('Dockerfile')
    .replace(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ name: line.slice(0, line.indexOf(' ')), value: line.slice(line.indexOf(' ') + 1).trim() }));
  const last = all.map(({ name }) => name).lastIndexOf('FROM');
  return stage === 'first' ? all.slice(0, last) : all.slice(last);
}

/** Returns whether a program is on the path. */
export function isInstalled(program: string): boolean {
  try {
    execFileSync('sh', ['-c', 'command -v "$0"', program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Returns whether a program is there; if not, tests that need it are skipped and say so, but never with `CI=true`. */
export function has(program: string, debian: string): boolean {
  if (isInstalled(program) || process.env.CI === 'true') return true;
  console.warn(`${program} is not installed: its tests are SKIPPED. Debian: apt-get install ${debian}`);
  return false;
}
