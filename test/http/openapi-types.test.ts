import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ResultReader, readResults } from '../../tools/openapi/lib/results.js';
import { readSources, type Sources } from '../../tools/openapi/lib/sources.js';

const SOURCE = `
const twice = (name: string): string => name + name;
export const STONES = [
  { name: 'Ruby', note: twice('a') },
  { name: 'Pearl', note: twice('b') },
  { name: 'Coral', note: twice('c') },
] as const satisfies readonly { readonly name: string; readonly note: string }[];

/** A stone. */
export type Stone = (typeof STONES)[number]['name'];

/**
 * A house.
 *
 * @asType integer
 * @minimum 1
 * @maximum 12
 */
export type House = number;

interface Base {
  /** As {@link Stone} has it. */
  readonly stone: Stone;
}

/** A finding. */
export interface Finding extends Base {
  /**
   * Where,
   * exactly.
   */
  readonly house: House;
  /** One, or none. */
  readonly other: 'None' | Stone;
  /** A date. @format date */
  readonly date?: string | null;
  /** A pair. */
  readonly pair: readonly [first: House, second: House];
  /** Ever the same. */
  readonly most: 36;
  /** Two lists of words that share one. */
  readonly either: Stone | Metal;
}

/** A metal, or what is taken for one. */
export type Metal = 'Gold' | 'Pearl';

export interface Unbounded {
  /** Any number. */
  readonly value: number;
}

export interface Silent {
  readonly value: boolean;
}

export interface FindingInput {
  /** What is asked. */
  readonly asked: { readonly of: Stone };
}

interface Operation<Input, Data> {
  readonly name: string;
  readonly input?: Input;
  readonly data?: Data;
}
const operation = <Input, Data>() => (spec: Operation<Input, Data>) => spec;
export const finding = operation<FindingInput, Finding>()({ name: 'stones.finding' });

export interface Several<One> {
  /** All. */
  readonly all: readonly One[];
}
export const several = operation<FindingInput, Several<Stone>>()({ name: 'stones.several' });
`;

let root: string;
let sources: Sources;
let results: ResultReader;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'types-'));
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, target: 'ES2022' } }));
  writeFileSync(join(root, 'stones.ts'), SOURCE);
  writeFileSync(join(root, 'other.ts'), '/** Another. */\nexport type Stone = string;\n');
  writeFileSync(
    join(root, 'rooms.ts'),
    '/**\n * Rooms: what\n * is in them.\n *\n * @packageDocumentation\n */\n\nexport {};\n',
  );
  sources = readSources(root, ['stones.ts', 'other.ts', 'rooms.ts']);
  results = readResults(sources.program);
}, 60_000);

afterAll(() => rmSync(root, { recursive: true }));

const named = (name: string) => results.named(sources.type('stones.ts', name));

describe('the schemas of results', () => {
  it('are what the types, their docstrings and their tags say', () => {
    expect(named('Finding')).toBe('Finding');
    expect(results.components.Finding).toEqual({
      type: 'object',
      description: 'A finding.',
      properties: {
        stone: { $ref: '#/components/schemas/Stone', description: 'As `Stone` has it.' },
        house: { $ref: '#/components/schemas/House', description: 'Where, exactly.' },
        other: { type: 'string', enum: ['None', 'Ruby', 'Pearl', 'Coral'], description: 'One, or none.' },
        date: { type: ['string', 'null'], format: 'date', description: 'A date.' },
        pair: {
          type: 'array',
          prefixItems: [
            { $ref: '#/components/schemas/House', title: 'first' },
            { $ref: '#/components/schemas/House', title: 'second' },
          ],
          items: {},
          minItems: 2,
          maxItems: 2,
          description: 'A pair.',
        },
        most: { type: 'integer', const: 36, description: 'Ever the same.' },
        either: {
          type: 'string',
          enum: ['Ruby', 'Pearl', 'Coral', 'Gold'],
          description: 'Two lists of words that share one.',
        },
      },
      required: ['either', 'house', 'most', 'other', 'pair', 'stone'],
      additionalProperties: false,
    });
  });

  it('list the names of a table in its order, also where the table computes something', () => {
    named('Finding');
    expect(results.components.Stone).toEqual({
      type: 'string',
      enum: ['Ruby', 'Pearl', 'Coral'],
      description: 'A stone.',
    });
  });

  it('are refused for a number of which nothing says what it can be', () => {
    expect(() => named('Unbounded')).toThrow('Unbounded.value is any number');
  });

  it('are refused for a field without a docstring', () => {
    expect(() => named('Silent')).toThrow('Silent.value has no docstring');
  });

  it('are refused for two types of one name', () => {
    named('Finding');
    expect(() => results.named(sources.type('other.ts', 'Stone'))).toThrow('Two schemas are called Stone');
  });
});

describe('a file', () => {
  it('says at its head what it holds', () => {
    expect(sources.summary('rooms.ts')).toBe('Rooms: what is in them.');
    expect(() => sources.summary('stones.ts')).toThrow('stones.ts');
  });
});

describe('an operation', () => {
  it('is found by its name, with its data and the words of its input', () => {
    const { data, inputTexts } = sources.operation('stones.finding');
    expect(results.named(data)).toBe('Finding');
    expect([...inputTexts]).toEqual([['asked', 'What is asked.']]);
  });

  it('that is declared nowhere stops the generator', () => {
    expect(() => sources.operation('stones.lost')).toThrow('stones.lost');
  });

  it('whose data has an open type stops it, too', () => {
    expect(() => sources.operation('stones.several')).toThrow('The data of stones.several is generic');
  });
});
