import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import ts from 'typescript';
import { expect, it } from 'vitest';

const SRC = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'src');

const known = new Map<string, readonly string[]>();

function importsOf(path: string): readonly string[] {
  const found =
    known.get(path) ??
    ts
      .preProcessFile(
        transformSync(readFileSync(join(SRC, path), 'utf8'), {
          loader: 'ts',
          tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
        }).code,
        true,
        true,
      )
      .importedFiles.map(({ fileName }) => fileName);
  known.set(path, found);
  return found;
}

/** Dynamic imports count, types do not. */
function reach(entry: string): Set<string> {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const name of importsOf(path)) {
      if (name.startsWith('.')) visit(join(dirname(path), name).replace(/\.js$/, '.ts'));
      else seen.add(name);
    }
  };
  visit(entry);
  return seen;
}

it('the library pulls in nothing of http', () => {
  const reached = [...reach('index.ts')];
  expect(reached).toContain('charts/rasi.ts');
  expect(reached.filter((path) => /^(http|cli)\//.test(path) || path.startsWith('node:'))).toEqual([]);
});

it('siddhanta/http pulls in neither Node, nor a database, nor the command line', () => {
  const reached = [...reach('http/index.ts')];
  expect(reached).toContain('http/handler.ts');
  expect(reached).toContain('registry.ts');
  expect(reached.filter((name) => !name.endsWith('.ts'))).toEqual(['valibot']);
  expect(reached.filter((path) => /^(cli\/|http\/(node|stores))/.test(path))).toEqual([]);
});

it('siddhanta/http/node pulls in Node and no database', () => {
  const reached = [...reach('http/node.ts')];
  expect(reached).toContain('node:http');
  expect(reached.filter((name) => !name.endsWith('.ts') && !name.startsWith('node:'))).toEqual([]);
  expect(reached.filter((path) => /^(cli\/|http\/stores)/.test(path))).toEqual([]);
});
