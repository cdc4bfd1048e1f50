import { describe, expectTypeOf, it } from 'vitest';
import { panchang, rasi } from '../../src/index.js';
import { lookup as lookupIn } from '../../src/names/core.js';
import { type LanguageTag, localise, lookup, type Name, type NameGroup, translate } from '../../src/names/index.js';
import { ta } from '../../src/names/languages/ta.gen.js';

const birth = { date: '1990-08-15', place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' } };

describe('names in other languages', () => {
  it('keep the shape of a result, with any text for a name', () => {
    const { data, language, fallbacks, meta } = localise(rasi({ birth }), 'ta');
    expectTypeOf(data.ascendant.sign).toEqualTypeOf<string>();
    expectTypeOf(data.planetary_positions.Sun.nakshatra).toEqualTypeOf<string>();
    expectTypeOf(data.planetary_positions.Sun.house).toEqualTypeOf<number>();
    expectTypeOf(language).toEqualTypeOf<LanguageTag>();
    expectTypeOf(fallbacks).toEqualTypeOf<readonly string[]>();
    expectTypeOf(meta.endpoint).toEqualTypeOf<string>();
    // @ts-expect-error What was not in the data is not in its copy.
    data.ascendant.house;
    const day = localise(panchang({ date: birth.date, place: birth.place }), ta).data;
    expectTypeOf(day.times.moonrise.time).toEqualTypeOf<string | null>();
  });

  it('are asked for by known groups', () => {
    expectTypeOf(lookup({ group: 'signs', key: 'Leo' })).toEqualTypeOf<Name>();
    // @ts-expect-error There is no such group.
    lookup({ group: 'sign', key: 'Leo' });
    // @ts-expect-error A language alone is an object, not a tag.
    lookupIn({ group: 'signs', key: 'Leo', language: 'ta' });
    lookupIn({ group: 'signs', key: 'Leo', language: ta });
    expectTypeOf(translate).parameter(2).toEqualTypeOf<NameGroup | undefined>();
  });
});
