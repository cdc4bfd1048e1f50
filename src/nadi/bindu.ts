import * as v from 'valibot';
import type { NatalSky } from '../cast/natal.js';
import type { NatalInput } from '../cast/natalInput.js';
import { oneOf } from '../input/schemas.js';
import type { MicroArcseconds } from '../math/angle.js';
import type { Dispute } from '../types.js';
import { bhriguBindus, MIDPOINTS, type Midpoint } from '../zodiac/bhriguBindu.js';
import { BINDU_DISPUTES } from './sources.js';

/** The input of `bhriguBindu`. */
export interface BhriguBinduInput extends NatalInput {
  /**
   * The middle: half-way from Rāhu `forward` to the Moon (the default), the `plain` average of the two numbers, or the middle of the
   * shorter arc (`nearer`).
   */
  readonly midpoint?: Midpoint | undefined;
}

/** @internal */
export const midpointSchema = () => v.optional(oneOf(MIDPOINTS), MIDPOINTS[0]);

export interface BinduFound {
  readonly points: Readonly<Record<Midpoint, MicroArcseconds>>;
  readonly plainIsOpposite: boolean;
}

export function binduOf({ grahas }: NatalSky): BinduFound {
  const [rahu, moon] = [grahas.Rahu.longitude, grahas.Moon.longitude];
  return { points: bhriguBindus(rahu, moon), plainIsOpposite: moon < rahu };
}

const MIDDLES: Readonly<Record<Midpoint, string>> = {
  forward: 'forward: half of the way from Rahu on to the Moon',
  plain: 'plain: the average of the two longitudes from 0° Aries',
  nearer: 'nearer: the middle of the shorter arc between the two',
};

export const binduWords = (midpoint: Midpoint): Record<string, string> => ({
  midpoint: MIDDLES[midpoint],
  exact: 'difference and half in whole micro-arcseconds, rounded down',
});

export function binduDisputes({ plainIsOpposite }: BinduFound): Dispute[] {
  const here = plainIsOpposite
    ? 'Here the Moon has the lesser longitude, and the plain average is the point exactly opposite.'
    : 'Here the Moon has the greater longitude, and both are one point.';
  return [
    {
      element: 'midpoint',
      note: `Half-way from Rahu forward to the Moon (C. S. Patel, Jagannatha Hora); the plain average of the longitudes (blogs and calculators); the middle of the shorter arc. The option midpoint. ${here}`,
    },
    {
      element: 'worked example of S. Adawal',
      note: 'Moon Taurus 19°47′, Rahu Leo 29°27′: it prints Cancer 9°44′. The plain average is Cancer 9°37′, so that its sum has a slip; the forward middle is Capricorn 9°37′.',
    },
    ...BINDU_DISPUTES,
  ];
}

/** Keep in step with `test/oracle/nadi.test.ts`. */
export const BINDU_VERIFICATION =
  'three values as Jagannatha Hora prints them within 0.02″ and one that PyJHora quotes of it within 1″; sixteen bindus, true and mean node, on Swiss Ephemeris 2.10.03 within 0.0002°';
