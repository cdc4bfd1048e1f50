import { expect, it } from 'vitest';
import { kalachakraOf } from '../../src/dashas/rules/kalachakra.js';
import { microArcseconds, PADA } from '../../src/math/angle.js';

it('a Moon where a sign of the row ends opens the next sign, with nothing of it spent', () => {
  // Aśvinī 1: Aries has 7 years of 100.
  const opened = (moon: number) => kalachakraOf(microArcseconds(moon), 'next_pada').course;
  const end = (PADA * 7) / 100;
  expect([opened(end - 1).mahadashas[0]?.sign, opened(end).mahadashas[0]?.sign]).toEqual([0, 1]);
  expect(opened(end).elapsed).toBe(0);
});
