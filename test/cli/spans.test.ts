import { describe, expect, it } from 'vitest';
import { readArguments } from '../../src/cli/arguments.js';
import { UsageError } from '../../src/cli/command.js';
import { readEnd, readSpan } from '../../src/cli/spans.js';

const NOW = Date.UTC(2026, 6, 15, 12);

describe('a span of time', () => {
  it.each([
    ['0', 0],
    ['0h', 0],
    ['90s', 90_000],
    ['15m', 900_000],
    ['24h', 86_400_000],
    ['7d', 604_800_000],
    ['2w', 1_209_600_000],
    ['3650d', 315_360_000_000],
  ])('is %s', (text, milliseconds) => {
    expect(readSpan(text, 'overlap')).toBe(milliseconds);
  });

  it.each(['', '24', '-1h', '1.5h', '1 h', '1y', 'h', '3651d', '999999999w', '2026-07-15'])('is not %j', (text) => {
    expect(() => readSpan(text, 'overlap')).toThrow(UsageError);
    expect(() => readSpan(text, 'overlap')).toThrow(`--overlap is ${JSON.stringify(text)}; it must be`);
  });
});

describe('an end', () => {
  it.each([
    ['2026-07-15', '2026-07-16T00:00:00.000Z'],
    ['2028-02-29', '2028-03-01T00:00:00.000Z'],
    ['36h', '2026-07-17T00:00:00.000Z'],
  ])('of %s is %s', (text, instant) => {
    expect(new Date(readEnd(text, 'expires', NOW)).toISOString()).toBe(instant);
  });

  it.each(['2026-07-14', '0', '0d'])('of %s is over', (text) => {
    expect(() => readEnd(text, 'expires', NOW)).toThrow('which is in the past; it must be in the future.');
  });

  it.each(['', '2026-02-29', '2026-7-15', '2026-07-15T00:00:00Z', 'tomorrow', '90'])('is not %j', (text) => {
    expect(() => readEnd(text, 'expires', NOW)).toThrow(
      `--expires is ${JSON.stringify(text)}; it must be the last day`,
    );
  });
});

describe('a value that stands alone', () => {
  const options = [{ flag: 'id', kind: 'text', value: 'KEY_ID', summary: '' }] as const;

  it('is that of the option which the command names, once', () => {
    for (const argv of [['key_a'], ['--id', 'key_a'], ['--id=key_a']]) {
      expect(readArguments(argv, options, 'id')).toEqual({ values: { id: 'key_a' }, help: false });
    }
    expect(() => readArguments(['key_a', 'key_b'], options, 'id')).toThrow('"key_b" is not expected here');
    expect(() => readArguments(['key_a', '--id', 'key_b'], options, 'id')).toThrow(
      '--id is given twice. Give it once.',
    );
    expect(() => readArguments(['--id', 'key_b', 'key_a'], options, 'id')).toThrow('"key_a" is not expected here');
    expect(() => readArguments(['key_a'], options)).toThrow('is not expected here; every value belongs to an option.');
  });
});
