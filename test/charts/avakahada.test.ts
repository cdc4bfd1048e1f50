import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { avakahada } from '../../src/charts/index.js';
import { aksharaOf, stretchOf } from '../../src/charts/rules/avakahada.js';
import { YUNJAS } from '../../src/charts/tables/avakahada.js';
import { ashtakoota, panchang, rasi } from '../../src/index.js';
import { microArcseconds, NAKSHATRA, PADA, TURN } from '../../src/math/angle.js';
import { NAKSHATRAS } from '../../src/zodiac/names.js';
import { DELHI } from '../support/fixtures.js';
import { runs } from '../support/sample.js';

const birth = (date: string, time?: string) => ({ date, place: DELHI.place, ...(time === undefined ? {} : { time }) });
const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2050-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('letters', () => {
  it('are one a pada, and change where a pada begins', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 107 }), fc.integer({ min: 0, max: PADA - 1 }), (pada, within) => {
        const here = aksharaOf(microArcseconds(pada * PADA + within));
        expect(here).toEqual(aksharaOf(microArcseconds(pada * PADA)));
        expect(here).not.toEqual(aksharaOf(microArcseconds(((pada + 1) * PADA) % TURN)));
      }),
      { numRuns: 50 },
    );
  });

  it('pass over Abhijit', () => {
    const of = (star: number) =>
      [0, 1, 2, 3].map((pada) => aksharaOf(microArcseconds(star * NAKSHATRA + pada * PADA)).iast).join(' ');
    expect([0, 2, 5, 12, 20, 21, 26].map(of)).toEqual([
      'cū ce co lā',
      'a i u e',
      'kū gha ṅa cha',
      'pū ṣa ṇa ṭha',
      'bhe bho jā jī',
      'khī khū khe kho',
      'de do cā cī',
    ]);
  });
});

it('yuñjās begin with Revatī, Ārdrā and Jyeṣṭhā', () => {
  const begins = NAKSHATRAS.flatMap(({ name }, i) =>
    stretchOf(YUNJAS, i) === stretchOf(YUNJAS, (i + 26) % 27) ? [] : [`${stretchOf(YUNJAS, i)} ${name}`],
  );
  expect(begins).toEqual(['Madhya Ardra', 'Antya Jyeshtha', 'Adi Revati']);
});

describe('the avakahaḍā', () => {
  it('has the kūṭas of a match, and the places of the rāśi chart', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 23 }), (date, hour) => {
        const one = birth(date, `${String(hour).padStart(2, '0')}:30:00`);
        const { data } = avakahada({ birth: one });
        const { kutas } = ashtakoota({ bride: { birth: one }, groom: { birth: one } }).data.female.guna_milan_results;
        expect([data.varna, data.vashya, data.yoni, data.gana, data.nadi, data.moon.lord]).toEqual([
          kutas.varna.female_varna,
          kutas.vashya.female_vashya,
          kutas.yoni.female_yoni,
          kutas.gana.female_gana,
          kutas.nadi.female_nadi,
          kutas.graha_maitri.female_rashi_lord,
        ]);
        const { ascendant, planetary_positions: positions } = rasi({ birth: one }).data;
        expect(data.ascendant).toMatchObject(ascendant);
        const { retrograde, ...moon } = positions.Moon;
        expect(data.moon).toMatchObject(moon);
        expect(data.sun.sign).toBe(positions.Sun.sign);
      }),
      { numRuns: runs(100) },
    );
  });

  it('has at sunrise the limbs of the almanac', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const { panchanga, times } = panchang({ date, place: DELHI.place }).data;
        // The almanac writes whole seconds; a limb that changes within one of them would be chance.
        const time = new Date(Date.parse(`${date}T${times.sunrise.time}Z`) + 1000).toISOString().slice(11, 19);
        const { data } = avakahada({ birth: birth(date, time) });
        expect(data.panchanga).toEqual({
          vara: panchanga.vara.name,
          paksha: panchanga.tithi.paksha,
          tithi: panchanga.tithi.name,
          yoga: panchanga.yoga.name,
          karana: panchanga.karana.name,
        });
      }),
      { numRuns: runs(40) },
    );
  });

  it('has the vāra of the day before until the Sun rises', () => {
    const vara = (time: string) => avakahada({ birth: birth('1990-08-16', time) }).data.panchanga.vara;
    expect([vara('05:49:00'), vara('05:52:00')]).toEqual(['Wednesday', 'Thursday']);
  });

  it('says without a time what rests on it: all', () => {
    const { data, meta } = avakahada({ birth: birth('1990-08-15') });
    expect(meta.birth_time_assumed).toBe(true);
    expect(meta.rests_on_birth_time).toEqual(Object.keys(data).filter((field) => field !== 'note'));
    expect(avakahada({ birth: birth('1990-08-15', '12:00:00') }).data).toEqual(data);
  });

  it('says what replaced a sunrise beyond the polar circle', () => {
    const tromso = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };
    const { note } = avakahada({ birth: { date: '1990-12-21', time: '12:00:00', place: tromso } }).data;
    expect(note).toMatch(/^No rising or setting of the Sun makes sunrise/);
  });
});
