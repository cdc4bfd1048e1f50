import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { allExamples, docstringExamples, programOf, ROOT, typeErrors } from './examples.js';

const execute = promisify(execFile);

/** Runs a program in the root of the package, where `siddhanta` means the built package itself. */
async function run(source: string): Promise<string> {
  try {
    await execute(process.execPath, ['--input-type=module', '--eval', source], { cwd: ROOT });
    return '';
  } catch (error) {
    return String((error as { stderr?: string }).stderr ?? error);
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

  describe.concurrent('give what they say', () => {
    for (const example of executed) {
      it(example.place, async () => {
        const { source, assertions } = programOf(example);
        expect(assertions, 'An example needs a line “expression; // => value”, or the mark no-run.').toBeGreaterThan(0);
        expect(await run(source)).toBe('');
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
    expect(docstringExamples('src/math/x.ts', source)[0]?.own).toBe("import { twice } from './dist/esm/math/x.js';");
    const other = source.replace('twice(1)', "import { twice } from 'siddhanta';\n * twice(1)");
    expect(docstringExamples('src/math/x.ts', other)[0]?.own).toBe('');
  });

  it('lets a true assertion pass and a false one fail', async () => {
    expect(await run(programOf(only(block('1 + 1; // => 2'))).source)).toBe('');
    expect(await run(programOf(only(block('1 + 1; // => 3'))).source)).toContain('ERR_ASSERTION');
    expect(await run(programOf(only(block("console.log({ a: ['b'] }); // => { a: ['b'] }"))).source)).toBe('');
    expect(await run(programOf(only(block('[1, 2];', '// => [1, 2]'))).source)).toBe('');
    expect(await run(programOf(only(block('({ a: 1, b: 2 }); // => { a: 1,', '//   b: 3 }'))).source)).toContain(
      'ERR_ASSERTION',
    );
  });

  it('fails when an assertion is never reached', async () => {
    const { source, assertions } = programOf(only(block('if (Date.now() < 0) {', '  1; // => 1', '}')));
    expect(assertions).toBe(1);
    expect(await run(source)).toContain('0 were reached');
  });

  it('refuses an assertion that follows no expression', () => {
    expect(() => programOf(only(block('const two = 2; // => 2')))).toThrow('do not follow an expression');
  });

  it('finds errors of type', () => {
    expect(typeErrors([only(block("const n: number = 'x';", 'n; // => 1'))])).toHaveLength(1);
  });
});
