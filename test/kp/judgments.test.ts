import { describe, expect, it } from 'vitest';
import type { KpHoraryData } from '../../src/kp/horary.js';
import { goldenFiles } from '../support/goldens.js';

interface Golden {
  readonly note: string;
  readonly operation: string;
  readonly data: KpHoraryData;
}

const judgments = goldenFiles('kp/')
  .map(({ content }) => content as Golden)
  .filter(({ operation }) => operation === 'kp.horary');

describe('the golden horary charts', () => {
  it('have every verdict with every confidence it can have, each worked out in its note', () => {
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

  it('give reasons in whole sentences', () => {
    for (const { data } of judgments)
      for (const text of [data.sub_lord_chain_judgment.rationale, data.final_judgment.rationale]) {
        for (const sentence of text.split(/(?<=\.) /)) expect(sentence).toMatch(/^["A-Z].*\.$/);
        expect(text).not.toMatch(/undefined|null|NaN|\[object/);
        expect(text).toContain(`${data.main_house}`);
      }
  });
});
