import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from '../../../src/batch/csv.js';
import { cellsOf, LONGEST_RECORD, RecordSplitter } from '../../../src/batch/records.js';

function recordsOf(bytes: Buffer, lengths: readonly number[] = []) {
  const splitter = new RecordSplitter();
  const found: { line: number; last: number; text: string; problem?: string | undefined }[] = [];
  const take = (records: Iterable<{ line: number; last: number; bytes: Buffer; problem?: string }>): void => {
    for (const { line, last, bytes: record, problem } of records)
      found.push({ line, last, text: record.toString(), ...(problem === undefined ? {} : { problem }) });
  };
  let from = 0;
  for (const length of lengths) {
    take(splitter.push(bytes.subarray(from, from + length)));
    from += length;
  }
  take(splitter.push(bytes.subarray(from)));
  take(splitter.end());
  return found;
}
const lines = (text: string) => recordsOf(Buffer.from(text)).map(({ line, text: record }) => [line, record]);

describe('the records of a CSV file', () => {
  it('end with LF, with CR and LF, or with the file', () => {
    expect(lines('a,b\nc,d\r\ne,f')).toEqual([
      [1, 'a,b'],
      [2, 'c,d'],
      [3, 'e,f'],
    ]);
    expect(lines('a,b\n')).toEqual([[1, 'a,b']]);
    expect(lines('')).toEqual([]);
  });

  it('are counted by lines, empty ones too, which are passed over', () => {
    expect(lines('a\n\n\r\nb\n\n')).toEqual([
      [1, 'a'],
      [4, 'b'],
    ]);
  });

  it('may have line ends within quotes', () => {
    const text = 'a,"one\r\ntwo\n"",three",c\nd\n"\n"\ne';
    expect(recordsOf(Buffer.from(text))).toEqual([
      { line: 1, last: 3, text: 'a,"one\r\ntwo\n"",three",c' },
      { line: 4, last: 4, text: 'd' },
      { line: 5, last: 6, text: '"\n"' },
      { line: 7, last: 7, text: 'e' },
    ]);
  });

  it('are not begun or ended by a quote in the middle of a cell', () => {
    expect(lines('5" tall,x\ny\n')).toEqual([
      [1, '5" tall,x'],
      [2, 'y'],
    ]);
  });

  it('lose one line to a quote that stays open, at the end of the file', () => {
    expect(recordsOf(Buffer.from('a\n"b\nc\nd'))).toEqual([
      { line: 1, last: 1, text: 'a' },
      { line: 2, last: 2, text: '', problem: 'open_quote' },
      { line: 3, last: 3, text: 'c' },
      { line: 4, last: 4, text: 'd' },
    ]);
  });

  it('lose one line to a quote that stays open for more than a mebibyte', () => {
    const many = 'x,y\n'.repeat(LONGEST_RECORD / 4 + 10);
    const found = recordsOf(
      Buffer.from(`a\n"b\n${many}`),
      Array.from({ length: 100 }, () => 1 << 14),
    );
    expect(found.slice(0, 3)).toEqual([
      { line: 1, last: 1, text: 'a' },
      { line: 2, last: 2, text: '', problem: 'open_quote' },
      { line: 3, last: 3, text: 'x,y' },
    ]);
    expect(found).toHaveLength(2 + LONGEST_RECORD / 4 + 10);
    expect(found.at(-1)?.line).toBe(2 + LONGEST_RECORD / 4 + 10);
  });

  it.each([['once'], ['in pieces']])('pass over a line that is longer than a mebibyte, which comes %s', (how) => {
    const bytes = Buffer.from(`a\n${'x'.repeat(LONGEST_RECORD + 5)}\nb\n`);
    const lengths = how === 'once' ? [] : Array.from({ length: 40 }, () => 1 << 15);
    expect(recordsOf(bytes, lengths)).toEqual([
      { line: 1, last: 1, text: 'a' },
      { line: 2, last: 2, text: '', problem: 'too_long' },
      { line: 3, last: 3, text: 'b' },
    ]);
  });

  it('are those that another reader finds, in whatever pieces they come', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', '\r\n', ' '), maxLength: 8 });
    const file = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 12 });
    fc.assert(
      fc.property(file, fc.array(fc.nat(9), { maxLength: 60 }), (rows, lengths) => {
        const text = rows.map(csvLine).join('');
        const found = recordsOf(Buffer.from(text), lengths);
        expect(found.map((record) => cellsOf(record.text))).toEqual(rows);
        const others = parse(text, { relax_column_count: true, info: true }) as unknown as readonly {
          readonly record: readonly string[];
        }[];
        expect(others.map(({ record }) => record)).toEqual(rows);
        const starts = rows.map((_, i) => 1 + (rows.slice(0, i).map(csvLine).join('').match(/\n/g) ?? []).length);
        expect(found.map(({ line }) => line)).toEqual(starts);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the cells of a record', () => {
  it.each([
    ['a,b', ['a', 'b']],
    [',', ['', '']],
    ['', ['']],
    ['"a,""b""",c', ['a,"b"', 'c']],
    ['"",x', ['', 'x']],
    ['a"b,c', ['a"b', 'c']],
    ['x,""', ['x', '']],
  ])('%j', (record, cells) => {
    expect(cellsOf(record)).toEqual(cells);
  });

  it.each([['"a"b'], ['x,"a" ,b'], ['"a']])('%j has a quote out of place', (record) => {
    expect(() => cellsOf(record)).toThrow();
  });
});
