import type { SkyContext } from '../cast/context.js';
import { candidatesIn } from '../eclipses/find.js';
import { lunarEclipse } from '../eclipses/lunar.js';
import { radiiOf } from '../eclipses/radii.js';
import { solarEclipse } from '../eclipses/solar.js';
import { toMicroArcseconds } from '../math/angle.js';
import { houseFrom } from '../muhurta/rules/bala.js';
import type { Instant } from '../sky/instant.js';
import type { LocalInstant } from '../types.js';
import { type House, type ZodiacPosition, zodiacPosition } from '../zodiac/position.js';
import type { Span } from './input.js';

/** An eclipse of the span, at its greatest; sign and degrees are those of the Sun (solar) or of the Moon (lunar). */
export interface TransitEclipse extends ZodiacPosition {
  /** When it is greatest. */
  readonly at: LocalInstant;
  /** Who is eclipsed. @names planet */
  readonly planet: 'Sun' | 'Moon';
  /** The greatest phase anywhere on Earth. */
  readonly kind: 'total' | 'annular' | 'hybrid' | 'partial' | 'penumbral';
  /** House from the natal Moon; only with one. */
  readonly house_from_moon?: House;
}

export interface DescribedEclipse {
  readonly instant: Instant;
  readonly description: TransitEclipse;
}

export function eclipsesIn(sky: SkyContext, span: Span): DescribedEclipse[] {
  const { from, to, toLocalInstant, mover, natal } = span;
  const moon = natal?.references.moon.sign_number;
  const radii = radiiOf('one');
  return candidatesIn({ from: from.tt - 1, to: to.tt + 1, has: () => true }, 'both', sky.ephemeris).flatMap(
    ({ kind, view }): DescribedEclipse[] => {
      const found = kind === 'solar' ? solarEclipse(view, radii) : lunarEclipse(view, radii, 'danjon');
      if (found === undefined) return [];
      const instant: Instant = { ut: found.greatest, tt: view.tt(found.greatest) };
      if (instant.tt < from.tt || instant.tt >= to.tt) return [];
      const planet = kind === 'solar' ? 'Sun' : 'Moon';
      const position = zodiacPosition(toMicroArcseconds(mover(planet).of(instant.tt).degrees));
      const description: TransitEclipse = {
        at: toLocalInstant(instant.ut),
        planet,
        kind: found.type,
        ...position,
        ...(moon === undefined ? {} : { house_from_moon: houseFrom(position.sign_number, moon) }),
      };
      return [{ instant, description }];
    },
  );
}
