import { expect, it } from 'vitest';
import { DEGREE, type MicroArcseconds, microArcseconds } from '../../src/math/angle.js';
import { GRAHAS, type Graha } from '../../src/zodiac/names.js';
import { type MercuryRule, moonNature, naturalNatures } from '../../src/zodiac/nature.js';

const angle = (degrees: number): MicroArcseconds => microArcseconds(degrees * DEGREE);

it('takes the nature of the Moon from its light', () => {
  const ahead = (degrees: number) =>
    (['waxing', 'half_lit', 'tithi_10'] as const).map(
      (rule) => moonNature(angle(300), angle((300 + degrees) % 360), rule)[0],
    );
  expect(ahead(0)).toEqual(['b', 'm', 'b']);
  expect(ahead(89)).toEqual(['b', 'm', 'b']);
  expect(ahead(90)).toEqual(['b', 'b', 'b']);
  expect(ahead(180)).toEqual(['m', 'b', 'b']);
  expect(ahead(240)).toEqual(['m', 'b', 'm']);
  expect(ahead(270)).toEqual(['m', 'm', 'm']);
});

it('takes the nature of Mercury from those in its sign', () => {
  const mercury = (with_: readonly Graha[], rule?: MercuryRule) => {
    // Everyone is in Cancer; Mercury and its company in Libra, the Moon there 350° ahead of the Sun: waning.
    const degrees = Object.fromEntries(GRAHAS.map((graha) => [graha, angle(100)])) as Record<Graha, MicroArcseconds>;
    for (const graha of ['Mercury', ...with_] as const) degrees[graha] = angle(190);
    return naturalNatures({ ...degrees, Sun: with_.includes('Sun') ? angle(200) : angle(220) }, { mercury: rule })
      .Mercury;
  };
  expect(mercury([])).toBe('benefic');
  expect(mercury(['Jupiter', 'Venus'])).toBe('benefic');
  expect(mercury(['Ketu', 'Jupiter', 'Venus'])).toBe('malefic');
  expect(mercury(['Ketu', 'Jupiter', 'Venus'], 'majority')).toBe('benefic');
  expect(mercury(['Ketu', 'Saturn', 'Venus'], 'majority')).toBe('malefic');
  expect(mercury(['Moon'])).toBe('malefic');
  expect(mercury(['Moon'], 'sign_mates')).toBe('benefic');
  expect(mercury(['Sun'], 'sign_mates')).toBe('malefic');
  expect(mercury(['Sun', 'Saturn'], 'always_benefic')).toBe('benefic');
});
