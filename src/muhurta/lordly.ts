import { luminaryContext, type SkyContext } from '../cast/context.js';
import { record } from '../input/schemas.js';
import { at } from '../math/at.js';
import type { Dispute, Provenance, Rule, Source } from '../types.js';
import type { Graha } from '../zodiac/names.js';
import {
  dayConventions,
  dayFields,
  daySources,
  disputesOfDay,
  EXAMPLE,
  type MuhurtaInput,
  type Observed,
  observe,
} from './input.js';
import type { Quality } from './quality.js';
import type { Half } from './rules/lords.js';
import { partsOf } from './rules/parts.js';
import { isPartial, type MuhurtaDay, type MuhurtaWindow } from './vedicDay.js';

/** A part of the day or of the night with its lord. */
export interface LordlyPart extends MuhurtaWindow {
  /** Whether it is of the day or of the night. @names ui */
  readonly part: 'day' | 'night';
  /**
   * Number of the part.
   *
   * @asType integer
   * @minimum 1
   * @maximum 12
   */
  readonly number: number;
  /** What almanacs say of it. */
  readonly quality: Quality;
}

/** Day and night in parts. */
export interface LordlyData<Part> {
  /** The day that is divided. */
  readonly day: MuhurtaDay;
  /** The parts from sunrise to the next sunrise; those of the day or of the night are left out where it has no beginning or no end. */
  readonly parts: readonly Part[];
  /** Whether any are left out, or a time of the day is null, because the Sun does not rise or set. */
  readonly times_partial: boolean;
}

function divided<Lord extends Graha, Words extends object>(
  { parts }: Observed,
  lordsOf: (weekday: number, half: Half) => readonly Lord[],
  wordsOf: (lord: Lord) => Words,
): (Words & Omit<LordlyPart, 'quality'>)[] {
  return (['day', 'night'] as const).flatMap((half) => {
    const whole = parts[half];
    if (whole === undefined) return [];
    const lords = lordsOf(parts.weekday, half);
    return partsOf(whole, lords.length).map((part, i) => ({
      ...parts.window(part),
      part: half,
      number: i + 1,
      ...wordsOf(at(lords, i)),
    }));
  });
}

interface Kind<Lord extends Graha, Words extends object> {
  readonly method: string;
  readonly lordsOf: (weekday: number, half: Half) => readonly Lord[];
  readonly wordsOf: (lord: Lord) => Words;
  readonly rules: Readonly<Record<string, Rule>>;
  readonly sources: readonly Source[];
  readonly disputed: readonly Dispute[];
  readonly verified: string;
}

/** @internal */
export function lordly<Lord extends Graha, Words extends object>(kind: Kind<Lord, Words>) {
  return {
    schools: 'all',
    units: 1,
    schema: () => record(dayFields()),
    example: EXAMPLE,
    context: luminaryContext,
    run(input: MuhurtaInput, sky: SkyContext) {
      const observed = observe(input, sky);
      const { parts } = observed;
      const provenance: Provenance = {
        method: kind.method,
        conventions: dayConventions(sky, observed, false),
        sources: [...kind.sources, ...daySources(sky, false)],
        disputed: [...kind.disputed, ...disputesOfDay(sky, observed, input.place, false)],
        verified_against: kind.verified,
        rules: kind.rules,
      };
      return {
        data: {
          day: parts.description,
          parts: divided(observed, kind.lordsOf, kind.wordsOf),
          times_partial: isPartial(parts),
        },
        provenance,
        ayanamsa: sky.ayanamsa,
      };
    },
  } as const;
}
