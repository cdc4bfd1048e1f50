import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type KpCuspsInput, kpCusps } from '../../src/kp/cusps.js';
import { type KpHoraryData, type KpHoraryInput, kpHorary } from '../../src/kp/horary.js';
import { fixture } from '../support/fixtures.js';

interface Golden {
  readonly id: string;
  readonly note: string;
  readonly operation: 'kp.cusps' | 'kp.horary';
  readonly input: unknown;
  readonly data: object;
  readonly meta: object;
}

const goldens = readdirSync(new URL('../../fixtures/golden/', import.meta.url))
  .filter((name) => /^kp-(cusps|horary)-.*\.json$/.test(name))
  .map((name) => fixture<Golden>(`golden/${name}`));
const judgments = goldens
  .filter(({ operation }) => operation === 'kp.horary')
  .map(({ note, data }) => ({ note, data: data as KpHoraryData }));

// `node tools/fixtures/kp.mjs` writes these files anew; review the difference, and the notes, before you keep it.
describe('golden KP charts', () => {
  it.each(goldens)('$id', ({ operation, input, data, meta }) => {
    const result = operation === 'kp.cusps' ? kpCusps(input as KpCuspsInput) : kpHorary(input as KpHoraryInput);
    // As text: the order of the fields is part of the result.
    expect(JSON.stringify(result.data)).toBe(JSON.stringify(data));
    expect(result.meta).toEqual(meta);
  });

  it('has every verdict with every confidence it can have, each worked out in its note', () => {
    const seen = judgments.map(
      ({ data: { final_judgment } }) => `${final_judgment.yes_no} ${final_judgment.confidence}`,
    );
    expect([...new Set(seen)].sort()).toEqual([
      'MAYBE LOW',
      'NO HIGH',
      'NO LOW',
      'NO MEDIUM',
      'YES HIGH',
      'YES LOW',
      'YES MEDIUM',
    ]);
    const workedOut = judgments.filter(({ note }) => note.includes('Score'));
    expect(workedOut.length).toBeGreaterThanOrEqual(18);
    for (const { note, data } of workedOut) {
      const { chain } = data.sub_lord_chain_judgment;
      const { yes_no, confidence } = data.final_judgment;
      expect(note).toMatch(new RegExp(`\\b${yes_no} ${confidence}\\.$`));
      expect(note).toContain(`sub lords ${chain.map(({ planet }) => planet).join(', ')}.`);
      for (const { planet, houses_signified, good, bad } of chain)
        expect(note).toMatch(
          new RegExp(`${planet} in .*?: ${houses_signified.join('-')}, for ${good.length}, against ${bad.length}`),
        );
    }
  });

  it('gives reasons in whole sentences', () => {
    for (const { data } of judgments)
      for (const text of [data.sub_lord_chain_judgment.rationale, data.final_judgment.rationale]) {
        for (const sentence of text.split(/(?<=\.) /)) expect(sentence).toMatch(/^["A-Z].*\.$/);
        expect(text).not.toMatch(/undefined|null|NaN|\[object/);
        expect(text).toContain(`${data.main_house}`);
      }
  });
});

describe('golden KP provenance', () => {
  const recorded = fixture<Readonly<Record<string, unknown>>>('golden/kp-provenance.json');
  const first = (operation: string): never =>
    goldens.find(({ id }) => id === (operation === 'kp.cusps' ? 'kp-cusps-delhi-1990' : 'kp-horary-140-coimbatore'))
      ?.input as never;

  it('is what is recorded', () => {
    expect(kpCusps(first('kp.cusps')).provenance).toEqual(recorded['kp.cusps']);
    expect(kpHorary(first('kp.horary')).provenance).toEqual(recorded['kp.horary']);
  });
});
