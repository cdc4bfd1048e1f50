import { expect, it } from 'vitest';
import { limbName } from '../../src/zodiac/limbs.js';

it('names every limb from its own list', () => {
  expect([1, 4, 14, 27].map((number) => limbName('nakshatra', number))).toEqual([
    'Ashwini',
    'Rohini',
    'Chitra',
    'Revati',
  ]);
  expect([1, 4, 14, 27].map((number) => limbName('yoga', number))).toEqual([
    'Vishkambha',
    'Saubhagya',
    'Harshana',
    'Vaidhriti',
  ]);
});
