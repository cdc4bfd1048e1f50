import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { Application, TSConfigReader } from 'typedoc';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anchorsOf } from '../../site/slug.js';
import { referencePages } from '../../tools/reference/reference.mjs';

const OPERATION = `
interface Declared { readonly name: string }
export interface OperationFunction<Input, Data> { (input: Input): Result<Data>; readonly operation: Declared }
export interface Result<Data> { readonly data: Data }
`;
const FILES = {
  'package.json': '{ "name": "small", "version": "1.0.0" }',
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "module": "nodenext", "lib": ["es2022"], "types": [] }, "include": ["src"] }',
  'src/operation.ts': OPERATION,
  'src/index.ts': `
    /** All of it.\n * @packageDocumentation */
    export type { Result } from './operation.js';
    export { type DrawData, type DrawInput, draw } from './pictures/draw.js';
    export type { Colour } from './colours.js';`,
  'src/colours.ts': `
    const COLOURS = ['red', 'green', 'dark_blue'] as const;
    /** A colour. */
    export type Colour = (typeof COLOURS)[number];
    /** Of several. */
    export interface Mix { readonly colours: readonly Colour[] }`,
  'src/pictures/draw.ts': `
    import type { OperationFunction } from '../operation.js';
    import type { Colour } from '../colours.js';
    import type { Line } from './line.js';
    /** The input of {@link draw}. */
    export interface DrawInput {
      /**
       * How wide.\n *\n * @minimum 1\n * @exclusiveMaximum 90
       */
      readonly width?: number | undefined;
      readonly colour: Colour | null;
    }
    /** A dot | of a picture. */
    export interface Dot { readonly at: { readonly x: number; readonly y: number }; readonly marks: Readonly<Record<string, { readonly n: 1 }>> }
    /** What is drawn. */
    export interface DrawData { readonly dots: readonly Dot[]; readonly lines: readonly Line[] }
    /**
     * Returns a picture. It is flat.\n *\n * @throws \`invalid_value\`\n *\n * Source: a book.\n * @example draw({ colour: 'red' });
     */
    export const draw: OperationFunction<DrawInput, DrawData> = Object.assign(() => ({ data: { dots: [], lines: [] } }), { operation: { name: 'x' } });`,
  'src/pictures/line.ts': `
    import type { OperationFunction } from '../operation.js';
    /** A line. */
    export interface Line { readonly length: number }
    /** Returns a line. */
    export const line: OperationFunction<{ readonly length: number }, Line> = Object.assign(() => ({ data: { length: 1 } }), { operation: { name: 'y' } });
    /** Returns whether a line is long. */
    export function isLong(line: Line): boolean { return line.length > 9 }`,
  'src/pictures/index.ts': `
    export type { Mix } from '../colours.js';
    export { type Dot, type DrawData, type DrawInput, draw } from './draw.js';
    export { isLong, type Line, line } from './line.js';`,
  'src/other.ts': `export type { Mix } from './colours.js';`,
};
const ENTRIES = [
  { specifier: 'small', subpath: '.', source: 'src/index.ts' },
  { specifier: 'small/pictures', subpath: './pictures', source: 'src/pictures/index.ts' },
  { specifier: 'small/other', subpath: './other', source: 'src/other.ts' },
];

describe('the reference of a small package', () => {
  const root = mkdtempSync(join(tmpdir(), 'siddhanta-reference-'));
  let pages: Map<string, string>;
  const page = (name: string): string => pages.get(name) ?? '';

  beforeAll(async () => {
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    const options = {
      entryPoints: ENTRIES.map(({ source }) => join(root, source)),
      tsconfig: join(root, 'tsconfig.json'),
      plugin: [join(import.meta.dirname, '../../tools/reference/declarations.mjs')],
      sort: ['source-order' as const],
      skipErrorChecking: true,
      disableSources: true,
      logLevel: 'Error' as const,
      readme: 'none',
    };
    const app = await Application.bootstrapWithPlugins(options, [new TSConfigReader()]);
    const project = await app.convert();
    if (project === undefined) throw new Error('typedoc read nothing.');
    pages = new Map(referencePages(project, ENTRIES));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('has a page for each entry, each operation, and what several entries share', () => {
    expect([...pages.keys()].sort()).toEqual([
      'README.md',
      'other/README.md',
      'pictures/README.md',
      'pictures/draw.md',
      'pictures/line.md',
      'shared/README.md',
      'siddhanta/README.md',
    ]);
    expect(page('README.md')).toContain('| [small](siddhanta/README.md) | 1 | All of it. |');
  });

  it('has an operation with its input, its data and their types on one page', () => {
    const text = page('pictures/draw.md');
    expect(text.match(/^#+ .*$/gm)).toEqual(['# draw', '## DrawInput', '## DrawData', '## Types', '### Dot']);
    expect(text).toContain('From [`small`](../siddhanta/README.md) and [`small/pictures`](README.md).');
    expect(text).toContain(
      '<code>draw(input: [DrawInput](#drawinput)): [Result](../siddhanta/README.md#result)&lt;[DrawData](#drawdata)&gt;</code>',
    );
    expect(text).toContain('The input of [draw](draw.md).');
    expect(text).toContain('**Errors:** `invalid_value`\n\nSource: a book.');
    expect(text).toContain("```ts\ndraw({ colour: 'red' });\n```");
  });

  it('has fields with bounds, names of choices, and the objects within them', () => {
    const text = page('pictures/draw.md');
    expect(text).toContain('| <code>width</code> (optional) | <code>number</code> | How wide. 1 … below 90. |');
    expect(text).toContain(
      '| <code>colour</code> | <code>[Colour](../siddhanta/README.md#colour) &#124; null</code> |  |',
    );
    expect(text).toContain(
      '| <code>at</code> | <code>object</code> |  |\n| <code>at.x</code> | <code>number</code> |  |',
    );
    expect(text).toContain('| <code>marks\\[…\\].n</code> | <code>1</code> |  |');
    expect(text).toContain('| <code>lines</code> | <code>[Line](line.md#line-1)\\[\\]</code> |  |');
    expect(page('siddhanta/README.md')).toContain(
      "One of <code>'red'</code> <code>'green'</code> <code>'dark\\_blue'</code>",
    );
  });

  it('lists in an entry what its pages have, and what is at home elsewhere', () => {
    const text = page('pictures/README.md');
    expect(text).toContain('| [draw](draw.md) | Returns a picture. |');
    expect(text).toContain('### isLong');
    expect(text).toContain('## Types of one operation\n\n[Dot](draw.md#dot), ');
    expect(text).toContain('## Also exported\n\n[Mix](../shared/README.md#mix)');
    expect(page('siddhanta/README.md')).toContain('| [draw](../pictures/draw.md) | Returns a picture. |');
  });

  it('has no link that leads nowhere', () => {
    const links = [...pages].flatMap(([name, text]) =>
      [...text.matchAll(/\]\(([^)#]*)(?:#([^)]*))?\)/g)].map(([, file, anchor]) => ({
        name,
        target: file ? posix.join(posix.dirname(name), file) : name,
        anchor,
      })),
    );
    expect(links.length).toBeGreaterThan(20);
    for (const { name, target, anchor } of links.filter((link) => link.target !== '../operations.md')) {
      expect(pages.has(target), `${name}: ${target}`).toBe(true);
      if (anchor) expect(anchorsOf(page(target)).has(anchor), `${name}: ${target}#${anchor}`).toBe(true);
    }
  });
});
