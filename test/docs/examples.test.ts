import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { allExamples, docstringExamples, programOf, ROOT, typeErrors } from './examples.js';

const RUNNER = `
const programs = process.argv.slice(2);
for (const program of programs) {
  const problem = await import(program).then(() => '', (error) => String(error?.stack ?? error) + (error?.code ?? ''));
  await new Promise((sent) => process.send(problem, sent));
}
process.exit();
`;

/** In one process, where `siddhanta` is the built package. A program that ends or hangs it leaves later ones without an answer. */
async function run(sources: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(ROOT, 'test', '.program-'));
  try {
    const write = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    // What is not public is imported from its source.
    const placed = (source: string): string => source.replaceAll("'./src/", "'../../src/");
    const programs = sources.map((source, i) => write(`${i}.mjs`, placed(source)));
    const child = fork(write('runner.mjs', RUNNER), programs, {
      cwd: ROOT,
      timeout: 120_000,
      silent: true,
      execArgv: ['--import', 'tsx'],
    });
    const problems: string[] = [];
    child.on('message', (problem) => problems.push(String(problem)));
    await new Promise((resolve) => child.on('exit', resolve));
    return sources.map((_, i) => problems[i] ?? 'The process ended before this example was through.');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const examples = allExamples();
const executed = examples.filter(({ shownOnly }) => !shownOnly);

describe('examples of the documentation', () => {
  it('are there, and so is the build they run against', () => {
    expect(existsSync(join(ROOT, 'dist/esm/index.js')), 'Run npm run build first.').toBe(true);
    expect(executed.length).toBeGreaterThan(3);
  });

  it('pass the type checker', () => {
    expect(typeErrors(executed)).toEqual([]);
  });

  describe('give what they say', () => {
    const problems = new Map<string, string>();
    beforeAll(async () => {
      const found = await run(executed.map((example) => programOf(example).source));
      for (const [i, { place }] of executed.entries()) problems.set(place, found[i] ?? '');
    }, 180_000);
    for (const example of executed) {
      it(example.place, () => {
        const { assertions } = programOf(example);
        expect(assertions, 'An example needs a line “expression; // => value”, or the mark no-run.').toBeGreaterThan(0);
        expect(problems.get(example.place)).toBe('');
      });
    }
  });
});

describe('the reader of examples', () => {
  const block = (...lines: string[]): string =>
    ['/**', ' * ```ts', ...lines.map((l) => ` * ${l}`), ' * ```', ' */'].join('\n');
  const only = (text: string) => {
    const [example] = docstringExamples('x.ts', text);
    if (example === undefined) throw new Error('no example found');
    return example;
  };

  it('finds a block with its line', () => {
    expect(only(`const before = 1;\n${block('1 + 1; // => 2')}`)).toEqual({
      place: 'x.ts:3',
      code: '1 + 1; // => 2',
      shownOnly: false,
      own: '',
    });
  });

  it('imports what the documented file exports, unless the example does', () => {
    const source = `${block('twice(1); // => 2')}\nexport function twice() {}\n`;
    expect(docstringExamples('src/math/x.ts', source)[0]?.own).toBe("import { twice } from './src/math/x.js';");
    const other = source.replace('twice(1)', "import { twice } from 'siddhanta';\n * twice(1)");
    expect(docstringExamples('src/math/x.ts', other)[0]?.own).toBe('');
  });

  it('lets a true assertion pass and a false one fail', async () => {
    const blocks = [
      block('1 + 1; // => 2'),
      block('1 + 1; // => 3'),
      block("console.log({ a: ['b'] }); // => { a: ['b'] }"),
      block('[1, 2];', '// => [1, 2]'),
      block('({ a: 1, b: 2 }); // => { a: 1,', '//   b: 3 }'),
      block('process.exit(); // => undefined'),
      block('1; // => 1'),
    ];
    const problems = await run(blocks.map((text) => programOf(only(text)).source));
    const wrong = expect.stringContaining('ERR_ASSERTION');
    const unreached = expect.stringContaining('ended before');
    expect(problems).toEqual(['', wrong, '', '', wrong, unreached, unreached]);
  });

  it('fails when an assertion is never reached', async () => {
    const { source, assertions } = programOf(only(block('if (Date.now() < 0) {', '  1; // => 1', '}')));
    expect(assertions).toBe(1);
    expect(await run([source])).toEqual([expect.stringContaining('0 were reached')]);
  });

  it('refuses an assertion that follows no expression', () => {
    expect(() => programOf(only(block('const two = 2; // => 2')))).toThrow('do not follow an expression');
  });

  it('finds errors of type', () => {
    expect(typeErrors([only(block("const n: number = 'x';", 'n; // => 1'))])).toHaveLength(1);
  });
});
