import { describe, expect, it } from 'vitest';
import { vargaDivisions, vargaLongitude } from '../../src/charts/rules/varga.js';
import { VARGA_RULES } from '../../src/charts/tables/vargas.js';
import { microArcseconds, SIGN, signIndex } from '../../src/math/angle.js';
import { formatInSign } from '../../src/math/dms.js';
import type { Varga } from '../../src/types.js';
import { fixture } from '../support/fixtures.js';
import { ALL_VARGAS, divisor, SIGN_NAMES, signOfPart } from '../support/independent.js';

const ARCSECOND = 1_000_000;

interface Reference {
  readonly varga_examples: {
    readonly cases: readonly {
      readonly varga: Varga;
      readonly longitude_arcseconds: number;
      readonly varga_sign: string;
      readonly degrees: string;
    }[];
  };
  readonly published_varga_signs: readonly {
    readonly varga: Varga;
    readonly sign: string;
    readonly arcminutes: number;
    readonly varga_sign: string;
    readonly source: string;
  }[];
}

const reference = fixture<Reference>('sources/reference-charts.json');
const signName = (longitude: number): string | undefined => SIGN_NAMES[signIndex(microArcseconds(longitude))];

describe('worked examples', () => {
  it('has three or more examples of each division', () => {
    for (const varga of ALL_VARGAS)
      expect(
        reference.varga_examples.cases.filter((example) => example.varga === varga).length,
        varga,
      ).toBeGreaterThanOrEqual(3);
  });

  it.each(reference.varga_examples.cases)('$varga of $longitude_arcseconds″ is $varga_sign $degrees', (example) => {
    const result = vargaLongitude(microArcseconds(example.longitude_arcseconds * ARCSECOND), example.varga);
    expect(signName(result)).toBe(example.varga_sign);
    expect(formatInSign(result)).toBe(example.degrees);
  });

  it.each(reference.published_varga_signs)('$varga of $sign $arcminutes′ is $varga_sign ($source)', (example) => {
    const sign = (SIGN_NAMES as readonly string[]).indexOf(example.sign);
    expect(sign).toBeGreaterThanOrEqual(0);
    expect(
      signName(vargaLongitude(microArcseconds(sign * SIGN + example.arcminutes * 60 * ARCSECOND), example.varga)),
    ).toBe(example.varga_sign);
  });
});

describe('the table of divisions', () => {
  it('names fifteen divisions by their number of parts', () => {
    expect(Object.keys(VARGA_RULES)).toEqual(ALL_VARGAS);
    for (const varga of ALL_VARGAS) {
      expect(vargaDivisions(varga)).toBe(divisor(varga));
      expect(VARGA_RULES[varga].chartType).toMatch(new RegExp(`^[A-Z][a-z]+ \\(${varga.toUpperCase()}\\)$`));
    }
  });

  it('prints the chart types of the contract', () => {
    expect(ALL_VARGAS.map((varga) => VARGA_RULES[varga].chartType)).toEqual([
      'Hora (D2)',
      'Drekkana (D3)',
      'Chaturthamsha (D4)',
      'Saptamsha (D7)',
      'Navamsha (D9)',
      'Dashamsha (D10)',
      'Dwadashamsha (D12)',
      'Shodashamsha (D16)',
      'Vimshamsha (D20)',
      'Chaturvimshamsha (D24)',
      'Saptavimshamsha (D27)',
      'Trimshamsha (D30)',
      'Khavedamsha (D40)',
      'Akshavedamsha (D45)',
      'Shashtiamsha (D60)',
    ]);
  });

  it.each(ALL_VARGAS)('%s puts the middle of every part into the sign of the text', (varga) => {
    const parts = divisor(varga);
    for (let sign = 0; sign < 12; sign++)
      for (let part = 0; part < parts; part++) {
        const middle = sign * SIGN + Math.floor(((part + 0.5) * SIGN) / parts);
        expect(signIndex(vargaLongitude(microArcseconds(middle), varga)), `${sign} ${part}`).toBe(
          signOfPart(varga, sign, part),
        );
      }
  });

  it('reaches all twelve signs, but two in the horā and ten in the triṁśāṁśa', () => {
    const reached = (varga: Varga): number[] => {
      const signs = new Set<number>();
      for (let longitude = 0; longitude < 12 * SIGN; longitude += SIGN / 120)
        signs.add(signIndex(vargaLongitude(microArcseconds(longitude), varga)));
      return [...signs].sort((a, b) => a - b);
    };
    for (const varga of ALL_VARGAS) {
      const expected =
        varga === 'd2'
          ? [3, 4]
          : Array.from({ length: 12 }, (_, i) => i).filter((i) => varga !== 'd30' || (i !== 3 && i !== 4));
      expect(reached(varga), varga).toEqual(expected);
    }
  });
});
