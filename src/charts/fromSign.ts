import { SiddhantaError } from '../errors.js';
import { recordOf } from '../math/recordOf.js';
import { type HousedPosition, houseOfSign } from '../zodiac/housed.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../zodiac/names.js';
import type { PlanetaryPosition, SignNumber, ZodiacPosition } from '../zodiac/position.js';

/** A chart: the rising point and the nine grahas. */
export interface ChartPositions {
  /** The rising point. */
  readonly ascendant: ZodiacPosition;
  /** The nine grahas. */
  readonly planetary_positions: Readonly<Record<Graha, PlanetaryPosition>>;
}

/** The sign from which houses are counted, and whose it is. */
export interface ChartReference {
  /** The reference: a graha, or the caller's name for it. @names planet */
  readonly name: string;
  /** The sign. */
  readonly sign: Sign;
  /** 1 (Aries) … 12 (Pisces). */
  readonly sign_number: SignNumber;
}

/** A chart with houses counted from a sign. */
export interface CountedChart {
  /** The rising point, with its house from there. */
  readonly ascendant: HousedPosition;
  /** The nine grahas; only their houses are other ones. */
  readonly planetary_positions: Readonly<Record<Graha, PlanetaryPosition>>;
  /** From where houses are counted. */
  readonly reference: ChartReference;
}

/**
 * Returns a chart with its houses counted from any sign: of the Moon, of the ārūḍha lagna, of the horā lagna. Everything else stays.
 *
 * @param chart the data of `rasi` or `divisional`
 * @param sign the first house
 * @param name what the reference is called; the sign itself by default
 * @throws {SiddhantaError} `invalid_value` for a text that is no sign
 *
 * @example
 * ```ts
 * import { rasi } from 'siddhanta';
 * import { countedFrom } from 'siddhanta/charts';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = rasi({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * countedFrom(data, 'Cancer', 'AL').planetary_positions.Sun.house; // => 1
 * ```
 */
export function countedFrom(chart: ChartPositions, sign: Sign, name: string = sign): CountedChart {
  const first = SIGNS.findIndex((row) => row.name === sign);
  if (first === -1) {
    throw new SiddhantaError(
      'invalid_value',
      `sign is ${JSON.stringify(sign)}; it must be one of ${SIGNS.map((row) => row.name).join(', ')}.`,
      { field: 'sign' },
    );
  }
  const house = ({ sign_number }: ZodiacPosition) => houseOfSign(sign_number - 1, first);
  const { ascendant, planetary_positions: positions } = chart;
  return {
    ascendant: { ...ascendant, house: house(ascendant) },
    planetary_positions: recordOf(GRAHAS, (graha) => ({ ...positions[graha], house: house(positions[graha]) })),
    reference: { name, sign, sign_number: first + 1 },
  };
}
