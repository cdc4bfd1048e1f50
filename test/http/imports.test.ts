import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const SRC = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'src');

/** Every file of src and every package that an entry reaches, also through dynamic imports; types aside. */
function reach(entry: string): Set<string> {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const source = readFileSync(join(SRC, path), 'utf8');
    const { outputText } = ts.transpileModule(source, {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
    });
    for (const { fileName } of ts.preProcessFile(outputText, true, true).importedFiles) {
      if (fileName.startsWith('.')) visit(join(dirname(path), fileName).replace(/\.js$/, '.ts'));
      else seen.add(fileName);
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
