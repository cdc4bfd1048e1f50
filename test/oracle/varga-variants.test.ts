// Against tables of another program, printed examples and quoted charts; formulas here are independent of the library's.
import { describe, expect, it } from 'vitest';
import { dividedLongitude } from '../../src/charts/rules/varga.js';
import { countingOf, ruleOf, type VargaVariant, variantsOf } from '../../src/charts/tables/variants.js';
import { microArcseconds, SIGN, signIndex } from '../../src/math/angle.js';
import { VARGAS } from '../../src/types.js';
import { DIVISIONS, type Division } from '../../src/zodiac/divisions.js';
import { fixture } from '../support/fixtures.js';
import { SIGN_NAMES, signOfPart } from '../support/independent.js';

interface Reference {
  readonly tables: Readonly<Partial<Record<Division, Readonly<Record<string, readonly (readonly number[])[]>>>>>;
  readonly rules: Readonly<Partial<Record<Division, Readonly<Record<string, string>>>>>;
  readonly defaults: Readonly<Partial<Record<Division, string>>>;
  readonly charts: readonly {
    readonly varga: Division;
    readonly variant: VargaVariant;
    readonly longitudes: Readonly<Record<string, number>>;
    readonly signs: Readonly<Record<string, number>>;
  }[];
  readonly examples: readonly {
    readonly varga: Division;
    readonly longitude: number;
    readonly sign: string;
    readonly locus: string;
  }[];
}

const reference = fixture<Reference>('sources/varga-variants.json');

type Formula = (sign: number, part: number, parts: number) => number;
const odd = (sign: number): boolean => sign % 2 === 0;
const backwardFrom =
  (offset: number): Formula =>
  (s, p) =>
    odd(s) ? s + p : s + offset - p;

const GENERIC: Readonly<Record<string, Formula>> = {
  parivritti: (s, p, n) => n * s + p,
  parivritti_even_reverse: (s, p, n) => n * s + (odd(s) ? p : n - 1 - p),
  somanatha: (s, p, n) => (odd(s) ? n * (s / 2) + p : 11 - (n * ((s - 1) / 2) + p)),
};

/** The padas in turn: the zodiac, then the order that the source writes out. */
const KALACHAKRA = [
  ...SIGN_NAMES,
  ...(reference.rules.d9?.kalachakra ?? '')
    .replace(/^.*Pisces, (?=Scorpio)/, '')
    .replace(/\].*$/, '')
    .split(', '),
].map((name) => (SIGN_NAMES as readonly string[]).indexOf(name));

const OWN: Readonly<Partial<Record<Division, Readonly<Record<string, Formula>>>>> = {
  d7: { even_7th_backward: backwardFrom(6) },
  d9: {
    even_backward: (s, p) => (odd(s) ? 9 * s + p : 9 * s - p),
    kalachakra: (s, p) => KALACHAKRA[(9 * s + p) % 24] ?? Number.NaN,
  },
  d10: { even_9th_backward: backwardFrom(8), even_5th_backward: backwardFrom(4) },
  d12: { even_backward: backwardFrom(0) },
  d24: { even_cancer_backward: (s, p) => (odd(s) ? 4 + p : 3 - p), leo_both: (_, p) => 4 + p },
  d30: { shashtiamsha_like: (s, p) => s + p },
  d60: { even_backward: backwardFrom(0) },
  d81: { navamsha_of_navamsha: (s, p) => 9 * (9 * s + Math.floor(p / 9)) + (p % 9) },
  d108: { dwadashamsha_of_navamsha: (s, p) => 9 * s + Math.floor(p / 12) + (p % 12) },
  d144: { dwadashamsha_of_dwadashamsha: (s, p) => s + Math.floor(p / 12) + (p % 12) },
};

function rowsOf(varga: Division, variant: VargaVariant): number[][] {
  const { divisions } = ruleOf(varga);
  const counting = countingOf(varga, variant);
  return SIGN_NAMES.map((_, sign) =>
    Array.from({ length: divisions }, (_, part) => {
      const middle = sign * SIGN + Math.floor(((part + 0.5) * SIGN) / divisions);
      return signIndex(dividedLongitude(microArcseconds(middle), divisions, counting));
    }),
  );
}

const rowsBy = (varga: Division, formula: Formula): number[][] => {
  const { divisions } = ruleOf(varga);
  return SIGN_NAMES.map((_, sign) =>
    Array.from({ length: divisions }, (_, part) => ((formula(sign, part, divisions) % 12) + 12) % 12),
  );
};

const named = <Value>(list: Reference['tables'] | Reference['rules']) =>
  (Object.entries(list) as [Division, Record<string, Value>][]).flatMap(([varga, own]) =>
    (Object.entries(own) as [VargaVariant, Value][]).map(([name, value]) => [varga, name, value] as const),
  );
const tables = named<number[][]>(reference.tables);
const rules = named<string>(reference.rules);

describe('tables of signs', () => {
  it('are there for 32 countings, and the rules of 47 more', () => {
    expect([tables.length, rules.length]).toEqual([32, 47]);
  });

  it.each(tables)('%s %s goes where the table says', (varga, variant, table) => {
    expect(table.flat().every((sign) => sign >= 0)).toBe(true);
    expect(rowsOf(varga, variant)).toEqual(table);
  });

  it.each(rules)('%s %s goes where its rule says', (varga, variant) => {
    const formula = OWN[varga]?.[variant] ?? GENERIC[variant];
    if (formula === undefined) throw new Error(`no formula for ${varga} ${variant}`);
    expect(rowsOf(varga, variant)).toEqual(rowsBy(varga, formula));
  });

  it('are offered, all of them and no others, the default first', () => {
    for (const varga of DIVISIONS) {
      const listed = [...tables, ...rules].filter(([of]) => of === varga).map(([, name]) => name);
      const byDefault = reference.defaults[varga] ?? 'parashara';
      expect(variantsOf(varga)[0], varga).toBe(byDefault);
      expect([...variantsOf(varga)].sort(), varga).toEqual([...new Set([byDefault, ...listed])].sort());
    }
  });

  it.each(VARGAS)('leave %s by default where the text puts it', (varga) => {
    expect(rowsOf(varga, 'parashara')).toEqual(rowsBy(varga, (sign, part) => signOfPart(varga, sign, part)));
  });

  // PyJHora gives the halves of Scorpio and Aquarius differently from its rule for the other ten signs: odd signs have
  // the day sign of their lord first, even signs its night sign. The library keeps the rule.
  it('follow in kashinatha one rule in all twelve signs', () => {
    const day = { Mars: 7, Venus: 6, Mercury: 5, Jupiter: 11, Saturn: 10, Sun: 4, Moon: 3 };
    const night = { Mars: 0, Venus: 1, Mercury: 2, Jupiter: 8, Saturn: 9, Sun: 4, Moon: 3 };
    const lords = [
      ...(['Mars', 'Venus', 'Mercury', 'Moon', 'Sun', 'Mercury'] as const),
      ...(['Venus', 'Mars', 'Jupiter', 'Saturn', 'Saturn', 'Jupiter'] as const),
    ];
    const expected = lords.map((lord, sign) => (odd(sign) ? [day[lord], night[lord]] : [night[lord], day[lord]]));
    expect(rowsOf('d2', 'kashinatha')).toEqual(expected);
    expect([expected[7], expected[10]]).toEqual([
      [0, 7],
      [10, 9],
    ]);
  });
});

describe('charts and examples', () => {
  const place = (varga: Division, variant: VargaVariant, degrees: number): number =>
    signIndex(
      dividedLongitude(
        microArcseconds(Math.round(degrees * 1e6) * 3600),
        ruleOf(varga).divisions,
        countingOf(varga, variant),
      ),
    );

  it.each(reference.charts)('$varga of the chart of 1996 as Jagannatha Hora has it', (chart) => {
    const signs = Object.entries(chart.longitudes).map(([body, degrees]) => [
      body,
      place(chart.varga, chart.variant, degrees),
    ]);
    expect(signs).toHaveLength(10);
    expect(Object.fromEntries(signs)).toEqual(chart.signs);
  });

  // The last line of Example 15 prints Leo; its text computes Libra, as the rule does.
  it.each(reference.examples)('$varga of $longitude° is $sign ($locus)', ({ varga, longitude, sign }) => {
    expect(SIGN_NAMES[place(varga, variantsOf(varga)[0], longitude)]).toBe(sign);
  });

  it('are nine', () => {
    expect([reference.charts.length, reference.examples.length]).toEqual([5, 4]);
  });
});
