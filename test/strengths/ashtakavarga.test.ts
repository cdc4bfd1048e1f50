import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rasi } from '../../src/charts/index.js';
import { isSiddhantaError } from '../../src/errors.js';
import { type AshtakavargaTransitInput, ashtakavarga, ashtakavargaTransit } from '../../src/strengths/index.js';
import { BINDU_TABLES, CONTRIBUTORS } from '../../src/strengths/tables/ashtakavarga.js';
import { AYANAMSAS } from '../../src/types.js';
import { SIGN_LORDS } from '../../src/zodiac/lords.js';
import { GRAHAS, SIGNS, type Sign } from '../../src/zodiac/names.js';
import { at, DELHI } from '../support/fixtures.js';

const indexOf = (sign: Sign): number => SIGNS.findIndex(({ name }) => name === sign);
const AT = '2026-01-01T00:00:00+05:30';

const two = (value: number): string => String(value).padStart(2, '0');
const input: fc.Arbitrary<AshtakavargaTransitInput> = fc
  .record({
    year: fc.integer({ min: 1000, max: 2999 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
    latitude: fc.double({ min: -65, max: 65, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    later: fc.integer({ min: 1000, max: 2999 }),
    ayanamsa: fc.constantFrom(...AYANAMSAS),
    node: fc.constantFrom('true' as const, 'mean' as const),
    table: fc.constantFrom(...BINDU_TABLES),
  })
  .map(({ year, month, day, hour, minute, latitude, longitude, later, ...choices }) => ({
    birth: {
      date: `${year}-${two(month)}-${two(day)}`,
      time: `${two(hour)}:${two(minute)}:00`,
      place: { latitude, longitude, timezone: 'UTC' },
    },
    at: `${later}-${two(month)}-${two(day)}T${two(minute % 24)}:00:00Z`,
    ...choices,
  }));

describe('ashtakavarga of a birth', () => {
  it('is that of the signs of the rasi chart, in every school', () => {
    fc.assert(
      fc.property(input, ({ at: _, ...given }) => {
        const { data } = ashtakavarga(given);
        const { table: _table, ...chart } = given;
        const { ascendant, planetary_positions } = rasi(chart).data;
        for (const planet of SIGN_LORDS) expect(data.signs[planet]).toBe(planetary_positions[planet].sign);
        expect(data.signs.Ascendant).toBe(ascendant.sign);
        expect(data.table).toBe(given.table);
        const first = indexOf(ascendant.sign);
        for (const one of CONTRIBUTORS) {
          const { bindus, by_house, in_own_sign } = data.bhinna[one];
          expect(by_house).toEqual([...bindus.slice(first), ...bindus.slice(0, first)]);
          expect(in_own_sign).toBe(bindus[indexOf(data.signs[one])]);
          for (const sign of SIGNS.keys()) {
            const given = CONTRIBUTORS.filter((giver) => data.prastara[one][giver][sign] === 1);
            expect(given).toHaveLength(at(bindus, sign));
          }
        }
        expect(data.sarva.by_house[0]).toBe(data.sarva.bindus[first]);
        expect(data.sarva.total).toBe(337);
      }),
      { numRuns: 60 },
    );
  });

  it('lists the steps so that each row follows from the one before, and the piṇḍas from the last', () => {
    fc.assert(
      fc.property(input, ({ at: _, ...given }) => {
        const { data } = ashtakavarga(given);
        const { signs: ofSign, grahas } = data.multipliers;
        for (const one of CONTRIBUTORS) {
          const { bindus } = data.bhinna[one];
          const rows = [bindus, data.trikona[one], data.ekadhipatya[one]] as const;
          for (const { signs, before, subtracted, after } of data.trikona_steps[one]) {
            expect(signs.map((sign) => at(rows[0], indexOf(sign)))).toEqual(before);
            expect(subtracted).toBe(Math.min(...before));
            expect(signs.map((sign) => at(rows[1], indexOf(sign)))).toEqual(after);
          }
          for (const { signs, before, after, occupied } of data.steps[one]) {
            expect(signs.map((sign) => at(rows[1], indexOf(sign)))).toEqual(before);
            expect(signs.map((sign) => at(rows[2], indexOf(sign)))).toEqual(after);
            expect(signs.map((sign) => SIGN_LORDS.some((planet) => data.signs[planet] === sign))).toEqual(occupied);
          }
          const { rashi, graha, shodhya } = data.pinda[one];
          expect(rashi).toBe(rows[2].reduce((sum, number, sign) => sum + number * at(ofSign, sign), 0));
          expect(graha).toBe(
            SIGN_LORDS.reduce((sum, planet) => sum + at(rows[2], indexOf(data.signs[planet])) * grahas[planet], 0),
          );
          expect(shodhya).toBe(rashi + graha);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('has its own options, and says which were used', () => {
    const plain = ashtakavarga({ birth: DELHI });
    expect(plain.provenance?.conventions).toMatchObject({
      table: 'parashara',
      occupancy: 'grahas',
      virgo_multiplier: '5',
    });
    const other = ashtakavarga({
      birth: DELHI,
      table: 'varahamihira',
      occupancy: 'grahas_and_ascendant',
      virgo_multiplier: 6,
    });
    expect(other.data.bhinna.Moon.bindus).not.toEqual(plain.data.bhinna.Moon.bindus);
    expect(other.data.bhinna.Sun.bindus).toEqual(plain.data.bhinna.Sun.bindus);
    expect(plain.data.steps.Sun[2]?.occupied).toEqual([false, false]);
    expect(other.data.steps.Sun[2]?.occupied).toEqual([false, true]);
    expect(other.data.multipliers.signs[5]).toBe(6);
    expect(other.provenance?.conventions.occupancy).toBe('grahas_and_ascendant');
  });

  it('without a time stands on the ascendant of noon, and says what rests on it', () => {
    const { time: _, ...birth } = DELHI;
    const { meta, provenance, data } = ashtakavarga({ birth });
    expect(meta.birth_time_assumed).toBe(true);
    expect(meta.rests_on_birth_time).toContain('sarva');
    expect(provenance?.conventions.birth_time).toContain('45 of the 337 bindus');
    for (const path of meta.rests_on_birth_time ?? []) expect(Object.keys(data)).toContain(path.split('.')[0]);
    const evening = ashtakavarga({ birth: { ...birth, time: '20:00:00' } });
    expect(evening.meta.rests_on_birth_time).toBeUndefined();
    expect(evening.provenance?.conventions.birth_time).toBeUndefined();
    expect(evening.data.prastara.Sun.Mars).toEqual(data.prastara.Sun.Mars);
    expect(evening.data.prastara.Sun.Ascendant).not.toEqual(data.prastara.Sun.Ascendant);
    expect(evening.data.sarva.bindus).not.toEqual(data.sarva.bindus);
  });
});

describe('the transits', () => {
  it('read the bindus of the birth chart where the rasi chart of the moment has the grahas', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { at: moment, ...natal } = given;
        const { data } = ashtakavargaTransit(given);
        const birth = ashtakavarga(natal).data;
        const { ayanamsa, node } = given;
        const now = rasi({
          birth: {
            date: moment.slice(0, 10),
            time: moment.slice(11, 19),
            place: { ...natal.birth.place, timezone: 'UTC' },
            utc_offset: '+00:00',
          },
          ayanamsa,
          node,
        }).data.planetary_positions;
        expect(data.at).toBe(moment);
        for (const graha of GRAHAS) {
          const { sarva_bindus, bindus, given_by, kakshya, house_from_moon, house_from_lagna, ...place } =
            data.transits[graha];
          const { house: _, ...position } = now[graha];
          expect(place).toEqual(position);
          const sign = position.sign_number - 1;
          expect(sarva_bindus).toBe(birth.sarva.bindus[sign]);
          expect((indexOf(birth.signs.Moon) + house_from_moon - 1) % 12).toBe(sign);
          expect((indexOf(birth.signs.Ascendant) + house_from_lagna - 1) % 12).toBe(sign);
          if (graha === 'Rahu' || graha === 'Ketu') {
            expect([bindus, given_by, kakshya]).toEqual([null, null, null]);
            continue;
          }
          expect(bindus).toBe(birth.bhinna[graha].bindus[sign]);
          expect(given_by).toEqual(CONTRIBUTORS.filter((giver) => birth.prastara[graha][giver][sign] === 1));
          if (kakshya === null) throw new Error('no kakshya');
          const within = position.longitude % 30;
          expect(kakshya.start_degree).toBeLessThanOrEqual(within + 1e-6);
          expect(kakshya.end_degree).toBeGreaterThan(within);
          expect(kakshya.end_degree).toBe(kakshya.number * 3.75);
          expect(kakshya.active).toBe(given_by?.includes(kakshya.lord));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('take every moment by its own offset', () => {
    const [first, same] = [AT, '2025-12-31T18:30:00Z'].map(
      (at) => ashtakavargaTransit({ birth: DELHI, at }).data.transits,
    );
    expect(first).toEqual(same);
  });
});

describe('bad input', () => {
  const failure = (run: () => unknown): readonly [string, string | undefined, string] => {
    try {
      run();
    } catch (error) {
      if (isSiddhantaError(error)) return [error.code, error.field, error.message];
      throw error;
    }
    throw new Error('nothing was refused');
  };
  const polar = { ...DELHI, place: { ...DELHI.place, latitude: 90 } };

  it.each([
    [{ table: 'bphs' }, 'invalid_value', 'table', 'parashara, varahamihira, phaladeepika'],
    [{ table: 5 }, 'invalid_value', 'table', 'parashara'],
    [{ occupancy: 'all' }, 'invalid_value', 'occupancy', 'grahas, grahas_and_ascendant, grahas_and_nodes'],
    [{ virgo_multiplier: 7 }, 'invalid_value', 'virgo_multiplier', '5 or 6'],
    [{ virgo_multiplier: '5' }, 'invalid_value', 'virgo_multiplier', '5 or 6'],
    [{ ayanamsa: 'tropical' }, 'invalid_value', 'ayanamsa', 'lahiri'],
    [{ tables: 'parashara' }, 'unknown_field', 'tables', 'tables'],
    [{ birth: { ...DELHI, uncertainty_minutes: 5 } }, 'invalid_value', 'birth.uncertainty_minutes', 'Leave it out'],
    [{ birth: { ...DELHI, date: '3000-01-01' } }, 'date_out_of_range', 'birth.date', '2999-12-31'],
    [{ birth: polar }, 'undefined_at_latitude', 'birth.place.latitude', '90'],
  ])('%j', (change, code, field, word) => {
    const calls = [
      () => ashtakavarga({ birth: DELHI, ...change } as never),
      () => ashtakavargaTransit({ birth: DELHI, at: AT, ...change } as never),
    ];
    for (const call of calls) {
      const [found, where, message] = failure(call);
      expect([found, where]).toEqual([code, field]);
      expect(message).toContain(word);
    }
  });

  it.each([
    [{}, 'missing_field'],
    [{ at: '2026-01-01T00:00:00' }, 'invalid_value'],
    [{ at: 5 }, 'invalid_value'],
    [{ at: '0999-12-31T00:00:00Z' }, 'date_out_of_range'],
    [{ at: '3000-01-01T00:00:00Z' }, 'date_out_of_range'],
  ])('of the moment: %j', (change, code) => {
    const [found, where, message] = failure(() => ashtakavargaTransit({ birth: DELHI, ...change } as never));
    expect([found, where]).toEqual([code, 'at']);
    expect(message).toContain('at is');
  });

  it('does not ask for a moment without one', () => {
    expect(failure(() => ashtakavarga({ birth: DELHI, at: AT } as never)).slice(0, 2)).toEqual(['unknown_field', 'at']);
  });
});
