import { describe, expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';
import { OPERATIONS } from '../../src/registry.js';

const withBirth = OPERATIONS.filter(({ example }) => 'birth' in (example as object));

describe('an uncertain birth', () => {
  it('is asked of several operations', () => {
    expect(withBirth.length).toBeGreaterThan(5);
  });

  it.each(withBirth.map((each) => [each.name, each] as const))(
    'is told by %s, or refused, never passed over',
    (_, each) => {
      const { birth, ...rest } = each.example as { readonly birth: object };
      const input = { ...rest, birth: { ...birth, uncertainty_minutes: 10 } };
      try {
        const { sensitivity } = each.call(input).data as { readonly sensitivity?: object };
        expect(sensitivity).toMatchObject({ uncertainty_minutes: 10 });
      } catch (error) {
        if (!isSiddhantaError(error)) throw error;
        expect([error.code, error.field]).toEqual(['invalid_value', 'birth.uncertainty_minutes']);
      }
    },
  );
});
