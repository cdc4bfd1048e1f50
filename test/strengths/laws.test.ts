import { describe, expect } from 'vitest';
import { microArcseconds, SIGN } from '../../src/math/angle.js';
import { trineSteps } from '../../src/strengths/rules/ashtakavarga.js';
import { SHAMING } from '../../src/strengths/rules/avasthas.js';
import { ROWS } from '../../src/strengths/rules/ayana.js';
import type { StrengthChart } from '../../src/strengths/rules/chart.js';
import { functionalNatureOf, isYogakaraka, KENDRAS } from '../../src/strengths/rules/functionalNature.js';
import {
  BINDU_TABLE,
  BINDU_TABLES,
  BINDU_TOTALS,
  CONTRIBUTORS,
  GRAHA_MULTIPLIERS,
  KAKSHYA_LORDS,
  PARASHARA,
  PHALADEEPIKA,
  SARVA_TOTAL,
  SIGN_MULTIPLIERS,
  SIGN_PAIRS,
  VARAHAMIHIRA,
  VIRGO_MULTIPLIERS,
} from '../../src/strengths/tables/ashtakavarga.js';
import { CLASS_OF_HALVES, DIG_ZERO_HOUSE, OCCUPANTS } from '../../src/strengths/tables/bhavaBala.js';
import { LAGNA_VERDICTS } from '../../src/strengths/tables/lagnas.js';
import {
  EPOCH_1900,
  INFERIOR,
  MEAN_SUN_1900,
  MEAN_SUN_OF_DATE,
  MEANS_1900,
  MEANS_OF_DATE,
} from '../../src/strengths/tables/means.js';
import {
  AYANA_KHANDAS,
  DISCS,
  HARD,
  KRANTI,
  LORD_VIRUPAS,
  NAISARGIKA_SEVENTHS,
  REQUIRED,
  RUPA,
  SAPTAVARGAJA,
  SOFT,
  STARS,
  TRIBHAGA,
  WISE,
} from '../../src/strengths/tables/shadbala.js';
import { ACTIVITY_ADDENDS, AGE_SHARES, NAME_SOUNDS, WAKING_SHARES } from '../../src/strengths/tables/shayanadi.js';
import { VAISHESHIKAMSHAS } from '../../src/strengths/tables/vaisheshikamsha.js';
import { GRADE_FROM, SCHEMES, VIMSHOPAKA_POINTS, VIMSHOPAKA_WEIGHTS } from '../../src/strengths/tables/vimshopaka.js';
import { lordOf, SIGN_LORDS } from '../../src/zodiac/lords.js';
import { GRAHAS, SIGNS } from '../../src/zodiac/names.js';
import type { House } from '../../src/zodiac/position.js';
import { HORA_LORDS } from '../../src/zodiac/weekdays.js';
import { entriesOf, expectDistinct, expectEach, expectRising, law, sum, whole } from '../support/laws.js';

describe('laws of the tables of strengths', () => {
  law(
    [
      'strengths/tables/ashtakavarga.ts#PARASHARA',
      'strengths/tables/ashtakavarga.ts#PHALADEEPIKA',
      'strengths/tables/ashtakavarga.ts#VARAHAMIHIRA',
      'strengths/tables/ashtakavarga.ts#BINDU_TOTALS',
    ],
    '48, 49, 39, 54, 56, 52 and 39 bindus, 337 in all, each house once, none twice',
    () => {
      for (const name of BINDU_TABLES) {
        for (const target of CONTRIBUTORS) {
          const rows = CONTRIBUTORS.map((giver) => BINDU_TABLE[name][target][giver]);
          for (const row of rows) {
            expectRising([0, ...row, 13]);
          }
          expect(rows.flat(), `${name} ${target}`).toHaveLength(BINDU_TOTALS[target]);
        }
      }
      expect(CONTRIBUTORS.map((one) => BINDU_TOTALS[one])).toEqual([48, 49, 39, 54, 56, 52, 39, 49]);
      expect(sum(SIGN_LORDS.map((one) => BINDU_TOTALS[one]))).toBe(SARVA_TOTAL);
      const often = whole(1, 12).map(
        (house) =>
          CONTRIBUTORS.flatMap((target) => CONTRIBUTORS.filter((giver) => PARASHARA[target][giver].includes(house)))
            .length,
      );
      expect(sum(often)).toBe(SARVA_TOTAL + BINDU_TOTALS.Ascendant);
    },
  );

  law(
    ['strengths/tables/ashtakavarga.ts#PHALADEEPIKA', 'strengths/tables/ashtakavarga.ts#VARAHAMIHIRA'],
    'differ from Parāśara in the cells that their works name',
    () => {
      const cells = (one: typeof PARASHARA, other: typeof PARASHARA): string[] =>
        CONTRIBUTORS.flatMap((target) =>
          CONTRIBUTORS.flatMap((giver) => {
            const [a, b] = [one[target][giver], other[target][giver]];
            const [less, more] = [a.filter((house) => !b.includes(house)), b.filter((house) => !a.includes(house))];
            return less.length + more.length === 0 ? [] : [`${target} from ${giver}: -${less.join()} +${more.join()}`];
          }),
        );
      expect(cells(PARASHARA, PHALADEEPIKA)).toEqual(['Moon from Moon: -9 +', 'Moon from Mars: - +9']);
      expect(cells(PHALADEEPIKA, VARAHAMIHIRA)).toEqual(['Moon from Jupiter: -2 +12', 'Venus from Mars: -4 +5']);
    },
  );

  law('strengths/tables/ashtakavarga.ts#CONTRIBUTORS', 'the seven and the ascendant', () => {
    expect(CONTRIBUTORS).toEqual([...SIGN_LORDS, 'Ascendant']);
  });

  law('strengths/tables/ashtakavarga.ts#SIGN_PAIRS', 'two signs of one lord, each once, without Cancer and Leo', () => {
    for (const [one, other] of SIGN_PAIRS) expect(lordOf(one)).toBe(lordOf(other));
    expectEach([...SIGN_PAIRS.flat(), 3, 4], whole(0, 11));
  });

  law(
    ['strengths/tables/ashtakavarga.ts#SIGN_MULTIPLIERS', 'strengths/tables/ashtakavarga.ts#GRAHA_MULTIPLIERS'],
    'as the verse groups them',
    () => {
      // 69.1–2: Taurus and Leo ten, Gemini and Scorpio eight, Aries and Libra seven, Capricorn and Virgo five, the others their number.
      const groups: Readonly<Record<number, readonly number[]>> = { 10: [1, 4], 8: [2, 7], 7: [0, 6], 5: [5, 9] };
      const own = (sign: number): number =>
        Number(Object.entries(groups).find(([, signs]) => signs.includes(sign))?.[0] ?? sign + 1);
      expect(SIGN_MULTIPLIERS).toEqual(whole(0, 11).map(own));
      expect(SIGN_MULTIPLIERS[5]).toBe(VIRGO_MULTIPLIERS[0]);
      // 69.3: Jupiter ten, Mars eight, Venus seven, the others five.
      expect(
        entriesOf(GRAHA_MULTIPLIERS)
          .map(([graha, by]) => `${graha} ${by}`)
          .join(' '),
      ).toBe('Sun 5 Moon 5 Mars 8 Mercury 5 Jupiter 10 Venus 7 Saturn 5');
    },
  );

  law('strengths/tables/ashtakavarga.ts#KAKSHYA_LORDS', 'the spheres from Saturn, and the ascendant', () => {
    const from = HORA_LORDS.indexOf('Saturn');
    expect(KAKSHYA_LORDS).toEqual([...HORA_LORDS.slice(from), ...HORA_LORDS.slice(0, from), 'Ascendant']);
  });

  law('strengths/rules/ashtakavarga.ts#trineSteps()', 'four trines that share the signs', () => {
    const steps = trineSteps(whole(0, 11).map(() => 1));
    expectEach(steps.flatMap(({ signs }) => signs), whole(0, 11)); // biome-ignore format: one line
    for (const { signs } of steps) expect(new Set(signs.map((sign) => sign % 4)).size).toBe(1);
  });

  law('strengths/tables/bhavaBala.ts#DIG_ZERO_HOUSE', 'an angle for each class, opposite to where it is strong', () => {
    expectEach(Object.values(DIG_ZERO_HOUSE), KENDRAS);
    const strong = { nara: 1, jalachara: 4, keeta: 7, chatushpada: 10 };
    for (const [kind, house] of entriesOf(DIG_ZERO_HOUSE)) expect(((house + 5) % 12) + 1, kind).toBe(strong[kind]);
    expect(CLASS_OF_HALVES).toHaveLength(12);
  });

  law('strengths/tables/bhavaBala.ts#OCCUPANTS', 'sixty more for two, less for three', () => {
    expect(OCCUPANTS).toEqual({ Sun: -RUPA, Mars: -RUPA, Mercury: RUPA, Jupiter: RUPA, Saturn: -RUPA });
  });

  law('strengths/tables/means.ts#MEAN_SUN_1900', 'a year a turn, in the same frame as the others', () => {
    expect(360 / MEAN_SUN_1900[1]).toBeCloseTo(365.2588, 3);
    expect(MEAN_SUN_1900.slice(2)).toEqual([0, 0]);
  });

  law(
    [
      'strengths/tables/means.ts#MEANS_1900',
      'strengths/tables/means.ts#MEANS_OF_DATE',
      'strengths/tables/means.ts#MEAN_SUN_OF_DATE',
    ],
    'two theories of the same motions',
    () => {
      // Sidereal against the equinox of date: 50.29″ a year, and some 22.5° between the frames about 1900.
      const CENTURY = 36_525;
      const precession = 5029 / 3600;
      const centuries = (EPOCH_1900 - 2_451_545) / CENTURY;
      for (const star of STARS) {
        const [epoch, daily, constant, yearly] = MEANS_1900[star];
        const [at2000, linear, square, cube] = MEANS_OF_DATE[star];
        expect(Math.abs(daily * CENTURY + precession - linear), star).toBeLessThan(0.8);
        const apart = ((((at2000 + linear * centuries - epoch - 22.5) % 360) + 540) % 360) - 180;
        // The corrections of the book go the way of the sky, except Mercury’s, which is reversed.
        const towards = star === 'Mercury' ? -constant : constant;
        expect(Math.abs(apart - towards), star).toBeLessThan(2.9);
        expect(Math.abs(yearly), star).toBeLessThan(0.01);
        expect(Math.abs(square) < 0.001 && Math.abs(cube) < 1e-7, star).toBe(true);
      }
      const [sun, linear] = MEAN_SUN_OF_DATE;
      expect(MEAN_SUN_1900[1] * CENTURY + precession).toBeCloseTo(linear, 0);
      expect(MEAN_SUN_OF_DATE.slice(2)).toEqual([0.00030322, 0.00000002]);
      // Simon et al. 1994: the Earth at J2000.0 on the mean equinox of date, 100.466456° and 36,000.7698278° a century.
      expect([sun - 180, linear]).toEqual([100.466456, 36_000.7698278]);
      // Kepler: the square of the period as the cube of the distance.
      const au = { Mercury: 0.387098, Venus: 0.72333, Mars: 1.523679, Jupiter: 5.2026, Saturn: 9.5549 };
      for (const star of STARS)
        expect(((linear - precession) / (MEANS_OF_DATE[star][1] - precession)) ** 2 / au[star] ** 3, star).toBeCloseTo(
          1,
          1,
        );
      expect(INFERIOR).toEqual(STARS.filter((star) => MEANS_1900[star][1] > MEAN_SUN_1900[1]));
    },
  );

  law('strengths/tables/shadbala.ts#STARS', 'who is neither light nor node', () => {
    expect(STARS).toEqual(SIGN_LORDS.slice(2));
  });

  law('strengths/tables/shadbala.ts#SAPTAVARGAJA', 'half for each step down; the verse in whole virūpas', () => {
    const { halving, bphs } = SAPTAVARGAJA;
    expect([halving.friend, halving.neutral, halving.enemy, halving.great_enemy]).toEqual([15, 7.5, 3.75, 1.875]);
    expect([halving.moolatrikona, halving.own, halving.great_friend]).toEqual([45, 30, 45 / 2]);
    // 27.2–4: forty-five, thirty, twenty, fifteen, ten, four, two.
    expect(Object.values(bphs)).toEqual([45, 30, 20, 15, 10, 4, 2]);
  });

  law('strengths/tables/shadbala.ts#TRIBHAGA', 'the six beside Jupiter, three by day and three by night', () => {
    expectEach([...TRIBHAGA.day, ...TRIBHAGA.night, 'Jupiter'], SIGN_LORDS);
    expect([...TRIBHAGA.day, ...TRIBHAGA.night].join(' ')).toBe('Mercury Sun Saturn Moon Venus Mars');
  });

  law('strengths/tables/shadbala.ts#LORD_VIRUPAS', 'a quarter more of a rūpa from the year to the hour', () => {
    expect(Object.values(LORD_VIRUPAS)).toEqual([1, 2, 3, 4].map((n) => (n * RUPA) / 4));
  });

  law(
    ['strengths/tables/shadbala.ts#KRANTI', 'strengths/rules/ayana.ts#ROWS'],
    'the declination of every 15° at an obliquity of 24°, to a minute or two',
    () => {
      expectRising(KRANTI);
      for (const [i, minutes] of KRANTI.entries()) {
        const exact =
          (Math.asin(Math.sin((24 * Math.PI) / 180) * Math.sin((15 * i * Math.PI) / 180)) * 10_800) / Math.PI;
        expect(Math.abs(minutes - exact), `${i}`).toBeLessThan(2);
      }
      expect(KRANTI.at(-1)).toBe(24 * 60);
      expect(ROWS.khanda).toEqual(whole(0, 3).map((i) => sum(AYANA_KHANDAS.slice(0, i))));
      expect(ROWS.khanda.at(-1)).toBe(90);
    },
  );

  law('strengths/tables/shadbala.ts#DISCS', 'as Raman prints them; Jupiter the largest', () => {
    expect(
      entriesOf(DISCS)
        .map(([star, seconds]) => `${star} ${seconds}`)
        .join(' '),
    ).toBe('Mars 9.4 Mercury 6.6 Jupiter 190.4 Venus 16.6 Saturn 158');
  });

  law(
    'strengths/tables/shadbala.ts#NAISARGIKA_SEVENTHS',
    'one seventh more each, Saturn, Mars, Mercury, Jupiter, Venus, Moon, Sun',
    () => {
      const order = ['Saturn', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Moon', 'Sun'] as const;
      expect(order.map((graha) => NAISARGIKA_SEVENTHS[graha])).toEqual(whole(1, 7));
    },
  );

  law('strengths/tables/shadbala.ts#REQUIRED', 'whole halves of a rūpa; Raman has another Sun', () => {
    expect(Object.values(REQUIRED.bphs).every((virupas) => virupas % (RUPA / 2) === 0)).toBe(true);
    // 27.32–33: 6½, 6, 5, 7, 6½, 5½, 5 rūpas.
    expect(SIGN_LORDS.map((graha) => REQUIRED.bphs[graha] / RUPA)).toEqual([6.5, 6, 5, 7, 6.5, 5.5, 5]);
    expect(REQUIRED.raman).toEqual({ ...REQUIRED.bphs, Sun: 5 * RUPA });
  });

  law(
    ['strengths/tables/shadbala.ts#WISE', 'strengths/tables/shadbala.ts#SOFT', 'strengths/tables/shadbala.ts#HARD'],
    'parts that together need less than the whole',
    () => {
      const groups = [WISE, SOFT, HARD] as const;
      for (const [parts, graha] of [
        [WISE, 'Jupiter'],
        [SOFT, 'Venus'],
        [HARD, 'Saturn'],
      ] as const) {
        const left = REQUIRED.bphs[graha] - (sum(Object.values(parts)) - parts.ayana);
        expect(left > 0 && left < 70, graha).toBe(true);
      }
      // 27.34–36, a column a part; ceṣṭā cannot pass a rūpa, nor dig and ayana.
      expect(groups.map(({ sthana }) => sthana)).toEqual([165, 133, 96]);
      expect(groups.map(({ dig }) => dig)).toEqual([35, 50, 30]);
      expect(groups.map(({ kala }) => kala)).toEqual([112, 100, 67]);
      expect(groups.map(({ cheshta }) => cheshta)).toEqual([50, 30, 40]);
      expect(groups.map(({ ayana }) => ayana)).toEqual([30, 40, 20]);
    },
  );

  law('strengths/tables/vimshopaka.ts#VIMSHOPAKA_WEIGHTS', 'as many divisions as the name says, twenty in all', () => {
    const many = { shadvarga: 6, saptavarga: 7, dashavarga: 10, shodashavarga: 16 };
    for (const scheme of SCHEMES) {
      expect(sum(Object.values(VIMSHOPAKA_WEIGHTS[scheme])), scheme).toBe(20);
      expect(Object.keys(VIMSHOPAKA_WEIGHTS[scheme]), scheme).toHaveLength(many[scheme]);
      expectRising(Object.keys(VIMSHOPAKA_WEIGHTS[scheme]).map((name) => Number(name.slice(1))));
    }
    // 7.17–20.
    expect(Object.values(VIMSHOPAKA_WEIGHTS.shadvarga)).toEqual([6, 2, 4, 5, 2, 1]);
    expect(Object.values(VIMSHOPAKA_WEIGHTS.saptavarga)).toEqual([5, 2, 3, 1, 2.5, 4.5, 2]);
    const unlike = (scheme: 'dashavarga' | 'shodashavarga', usual: number): string =>
      entriesOf(VIMSHOPAKA_WEIGHTS[scheme] as Readonly<Record<string, number>>)
        .flatMap(([name, weight]) => (weight === usual ? [] : [`${name} ${weight}`]))
        .join(', ');
    expect(unlike('dashavarga', 1.5)).toBe('d1 3, d60 5');
    expect(unlike('shodashavarga', 0.5)).toBe('d1 3.5, d2 1, d3 1, d9 3, d16 2, d30 1, d60 4');
  });

  law(
    ['strengths/tables/vimshopaka.ts#VIMSHOPAKA_POINTS', 'strengths/tables/vimshopaka.ts#GRADE_FROM'],
    'from all of twenty down, by quarters',
    () => {
      // 7.21–25.
      expect(Object.values(VIMSHOPAKA_POINTS)).toEqual([20, 18, 15, 10, 7, 5]);
      expect(Object.values(GRADE_FROM)).toEqual([15, 10, 5, 0]);
    },
  );

  law('strengths/rules/avasthas.ts#SHAMING', 'the nodes and the three malefics', () => {
    expectEach(SHAMING, ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu']);
  });

  law(
    ['strengths/rules/functionalNature.ts#KENDRAS', 'strengths/rules/functionalNature.ts#reasonsOf()'],
    'every third house',
    () => {
      expect(KENDRAS).toEqual(whole(0, 3).map((i) => 1 + 3 * i));
      // One angle but the first and one trine but the first, whatever else the graha rules.
      const pairs = whole(1, 12).flatMap((one) => whole(one + 1, 12).map((other) => [one, other] as const));
      const makes = pairs.filter(([one, other]) => isYogakaraka([one, other] as House[]));
      expect(makes).toEqual([[4, 5], [4, 9], [5, 7], [5, 10], [7, 9], [9, 10]]); // biome-ignore format: one line
      const told = whole(0, 11).flatMap((lagna) =>
        SIGN_LORDS.flatMap((graha) => {
          const chart = {
            ascendant: microArcseconds(lagna * SIGN),
            signs: Object.fromEntries(GRAHAS.map((one) => [one, lagna])),
            natures: Object.fromEntries(GRAHAS.map((one) => [one, 'malefic'])),
          };
          const { reasons } = functionalNatureOf(graha, chart as unknown as StrengthChart);
          return reasons
            .filter(({ rule }) => rule === 'yogakaraka')
            .map(({ houses }) => `${SIGNS[lagna]?.name} ${graha} ${houses.join('-')}`);
        }),
      );
      expect(told.join(', ')).toBe(
        'Taurus Saturn 9-10, Cancer Mars 5-10, Leo Mars 4-9, Libra Saturn 4-5, Capricorn Venus 5-10, Aquarius Venus 4-9',
      );
    },
  );

  law(
    'strengths/tables/lagnas.ts#LAGNA_VERDICTS',
    'the signs in order; nobody good and bad; who is yogakāraka rules an angle and a trine',
    () => {
      expect(LAGNA_VERDICTS.map(({ lagna }) => lagna)).toEqual(SIGNS.map(({ name }) => name));
      for (const [first, { lagna, benefic, malefic, neutral, yogakaraka, maraka, locus }] of LAGNA_VERDICTS.entries()) {
        const told = [...benefic, ...malefic, ...neutral];
        expectDistinct(told, told.length);
        expectDistinct(maraka, maraka.length);
        expect(locus).toMatch(/^34\.\d+–\d+$/);
        const houses = (graha: string): number[] =>
          whole(1, 12).filter((house) => lordOf((first + house - 1) % 12) === graha);
        // The pairs of the verses are a lord of an angle and one of a trine; one graha alone rules both.
        const ruled = yogakaraka.flatMap(houses);
        if (yogakaraka.length > 0) expect([1, 4, 7, 10].some((house) => ruled.includes(house)) && [1, 5, 9].some((house) => ruled.includes(house)), lagna).toBe(true); // biome-ignore format: one line
      }
    },
  );

  law(
    'strengths/tables/shayanadi.ts#ACTIVITY_ADDENDS',
    'alike for Sun and Jupiter, Moon and Mars, Mercury, Venus and Saturn, and the nodes: five to two',
    () => {
      const { Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu, Ketu } = ACTIVITY_ADDENDS;
      expect([Jupiter, Mars, [Venus, Saturn], Ketu]).toEqual([Sun, Moon, [Mercury, Mercury], Rahu]);
      expectRising([Moon, Mercury, Rahu, Sun]);
      expect([Moon, Sun]).toEqual([2, 5]);
    },
  );

  law(
    'strengths/tables/shayanadi.ts#AGE_SHARES',
    'doubled from infant to youth to adult, some of it old, none dead',
    () => {
      const { bala, kumara, yuva, vriddha, mrita } = AGE_SHARES;
      expect([kumara / bala, yuva / kumara, yuva, vriddha, mrita]).toEqual([2, 2, 1, null, 0]);
      expectRising([WAKING_SHARES.sushupti, WAKING_SHARES.swapna, WAKING_SHARES.jagrat]);
    },
  );

  law(
    'strengths/tables/shayanadi.ts#NAME_SOUNDS',
    'all consonants but the nasals that begin no name, in their order down the rows after the five vowels',
    () => {
      const down = whole(0, 6).flatMap((column) => whole(0, 4).map((row) => NAME_SOUNDS[row * 7 + column]));
      expect(down.join('')).toBe('अइउएओकखगघचछजझटठडढतथदधनपफबभमयरलवशषसह');
    },
  );

  law(
    'strengths/tables/vaisheshikamsha.ts#VAISHESHIKAMSHAS',
    'a name for each number from two to all divisions',
    () => {
      for (const scheme of SCHEMES) {
        const names: readonly string[] = VAISHESHIKAMSHAS[scheme];
        expectDistinct(names, Object.keys(VIMSHOPAKA_WEIGHTS[scheme]).length - 1);
      }
      expect(VAISHESHIKAMSHAS.saptavarga.slice(0, -1)).toEqual(VAISHESHIKAMSHAS.shadvarga);
    },
  );
});
