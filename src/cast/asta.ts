import { at } from '../math/at.js';
import type { Ephemeris } from '../sky/ephemeris.js';
import type { JdTt } from '../time/julian.js';
import { type Combustible, type CombustionRule, combustionLimit } from '../zodiac/combustion.js';
import { STEPS } from './bodyCrossings.js';
import type { SkyContext } from './context.js';
import { elongationOf, kalamshaOf, type LightSpan, type LitBody, lightSpans } from './sunlight.js';

export const ASTA_MEASURES = ['elongation', 'kalamsha'] as const;

/**
 * What the degrees of a limit measure: `elongation`, the difference of longitude from the Sun; `kalamsha`, degrees of time (4 minutes each)
 * between the risings of graha and Sun in the east or their settings in the west, latitude included.
 */
export type AstaMeasure = (typeof ASTA_MEASURES)[number];

export interface AstaChoice {
  readonly measure: AstaMeasure;
  /** A table, or degrees. */
  readonly limits: CombustionRule | number;
  /** Degrees north, for `kalamsha`. */
  readonly latitude: number;
}

/** From its setting into the Sun's light to its rising out of it. */
export interface AstaSpan extends LightSpan {
  readonly graha: Combustible;
}

export const MARGINS: Readonly<Record<Combustible, number>> = {
  Moon: 45,
  Mercury: 150,
  Venus: 400,
  Mars: 250,
  Jupiter: 100,
  Saturn: 100,
};

export const LOOKS: Readonly<Record<Combustible, number>> = {
  Moon: 0.2,
  Mercury: 1,
  Venus: 2,
  Mars: 4,
  Jupiter: 3,
  Saturn: 3,
};

/** A graha beside the Sun, without the limits. */
export function besideSun(graha: Combustible, bodies: Ephemeris): Pick<LitBody, 'pairAt' | 'margin' | 'look' | 'step'> {
  return {
    pairAt(tt) {
      const places = bodies.places(['Sun', graha], tt);
      return { sun: at(places, 0), body: at(places, 1) };
    },
    margin: MARGINS[graha],
    look: LOOKS[graha],
    step: STEPS[graha] / 2,
  };
}

/** By fixed limits. */
export function litGraha(graha: Combustible, bodies: Ephemeris, { measure, limits, latitude }: AstaChoice): LitBody {
  const beside = besideSun(graha, bodies);
  return {
    ...beside,
    limit: (_side, _rises, retrograde) =>
      typeof limits === 'number' ? limits : (combustionLimit(graha, retrograde, limits) ?? 0),
    excess: (side, limit) =>
      measure === 'elongation'
        ? (tt) => elongationOf(beside.pairAt(tt), side) - limit
        : (tt) => kalamshaOf(beside.pairAt(tt), tt, side, latitude) - limit,
  };
}

/**
 * Returns the spans of asta of a graha, whole, that touch a span of time.
 *
 * The limit is that of the conjunction between: of Mercury and Venus another one where they are retrograde then. A graha that reaches a
 * limit of one conjunction but not that of the next is not seen between the two. One that is seen in the morning already while it is still
 * seen in the evening (which happens by `kalamsha` alone, by its latitude) is never asta.
 *
 * @throws {SiddhantaError} `undefined_at_latitude` by `kalamsha` where Sun or graha do not rise
 *
 * Source: Sūrya Siddhānta (Burgess) 9.2–11 and 10.1.
 */
export function astaSpans(
  { bodies }: Pick<SkyContext, 'bodies'>,
  graha: Combustible,
  { from, to }: { readonly from: JdTt; readonly to: JdTt },
  choice: AstaChoice,
): AstaSpan[] {
  return lightSpans(litGraha(graha, bodies, choice), bodies, from, to)
    .filter(({ sets, rises }) => {
      const start = sets?.instant.tt ?? Number.NEGATIVE_INFINITY;
      const end = rises?.instant.tt ?? Number.POSITIVE_INFINITY;
      return start < end && start < to && end > from;
    })
    .map((span) => ({ graha, ...span }));
}
