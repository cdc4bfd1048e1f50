import { picklist, string } from 'valibot';
import { describe, expectTypeOf, it } from 'vitest';
import { ayanamsaSchema, birthSchema, record } from '../../src/input/schemas.js';
import type { HasBirth } from '../../src/operation/hasBirth.js';
import { operation } from '../../src/operation/operation.js';
import type { Ayanamsa, Birth } from '../../src/types.js';

const common = { name: 'test.it', summary: 's', units: 1, context: () => ({}) } as const;
const provenance = { method: 'm', conventions: {}, sources: [], disputed: [] };

interface Word {
  readonly word: string;
}
const word = { ...common, schema: () => record({ word: string() }), example: { word: 'om' } };

describe('the compiler refuses', () => {
  it('a schema that is not the interface of the input', () => {
    const spec = { ...common, schools: 'none', example: { word: 'om' }, run: () => ({ data: 1 }) } as const;
    operation<Word, number>()({ ...spec, schema: () => record({ word: string() }) });
    // @ts-expect-error a field too many
    operation<Word, number>()({ ...spec, schema: () => record({ word: string(), more: string() }) });
    // @ts-expect-error a field too few
    operation<Word & { readonly more?: string | undefined }, number>()(word);
    // @ts-expect-error a field of another type
    operation<Word, number>()({ ...spec, schema: () => record({ word: picklist(['om']) }) });
    // @ts-expect-error an input without a schema
    operation<Word, number>()(spec);
  });

  it('an empty list of schools', () => {
    operation<Word, number>()({ ...word, schools: ['kp'], run: () => ({ data: 1, provenance, ayanamsa: 'kp' }) });
    // @ts-expect-error no school at all is said with 'none'
    operation<Word, number>()({ ...word, schools: [], run: () => ({ data: 1, provenance, ayanamsa: 'kp' }) });
  });

  it('a result that does not say its ayanamsa', () => {
    operation<Word, number>()({ ...word, schools: 'all', run: () => ({ data: 1, provenance, ayanamsa: 'custom' }) });
    // @ts-expect-error the ayanamsa is missing
    operation<Word, number>()({ ...word, schools: 'all', run: () => ({ data: 1, provenance }) });
    // @ts-expect-error there is no such ayanamsa
    operation<Word, number>()({ ...word, schools: 'all', run: () => ({ data: 1, provenance, ayanamsa: 'other' }) });
  });

  it('a result of a school without provenance', () => {
    // @ts-expect-error provenance is missing
    operation<Word, number>()({ ...word, schools: 'all', run: () => ({ data: 1, ayanamsa: 'kp' }) });
    operation<Word, number>()({ ...word, schools: 'none', run: () => ({ data: 1 }) });
  });

  it('a birth of which nothing says whether its time was known', () => {
    const place = { latitude: 0, longitude: 0, timezone: 'UTC' };
    const natal = {
      ...common,
      schools: 'all',
      schema: () => record({ birth: birthSchema(), ayanamsa: ayanamsaSchema() }),
      example: { birth: { date: '2000-01-01', place } },
    } as const;
    type Natal = { readonly birth: Birth; readonly ayanamsa?: Ayanamsa | undefined };
    const ayanamsa = 'lahiri' as const;
    const birth = {
      clock: 'zone',
      utc_offset: '+00:00:00',
      utc: '2000-01-01T12:00:00Z',
      clock_reason: 'standard_time',
      ambiguous: false,
      calendar: 'gregorian',
    } as const;
    operation<Natal, number>()({
      ...natal,
      run: () => ({ data: 1, provenance, ayanamsa, birthTimeAssumed: false, birth }),
    });
    // @ts-expect-error the clock that was taken is missing
    operation<Natal, number>()({ ...natal, run: () => ({ data: 1, provenance, ayanamsa, birthTimeAssumed: false }) });
    // @ts-expect-error birthTimeAssumed is missing
    operation<Natal, number>()({ ...natal, run: () => ({ data: 1, provenance, ayanamsa, birth }) });
    // @ts-expect-error there is no birth
    operation<Word, number>()({ ...word, schools: 'none', run: () => ({ data: 1, birthTimeAssumed: false }) });
  });

  it('an example that is no input', () => {
    // @ts-expect-error word is a text
    operation<Word, number>()({ ...word, example: { word: 1 }, schools: 'none', run: () => ({ data: 1 }) });
  });
});

describe('HasBirth', () => {
  it('finds a birth at the top and in a part', () => {
    expectTypeOf<HasBirth<{ readonly birth: Birth }>>().toEqualTypeOf<true>();
    expectTypeOf<HasBirth<{ readonly bride: { readonly birth: Birth } }>>().toEqualTypeOf<true>();
    expectTypeOf<HasBirth<{ readonly births: readonly { readonly birth: Birth }[] }>>().toEqualTypeOf<true>();
    expectTypeOf<HasBirth<{ readonly date: string; readonly place: Birth['place'] }>>().toEqualTypeOf<false>();
    expectTypeOf<HasBirth<{ readonly birth?: Birth | undefined }>>().toEqualTypeOf<boolean>();
    expectTypeOf<HasBirth<{ readonly births: readonly { readonly birth?: Birth }[] }>>().toEqualTypeOf<false>();
  });
});
