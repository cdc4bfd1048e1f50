import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('..', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, ROOT), 'utf8');

interface Manifest {
  readonly repository?: { readonly url: string };
  readonly bugs?: { readonly url: string };
  readonly homepage?: string;
  readonly scripts: Readonly<Record<string, string>>;
}
const manifest = JSON.parse(read('package.json')) as Manifest;

it('cannot be done before the addresses of the project are filled in', () => {
  expect(manifest.scripts.prepublishOnly).toBe('node tools/publishing.mjs --check');
  const { status, stderr } = spawnSync(process.execPath, ['tools/publishing.mjs', '--check'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const named = [manifest.repository?.url, manifest.bugs?.url, manifest.homepage];
  if (named.every((address) => address === undefined)) {
    expect([status, stderr]).toEqual([1, expect.stringContaining('REPOSITORY in tools/publishing.mjs is ""')]);
    return;
  }
  expect([status, stderr]).toEqual([0, '']);
  for (const address of named) expect(address).toMatch(/^(?:git\+)?https:\/\//);
});

it('is with provenance, by the notes', () => {
  expect(read('CONTRIBUTING.md')).toContain('npm publish --provenance');
});
