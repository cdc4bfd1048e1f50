import { describe, expect, it } from 'vitest';
import { banaOf, isIron } from '../../src/muhurta/rules/bana.js';
import { quarterOf } from '../../src/muhurta/rules/yoginis.js';
import { FOR_BIRTHS } from '../../src/muhurta/tables/actProvenance.js';
import { ACT_NAMES, ACTS } from '../../src/muhurta/tables/acts.js';
import {
  BAD_YOGAS,
  BENEFIC_DAYS,
  EVERY_ACT,
  STARS as KINDS,
  VISIBLE_IN_FULL,
} from '../../src/muhurta/tables/actsCommon.js';
import { VIVAHA } from '../../src/muhurta/tables/actsMarriage.js';
import type { ActCondition } from '../../src/muhurta/tables/actTypes.js';
import { ANANDADI, ANANDADI_FIRST, BEFORE_ABHIJIT } from '../../src/muhurta/tables/anandadi.js';
import { BALA_RULES, PANCHAKA_REMAINDERS } from '../../src/muhurta/tables/bala.js';
import { BANAS } from '../../src/muhurta/tables/bana.js';
import { BHADRA_PARTS, BHADRAS, PUCCHA_LENGTH } from '../../src/muhurta/tables/bhadra.js';
import { DIRECTIONS } from '../../src/muhurta/tables/directions.js';
import { DURMUHURTAS, SATURDAY } from '../../src/muhurta/tables/durmuhurta.js';
import { CHOGHADIYAS, GOWRI, HORA_LORDS, VISHAM_OF_NIGHT, WEEKDAY_LORDS } from '../../src/muhurta/tables/eight.js';
import { GULIKA_EIGHTHS, RAHU_KALAM_EIGHTHS, YAMAGANDA_EIGHTHS } from '../../src/muhurta/tables/eighths.js';
import { GHATA } from '../../src/muhurta/tables/ghata.js';
import { GHATIS } from '../../src/muhurta/tables/ghatis.js';
import {
  DAGDHA_TITHIS,
  EKARGALA_YOGAS,
  KRANTI_SAMYAS,
  LATTADI_RULES,
  LATTAS,
  PATA_YOGAS,
  UPAGRAHAS,
  VEDHAS,
  YUTI_GRAHAS,
} from '../../src/muhurta/tables/lattadi.js';
import { DAY_MUHURTAS, NIGHT_MUHURTAS } from '../../src/muhurta/tables/muhurtas.js';
import { PANCHAKA_KINDS } from '../../src/muhurta/tables/panchaka.js';
import { BIRD_CYCLES, BIRD_PARTS, BIRD_STARS, BIRDS } from '../../src/muhurta/tables/panchaPakshi.js';
import { HOMAHUTI, HOMAHUTI_BAD, KUMBHA_PARTS } from '../../src/muhurta/tables/vasas.js';
import { YOGA_OPENINGS } from '../../src/muhurta/tables/yogaOpenings.js';
import {
  AADAL_COUNTS,
  AMRITA_SIDDHI,
  GANDA_MOOLA,
  JWALAMUKHI,
  PUSHKARA,
  RAVI_COUNTS,
  SARVARTHA_SIDDHI,
  VIDAAL_COUNTS,
} from '../../src/muhurta/tables/yogas.js';
import {
  LALATA,
  NAKSHATRA_SHULA,
  OF_ALL_DIRECTIONS,
  QUARTER_FIRST,
  YOGINI_TITHIS,
} from '../../src/muhurta/tables/yoginis.js';
import { ABHIJIT } from '../../src/muhurta/yogas.js';
import { VARAS, YOGAS } from '../../src/zodiac/limbNames.js';
import { LUNAR_MONTHS } from '../../src/zodiac/lunarMonth.js';
import { NAKSHATRAS, SIGNS } from '../../src/zodiac/names.js';
import { named, starsIn, tithisIn } from '../support/actWords.js';
import { expectDistinct, expectEach, expectRising, law, namesInOrder, sum, whole } from '../support/laws.js';

const STARS = NAKSHATRAS.map(({ name }) => name as string);

describe('laws of the tables of muhūrta', () => {
  law('muhurta/tables/anandadi.ts#ANANDADI', 'twenty-eight of their own names, sixteen good', () => {
    expectDistinct(ANANDADI.map(({ name }) => name), 28); // biome-ignore format: one line
    expect(ANANDADI.filter(({ quality }) => quality === 'good')).toHaveLength(16);
    // By weekday and star they say what Amṛta siddhi and the good of the week do: see ANANDADI_FIRST.
    const at = (place: number): string | undefined => ANANDADI[place - 1]?.name;
    expect([1, 7, 14, 19, 21, 28].map(at)).toEqual(['Ananda', 'Dhvaja', 'Padma', 'Siddhi', 'Amrita', 'Pravardhamana']);
    expect([2, 9, 15, 18, 22, 25].map(at)).toEqual(['Kaladanda', 'Vajra', 'Lumbaka', 'Kana', 'Musala', 'Rakshasa']);
  });

  law('muhurta/tables/anandadi.ts#ANANDADI_FIRST', 'four stars further each day, Abhijit counted', () => {
    const order = [...STARS.slice(0, BEFORE_ABHIJIT), 'Abhijit', ...STARS.slice(BEFORE_ABHIJIT)];
    expect(ANANDADI_FIRST).toEqual(whole(0, 6).map((day) => order[4 * day]));
  });

  law(
    'muhurta/tables/bala.ts#PANCHAKA_REMAINDERS',
    'five named bad, by the numbers of the rule; all others free',
    () => {
      const bad = /of nines: ([\d, and]+) bad/
        .exec(BALA_RULES.panchaka_rahita?.rule ?? '')?.[1]
        ?.match(/\d+/g)
        ?.map(Number);
      expect(PANCHAKA_REMAINDERS.flatMap(({ quality }, i) => (quality === 'bad' ? [i] : []))).toEqual(bad);
      expect(PANCHAKA_REMAINDERS.every(({ name, quality }) => (name === 'Rahita') === (quality === 'good'))).toBe(true);
      expect([1, 2, 4, 6, 8].map((i) => PANCHAKA_REMAINDERS[i]?.name)).toEqual([
        'Mrityu',
        'Agni',
        'Raja',
        'Chora',
        'Roga',
      ]);
    },
  );

  law(
    'muhurta/tables/bhadra.ts#BHADRAS',
    'every seventh karaṇa from the eighth; the tail ends where the mouth begins',
    () => {
      expect(BHADRAS.map(({ karana }) => karana)).toEqual(whole(0, 7).map((n) => 8 + 7 * n));
      for (const { mukha, puccha } of BHADRAS) {
        expect((puccha + PUCCHA_LENGTH) % BHADRA_PARTS).toBe(mukha);
        expect(mukha % (BHADRA_PARTS / 4)).toBe(0);
      }
      const mouths = BHADRAS.map(({ mukha }) => mukha / 7.5);
      expect(mouths).toEqual([0, 1, 2, 3, 3, 2, 1, 0]);
    },
  );

  law(
    ['muhurta/tables/durmuhurta.ts#DURMUHURTAS', 'muhurta/tables/durmuhurta.ts#SATURDAY'],
    'fifteenths of the day or the night, in order',
    () => {
      expect(DURMUHURTAS).toHaveLength(6);
      for (const list of [...DURMUHURTAS, ...Object.values(SATURDAY)]) {
        const places = list.map(({ part, number }) => (part === 'day' ? 0 : 15) + number);
        expectRising(places);
        expect(list.every(({ number }) => number >= 1 && number <= 15)).toBe(true);
      }
      // By name, Nārada: Aryaman; Vidhi and Rakṣas … : the day muhūrtas of each weekday.
      const named = DURMUHURTAS.map((list) => list.map(({ part, number }) => (part === 'day' ? DAY_MUHURTAS : NIGHT_MUHURTAS)[number - 1]?.name)); // biome-ignore format: one line
      expect(named).toEqual([['Aryaman'], ['Brahma', 'Nirriti'], ['Pitri', 'Agni'], ['Vidhi'], ['Udaka', 'Nirriti'], ['Pitri', 'Brahma']]); // biome-ignore format: one line
      expect(SATURDAY).toMatchObject({ first_two: [{ number: 1 }, { number: 2 }], third: [{ number: 3 }] });
      expect(SATURDAY.narada).toEqual([{ part: 'day', number: 2 }, { part: 'night', number: 1 }]); // biome-ignore format: one line
    },
  );

  law(['muhurta/tables/eight.ts#CHOGHADIYAS', 'muhurta/tables/eight.ts#GOWRI'], 'one name for each lord', () => {
    expectEach(Object.keys(CHOGHADIYAS), HORA_LORDS);
    expectEach(Object.values(CHOGHADIYAS).map(({ name }) => name), namesInOrder('choghadiya')); // biome-ignore format: one line
    expect(HORA_LORDS.map((lord) => CHOGHADIYAS[lord].name).join(' ')).toBe(
      'Udvega Chara Labha Amrita Kala Shubha Roga',
    );
    expect(Object.keys(GOWRI)).toEqual([...WEEKDAY_LORDS, 'Rahu']);
    expectEach(Object.values(GOWRI).map(({ name }) => name), namesInOrder('gowri')); // biome-ignore format: one line
    for (const [lord, start] of [
      ['Moon', 'Am'],
      ['Mars', 'Ro'],
      ['Mercury', 'La'],
    ] as const) {
      expect([CHOGHADIYAS[lord].name.slice(0, 2), GOWRI[lord].name.slice(0, 2)]).toEqual([start, start]);
    }
    expect(GOWRI.Rahu.name).toBe('Visham');
  });

  law('muhurta/tables/eighths.ts#GULIKA_EIGHTHS', 'the part of Saturn, counted from the lord of the day', () => {
    expect(GULIKA_EIGHTHS).toEqual(whole(0, 6).map((day) => 7 - day));
  });

  law('muhurta/tables/eighths.ts#YAMAGANDA_EIGHTHS', 'the part of Jupiter, counted from the lord of the day', () => {
    expect(YAMAGANDA_EIGHTHS).toEqual(whole(0, 6).map((day) => ((WEEKDAY_LORDS.indexOf('Jupiter') - day + 7) % 7) + 1));
  });

  law(
    ['muhurta/tables/eighths.ts#RAHU_KALAM_EIGHTHS', 'muhurta/tables/eight.ts#VISHAM_OF_NIGHT'],
    'an eighth of its own on each day, of seven',
    () => {
      expectEach(RAHU_KALAM_EIGHTHS, whole(2, 8));
      expectEach(VISHAM_OF_NIGHT, whole(2, 8));
      // “Mother saw father wearing the turban suddenly”: Monday, Saturday, Friday, Wednesday, Thursday, Tuesday, Sunday.
      expect(whole(2, 8).map((eighth) => RAHU_KALAM_EIGHTHS.indexOf(eighth as 2))).toEqual([1, 6, 5, 3, 4, 2, 0]);
      expect(whole(2, 8).map((eighth) => VISHAM_OF_NIGHT.indexOf(eighth as 2))).toEqual([4, 2, 0, 1, 6, 5, 3]);
    },
  );

  law('muhurta/tables/ghata.ts#GHATA', 'the signs in order, tithis of one kind, one of each', () => {
    expect(GHATA.map(({ sign }) => sign)).toEqual(SIGNS.map(({ name }) => name));
    for (const { sign, tithis, prahara, nakshatra, month } of GHATA) {
      expect(
        tithis.map((tithi) => tithi - (tithis[0] ?? 0)),
        sign,
      ).toEqual([0, 5, 10]);
      expect((tithis[0] ?? 0) >= 1 && (tithis[0] ?? 9) <= 5, sign).toBe(true);
      expect(prahara >= 1 && prahara <= 4, sign).toBe(true);
      expect(STARS).toContain(nakshatra);
      expect(LUNAR_MONTHS.map(({ name }) => name)).toContain(month);
    }
    // Muhūrta Cintāmaṇi, Yātrā 27 and 33: counts from the sign; those of women are as different from each other.
    const names = SIGNS.map(({ name }) => name);
    const counts = (of: (row: (typeof GHATA)[number]) => (typeof names)[number]): number[] =>
      GHATA.map((row, i) => ((names.indexOf(of(row)) - i + 12) % 12) + 1);
    expect(counts((row) => row.moon_sign_male)).toEqual([1, 5, 9, 2, 6, 10, 3, 7, 4, 8, 11, 12]);
    expect(counts((row) => row.moon_sign_female)).toEqual([1, 8, 7, 9, 4, 3, 6, 2, 10, 11, 5, 12]);
    expect(GHATA.map(({ lagna }) => names.indexOf(lagna) + 1)).toEqual([1, 2, 4, 7, 10, 12, 6, 8, 9, 11, 3, 5]);
    // The quarter is in the sign of the Moon, but for Sagittarius in the e-text.
    const outside = GHATA.filter(({ moon_quarter: [star, pada], moon_sign_male: sign }) => {
      const place = STARS.indexOf(star) * 4 + pada - 1;
      return names[Math.floor(place / 9)] !== sign;
    });
    expect(outside.map(({ sign }) => sign)).toEqual(['Sagittarius']);
  });

  law(
    'muhurta/tables/ghatis.ts#GHATIS',
    'all stars; amṛta begins twenty-four ghaṭīs after varjya, but for four',
    () => {
      expect(GHATIS.map(({ nakshatra }) => nakshatra)).toEqual(STARS);
      const others = GHATIS.filter(({ varjya, amrita }) => amrita - varjya !== 24);
      expect(others.map(({ nakshatra, varjya, amrita }) => `${nakshatra} ${varjya} ${amrita}`)).toEqual([
        // 50 + 24 is beyond sixty, 56 + 24 too: a turn of thirty-two and of thirty-six less.
        'Ashwini 50 42',
        'Rohini 40 52',
        'Ardra 21 35',
        'Mula 56 44',
      ]);
      for (const { varjya, amrita } of GHATIS) expect(Math.max(varjya, amrita) + 4).toBeLessThanOrEqual(60);
      // “Fifty, twenty-four, thirty, forty, fourteen …”, the list of varjya that almanacs print.
      expect(GHATIS.map(({ varjya }) => varjya).join(' ')).toBe(
        '50 24 30 40 14 21 30 20 32 30 20 18 21 20 14 14 10 14 56 24 20 10 10 18 16 24 30',
      );
    },
  );

  law(
    ['muhurta/tables/muhurtas.ts#DAY_MUHURTAS', 'muhurta/tables/muhurtas.ts#NIGHT_MUHURTAS'],
    'thirty in order, fifteen and fifteen',
    () => {
      const all = [...DAY_MUHURTAS, ...NIGHT_MUHURTAS].map(({ name }) => name as string);
      expectDistinct(all, 30);
      expect(all).toEqual(namesInOrder('muhurtas').filter((name) => all.includes(name)));
      expect(DAY_MUHURTAS).toHaveLength(15);
      expect(DAY_MUHURTAS[7]?.name).toBe('Vidhi');
    },
  );

  law('muhurta/tables/panchaka.ts#PANCHAKA_KINDS', 'by the weekday, none on Wednesday and Thursday', () => {
    expect(PANCHAKA_KINDS).toEqual(['Roga', 'Raja', 'Agni', null, null, 'Chora', 'Mrityu']);
    expectEach(PANCHAKA_KINDS.filter((kind) => kind !== null), PANCHAKA_REMAINDERS.filter(({ name }) => name !== 'Rahita').map(({ name }) => name)); // biome-ignore format: one line
  });

  law('muhurta/tables/bana.ts#BANAS', 'one arrow of a degree at most, four free of nine; one of iron', () => {
    const arrows = whole(0, 8).map((degree) => banaOf(degree)?.name);
    expectEach(arrows.filter((name) => name !== undefined), BANAS.map(({ name }) => name)); // biome-ignore format: one line
    expect(arrows).toEqual([undefined, 'Mrityu', 'Agni', undefined, 'Raja', undefined, 'Chora', undefined, 'Roga']);
    // The same remainders as pañcaka rahita has.
    expect(arrows.map((name) => name ?? 'Rahita')).toEqual(PANCHAKA_REMAINDERS.map(({ name }) => name));
    expect(whole(0, 29).filter(isIron)).toEqual(whole(0, 29).filter((degree) => banaOf(degree)?.name === 'Agni'));
    expect(BANAS.map(({ harms_at }) => harms_at)).toEqual(['night', 'always', 'day', 'night', 'twilight']);
    expect(BANAS.map(({ weekdays }) => weekdays[0])).toEqual(['Sunday', 'Tuesday', 'Saturday', 'Tuesday', 'Wednesday']);
  });

  law(
    [
      'muhurta/tables/panchaPakshi.ts#BIRDS',
      'muhurta/tables/panchaPakshi.ts#BIRD_STARS',
      'muhurta/tables/panchaPakshi.ts#BIRD_CYCLES',
      'muhurta/tables/panchaPakshi.ts#BIRD_PARTS',
    ],
    'five birds share the stars; a cycle has every act and bird, and parts fill 144',
    () => {
      expectDistinct(BIRDS, 5);
      expect(sum(BIRD_STARS)).toBe(27);
      for (const { acts, step, eaters } of Object.values(BIRD_CYCLES)) {
        expectDistinct(acts, 5);
        expectDistinct(whole(0, 4).map((i) => (i * step) % 5), 5); // biome-ignore format: one line
        expect(eaters).toHaveLength(7);
        expectEach([...new Set(eaters)], BIRDS);
        // Tuesday is as Sunday.
        expect(eaters[2]).toBe(eaters[0]);
      }
      for (const parts of Object.values(BIRD_PARTS)) expect(sum(Object.values(parts))).toBe(144);
    },
  );

  law('muhurta/tables/vasas.ts#HOMAHUTI', 'the nine grahas: the Sun and who follow by twos, the nodes last', () => {
    expectEach(HOMAHUTI, ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu']);
    // Muhūrta Cintāmaṇi, Nakṣatra 35: Sun, Mercury, Venus, Saturn; Moon, Mars, Jupiter; Rāhu and Ketu.
    expect([HOMAHUTI.slice(0, 4), HOMAHUTI.slice(4, 7)].map((half) => half.map((one) => one.slice(0, 3)))).toEqual([
      ['Sun', 'Mer', 'Ven', 'Sat'],
      ['Moo', 'Mar', 'Jup'],
    ]);
  });

  law('muhurta/tables/vasas.ts#HOMAHUTI_BAD', 'the five malefics, of the nine', () => {
    expectEach(
      HOMAHUTI_BAD,
      HOMAHUTI.filter((one) => !['Moon', 'Mercury', 'Jupiter', 'Venus'].includes(one)),
    );
  });

  law('muhurta/tables/vasas.ts#KUMBHA_PARTS', 'twenty-seven stars, thirteen bad and fourteen good', () => {
    const stars = (quality: string): number[] =>
      KUMBHA_PARTS.filter((one) => one.quality === quality).map((one) => one.stars);
    expectDistinct(KUMBHA_PARTS.map(({ part }) => part), 8); // biome-ignore format: one line
    expect([sum(stars('bad')), sum(stars('good'))]).toEqual([13, 14]);
    expect(KUMBHA_PARTS.map(({ stars: count }) => count)).toEqual([1, 4, 4, 4, 4, 4, 3, 3]);
  });

  law('muhurta/tables/yoginis.ts#YOGINI_TITHIS', 'each tithi of a half once, with the new moon; eight apart', () => {
    expectEach(YOGINI_TITHIS.flat(), [...whole(1, 15), 30]);
    for (const [first, second] of YOGINI_TITHIS) expect(second - first).toBe(first === 8 ? 22 : 8);
    // She goes east, north, southeast, southwest, south, west, northwest, northeast from the first tithi on.
    expect(whole(1, 8).map((tithi) => YOGINI_TITHIS.findIndex(([first]) => first === tithi))).toEqual([
      0, 6, 1, 3, 2, 4, 5, 7,
    ]);
  });

  law('muhurta/tables/yoginis.ts#NAKSHATRA_SHULA', 'one star for each direction, of the opposite quarter', () => {
    expect(Object.keys(NAKSHATRA_SHULA)).toEqual(['east', 'south', 'west', 'north']);
    const quarters = Object.values(NAKSHATRA_SHULA).map((name) => quarterOf(STARS.indexOf(name) + 1));
    expect(quarters).toEqual(['west', 'north', 'east', 'south']);
  });

  law('muhurta/tables/yoginis.ts#QUARTER_FIRST', 'seven stars each, with Abhijit in the west', () => {
    const counts = ['east', 'south', 'west', 'north'].map(
      (quarter) => whole(1, 27).filter((star) => quarterOf(star) === quarter).length,
    );
    expect(counts).toEqual([7, 7, 6, 7]);
    expect(STARS.indexOf(QUARTER_FIRST.east)).toBe(2);
  });

  law('muhurta/tables/yoginis.ts#LALATA', 'the houses from the rising one against their order, as they lie', () => {
    // The first house rises in the east, the tenth is in the south, the seventh sets, the fourth is in the north.
    expect(LALATA.map(({ direction }) => direction)).toEqual(DIRECTIONS);
    expect(LALATA.flatMap(({ houses }) => [...houses].reverse())).toEqual([1, ...whole(2, 12).reverse()]);
    expectDistinct(LALATA.map(({ graha }) => graha), 8); // biome-ignore format: one line
  });

  law('muhurta/tables/yoginis.ts#OF_ALL_DIRECTIONS', 'one star of each quarter', () => {
    const quarters = OF_ALL_DIRECTIONS.map((name) => quarterOf(STARS.indexOf(name) + 1));
    expectEach(quarters, ['north', 'east', 'south', 'west']);
    expect(OF_ALL_DIRECTIONS.map((name) => STARS.indexOf(name))).toEqual([0, 7, 12, 16]);
  });

  law(
    ['muhurta/tables/yogas.ts#AMRITA_SIDDHI', 'muhurta/tables/yogas.ts#SARVARTHA_SIDDHI'],
    'what makes the one makes the other',
    () => {
      expectDistinct(AMRITA_SIDDHI, 7);
      for (const [day, stars] of SARVARTHA_SIDDHI.entries()) {
        expectDistinct(stars, stars.length);
        expect(stars).toContain(AMRITA_SIDDHI[day]);
      }
      // Muhūrtarāja, p. 45: seven, five, four, five, five, five, three.
      expect(SARVARTHA_SIDDHI.map((stars) => stars.length)).toEqual([7, 5, 4, 5, 5, 5, 3]);
      expect(AMRITA_SIDDHI.join(' ')).toBe('Hasta Mrigashira Ashwini Anuradha Pushya Revati Rohini');
      expect(SARVARTHA_SIDDHI.flatMap((stars, day) => (stars.includes('Shravana') ? [day] : []))).toEqual([1, 5, 6]);
      expect(SARVARTHA_SIDDHI.flatMap((stars, day) => (stars.includes('Anuradha') ? [day] : []))).toEqual([1, 3, 4, 5]);
      expect(SARVARTHA_SIDDHI.flatMap((stars, day) => (stars.includes('Pushya') ? [day] : []))).toEqual([0, 1, 4]);
    },
  );

  law(
    ['muhurta/tables/yogas.ts#AADAL_COUNTS', 'muhurta/tables/yogas.ts#VIDAAL_COUNTS'],
    'two and seven of every seven; three and six, and none of both',
    () => {
      expect(AADAL_COUNTS).toEqual([0, 7, 14, 21].flatMap((base) => [base + 2, base + 7]));
      expect(VIDAAL_COUNTS).toEqual([0, 7, 14, 21].flatMap((base) => [base + 3, base + 6]));
    },
  );

  law('muhurta/tables/yogas.ts#RAVI_COUNTS', 'six of twenty-seven, rising', () => {
    expect(RAVI_COUNTS).toEqual([4, 6, 9, 10, 13, 20]);
  });

  law('muhurta/tables/yogas.ts#PUSHKARA', 'Bhadrā tithis; stars that two signs, or three feet and one, share', () => {
    expect(PUSHKARA.tithis).toEqual([0, 1, 2].map((n) => 2 + 5 * n));
    expectEach(PUSHKARA.weekdays, [0, 2, 6]);
    // Nine padas are two signs and a quarter: two signs share the padas of a star half and half, or one and three.
    const split = (star: number): number => (12 - ((4 * star) % 9)) % 9;
    const shared = (feet: readonly number[]): string[] =>
      STARS.filter((_, star) => {
        const first = 9 - ((4 * star) % 9);
        return first < 4 && feet.includes(first);
      });
    expect(split(0)).toBe(3);
    expectEach(PUSHKARA.dvipushkara, shared([2]));
    expectEach(PUSHKARA.tripushkara, shared([1, 3]));
  });

  law('muhurta/tables/yogas.ts#JWALAMUKHI', 'tithis of a half in order, each with its star', () => {
    expectRising(JWALAMUKHI.map(([tithi]) => tithi));
    expect(JWALAMUKHI.map(([tithi, star]) => `${tithi} ${star}`).join(', ')).toBe(
      '1 Mula, 5 Bharani, 8 Krittika, 9 Rohini, 10 Ashlesha',
    );
  });

  law('muhurta/tables/yogas.ts#GANDA_MOOLA', 'the stars of Mercury and Ketu', () => {
    const of = (place: number): string[] => STARS.filter((_, star) => star % 9 === place);
    expectEach(GANDA_MOOLA, [...of(0), ...of(8)]);
  });

  law('muhurta/yogas.ts#ABHIJIT', 'the last pada of Uttarāṣāḍhā and a fifteenth of Śravaṇa', () => {
    const star = 360 / 27;
    expect(ABHIJIT.start).toBeCloseTo(21 * star - star / 4, 9);
    expect(ABHIJIT.end).toBeCloseTo(21 * star + star / 15, 9);
  });
});

const ALL: readonly (readonly [act: string, condition: ActCondition])[] = ACT_NAMES.flatMap((act) =>
  [...ACTS[act].conditions, ...FOR_BIRTHS].map((condition) => [act, condition] as const),
);

describe('the rules of acts', () => {
  law(
    [
      'muhurta/tables/actsMarriage.ts#VIVAHA',
      'muhurta/tables/actsHouse.ts#GRIHA_PRAVESHA',
      'muhurta/tables/actsHouse.ts#GRIHA_ARAMBHA',
      'muhurta/tables/actsLearning.ts#CHAULA',
      'muhurta/tables/actsLearning.ts#VIDYARAMBHA',
      'muhurta/tables/actsLearning.ts#UPANAYANA',
      'muhurta/tables/actsSamskara.ts#SIMANTA',
      'muhurta/tables/actsSamskara.ts#NAMAKARANA',
      'muhurta/tables/actsSamskara.ts#ANNAPRASHANA',
      'muhurta/tables/actsSamskara.ts#KARNAVEDHA',
      'muhurta/tables/actsWorldly.ts#VAHANA',
      'muhurta/tables/actsWorldly.ts#VYAPARA',
      'muhurta/tables/actsWorldly.ts#KRAYA',
      'muhurta/tables/actsWorldly.ts#YATRA',
      'muhurta/tables/actsHouse.ts#fixedLagna',
      'muhurta/tables/actsHouse.ts#WORKING_DAYS',
      'muhurta/tables/actsWorldly.ts#NOT_TUESDAY',
      'muhurta/tables/actsCommon.ts#NORTHERN',
      'muhurta/tables/actsCommon.ts#NO_BHADRA',
    ],
    'what a condition asks in words is what it asks in numbers; each id once in an act',
    () => {
      for (const act of ACT_NAMES) {
        const ids = ACTS[act].conditions.map(({ id }) => id);
        expectDistinct(ids, ids.length);
      }
      for (const [act, { id, asks, ask }] of ALL) {
        const where = `${act} ${id}`;
        const wanted = (all: number, numbers: readonly number[], isNegative: boolean): number[] =>
          whole(1, all).filter((number) => numbers.includes(number) !== isNegative);
        const negative = /^(not|neither|no) /.test(asks) || / not rising|neither .* rising|not Anuradha/.test(asks);
        switch (ask.type) {
          case 'nakshatra':
            expectEach(ask.in ?? wanted(27, ask.not_in ?? [], true), wanted(27, starsIn(asks), negative));
            break;
          case 'tithi':
            if (id === 'bright_half') break;
            expectEach(ask.in ?? wanted(30, ask.not_in ?? [], true), wanted(30, tithisIn(asks), negative));
            break;
          case 'weekday':
            if (/^a day of a benefic$/.test(asks)) break;
            expectEach(ask.in, wanted(7, named(asks, VARAS.map(({ name }) => name)), negative)); // biome-ignore format: one line
            break;
          case 'lagna':
            if (/movable/.test(asks)) expectEach(ask.in ?? [], SIGNS.filter((_, i) => i % 3 !== 0).map(({ name }) => name)); // biome-ignore format: one line
            else if (/Mercury/.test(asks)) expectEach(ask.in ?? [], [3, 6, 4, 2, 7, 9, 12].map((n) => SIGNS[n - 1]?.name)); // biome-ignore format: one line
            else if (/Venus or Jupiter/.test(asks)) expectEach(ask.in ?? [], [2, 7, 9, 12].map((n) => SIGNS[n - 1]?.name)); // biome-ignore format: one line
            else expectEach(ask.in ?? [], wanted(12, named(asks, SIGNS.map(({ name }) => name)), negative).map((n) => SIGNS[n - 1]?.name)); // biome-ignore format: one line
            break;
          case 'sun_sign':
            if (/Capricorn to Gemini/.test(asks)) expect(ask.in).toEqual([10, 11, 12, 1, 2, 3]);
            else expectEach(ask.in, named(asks, SIGNS.map(({ name }) => name))); // biome-ignore format: one line
            break;
          case 'not_sun_sign':
            expectEach(ask.in, named(asks, SIGNS.map(({ name }) => name))); // biome-ignore format: one line
            break;
          case 'lunar_month':
            expectEach(
              ask.in,
              wanted(12, named(asks.replace(/Karttika/, 'Kartika').replace(/: the northern.*/, ''), LUNAR_MONTHS.map(({ name }) => name)), negative).map((n) => LUNAR_MONTHS[n - 1]?.name), // biome-ignore format: one line
            );
            break;
          case 'yoga':
            expectEach(ask.not_in ?? [], named(asks, YOGAS.map(({ name }) => name))); // biome-ignore format: one line
            break;
          case 'karana':
            expect(ask.not_in, where).toEqual(whole(0, 7).map((n) => 8 + 7 * n));
            break;
          default:
            expect(asks.length, where).toBeGreaterThan(5);
        }
      }
    },
  );

  law(
    [
      'muhurta/tables/actsCommon.ts#EVERY_ACT',
      'muhurta/tables/actsCommon.ts#VISIBLE_IN_FULL',
      'muhurta/tables/actProvenance.ts#FOR_BIRTHS',
    ],
    'what holds for every act is to be avoided, and printed lists do not apply it; visible planets are three days off',
    () => {
      expect(EVERY_ACT.every(({ says, almanac }) => says === 'avoid' && !almanac)).toBe(true);
      expect(VISIBLE_IN_FULL.map(({ ask }) => ask)).toEqual([
        { type: 'no_asta', planet: 'Jupiter', around: 3 },
        { type: 'no_asta', planet: 'Venus', around: 3 },
      ]);
      expect(FOR_BIRTHS.map(({ ask }) => ask.type)).toEqual(['chandra', 'tara']);
    },
  );

  law('muhurta/tables/actsCommon.ts#STARS', 'with the fierce and the mixed they are all stars, each once', () => {
    const fierce = [11, 20, 25, 2, 10];
    const mixed = [16, 3];
    expectEach([...Object.values(KINDS).flat(), ...fierce, ...mixed], whole(1, 27));
  });

  law(
    ['muhurta/tables/actsCommon.ts#BAD_YOGAS', 'muhurta/tables/yogaOpenings.ts#YOGA_OPENINGS'],
    'the yogas with a barred opening, and Vyatīpāta and Vaidhṛti, which are barred whole',
    () => {
      expectEach(BAD_YOGAS, [...Object.keys(YOGA_OPENINGS).map(Number), 17, 27]);
      for (const [number, opening] of Object.entries(YOGA_OPENINGS))
        expect(opening?.name).toBe(YOGAS[Number(number) - 1]?.name);
      const text = EVERY_ACT.find(({ id }) => id === 'yoga_opening')?.asks ?? '';
      const ghatis = (name: string): number =>
        Number(/\((\d)/.exec(text.slice(text.search(new RegExp(`\\b${name}`))))?.[1]);
      for (const opening of Object.values(YOGA_OPENINGS))
        if (opening !== undefined && opening.ghatis !== 'half')
          expect(ghatis(opening.name), opening.name).toBe(opening.ghatis);
    },
  );

  law('muhurta/tables/actsCommon.ts#BENEFIC_DAYS', 'of the Moon, Mercury, Jupiter and Venus', () => {
    expect(BENEFIC_DAYS.map((day) => VARAS[day - 1]?.lord)).toEqual(['Moon', 'Mercury', 'Jupiter', 'Venus']);
  });

  law(
    'muhurta/tables/actsCommon.ts#CHAPTERS',
    'each verse names a chapter and a number, or says that no verse has it',
    () => {
      for (const [act, { id, verse }] of ALL)
        expect(verse, `${act} ${id}`).toMatch(
          /^Muhurta Chintamani, [A-Z][a-z]+( pravesha)? \d|^almanacs|^printed lists/,
        );
    },
  );

  it('lists every act once', () => {
    expectEach(ACT_NAMES, Object.keys(ACTS));
  });

  law(
    ['muhurta/tables/lattadi.ts#LATTAS', 'muhurta/tables/lattadi.ts#LATTADI_RULES'],
    'the numbers of the rule, in its order',
    () => {
      const [behind = '', ahead = ''] = LATTADI_RULES.latta.rule.split(' behind them, ');
      const numbers = (text: string): number[] => (text.split(';')[0]?.match(/\d+/g) ?? []).map(Number);
      expect(['Mercury', 'Rahu', 'Moon', 'Venus'].map((one) => LATTAS[one as keyof typeof LATTAS].count)).toEqual(numbers(behind)); // biome-ignore format: one line
      expect(['Sun', 'Saturn', 'Jupiter', 'Mars'].map((one) => LATTAS[one as keyof typeof LATTAS].count)).toEqual(numbers(ahead)); // biome-ignore format: one line
      expect(Object.values(LATTAS).filter((one) => one.ahead)).toHaveLength(4);
    },
  );

  law('muhurta/tables/lattadi.ts#PATA_YOGAS', 'the six that the rule names', () => {
    expectEach(PATA_YOGAS, named(LATTADI_RULES.pata.rule, YOGAS.map(({ name }) => name))); // biome-ignore format: one line
  });

  law('muhurta/tables/lattadi.ts#EKARGALA_YOGAS', 'the nine bad yogas', () => {
    expectEach(EKARGALA_YOGAS, BAD_YOGAS);
  });

  law(
    'muhurta/tables/lattadi.ts#YUTI_GRAHAS',
    'all of the seven but the Moon and the two benefics that are good',
    () => {
      expect(YUTI_GRAHAS).toEqual(['Sun', 'Mars', 'Venus', 'Saturn']);
    },
  );

  law('muhurta/tables/lattadi.ts#VEDHAS', 'eight pairs with every nakṣatra of marriage once', () => {
    const marriage = VIVAHA.conditions.find(({ id }) => id === 'nakshatra')?.ask;
    const stars = VEDHAS.flat();
    expectDistinct(stars, 16);
    for (const star of marriage?.type === 'nakshatra' ? (marriage.in ?? []) : []) expect(stars).toContain(star);
  });

  law('muhurta/tables/lattadi.ts#UPAGRAHAS', 'nine places and the five from the twenty-first', () => {
    expect(UPAGRAHAS.slice(-5)).toEqual(whole(21, 25));
    expectEach(UPAGRAHAS.slice(0, -5), [5, 8, 10, 14, 7, 19, 15, 18]);
  });

  law(
    'muhurta/tables/lattadi.ts#KRANTI_SAMYAS',
    'each sign once, its sum with the other three or nine past the turn',
    () => {
      expectEach(KRANTI_SAMYAS.flat(), whole(1, 12));
      expect(new Set(KRANTI_SAMYAS.map(([one, other]) => (one + other) % 6))).toEqual(new Set([0]));
    },
  );

  law('muhurta/tables/lattadi.ts#DAGDHA_TITHIS', 'each even tithi from the second to the twelfth for two signs', () => {
    expectEach(DAGDHA_TITHIS, whole(1, 6).flatMap((n) => [2 * n, 2 * n])); // biome-ignore format: one line
  });
});
