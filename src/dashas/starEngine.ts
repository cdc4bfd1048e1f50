import type { MicroArcseconds } from '../math/angle.js';
import { limbAngle } from '../zodiac/limbs.js';
import type { Graha } from '../zodiac/names.js';
import { anyReckoning, type DashaEngine } from './engine.js';
import { WINDOW_LEVELS } from './input.js';
import type { DashaNatal } from './natal.js';
import { STARTS, type SystemOptions } from './options.js';
import type { Reckoning, Ruler } from './periods.js';
import { referenceOf } from './reference.js';
import { cycleFrom, type DashaPeriod } from './rules/cycle.js';
import { openingOf } from './rules/opening.js';
import type { DashaSystem, Seed } from './rules/system.js';
import { systemWith } from './systemWith.js';
import { YOGINIS, type Yogini } from './tables/yoginis.js';

export const CYCLE_TAKES = [
  'antardasha_start',
  'antardasha_direction',
  'antardasha_split',
  'cycles',
  'tribhagi',
] as const satisfies readonly (keyof SystemOptions)[];

const KRITTIKA = 2;
/** From Kṛttikā three nakṣatras to malefics and four to benefics, with Abhijit: Sun 3, Moon 4, Mars 3, Mercury 4 … */
export const KRITTIKA_SIZES = [3, 4, 3, 4, 3, 4, 3, 4] as const;

function seedWith(seed: Seed, { ashtottari_elapsed, ashtottari_seed }: SystemOptions): Seed {
  if (!('sizes' in seed) || seed.elapsed === 'per_star') return seed;
  return {
    ...seed,
    ...(ashtottari_elapsed === undefined ? {} : { elapsed: ashtottari_elapsed }),
    ...(ashtottari_seed === 'krittika' ? { star: KRITTIKA, sizes: KRITTIKA_SIZES } : {}),
  };
}

export function openingAngle({ seed }: DashaSystem, natal: DashaNatal, options: SystemOptions): MicroArcseconds {
  if ('fixed' in seed) return 0 as MicroArcseconds;
  if ('limb' in seed) return limbAngle(seed.limb, natal.graha('Sun'), natal.graha('Moon'));
  return referenceOf(natal, options.from ?? STARTS[0], options.varga);
}

const YOGINI_OF: Readonly<Partial<Record<Graha, Yogini>>> = /* @__PURE__ */ Object.fromEntries(
  YOGINIS.map(({ name, lord }) => [lord, name]),
);

function yoginiRuler({ lord }: DashaPeriod): Ruler {
  const yogini = YOGINI_OF[lord];
  return yogini === undefined ? { lord } : { lord, yogini };
}

export function reckon(
  system: DashaSystem,
  natal: DashaNatal,
  options: SystemOptions,
): Reckoning<DashaPeriod, Ruler> & { readonly angle: MicroArcseconds } {
  const changed = { ...systemWith(system, options), seed: seedWith(system.seed, options) };
  const angle = openingAngle(changed, natal, options);
  const course = cycleFrom(changed, openingOf(changed, angle));
  const ruler = system.name === 'Yogini' ? yoginiRuler : ({ lord }: DashaPeriod): Ruler => ({ lord });
  return { course, ruler, cycle: ({ cycle }) => cycle, angle };
}

export function lordEngine(
  id: string,
  system: DashaSystem,
  takes: DashaEngine['takes'],
  levels = WINDOW_LEVELS,
): DashaEngine {
  return {
    id,
    name: system.name,
    levels,
    takes,
    experimental: () => 'limb' in system.seed || 'fixed' in system.seed,
    begin: (natal, options) => anyReckoning(reckon(system, natal, options)),
  };
}
