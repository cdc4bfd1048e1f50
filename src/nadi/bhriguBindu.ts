import { natalFields, natalOf } from '../cast/natalInput.js';
import { record } from '../input/schemas.js';
import { signIndex } from '../math/angle.js';
import type { NodeKind } from '../types.js';
import type { Midpoint } from '../zodiac/bhriguBindu.js';
import { type HousedPosition, housedPosition } from '../zodiac/housed.js';
import { lordOf, type SignLord } from '../zodiac/lords.js';
import type { Graha } from '../zodiac/names.js';
import { type EclipticDegrees, sixDecimals } from '../zodiac/position.js';
import {
  type BhriguBinduInput,
  BINDU_VERIFICATION,
  binduDisputes,
  binduOf,
  binduWords,
  midpointSchema,
} from './bindu.js';
import { grahasWhere, nadiOperation } from './describe.js';
import { BINDU_SOURCES } from './sources.js';

/** The bindu by each reading. */
export type BinduMidpoints = Readonly<Record<Midpoint, EclipticDegrees>>;

/** The bhṛgu bindu. */
export interface BhriguBinduData extends HousedPosition {
  /** Lord of its sign. */
  readonly lord: SignLord;
  /** The grahas in its sign. */
  readonly occupants: readonly Graha[];
  /** The reading used. */
  readonly midpoint: Midpoint;
  /** Sidereal longitude by each. */
  readonly midpoints: BinduMidpoints;
  /** Whether the plain average is opposite the forward point: where the Moon has the smaller longitude. */
  readonly plain_is_opposite: boolean;
  /** Lunar node used for Rāhu. */
  readonly node: NodeKind;
}

/**
 * Returns the bhṛgu bindu of a birth: half-way from Rāhu forward to the Moon, with its sign, nakṣatra, house, lord and the grahas in its
 * sign, and its place by other readings of the middle. `charts.special_lagnas` has the same point.
 *
 * Longitudes are degrees, truncated to six decimals.
 * @param input `birth`; optional `midpoint` (`forward`, `plain`, `nearer`), `ayanamsa` (default lahiri), `node` (default true),
 *   `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: C. S. Patel, as an excerpt has it; values of Jagannatha Hora.
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
export const bhriguBindu = nadiOperation<BhriguBinduInput, BhriguBinduData>()({
  name: 'nadi.bhrigu_bindu',
  summary: 'Bhrigu bindu, half-way from Rahu to the Moon: sign, nakshatra, house, lord, other midpoints',
  units: 1,
  schema: () => record({ ...natalFields(), midpoint: midpointSchema() }),
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
      chart: natal,
      method: 'The middle between Rahu and the Moon',
      conventions: binduWords(midpoint),
      sources: BINDU_SOURCES,
      disputed: binduDisputes(found),
      verified_against: BINDU_VERIFICATION,
      restsOnBirthTime: ['longitude', 'degrees', 'nakshatra', 'pada', 'house', 'midpoints'],
    };
  },
});
