import { describe, expect, it } from 'vitest';
import { FairQueue } from '../../src/http/fairQueue.js';

interface Entry {
  readonly key: string;
  readonly ms: number;
}

const any = () => true;

function order(a: readonly number[], b: readonly number[]): string {
  const queue = new FairQueue<Entry>();
  for (const ms of a) queue.add({ key: 'a', ms });
  for (const ms of b) queue.add({ key: 'b', ms });
  let keys = '';
  for (let next = queue.take(any); next !== undefined; next = queue.take(any)) keys += next.key;
  return keys;
}

describe('turns', () => {
  it('alternate between keys with calls of the same length, whoever came first', () => {
    expect(order([10, 10, 10, 10], [10, 10])).toBe('ababaa');
  });

  it('go to a key with short calls as often as its work is less', () => {
    expect(
      order(
        [100, 100],
        Array.from({ length: 20 }, () => 10),
      ),
    ).toMatch(/^b{9,10}ab{9,11}ab?$/);
  });

  it('leave nobody behind: a long call has its turn when others have had as much', () => {
    const queue = new FairQueue<Entry>();
    queue.add({ key: 'long', ms: 1000 });
    queue.add({ key: 'short', ms: 10 });
    let before = 0;
    for (; before < 1000; before++) {
      queue.add({ key: 'short', ms: 10 });
      if (queue.take(any)?.key === 'long') break;
    }
    expect(before).toBeGreaterThanOrEqual(98);
    expect(before).toBeLessThanOrEqual(102);
  });

  it('are paid for by what they took beyond the estimate', () => {
    const queue = new FairQueue<Entry>();
    for (const key of ['a', 'a', 'b', 'b', 'b']) queue.add({ key, ms: 10 });
    expect(queue.take(any)?.key).toBe('a');
    queue.charge('a', 25);
    expect([queue.take(any)?.key, queue.take(any)?.key, queue.take(any)?.key]).toEqual(['b', 'b', 'b']);
  });

  it('pass over what does not fit and what is deleted', () => {
    const queue = new FairQueue<Entry>();
    const [gone, long, short] = [5, 100, 20].map((ms) => ({ key: 'a', ms }));
    for (const entry of [gone, long, short]) if (entry !== undefined) queue.add(entry);
    if (gone !== undefined) expect([queue.delete(gone), queue.delete(gone), queue.size]).toEqual([true, false, 2]);
    expect(queue.take(({ ms }) => ms < 50)).toBe(short);
    expect(queue.take(({ ms }) => ms < 50)).toBeUndefined();
    expect(queue.clear()).toEqual([long]);
    expect(queue.size).toBe(0);
  });
});
