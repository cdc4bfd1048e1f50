import { describe, expect, it } from 'vitest';
import { partQueue } from '../../tools/lib/partQueue.mjs';

const QUEUE = { parts: 100, workers: 8, seconds: 60, lease: 120 };

describe('a simulated queue of parts', () => {
  it('takes what the parts take where nothing fails', () => {
    expect(partQueue(QUEUE)).toEqual({ seconds: 13 * 60, vain: 0, twice: 0, aside: 0 });
  });

  it('ends with every part in spite of workers that die and freeze, later and with more work', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const run = partQueue({ ...QUEUE, dies: 600, freezes: 900, tries: 100, seed });
      expect(run.seconds).toBeGreaterThan(13 * 60);
      expect(run.vain).toBeGreaterThan(0);
      expect(run.vain).toBeLessThan(0.5);
      expect(run.aside).toBe(0);
    }
  });

  it('is the same with the same seed, and another with another', () => {
    const failing = { ...QUEUE, dies: 600, freezes: 900 };
    expect(partQueue({ ...failing, seed: 3 })).toEqual(partQueue({ ...failing, seed: 3 }));
    expect(partQueue({ ...failing, seed: 3 })).not.toEqual(partQueue({ ...failing, seed: 4 }));
  });

  it('loses of a dead worker on average half a part, as the exponential law has it', () => {
    const runs = Array.from({ length: 400 }, (_, seed) => partQueue({ ...QUEUE, dies: 3600, tries: 100, seed }));
    const vain = runs.reduce((sum, run) => sum + run.vain, 0) / runs.length;
    // Of x = 60 / 3600, the work of a part is (e^x - 1) / x times as much.
    const x = 60 / 3600;
    expect(vain).toBeCloseTo(1 - x / (Math.exp(x) - 1), 3);
  });

  it('computes nothing twice while a lease outlives the freeze', () => {
    // So many workers that a part whose lease is over is begun again at once.
    const frozen = { ...QUEUE, workers: 200, freezes: 300, frozen: 20, seed: 5 };
    expect(partQueue({ ...frozen, lease: 10_000 }).twice).toBe(0);
    expect(partQueue({ ...frozen, lease: 3 }).twice).toBeGreaterThan(0);
  });

  it('sets a part aside that kills each of its workers', () => {
    const run = partQueue({ ...QUEUE, poison: 2, tries: 5 });
    expect(run.aside).toBe(2);
    expect(run.vain).toBeCloseTo(1 - (98 * 60) / (98 * 60 + 2 * 5 * 30), 6);
  });
});
