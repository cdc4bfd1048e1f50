import * as v from 'valibot';
import { skyContext } from '../cast/context.js';
import type { NatalSky } from '../cast/natal.js';
import { EXAMPLE_BIRTH, type NatalInput, natalFields, natalOf } from '../cast/natalInput.js';
import { oneOf, record } from '../input/schemas.js';
import { type MicroArcseconds, signIndex } from '../math/angle.js';
import { type Context, type Operation, operation } from '../operation/operation.js';
import type { Dispute, NodeKind, Result } from '../types.js';
import { bhriguBindus, MIDPOINTS, type Midpoint } from '../zodiac/bhriguBindu.js';
import { type HousedPosition, housedPosition } from '../zodiac/housed.js';
import { lordOf, type SignLord } from '../zodiac/lords.js';
import type { Graha } from '../zodiac/names.js';
import { type EclipticDegrees, sixDecimals } from '../zodiac/position.js';
import { BINDU_DISPUTES, BINDU_SOURCES } from './sources.js';
import { aroundBirth, grahasWhere, nadiProvenance } from './told.js';

/** The input of {@link bhriguBindu}. */
export interface BhriguBinduInput extends NatalInput {
  /** Half-way from Rāhu `forward` to the Moon (the default), the `plain` average of the two numbers, or the middle of the shorter arc (`nearer`). */
  readonly midpoint?: Midpoint | undefined;
}

/** The bindu by each reading. */
export type BinduMidpoints = Readonly<Record<Midpoint, EclipticDegrees>>;

/** The bhṛgu bindu. */
export interface BhriguBinduData extends HousedPosition {
  /** Lord of its sign. */
  readonly lord: SignLord;
  /** The grahas in its sign. */
  readonly occupants: readonly Graha[];
  /** By which reading. */
  readonly midpoint: Midpoint;
  /** Sidereal longitude by each. */
  readonly midpoints: BinduMidpoints;
  /** Whether the plain average is the point opposite the forward one: where the Moon has the lesser longitude. */
  readonly plain_is_opposite: boolean;
  /** Lunar node that Rāhu stands for. */
  readonly node: NodeKind;
}

/**
 * Returns the schema of the reading of the middle.
 *
 * @internal
 */
export const midpointSchema = () => v.optional(oneOf(MIDPOINTS), MIDPOINTS[0]);

/** The bindu of a birth by each reading. */
export interface BinduFound {
  readonly points: Readonly<Record<Midpoint, MicroArcseconds>>;
  readonly plainIsOpposite: boolean;
}

/** Returns the bindu of a birth by each reading. */
export function binduOf({ grahas }: NatalSky): BinduFound {
  const [rahu, moon] = [grahas.Rahu.longitude, grahas.Moon.longitude];
  return { points: bhriguBindus(rahu, moon), plainIsOpposite: moon < rahu };
}

const MIDDLES: Readonly<Record<Midpoint, string>> = {
  forward: 'forward: half of the way from Rahu on to the Moon',
  plain: 'plain: the average of the two longitudes from 0° Aries',
  nearer: 'nearer: the middle of the shorter arc between the two',
};

/** Returns the conventions of the bindu, as provenance tells them. */
export const binduWords = (midpoint: Midpoint): Record<string, string> => ({
  midpoint: MIDDLES[midpoint],
  exact: 'difference and half in whole micro-arcseconds, rounded down',
});

/** Returns what is disputed of the bindu, and of this one. */
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

/** What was compared; kept in step with `test/oracle/nadi.test.ts`. */
export const BINDU_VERIFICATION =
  'three printed values of Jagannatha Hora within 0.02″; thirteen births computed a second time on Swiss Ephemeris 2.10.03, true and mean node';

/** The operation `nadi.bhrigu_bindu`. */
export const bhriguBinduOperation: Operation<BhriguBinduInput, BhriguBinduData> = operation<
  BhriguBinduInput,
  BhriguBinduData
>()({
  name: 'nadi.bhrigu_bindu',
  summary: 'Bhrigu bindu, half-way from Rahu to the Moon: sign, nakshatra, house, lord, other midpoints',
  units: 1,
  schools: 'all',
  schema: () => record({ ...natalFields(), midpoint: midpointSchema() }),
  example: { birth: EXAMPLE_BIRTH },
  context: skyContext,
  run(input, sky) {
    const { midpoint } = input;
    const natal = natalOf(input.birth, sky);
    const found = binduOf(natal);
    const { points, plainIsOpposite } = found;
    const sign = signIndex(points[midpoint]);
    return {
      data: {
        ...housedPosition(points[midpoint], natal.ascendant),
        lord: lordOf(sign),
        occupants: grahasWhere((graha) => signIndex(natal.grahas[graha].longitude) === sign),
        midpoint,
        midpoints: {
          forward: sixDecimals(points.forward),
          plain: sixDecimals(points.plain),
          nearer: sixDecimals(points.nearer),
        },
        plain_is_opposite: plainIsOpposite,
        node: sky.conventions.node,
      },
      provenance: nadiProvenance(input.birth, natal, {
        method: 'The middle between Rahu and the Moon',
        conventions: binduWords(midpoint),
        sources: BINDU_SOURCES,
        disputed: binduDisputes(found),
        verified_against: BINDU_VERIFICATION,
      }),
      ...aroundBirth(natal, ['longitude', 'degrees', 'nakshatra', 'pada', 'house', 'midpoints']),
    };
  },
});

/**
 * Returns the bhṛgu bindu of a birth: half-way from Rāhu forward to the Moon, with its sign, nakṣatra, house, lord and who stands in its sign, and where
 * other readings of the middle put it. {@link specialLagnas} has the same point.
 *
 * Longitudes are degrees, cut at six decimals.
 *
 * @param input `birth`; optional `midpoint` (`forward`, `plain`, `nearer`), `ayanamsa` (default lahiri), `node` (default true), `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: C. S. Patel, as scribd.com 270789169 copies it; values of Jagannatha Hora.
 *
 * @example
 * ```ts
 * import { bhriguBindu } from 'siddhanta/nadi';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = bhriguBindu({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.longitude; // => 345.621753
 * data.sign; // => 'Pisces'
 * data.plain_is_opposite; // => true
 * ```
 */
export function bhriguBindu(input: BhriguBinduInput, context?: Context): Result<BhriguBinduData> {
  return bhriguBinduOperation.call(input, context);
}
