import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages, ROOT } from './examples.js';
import { isShown, played, sessionsOf } from './shell.js';

// After an intended change and a build, `npx vitest run test/docs/shell.test.ts -u` writes what is printed into the pages.

const withSessions = pages()
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
  .filter(({ file, text }) => sessionsOf(file, text).length > 0);

describe('commands of the documentation', () => {
  it('are there, and so is the build they run', () => {
    expect(existsSync(join(ROOT, 'dist/cjs/cli/main.js')), 'Run npm run build first.').toBe(true);
    expect(withSessions.map(({ file }) => file)).toContain('docs/cli/dashas.md');
  });

  for (const { file, text } of withSessions) {
    it.concurrent(`${file}: each runs, and prints what the page shows`, { timeout: 600_000 }, async ({ expect }) => {
      const { page, failures } = await played(file, text);
      expect(failures).toEqual([]);
      await expect(page).toMatchFileSnapshot(join(ROOT, file));
    });
  }
});

describe('the reader of commands', () => {
  const fence = (info: string, ...lines: string[]): string => ['```'.concat(info), ...lines, '```', ''].join('\n');
  const page = (...blocks: string[]): string => blocks.join('\n');
  const places = (text: string): string[] => sessionsOf('x.md', text).map(({ place }) => place);

  it('runs what calls siddhanta, by npx, behind a pipe or in a loop, and nothing else', () => {
    for (const line of [
      'npx siddhanta sample',
      '  siddhanta sample',
      'echo {} | siddhanta rasi',
      'if true; then siddhanta sample; fi',
    ])
      expect(places(fence('sh', line)), line).toEqual(['x.md:1']);
    for (const line of ['npm install siddhanta', 'cd siddhanta', '# siddhanta', 'docker run siddhanta/server'])
      expect(places(fence('sh', line)), line).toEqual([]);
    expect(places(fence('sh no-run', 'npx siddhanta serve'))).toEqual([]);
    expect(places(fence('console', 'siddhanta sample'))).toEqual([]);
  });

  it('takes the text behind it for its output, unless a heading is between or it is marked no-run', () => {
    const shown = (...between: string[]) =>
      sessionsOf('x.md', page(fence('sh', 'siddhanta -v'), ...between))[0]?.expected?.body;
    expect(shown('prints', '', fence('text', 'a', 'b'))).toEqual(['a', 'b']);
    expect(shown('## Other', '', fence('text', 'a'))).toBeUndefined();
    expect(shown(fence('text no-run', 'a'))).toBeUndefined();
    expect(shown(fence('json', '{}'), fence('text', 'a'))).toBeUndefined();
  });

  it('runs node with a file of the page, and refuses names that lead out of the folder', async () => {
    const text = page(
      fence('js file=chart.mjs no-run', "import { rasi } from 'siddhanta';", 'console.log(typeof rasi);'),
      fence('sh', 'node chart.mjs'),
      fence('text', 'nothing'),
    );
    expect((await played('x.md', text)).page).toBe(text.replace('nothing', 'function'));
    expect(places(fence('sh', 'node chart.mjs'))).toEqual([]);
    expect(() => sessionsOf('x.md', fence('json file=../x.json', '{}'))).toThrow('x.md:1: file=../x.json');
  });

  it('finds another output and puts the true one there, from either stream', async () => {
    const text = page(
      fence('sh', '# a comment', 'echo one > f; cat f', 'echo two >&2', 'npx siddhanta --version > /dev/null'),
      fence('text', 'one', 'three'),
      fence('sh', 'cat f; siddhanta --version > /dev/null'),
      fence('text', 'other'),
    );
    const { page: written, failures } = await played('x.md', text);
    expect(failures).toEqual([]);
    expect(written).toBe(text.replace('three', 'two').replace('other', 'one'));
  });

  it('finds a command that fails, one that should, and programs of other packages', async () => {
    const failing = fence('sh', 'siddhanta rasi --place Nowhereville --date 1990-08-15', 'echo not reached');
    const [failure] = (await played('x.md', failing)).failures;
    expect(failure).toContain('x.md:1: exit code 2');
    expect(failure).not.toContain('not reached');
    expect((await played('x.md', failing.replace('sh', 'sh fails'))).failures).toEqual([]);
    expect((await played('x.md', fence('sh fails', 'siddhanta --version'))).failures[0]).toContain('marked fails');
    expect((await played('x.md', fence('sh', 'npx siddhanta --version', 'npx other'))).failures[0]).toContain(
      'npx other',
    );
  });

  it('lets a line … stand for lines, and no character of the others', () => {
    expect(isShown('a\nb\nc\n', ['a', '…', 'c'])).toBe(true);
    expect(isShown('a\nc\n', ['a', '…', 'c'])).toBe(true);
    expect(isShown('a  \nb.c\n\n', ['a', 'b.c'])).toBe(true);
    expect(isShown('a\nb\nd\n', ['a', '…', 'c'])).toBe(false);
    expect(isShown('a\nbxc\n', ['a', 'b.c'])).toBe(false);
    expect(isShown('a\nb\n', ['a'])).toBe(false);
  });
});
