import { describe, expect, it } from 'vitest';
import { suryaSiddhanta } from '../../src/conventions/index.js';
import {
  arcOfSine,
  correctedEpicycle,
  dayCount,
  kaliMs,
  mandaEquation,
  shighraEquation,
  siddhantaPlace,
  sine,
} from '../../src/conventions/rules/suryaSiddhanta.js';
import { SINE_STEP, SINES } from '../../src/conventions/tables/suryaSiddhanta.js';
import { DEGREE, microArcseconds } from '../../src/math/angle.js';
import { DAY_MS } from '../../src/time/julian.js';

const degrees = (value: number) => microArcseconds(value * DEGREE);
const KOLKATA = { latitude: 22.5726, longitude: 88.3639, timezone: 'Asia/Kolkata' };

describe('the sine of the text', () => {
  it('is the tabular one at each step, both ways', () => {
    SINES.forEach((value, index) => {
      expect(sine(index * SINE_STEP)).toBe(value);
      expect(arcOfSine(value)).toBe(index * SINE_STEP);
    });
  });

  it('is linear in between: the sine of 24° is 1397′, the example of the note to 2.31–33', () => {
    expect(sine(24 * 60)).toBe(1397);
    expect(arcOfSine(1397)).toBe(24 * 60);
    expect(arcOfSine(0)).toBe(0);
    expect(arcOfSine(3438)).toBe(90 * 60);
  });
});

describe('an equation', () => {
  it('is none where the apex is at the planet or opposite, and the epicycle there is that of the even quadrants', () => {
    for (const apex of [0, 180]) {
      expect(mandaEquation('Mars', degrees(0), degrees(apex))).toMatchObject({ equation: 0, epicycle: 75 });
      expect(shighraEquation('Mars', degrees(0), degrees(apex)).equation).toBe(0);
    }
    expect(shighraEquation('Mars', degrees(10), degrees(10)).hypotenuse).toBeCloseTo(3438 + (3438 * 235) / 360, 9);
    expect(shighraEquation('Mars', degrees(10), degrees(190)).hypotenuse).toBeCloseTo(3438 - (3438 * 235) / 360, 9);
  });

  it('is largest at the quadrature of the apsis: the Sun’s 2°10½′, the Moon’s 5°2¾′, where Burgess has 2°10′31″ and 5°2′46″', () => {
    const most = (planet: 'Sun' | 'Moon') => mandaEquation(planet, degrees(0), degrees(90)).equation / DEGREE;
    expect(most('Sun') * 3600).toBeCloseTo(2 * 3600 + 10 * 60 + 31, -0.5);
    expect(most('Moon') * 3600).toBeCloseTo(5 * 3600 + 2 * 60 + 46, -0.5);
  });

  it('is added while the apex is ahead by less than half a turn, else taken off, by the same', () => {
    for (const apart of [1, 89, 90, 91, 179]) {
      const ahead = mandaEquation('Saturn', degrees(0), degrees(apart)).equation;
      expect(ahead).toBeGreaterThan(0);
      expect(mandaEquation('Saturn', degrees(0), degrees(360 - apart)).equation).toBe(-ahead);
    }
  });

  it('has an epicycle that shrinks or grows with the sine: that of the Moon in the note to 2.39 is 31°47′', () => {
    expect(correctedEpicycle({ even: 32, odd: 32 - 20 / 60 }, 2266) * 60).toBeCloseTo(31 * 60 + 47, 0);
    expect(correctedEpicycle({ even: 70, odd: 72 }, 3438)).toBe(72);
  });
});

describe('the sum of days', () => {
  it('begins a day at mean midnight of the meridian, 5 h 3 min 8 s before that of Greenwich', () => {
    const midnight = 2_400_410.5 - (5 * 3600 + 3 * 60 + 8) / 86_400;
    expect(dayCount(kaliMs(midnight))).toEqual({ days: 1_811_945, ms: 0 });
    expect(dayCount(kaliMs(midnight) - 1)).toEqual({ days: 1_811_944, ms: DAY_MS - 1 });
  });
});

describe('conventions.surya_siddhanta', () => {
  const input = { at: '2026-01-01T06:00:00+05:30', place: KOLKATA };
  const { data, provenance, meta } = suryaSiddhanta(input);

  it('puts the sky of the ephemeris beside each graha, and says by how much the text is ahead', () => {
    for (const [graha, { longitude, sky, ahead_arcsec: ahead }] of Object.entries(data.planets)) {
      expect(((longitude - sky.longitude - ahead / 3600 + 540) % 360) - 180, graha).toBeCloseTo(0, 5);
    }
    expect(Math.abs(data.planets.Sun.ahead_arcsec)).toBeLessThan(3600);
    expect(data.planets.Ketu.longitude).toBeCloseTo((data.planets.Rahu.longitude + 180) % 360, 5);
    expect(meta.ayanamsa).toBe('lahiri');
  });

  it('has one equation for Sun and Moon, four for the five, none for the nodes', () => {
    const apexes = Object.entries(data.planets).map(([graha, { equations }]) => [
      graha,
      equations.map(({ apex }) => apex[0]).join(''),
    ]);
    expect(Object.fromEntries(apexes)).toEqual({
      ...{ Sun: 'm', Moon: 'm', Mars: 'smms', Mercury: 'smms', Jupiter: 'smms', Venus: 'smms', Saturn: 'smms' },
      ...{ Rahu: '', Ketu: '' },
    });
  });

  it('takes another zodiac and node for the sky alone', () => {
    const other = suryaSiddhanta({ ...input, ayanamsa: 'raman', node: 'mean' });
    expect(other.data.planets.Mars.longitude).toBe(data.planets.Mars.longitude);
    expect(other.data.planets.Mars.sky.longitude).not.toBe(data.planets.Mars.sky.longitude);
    expect(other.data.planets.Rahu.longitude).toBe(data.planets.Rahu.longitude);
    expect(other.data.nakshatra.number).toBe(data.nakshatra.number);
  });

  it('has the same places for the same instant at another place, but another deśāntara', () => {
    const there = suryaSiddhanta({
      ...input,
      place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    });
    expect(there.data.planets).not.toEqual(data.planets);
    for (const graha of ['Sun', 'Moon', 'Saturn'] as const) {
      expect(there.data.planets[graha].longitude).toBe(data.planets[graha].longitude);
    }
    // Delhi is 1°25′34″ east of the meridian: 5 min 42 s, in which the mean Moon moves 3′8″.
    expect(there.data.desantara.degrees).toBeCloseTo(1.425667, 5);
    expect(there.data.planets.Moon.desantara_arcsec).toBeCloseTo(-187.85, 1);
  });

  it('moves what the bīja corrects and nothing else', () => {
    const corrected = suryaSiddhanta({ ...input, bija: 'bentley' });
    const moved = Object.keys(data.planets).filter(
      (graha) => corrected.data.planets[graha as 'Sun'].longitude !== data.planets[graha as 'Sun'].longitude,
    );
    expect(moved).toEqual(['Moon', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu']);
    expect(corrected.provenance?.conventions.bija).toBe('bentley');
    expect(corrected.provenance?.sources.length).toBe((provenance?.sources.length ?? 0) + 1);
  });

  it('says epoch, count of days, zodiac and rounding', () => {
    expect(provenance?.conventions).toMatchObject({
      epoch: expect.stringContaining('588465.5'),
      day_count: expect.stringContaining('1577917828'),
      text_zodiac: expect.stringContaining('no ayanamsa'),
      text_rounding: expect.stringContaining('micro-arcseconds'),
    });
  });

  it.each(['0999-12-31T12:00:00+00:00', '3000-01-01T12:00:00+00:00'])('refuses %s as out of range', (at) => {
    expect(() => suryaSiddhanta({ ...input, at })).toThrow(
      expect.objectContaining({ code: 'date_out_of_range', field: 'at' }),
    );
  });

  it('has the text’s own words for the limbs: elapsed and remaining are a whole limb at the same pace', () => {
    const { tithi, karana } = data;
    const pace = (tithi.elapsed_nadi + tithi.remaining_nadi) / 2;
    expect(karana.elapsed_nadi + karana.remaining_nadi).toBeCloseTo(pace, 3);
    expect(Math.ceil(karana.number / 2)).toBe(tithi.number);
  });
});

describe('the true place', () => {
  it('is that of a planet without equations where all its apices are with it', () => {
    // At the beginning of the Kali the means are at the first of Aries, and so are the śīghroccas: only the apsis draws.
    const { equations, longitude, mean } = siddhantaPlace('Mars', { days: 0, ms: 0 }, 'none');
    expect(mean).toBe(0);
    expect(equations[0]).toBe(0);
    expect(longitude).toBeGreaterThan(0);
  });
});
