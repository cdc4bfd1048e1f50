import { describe, expect, it } from 'vitest';
import {
  chara,
  drig,
  mandooka,
  narayana,
  niryanaShoola,
  running,
  type SignPeriod,
  shoola,
  sthira,
  sudarshana,
  sudasa,
  trikona,
} from '../../src/dashas/index.js';
import { RASHI_OPERATIONS } from '../../src/dashas/rashi/operations.js';
import { drigRound, isForwardByNinth } from '../../src/dashas/rashi/rules/orders.js';
import { orderOf, signsWithin } from '../../src/dashas/rashi/rules/rounds.js';
import { seedOf } from '../../src/dashas/rashi/rules/seeds.js';
import { exaltedYears, mandookaYears, raghavaYears } from '../../src/dashas/rashi/rules/years.js';
import { RASHI_SYSTEMS } from '../../src/dashas/rashi/tables/systems.js';
import { microArcseconds, SIGN } from '../../src/math/angle.js';
import { GRAHAS, type Graha, SIGNS } from '../../src/zodiac/names.js';
import { strengthChart } from '../../src/zodiac/signStrength.js';
import { at, DELHI } from '../support/fixtures.js';

const names: readonly string[] = SIGNS.map(({ name }) => name);
const abbreviated = (signs: readonly number[]): string => signs.map((sign) => at(names, sign).slice(0, 2)).join(' ');

/** A chart of signs, 0 (Aries) … 11; every graha that is left out is in Gemini. */
const chartOf = (signs: Partial<Record<Graha, number>>) =>
  strengthChart(
    Object.fromEntries(GRAHAS.map((graha) => [graha, microArcseconds((signs[graha] ?? 2) * SIGN)])) as Record<
      Graha,
      ReturnType<typeof microArcseconds>
    >,
  );

describe('orders of signs', () => {
  it('go by the ninth rule: six signs forward', () => {
    const forward = names.filter((_, sign) => isForwardByNinth(sign));
    expect(forward).toEqual(['Aries', 'Leo', 'Virgo', 'Libra', 'Aquarius', 'Pisces']);
  });

  it.each([
    ['Taurus alone: every sixth sign backward', 1, {}, 'Ta Sa Ca Aq Vi Ar Sc Ge Ca Le Pi Li'],
    ['Virgo alone: trines forward', 5, {}, 'Vi Ca Ta Ge Li Aq Pi Ca Sc Sa Ar Le'],
    ['Virgo with Saturn: sign by sign', 5, { Saturn: 5 }, 'Vi Li Sc Sa Ca Aq Pi Ar Ta Ge Ca Le'],
    ['Virgo with Ketu: trines backward', 5, { Ketu: 5 }, 'Vi Ta Ca Sa Le Ar Pi Sc Ca Ge Aq Li'],
    ['Virgo with both: as with Ketu', 5, { Saturn: 5, Ketu: 5 }, 'Vi Ta Ca Sa Le Ar Pi Sc Ca Ge Aq Li'],
  ])('of Nārāyaṇa from %s', (_, sign, grahas, order) => {
    const chart = chartOf(grahas);
    const seed = { ...seedOf('ascendant', chart, sign) };
    expect(abbreviated(orderOf(RASHI_SYSTEMS.narayana, chart, seed).signs)).toBe(order);
  });

  it('of Dṛg differ by reading for Aries, Leo, Libra and Aquarius', () => {
    const groups = (aspects: 'pvr' | 'bphs') =>
      names.map((_, sign) => abbreviated(drigRound(sign, aspects).slice(0, 4)));
    expect(groups('pvr')).toEqual([
      'Ar Le Sc Aq',
      'Ta Ca Li Ca',
      'Ge Vi Sa Pi',
      'Ca Ta Aq Sc',
      'Le Ar Ca Li',
      'Vi Ge Pi Sa',
      'Li Aq Ta Le',
      'Sc Ca Ar Ca',
      'Sa Pi Ge Vi',
      'Ca Sc Le Ta',
      'Aq Li Ca Ar',
      'Pi Sa Vi Ge',
    ]);
    const differing = names.filter((_, sign) => groups('pvr')[sign] !== groups('bphs')[sign]);
    expect(differing).toEqual(['Aries', 'Leo', 'Libra', 'Aquarius']);
    expect([groups('bphs')[0], groups('bphs')[4]]).toEqual(['Ar Aq Sc Le', 'Le Li Ca Ar']);
  });

  it('of Saturn and Ketu in the first sign of the family', () => {
    const first = (system: 'moola' | 'sudasa', grahas: Partial<Record<Graha, number>>, sign: number) =>
      orderOf(RASHI_SYSTEMS[system], chartOf(grahas), { ...seedOf('ascendant', chartOf(grahas), sign) }).forward;
    expect([first('moola', {}, 3), first('moola', { Saturn: 3 }, 3), first('moola', { Ketu: 3 }, 3)]).toEqual([
      false,
      true,
      false,
    ]);
    expect([
      first('sudasa', {}, 3),
      first('sudasa', { Saturn: 3, Ketu: 3 }, 3),
      first('sudasa', { Ketu: 3 }, 3),
    ]).toEqual([false, true, true]);
    expect([first('moola', { Ketu: 4 }, 4), first('sudasa', { Ketu: 4 }, 4)]).toEqual([false, false]);
  });
});

describe('sub-periods', () => {
  const within = (system: keyof typeof RASHI_SYSTEMS, sign: number, grahas: Partial<Record<Graha, number>> = {}) =>
    abbreviated(signsWithin(RASHI_SYSTEMS[system], chartOf(grahas), sign));

  it('of Cara end with the sign itself', () => {
    expect(within('chara', 5)).toBe('Li Sc Sa Ca Aq Pi Ar Ta Ge Ca Le Vi');
    expect(within('chara', 1)).toBe('Ar Pi Aq Ca Sa Sc Li Vi Le Ca Ge Ta');
  });

  it('of most begin with it, and Saturn or Ketu there changes the way', () => {
    expect(within('shoola', 3).slice(0, 8)).toBe('Ca Ge Ta');
    expect(within('shoola', 3, { Saturn: 3 }).slice(0, 8)).toBe('Ca Le Vi');
    expect(within('shoola', 3, { Ketu: 3 }).slice(0, 8)).toBe('Ca Le Vi');
    expect(within('shoola', 4, { Ketu: 4 }).slice(0, 8)).toBe('Le Ca Ge');
    expect(within('sthira', 3).slice(0, 8)).toBe('Ca Le Vi');
    expect(within('mandooka', 3).slice(0, 11)).toBe('Ca Ar Ca Li');
  });

  it('of Rāghava Bhaṭṭa go backward in trines from dual signs alone', () => {
    expect(within('chara_raghava_female', 2).slice(0, 17)).toBe('Ge Aq Li Ta Ca Vi');
    expect(within('chara_raghava_male', 1).slice(0, 8)).toBe('Ta Li Pi');
  });

  it('of Nārāyaṇa begin where a lord is', () => {
    // The Moon in Leo, Saturn in Pisces with others: the lords of Cancer and its seventh.
    expect(within('narayana', 3, { Moon: 4, Saturn: 11, Sun: 11, Venus: 11 }).slice(0, 8)).toBe('Pi Ar Ta');
    expect(within('narayana', 3, { Moon: 4, Sun: 4, Saturn: 11 }).slice(0, 8)).toBe('Le Vi Li');
    expect(within('narayana', 3, { Moon: 4, Sun: 4, Ketu: 4, Saturn: 11 }).slice(0, 8)).toBe('Le Ca Ge');
  });
});

describe('years', () => {
  it('of an exalted, a debilitated and a lord at home', () => {
    const chart = chartOf({ Jupiter: 3, Mars: 3, Mercury: 5, Moon: 7 });
    expect(exaltedYears(chart, { sign: 11, lord: 'Jupiter' })).toBe(9);
    expect(exaltedYears(chart, { sign: 0, lord: 'Mars' })).toBe(2);
    expect(exaltedYears(chart, { sign: 5, lord: 'Mercury' })).toBe(12);
    expect(exaltedYears(chart, { sign: 2, lord: 'Mercury' })).toBe(4);
    // One sign on and fallen: none.
    expect(exaltedYears(chartOf({ Venus: 5 }), { sign: 6, lord: 'Venus' })).toBe(11 - 1);
    expect(exaltedYears(chartOf({ Sun: 6 }), { sign: 7, lord: 'Sun' })).toBe(11 - 1);
    expect(exaltedYears(chartOf({ Saturn: 0 }), { sign: 11, lord: 'Saturn' })).toBe(11 - 1);
    expect(exaltedYears(chartOf({ Saturn: 0 }), { sign: 1, lord: 'Saturn' })).toBe(11 - 1);
    expect(exaltedYears(chartOf({ Mercury: 11 }), { sign: 10, lord: 'Mercury' })).toBe(11 - 1);
    expect(exaltedYears(chartOf({ Jupiter: 9 }), { sign: 8, lord: 'Jupiter' })).toBe(0);
  });

  it('of Maṇḍūka count the sign itself', () => {
    expect([3, 4, 10, 2].map((there) => mandookaYears(chartOf({ Sun: there }), { sign: 4, lord: 'Sun' }))).toEqual([
      12, 12, 10, 11,
    ]);
    expect(mandookaYears(chartOf({ Moon: 2 }), { sign: 3, lord: 'Moon' })).toBe(2);
  });

  it('of Rāghava Bhaṭṭa count by the sign of the lord for a man, by the sign for a woman', () => {
    const chart = chartOf({ Sun: 1, Moon: 9 });
    expect(raghavaYears(chart, { sign: 4, lord: 'Sun' }, 'male')).toBe(9);
    expect(raghavaYears(chart, { sign: 4, lord: 'Sun' }, 'female')).toBe(3);
    expect(raghavaYears(chart, { sign: 3, lord: 'Moon' }, 'female')).toBe(10);
    expect(raghavaYears(chart, { sign: 3, lord: 'Moon' }, 'male')).toBe(6);
    expect(raghavaYears(chartOf({ Sun: 4 }), { sign: 4, lord: 'Sun' }, 'male')).toBe(12);
  });
});

describe('the operations', () => {
  const plain = [chara, narayana, drig, trikona, mandooka, sudasa] as const;
  const sensitive = [sthira, shoola, niryanaShoola] as const;

  it('tell periods that follow one another, and are filled by those within them', () => {
    const fills = (periods: readonly SignPeriod[]): void => {
      periods.slice(1).forEach((period, i) => {
        expect(period.start).toBe(at(periods, i).end);
      });
      for (const { start, end, periods: within } of periods) {
        if (within === undefined) continue;
        expect([at(within, 0).start, at(within, within.length - 1).end]).toEqual([start, end]);
        fills(within);
      }
    };
    const asked = { birth: DELHI, levels: 3 };
    const results = [
      ...plain.map((dasha) => dasha(asked)),
      ...sensitive.map((dasha) => dasha({ ...asked, sensitive: true })),
    ];
    for (const { data } of results) {
      const { periods } = data;
      expect(at(periods, 0).start).toBe('1990-08-15T08:30:00+05:30');
      fills(periods);
    }
  });

  it('cut the first period of Sudāśā, and divide the whole of it', () => {
    const { periods } = sudasa({ birth: DELHI }).data;
    const [first] = periods;
    expect(first?.duration_years).toBeCloseTo(11.4808, 3);
    // A year each, but for the first.
    expect(first?.periods?.map(({ duration_years }) => duration_years < 1)).toEqual([true, ...Array(11).fill(false)]);
  });

  it('say what is experimental', () => {
    const told = (result: { readonly provenance?: { readonly experimental?: true } }) =>
      result.provenance?.experimental;
    expect(told(chara({ birth: DELHI }))).toBeUndefined();
    expect(told(chara({ birth: DELHI, antardasha_first: 'same' }))).toBe(true);
    expect(told(chara({ birth: DELHI, school: 'raghava_bhatta', sex: 'male', levels: 1 }))).toBe(true);
    expect(told(narayana({ birth: DELHI, levels: 1 }))).toBeUndefined();
    expect(told(narayana({ birth: DELHI, levels: 2 }))).toBe(true);
    expect(told(drig({ birth: DELHI }))).toBeUndefined();
    expect(told(trikona({ birth: DELHI, levels: 1 }))).toBe(true);
    expect(told(sthira({ birth: DELHI, levels: 1, sensitive: true }))).toBe(true);
    expect(told(mandooka({ birth: DELHI, levels: 1 }))).toBeUndefined();
    expect(told(mandooka({ birth: DELHI, levels: 1, sign_years: 'sthira' }))).toBe(true);
    expect(told(sudarshana({ birth: DELHI }))).toBeUndefined();
    expect(told(sudarshana({ birth: DELHI, levels: 2, cycles: 1 }))).toBe(true);
    const marked = RASHI_OPERATIONS.filter(({ experimental }) => experimental).map(({ name }) => name);
    expect(marked).toEqual(['dashas.trikona', 'dashas.sthira']);
  });

  it('compute for noon where there is no time, and say what rests on it', () => {
    const { time: _, ...birth } = DELHI;
    const { meta } = narayana({ birth });
    expect(meta.birth_time_assumed).toBe(true);
    expect(meta.rests_on_birth_time).toEqual(['seed', 'direction', 'skipped_signs', 'periods']);
    expect(narayana({ birth: DELHI }).meta.rests_on_birth_time).toBeUndefined();
  });

  it('take options', () => {
    expect(shoola({ birth: DELHI, cycles: 2, levels: 1, sensitive: true }).data.periods).toHaveLength(24);
    expect(sthira({ birth: DELHI, brahma: 'Jupiter', levels: 1, sensitive: true }).data).toMatchObject({
      brahma: null,
      seed: { sign: 'Cancer' },
    });
    expect(narayana({ birth: DELHI, levels: 1, exaltation: false }).data.periods[6]?.duration_years).toBe(8);
    expect(narayana({ birth: DELHI, levels: 1, co_lords: 'classical' }).data.periods[8]?.lord).toBe('Mars');
    expect(chara({ birth: DELHI, antardasha_first: 'same' }).data.periods[0]?.periods?.[0]?.sign).toBe('Virgo');
  });

  it('stream what they tell', () => {
    const operation = at(RASHI_OPERATIONS, RASHI_OPERATIONS.length - 1);
    const input = { birth: DELHI, levels: 3, cycles: 1 };
    const { text } = operation.stream(input);
    expect(JSON.parse([...text].join(''))).toEqual(sudarshana(input).data);
  });

  it('answer what runs', () => {
    const { data } = running({
      birth: DELHI,
      at: '2026-01-01T00:00:00+05:30',
      systems: ['chara', 'narayana', 'sudarshana'],
      options: { sudarshana: { ring: 'moon' } },
      levels: 1,
    });
    expect(data.running.map(({ periods }) => periods[0]?.sign)).toEqual(['Pisces', 'Scorpio', 'Aries']);
  });

  it.each([
    ['a fourth level', { levels: 4 }, 'invalid_value', 'levels'],
    ['an unknown school', { school: 'raman' }, 'invalid_value', 'school'],
    ['no sex where it counts', { school: 'raghava_bhatta' }, 'missing_field', 'sex'],
    ['a sex where it does not count', { sex: 'male' }, 'invalid_value', 'sex'],
    [
      'exaltation in that school',
      { school: 'raghava_bhatta', sex: 'male', exaltation: true },
      'invalid_value',
      'exaltation',
    ],
    ['an option of another', { varga: 'd9' }, 'unknown_field', 'varga'],
    ['three rounds', { cycles: 3 }, 'invalid_value', 'cycles'],
    ['a text for a truth', { exaltation: 'yes' }, 'invalid_value', 'exaltation'],
    [
      'the pole',
      { birth: { ...DELHI, place: { ...DELHI.place, latitude: 90 } } },
      'undefined_at_latitude',
      'birth.place.latitude',
    ],
    [
      'an uncertain birth',
      { birth: { ...DELHI, uncertainty_minutes: 5 } },
      'invalid_value',
      'birth.uncertainty_minutes',
    ],
    ['three rounds in what runs', undefined, 'invalid_value', 'options.chara.cycles'],
  ])('refuse %s', (_, more, code, field) => {
    const call = (): unknown =>
      more === undefined
        ? running({ birth: DELHI, at: '2026-01-01T00:00:00Z', systems: ['chara'], options: { chara: { cycles: 3 } } })
        : chara({ birth: DELHI, ...(more as object) });
    expect(call).toThrow(expect.objectContaining({ code, field }) as Error);
  });
});
