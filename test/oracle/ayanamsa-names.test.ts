import { describe, expect, it } from 'vitest';
import { ARCSECOND, RADIANS, signedDegrees } from '../../src/math/angle.js';
import { meanAyanamsa } from '../../src/sky/ayanamsa.js';
import { meanAyanamsaOf } from '../../src/sky/ayanamsaOf.js';
import { frameAt } from '../../src/sky/frame.js';
import { eclipticMatrix, generalPrecession, rotate } from '../../src/sky/precession.js';
import { ttFromUt } from '../../src/time/deltaT.js';
import { J2000, julianCenturies } from '../../src/time/julian.js';
import { AYANAMSA_NAMES, AYANAMSAS, type AyanamsaName } from '../../src/types.js';
import { at, fixture } from '../support/fixtures.js';
import type { Export } from '../support/jagannathaHora.js';

interface Definition {
  readonly epoch_jd?: number;
  readonly epoch_scale?: 'tt' | 'ut';
  readonly value_deg?: number;
  readonly precession_of_the_definition?: string;
  readonly anchor_longitude_deg?: number;
}
interface Star {
  readonly ra_icrs: string;
  readonly dec_icrs: string;
  readonly pm_ra_cosdec_mas: number;
  readonly pm_dec_mas: number;
  readonly parallax_mas: number;
  readonly radial_velocity_km_s: number;
}
interface Named {
  readonly name: AyanamsaName;
  readonly star?: string;
  readonly definition: Definition;
}

const oracle = fixture<{
  readonly epochs: readonly { readonly name: string; readonly jd_tt: number }[];
  readonly values: Readonly<Record<AyanamsaName, readonly number[]>>;
  readonly apparent_minus_geometric_2024: Readonly<Record<string, readonly [number, number]>>;
}>('oracle/ayanamsas.json');
const { ayanamsas, stars } = fixture<{
  readonly ayanamsas: readonly Named[];
  readonly stars: Readonly<Record<string, Star>>;
}>('sources/ayanamsas.json');
const { exports } = fixture<{ readonly exports: readonly Export[] }>('sources/jagannatha-hora.json');
const { samples } = fixture<{
  readonly samples: readonly {
    readonly ut_jd: number;
    readonly delta_t_s: number;
    readonly true_chitra: { readonly ayanamsa_apparent: number; readonly ayanamsa_geometric: number };
  }[];
}>('oracle/conventions.json');

const arcseconds = (degrees: number): number => signedDegrees(degrees) * 3600;
const dms = (degrees: number, minutes: number, seconds: number): number => degrees + minutes / 60 + seconds / 3600;

/** The oracle's star of 1956-03-21 keeps the annual parallax; its values of 1 January have another phase of it. */
const PARALLAX: Readonly<Partial<Record<AyanamsaName, number>>> = {
  true_pushya: 0.032,
  sheoran: 0.032,
  true_revati: 0.013,
};

describe('the ayanāṁśas by name, against Swiss Ephemeris', () => {
  it('are 52, the six of the contract among them', () => {
    expect(AYANAMSA_NAMES).toHaveLength(52);
    expect([...AYANAMSA_NAMES].sort()).toEqual(Object.keys(oracle.values).sort());
    expect(AYANAMSA_NAMES).toEqual(expect.arrayContaining([...AYANAMSAS]));
  });

  it.each(AYANAMSA_NAMES)('%s within 0.0095″ at five epochs from 1000 to 2026', (name) => {
    oracle.epochs.forEach(({ name: epoch, jd_tt }, i) => {
      const error = Math.abs(arcseconds(meanAyanamsaOf(name, jd_tt) - at(oracle.values[name], i)));
      const march = epoch === '1956-03-21' ? PARALLAX[name] : undefined;
      const limit = name === 'galactic_center_mid_mula_wilhelm' && epoch === '1000-01-01' ? 0.24 : (march ?? 0.0095);
      expect(error, epoch).toBeLessThanOrEqual(limit);
    });
  });

  it('agree with the schools of the contract within 0.01″, 1600 to 2400, but for the place of the star', () => {
    for (const school of AYANAMSAS) {
      if (school === 'true_chitra') continue;
      for (let jd = 2_305_000; jd < 2_598_000; jd += 9_999) {
        expect(Math.abs(meanAyanamsaOf(school, jd) - meanAyanamsa(school, jd)) * 3600, school).toBeLessThan(0.01);
      }
    }
  });
});

describe('the stars of the catalogue', () => {
  const sexagesimal = (text: string): number => {
    const [whole = 0, minutes = 0, seconds = 0] = text.replace(/^[+-]/, '').split(':').map(Number);
    return (text.startsWith('-') ? -1 : 1) * dms(whole, minutes, seconds);
  };

  function direction(star: Star, t: number): readonly [number, number, number] {
    const alpha = sexagesimal(star.ra_icrs) * 15 * RADIANS;
    const delta = sexagesimal(star.dec_icrs) * RADIANS;
    const [east, north] = [star.pm_ra_cosdec_mas, star.pm_dec_mas].map((mas) => (mas / 10) * ARCSECOND * t);
    const auPerCentury = (star.radial_velocity_km_s * 86_400 * 36_525) / 149_597_870.7;
    const nearing = 1 + auPerCentury * (star.parallax_mas / 1000) * ARCSECOND * t;
    const along = [Math.cos(delta) * Math.cos(alpha), Math.cos(delta) * Math.sin(alpha), Math.sin(delta)];
    const toEast = [-Math.sin(alpha), Math.cos(alpha), 0];
    const toNorth = [-Math.sin(delta) * Math.cos(alpha), -Math.sin(delta) * Math.sin(alpha), Math.cos(delta)];
    const [x = 0, y = 0, z = 0] = along.map(
      (value, i) => value * nearing + (east ?? 0) * at(toEast, i) + (north ?? 0) * at(toNorth, i),
    );
    return rotate(eclipticMatrix(t), [x, y, z]);
  }

  it.each(['true_chitra', 'true_revati', 'true_pushya', 'true_mula'] as const)(
    '%s holds its star within 0.01″ from 1000 to 3000, the parallax of 1 January included',
    (name) => {
      const { star: key = '', definition } = ayanamsas.find((one) => one.name === name) ?? { definition: {} };
      const star = at(stars, key);
      for (let t = -10; t <= 10; t++) {
        const [x, y, z] = direction(star, t);
        const beta = Math.atan2(z, Math.hypot(x, y));
        const lambda = Math.atan2(y, x);
        // The Sun is at 280.4° on that day.
        const parallax = (star.parallax_mas / 1000) * (Math.sin(280.4 * RADIANS - lambda) / Math.cos(beta));
        const ayanamsa = lambda / RADIANS - (definition.anchor_longitude_deg ?? Number.NaN) + parallax / 3600;
        const error = arcseconds(ayanamsa - meanAyanamsaOf(name, J2000 + 36_525 * t));
        expect(Math.abs(error), `${t} centuries`).toBeLessThan(0.01);
      }
    },
  );
});

describe('geometric Chitrā against Lahiri', () => {
  it('is 56.6″ less at J2000.0 and loses 4.27″ a century, by the proper motion of Spica', () => {
    const gap = (jd: number): number => (meanAyanamsaOf('true_chitra', jd) - meanAyanamsaOf('lahiri', jd)) * 3600;
    expect(gap(J2000)).toBeCloseTo(-56.6, 1);
    expect(gap(J2000 + 36_525) - gap(J2000)).toBeCloseTo(-4.27, 2);
  });
});

describe('a custom ayanāṁśa', () => {
  const plain = ayanamsas.filter(({ definition: { precession_of_the_definition: p = '' } }) =>
    /^(none|unknown)/.test(p),
  );

  it('is tried on every definition to which Swiss Ephemeris adds nothing', () => {
    expect(plain.length).toBeGreaterThan(30);
  });

  it.each(plain)('$name from its definition within 0.003″ at five epochs', ({ name, definition }) => {
    const { epoch_jd = Number.NaN, epoch_scale, value_deg = Number.NaN } = definition;
    const custom = { epoch: epoch_scale === 'ut' ? ttFromUt(epoch_jd) : epoch_jd, value_degrees: value_deg };
    oracle.epochs.forEach(({ name: epoch, jd_tt }, i) => {
      expect(Math.abs(arcseconds(meanAyanamsaOf(custom, jd_tt) - at(oracle.values[name], i))), epoch).toBeLessThan(
        0.003,
      );
    });
  });

  it('differs from the named one by the constant that Swiss Ephemeris adds for an older precession', () => {
    for (const [name, constant] of [
      ['lahiri', -0.13],
      ['lahiri_icrc', 0.361],
      ['raman', 0.828],
      ['kp', 0.828],
      ['lahiri_1940', 0.828],
      ['fagan_bradley', 0.4126],
    ] as const) {
      const { definition } = ayanamsas.find((one) => one.name === name) ?? {};
      const custom = { epoch: definition?.epoch_jd ?? 0, value_degrees: definition?.value_deg ?? 0 };
      const apart = arcseconds(meanAyanamsaOf(custom, J2000) - meanAyanamsaOf(name, J2000));
      expect(Math.abs(apart - constant), name).toBeLessThan(0.001);
    }
  });

  it('moves by the general precession within 0.01″ between 1800 and 2200, within 0.06″ between 1600 and 2400', () => {
    for (const [from, to, limit] of [
      [2_378_497, 2_524_594, 0.01],
      [2_305_447, 2_597_642, 0.06],
    ] as const) {
      for (let epoch = from; epoch < to; epoch += 14_610) {
        for (let jd = from; jd < to; jd += 7_305) {
          const simple = (generalPrecession(julianCenturies(jd)) - generalPrecession(julianCenturies(epoch))) / 3600;
          expect(Math.abs(meanAyanamsaOf({ epoch, value_degrees: 0 }, jd) - simple) * 3600).toBeLessThan(limit);
        }
      }
    }
  });

  it('has its value at its epoch', () => {
    for (const epoch of [0, 1_825_235.2, 2_435_553.5, 3_000_000]) {
      expect(meanAyanamsaOf({ epoch, value_degrees: -12.5 }, epoch)).toBeCloseTo(-12.5, 9);
    }
  });
});

describe('an ayanāṁśa held by the apparent star', () => {
  it('true_chitra within 0.03″ of Swiss Ephemeris, geometric and apparent', () => {
    for (const { ut_jd, delta_t_s, true_chitra } of samples) {
      const tt = ut_jd + delta_t_s / 86_400;
      const geometric = arcseconds(meanAyanamsaOf('true_chitra', tt) - true_chitra.ayanamsa_geometric);
      const apparent = arcseconds(meanAyanamsaOf('true_chitra', tt, 'apparent') - true_chitra.ayanamsa_apparent);
      expect(Math.abs(geometric)).toBeLessThan(0.03);
      expect(Math.abs(apparent)).toBeLessThan(0.03);
    }
  });

  it('true_chitra is the school of the contract by its geometric place', () => {
    for (let jd = 2_086_302.5; jd < 2_816_787; jd += 777.7) {
      expect(meanAyanamsa('true_chitra', jd)).toBe(meanAyanamsaOf('true_chitra', jd));
    }
  });

  // The oracle lists galactic_center_mid_mula_wilhelm too; the option has no effect on it.
  const swinging = Object.entries(oracle.apparent_minus_geometric_2024).filter(
    ([name]) => name !== 'galactic_center_mid_mula_wilhelm',
  ) as [AyanamsaName, readonly [number, number]][];

  it.each(swinging)('%s swings in 2024 as in Swiss Ephemeris', (name, [least, greatest]) => {
    const swing = Array.from({ length: 366 }, (_, day) => {
      const tt = 2_460_310.5 + day;
      return (meanAyanamsaOf(name, tt, 'apparent') - meanAyanamsaOf(name, tt)) * 3600;
    });
    expect(Math.abs(Math.max(...swing) - greatest)).toBeLessThan(0.03);
    // The Sun hides Puṣya (δ Cancri) on the day of its least value, where no deflection is observed.
    const hidden = name === 'true_pushya' || name === 'sheoran';
    expect(Math.abs(Math.min(...swing) - least)).toBeLessThan(hidden ? 1.75 : 0.03);
  });

  it('is without effect on the others', () => {
    const moved = AYANAMSA_NAMES.filter(
      (name) => meanAyanamsaOf(name, 2_460_400, 'apparent') !== meanAyanamsaOf(name, 2_460_400),
    );
    expect(moved.sort()).toEqual(ayanamsas.flatMap(({ name, star }) => (star === undefined ? [] : [name])).sort());
    expect(moved).toHaveLength(8);
  });
});

describe('published and printed values', () => {
  it.each([
    ['lahiri', dms(23, 51, 25.532)],
    ['lahiri_jhora', dms(23, 51, 25.402)],
    ['lahiri_icrc', dms(23, 51, 24.44)],
    ['lahiri_1940', dms(23, 50, 32.36)],
    ['lahiri_vp285', dms(23, 51, 48.53)],
    ['true_chitra', dms(23, 50, 28.91)],
    ['kp', dms(23, 45, 36.86)],
    ['kp_jhora', dms(23, 45, 37.69)],
    ['kp_senthilathiban', dms(23, 46, 49.31)],
    ['raman', dms(22, 24, 38.85)],
    ['raman_jhora', dms(22, 24, 39.68)],
    ['yukteswar', dms(22, 28, 43.69)],
    ['yukteswar_literal', dms(22, 24, 4.5)],
  ] as const)('%s at J2000.0, to the last digit', (name, value) => {
    expect(Math.abs(meanAyanamsaOf(name, J2000) - value) * 3600).toBeLessThan(0.006);
  });

  it('Indian Astronomical Ephemeris 2019: mean Lahiri at J2000.0', () => {
    expect(Math.abs(meanAyanamsaOf('lahiri', J2000) - dms(23, 51, 25.53)) * 3600).toBeLessThan(0.005);
  });

  it('Rashtriya Panchang 1961 and the Report of 1955: true Lahiri', () => {
    const trueValue = (jd: number): number =>
      meanAyanamsaOf('lahiri_icrc', jd) + (frameAt(jd).nutationLongitude * 180) / Math.PI;
    expect(Math.abs(trueValue(2_437_380.5) - dms(23, 18, 47)) * 3600).toBeLessThan(0.5);
    // The round 23°15′00″ of 1955 includes the nutation of its time.
    expect(trueValue(2_435_553.5)).toBeCloseTo(dms(23, 14, 59.704), 6);
  });

  it.each(exports)('$id: Jagannatha Hora prints True Lahiri within 0.02″', ({ ayanamsa_printed, date, delta_t_s }) => {
    const [degrees = 0, minutes = 0, seconds = 0] = ayanamsa_printed.split('-').map(Number);
    const tt = Date.parse(`${date}T12:20:40Z`) / 86_400_000 + 2_440_587.5 + delta_t_s / 86_400;
    const apart = meanAyanamsaOf('true_chitra', tt) - dms(degrees, minutes, seconds);
    expect(Math.abs(apart) * 3600).toBeLessThan(0.02);
  });
});
