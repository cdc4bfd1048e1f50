import { describe, expect } from 'vitest';
import { FIRSTS, OWN_PARTS, PLACES, SHARINGS } from '../../src/dashas/ayur/rules.js';
import { KALA_SECTIONS, RATH_ORDER } from '../../src/dashas/graha/tables/orders.js';
import { LETTERS_LIKE, LETTERS_UNDER_SVARAS, SVARAS } from '../../src/dashas/graha/tables/svaras.js';
import { PARYAYAS } from '../../src/dashas/rashi/furtherOptions.js';
import { ROUNDS } from '../../src/dashas/rashi/rules/orders.js';
import { FACING, SEEDS } from '../../src/dashas/rashi/rules/seeds.js';
import { PACHAKA_SHARES, PARYAYA_KINDS } from '../../src/dashas/rashi/tables/further.js';
import { STEPS } from '../../src/dashas/rules/cycle.js';
import { KRITTIKA_SIZES } from '../../src/dashas/starEngine.js';
import { APPLICABILITY, type Test } from '../../src/dashas/tables/applicability.js';
import { GROUPS, ROWS, SHORT, SIGN_YEARS } from '../../src/dashas/tables/kalachakra.js';
import {
  BRIGHT,
  KARANA_LORDS,
  LIMB_SYSTEMS,
  NAISARGIKA_SYSTEM,
  OF_YOGAS,
  TITHI_LORDS,
  YOGA_LORDS,
} from '../../src/dashas/tables/limbSystems.js';
import { STAR_SYSTEMS, type StarSystemId } from '../../src/dashas/tables/systems.js';
import { VIMSHOTTARI_SYSTEM, VIMSHOTTARI_YEARS } from '../../src/dashas/tables/vimshottari.js';
import { YOGINIS } from '../../src/dashas/tables/yoginis.js';
import { COUNT_OF } from '../../src/longevity/tables/options.js';
import { rashiDrishti } from '../../src/zodiac/drishti.js';
import { lordOf, SIGN_LORDS } from '../../src/zodiac/lords.js';
import { GRAHAS, type Graha, SIGNS } from '../../src/zodiac/names.js';
import { modality } from '../../src/zodiac/signNature.js';
import { VIMSHOTTARI } from '../../src/zodiac/vimshottari.js';
import { WEEKDAY_LORDS } from '../../src/zodiac/weekdays.js';
import { entriesOf, expectDistinct, expectEach, law, sum, whole } from '../support/laws.js';

/** What a Sanskrit number says: the name of a system is the sum of its years. */
const NUMBERS: Readonly<Record<StarSystemId, number>> = {
  ashtottari: 108,
  yogini: 36,
  shodashottari: 116,
  dwadashottari: 112,
  panchottari: 105,
  shatabdika: 100,
  chaturashiti_sama: 84,
  dwisaptati_sama: 72,
  shashtihayani: 60,
  shattrimsha_sama: 36,
};

const lordsOf = (id: StarSystemId): Graha[] => STAR_SYSTEMS[id].lords.map(({ lord }) => lord);
const yearsOf = (id: StarSystemId): number[] => STAR_SYSTEMS[id].lords.map(({ years }) => years);
const MALEFICS: readonly Graha[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'];

describe('laws of the tables of daśās', () => {
  law(
    [
      'dashas/tables/systems.ts#ashtottari',
      'dashas/tables/systems.ts#shodashottari',
      'dashas/tables/systems.ts#dwadashottari',
      'dashas/tables/systems.ts#panchottari',
      'dashas/tables/systems.ts#shatabdika',
      'dashas/tables/systems.ts#chaturashiti_sama',
      'dashas/tables/systems.ts#dwisaptati_sama',
      'dashas/tables/systems.ts#shashtihayani',
      'dashas/tables/systems.ts#shattrimsha_sama',
    ],
    'as many years as the name says, each lord once',
    () => {
      for (const [id, { lords, totalYears, name, cycles }] of entriesOf(STAR_SYSTEMS)) {
        expectDistinct(lordsOf(id), lords.length);
        expect([sum(yearsOf(id)), totalYears], id).toEqual([NUMBERS[id], NUMBERS[id]]);
        expect(name.toLowerCase().replace('-', '_')).toBe(id);
        expect(cycles, id).toBe(Math.ceil(100 / totalYears));
      }
    },
  );

  law(
    [
      'dashas/tables/systems.ts#ashtottari',
      'dashas/tables/systems.ts#shashtihayani',
      'dashas/starEngine.ts#KRITTIKA_SIZES',
    ],
    'groups that share the twenty-eight nakṣatras, Abhijit counted',
    () => {
      const krittika = { ...STAR_SYSTEMS.ashtottari.seed, sizes: KRITTIKA_SIZES };
      for (const [lords, seed] of [
        [lordsOf('ashtottari'), STAR_SYSTEMS.ashtottari.seed],
        [lordsOf('ashtottari'), krittika],
        [lordsOf('shashtihayani'), STAR_SYSTEMS.shashtihayani.seed],
      ] as const) {
        const sizes = 'sizes' in seed ? (seed.sizes as readonly number[]) : [];
        expect([sum(sizes), sizes.length]).toEqual([28, lords.length]);
        expect(sizes.every((size, i) => size + (sizes[i + 1] ?? 7 - size) === 7)).toBe(true);
      }
      const sizesOf = (id: 'ashtottari' | 'shashtihayani'): unknown =>
        (STAR_SYSTEMS[id].seed as { readonly sizes?: readonly number[] }).sizes;
      expect(sizesOf('ashtottari')).toEqual(lordsOf('ashtottari').map((lord) => (MALEFICS.includes(lord) ? 4 : 3)));
      expect(KRITTIKA_SIZES).toEqual(lordsOf('ashtottari').map((lord) => (MALEFICS.includes(lord) ? 3 : 4)));
      // 46.40: three and four in turn from Aśvinī.
      expect(sizesOf('shashtihayani')).toEqual(whole(0, 7).map((i) => 3 + (i % 2)));
      expect([STAR_SYSTEMS.ashtottari.seed, STAR_SYSTEMS.shashtihayani.seed]).toMatchObject([{ star: 5 }, { star: 0 }]);
    },
  );

  law(
    ['dashas/tables/systems.ts#ashtottari'],
    'seven of Vimśottarī’s lords and Rāhu: two benefics and a malefic between them, 15 + 17 + 19 + 21',
    () => {
      const years = Object.fromEntries(STAR_SYSTEMS.ashtottari.lords.map(({ lord, years: of }) => [lord, of]));
      expect(['Sun', 'Mars', 'Saturn', 'Rahu'].map((lord) => years[lord])).toEqual([6, 8, 10, 12]);
      expect(['Moon', 'Mercury', 'Jupiter', 'Venus'].map((lord) => years[lord])).toEqual([15, 17, 19, 21]);
      expect(lordsOf('ashtottari').map((lord) => MALEFICS.includes(lord))).toEqual([
        true,
        false,
        true,
        false,
        true,
        false,
        true,
        false,
      ]);
      expect(lordsOf('ashtottari').filter((lord) => !MALEFICS.includes(lord))).toEqual([
        'Moon',
        'Mercury',
        'Jupiter',
        'Venus',
      ]);
      expect(lordsOf('ashtottari').filter((lord) => MALEFICS.includes(lord))).toEqual([
        'Sun',
        'Mars',
        'Saturn',
        'Rahu',
      ]);
    },
  );

  law(
    [
      'dashas/tables/systems.ts#shodashottari',
      'dashas/tables/systems.ts#panchottari',
      'dashas/tables/systems.ts#dwadashottari',
      'dashas/tables/systems.ts#shattrimsha_sama',
    ],
    'a year more, or two, for each lord',
    () => {
      expect(yearsOf('shodashottari')).toEqual(whole(11, 18));
      expect(yearsOf('panchottari')).toEqual(whole(12, 18));
      expect(yearsOf('dwadashottari')).toEqual(whole(3, 10).map((n) => 2 * n + 1));
      expect(yearsOf('shattrimsha_sama')).toEqual(whole(1, 8));
      // The lords as 46.25, 46.28, 46.30 and 46.42 have them.
      expect(lordsOf('shodashottari').join(' ')).toBe('Sun Mars Jupiter Saturn Ketu Moon Mercury Venus');
      expect(lordsOf('dwadashottari').join(' ')).toBe('Sun Jupiter Ketu Mercury Rahu Mars Saturn Moon');
      expect(lordsOf('panchottari').join(' ')).toBe('Sun Mercury Saturn Mars Venus Moon Jupiter');
    },
  );

  law(
    [
      'dashas/tables/systems.ts#shatabdika',
      'dashas/tables/systems.ts#chaturashiti_sama',
      'dashas/tables/systems.ts#dwisaptati_sama',
      'dashas/tables/systems.ts#shashtihayani',
    ],
    'equal years, or two of each',
    () => {
      expect(yearsOf('shatabdika')).toEqual([5, 5, 10, 10, 20, 20, 30]);
      expect(new Set(yearsOf('chaturashiti_sama'))).toEqual(new Set([12]));
      expect(new Set(yearsOf('dwisaptati_sama'))).toEqual(new Set([9]));
      expect(yearsOf('shashtihayani')).toEqual([10, 10, 10, 6, 6, 6, 6, 6]);
      expect(lordsOf('chaturashiti_sama')).toEqual([...WEEKDAY_LORDS]);
      expect(lordsOf('dwisaptati_sama')).toEqual([...WEEKDAY_LORDS, 'Rahu']);
      expect(lordsOf('shatabdika').join(' ')).toBe('Sun Moon Venus Mercury Jupiter Mars Saturn');
      expect(lordsOf('shashtihayani').join(' ')).toBe('Jupiter Sun Mars Moon Mercury Venus Saturn Rahu');
    },
  );

  law(
    ['dashas/tables/yoginis.ts#YOGINIS', 'dashas/tables/systems.ts#shattrimsha_sama'],
    'one year to eight, in one order of the lords',
    () => {
      expect(YOGINIS.map(({ years }) => years)).toEqual(whole(1, 8));
      expectDistinct(YOGINIS.map(({ name }) => name), 8); // biome-ignore format: one line
      expect(YOGINIS.map(({ lord, years }) => ({ lord, years }))).toEqual(STAR_SYSTEMS.shattrimsha_sama.lords);
      expect(lordsOf('yogini').join(' ')).toBe('Moon Sun Jupiter Mars Mercury Saturn Venus Rahu');
      expect(YOGINIS.map(({ name }) => name).join(' ')).toBe(
        'Mangala Pingala Dhanya Bhramari Bhadrika Ulka Siddha Sankata',
      );
    },
  );

  law(
    'zodiac/vimshottari.ts#VIMSHOTTARI',
    'a hundred and twenty years of all nine; who are opposite add up alike',
    () => {
      expectEach(VIMSHOTTARI.map(({ lord }) => lord), GRAHAS); // biome-ignore format: one line
      expect(sum(VIMSHOTTARI.map(({ years }) => years))).toBe(VIMSHOTTARI_YEARS);
      expect(VIMSHOTTARI_SYSTEM.totalYears).toBe(120);
      // 46.15: from the Sun 6, 10, 7, 18, 16, 19, 17, 7, 20.
      const text = 'Ketu 7, Venus 20, Sun 6, Moon 10, Mars 7, Rahu 18, Jupiter 16, Saturn 19, Mercury 17';
      expect(VIMSHOTTARI.map(({ lord, years }) => `${lord} ${years}`).join(', ')).toBe(text);
    },
  );

  law('dashas/tables/kalachakra.ts#SIGN_YEARS', 'the years of the lords, 5 + 21 + 7 + 9 + 10 + 16 + 4', () => {
    const years: Readonly<Record<string, number>> = {
      Sun: 5,
      Moon: 21,
      Mars: 7,
      Mercury: 9,
      Jupiter: 10,
      Venus: 16,
      Saturn: 4,
    };
    expect(SIGN_YEARS).toEqual(whole(0, 11).map((sign) => years[lordOf(sign)]));
    // 46.89: a hundred, eighty-five, eighty-three and eighty-six by the padas, over and over.
    for (const group of GROUPS) {
      const sums = ROWS[group].map((row) => sum(row.map((sign) => SIGN_YEARS[sign] ?? 0)));
      expect(sums).toEqual(group.startsWith('savya') ? [100, 85, 83, 86] : [86, 83, 85, 100]);
    }
  });

  law('dashas/tables/kalachakra.ts#SHORT', 'the first letters of the signs', () => {
    expectDistinct(SHORT, 12);
    const shortened = new Map([['Cn', 'Cancer'], ['Sg', 'Sagittarius'], ['Cp', 'Capricorn']]); // biome-ignore format: one line
    expect(SHORT.map((short) => shortened.get(short) ?? SIGNS.find(({ name }) => name.startsWith(short))?.name)).toEqual(SIGNS.map(({ name }) => name)); // biome-ignore format: one line
  });

  law(
    ['dashas/tables/limbSystems.ts#BRIGHT', 'dashas/tables/limbSystems.ts#TITHI_LORDS'],
    'the week and Rāhu, begun anew in each half, whose last is told apart',
    () => {
      expect(BRIGHT).toEqual([...WEEKDAY_LORDS, 'Rahu']);
      const half = whole(0, 14).map((tithi) => BRIGHT[tithi % 8]);
      expect(TITHI_LORDS).toEqual([...half, ...half.slice(0, 14), 'Rahu']);
    },
  );

  law('dashas/tables/limbSystems.ts#OF_YOGAS', 'the lords of Vimśottarī from Saturn, three times over', () => {
    const lords = VIMSHOTTARI.map(({ lord }) => lord);
    const from = lords.indexOf('Saturn');
    expect(OF_YOGAS).toEqual([...lords.slice(from), ...lords.slice(0, from)]);
    expect(YOGA_LORDS).toEqual(whole(0, 26).map((yoga) => OF_YOGAS[yoga % 9]));
  });

  law(
    'dashas/tables/limbSystems.ts#NAISARGIKA_SYSTEM',
    'a hundred and twenty years of the seven, up to the ages at which each ends',
    () => {
      const { lords, totalYears, cycles } = NAISARGIKA_SYSTEM;
      expectEach(lords.map(({ lord }) => lord), SIGN_LORDS); // biome-ignore format: one line
      expect([totalYears, cycles]).toEqual([120, 1]);
      const ends = lords.map(({ lord }, i) => `${lord} ${sum(lords.slice(0, i + 1).map(({ years }) => years))}`);
      // Bṛhat Jātaka 8.9.
      expect(ends.join(', ')).toBe('Moon 1, Mars 3, Mercury 12, Venus 32, Jupiter 50, Sun 70, Saturn 120');
    },
  );

  law(
    ['dashas/tables/limbSystems.ts#LIMB_SYSTEMS', 'dashas/tables/limbSystems.ts#KARANA_LORDS'],
    'known cycles, opened by every unit of their limb; of the karaṇas the seven in turn from Bava on',
    () => {
      const [limbs, like] = [
        { tithi: 30, yoga: 27, karana: 60 },
        { ...STAR_SYSTEMS, vimshottari: VIMSHOTTARI_SYSTEM },
      ];
      for (const [id, { seed, totalYears, lords }] of entriesOf(LIMB_SYSTEMS)) {
        const [limb, cycle] = id === 'karana_chaturashiti' ? ['karana', 'chaturashiti_sama'] : id.split('_');
        if (!('limb' in seed)) throw new Error(`${id} has no limb`);
        expect([seed.limb, seed.lords.length]).toEqual([limb, limbs[seed.limb]]);
        expect([totalYears, lords]).toEqual([
          like[cycle as StarSystemId].totalYears,
          like[cycle as StarSystemId].lords,
        ]);
      }
      for (const karana of whole(1, 60)) {
        expect(KARANA_LORDS[karana - 1]).toBe(WEEKDAY_LORDS[(karana === 1 ? 59 : karana - 2) % 7]);
      }
    },
  );

  law('dashas/graha/tables/orders.ts#RATH_ORDER', 'each of the nine once; Vimśottarī has them otherwise', () => {
    expectEach(RATH_ORDER, GRAHAS);
    // The numbers of the grahas, Sun 0, as PyJHora has them.
    expect(RATH_ORDER.map((lord) => [...WEEKDAY_LORDS, 'Rahu', 'Ketu'].indexOf(lord)).join('')).toBe('518643720');
  });

  law('dashas/graha/tables/orders.ts#KALA_SECTIONS', 'sixty ghaṭīs; a whole section has 120 years in each', () => {
    const sections = Object.values(KALA_SECTIONS);
    expect(sum(sections.map(({ ghatis }) => ghatis))).toBe(60);
    for (const { ghatis, fifteenths } of sections) expect((45 * ghatis * fifteenths) / 15).toBe(120);
  });

  law(
    [
      'dashas/graha/tables/svaras.ts#SVARAS',
      'dashas/graha/tables/svaras.ts#LETTERS_UNDER_SVARAS',
      'dashas/graha/tables/svaras.ts#LETTERS_LIKE',
    ],
    'the letters from ka to ha without three, five to a row, each once; the three are like another each',
    () => {
      const all = 'k kh g gh ṅ c ch j jh ñ ṭ ṭh ḍ ḍh ṇ t th d dh n p ph b bh m y r l v ś ṣ s h'.split(' ');
      const left = Object.keys(LETTERS_LIKE);
      expect(LETTERS_UNDER_SVARAS.flat()).toEqual(all.filter((letter) => !left.includes(letter)));
      for (const row of LETTERS_UNDER_SVARAS) expect(row).toHaveLength(SVARAS.length);
      expect(SVARAS.join('')).toBe('aiueo');
      // 46.193: ga, ja and ḍa, the third of each varga for its fifth.
      for (const letter of left) expect(LETTERS_LIKE[letter]).toBe(all[all.indexOf(letter) - 2]);
    },
  );

  law('dashas/rashi/rules/orders.ts#ROUNDS', 'each sign once, by equal steps or by kendras and trines', () => {
    for (const round of Object.values(ROUNDS)) expectEach(round, whole(0, 11));
    const steps = (round: readonly number[]): number[] =>
      round.slice(1).map((sign, i) => (sign - (round[i] ?? 0) + 12) % 12);
    expect(new Set(steps(ROUNDS.successive))).toEqual(new Set([1]));
    expect(new Set(steps(ROUNDS.sixth))).toEqual(new Set([5]));
    expect(ROUNDS.triads).toEqual(
      [0, 9, 6, 3].flatMap((first) => [first, first + 4, first + 8].map((sign) => sign % 12)),
    );
    expect(ROUNDS.trines).toEqual([0, 1, 2, 3].flatMap((first) => [first, first + 4, first + 8]));
    expect(ROUNDS.kendras).toEqual([0, 1, 2].flatMap((first) => [first, first + 3, first + 6, first + 9]));
    expect(ROUNDS.sevenths).toEqual([0, 1, 2, 3, 4, 5].flatMap((first) => [first, first + 6]));
    expect(ROUNDS.drig).toEqual([0, 4, 8].flatMap((first) => [0, 3, 6, 9].map((step) => (first + step) % 12)));
  });

  law('dashas/rashi/rules/seeds.ts#SEEDS', 'the houses that the name counts', () => {
    const words: Readonly<Record<string, number>> = {
      second: 2,
      tenth: 10,
      fourth: 4,
      fifth: 5,
      seventh: 7,
      eighth: 8,
      ninth: 9,
      first: 1,
      ascendant: 1,
      lagna: 1,
      brahma: 1,
      atma: 1,
      pada: 1,
    };
    for (const [name, houses] of entriesOf<string, unknown>(SEEDS)) {
      const named = name.split('_').flatMap((word) => words[word] ?? []);
      const choices = typeof houses === 'function' ? [houses(0), houses(1)] : [houses];
      if (name === 'fourth') expect(choices).toEqual([[4], [10]]);
      else if (name.endsWith('by_parity')) expect(choices).toEqual([[1], [7]]);
      // The horā lagna is added where it is known; the facing sign follows FACING.
      else if (name === 'ascendant_or_hora_lagna') expect(choices).toEqual([[1]]);
      else if (name === 'ascendant_or_facing') expect(choices).toEqual([[1], [6]]);
      else expect(choices, name).toEqual([named]);
    }
  });

  // 1.1.2–3: a sign faces the middle one of those that it looks on, and is faced by it.
  law('dashas/rashi/rules/seeds.ts#FACING', 'the sign that a sign faces looks back at it', () => {
    const facing = (sign: number): number => (sign + FACING[modality(sign)] - 1) % 12;
    for (const sign of whole(0, 11)) {
      expect(facing(facing(sign))).toBe(sign);
      expect(rashiDrishti(sign)).toContain(facing(sign));
    }
    expect(facing(0)).toBe(7);
  });

  // 46.205–206: one, then halves in three and thirds in eight; together the whole.
  law('dashas/rashi/tables/further.ts#PACHAKA_SHARES', 'one, three halves and eight thirds', () => {
    const [one] = PACHAKA_SHARES;
    expect(PACHAKA_SHARES.map((share) => one / share)).toEqual([1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3]);
    expect(sum(PACHAKA_SHARES)).toBe(31);
  });

  law('dashas/rashi/tables/further.ts#PARYAYA_KINDS', 'begins where its round leads first', () => {
    const houses = entriesOf(PARYAYA_KINDS).map(([, { seed, round }]) => [SEEDS[seed], ROUNDS[round]] as const);
    for (const [seed, round] of houses) expect(round.slice(0, seed.length).map((step) => step + 1)).toEqual([...seed]);
    expect(Object.keys(PARYAYA_KINDS)).toEqual([...PARYAYAS]);
  });

  law('dashas/rules/cycle.ts#STEPS', 'one on, one back, or none', () => {
    expect(STEPS).toEqual({ same: 0, next: 1, previous: -1, forward: 1, backward: -1 });
  });

  law(
    'dashas/tables/applicability.ts#APPLICABILITY',
    'asks of the houses, signs and grahas that its words name',
    () => {
      const HOUSES: Readonly<Record<string, number>> = { lagna: 1, seventh: 7, tenth: 10 };
      const parts = (test: Test): Test[] =>
        'all' in test ? test.all.flatMap(parts) : 'any' in test ? test.any.flatMap(parts) : [test];
      expect(Object.keys(APPLICABILITY)).toEqual(['vimshottari', ...Object.keys(STAR_SYSTEMS)]);
      const verses: number[] = [];
      for (const conditions of Object.values(APPLICABILITY)) {
        for (const { text, test, locus } of conditions) {
          expect(locus).toMatch(/^46\.\d+(–\d+)?$/);
          verses.push(Number(/\d+/.exec(locus.slice(3))?.[0]));
          for (const part of parts(test)) {
            if ('planet' in part) expect(text).toContain(part.planet);
            if ('lagna_hora' in part) expect(text).toContain(`${part.lagna_hora}'s hora`);
            if ('paksha' in part && !text.includes(' or by night'))
              expect(text).toContain(part.paksha === 'Krishna Paksha' ? 'dark half' : 'bright half');
            if ('day_birth' in part && !text.includes(' or by night'))
              expect(text).toContain(part.day_birth ? 'by day' : 'by night');
            if ('lord_of' in part) {
              const [owner = '', house = ''] = /lord of the (\w+) in the (\w+)/.exec(text)?.slice(1) ?? [];
              expect([part.lord_of, part.in_house]).toEqual([HOUSES[owner], HOUSES[house]]);
            } else if ('in_house' in part) expect([part.in_house, text]).toEqual([1, `${part.planet} in the lagna`]);
            if ('not_in_house' in part)
              expect([part.not_in_house, text.includes('not in the lagna')]).toEqual([1, true]);
            if ('from_lagna_lord' in part) expect(part.from_lagna_lord).toEqual([1, 4, 5, 7, 9, 10]);
            if ('signs' in part) for (const sign of part.signs) expect(text).toContain(SIGNS[sign]?.name);
          }
        }
      }
      // In the order of the chapter but for Yoginī, which comes at its end.
      expect(
        verses.filter((verse) => verse < 100).every((verse, i, all) => i === 0 || verse >= (all[i - 1] ?? 0)),
      ).toBe(true);
    },
  );

  law(
    'dashas/ayur/rules.ts#PLACES',
    'a half, a third, a seventh and a quarter of the own share, each place once',
    () => {
      expect(PLACES.map(({ parts }) => OWN_PARTS / parts)).toEqual([2, 3, 7, 4]);
      expect(PLACES.flatMap(({ places }) => places)).toEqual([1, 5, 9, 7, 4, 8]);
    },
  );

  law(
    ['dashas/ayur/rules.ts#FIRSTS', 'dashas/ayur/rules.ts#SHARINGS'],
    'the strongest and the three that are compared; all, or the strongest',
    () => {
      expect(FIRSTS).toEqual(['strongest', ...Object.keys(COUNT_OF)]);
      expect(SHARINGS).toEqual(['all', 'strongest']);
    },
  );
});
