import { type MicroArcseconds, modulo, NAKSHATRA, nakshatraIndex, TURN } from '../../math/angle.js';
import { at } from '../../math/at.js';
import type { Graha } from '../../zodiac/names.js';
import { type Course, inARow, type Stretch, tile, UNITS_PER_YEAR } from './course.js';
import type { DashaSystem, StarSeed, StartingPoint } from './system.js';

export { livingPeriods, UNITS_PER_YEAR, walkPeriods } from './course.js';

const NAKSHATRA_COUNT = TURN / NAKSHATRA;

export interface DashaPeriod<Lord extends string = Graha> extends Stretch {
  readonly lord: Lord;
  readonly order: number;
  readonly cycle: number;
}

export interface DashaCycle<Lord extends string = Graha> extends Course<DashaPeriod<Lord>> {
  readonly system: DashaSystem<Lord>;
}

export interface Opening {
  readonly order: number;
  readonly spentOf: (length: number) => number;
}

export function openingOfStar({ star, lord, count }: StarSeed, lords: number, longitude: MicroArcseconds): Opening {
  const nakshatra = nakshatraIndex(longitude);
  const spent = longitude - nakshatra * NAKSHATRA;
  const stars = count === 'forward' ? nakshatra - star : star - nakshatra;
  return {
    order: (modulo(stars, NAKSHATRA_COUNT) + lord) % lords,
    spentOf: (length) => (length / NAKSHATRA) * spent,
  };
}

/** Source: of the balance, Bṛhat Parāśara Horā Śāstra (Santhanam) 46.12–16; of the rest, the row of the system. */
export function cycleFrom<Lord extends string>(system: DashaSystem<Lord>, opening: Opening): DashaCycle<Lord> {
  const { lords, cycles, thirds = false } = system;
  const count = lords.length;
  const unit = thirds ? UNITS_PER_YEAR / 3 : UNITS_PER_YEAR;
  const orders = Array.from({ length: count * cycles * (thirds ? 3 : 1) }, (_, m) => (opening.order + m) % count);
  const lengths = orders.map((order) => at(lords, order).years * unit);
  const mahadashas = inARow(lengths).map((stretch, m): DashaPeriod<Lord> => {
    const order = at(orders, m);
    return { ...stretch, lord: at(lords, order).lord, order, cycle: Math.floor(m / count) + 1 };
  });
  return {
    system,
    elapsed: opening.spentOf(at(lengths, 0)),
    mahadashas,
    within: (period) => subPeriods(system, period),
  };
}

/**
 * Returns the mahādaśās of a birth and what is past of the first.
 *
 * The lord is that of the nakṣatra of the starting point; the traversed part of the nakṣatra is the spent part of the period.
 * @param points sidereal longitudes, whole micro-arcseconds
 */
export function dashaCycle<Lord extends string>(
  system: DashaSystem<Lord> & { readonly seed: StarSeed },
  points: Readonly<Record<StartingPoint, MicroArcseconds>>,
): DashaCycle<Lord> {
  const { lords, seed } = system;
  return cycleFrom(system, openingOfStar(seed, lords.length, points[seed.point]));
}

export const STEPS = { same: 0, next: 1, previous: -1, forward: 1, backward: -1 } as const;

export function subPeriods<Lord extends string>(
  { lords, division }: DashaSystem<Lord>,
  period: DashaPeriod<Lord>,
): DashaPeriod<Lord>[] {
  const count = lords.length;
  const first = period.order + STEPS[division.start];
  const step = STEPS[division.direction];
  const orders: number[] = [];
  const shares: number[] = [];
  for (let k = 0; k < count; k++) {
    const order = modulo(first + k * step, count);
    orders.push(order);
    shares.push(division.split === 'equal' ? 1 : at(lords, order).years);
  }
  const { cycle } = period;
  return tile(period, shares, ({ level, start, end, startPart, endPart, of }, k) => {
    const order = at(orders, k);
    // Written out: spreading doubles the cost.
    return { level, start, end, startPart, endPart, of, lord: at(lords, order).lord, order, cycle };
  });
}
