import { describe, expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';
import { microArcseconds, SIGN, toMicroArcseconds } from '../../src/math/angle.js';
import { type BhavaBalaInput, bhavaBala, type ShadbalaInput, shadbala, vimshopaka } from '../../src/strengths/index.js';
import { signClassOf } from '../../src/strengths/rules/bhavaBala.js';
import { cheshtaBala, intervalOf, meansOf1900 } from '../../src/strengths/rules/cheshta.js';
import { sthanaBala } from '../../src/strengths/rules/sthana.js';
import { gradeOf } from '../../src/strengths/rules/vimshopaka.js';
import { PRESETS } from '../../src/strengths/tables/shadbalaChoices.js';
import type { Birth } from '../../src/types.js';
import { GRAHAS, type Graha } from '../../src/zodiac/names.js';
import { DELHI } from '../support/fixtures.js';

function errorOf(call: () => unknown): {
  readonly code: string;
  readonly field: string | undefined;
  readonly message: string;
} {
  try {
    call();
  } catch (error) {
    if (isSiddhantaError(error)) return { code: error.code, field: error.field, message: error.message };
    throw error;
  }
  throw new Error('nothing was thrown');
}

const TROMSO = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };

describe('bad input', () => {
  it.each([
    ['an unknown preset', { rules: 'parashara' }, 'invalid_value', 'rules'],
    ['an unknown choice', { choices: { war: 'none' } }, 'unknown_field', 'choices.war'],
    ['a value that a choice has not', { choices: { dig: 'whole_sign' } }, 'invalid_value', 'choices.dig'],
    [
      'an ayanamsa out of bounds',
      { choices: { ayana_ayanamsa_degrees: 361 } },
      'invalid_value',
      'choices.ayana_ayanamsa_degrees',
    ],
    [
      'an ayanamsa by name',
      { choices: { ayana_ayanamsa_degrees: 'lahiri' } },
      'invalid_value',
      'choices.ayana_ayanamsa_degrees',
    ],
    ['choices that are a text', { choices: 'jhora' }, 'invalid_value', 'choices'],
    ['an unknown sunrise', { sunrise: 'civil' }, 'invalid_value', 'sunrise'],
    ['a year out of range', { birth: { ...DELHI, date: '3000-01-01' } }, 'date_out_of_range', 'birth.date'],
    [
      'an uncertain time',
      { birth: { ...DELHI, uncertainty_minutes: 10 } },
      'invalid_value',
      'birth.uncertainty_minutes',
    ],
    [
      'a pole',
      { birth: { ...DELHI, place: { ...DELHI.place, latitude: 90 } } },
      'undefined_at_latitude',
      'birth.place.latitude',
    ],
  ])('%s is told', (_, wrong, code, field) => {
    expect(errorOf(() => shadbala({ birth: DELHI, ...wrong } as ShadbalaInput))).toMatchObject({ code, field });
    expect(errorOf(() => bhavaBala({ birth: DELHI, ...wrong } as BhavaBalaInput))).toMatchObject({ code, field });
  });

  it('relations of vimshopaka are two', () => {
    const wrong = { birth: DELHI, relations: 'd9' } as unknown as Parameters<typeof vimshopaka>[0];
    expect(errorOf(() => vimshopaka(wrong))).toMatchObject({ code: 'invalid_value', field: 'relations' });
  });

  it('the method jhora goes with the rules jhora and smooth aspects alone', () => {
    const rules = errorOf(() => bhavaBala({ birth: DELHI, method: 'jhora', rules: 'raman' }));
    expect(rules).toMatchObject({ code: 'invalid_value', field: 'rules' });
    expect(rules.message).toBe(
      'rules is "raman" and method is "jhora", which always uses the rules jhora. Leave rules out, or choose the method raman or bphs.',
    );
    const drishti = errorOf(() => bhavaBala({ birth: DELHI, method: 'jhora', choices: { drishti: 'additive' } }));
    expect(drishti).toMatchObject({ code: 'invalid_value', field: 'choices.drishti' });
    expect(bhavaBala({ birth: DELHI, method: 'jhora' }).data.rules).toBe('jhora');
    expect(bhavaBala({ birth: DELHI }).data.rules).toBe('classical');
  });
});

describe('where the Sun does not rise or set', () => {
  const summer: Birth = { date: '2024-06-21', time: '08:30:00', place: TROMSO };

  it('6 h and 18 h of apparent time are used, and it says so', () => {
    const { data, provenance } = shadbala({ birth: summer });
    expect(data.sky.assumed).toEqual(['sunrise', 'sunset', 'next_sunrise']);
    expect(provenance?.conventions.polar).toContain('sunrise, sunset, next_sunrise');
    // 6 h of a sundial at 18.96° E is 04:46 UT with two minutes of the equation of time.
    expect(data.sky.sunrise).toBe('2024-06-21T06:46:02+02:00');
    expect(data.sky.sunset).toBe('2024-06-21T18:46:09+02:00');
    expect(data.day_birth).toBe(true);
    const isDay = (time: string) => shadbala({ birth: { ...summer, time } }).data.day_birth;
    expect(['18:46:00', '18:47:00', '23:30:00'].map(isDay)).toEqual([true, false, false]);
  });

  it('holds all sums in polar night, too', () => {
    const winter: Birth = { date: '2024-12-21', time: '12:00:00', place: TROMSO };
    const { data } = shadbala({ birth: winter });
    expect(data.sky.assumed).toEqual(['sunrise', 'sunset', 'next_sunrise']);
    expect(data.day_birth).toBe(true);
    expect(shadbala({ birth: DELHI }).provenance?.conventions.polar).toBeUndefined();
  });

  it('houses have middles in order at every hour, though the midheaven may be below the horizon', () => {
    for (let hour = 0; hour < 24; hour++) {
      const time = `${String(hour).padStart(2, '0')}:00:00`;
      const middles = bhavaBala({ birth: { ...summer, time } }).data.houses.map(({ madhya }) => madhya.longitude);
      const steps = middles.map((middle, i) => ((middles[(i + 1) % 12] ?? 0) - middle + 360) % 360);
      expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(360, 3);
      expect(Math.max(...steps)).toBeLessThanOrEqual(60.000001);
    }
  });
});

describe('the time of the houses', () => {
  it('is twilight for one ghaṭī, 24 minutes, before sunrise and after sunset', () => {
    // The Sun sets at 19:00:57 and rises at 05:50:37 the next morning.
    const timeAt = (date: string, time: string) => bhavaBala({ birth: { ...DELHI, date, time } }).data.time;
    expect(['19:00:50', '19:01:05', '19:24:50', '19:25:05'].map((time) => timeAt('1990-08-15', time))).toEqual([
      'day',
      'twilight',
      'twilight',
      'night',
    ]);
    expect(['05:26:30', '05:26:45', '05:50:30', '05:50:45'].map((time) => timeAt('1990-08-16', time))).toEqual([
      'night',
      'twilight',
      'twilight',
      'day',
    ]);
  });
});

describe('a birth without a time', () => {
  const { time: _, ...noon } = DELHI;

  it('lists what rests on the hour, by paths that are there', () => {
    for (const { data, meta, provenance } of [
      shadbala({ birth: noon }),
      vimshopaka({ birth: noon }),
      bhavaBala({ birth: noon }),
    ]) {
      expect(meta.birth_time_assumed).toBe(true);
      expect(provenance?.conventions.birth_time).toContain('noon stands in');
      expect(meta.rests_on_birth_time?.length).toBeGreaterThan(0);
      for (const path of meta.rests_on_birth_time ?? []) {
        let values: unknown[] = [data];
        for (const step of path.split('.'))
          values = values.flatMap((value) =>
            step === '*' ? Object.values(value as object) : [(value as Record<string, unknown>)[step]],
          );
        if (!path.startsWith('wars')) expect(values.length, path).toBeGreaterThan(0);
        expect(values, path).not.toContain(undefined);
      }
    }
  });

  it('says nothing of it where the time is given', () => {
    expect(shadbala({ birth: DELHI }).meta.rests_on_birth_time).toBeUndefined();
  });

  it('is right in what it leaves out: at another hour only what is listed moves by more than the planets do', () => {
    const at = (time: string) => shadbala({ birth: { ...DELHI, time } }).data.planets;
    const [early, late] = [at('00:30:00'), at('23:30:00')];
    for (const planet of ['Mars', 'Jupiter', 'Saturn'] as const) {
      expect(late[planet].sthana.uccha).toBeCloseTo(early[planet].sthana.uccha, 0);
      expect(late[planet].kala.ayana).toBeCloseTo(early[planet].kala.ayana, 0);
      expect(late[planet].cheshta.total).toBeCloseTo(early[planet].cheshta.total, 0);
      expect(Math.abs(late[planet].dig.total - early[planet].dig.total)).toBeGreaterThan(0.1);
    }
  });
});

describe('boundaries', () => {
  const longitudes = (degrees: number): Record<Graha, ReturnType<typeof toMicroArcseconds>> =>
    Object.fromEntries(GRAHAS.map((graha) => [graha, toMicroArcseconds(degrees)])) as ReturnType<typeof longitudes>;
  const sthana = (planet: 'Sun' | 'Moon' | 'Mercury' | 'Saturn', degrees: number, choices = PRESETS.classical) =>
    sthanaBala(planet, longitudes(degrees), microArcseconds(0), choices);

  it('10° of a sign begin its second third, 20° the last', () => {
    const of = (planet: 'Sun' | 'Moon' | 'Mercury') =>
      [9.9999, 10, 19.9999, 20].map((degree) => sthana(planet, degree).drekkana);
    expect(of('Sun')).toEqual([15, 0, 0, 0]);
    expect(of('Mercury')).toEqual([0, 15, 15, 0]);
    expect(of('Moon')).toEqual([0, 0, 0, 15]);
    expect(sthana('Moon', 15, PRESETS.bphs).drekkana).toBe(15);
  });

  it('moolatrikona ends at its degree, or with its sign', () => {
    const saturn = (degrees: number, moolatrikona: 'degrees' | 'sign') =>
      sthana('Saturn', degrees, { ...PRESETS.classical, moolatrikona }).saptavargaja.d1.dignity;
    expect([319.9999, 320, 328.7].map((degrees) => saturn(degrees, 'degrees'))).toEqual(['moolatrikona', 'own', 'own']);
    expect([319.9999, 320, 328.7].map((degrees) => saturn(degrees, 'sign'))).toEqual([
      'moolatrikona',
      'moolatrikona',
      'moolatrikona',
    ]);
  });

  it('kendradi goes by signs from the ascendant', () => {
    expect([15, 45, 75, 105, 285, 315, 345].map((degrees) => sthana('Sun', degrees).kendradi)).toEqual([
      60, 30, 15, 60, 60, 30, 15,
    ]);
  });

  it('the halves of Sagittarius and Capricorn are of two classes', () => {
    const of = (degrees: number) => signClassOf(toMicroArcseconds(degrees));
    expect([254.9999, 255, 284.9999, 285].map(of)).toEqual(['nara', 'chatushpada', 'chatushpada', 'jalachara']);
    expect(signClassOf(microArcseconds(7 * SIGN))).toBe('keeta');
  });

  it('grades begin at 5, 10 and 15', () => {
    expect([4.99, 5, 9.99, 10, 14.99, 15, 20].map(gradeOf)).toEqual([
      'none',
      'some',
      'some',
      'medium',
      'medium',
      'full',
      'full',
    ]);
  });

  it('days of 1900 count from midnight of 76° E, and by the clock where it is taken for local mean time', () => {
    const where = { offsetHours: 5.5, longitude: 76 };
    const epoch = 2_415_020.5 - 76 / 360;
    expect(intervalOf(epoch, 'universal_time', where)).toBe(0);
    expect(intervalOf(epoch - 1, 'universal_time', where)).toBe(-1);
    expect(intervalOf(epoch, 'clock_as_local_mean_time', where)).toBeCloseTo((5.5 - 76 / 15) / 24, 9);
    expect(meansOf1900(0, 1900).mean.Mars).toBeCloseTo(270.22, 9);
    expect(meansOf1900(0, 2000).mean.Saturn).toBeCloseTo(236.74 + 5 + 0.1, 9);
    expect(meansOf1900(0, 1900).mean.Venus).toBe(meansOf1900(0, 1900).seeghrocha.Mars);
  });

  it('the plain midpoint is wrong by 180° across Aries', () => {
    const means = meansOf1900(0, 1900);
    const at = (midpoint: 'plain' | 'short_way') =>
      cheshtaBala(
        'Mars',
        10,
        { mean: { ...means.mean, Mars: 350 }, seeghrocha: { ...means.seeghrocha, Mars: 60 } },
        midpoint,
      );
    expect([at('short_way').kendra, at('plain').kendra]).toEqual([60, 120]);
  });
});

describe('rules before 1900', () => {
  it('jhora says that its cheshta is another there', () => {
    const old: Birth = {
      date: '1869-10-02',
      time: '07:12:00',
      place: { latitude: 21.6417, longitude: 69.6293, timezone: 'Asia/Kolkata' },
    };
    const elements = (rules: 'jhora' | 'classical') =>
      shadbala({ birth: old, rules }).provenance?.disputed.map(({ element }) => element);
    expect(elements('jhora')).toContain('Jagannatha Hora before 1900');
    expect(elements('classical')).not.toContain('Jagannatha Hora before 1900');
  });

  it('every choice that is not of the preset is named', () => {
    const { provenance, data } = shadbala({
      birth: DELHI,
      rules: 'raman',
      choices: { ishta: 'mean', drik: 'quarter' },
    });
    expect(provenance?.conventions).toMatchObject({ rules: 'raman', choices_beside_the_rules: 'ishta mean' });
    expect(provenance?.rules?.ishta?.state).toBe('unconfirmed');
    expect(data.choices.drishti).toBe('additive');
  });
});
