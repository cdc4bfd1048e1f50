import type { SkyContext } from '../cast/context.js';
import { grahasAt } from '../cast/grahas.js';
import { resolveMoment } from '../cast/moment.js';
import { momentMs } from '../dashas/several.js';
import { type MicroArcseconds, signIndex } from '../math/angle.js';
import { recordOf } from '../math/recordOf.js';
import { vedhaOf } from '../transits/rules/vedha.js';
import type { Birth } from '../types.js';
import { type BirthFacts, factsOfBirth } from '../yogas/birth.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import type { MercuryRule, MoonRule } from '../zodiac/nature.js';
import { needsOf } from '../zodiac/predicates/parts.js';
import { distance } from '../zodiac/predicates/terms.js';
import type { TextsOptions } from './input.js';
import { type LifePeriod, periodsOfBirth } from './periods.js';
import { type ChartPlacements, inHouses, natalPlacements, slug } from './placements.js';
import type { TextChapter, TextKind } from './tables/chapter.js';

/** A birth as the texts are read for it. */
export interface TextBirth extends BirthFacts {
  readonly placements: ChartPlacements;
  /** The periods that were asked for, by `sun` and `sun_moon`. */
  readonly periods: ReadonlyMap<string, LifePeriod>;
  /** Who obstructs the transit of each graha by vedha; only where a moment was given. */
  readonly vedha: Readonly<Record<string, readonly Graha[]>>;
}

/** What a call hands over of a birth. */
export interface BirthInput extends TextsOptions {
  readonly birth: Birth;
  /** A moment: the periods that run then, and the transits. */
  readonly at?: string | undefined;
  readonly moon_rule: MoonRule;
  readonly mercury_rule: MercuryRule;
}

const known = new WeakMap<TextChapter, boolean>();

/** Sunrise is computed only for such chapters. */
function asksSunrise(chapter: TextChapter): boolean {
  const before = known.get(chapter);
  if (before !== undefined) return before;
  const asks = chapter.rows.some(({ clauses }) =>
    clauses.some(({ when }) => when !== undefined && needsOf(when).has('sunrise')),
  );
  known.set(chapter, asks);
  return asks;
}

const PERIOD_KINDS: readonly TextKind[] = ['mahadasha', 'antardasha'];

function transitsAt(at: string, birth: Birth, moon: MicroArcseconds, sky: SkyContext) {
  const places = grahasAt(sky, resolveMoment(at, sky, 'at').instant, birth.place);
  const signs = recordOf(GRAHAS, (graha) => signIndex(places[graha].longitude));
  const from = signIndex(moon);
  const houses = recordOf(GRAHAS, (graha) => distance(from, signs[graha]));
  const options = { nodes: 'none', nodesObstruct: true, vipareeta: false } as const;
  return {
    placements: inHouses(signs, from),
    vedha: Object.fromEntries(
      GRAHAS.map((graha) => [`${slug(graha)}_h${houses[graha]}`, vedhaOf(graha, houses, options).by]),
    ),
  };
}

/**
 * Returns a birth as the texts are read for it.
 *
 * @param kinds the kinds of placements that are asked for: periods and transits are computed only then
 */
export function textBirth(
  input: BirthInput,
  kinds: readonly TextKind[],
  chapters: readonly TextChapter[],
  sky: SkyContext,
): TextBirth {
  const asksDay = chapters.some(asksSunrise);
  const found = factsOfBirth(input, sky, asksDay);
  const { chart, facts } = found;
  const moment = input.at === undefined ? undefined : momentMs(input.at, 'at');
  const periods = kinds.some((kind) => PERIOD_KINDS.includes(kind))
    ? periodsOfBirth(input.birth, chart, sky, moment).filter(({ kind }) => kinds.includes(kind))
    : [];
  const transits =
    input.at === undefined || !kinds.includes('transit')
      ? undefined
      : transitsAt(input.at, input.birth, chart.longitudes.Moon, sky);
  const periodPlacements = (kind: TextKind) =>
    new Map(periods.filter((one) => one.kind === kind).map(({ key, lords }) => [key, lords]));
  return {
    ...found,
    periods: new Map(periods.map((period) => [period.key, period])),
    vedha: transits?.vedha ?? {},
    placements: {
      ...natalPlacements(facts),
      ...Object.fromEntries(PERIOD_KINDS.map((kind) => [kind, periodPlacements(kind)])),
      ...(transits === undefined ? {} : { transit: transits.placements }),
    },
  };
}
