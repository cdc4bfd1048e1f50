import { describe, expect, it } from 'vitest';
import { divisional, divisionalMixed } from '../../src/charts/index.js';
import { dividedLongitude } from '../../src/charts/rules/varga.js';
import { partOf, partSigns, vargaStretches } from '../../src/charts/rules/vargaParts.js';
import { ruleOf } from '../../src/charts/tables/variants.js';
import { SiddhantaError } from '../../src/errors.js';
import { DEGREE, microArcseconds, SIGN, signIndex, TURN } from '../../src/math/angle.js';
import { DIVISIONS } from '../../src/zodiac/divisions.js';
import { at, DELHI as birth } from '../support/fixtures.js';

function refusal(input: object): SiddhantaError {
  try {
    divisionalMixed({ birth, ...input } as never);
  } catch (error) {
    if (error instanceof SiddhantaError) return error;
    throw error;
  }
  throw new Error('it was not refused');
}

describe('a mixed chart', () => {
  it.each([
    ['d9', 'd9', 'd81'],
    ['d9', 'd12', 'd108'],
    ['d12', 'd12', 'd144'],
  ] as const)('%s and %s are %s', (first_varga, second_varga, varga) => {
    const mixed = divisionalMixed({ first_varga, second_varga, birth }).data;
    const { data } = divisional({ varga, birth });
    expect(mixed.ascendant).toEqual(data.ascendant);
    expect(mixed.planetary_positions).toEqual(data.planetary_positions);
  });

  it('depends on the order and on the variant of each', () => {
    const sunIn = (input: object) =>
      divisionalMixed({ first_varga: 'd10', second_varga: 'd9', birth, ...input } as never).data.planetary_positions;
    expect(sunIn({})).not.toEqual(sunIn({ first_varga: 'd9', second_varga: 'd10' }));
    expect(sunIn({ first_variant: 'parivritti' })).not.toEqual(sunIn({}));
    expect(sunIn({ second_variant: 'kalachakra' })).not.toEqual(sunIn({}));
    expect(sunIn({ first_variant: 'parashara', second_variant: 'parashara' })).toEqual(sunIn({}));
  });

  it('says which divisions, and refuses variants that a division does not have', () => {
    const { data, meta, provenance } = divisionalMixed({ first_varga: 'd9', second_varga: 'd30', birth });
    expect(data.notes.chart_type).toBe('D9xD30 (mixed)');
    expect(meta.endpoint).toBe('charts.divisional.mixed');
    expect(provenance?.method.split('; then ')).toHaveLength(2);
    expect(provenance?.disputed[0]?.note).toContain('No text');
    expect(refusal({ first_varga: 'd9', second_varga: 'd10', second_variant: 'kalachakra' })).toMatchObject({
      code: 'invalid_value',
      field: 'second_variant',
    });
    expect(refusal({ first_varga: 'd10', first_variant: 'kalachakra', second_varga: 'd9' }).field).toBe(
      'first_variant',
    );
    expect(refusal({ first_varga: 'd1', second_varga: 'd9' })).toMatchObject({
      code: 'invalid_value',
      field: 'first_varga',
    });
    expect(refusal({ first_varga: 'd9' })).toMatchObject({ code: 'missing_field', field: 'second_varga' });
  });

  it('says what changes with an uncertain time of birth', () => {
    const { data } = divisionalMixed({
      first_varga: 'd9',
      second_varga: 'd4',
      birth: { ...birth, uncertainty_minutes: 2 },
    });
    expect(data.sensitivity?.changes.map(({ statement }) => statement)).toContain('ascendant.sign');
  });
});

describe('stretches of one sign in a varga', () => {
  it.each(DIVISIONS)(
    '%s: they tile the zodiac, neighbours differ, and each longitude is in the sign of its stretch',
    (varga) => {
      const { divisions, ...counting } = ruleOf(varga);
      const signs = partSigns(divisions, counting);
      const stretches = vargaStretches(divisions, counting);
      expect(signs).toHaveLength(12 * divisions);
      const differing = stretches.every(({ sign }, i) => sign !== at(stretches, (i + 1) % stretches.length).sign);
      expect(differing).toBe(true);
      const wrong = Array.from({ length: 2000 }, (_, i) =>
        microArcseconds(Math.floor(((i + 0.37) * TURN) / 2000)),
      ).filter((longitude) => {
        const sign = signIndex(dividedLongitude(longitude, divisions, counting));
        const stretch = [...stretches].reverse().find(({ start }) => start * DEGREE <= longitude) ?? stretches.at(-1);
        return sign !== at(signs, partOf(longitude, divisions)) || sign !== stretch?.sign;
      });
      expect(wrong).toEqual([]);
    },
  );

  it('join what a boundary of signs does not part: the tenth part of Aries and the first of Taurus in D10 are both Capricorn', () => {
    const { divisions, ...counting } = ruleOf('d10');
    const starts = vargaStretches(divisions, counting).map(({ start }) => start);
    expect(starts).toContain(27);
    expect(starts).not.toContain(30);
    expect(signIndex(dividedLongitude(microArcseconds(SIGN), divisions, counting))).toBe(9);
    expect(vargaStretches(2, ruleOf('d2')).map(({ start }) => start)[0]).toBe(15);
    expect(
      vargaStretches(30, ruleOf('d30'))
        .map(({ start }) => start)
        .slice(0, 5),
    ).toEqual([0, 5, 10, 18, 25]);
  });
});
