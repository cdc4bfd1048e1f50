import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openAtlas } from '../../src/places/atlas.js';
import { fold } from '../../src/places/fold.js';
import { type FoundPlace, loadPlaces } from '../../src/places/index.js';
import { isZoneName } from '../../src/time/zone.js';
import { runs } from '../support/sample.js';

const places = await loadPlaces();
const atlas = openAtlas();
const all = Array.from({ length: places.size }, (_, index) => atlas.place(index));

const told = (found: readonly FoundPlace[]): string[] =>
  found.map(({ name, region, country }) => [name, region, country].filter((part) => part !== null).join(', '));

describe('the places', () => {
  it('are those of GeoNames with 15,000 people and more', () => {
    expect(places.size).toBe(24_323);
    expect(all.filter(({ population }) => population < 15_000)).toEqual([]);
    expect(new Set(all.map(({ country }) => country)).size).toBeGreaterThan(190);
  });

  it('are on the Earth, in zones that a birth takes', () => {
    expect(all.filter(({ place: { latitude } }) => !(Math.abs(latitude) < 80))).toEqual([]);
    expect(all.filter(({ place: { longitude } }) => !(Math.abs(longitude) <= 180))).toEqual([]);
    const zones = [...new Set(all.map(({ place }) => place.timezone))];
    expect(zones.filter((zone) => !isZoneName(zone))).toEqual([]);
  });

  it('have their region in India and in the United States, and no other', () => {
    const without = all.filter(({ country, region }) => (country === 'IN' || country === 'US') !== (region !== null));
    expect(without.map(({ name, country }) => `${name}, ${country}`)).toEqual([]);
  });
});

describe('a search', () => {
  it.each([
    ['Porbandar', 'Porbandar, Gujarat, IN'],
    ['पोरबंदर', 'Porbandar, Gujarat, IN'],
    ['પોરબંદર', 'Porbandar, Gujarat, IN'],
    ['சென்னை', 'Chennai, Tamil Nadu, IN'],
    ['Madras', 'Chennai, Tamil Nadu, IN'],
    ['Bombay', 'Mumbai, Maharashtra, IN'],
    ['Calcutta', 'Kolkata, West Bengal, IN'],
    ['Benares', 'Varanasi, Uttar Pradesh, IN'],
    ['Prayagraj', 'Allahābād, Uttar Pradesh, IN'],
    ['Gurugram', 'Gurgaon, Haryana, IN'],
    ['kathmandu', 'Kathmandu, NP'],
    ['කොළඹ', 'Colombo, LK'],
    ['Москва', 'Moscow, RU'],
    ['東京', 'Tokyo, JP'],
    ['Cologne', 'Köln, DE'],
    ['koln', 'Köln, DE'],
    ['New York', 'New York City, New York, US'],
  ])('finds %s by its whole name', (query, expected) => {
    const [first, ...others] = places.search(query);
    expect([first?.match, told(first === undefined ? [] : [first])]).toEqual(['name', [expected]]);
    expect(others.every(({ match }) => match !== 'similar')).toBe(true);
  });

  it('takes a region or a country after a comma, by name or code', () => {
    expect(told(places.search('Aurangabad'))).toEqual(['Aurangabad, Maharashtra, IN', 'Aurangābād, Bihar, IN']);
    expect(told(places.search('Aurangabad, Bihar'))).toEqual(['Aurangābād, Bihar, IN']);
    expect(told(places.search('aurangabad,maha, India'))).toEqual(['Aurangabad, Maharashtra, IN']);
    expect(told(places.search('Hyderabad, PK'))).toEqual(['Hyderabad, PK']);
    expect(told(places.search('Hyderabad, Telangana'))).toEqual(['Hyderabad, Telangana, IN']);
    expect(places.search('Porbandar, Peru')).toEqual([]);
  });

  it('puts whole names before beginnings, beginnings before words, and larger places first among equals', () => {
    const found = places.search('delhi', { limit: 100 });
    expect(told(found).slice(0, 2)).toEqual(['Delhi, Delhi, IN', 'New Delhi, Delhi, IN']);
    const order = ['name', 'spelling', 'beginning', 'word', 'similar'];
    const keys = places
      .search('san', { limit: 100 })
      .map(({ match, population }) => [order.indexOf(match), -population]);
    const sorted = [...keys].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
    expect(keys).toEqual(sorted);
    expect(keys.length).toBe(100);
  });

  it.each([
    ['New Delhi', ['New Delhi, Delhi, IN', 'Delhi, Delhi, IN']],
    ['surat', ['Sūrat, Gujarat, IN', 'Jalālpur, Gujarat, IN']],
    ['Canton', ['Guangzhou, CN', 'Canton, Michigan, US']],
  ])('puts %s before a place beside it that is spelled so, too', (query, expected) => {
    const found = places.search(query).filter(({ match }) => match === 'name' || match === 'spelling');
    expect(told(found).slice(0, 2)).toEqual(expected);
    expect(found.filter(({ match }) => match === 'spelling').length).toBe(query === 'Canton' ? 0 : 1);
  });

  it.each([
    ['Porbander', 'Porbandar, Gujarat, IN'],
    ['Kolkatta', 'Kolkata, West Bengal, IN'],
    ['Tirupathi', 'Tirupati, Andhra Pradesh, IN'],
    ['Ahmedabda', 'Ahmedabad, Gujarat, IN'],
  ])('finds %s although it is misspelt, and says so', (query, expected) => {
    const [first] = places.search(query);
    expect([first?.match, told(first === undefined ? [] : [first])]).toEqual(['similar', [expected]]);
  });

  it('does not guess at short words', () => {
    expect(places.search('Xyz')).toEqual([]);
  });

  it.each([
    ['', undefined, 'query'],
    ['   ', undefined, 'query'],
    [', Bihar', undefined, 'query'],
    ['a'.repeat(101), undefined, 'query'],
    ['Delhi', 0, 'limit'],
    ['Delhi', 101, 'limit'],
    ['Delhi', 1.5, 'limit'],
  ])('refuses %j with limit %j by the field %s', (query, limit, field) => {
    const options = limit === undefined ? {} : { limit };
    expect(() => places.search(query, options)).toThrow(
      expect.objectContaining({ name: 'SiddhantaError', code: 'invalid_value', field }),
    );
  });

  it('refuses what is no text, and options that there are not', () => {
    const search = places.search as (query: unknown, options?: unknown) => unknown;
    expect(() => search(7)).toThrow(expect.objectContaining({ code: 'invalid_value', field: 'query' }));
    expect(() => search('Delhi', { most: 3 })).toThrow(
      expect.objectContaining({ code: 'unknown_field', field: 'most' }),
    );
  });

  it('finds every place by its own name and by each of its spellings', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: places.size - 1 }), (index) => {
        const place = atlas.place(index);
        // A query has 100 characters at most, and Bangkok's ceremonial name has more.
        for (const spelling of [place.name, ...place.spellings].filter(({ length }) => length < 96)) {
          const found = places.search(`${spelling}, ${place.country}`, { limit: 100 });
          // Its spelling may be the name of a place beside it; its own name is only its own.
          const whole = fold(spelling) === fold(place.name) ? ['name'] : ['name', 'spelling'];
          const same = found.find((other) => other.place.latitude === place.place.latitude);
          expect(whole).toContain(same?.match);
        }
      }),
      { numRuns: runs(150) },
    );
  });

  it('takes names that have a comma in them, with a country after them and without', () => {
    for (const query of ['Washington, D.C.', 'Washington, D.C., United States'])
      expect(told(places.search(query))).toEqual(['Washington, D.C., District of Columbia, US']);
    const [first] = places.search('Sant Pere, Santa Caterina i La Ribera');
    expect(first).toMatchObject({ name: 'Sant Pere, Santa Caterina i La Ribera', country: 'ES', match: 'name' });
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (query) => {
        try {
          expect(places.search(query).length).toBeLessThanOrEqual(10);
        } catch (error) {
          expect(error).toMatchObject({ code: 'invalid_value', field: 'query' });
        }
      }),
      { numRuns: runs(60) },
    );
  });
});
