import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../src/registry.js';
import { goldenFiles, goldenProvenances, operationOf, recordsOf, resultOf } from '../support/goldens.js';

const files = goldenFiles();
const provenances = goldenProvenances();

/** Notes that say no more than that somebody looked, or that nobody did. */
const EMPTY = /^(?:\w+ ){0,3}by hand\W*.{0,30}$|^(?:none|nothing|unverified|unchecked)\.?$/i;

it('takes a hand without its working for no note', () => {
  for (const note of ['By hand.', 'Checked by hand', 'by hand: looks right', 'none']) expect(note).toMatch(EMPTY);
  expect('By hand: Virgo is even, backward, kendras of the first sign, then of Taurus').not.toMatch(EMPTY);
});

// `npx tsx tools/fixtures/golden.ts` writes results anew; review the difference, and the notes, before you keep it.
describe.each(files)('golden $path', (file) => {
  const records = recordsOf(file);

  it('has records of one subject, and says why it is there', () => {
    expect(records.length).toBeGreaterThan(0);
    if (Array.isArray(file.content)) return;
    const {
      id,
      note,
      why = note,
    } = file.content as { readonly id?: string; readonly note?: string; readonly why?: string };
    expect(file.path).toMatch(new RegExp(`^\\w+/${id}\\.json$`));
    expect(why?.length).toBeGreaterThan(5);
    // A hand alone is no evidence: the working follows, or what else holds the rule.
    expect(why).not.toMatch(EMPTY);
  });

  it.each(records.map((record, i) => [record.meta?.endpoint ?? record.operation, i, record] as const))(
    '%s, record %i',
    (_endpoint, _i, record) => {
      const { data, meta, provenance } = resultOf(record);
      // As text: the order of the fields is part of the result.
      expect(JSON.stringify(data)).toBe(JSON.stringify(record.data));
      expect(meta).toEqual(record.meta);
      if (record.provenance !== undefined) expect(provenance).toEqual(record.provenance);
      if (record.operation !== undefined)
        expect(`.${operationOf(record).name}`).toMatch(new RegExp(`\\.${record.operation}$`));
    },
  );
});

describe.each(provenances)('golden $path', ({ content, calls }) => {
  it('has a provenance for each call', () => {
    expect(Object.keys(content)).toEqual(Object.keys(calls));
  });

  it.each(Object.entries(calls))('%s', (key, call) => {
    const { provenance } = resultOf(call);
    expect(provenance).toEqual(content[key]);
    expect(provenance?.verified_against).not.toMatch(/TO BE FILLED|TODO/);
    expect(provenance?.verified_against?.length).toBeGreaterThan(20);
  });
});

describe('the golden fixtures', () => {
  const records = files.flatMap(recordsOf);

  it('have a reviewed result of every operation', () => {
    const covered = new Set(records.map((record) => operationOf(record).name));
    expect(OPERATIONS.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([]);
  });

  it('are all read', () => {
    expect(records.length).toBeGreaterThanOrEqual(297);
    expect(provenances.flatMap(({ calls }) => Object.keys(calls)).length).toBeGreaterThanOrEqual(31);
  });
});
