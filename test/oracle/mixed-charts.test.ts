import { describe, expect, it } from 'vitest';
import { divisionalMixed } from '../../src/charts/index.js';
import type { Birth } from '../../src/types.js';
import type { Division } from '../../src/zodiac/divisions.js';
import { GRAHAS } from '../../src/zodiac/names.js';
import { fixture } from '../support/fixtures.js';

interface Printed {
  readonly birth: Birth;
  readonly charts: readonly {
    readonly first_varga: Division;
    readonly second_varga: Division;
    readonly signs: readonly string[];
  }[];
}

const { birth, charts } = fixture<Printed>('sources/mixed-charts.json');
const ORDER = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;

describe('mixed charts that PyJHora prints', () => {
  it.each(charts)('$first_varga of the rāśi, then $second_varga', ({ first_varga, second_varga, signs }) => {
    expect([...ORDER].sort()).toEqual([...GRAHAS].sort());
    const { data } = divisionalMixed({ first_varga, second_varga, birth, node: 'mean' });
    const places = [data.ascendant, ...ORDER.map((graha) => data.planetary_positions[graha])];
    const found = signs.map((_, sign) =>
      places
        .flatMap(({ sign_number }, i) => (sign_number === sign + 1 ? [i === 0 ? 'L' : String(i - 1)] : []))
        .join('/'),
    );
    expect(found).toEqual(signs);
  });
});
