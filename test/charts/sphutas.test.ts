import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deities, sensitive, specialLagnas, sphuta, sphutas, upagrahas } from '../../src/charts/index.js';
import { POINT_VARGAS } from '../../src/charts/pointVarga.js';
import { deityOf, namedParts, partOfSign } from '../../src/charts/rules/deities.js';
import {
  apartFrom,
  drekkana22,
  isInDegree,
  mrityuDegree,
  mrityuListOf,
  navamsha64,
} from '../../src/charts/rules/sensitive.js';
import { dagdhaSigns, formulaOf, sphutaLongitude, sphutaTerms } from '../../src/charts/rules/sphutas.js';
import { vargaLongitude } from '../../src/charts/rules/varga.js';
import { DEITY_VARGAS } from '../../src/charts/tables/deities.js';
import { SPHUTA_IDS, type SphutaPoint } from '../../src/charts/tables/sphutas.js';
import { divisional, rasi } from '../../src/index.js';
import { DEGREE, microArcseconds, modulo, PADA, SIGN, signIndex, TURN } from '../../src/math/angle.js';
import { navamshaSign } from '../../src/zodiac/navamsha.js';
import { DELHI } from '../support/fixtures.js';
import { runs } from '../support/sample.js';

const longitude = fc.integer({ min: 0, max: TURN - 1 }).map(microArcseconds);
const POINTS = ['ascendant', 'Gulika', 'Sun', 'Moon', 'Mars', 'Jupiter', 'Venus', 'Rahu'] as const;
const sky = fc.tuple(...POINTS.map(() => longitude)).map((all) => (point: SphutaPoint) => {
  return all[POINTS.indexOf(point)] ?? microArcseconds(0);
});

describe('sphutas', () => {
  it('are sums: each is made of those before it, wherever the points are', () => {
    fc.assert(
      fc.property(sky, (placeOf) => {
        const of = (id: (typeof SPHUTA_IDS)[number]) => sphutaLongitude(id, sphutaTerms(id, placeOf));
        expect(of('chatus')).toBe(modulo(of('tri') + placeOf('Sun'), TURN));
        expect(of('pancha')).toBe(modulo(of('chatus') + placeOf('Rahu'), TURN));
        expect(of('sukshma_tri')).toBe(modulo(of('prana') + of('deha') + of('mrityu'), TURN));
        expect(of('yogi')).toBe(modulo(of('yoga') + (280 * DEGREE) / 3, TURN));
        expect(of('avayogi')).toBe(modulo(of('yogi') + (560 * DEGREE) / 3, TURN));
        expect(modulo(of('tithi') + 2 * placeOf('Sun'), TURN)).toBe(of('yoga'));
      }),
      { numRuns: runs(200) },
    );
  });

  it('say their sums', () => {
    expect(formulaOf('prana')).toBe('5 × ascendant + Gulika');
    expect(formulaOf('rahu_tithi')).toBe('Rahu − Sun');
    expect(formulaOf('yogi')).toBe('Sun + Moon + 93°20′');
    expect(formulaOf('avayogi')).toBe('Sun + Moon + 280°');
  });

  it('are the same asked for alone or together, and of the grahas of the chart', () => {
    const { data } = sphutas({ birth: DELHI });
    const chart = rasi({ birth: DELHI }).data;
    for (const id of SPHUTA_IDS) {
      const one = sphuta({ birth: DELHI, sphuta: id }).data;
      expect(one).toEqual({ gulika: data.gulika, note: data.note, sphuta: data.sphutas[id] });
      for (const { point, longitude: place } of one.sphuta.terms) {
        if (point === 'Gulika') expect(place).toBe(data.gulika.longitude);
        else if (point === 'ascendant') expect(place).toBe(chart.ascendant.longitude);
        else expect(place).toBe(chart.planetary_positions[point].longitude);
      }
    }
    expect(data.gulika.longitude).toBe(upagrahas({ birth: DELHI }).data.kala_velas.Gulika.longitude);
  });

  it('take Gulika where it is asked to rise, and refuse a birth without time', () => {
    const { kala_velas } = upagrahas({ birth: DELHI, point: 'middle' }).data;
    const middle = sphutas({ birth: DELHI, point: 'middle' }).data;
    expect(middle.gulika.longitude).toBe(kala_velas.Gulika.longitude);
    expect(middle.sphutas.bija).toEqual(sphutas({ birth: DELHI }).data.sphutas.bija);
    const { date, place } = DELHI;
    expect(() => sphutas({ birth: { date, place } })).toThrow('birth.time is required');
  });

  it('of full and new moon burn no sign; the fourteenth burns four', () => {
    expect(dagdhaSigns(15)).toEqual([]);
    expect(dagdhaSigns(30)).toEqual([]);
    expect(dagdhaSigns(14)).toHaveLength(4);
    expect(dagdhaSigns(16)).toEqual(dagdhaSigns(1));
  });
});

describe('points in a division', () => {
  it('in d1 are those without it', () => {
    expect(sphutas({ birth: DELHI, varga: 'd1' }).data).toEqual(sphutas({ birth: DELHI }).data);
    expect(specialLagnas({ birth: DELHI, varga: 'd1' }).data).toEqual(specialLagnas({ birth: DELHI }).data);
    expect(upagrahas({ birth: DELHI, varga: 'd1' }).data).toEqual(upagrahas({ birth: DELHI }).data);
  });

  it.each(POINT_VARGAS.filter((varga) => varga !== 'd1'))(
    '%s: houses from the ascendant of charts.divisional',
    (varga) => {
      const { ascendant } = divisional({ birth: DELHI, varga }).data;
      const { data } = specialLagnas({ birth: DELHI, varga });
      expect(data.varga).toBe(varga);
      for (const { sign_number, house } of [
        ...Object.values(data.lagnas),
        ...Object.values(upagrahas({ birth: DELHI, varga }).data.from_sun),
        ...Object.values(sphutas({ birth: DELHI, varga }).data.sphutas),
      ])
        expect(house).toBe(((sign_number - ascendant.sign_number + 12) % 12) + 1);
      expect(data.varnada[0]?.degrees).toBe(ascendant.degrees);
    },
  );
});

describe('sensitive parts', () => {
  it('22nd drekkana and 64th navamsha are so many parts on, both ends counted', () => {
    fc.assert(
      fc.property(longitude, (one) => {
        expect(navamsha64(one)).toBe((navamshaSign(one) + 63) % 12);
        expect(drekkana22(one)).toBe(signIndex(vargaLongitude(modulo(one + 21 * 10 * DEGREE, TURN), 'd3')));
      }),
      { numRuns: runs(200) },
    );
    expect(navamsha64(microArcseconds(PADA))).toBe((1 + 63) % 12);
  });

  it('the n-th degree ends before n degrees', () => {
    const at = (degrees: number, less = 0) => microArcseconds(5 * SIGN + degrees * DEGREE - less);
    expect([
      isInDegree(14, at(13)),
      isInDegree(14, at(14, 1)),
      isInDegree(14, at(14)),
      isInDegree(14, at(13, 1)),
    ]).toEqual([true, true, false, false]);
    expect(apartFrom(14, at(13))).toBe(-DEGREE);
  });

  it('takes from the table what a list lacks', () => {
    expect(mrityuListOf('Moon', 'jataka_parijata')).toBe('jataka_parijata');
    expect(mrityuListOf('Ascendant', 'jataka_parijata')).toBe('table');
    expect(mrityuDegree('Ascendant', 0, 'phaladipika')).toBe(8);
    expect(mrityuDegree('Ascendant', 0, 'jataka_parijata')).toBe(1);
    expect(mrityuDegree('Moon', 9, 'table')).toBe(25);
  });

  it('answers a birth without time for noon, and says what rests on it', () => {
    const { date, place } = DELHI;
    const { meta } = sensitive({ birth: { date, place }, sensitive: true });
    expect(meta.rests_on_birth_time).toContain('mrityu_bhaga');
  });
});

describe('deities', () => {
  it('a boundary begins the next part, and the last part ends the sign', () => {
    for (const varga of DEITY_VARGAS) {
      expect(partOfSign(microArcseconds(0), varga)).toBe(0);
      expect(partOfSign(microArcseconds(SIGN - 1), varga)).toBe(namedParts(varga) - 1);
      expect(partOfSign(microArcseconds(SIGN), varga)).toBe(0);
    }
    const trimsha = [5, 10, 18, 25].map((degrees) => partOfSign(microArcseconds(degrees * DEGREE), 'd30'));
    expect(trimsha).toEqual([1, 2, 3, 4]);
    const even = [5, 12, 20, 25].map((degrees) => partOfSign(microArcseconds(SIGN + degrees * DEGREE), 'd30'));
    expect(even).toEqual([1, 2, 3, 4]);
  });

  it('by the modality of a sign, the sages follow that of the sign of the drekkana', () => {
    for (let sign = 0; sign < 12; sign++)
      for (let part = 0; part < 3; part++) {
        const drekkana = signIndex(vargaLongitude(microArcseconds(sign * SIGN + part * 10 * DEGREE), 'd3'));
        expect(deityOf('d3', sign, part, 'modality')).toBe(['narada', 'agastya', 'durvasas'][drekkana % 3]);
        expect(deityOf('d3', sign, part)).toBe(['narada', 'agastya', 'durvasas'][part]);
      }
  });

  it('of one division are those among all', () => {
    const all = deities({ birth: DELHI }).data.vargas;
    expect(all.map(({ varga }) => varga)).toEqual(DEITY_VARGAS);
    for (const one of all) expect(deities({ birth: DELHI, varga: one.varga }).data.vargas).toEqual([one]);
  });

  it('of the horas are gods where the Sun rules and fathers where the Moon does', () => {
    fc.assert(
      fc.property(longitude, (one) => {
        const deity = deityOf('d2', signIndex(one), partOfSign(one, 'd2'));
        expect(deity).toBe(signIndex(vargaLongitude(one, 'd2')) === 4 ? 'deva' : 'pitri');
      }),
      { numRuns: runs(100) },
    );
  });
});
