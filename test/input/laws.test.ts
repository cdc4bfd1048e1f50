import { describe, expect } from 'vitest';
import { MONTHS } from '../../src/input/suggestDate.js';
import { law, whole } from '../support/laws.js';

describe('laws of the tables of input', () => {
  law('input/suggestDate.ts#MONTHS', 'as the platform names them', () => {
    const name = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
    expect(MONTHS).toEqual(whole(0, 11).map((month) => name.format(Date.UTC(2000, month, 1))));
  });
});
