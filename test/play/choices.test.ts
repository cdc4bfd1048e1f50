import { describe, expect, it } from 'vitest';
import { variantsOf } from '../../src/charts/tables/variants.js';
import { PERSON_NAMES } from '../../src/kp/tables/persons.js';
import { PROMISE_MATTERS } from '../../src/kp/tables/promise.js';
import { DIVISIONS } from '../../src/zodiac/divisions.js';

/** The page's own module, which is no part of this project's types. */
const CHOICES = '../../site/play/src/choices.js';

describe('what the playground offers', () => {
  it('are the ways of counting that each division has', async () => {
    const { VARIANTS } = (await import(CHOICES)) as {
      readonly VARIANTS: Readonly<Record<string, readonly (readonly [string, string])[]>>;
    };
    const offered = Object.entries(VARIANTS).map(([varga, choices]) => [varga, choices.map(([name]) => name)]);
    expect(Object.fromEntries(offered)).toEqual(
      Object.fromEntries(DIVISIONS.map((varga) => [varga, variantsOf(varga).slice(1)])),
    );
  });

  it('are the matters and persons of KP', async () => {
    const { MATTERS, PERSONS: persons } = (await import(CHOICES)) as Readonly<
      Record<'MATTERS' | 'PERSONS', readonly (readonly [string, string])[]>
    >;
    expect(MATTERS.map(([name]) => name)).toEqual([...PROMISE_MATTERS]);
    expect(persons.map(([name]) => name)).toEqual(PERSON_NAMES);
  });
});
