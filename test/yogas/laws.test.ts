import { describe, expect } from 'vitest';
import { KENDRAS } from '../../src/yogas/rules/rajaPairs.js';
import { law } from '../support/laws.js';

describe('laws of the tables of the yogas', () => {
  law('yogas/rules/rajaPairs.ts#KENDRAS', 'four from the lagna, each a quarter of the circle further', () => {
    expect(KENDRAS).toHaveLength(4);
    for (const [i, house] of KENDRAS.entries()) expect(house).toBe(1 + 3 * i);
  });
});
