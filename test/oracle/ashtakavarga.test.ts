import { describe, expect, it } from 'vitest';
import { toMicroArcseconds } from '../../src/math/angle.js';
import { ashtakavarga } from '../../src/strengths/index.js';
import {
  type ChartSigns,
  kakshyaIndex,
  type Occupancy,
  pindasOf,
  reducedBy,
  type Scheme,
  schemeOf,
  signMultipliers,
  trineSteps,
} from '../../src/strengths/rules/ashtakavarga.js';
import {
  type BinduTableName,
  CONTRIBUTORS,
  type Contributor,
  KAKSHYA_LORDS,
} from '../../src/strengths/tables/ashtakavarga.js';
import type { Birth } from '../../src/types.js';
import { SIGN_LORDS } from '../../src/zodiac/lords.js';
import { SIGNS, type Sign } from '../../src/zodiac/names.js';
import { signName } from '../../src/zodiac/position.js';
import { at, fixture } from '../support/fixtures.js';

type Rows = Readonly<Partial<Record<Contributor, readonly number[]>>>;
type Pinda = Readonly<Record<'rashi' | 'graha' | 'shodhya', number>>;

interface Chart {
  readonly id: string;
  readonly source: string;
  readonly signs: Readonly<Record<string, Sign>>;
  readonly longitudes?: Readonly<Record<string, number>>;
  readonly birth?: Birth;
  readonly ayanamsa?: 'lahiri';
  readonly table?: BinduTableName;
  readonly occupancy?: Occupancy;
  readonly slips?: Readonly<Record<string, { readonly printed: number; readonly by_its_rules: number }>>;
  readonly expected: {
    readonly bhinna?: Rows;
    readonly sarva?: readonly number[];
    readonly trikona?: Rows;
    readonly ekadhipatya?: Rows;
    readonly pinda?: Readonly<Partial<Record<Contributor, Pinda>>>;
    readonly shodhya_pinda?: Readonly<Partial<Record<Contributor, number>>>;
    readonly prastara_donors?: {
      readonly target: Contributor;
      readonly sign: Sign;
      readonly bindus: number;
      readonly contributors: readonly Contributor[];
    };
  };
}

const { charts, trikona, pinda, kakshya } = fixture<{
  readonly charts: readonly Chart[];
  readonly trikona: readonly { id: string; source: string; row: number[]; expected: number[] }[];
  readonly pinda: readonly {
    id: string;
    source: string;
    reduced: number[];
    signs: Record<string, Sign>;
    expected: Pinda;
  }[];
  readonly kakshya: readonly { id: string; source: string; longitudes: number[]; lords: Contributor[] }[];
}>('sources/ashtakavarga.json');

const indexOf = (sign: Sign): number => SIGNS.findIndex(({ name }) => name === sign);

/** Where a page does not give the nodes, they are in signs where they change nothing that is compared. */
function signsOf(signs: Readonly<Record<string, Sign>>): ChartSigns {
  const told = Object.fromEntries(Object.entries(signs).map(([name, sign]) => [name, indexOf(sign)]));
  const rahu = told.Rahu ?? 0;
  return { Rahu: rahu, Ketu: (rahu + 6) % 12, ...told } as ChartSigns;
}

const schemeOfChart = ({ signs, table = 'parashara', occupancy = 'grahas' }: Chart): Scheme =>
  schemeOf(signsOf(signs), { table, occupancy, virgo: 5 });

const told = <Value>(expected: Readonly<Partial<Record<Contributor, Value>>>, ours: (one: Contributor) => Value) =>
  Object.fromEntries(CONTRIBUTORS.filter((one) => one in expected).map((one) => [one, ours(one)]));

describe('whole charts as printed, every number exactly', () => {
  it.each(charts)('$id ($source)', (chart) => {
    const { bhinna, sarva, reduced, prastara } = schemeOfChart(chart);
    const { expected } = chart;
    if (expected.bhinna) expect(told(expected.bhinna, (one) => bhinna[one])).toEqual(expected.bhinna);
    if (expected.sarva) expect(sarva).toEqual(expected.sarva);
    if (expected.trikona) expect(told(expected.trikona, (one) => reduced[one].trikona)).toEqual(expected.trikona);
    if (expected.ekadhipatya)
      expect(told(expected.ekadhipatya, (one) => reduced[one].ekadhipatya)).toEqual(expected.ekadhipatya);
    if (expected.pinda) expect(told(expected.pinda, (one) => reduced[one].pindas)).toEqual(expected.pinda);
    if (expected.shodhya_pinda)
      expect(told(expected.shodhya_pinda, (one) => reduced[one].pindas.shodhya)).toEqual(expected.shodhya_pinda);
    if (expected.prastara_donors) {
      const { target, sign, bindus, contributors } = expected.prastara_donors;
      const donors = CONTRIBUTORS.filter((one) => at(prastara[target][one], indexOf(sign)) === 1);
      expect(donors).toEqual(contributors);
      expect(at(bhinna[target], indexOf(sign))).toBe(bindus);
    }
  });

  const births = charts.flatMap(({ birth, ...chart }) => (birth === undefined ? [] : [{ birth, ...chart }]));

  it.each(births)('$id: by the operation, from the birth', ({ birth, signs, expected, ayanamsa, table }) => {
    const { data } = ashtakavarga({ birth, ayanamsa, table });
    expect(data.signs).toEqual(signs);
    const { bhinna = {}, trikona, ekadhipatya, pinda, sarva } = expected;
    expect(told(bhinna, (one) => data.bhinna[one].bindus)).toEqual(bhinna);
    expect(data.sarva.bindus).toEqual(sarva);
    expect([data.trikona, data.ekadhipatya, data.pinda]).toEqual([trikona, ekadhipatya, pinda]);
  });

  it('have something to be compared in each', () => {
    expect(births).toHaveLength(4);
    for (const { expected } of charts) expect(Object.values(expected).length).toBeGreaterThan(0);
    expect(charts).toHaveLength(17);
  });

  it.each(charts.flatMap((chart) => (chart.longitudes === undefined ? [] : [chart])))(
    '$id: the printed longitudes stand in these signs',
    ({ longitudes = {}, signs }) => {
      for (const [name, degrees] of Object.entries(longitudes))
        expect([name, signName(toMicroArcseconds(degrees))]).toEqual([name, signs[name]]);
    },
  );

  it.each(charts.flatMap((chart) => (chart.slips === undefined ? [] : [chart])))(
    '$id: what the book prints against its own rules',
    (chart) => {
      const { reduced } = schemeOfChart(chart);
      for (const [planet, { printed, by_its_rules }] of Object.entries(chart.slips ?? {})) {
        const { shodhya } = reduced[planet as Contributor].pindas;
        expect(shodhya).toBe(by_its_rules);
        expect(shodhya).not.toBe(printed);
      }
    },
  );
});

describe('what the printed numbers decide', () => {
  const printed = charts.filter(({ expected }) => expected.shodhya_pinda !== undefined || expected.pinda !== undefined);
  const hits = (of: readonly Chart[], change: Partial<Parameters<typeof schemeOf>[1]>): readonly [number, number] => {
    const all = of.flatMap((chart) => {
      const { table = 'parashara', occupancy = 'grahas', expected, signs } = chart;
      const { reduced } = schemeOf(signsOf(signs), { table, occupancy, virgo: 5, ...change });
      const sums = {
        ...expected.shodhya_pinda,
        ...Object.fromEntries(Object.entries(expected.pinda ?? {}).map(([one, { shodhya }]) => [one, shodhya])),
      };
      return Object.entries(sums).map(([one, sum]) => reduced[one as Contributor].pindas.shodhya === sum);
    });
    return [all.filter((hit) => hit).length, all.length];
  };
  const raman = printed.filter(({ id }) => id.startsWith('raman'));
  const jagannatha = printed.filter(({ id }) => id.startsWith('jhora8'));
  const narasimha = printed.filter(({ id }) => id.startsWith('pvr'));

  it('Raman: his own table, and no occupant but the seven', () => {
    expect(hits(raman, {})).toEqual([48, 48]);
    expect(hits(raman, { table: 'parashara' })[0]).toBeLessThan(48);
    expect(hits(raman, { table: 'phaladeepika' })[0]).toBeLessThan(48);
    expect(hits(raman, { occupancy: 'grahas_and_nodes' })[0]).toBeLessThan(48);
    expect(hits(raman, { virgo: 6 })[0]).toBeLessThan(48);
  });

  it('Jagannatha Hora 8: the table of Parashara, the seven alone, Virgo 5', () => {
    expect(hits(jagannatha, {})).toEqual([8, 8]);
    expect(hits(jagannatha, { table: 'varahamihira' })[0]).toBeLessThan(8);
    expect(hits(jagannatha, { occupancy: 'grahas_and_ascendant' })[0]).toBeLessThan(8);
    expect(hits(jagannatha, { virgo: 6 })[0]).toBeLessThan(8);
  });

  it('P. V. R. Narasimha Rao: the ascendant occupies its sign', () => {
    expect(hits(narasimha, {})).toEqual([7, 7]);
    expect(hits(narasimha, { occupancy: 'grahas' })[0]).toBeLessThan(7);
  });
});

describe('single steps as printed', () => {
  it.each(trikona)('$id ($source)', ({ row, expected }) => {
    expect(reducedBy(row, trineSteps(row))).toEqual(expected);
  });

  it.each(pinda)('$id ($source)', ({ reduced, signs, expected }) => {
    const seven = signsOf(signs);
    expect(SIGN_LORDS.every((lord) => lord in signs)).toBe(true);
    expect(pindasOf(reduced, signMultipliers(5), seven)).toEqual(expected);
  });

  it.each(kakshya)('$id ($source)', ({ longitudes, lords }) => {
    expect(longitudes.map((degrees) => at(KAKSHYA_LORDS, kakshyaIndex(toMicroArcseconds(degrees))))).toEqual(lords);
  });
});
