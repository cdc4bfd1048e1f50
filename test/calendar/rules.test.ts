import { describe, expect, it } from 'vitest';
import { nationalDate } from '../../src/calendar/rules/national.js';
import { ayanaOf, drikRitu, vedicRitu } from '../../src/calendar/rules/seasons.js';
import {
  bengaliYear,
  gujaratSamvatsara,
  kollamYear,
  lunarYears,
  northSamvatsara,
  sewellSamvatsara,
  southSamvatsara,
} from '../../src/calendar/rules/years.js';
import { LUNAR_MONTHS } from '../../src/calendar/tables/months.js';
import { JUPITER, SAMVATSARAS } from '../../src/calendar/tables/samvatsaras.js';
import {
  BENGALI_MONTHS,
  MALAYALAM_MONTHS,
  NATIONAL_MONTHS,
  ODIA_MONTHS,
  PUNJABI_MONTHS,
  TAMIL_MONTHS,
} from '../../src/calendar/tables/solarMonths.js';
import { DEGREE, type MicroArcseconds, microArcseconds } from '../../src/math/angle.js';
import { keysOf } from '../../src/names/cells.js';
import { daysFromCivil } from '../../src/time/calendar.js';
import { lunarMonthName, lunarMonthOf, purnimantaIndex, yearOfSign } from '../../src/zodiac/lunarMonth.js';

const degrees = (value: number): MicroArcseconds => microArcseconds(value * DEGREE);

describe('tables', () => {
  it('have twelve months and sixty years, under the names that other languages know them by', () => {
    expect(LUNAR_MONTHS.map(({ name }) => name)).toEqual(keysOf('masas'));
    expect(SAMVATSARAS.map(({ name }) => name)).toEqual(keysOf('samvatsaras'));
    expect([...TAMIL_MONTHS]).toEqual(keysOf('solar_months_tamil'));
    expect([...MALAYALAM_MONTHS]).toEqual(keysOf('solar_months_malayalam'));
    expect([...BENGALI_MONTHS]).toEqual(keysOf('solar_months_bengali'));
    expect([...ODIA_MONTHS]).toEqual(keysOf('solar_months_odia'));
    expect(new Set(PUNJABI_MONTHS).size).toBe(12);
    expect(new Set(NATIONAL_MONTHS).size).toBe(12);
  });
});

describe('lunarMonthOf', () => {
  it('names a month by the sign that the Sun enters in it', () => {
    expect(lunarMonthOf(-1, 0)).toEqual({ kind: 'ordinary', index: 0, also: undefined, year: 2000 });
    expect(lunarMonthOf(10, 11)).toEqual({ kind: 'ordinary', index: 11, also: undefined, year: 2000 });
  });

  it('names a month without an entry by the one that follows, and begins the year with it', () => {
    expect(lunarMonthOf(11, 11)).toEqual({ kind: 'adhika', index: 0, also: undefined, year: 2001 });
    expect(lunarMonthOf(11, 12)).toEqual({ kind: 'ordinary', index: 0, also: undefined, year: 2001 });
  });

  it('gives a month with two entries two names', () => {
    expect(lunarMonthOf(6, 8)).toEqual({ kind: 'kshaya', index: 7, also: 8, year: 2000 });
    expect(lunarMonthOf(10, 12)).toMatchObject({ index: 11, also: 0 });
  });
});

describe('purnimantaIndex', () => {
  it('takes the next month in the dark half, but for an intercalary month', () => {
    expect([15, 16, 30].map((tithi) => purnimantaIndex({ kind: 'ordinary', index: 11 }, tithi))).toEqual([11, 0, 0]);
    expect(purnimantaIndex({ kind: 'adhika', index: 3 }, 20)).toBe(3);
    expect(lunarMonthName(3)).toBe('Ashadha');
  });
});

describe('years', () => {
  it('of the lunar eras begin with Chaitra, that of Gujarat with Kartika', () => {
    expect(lunarYears({ index: 6, year: 2024 })).toEqual({
      shaka: 1946,
      vikram: 2081,
      vikram_gujarat: 2080,
      kali: 5125,
    });
    expect(lunarYears({ index: 7, year: 2024 }).vikram_gujarat).toBe(2081);
  });

  it('of the solar eras begin with the months of Aries and of Leo', () => {
    expect(bengaliYear({ sign: 9, year: 2020 })).toBe(1427);
    expect([3, 4, 9].map((sign) => kollamYear({ sign, year: 2024 }))).toEqual([1199, 1200, 1200]);
    expect([-1, 0, 11, 12].map(yearOfSign)).toEqual([1999, 2000, 2000, 2001]);
  });

  it('of the sixty go round', () => {
    expect(southSamvatsara(1946)).toBe('Krodhin');
    expect(southSamvatsara(1946 + 60)).toBe('Krodhin');
    expect(southSamvatsara(1909)).toBe('Prabhava');
    // 2023: Drik Panchang prints Shaka 1945 Shobhakrit.
    expect(southSamvatsara(1945)).toBe('Shobhakrit');
    expect(gujaratSamvatsara(2082)).toBe('Pingala');
  });

  it('of Jupiter last 361 days, from Vijaya at the beginning of Kali', () => {
    const kali = 588465.2895333;
    const { name, end } = northSamvatsara(kali + 0.001, 'bija');
    expect(name).toBe('Vijaya');
    expect(end - kali).toBeCloseTo(361.034651, 5);
    expect(northSamvatsara(kali - 0.001, 'bija').name).toBe('Nandana');
    expect(northSamvatsara(end, 'bija').name).toBe('Jaya');
    expect(northSamvatsara(end - 1e-6, 'bija').name).toBe('Vijaya');
  });
});

describe('other reckonings of the northern saṁvatsara', () => {
  const { kaliEpoch, yugaDays } = JUPITER;
  const SOLAR_YEAR = yugaDays / 4_320_000;

  it('lasts 11 minutes less without bija', () => {
    const lengths = (['bija', 'without_bija'] as const).map(
      (one) => northSamvatsara(kaliEpoch + 1, one).end - kaliEpoch,
    );
    expect(lengths[1]).toBeCloseTo(1_577_917_828 / (12 * 364_220), 5);
    expect(((lengths[0] ?? 0) - (lengths[1] ?? 0)) * 1440).toBeCloseTo(11.4, 1);
  });

  it('is by the rule of Sewell and Dikshit the one without bija at the true entry into Aries, 2.17 days before the mean one', () => {
    for (let kali = 1; kali < 6100; kali++) {
      const entry = kaliEpoch + kali * SOLAR_YEAR - 2.17;
      expect({ kali, ...sewellSamvatsara(kali) }).toEqual({ kali, ...northSamvatsara(entry, 'without_bija') });
    }
  });

  it('is as quoted for two years', () => {
    expect(sewellSamvatsara(1876 + 3179).name).toBe('Plavanga');
    expect(sewellSamvatsara(5127).name).toBe(SAMVATSARAS[54 - 1]?.name);
  });
});

describe('nationalDate', () => {
  const of = (year: number, month: number, day: number) => {
    const found = nationalDate(daysFromCivil(year, month, day));
    return `${found.day} ${NATIONAL_MONTHS[found.month]} ${found.year}`;
  };

  it('begins on 22 March, and on 21 in a leap year', () => {
    expect(of(2023, 3, 21)).toBe('30 Phalguna 1944');
    expect(of(2023, 3, 22)).toBe('1 Chaitra 1945');
    expect(of(2024, 3, 20)).toBe('30 Phalguna 1945');
    expect(of(2024, 3, 21)).toBe('1 Chaitra 1946');
    expect(of(2024, 4, 20)).toBe('31 Chaitra 1946');
    expect(of(2024, 4, 21)).toBe('1 Vaishakha 1946');
    expect(of(2023, 4, 21)).toBe('1 Vaishakha 1945');
  });

  it('has India’s holidays where the calendar prints them', () => {
    expect(of(2026, 1, 26)).toBe('6 Magha 1947');
    expect(of(2026, 8, 15)).toBe('24 Shravana 1948');
    expect(of(2026, 10, 2)).toBe('10 Ashvina 1948');
  });
});

describe('seasons', () => {
  it('take two lunar months, or sixty degrees of the tropical Sun', () => {
    expect([0, 1, 2, 11].map(vedicRitu)).toEqual(['Vasanta', 'Vasanta', 'Grishma', 'Shishira']);
    expect([329.999, 330, 29.999, 30, 270].map((sun) => drikRitu(degrees(sun)))).toEqual([
      'Shishira',
      'Vasanta',
      'Vasanta',
      'Grishma',
      'Shishira',
    ]);
  });

  it('turn north at 270 degrees and south at 90', () => {
    expect([269.999, 270, 0, 89.999, 90].map((sun) => ayanaOf(degrees(sun)))).toEqual([
      'Dakshinayana',
      'Uttarayana',
      'Uttarayana',
      'Uttarayana',
      'Dakshinayana',
    ]);
  });
});
