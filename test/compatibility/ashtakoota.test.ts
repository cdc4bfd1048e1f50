import { describe, expect, it, test } from 'vitest';
import { ashtakoota } from '../../src/compatibility/ashtakoota.js';
import { ashtakootaFromMoon, ashtakootaFromMoons } from '../../src/compatibility/fromMoon.js';
import { KUTA_RECORDS, KUTA_SOURCES } from '../../src/compatibility/kutas/list.js';
import { GANA_GRID, KUTAS, MAX_SCORE, VASHYA_GRID, YONI_GRID } from '../../src/compatibility/tables/kutas.js';
import { ASHTAKOOTA_DISPUTES } from '../../src/compatibility/tables/sources.js';
import type { SiddhantaError } from '../../src/errors.js';
import { NAKSHATRA_NATURES, SIGN_VARNA, SIGN_VASHYA, YONIS } from '../../src/zodiac/natures.js';
import { DELHI, DELHI_CLOCK, deepFreeze, fixture } from '../support/fixtures.js';
import { stageSky } from '../support/sky.js';

const DEGREE = 3_600_000_000;

function errorOf(run: () => unknown): { code: string; field?: string | undefined; message: string } {
  try {
    run();
  } catch (error) {
    const { code, field, message } = error as SiddhantaError;
    return { code, field, message };
  }
  throw new Error('nothing was thrown');
}

describe('the tables', () => {
  it('add up to 36 points and are complete', () => {
    expect(Object.keys(KUTA_RECORDS)).toEqual(KUTAS);
    expect(KUTAS.map((kuta) => KUTA_RECORDS[kuta].id)).toEqual(KUTAS);
    expect(KUTAS.reduce((sum, kuta) => sum + KUTA_RECORDS[kuta].maxPoints, 0)).toBe(MAX_SCORE);
    expect(KUTAS.map((kuta) => KUTA_RECORDS[kuta].maxPoints)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect([SIGN_VARNA.length, SIGN_VASHYA.length, NAKSHATRA_NATURES.length]).toEqual([12, 12, 27]);
    expect([VASHYA_GRID, YONI_GRID, GANA_GRID].map((grid) => grid.map((row) => row.length))).toEqual([
      [5, 5, 5, 5, 5],
      Array(14).fill(14),
      [3, 3, 3],
    ]);
  });

  it('give every animal a male and a female nakṣatra but the mongoose, and nine nakṣatras to each gaṇa', () => {
    YONIS.forEach((animal, yoni) => {
      const sexes = NAKSHATRA_NATURES.flatMap((nature) => (nature.yoni === yoni ? [nature.sex] : [])).sort();
      expect([animal, sexes]).toEqual([animal, animal === 'Mongoose' ? ['M'] : ['F', 'M']]);
    });
    for (const gana of [0, 1, 2]) {
      expect(NAKSHATRA_NATURES.filter((nature) => nature.gana === gana)).toHaveLength(9);
    }
  });

  it('have a locus for every kūṭa', () => {
    for (const kuta of KUTAS) {
      expect(KUTA_SOURCES[kuta]().length).toBeGreaterThan(0);
      for (const { work, locus, note } of KUTA_SOURCES[kuta]()) expect([work, locus, note]).not.toContain('');
    }
  });
});

describe('half signs', () => {
  const groups = (bride: number, groom: number): [string, string, number] => {
    const { female_vashya, male_vashya, points_obtained } = ashtakootaFromMoon({ bride, groom }).kutas.vashya;
    return [female_vashya, male_vashya, points_obtained];
  };

  it('of Sagittarius and Capricorn change at exactly 15°', () => {
    expect(groups(254.999999999, 284.999999999)).toEqual(['Manava', 'Chatushpada', 1]);
    expect(groups(255, 285)).toEqual(['Chatushpada', 'Jalachara', 1]);
    expect(groups(254.9, 285.1)).toEqual(['Manava', 'Jalachara', 0.5]);
    expect(groups(255, 284.9)).toEqual(['Chatushpada', 'Chatushpada', 2]);
  });

  it('count a Moon a billionth of a degree short of a boundary, below the resolution, as on it', () => {
    expect(groups(255 - 1e-10, 15)[0]).toBe('Chatushpada');
    expect(ashtakootaFromMoon({ bride: 360 - 1e-10, groom: 15 }).kutas.bhakoot.female_rashi).toBe('Aries');
  });
});

describe('what the kūṭas say', () => {
  it('names a cancelled bad relation and its ground', () => {
    const dosha = (bride: number, groom: number, bhakoot_rule: 'strict' | 'lenient' = 'strict'): string =>
      ashtakootaFromMoon({ bride, groom }, { bhakoot_rule }).kutas.bhakoot.dosha;
    expect(dosha(5, 5)).toBe('None');
    expect(dosha(5, 215)).toBe('6-8 (Shadashtaka) - cancelled (same lord)');
    expect(dosha(5, 335)).toBe('2-12 (Dwirdwadasha) - cancelled (friendly lords)');
    expect(dosha(100, 215)).toBe('5-9 (Navapanchama)');
    expect(dosha(100, 215, 'lenient')).toBe('5-9 (Navapanchama) - cancelled (friendly lords)');
  });

  it('counts nakṣatras and signs with English ordinals, the teens among them', () => {
    const counted = Array.from({ length: 27 }, (_, i) => {
      const { description } = ashtakootaFromMoon({ bride: 1, groom: ((i + 0.5) * 40) / 3 }).kutas.tara;
      return /is the (\w+) \(/.exec(description)?.[1];
    });
    expect(counted.join(' ')).toBe(
      '1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 20th 21st 22nd 23rd 24th 25th 26th 27th',
    );
    const { bhakoot } = ashtakootaFromMoon({ bride: 5, groom: 35 }).kutas;
    expect(bhakoot.description).toContain("the bride's Aries is the 12th, ");
  });

  it('counts the position from the groom to the bride, equal signs being 1', () => {
    const position = (bride: number, groom: number): number =>
      ashtakootaFromMoon({ bride, groom }).kutas.bhakoot.position;
    expect([position(5, 25), position(35, 5), position(5, 35)]).toEqual([1, 2, 12]);
  });

  it('is one sentence with the reason', () => {
    const { kutas } = ashtakootaFromMoon({ bride: 61.6667, groom: 295 });
    expect(KUTAS.map((kuta) => kutas[kuta].description)).toEqual([
      "The groom's varna Vaishya ranks above the bride's Shudra: 1 of 1.",
      'The bride belongs to the vashya group Manava, the groom to Jalachara; the grid gives this pair 0.5 of 2.',
      "The groom's nakshatra is the 19th (Janma, good) from the bride's, the bride's the 10th (Janma, good) from the groom's; each good direction earns 1.5: 3 of 3.",
      "The bride's animal Serpent and the groom's Lion are indifferent: 2 of 4.",
      "To Mercury, lord of the bride's Moon sign, the groom's lord Saturn is neutral; to Saturn, Mercury is a friend: 4 of 5.",
      'The bride is of the gana Deva, the groom of Rakshasa; the grid gives this pair 1 of 6.',
      "Counted from the groom's sign Capricorn, the bride's Gemini is the 6th, the bad relation 6-8 (Shadashtaka), and nothing cancels it since the lords Mercury and Saturn are not friends of each other: 0 of 7.",
      'Bride and groom both have the nadi Madhya and no exception applies: 0 of 8.',
    ]);
  });

  it.each([
    ['same sign, different nakshatra', 31.6667, 41.6667],
    ['same nakshatra, different sign', 27, 31],
    ['same nakshatra, different pada', 1, 9],
  ])('names the nāḍī exception: %s', (exception, bride, groom) => {
    const { nadi } = ashtakootaFromMoon({ bride, groom }).kutas;
    expect(nadi).toMatchObject({ points_obtained: 8, exception_applied: true, nadi_dosha: false });
    expect(nadi.description).toContain(`(${exception})`);
  });

  it('has levels that begin at 18, 24 and 32', () => {
    const all = Array.from({ length: 108 }, (_, i) => ((i + 0.5) * 10) / 3);
    const levels = new Map(
      all
        .flatMap((bride) => ashtakootaFromMoons({ bride, grooms: all }))
        .map((m) => [m.total_score, m.compatibility_level]),
    );
    expect([17.5, 18, 23.5, 24, 31.5, 32].map((total) => levels.get(total))).toEqual([
      'Poor',
      'Average',
      'Average',
      'Good',
      'Good',
      'Excellent',
    ]);
  });
});

describe('bad Moons', () => {
  const allowed = 'it must be a sidereal longitude in degrees, from 0 to below 360.';

  it.each([
    [{ bride: 360, groom: 1 }, 'invalid_value', 'bride', `bride is 360; ${allowed}`],
    [{ bride: -0.1, groom: 1 }, 'invalid_value', 'bride', `bride is -0.1; ${allowed}`],
    [{ bride: 1, groom: Number.NaN }, 'invalid_value', 'groom', `groom is NaN; ${allowed}`],
    [{ bride: '1', groom: 1 }, 'invalid_value', 'bride', `bride is "1"; ${allowed}`],
    [{ bride: 1 }, 'missing_field', 'groom', 'groom is required. Add it to the input.'],
    [{ bride: 1, groom: 1, moon: 2 }, 'unknown_field', 'moon', expect.any(String)],
    [null, 'invalid_value', undefined, expect.any(String)],
  ])('%j', (moons, code, field, message) => {
    expect(errorOf(() => ashtakootaFromMoon(moons as never))).toEqual({ code, field, message });
  });

  it.each([
    [{ bride: 1, grooms: [1, 361] }, 'grooms.1'],
    [{ bride: 1, grooms: [1, undefined, 3] }, 'grooms.1'],
    [{ bride: 1, grooms: Float64Array.of(1, 2, Number.NaN) }, 'grooms.2'],
    [{ bride: 1, grooms: ['1'] }, 'grooms.0'],
    [{ bride: 1, grooms: 7 }, 'grooms'],
    [{ bride: 400, grooms: [] }, 'bride'],
  ])('among many: %j', (moons, field) => {
    expect(errorOf(() => ashtakootaFromMoons(moons as never))).toMatchObject({ code: 'invalid_value', field });
  });

  it('and a bad rule', () => {
    const options = { bhakoot_rule: 'mild' } as never;
    const problem = { code: 'invalid_value', field: 'bhakoot_rule' };
    expect(errorOf(() => ashtakootaFromMoon({ bride: 1, groom: 1 }, options))).toMatchObject(problem);
    expect(errorOf(() => ashtakootaFromMoons({ bride: 1, grooms: [1] }, options))).toMatchObject(problem);
  });
});

test('many grooms: none, and equal results that are one frozen object', () => {
  expect(ashtakootaFromMoons({ bride: 1, grooms: [] })).toEqual([]);
  const [first, second, third] = ashtakootaFromMoons({ bride: 1, grooms: [100, 100.1, 200] });
  expect(first).toBe(second);
  expect(third).not.toBe(first);
  expect([first, first?.points, first?.critical_doshas].every(Object.isFrozen)).toBe(true);
});

describe('the operation', () => {
  const sides = deepFreeze({ bride: { birth: DELHI }, groom: { birth: { ...DELHI, date: '1988-11-05' } } });
  const timeless = { date: DELHI.date, place: DELHI.place };

  it('has the name, path, units and school of the contract', () => {
    const { name, id, method, path, units, schools } = ashtakoota.operation;
    expect({ name, id, method, path, units, schools }).toEqual({
      name: 'compatibility.ashtakoota',
      id: 'compatibilityAshtakoota',
      method: 'POST',
      path: '/v1/compatibility/ashtakoota',
      units: 10,
      schools: ['lahiri'],
    });
  });

  it('puts the score under female and cuts longitudes at six decimals', () => {
    const moon = 261 * DEGREE + 669_999_999;
    const { data, meta } = ashtakoota(sides, { ephemeris: stageSky({ Moon: moon }) });
    expect(Object.keys(data)).toEqual(['female', 'male']);
    expect(Object.keys(data.female)).toEqual(['birth_details', 'name', 'guna_milan_results']);
    expect(Object.keys(data.male)).toEqual(['birth_details', 'name']);
    expect(Object.keys(data.female.guna_milan_results).sort()).toEqual([
      'compatibility_level',
      'critical_doshas',
      'kutas',
      'max_score',
      'percentage',
      'recommendation',
      'total_score',
    ]);
    expect(data.male.birth_details.moon).toEqual({
      longitude: 261.186111,
      nakshatra: 20,
      nakshatra_name: 'Purva Ashadha',
      pada: 3,
      rashi: 9,
      rashi_name: 'Sagittarius',
    });
    expect(data.female.birth_details.ascendant.rashi_name).toBe('Virgo');
    expect([data.female.name, data.male.name]).toEqual(['', '']);
    expect(meta).toEqual({
      endpoint: 'compatibility.ashtakoota',
      ayanamsa: 'lahiri',
      birth_time_assumed: false,
      birth: { bride: DELHI_CLOCK, groom: { ...DELHI_CLOCK, utc: '1988-11-05T03:00:00Z' } },
    });
  });

  it('sees the sky of both births', () => {
    interface Case {
      readonly bride: { readonly moon: number };
      readonly groom: { readonly moon: number };
      readonly total_strict: number;
      readonly births?: Record<'bride' | 'groom', { readonly date: string; readonly time: string }>;
    }
    const place = { latitude: 19.076, longitude: 72.8777, timezone: 'Asia/Kolkata' };
    const { cases } = fixture<{ readonly cases: readonly Case[] }>('sources/ashtakoota-cases.json');
    const born = cases.flatMap(({ births, ...rest }) => (births === undefined ? [] : [{ births, ...rest }]));
    expect(born).toHaveLength(2);
    for (const { births, bride, groom, total_strict } of born) {
      const birth = ({ date, time }: { date: string; time: string }) => ({ birth: { date, time, place } });
      const { data } = ashtakoota({
        bride: birth(births.bride),
        groom: birth(births.groom),
        // The program that computed the Moons reads civil time as UT1.
        conventions: { time_scale: 'ut1' },
      });
      expect(data.female.birth_details.moon.longitude).toBeCloseTo(bride.moon, 4);
      expect(data.male.birth_details.moon.longitude).toBeCloseTo(groom.moon, 4);
      expect(data.female.guna_milan_results.total_score).toBe(total_strict);
    }
  });

  it.each([
    [false, DELHI, DELHI],
    [true, timeless, DELHI],
    [true, DELHI, timeless],
    [true, timeless, timeless],
  ])('says %s to an assumed birth time', (assumed, bride, groom) => {
    const { meta } = ashtakoota({ bride: { birth: bride }, groom: { birth: groom } });
    expect(meta.birth_time_assumed).toBe(assumed);
  });

  it('keeps the names and passes the rule on', () => {
    const input = {
      bride: { birth: DELHI, name: 'Asha' },
      groom: { birth: DELHI, name: 'Ravi' },
      bhakoot_rule: 'lenient' as const,
    };
    const { data, provenance } = ashtakoota(input);
    expect([data.female.name, data.male.name]).toEqual(['Asha', 'Ravi']);
    expect(provenance?.conventions.bhakoot).toMatch(/^lenient: /);
    expect(ashtakoota(sides).provenance?.conventions.bhakoot).toMatch(/^strict: /);
  });

  it('cites sources for every kūṭa and names what is disputed', () => {
    const { provenance } = ashtakoota(sides);
    expect(Object.keys(provenance?.conventions ?? {})).toEqual(
      expect.arrayContaining(['bhakoot', 'varna', 'vashya', 'tara', 'yoni', 'gana', 'nadi', 'nadi_exceptions']),
    );
    expect(provenance?.sources).toEqual(expect.arrayContaining(KUTAS.flatMap((kuta) => KUTA_SOURCES[kuta]())));
    expect(provenance?.disputed).toEqual(expect.arrayContaining([...ASHTAKOOTA_DISPUTES]));
    const elements = provenance?.disputed.map(({ element }) => element);
    expect(elements).toEqual(expect.arrayContaining(['yoni grid', 'origin of the 36 points']));
    expect(new Set(elements).size).toBe(elements?.length);
  });

  const changed = (side: 'bride' | 'groom', birth: object): unknown => ({ ...sides, [side]: { birth } });
  it.each([
    [{ groom: sides.groom }, 'missing_field', 'bride'],
    [{ bride: sides.bride, groom: {} }, 'missing_field', 'groom.birth'],
    [changed('bride', { ...DELHI, time: '8:30' }), 'invalid_time', 'bride.birth.time'],
    [changed('groom', { ...DELHI, time: '' }), 'invalid_time', 'groom.birth.time'],
    [changed('groom', { ...DELHI, date: '1990-02-30' }), 'invalid_date', 'groom.birth.date'],
    [changed('bride', { ...DELHI, date: '0999-12-31' }), 'date_out_of_range', 'bride.birth.date'],
    [
      changed('bride', { ...DELHI, place: { ...DELHI.place, timezone: '+05:30' } }),
      'invalid_timezone',
      'bride.birth.place.timezone',
    ],
    [
      changed('groom', { ...DELHI, place: { ...DELHI.place, latitude: 90 } }),
      'undefined_at_latitude',
      'groom.birth.place.latitude',
    ],
    [
      changed('bride', {
        date: '2000-03-26',
        time: '01:30:00',
        place: { latitude: 51.5, longitude: 0, timezone: 'Europe/London' },
      }),
      'nonexistent_time',
      'bride.birth.time',
    ],
    [{ ...sides, groom: { ...sides.groom, name: 'x'.repeat(101) } }, 'invalid_value', 'groom.name'],
    [{ ...sides, bride: { ...sides.bride, user_name: 'x' } }, 'unknown_field', 'bride.user_name'],
    [{ ...sides, bhakoot_rule: 'mild' }, 'invalid_value', 'bhakoot_rule'],
    [{ ...sides, ayanamsa: 'fagan' }, 'invalid_value', 'ayanamsa'],
    [{ ...sides, ayanamsa: 'kp' }, 'not_available_in_school', 'ayanamsa'],
  ])('refuses bad input %#', (input, code, field) => {
    expect(errorOf(() => ashtakoota(input as never))).toMatchObject({ code, field });
  });

  it('names lahiri as the school that has it', () => {
    const { message } = errorOf(() => ashtakoota({ ...sides, ayanamsa: 'raman' }));
    expect(message).toContain('It exists in: lahiri.');
  });
});
