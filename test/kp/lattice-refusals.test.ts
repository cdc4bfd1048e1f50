import { expect, it } from 'vitest';
import { horaryLongitude } from '../../src/kp/rules/lattice.js';

it.each([0, 250, 1.5, -1])('%d is refused as a number of the lattice', (number) => {
  expect(() => horaryLongitude(number)).toThrow(new RangeError(`${number} is no number of the lattice`));
});
