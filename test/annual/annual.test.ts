import { describe, expect, it } from 'vitest';
import { chart, dashas, month, saham, sahams, strengths, tithiPravesha, yogas } from '../../src/annual/index.js';
import { balanceOf, muddaParts } from '../../src/annual/rules/mudda.js';
import { pairOf } from '../../src/annual/rules/pairs.js';
import { haddaLord } from '../../src/annual/rules/panchaVargiya.js';
import { patyamshas } from '../../src/annual/rules/patyayini.js';
import { sahamOf } from '../../src/annual/rules/sahams.js';
import { yearLordOf } from '../../src/annual/rules/yearLord.js';
import { tajikaYogas } from '../../src/annual/rules/yogas.js';
import { SAHAM_IDS } from '../../src/annual/tables/sahams.js';
import { rasi } from '../../src/index.js';
import {
  DEGREE,
  type MicroArcseconds,
  microArcseconds,
  NAKSHATRA,
  SIGN,
  toMicroArcseconds,
} from '../../src/math/angle.js';
import { hi } from '../../src/names/languages/hi.gen.js';
import { SENSITIVE_SAHAMS } from '../../src/operation/sensitive.js';
import { eastIndian, northIndian, southIndian } from '../../src/svg/index.js';
import { SIGN_LORDS, type SignLord } from '../../src/zodiac/lords.js';
import { yogaChartOf } from '../support/annual.js';
import { DELHI } from '../support/fixtures.js';

const refusal = (call: () => unknown) => {
  try {
    call();
  } catch (error) {
    const { code, field } = error as { code?: string; field?: string };
    return { code, field };
  }
  return 'no refusal';
};
const birth = DELHI;
const input = { birth, completed_years: 35 };
const POLE = { latitude: 90, longitude: 0, timezone: 'UTC' };

describe('what is refused', () => {
  it('says which field is at fault', () => {
    const bad = [
      [() => chart({ birth }), 'missing_field', 'completed_years'],
      [() => chart({ ...input, at: '2025-12-01T00:00:00Z' }), 'invalid_value', 'at'],
      [() => chart({ birth, at: '1990-08-15T02:59:59Z' }), 'invalid_value', 'at'],
      [() => chart({ birth, at: '2025-12-01' }), 'invalid_value', 'at'],
      [() => chart({ birth, completed_years: -1 }), 'invalid_value', 'completed_years'],
      [() => chart({ birth, completed_years: 1.5 }), 'invalid_value', 'completed_years'],
      [
        () => chart({ birth: { ...birth, date: '2899-08-15' }, completed_years: 120 }),
        'date_out_of_range',
        'completed_years',
      ],
      [() => chart({ ...input, place: POLE }), 'undefined_at_latitude', 'place.latitude'],
      [
        () => chart({ birth: { ...birth, place: POLE }, completed_years: 0 }),
        'undefined_at_latitude',
        'birth.place.latitude',
      ],
      [() => chart({ ...input, relation: 'natural' as never }), 'invalid_value', 'relation'],
      [
        () => chart({ birth: { ...birth, uncertainty_minutes: 5 }, completed_years: 1 }),
        'invalid_value',
        'birth.uncertainty_minutes',
      ],
      [() => month({ ...input, month: 13 }), 'invalid_value', 'month'],
      [() => month(input as never), 'missing_field', 'month'],
      [() => yogas({ ...input, matter_house: 0 }), 'invalid_value', 'matter_house'],
      [() => saham({ ...input, saham: 'fortune' as never }), 'invalid_value', 'saham'],
      [() => dashas({ ...input, year_days: 365.2425 }), 'invalid_value', 'year_days'],
      [() => dashas({ ...input, system: 'patyayini', balance: 'none' }), 'invalid_value', 'balance'],
      [() => dashas({ ...input, system: 'patyayini', solar_day: 'mean' }), 'invalid_value', 'solar_day'],
      [() => tithiPravesha({ ...input, zodiac: 'tropical' } as never), 'unknown_field', 'zodiac'],
    ] as const;
    for (const [call, code, field] of bad) expect(refusal(call), field).toEqual({ code, field });
  });
});

describe('which year', () => {
  it('0 completed years are the birth itself', () => {
    const { data } = chart({ birth, completed_years: 0 });
    expect(data.return).toBe('1990-08-15T08:30:00+05:30');
    const natal = rasi({ birth }).data;
    expect(data.chart.planetary_positions).toEqual(natal.planetary_positions);
    expect(data.chart.ascendant).toEqual(natal.ascendant);
    expect(data.muntha.house).toBe(1);
  });

  it('a moment belongs to the year that its return begins, to the second', () => {
    const completed = (at: string) => chart({ birth, at }).data.completed_years;
    expect(completed('2025-08-15T07:47:52+05:30')).toBe(34);
    expect(completed('2025-08-15T07:47:53+05:30')).toBe(35);
    expect(completed('2026-08-15T08:24:32Z')).toBe(35);
    expect(completed('2026-08-15T08:24:34Z')).toBe(36);
    expect(completed('1990-08-15T03:00:00Z')).toBe(0);
  });

  it('the residence moves the chart and not the instant; a tropical return comes earlier', () => {
    const place = { latitude: 51.5074, longitude: -0.1278, timezone: 'Europe/London' };
    const there = chart({ ...input, place }).data;
    expect(Date.parse(there.return)).toBe(Date.parse(chart(input).data.return));
    expect(there.chart.ascendant.sign).toBe('Cancer');
    const minutes =
      (Date.parse(chart(input).data.return) - Date.parse(chart({ ...input, zodiac: 'tropical' }).data.return)) / 60_000;
    // 35 years of 20.4 minutes, and the nutation.
    expect(Math.abs(minutes - 35 * 20.41)).toBeLessThan(15);
  });

  it('geometric places shift the Sun at birth and return alike, and the return by less than a second', () => {
    const there = chart({ ...input, conventions: { positions: 'true' } }).data;
    const here = chart(input).data;
    // The aberration of the Sun, 20″.
    expect((there.natal.sun.longitude - here.natal.sun.longitude) * 3600).toBeCloseTo(20.3, 0);
    expect(Math.abs(Date.parse(there.return) - Date.parse(here.return))).toBeLessThanOrEqual(1000);
  });

  it('says that all of it depends on an unknown time', () => {
    const { meta } = chart({ birth: { date: birth.date, place: birth.place }, completed_years: 35 });
    expect(meta.birth_time_assumed).toBe(true);
    expect(meta.rests_on_birth_time).toEqual(['return', 'next_return', 'day', 'chart', 'muntha', 'natal', 'year_lord']);
  });

  it('exists in six schools', () => {
    for (const ayanamsa of ['lahiri', 'raman', 'yukteswar', 'bhasin', 'true_chitra', 'kp'] as const) {
      const { data, meta } = chart({ ...input, ayanamsa });
      expect(meta.ayanamsa).toBe(ayanamsa);
      expect(data.chart.planetary_positions.Sun.longitude).toBeCloseTo(data.natal.sun.longitude, 5);
    }
  });
});

describe('rules at their edges', () => {
  it('haddas begin at their whole degrees', () => {
    expect(haddaLord(toMicroArcseconds(5.999999))).toBe('Jupiter');
    expect(haddaLord(toMicroArcseconds(6))).toBe('Venus');
    expect(haddaLord(toMicroArcseconds(359.9999))).toBe('Saturn');
  });

  it('the lord of munthā rules where nobody aspects, or all are weak; of equals who has more offices', () => {
    const longitudes = Object.fromEntries(SIGN_LORDS.map((graha) => [graha, 5 * SIGN])) as Record<
      SignLord,
      MicroArcseconds
    >;
    const strengths = (total: number) =>
      Object.fromEntries(SIGN_LORDS.map((graha) => [graha, { total: total * 4 * 9 * DEGREE }])) as Record<
        SignLord,
        { total: number }
      >;
    const signs = { natalLagna: 5, muntha: 0 };
    // All are in Virgo, the sixth from Aries: no aspect.
    const blind = yearLordOf({ longitudes, ascendant: microArcseconds(0), day: true }, signs, strengths(10));
    expect([blind.lord, blind.decidedBy]).toEqual(['Mars', 'muntha_lord']);
    const here = { longitudes, ascendant: microArcseconds(5 * SIGN), day: true };
    expect(yearLordOf(here, signs, strengths(4.9)).decidedBy).toBe('muntha_lord');
    const equal = yearLordOf(here, signs, strengths(5));
    expect([equal.lord, equal.decidedBy]).toEqual(['Mercury', 'more_offices']);
  });

  it('a difference of nothing is an ithasala, whoever goes where', () => {
    const at = (planet: SignLord, speed: number) => ({ planet, longitude: microArcseconds(0), speed });
    const options = { orb: 'mean', neutralAspects: false } as const;
    expect(pairOf(at('Moon', 13), at('Sun', 1), options).kind).toBe('poorna');
    expect(pairOf(at('Moon', 1), at('Sun', 1), options).kind).toBe('poorna');
  });

  it('the textbook’s own examples of durapha and dutthottha do not meet its definitions, charts that do are found', () => {
    const durapha = yogaChartOf({
      longitudes_deg: { Mars: 100, Saturn: 10 },
      speeds_deg_per_day: { Mars: 0.5, Saturn: -0.05 },
      ascendant: 'Aries',
    });
    const of = (found: ReturnType<typeof tajikaYogas>) => found.map(({ name }) => name);
    // Mars in the fourth, Saturn in the first, as in the book.
    expect(of(tajikaYogas(durapha, { khallasara: 'adawal' }))).not.toContain('durapha');
    const hidden = yogaChartOf({
      longitudes_deg: { Mars: 100, Saturn: 11 },
      speeds_deg_per_day: { Mars: 0.5, Saturn: -0.05 },
      ascendant: 'Sagittarius',
    });
    expect(of(tajikaYogas(hidden, { khallasara: 'adawal' }))).not.toContain('durapha');
    const both = yogaChartOf({
      longitudes_deg: { Mars: 100, Saturn: 101 },
      speeds_deg_per_day: { Mars: 0.5, Saturn: -0.05 },
      ascendant: 'Sagittarius',
    });
    expect(of(tajikaYogas(both, { khallasara: 'adawal' }))).toContain('durapha');
  });

  it('a third who is strong lifts two who are weak: dutthottha davira; tambira and manau', () => {
    // Mercury fallen in Pisces and the Sun, an enemy beside the lord of his sign; Jupiter in his own sign meets both.
    const found = tajikaYogas(
      yogaChartOf({
        longitudes_deg: { Mercury: 340, Sun: 344, Jupiter: 346, Mars: 336 },
        speeds_deg_per_day: { Mercury: 1.5, Sun: 1, Jupiter: 0.2, Mars: 0.6 },
      }),
      { khallasara: 'adawal' },
    );
    expect(found.find(({ name }) => name === 'dutthottha_davira')).toMatchObject({
      grahas: ['Mercury', 'Sun'],
      through: 'Jupiter',
    });
    expect(found.find(({ name, grahas }) => name === 'manau' && grahas[1] === 'Sun')).toMatchObject({
      through: 'Mars',
    });
    const leaving = (speed: number) =>
      tajikaYogas(
        yogaChartOf({ longitudes_deg: { Venus: 29.5, Mars: 92 }, speeds_deg_per_day: { Venus: speed, Mars: 0.5 } }),
        { khallasara: 'adawal' },
      ).map(({ name }) => name);
    expect(leaving(1.2)).toContain('tambira');
    expect(leaving(-0.5)).not.toContain('tambira');
  });

  it('C at either end of the way from B to A counts as met', () => {
    const longitudes = Object.fromEntries(SIGN_LORDS.map((graha) => [graha, 0])) as Record<SignLord, MicroArcseconds>;
    const at = (moon: number, ascendant: number) =>
      sahamOf(
        {
          longitudes: { ...longitudes, Moon: toMicroArcseconds(moon) },
          ascendant: toMicroArcseconds(ascendant),
          day: true,
        },
        'punya',
      );
    expect(at(40, 0).plus30).toBe(false);
    expect(at(40, 40).plus30).toBe(false);
    expect(at(40, 40.000001)).toMatchObject({ plus30: true, longitude: toMicroArcseconds(110.000001) });
  });

  it('equals in patyayini keep the order of a chart and a period of no length', () => {
    const longitudes = Object.fromEntries(
      SIGN_LORDS.map((graha, i) => [graha, (i < 2 ? 5 : 10 + i) * DEGREE]),
    ) as Record<SignLord, MicroArcseconds>;
    const shares = patyamshas(longitudes, toMicroArcseconds(5));
    expect(shares.slice(0, 3).map(({ lord }) => lord)).toEqual(['Ascendant', 'Sun', 'Moon']);
    expect(shares.slice(1, 3).map(({ patyamsha }) => patyamsha)).toEqual([0, 0]);
  });

  it('a Moon at the beginning of her nakshatra gives the whole first lord, and none at the end', () => {
    expect(balanceOf(microArcseconds(4 * NAKSHATRA))).toBe(1);
    expect(muddaParts(0, 1)).toHaveLength(9);
    expect(muddaParts(0, 0.5)).toHaveLength(10);
  });
});

describe('results and pictures', () => {
  it('matter_house keeps to two lords; where they are one there is no pair', () => {
    const of = (house: number) => yogas({ ...input, matter_house: house }).data;
    expect(of(7).pairs.map(({ planets }) => planets)).toEqual([['Sun', 'Saturn']]);
    expect(of(1).pairs).toEqual([]);
    expect(of(1).matter).toEqual({ house: 1, lagna_lord: 'Sun', lord: 'Sun' });
  });

  it('where the tithi does not come back in the Sun’s month a note names the nearest', () => {
    const place = { latitude: 13.0878, longitude: 80.2785, timezone: 'Asia/Kolkata' };
    const found = tithiPravesha({ birth: { date: '1990-12-20', time: '10:34:00', place }, completed_years: 98 }).data;
    expect(found.at).toBeNull();
    expect(found.chart).toBeNull();
    expect(found.candidates).toEqual([]);
    expect(found.note).toMatch(/it does on \d{4}-\d\d-\d\dT.* and \d{4}-/);
  });

  it('every reckoning of a saham can be followed', () => {
    const { saham: yashas, nested } = saham({ ...input, saham: 'priti' }).data;
    expect(nested.map(({ id }) => id)).toEqual(['shastra', 'punya']);
    const all = sahams(input).data.sahams;
    expect(all.find(({ id }) => id === 'priti')).toEqual(yashas);
    const { a, b, c } = yashas.terms;
    const sum = (a.longitude - b.longitude + c.longitude + (yashas.plus_30 ? 30 : 0) + 720) % 360;
    expect(sum).toBeCloseTo(yashas.longitude, 5);
    expect(all.map(({ id }) => id)).toEqual(SAHAM_IDS.filter((id) => !Object.hasOwn(SENSITIVE_SAHAMS, id)));
    expect(sahams({ ...input, sensitive: true }).data.sahams.map(({ id }) => id)).toEqual(SAHAM_IDS);
    expect(saham({ ...input, saham: 'mrityu', sensitive: true }).data.saham.id).toBe('mrityu');
    expect(saham({ ...input, saham: 'labha' }).provenance?.experimental).toBe(true);
    expect(saham({ ...input, saham: 'punya' }).provenance?.experimental).toBeUndefined();
  });

  it('the faces of Tājika are reported as unconfirmed', () => {
    const state = (drekkana: 'd3' | 'tajika') =>
      strengths({ ...input, drekkana }).provenance?.rules?.pancha_vargiya?.state;
    expect([state('d3'), state('tajika')]).toEqual(['agrees', 'unconfirmed']);
  });

  it('every style draws munthā in its house', () => {
    const result = chart(input);
    for (const draw of [northIndian, southIndian, eastIndian]) {
      const svg = draw(result);
      expect(svg).toContain('Muntha: Leo 2°16′, house 1.');
      expect(svg).toContain('>Mun<');
      expect(svg).toContain('Year 36');
      expect(draw(result, { language: hi })).not.toContain('Year');
    }
    expect(northIndian(month({ ...input, month: 2 }))).toContain('Muntha: Leo');
    expect(northIndian(rasi({ birth }))).not.toContain('Mun');
  });
});
