import { describe, expect } from 'vitest';
import { MOON_RADIUS_RATIOS, RITUAL_MINIMA, SAROS, SHADOWS } from '../../src/eclipses/tables/constants.js';
import { law } from '../support/laws.js';

describe('laws of the tables of eclipses', () => {
  law(
    'eclipses/tables/constants.ts#SHADOWS',
    'each makes the shadow about a fiftieth larger than the Earth, once',
    () => {
      const { danjon, chauvenet } = SHADOWS;
      // Danjon: the parallax 1/85 − 1/594 larger, a hundredth; Chauvenet: the whole by a fiftieth, of the parallax at 45° of latitude.
      expect(danjon.parallax - 1).toBeCloseTo(1 / 85 - 1 / 594, 3);
      expect([danjon.whole, chauvenet.whole - 1]).toEqual([1, 1.02 - 1]);
      expect(chauvenet.parallax).toBeCloseTo(1 - 1 / 298.257 / 2, 4);
      expect(MOON_RADIUS_RATIOS.mean).toBeGreaterThan(MOON_RADIUS_RATIOS.umbral);
    },
  );

  law('eclipses/tables/constants.ts#SAROS', 'half a month from new moon to full; numbers twelve apart', () => {
    expect(SAROS.solar.halfMonth).toBe(0);
    expect(SAROS.lunar.halfMonth).toBeCloseTo(29.530589 / 2, 3);
    // The lunar series that shares a month with solar series n is n + 12: van den Bergh’s panorama.
    expect(SAROS.lunar.first - SAROS.solar.first).toBe(12);
    // 2003 November 8 to 23: solar saros 152 follows 126; the solar eclipse of 2009 July 22 is 136.
    expect(SAROS.solar.first).toBe(136);
  });

  law('eclipses/tables/constants.ts#RITUAL_MINIMA', 'a twelfth of the Sun, a sixteenth of the Moon', () => {
    expect([1 / RITUAL_MINIMA.solar, 1 / RITUAL_MINIMA.lunar]).toEqual([12, 16]);
  });
});
