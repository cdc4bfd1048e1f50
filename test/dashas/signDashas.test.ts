import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brahma,
  chakra,
  karaka,
  karakaKendradi,
  kendradi,
  moola,
  navamsha,
  pachaka,
  padanadhamsha,
  paryaya,
  sandhya,
  sthira,
  sudasa,
  taraLagna,
  varnada,
  yogardha,
} from '../../src/dashas/index.js';
import { birthPart } from '../../src/dashas/rashi/furtherBeginnings.js';
import { kendrasByStrength, signsWithin } from '../../src/dashas/rashi/rules/rounds.js';
import { seedOf } from '../../src/dashas/rashi/rules/seeds.js';
import { inclusiveYears, sixthYears } from '../../src/dashas/rashi/rules/years.js';
import { RASHI_SYSTEMS } from '../../src/dashas/rashi/tables/systems.js';
import { karakaCourse, karakaRows } from '../../src/dashas/rules/karakas.js';
import { microArcseconds, SIGN, TURN } from '../../src/math/angle.js';
import { GRAHAS, type Graha, SIGNS } from '../../src/zodiac/names.js';
import { strengthChart } from '../../src/zodiac/signStrength.js';
import { at, DELHI } from '../support/fixtures.js';
import { runs } from '../support/sample.js';

type Longitudes = Record<Graha, ReturnType<typeof microArcseconds>>;
const SENSITIVE = { sensitive: true } as const;
const names: readonly string[] = SIGNS.map(({ name }) => name);

/** Signs from 0 (Aries) to 11; every graha that is left out is in Gemini. */
const chartOf = (signs: Partial<Record<Graha, number>>) =>
  strengthChart(
    Object.fromEntries(GRAHAS.map((graha) => [graha, microArcseconds((signs[graha] ?? 2) * SIGN)])) as Longitudes,
  );

const charts = fc
  .array(fc.integer({ min: 0, max: TURN - 1 }), { minLength: 9, maxLength: 9 })
  .map((values) =>
    strengthChart(Object.fromEntries(GRAHAS.map((graha, i) => [graha, microArcseconds(values[i] ?? 0)])) as Longitudes),
  );
const signs = fc.nat({ max: 11 });

describe('the part of the day of a birth', () => {
  // A day of 12.8 and a night of 11.2 hours, in sixteenths and the like that binary fractions hold exactly.
  const dayFrom = 2_450_000;
  const day = { start: { reference: dayFrom }, sunset: dayFrom + 0.5, end: dayFrom + 1 } as Parameters<
    typeof birthPart
  >[1];
  const length = 1 / 12;
  const part = (after: number, twilight: 'ghatis' | 'proportional' = 'ghatis') =>
    birthPart(dayFrom + after, day, twilight);
  const step = 1e-6;

  it('is twilight for five ghaṭīs after and before the Sun rises and sets, first moment included', () => {
    expect([part(0), part(length - step), part(length + step)]).toEqual(['twilight', 'twilight', 'day']);
    expect([part(0.5 - length - step), part(0.5 - length + step)]).toEqual(['day', 'twilight']);
    expect([part(0.5), part(0.5 + length - step), part(0.5 + length + step)]).toEqual([
      'twilight',
      'twilight',
      'night',
    ]);
    expect([part(1 - length - step), part(1 - length + step)]).toEqual(['night', 'twilight']);
  });

  it('is a sixth of the day and of the night where that is chosen', () => {
    const short = { ...day, sunset: dayFrom + 0.25 };
    const of = (after: number) => birthPart(dayFrom + after, short, 'proportional');
    expect([of(0.04), of(0.05), of(0.2), of(0.22)]).toEqual(['twilight', 'day', 'day', 'twilight']);
    expect([of(0.37), of(0.38), of(0.87), of(0.88)]).toEqual(['twilight', 'night', 'night', 'twilight']);
    expect(part(length - step, 'proportional')).toBe('twilight');
  });

  it('decides where Cakra begins: the lord of the lagna by day, the lagna at night, the second in twilight', () => {
    const at = (time: string) => chakra({ birth: { ...DELHI, time }, levels: 1 }).data;
    expect([at('08:30:00').born, at('06:00:00').born, at('23:30:00').born]).toEqual(['day', 'twilight', 'night']);
    expect([at('08:30:00').seed, at('06:00:00').seed, at('23:30:00').seed]).toMatchObject([
      { sign: 'Leo', from: 'ascendant_lord' },
      { sign: 'Leo', from: 'second' },
      { sign: 'Taurus', from: 'ascendant' },
    ]);
  });
});

describe('kendras by strength', () => {
  it('name every sign once, in three groups, the first sign first', () => {
    fc.assert(
      fc.property(charts, signs, (chart, first) => {
        const order = kendrasByStrength(chart, first);
        expect(new Set(order).size).toBe(12);
        expect(order[0]).toBe(first);
        order.forEach((sign, i) => {
          expect((sign - first + 12) % 3).toBe(Math.floor(i / 4));
        });
      }),
      { numRuns: runs(100) },
    );
  });

  it('put more grahas first, then dual, then more years', () => {
    const chart = chartOf({ Sun: 0, Moon: 3, Mars: 3, Saturn: 6, Mercury: 9, Jupiter: 9, Venus: 9 });
    expect(kendrasByStrength(chart, 0).slice(0, 4)).toEqual([0, 9, 3, 6]);
    // Gemini 12 by nobody at home: all are empty, and the lord of Sagittarius is farther than that of Virgo and Pisces.
    const empty = chartOf({ ...Object.fromEntries(GRAHAS.map((graha) => [graha, 1])), Jupiter: 7 });
    expect(
      kendrasByStrength(empty, 2)
        .slice(0, 4)
        .map((sign) => at(names, sign)),
    ).toEqual(['Gemini', 'Sagittarius', 'Virgo', 'Pisces']);
  });

  it('are those of Mūla in the order of the zodiac', () => {
    const zodiac = kendradi({ birth: DELHI, kendra_order: 'zodiac' }).data;
    const { system: _, name: __, ...ours } = zodiac;
    const { system: ___, name: ____, ...theirs } = moola({ birth: DELHI }).data;
    expect(ours).toEqual(theirs);
  });
});

describe('years', () => {
  it('of Brahmā go to the lord of the sixth, twelve where it is in the sign', () => {
    const chart = chartOf({ Mercury: 4, Jupiter: 3 });
    expect(sixthYears(chart, { sign: 0, lord: 'Mercury' }, true)).toBe(4);
    expect(sixthYears(chart, { sign: 3, lord: 'Jupiter' }, true)).toBe(12);
    expect(sixthYears(chart, { sign: 5, lord: 'Jupiter' }, true)).toBe(3);
    expect(sixthYears(chart, { sign: 5, lord: 'Jupiter' }, false)).toBe(2);
  });

  it('of Paryāya count both signs, 1 to 12', () => {
    const counts = names.map((_, lord) => inclusiveYears(chartOf({ Mars: lord }), { sign: 0, lord: 'Mars' }));
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(inclusiveYears(chartOf({ Venus: 2 }), { sign: 1, lord: 'Venus' })).toBe(12);
  });

  it('of Yogārdha are halves of Cara and Sthira', () => {
    const { periods } = yogardha({ birth: DELHI, levels: 1 }).data;
    const fixed = sthira({ birth: DELHI, levels: 1, ...SENSITIVE }).data.periods;
    const counted = kendradi({ birth: DELHI, levels: 1 }).data.periods.filter(({ cycle }) => cycle === 1);
    for (const { sign, duration_years } of periods) {
      const years = [fixed, counted].map((list) => list.find((one) => one.sign === sign)?.duration_years ?? Number.NaN);
      expect(duration_years, sign).toBe(((years[0] ?? 0) + (years[1] ?? 0)) / 2);
    }
  });

  it('of Pācaka divide ten years in thirty-firsts', () => {
    const [first] = pachaka({ birth: DELHI }).data.periods;
    expect(first?.periods?.map(({ duration_years }) => duration_years)).toEqual([
      1.935484,
      ...Array(3).fill(0.967742),
      ...Array(8).fill(0.645161),
    ]);
    expect(first?.periods?.map(({ sign }) => sign).slice(0, 3)).toEqual(['Virgo', 'Libra', 'Scorpio']);
    expect(sandhya({ birth: DELHI, levels: 1 }).data.periods).toEqual(
      pachaka({ birth: DELHI, levels: 1 }).data.periods,
    );
  });
});

describe('beginnings', () => {
  it('of Navāṁśa face an even ascendant', () => {
    const from = (sign: number) => at(names, seedOf('ascendant_or_facing', chartOf({}), sign).sign);
    expect(names.map((_, sign) => from(sign))).toEqual([
      ...['Aries', 'Libra', 'Gemini', 'Aquarius', 'Leo', 'Pisces'],
      ...['Libra', 'Aries', 'Sagittarius', 'Leo', 'Aquarius', 'Virgo'],
    ]);
    expect(navamsha({ birth: DELHI, levels: 1 }).data.direction).toBe('forward');
  });

  it('of Brahmā are his sign or its seventh', () => {
    expect(brahma({ birth: DELHI, levels: 1, brahma: 'Jupiter', ...SENSITIVE }).data).toMatchObject({
      brahma: null,
      seed: { sign: 'Capricorn' },
      direction: 'backward',
    });
  });

  it('of Tārā Lagna by longitude are the Śrī lagna, with the balance of Sudāśā', () => {
    const { data, provenance } = taraLagna({ birth: DELHI, levels: 1, tara_from: 'longitude' });
    const [first] = sudasa({ birth: DELHI, levels: 1 }).data.periods;
    expect(data.seed.sign).toBe(first?.sign);
    expect((at(data.periods, 0).duration_years / 9) * 12).toBeCloseTo(first?.duration_years ?? 0, 5);
    expect(provenance?.experimental).toBe(true);
  });

  it('of Paryāya follow the kind, and the varga', () => {
    const kinds = (['chara', 'ubhaya', 'sthira'] as const).map(
      (kind) => paryaya({ birth: DELHI, levels: 1, paryaya: kind }).data,
    );
    expect(kinds.map(({ seed }) => seed.from)).toEqual([
      'first_fifth_or_ninth',
      'first_fourth_seventh_or_tenth',
      'ascendant_or_seventh',
    ]);
    expect(paryaya({ birth: DELHI, levels: 1 }).data).toMatchObject({ paryaya: 'chara', varga: 'd1' });
    expect(paryaya({ birth: DELHI, levels: 1, varga: 'd9' }).data.varga).toBe('d9');
  });

  it('of Padanāthāṁśa are in the navāṁśa of the lord of the pada', () => {
    const rashi = padanadhamsha({ birth: DELHI, levels: 1 }).data;
    expect(rashi).toMatchObject({ pada: 'Cancer', pada_lord: 'Moon', seed: { compared: ['Gemini', 'Sagittarius'] } });
    const d9 = padanadhamsha({ birth: DELHI, levels: 1, varga: 'd9' });
    expect(d9.data.seed.compared).toEqual(['Gemini', 'Sagittarius']);
    expect([padanadhamsha({ birth: DELHI, levels: 1 }).provenance?.experimental, d9.provenance?.experimental]).toEqual([
      undefined,
      true,
    ]);
  });

  it('of Varṇadā compare the ascendant with the horā lagna', () => {
    const { data } = varnada({ birth: DELHI, levels: 1, ...SENSITIVE });
    expect(data.seed.compared).toEqual(['Virgo', data.hora_lagna]);
    const years = Object.fromEntries(data.periods.map(({ sign, duration_years }) => [sign, duration_years]));
    for (const { sign, varnada: own } of data.varnadas) {
      const [from, to] = [names.indexOf(sign), names.indexOf(own)];
      const away = (from % 2 === 0 ? to - from + 12 : from - to + 12) % 12;
      expect(years[sign], sign).toBe(away === 0 ? 12 : away);
    }
    const same = seedOf('ascendant_or_hora_lagna', chartOf({}), 4, 4);
    expect([same.sign, same.compared]).toEqual([4, null]);
  });

  it('of Kāraka Kendrādi name the Ātma kāraka', () => {
    expect(karakaKendradi({ birth: DELHI, levels: 1 }).data.atma_karaka).toBe('Sun');
  });
});

describe('sub-periods', () => {
  it('from the ascendant go forward where both signs have the same feet', () => {
    const row = { ...RASHI_SYSTEMS.tara_lagna, ascendant: 4 };
    const second = (sign: number) => signsWithin(row, chartOf({}), sign, { signs: [], forward: true })[1];
    expect([second(4), second(0)]).toEqual([5, 3]);
  });

  it('of chapter 51: movable sign by sign, fixed every sixth, dual kendras of first, fifth and ninth', () => {
    const row = RASHI_SYSTEMS.yogardha;
    const within = (sign: number, occupied: number) =>
      signsWithin(row, chartOf({ Sun: occupied, Moon: occupied, Mars: occupied }), sign, { signs: [], forward: true });
    expect(within(0, 0).slice(0, 3)).toEqual([0, 1, 2]);
    expect(within(1, 7).slice(0, 4)).toEqual([7, 2, 9, 4]);
    expect(within(5, 5)).toEqual([5, 2, 11, 8, 1, 10, 7, 4, 9, 6, 3, 0]);
  });

  it('refuse the rule of a program that has none', () => {
    expect(() => yogardha({ birth: DELHI, antardasha_rule: 'pyjhora' })).toThrow(
      expect.objectContaining({ code: 'invalid_value', field: 'antardasha_rule' }) as Error,
    );
    expect(chakra({ birth: DELHI, antardasha_rule: 'pyjhora' }).data.periods[0]?.periods?.[1]?.sign).toBe('Virgo');
  });
});

describe('Kāraka', () => {
  it('divides by the years of the kārakas, without gap', () => {
    fc.assert(
      fc.property(
        charts,
        signs,
        fc.constantFrom(0, 1),
        fc.constantFrom('eight', 'seven'),
        (chart, lagna, step, scheme) => {
          const rows = karakaRows(chart, lagna, scheme, 12);
          expect(rows).toHaveLength(scheme === 'eight' ? 8 : 7);
          const { mahadashas, within } = karakaCourse(rows, step === 0 ? 0 : 1);
          const [first = at(mahadashas, 0)] = mahadashas;
          const parts = within(first);
          expect(at(parts, 0).lord).toBe(at(rows, step).graha);
          expect([at(parts, 0).start, at(parts, parts.length - 1).end]).toEqual([first.start, first.end]);
          expect(new Set(parts.map(({ lord }) => lord)).size).toBe(rows.length);
        },
      ),
      { numRuns: runs(100) },
    );
  });

  it('gives a kāraka in the ascendant twelve years, or none where that is chosen', () => {
    const chart = chartOf({});
    expect(karakaRows(chart, 2, 'seven', 12).every(({ years }) => years === 12)).toBe(true);
    const cancer = { ...DELHI, time: '04:30:00' };
    const years = (in_ascendant: 'twelve' | 'none') =>
      karaka({ birth: cancer, levels: 1, in_ascendant }).data.karakas.flatMap(({ sign, years: of }) =>
        sign === 'Cancer' ? [of] : [],
      );
    expect([new Set(years('twelve')), new Set(years('none'))]).toEqual([new Set([12]), new Set([0])]);
    const none = karaka({ birth: cancer, levels: 1, in_ascendant: 'none' }).data;
    expect(none.periods).toHaveLength(none.karakas.filter(({ years: of }) => of > 0).length);
  });

  it('streams the same periods, and begins sub-periods with its own or the next', () => {
    const { text } = karaka.operation.stream({ birth: DELHI, levels: 4 });
    expect(JSON.parse([...text].join(''))).toEqual(karaka({ birth: DELHI, levels: 4 }).data);
    const first = (antardasha_first: 'same' | 'next') =>
      karaka({ birth: DELHI, antardasha_first }).data.periods[0]?.periods?.[0]?.lord;
    expect([first('same'), first('next')]).toEqual(['Sun', 'Mars']);
  });
});
