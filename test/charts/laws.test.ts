import { describe, expect } from 'vitest';
import { aksharas } from '../../src/charts/rules/avakahada.js';
import { STARTS } from '../../src/charts/rules/customVarga.js';
import { LETTERS, LETTERS_ALONE, OTHER_PAYAS, PAYAS, VOWELS, YUNJAS } from '../../src/charts/tables/avakahada.js';
import { DEITY_RULES, type DeityVarga } from '../../src/charts/tables/deities.js';
import { DEITIES } from '../../src/charts/tables/deityNames.js';
import { FURTHER_RULES } from '../../src/charts/tables/furtherVargas.js';
import { MARANA_KARAKA, MRITYU_BHAGAS, MRITYU_VERSES } from '../../src/charts/tables/mrityuBhagas.js';
import { INDU_KALAS, LAGNA_RATES } from '../../src/charts/tables/specialLagnas.js';
import { DAGDHA_SIGNS, SPHUTA_IDS, SPHUTAS, UNREAD_SPHUTAS } from '../../src/charts/tables/sphutas.js';
import { KALA_VELA_NAMES, KALA_VELAS, SOLAR_UPAGRAHAS } from '../../src/charts/tables/upagrahas.js';
import { VARGA_RULES, type VargaRule } from '../../src/charts/tables/vargas.js';
import { HORA_OPENING, VARGA_VARIANTS } from '../../src/charts/tables/variants.js';
import { DIVISIONS } from '../../src/zodiac/divisions.js';
import { lordOf, SIGN_LORDS } from '../../src/zodiac/lords.js';
import { MURTHIS } from '../../src/zodiac/murthi.js';
import { SIGNS } from '../../src/zodiac/names.js';
import { NADIS } from '../../src/zodiac/natures.js';
import { WEEKDAY_LORDS } from '../../src/zodiac/weekdays.js';
import { entriesOf, expectDistinct, expectEach, expectRising, law, sum, whole } from '../support/laws.js';

const NAMES = SIGNS.map(({ name }) => name);
const CLASSES = {
  parity: ['odd', 'even'],
  modality: ['movable', 'fixed', 'dual'],
  element: ['fire', 'earth', 'air', 'water'],
};

/** Reads rules such as `fire signs from Aries, earth from Cancer` or `even signs from its 7th`. */
function firstsByWords(rule: string): number[] | undefined {
  const signNamed = (text: string): number | undefined => {
    const place = NAMES.findIndex((name) => text.includes(name));
    return place < 0 ? undefined : place;
  };
  const kinds = Object.values(CLASSES).find((some) => some.every((kind) => rule.includes(kind)));
  if (kinds === undefined) return undefined;
  return whole(0, 11).map((sign) => {
    const kind = kinds[sign % kinds.length] ?? '';
    const words = new RegExp(`${kind}(?: signs)?:? (?:from |backward |in )?([^,;]*)`).exec(rule)?.[1] ?? '';
    const nth = /(\d+)(?:st|nd|rd|th)/.exec(words)?.[1];
    return signNamed(words) ?? (sign + (nth === undefined ? 0 : Number(nth) - 1)) % 12;
  });
}

const rules: readonly [string, VargaRule][] = [
  ...entriesOf<string, VargaRule>(VARGA_RULES),
  ...entriesOf<string, VargaRule>(FURTHER_RULES),
];

describe('laws of the tables of charts', () => {
  law(
    [
      'charts/tables/avakahada.ts#LETTERS',
      'charts/tables/avakahada.ts#LETTERS_ALONE',
      'charts/tables/avakahada.ts#VOWELS',
    ],
    'twenty letters with five vowels and twelve alone: four for each of 28 nakṣatras, all different',
    () => {
      expect([LETTERS.length, VOWELS.length, Object.values(LETTERS_ALONE).flat().length]).toEqual([20, 5, 12]);
      const all = aksharas();
      expectDistinct(all.map(({ iast }) => iast), 4 * 28); // biome-ignore format: one line
      expectDistinct(all.map(({ devanagari }) => devanagari), 4 * 28); // biome-ignore format: one line
      // Every consonant of Sanskrit but b and ś, each of one letter in Devanāgarī.
      const consonants = [...LETTERS.slice(1), ...Object.values(LETTERS_ALONE).flat()];
      expectEach(consonants.map(([iast]) => iast), 'k kh g gh ṅ c ch j jh ñ ṭ ṭh ḍ ḍh ṇ t th d dh n p ph bh m y r l v ṣ s h'.split(' ')); // biome-ignore format: one line
      expectEach(consonants.map(([, one]) => one), [...'कखगघङचछजझञटठडढणतथदधनपफभमयरलवषसह']); // biome-ignore format: one line
      // With the u before them they make a nakṣatra: Ārdrā, Hasta, Pūrva Aṣāḍhā and Uttara Bhādrapadā.
      for (const three of Object.values(LETTERS_ALONE)) expect(three).toHaveLength(3);
    },
  );

  law(
    ['charts/tables/avakahada.ts#YUNJAS', 'charts/tables/avakahada.ts#PAYAS', 'charts/tables/avakahada.ts#OTHER_PAYAS'],
    'share the 27 nakṣatras; each name once',
    () => {
      for (const stretches of [YUNJAS, PAYAS, OTHER_PAYAS]) expect(sum(stretches.map(([, count]) => count))).toBe(27);
      expect(YUNJAS.map(([name]) => name)).toEqual([...NADIS]);
      for (const stretches of [PAYAS, OTHER_PAYAS]) expectEach(stretches.map(([name]) => name), MURTHIS); // biome-ignore format: one line
    },
  );

  law('charts/rules/customVarga.ts#STARTS', 'what the name and the words say', () => {
    for (const [name, [firsts, words]] of entriesOf(STARTS)) {
      const counts = name.replace(/^[a-z_]+/, '').split('_').map(Number); // biome-ignore format: one line
      const list = name === 'base' ? [1] : name.startsWith('odd_even') ? [1, ...counts] : counts;
      expect(firsts, name).toEqual(whole(0, 11).map((sign) => (list[sign % list.length] ?? 0) - 1));
      if (words !== '')
        expect(
          [...words.matchAll(/(\d+)(?:st|nd|rd|th)/g)].map(([, count]) => Number(count)),
          name,
        ).toEqual(list.slice(1));
    }
  });

  law(
    ['charts/tables/vargas.ts#VARGA_RULES', 'charts/tables/furtherVargas.ts#FURTHER_RULES'],
    'divide as their names and words say',
    () => {
      expect(rules).toHaveLength(22);
      for (const [name, { divisions, chartType, first, step, spans, rule, within }] of rules) {
        expect(name).toBe(`d${divisions}`);
        expect(chartType).toMatch(new RegExp(`\\(D${divisions}\\)$`));
        if (within !== undefined) expect(divisions % within, name).toBe(0);
        if (spans !== undefined) {
          for (const [parity, some] of spans.entries()) {
            expectRising([0, ...some.map(({ end }) => end)]);
            expect(some.at(-1)?.end, name).toBe(30);
            expectEach(some.map(({ sign }) => lordOf(sign)), ['Mars', 'Saturn', 'Jupiter', 'Mercury', 'Venus']); // biome-ignore format: one line
            expect(
              some.every(({ sign }) => sign % 2 === parity),
              name,
            ).toBe(true);
            const words = rule.split(';')[parity] ?? '';
            expect(some.map(({ sign }) => NAMES[sign]), name).toEqual(words.match(new RegExp(NAMES.join('|'), 'g'))); // biome-ignore format: one line
            const degrees = [...words.matchAll(/(\d+)°/g)].map(([, count]) => Number(count));
            const lengths = some.map(({ end }, i) => end - (some[i - 1]?.end ?? 0));
            expect(lengths, name).toEqual(degrees.length > 0 ? degrees : [6, 6, 6, 6, 6]);
          }
          continue;
        }
        const modular = first.map((sign) => ((sign % 12) + 12) % 12);
        expect([modular.length, step.length], name).toEqual([12, 12]);
        const words = firstsByWords(rule);
        if (words !== undefined) expect(modular, name).toEqual(words);
      }
      for (const name of ['d3', 'd4', 'd12', 'd60'] as const) expect(VARGA_RULES[name].first).toEqual(whole(0, 11));
      expect([VARGA_RULES.d3.step[0], VARGA_RULES.d4.step[0]]).toEqual([4, 3]);
      // In as many signs as there are parts each part of the zodiac is counted on where the division is cyclic.
      for (const [name, n] of [
        ['d9', 9],
        ['d81', 81],
        ['d108', 9],
      ] as const) {
        const rule = rules.find(([one]) => one === name)?.[1];
        expect(rule?.first.map((sign) => sign % 12), name).toEqual(whole(0, 11).map((sign) => (n * sign) % 12)); // biome-ignore format: one line
      }
      for (const [name, rule] of rules) {
        const one = name === 'd2' ? undefined : ({ d3: 4, d4: 3 }[name] ?? 1);
        if (one !== undefined) expect(new Set(rule.step), name).toEqual(new Set(rule.spans === undefined ? [one] : []));
      }
      expect(VARGA_RULES.d2.step.slice(0, 2)).toEqual([-1, 1]);
    },
  );

  law(
    'charts/tables/specialLagnas.ts#LAGNA_RATES',
    'a sign in five ghaṭīs, in half of them, in one, in a sixtieth',
    () => {
      // Five ghaṭīs are two hours.
      expect(LAGNA_RATES.bhava).toBe(30 / 2);
      expect(LAGNA_RATES.hora).toBe(2 * LAGNA_RATES.bhava);
      expect(LAGNA_RATES.ghati).toBe(5 * LAGNA_RATES.bhava);
      expect(LAGNA_RATES.vighati).toBe(60 * LAGNA_RATES.ghati);
    },
  );

  law(
    'charts/tables/specialLagnas.ts#INDU_KALAS',
    'the lights most, then even steps by two to Mars, one for Saturn',
    () => {
      const { Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn } = INDU_KALAS;
      expect([Mercury - Mars, Jupiter - Mercury, Venus - Jupiter]).toEqual([2, 2, 2]);
      expect([Saturn, Sun, Moon]).toEqual([1, 30, 16]);
      expect(sum(SIGN_LORDS.map((graha) => INDU_KALAS[graha]))).toBe(83);
    },
  );

  law('charts/tables/upagrahas.ts#SOLAR_UPAGRAHAS', 'five in the order in which each is made of the one before', () => {
    expect(SOLAR_UPAGRAHAS).toEqual(['Dhuma', 'Vyatipata', 'Parivesha', 'Indrachapa', 'Upaketu']);
  });

  law(
    ['charts/tables/upagrahas.ts#KALA_VELAS', 'charts/tables/upagrahas.ts#KALA_VELA_NAMES'],
    'the lords of the week but Moon and Venus, in its order',
    () => {
      expect(Object.keys(KALA_VELAS)).toEqual([...KALA_VELA_NAMES]);
      const lords = Object.values(KALA_VELAS);
      expect([...new Set(lords)]).toEqual(WEEKDAY_LORDS.filter((lord) => lord !== 'Moon' && lord !== 'Venus'));
      expect([KALA_VELAS.Gulika, KALA_VELAS.Mandi, KALA_VELAS.Kala]).toEqual(['Saturn', 'Saturn', 'Sun']);
    },
  );

  law(
    ['charts/tables/variants.ts#HORA_OPENING', 'charts/tables/variants.ts#VARGA_VARIANTS'],
    'each half has a sign of a lord, each sign two halves',
    () => {
      expectEach(HORA_OPENING, whole(0, 11));
      for (const name of ['raman', 'kashinatha'] as const) {
        const counting = VARGA_VARIANTS.d2[name]?.(2);
        const second = whole(0, 11).map((sign) => (counting?.first[sign] ?? 0) + (counting?.step[sign] ?? 0));
        expectEach(second, whole(0, 11));
        // Both halves to the lord of the sign: by Raman of one of the two; by Kāśīnātha of all but Sun and Moon, with one sign each.
        for (const sign of whole(0, 11)) {
          if (name === 'kashinatha') {
            expect([HORA_OPENING[sign], second[sign]].map((one) => lordOf(one ?? 0)), `${sign}`).toEqual([lordOf(sign), lordOf(sign)]); // biome-ignore format: one line
          }
        }
        const pairs = /: (Scorpio Capricorn.*)$/.exec(counting?.rule ?? '')?.[1]?.split(', ');
        if (pairs !== undefined) {
          expect(pairs).toEqual(
            whole(0, 11).map((sign) => `${NAMES[HORA_OPENING[sign] ?? 0]} ${NAMES[second[sign] ?? 0]}`),
          );
        }
      }
      // The kālacakra of padas goes all round and all back, with Cancer and Leo exchanged on the way.
      const cycle = VARGA_VARIANTS.d9.kalachakra?.(9).cycle ?? [];
      expect(cycle.slice(0, 12)).toEqual(whole(0, 11));
      expect(cycle.slice(12)).toEqual([7, 6, 5, 3, 4, 2, 1, 0, 11, 10, 9, 8]);
      expectDistinct(cycle.slice(12), 12);
      for (const [name, ways] of entriesOf(VARGA_VARIANTS)) {
        expect(DIVISIONS as readonly string[], name).toContain(name);
        for (const way of Object.values(ways)) {
          const { first, cycle: signs } = way(Number(name.slice(1)));
          expect(signs?.length ?? first.length, name).toBe(signs === undefined ? 12 : 24);
        }
      }
      for (const [varga, name, nth] of [
        ['d7', 'even_7th_backward', 7],
        ['d10', 'even_9th_backward', 9],
        ['d10', 'even_5th_backward', 5],
        ['d12', 'even_backward', 1],
        ['d60', 'even_backward', 1],
      ] as const) {
        const counting = VARGA_VARIANTS[varga][name]?.(1);
        expect(counting?.first, name).toEqual(whole(0, 11).map((sign) => sign + (sign % 2 === 0 ? 0 : nth - 1)));
        expect(counting?.step, name).toEqual(whole(0, 11).map((sign) => (sign % 2 === 0 ? 1 : -1)));
      }
      const d24 = VARGA_VARIANTS.d24;
      expect(d24.even_cancer_backward?.(24)).toMatchObject({
        first: whole(0, 11).map((sign) => 4 - (sign % 2)),
        step: whole(0, 11).map((sign) => 1 - 2 * (sign % 2)),
      });
      expect(d24.leo_both?.(24)).toMatchObject({ first: whole(0, 11).map(() => 4), step: whole(0, 11).map(() => 1) });
      expect(VARGA_VARIANTS.d3.jagannatha?.(3)).toMatchObject({
        first: firstsByWords(VARGA_VARIANTS.d3.jagannatha?.(3).rule ?? ''),
        step: whole(0, 11).map(() => 4),
      });
      expect(VARGA_VARIANTS.d30.shashtiamsha_like?.(30)).toMatchObject({
        first: whole(0, 11),
        step: whole(0, 11).map(() => 1),
      });
      expect(VARGA_VARIANTS.d11.raman?.(11)).toMatchObject({ first: whole(-1, 10), step: whole(0, 11).map(() => -1) });
      expect(VARGA_VARIANTS.d9.even_backward?.(9)).toMatchObject({
        first: whole(0, 11).map((sign) => 9 * sign),
        step: whole(0, 11).map((sign) => 1 - 2 * (sign % 2)),
      });
    },
  );

  law(
    'charts/tables/sphutas.ts#SPHUTAS',
    'each a sum of points of the chart; the sūkṣma of prāṇa, deha and mṛtyu',
    () => {
      expect(SPHUTA_IDS).toHaveLength(14);
      const counts = (...ids: (keyof typeof SPHUTAS)[]) => {
        const total: Record<string, number> = {};
        for (const id of ids)
          for (const [point, times] of Object.entries(SPHUTAS[id].terms)) total[point] = (total[point] ?? 0) + times;
        return total;
      };
      expect(counts('sukshma_tri')).toEqual(counts('prana', 'deha', 'mrityu'));
      expect(counts('yogi')).toEqual(counts('yoga'));
      expect(sum(Object.values(counts('tithi', 'rahu_tithi')))).toBe(0);
      expect(SPHUTAS.avayogi.plus).toBe(280);
    },
  );

  law('charts/tables/sphutas.ts#UNREAD_SPHUTAS', 'sums of Sun, Moon and Rāhu alone, without lagna and Gulika', () => {
    const simple = SPHUTA_IDS.filter((id) =>
      Object.keys(SPHUTAS[id].terms).every((one) => /^(Sun|Moon|Rahu)$/.test(one)),
    );
    expectEach(UNREAD_SPHUTAS, simple);
  });

  law(
    'charts/tables/sphutas.ts#DAGDHA_SIGNS',
    'two signs a tithi, four for the fourteenth, none at its end; each sign but one burnt twice or more',
    () => {
      expect(DAGDHA_SIGNS.map((signs) => signs.length)).toEqual([...Array(13).fill(2), 4, 0]);
      const times = whole(0, 11).map((sign) => DAGDHA_SIGNS.flat().filter((one) => one === sign).length);
      expect(sum(times)).toBe(30);
      // Aries and Cancer burn once, Leo four times.
      expect([times[0], times[3], times[4]]).toEqual([1, 1, 5]);
      for (const signs of DAGDHA_SIGNS) expectRising(signs);
      // Tithis that begin and end a half month share their signs: 1 and 12, 2 and 11, 5 and 8, 9 and 10.
      for (const [one, other] of [
        [1, 12],
        [2, 11],
        [5, 8],
        [9, 10],
      ] as const)
        expect(DAGDHA_SIGNS[one - 1]).toEqual(DAGDHA_SIGNS[other - 1]);
    },
  );

  law(
    ['charts/tables/mrityuBhagas.ts#MRITYU_BHAGAS', 'charts/tables/mrityuBhagas.ts#MRITYU_VERSES'],
    'twelve degrees of a sign each, those of the nodes and of Māndi alike; the words of the verses are their numbers',
    () => {
      const rows = [
        ...Object.values(MRITYU_BHAGAS),
        ...Object.values(MRITYU_VERSES).flatMap((verse) => Object.values(verse)),
      ];
      for (const row of rows) {
        expect(row).toHaveLength(12);
        expect(row.filter((degree) => !Number.isInteger(degree) || degree < 1 || degree > 29)).toEqual([]);
      }
      expect(MRITYU_VERSES.phaladipika.Moon).toEqual(MRITYU_BHAGAS.Moon);
      // The words of Phaladīpikā 13.11 and of Jātaka Pārijāta 1.57 differ in Aries to Virgo and Aquarius from others by these.
      expect(
        MRITYU_BHAGAS.Ascendant.flatMap((one, i) => (one === MRITYU_VERSES.phaladipika.Ascendant?.[i] ? [] : [i])),
      ).toEqual([0, 5, 10]);
      expectDistinct([...MRITYU_BHAGAS.Rahu], 12);
      expectDistinct([...MRITYU_BHAGAS.Ketu], 12);
      expectDistinct([...MRITYU_BHAGAS.Mandi], 12);
      // Nodes and Māndi have the same twelve degrees in other orders.
      expectEach(MRITYU_BHAGAS.Ketu, MRITYU_BHAGAS.Rahu);
      expectEach(MRITYU_BHAGAS.Mandi, MRITYU_BHAGAS.Rahu);
      // Kaṭapayādi: the consonant of each syllable is a digit, units first.
      const DIGITS = [
        'ñ n',
        'k ṭ p y',
        'kh ṭh ph r',
        'g ḍ b l',
        'gh ḍh bh v',
        'ṅ ṇ m ś',
        'c t ṣ',
        'ch th s',
        'j d h',
        'jh dh',
      ];
      const numbers = (words: string) =>
        words
          .split(', ')
          .map((word) =>
            sum(word.split(' ').map((one, i) => DIGITS.findIndex((row) => row.split(' ').includes(one)) * 10 ** i)),
          );
      const { phaladipika, jataka_parijata } = MRITYU_VERSES;
      expect(phaladipika.Ascendant).toEqual(
        numbers('d n, dh n, r r, r r, m kh n, bh y, bh n, g r, j y, n kh n, p r, n y').map((one) => one % 100),
      );
      expect(phaladipika.Moon).toEqual(numbers('c r, r p, l k, ś r, v r, k y, c r, bh y, l k, ś r, m n, r y'));
      expect(jataka_parijata.Moon).toEqual(numbers('d n, ś r, r r, kh r, k r, ṭ n, bh n, g r, h y, n kh, n r, n k'));
    },
  );

  law('charts/tables/mrityuBhagas.ts#MARANA_KARAKA', 'a house for each graha, Mars and Mercury in the same', () => {
    expect(Object.keys(MARANA_KARAKA)).toHaveLength(9);
    expectDistinct([...new Set(Object.values(MARANA_KARAKA))], 8);
    expect(MARANA_KARAKA.Mars).toBe(MARANA_KARAKA.Mercury);
  });

  law(
    ['charts/tables/deities.ts#DEITY_RULES', 'charts/tables/deityNames.ts#DEITIES'],
    'as many names as parts or a divisor of them; every name is of some division; the sixty are sixty',
    () => {
      const entries = entriesOf<DeityVarga, (typeof DEITY_RULES)[DeityVarga]>(DEITY_RULES);
      for (const [varga, { names, order, even }] of entries) {
        const { divisions, spans } = VARGA_RULES[varga] as VargaRule;
        const parts = spans?.[0].length ?? divisions;
        if (varga !== 'd40') expect([varga, parts % names.length]).toEqual([varga, 0]);
        expect([varga, order === 'two_lists']).toEqual([varga, even !== undefined]);
        if (varga !== 'd60' && varga !== 'd20') expectDistinct([...names], names.length);
      }
      // Forty parts by twelve names: three rounds and four.
      expect(DEITY_RULES.d40.names).toHaveLength(12);
      expect([DEITY_RULES.d60.names.length, DEITY_RULES.d27.names.length, DEITY_RULES.d20.even?.length]).toEqual([
        60, 27, 20,
      ]);
      const used = new Set(entries.flatMap(([, { names, even = [] }]) => [...names, ...even]));
      expectEach([...used], Object.keys(DEITIES));
      expectDistinct(Object.values(DEITIES), Object.keys(DEITIES).length);
      for (const [id, iast] of Object.entries(DEITIES))
        expect([id, id.replace(/[a-z_]/g, ''), iast.trim()]).toEqual([id, '', iast]);
    },
  );
});
