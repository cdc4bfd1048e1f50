import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { printed } from '../../tools/names/lib/print.js';
import { shapesOf } from '../../tools/names/lib/shapes.js';
import { definer } from '../../tools/openapi/lib/results.js';

const folder = mkdtempSync(join(tmpdir(), 'siddhanta-'));
afterAll(() => rmSync(folder, { recursive: true }));

const OPTIONS: ts.CompilerOptions = { strict: true };
const host = ts.createCompilerHost(OPTIONS);
const read = host.getSourceFile;
const libraries = new Map<string, ts.SourceFile | undefined>();
// The declarations of JavaScript are read once for all programs.
host.getSourceFile = (file, ...rest) => {
  if (!/[/\\]lib\.[^/\\]+\.d\.ts$/.test(file)) return read(file, ...rest);
  if (!libraries.has(file)) libraries.set(file, read(file, ...rest));
  return libraries.get(file);
};

let files = 0;

/** Returns the shapes of the data of an operation `one.two`, declared in a source as `Data`. */
function shapes(source: string) {
  const file = join(folder, `source${files++}.ts`);
  writeFileSync(file, source);
  const program = ts.createProgram([file], OPTIONS, host);
  const found = program
    .getSourceFile(file)
    ?.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === 'Data');
  if (found === undefined) throw new Error('There is no Data.');
  return shapesOf(definer(program, ['names'])(found as ts.InterfaceDeclaration), { 'one.two': 'Data' });
}

const shapeOf = (source: string) => shapes(source).operations['one.two'];

const TYPES = `
/** A sign. @names signs */
export type Sign = 'Aries' | 'Leo';
/** A graha. @names planet */
export type Graha = 'Sun' | 'Moon' | 'Rahu';
/** Who rules. */
export type Ruler = Exclude<Graha, 'Rahu'>;
/** Either, or neither. */
export type Term = Sign | Graha | 'house';
/** A place. */
export interface Place {
  /** Where. */
  readonly sign: Sign;
  /** Degrees. */
  readonly degrees: string;
}
`;

describe('shapesOf', () => {
  it('takes the tags of types, in lists and objects, and leaves out what has no names', () => {
    const shape = shapeOf(`${TYPES}
      export interface Data {
        /** It. */ readonly place?: Place | null;
        /** Them. */ readonly signs: readonly (readonly Sign[])[];
        /** Who. */ readonly ruler: Ruler;
        /** What. */ readonly term: Term;
        /** When. */ readonly at: string;
        /** Else. */ readonly span: { readonly start: string };
      }`);
    expect(shape).toEqual({ place: { sign: 'signs' }, signs: 'signs', ruler: 'planet', term: 'signs planet' });
    expect(shapeOf('export interface Data { readonly at: string }')).toBeUndefined();
  });

  it('takes the tag of a field before that of its type', () => {
    const shape = shapeOf(`${TYPES}
      export interface Data {
        /** Its name. @names dasha */ readonly name: string;
        /** Its parts. @names ui */ readonly parts: readonly ('day' | 'night')[];
        /** An id. @names none */ readonly id: Sign;
        /** Its place. @names none */ readonly place: Place;
      }`);
    expect(shape).toEqual({ name: 'dasha', parts: 'ui' });
  });

  it('writes a table by key with *, where its names are read as one list', () => {
    const shape = shapeOf(`${TYPES}
      export interface Data {
        /** By key. */ readonly signs: Readonly<Record<Graha, Sign>>;
        /** By any key. */ readonly open: { readonly [key: string]: Place };
        /** Places. */ readonly places: {
          /** Of the Sun. */ readonly Sun: Place;
          /** Of the Moon. */ readonly Moon: Place & { /** Whose. */ readonly lord: Graha };
          /** How many. */ readonly count: number;
        };
        /** Two facts. */ readonly two: {
          /** One. */ readonly own: Sign;
          /** Another. */ readonly other: Sign;
        };
        /** And a text. */ readonly noted: {
          /** It. */ readonly a: Place;
          /** It. */ readonly b: Place;
          /** Why. */ readonly note: string;
        };
      }`);
    expect(shape).toEqual({
      signs: { '*': 'signs' },
      open: { '*': { sign: 'signs' } },
      places: { '*': { sign: 'signs', lord: 'planet' } },
      two: { own: 'signs', other: 'signs' },
      noted: { a: { sign: 'signs' }, b: { sign: 'signs' } },
    });
  });

  it('puts the forms of a value together', () => {
    const shape = shapeOf(`${TYPES}
      interface One { readonly kind: 'a'; readonly key: Sign }
      interface Other { readonly kind: 'b'; readonly key: Graha; readonly place: Place }
      export interface Data { readonly rows: readonly (One | Other)[] }`);
    expect(shape).toEqual({ rows: { key: 'signs planet', place: { sign: 'signs' } } });
  });

  it.each([
    [
      "export type Lord = 'Sun' | 'Mars'; export interface Data { readonly lord: Lord }",
      'The texts of Lord are keys of grahas and of graha_abbr. Say in the docstring of the type or of the field what they are, as @names grahas, or @names none where they stay as they are.',
    ],
    ["export interface Data { readonly of: readonly ('Leo' | 'Aries')[] }", 'The texts of Data.of are keys of signs'],
    [
      'export interface Data {\n/** A sign. @names sign */ readonly sign: string }',
      'Data.sign has the tag @names sign, and there is no sign. Write groups of src/names/keys.gen.ts, readers of src/names/shape.ts (planet, ',
    ],
    [`${TYPES} export interface Data {\n/** It. @names signs */ readonly place: Place }`, 'Data.place is an object.'],
    [`${TYPES} export interface Data { readonly sign: Sign | Place }`, 'Data.sign is a name or has names within'],
  ])('refuses %#', (source, message) => {
    expect(() => shapes(source)).toThrow(message);
  });

  it('prints what occurs twice once, by the name of its type', () => {
    const { constants, rows } = printed(
      shapes(`${TYPES}
        export interface Link extends Place { readonly lord: Graha; readonly planets: readonly Graha[] }
        export interface Data {
          /** One. */ readonly links: readonly Link[];
          /** More. */ readonly more: { readonly [key: string]: Link };
          /** When. */ readonly at: string;
        }`),
    );
    expect(constants).toBe("const link: Shape = { sign: 'signs', lord: 'planet', planets: 'planet' };");
    expect(rows).toBe("  one: {\n    two: { links: link, more: { '*': link } },\n  },");
  });
});
