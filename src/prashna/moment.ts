import { zoneClock } from '../cast/clock.js';
import type { SkyContext } from '../cast/context.js';
import { conventionDisputes } from '../cast/conventionWords.js';
import { ascendantAt, orientationAt } from '../cast/cusps.js';
import { grahasAt } from '../cast/grahas.js';
import { isoOn } from '../cast/iso.js';
import { resolveMoment } from '../cast/moment.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { momentSchema } from '../input/moment.js';
import { ayanamsaSchema, nodeSchema, placeSchema } from '../input/schemas.js';
import { type MicroArcseconds, signIndex } from '../math/angle.js';
import { recordOf } from '../math/recordOf.js';
import { ayanamsaDisputes, chartConventions, skySources } from '../operation/provenance.js';
import type { Ayanamsa, Dispute, LocalInstant, NodeKind, Place, Provenance, Source } from '../types.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import { type Nature, naturalNatures } from '../zodiac/nature.js';
import type { Placement } from '../zodiac/position.js';

/** What every operation on the moment of a question takes. */
export interface QuestionInput {
  /** The moment of the question: ISO 8601 with its offset from UTC. */
  readonly at: string;
  /** Where the question is judged. */
  readonly place: Place;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** The lunar node taken as Rāhu; `true` by default. */
  readonly node?: NodeKind | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** @internal */
export const questionFields = () => ({
  at: momentSchema(),
  place: placeSchema(),
  ayanamsa: ayanamsaSchema(),
  node: nodeSchema(),
  conventions: conventionsSchema(),
});

/** @internal */
export const EXAMPLE_QUESTION = {
  at: '2026-02-10T10:00:00+05:30',
  place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
} as const;

export interface QuestionSky {
  readonly instant: ReturnType<typeof resolveMoment>['instant'];
  readonly utcMs: number;
  readonly place: Place;
  /** On the clocks of the place. */
  readonly at: LocalInstant;
  readonly ascendant: MicroArcseconds;
  /** 0 (Aries) … 11. */
  readonly lagna: number;
  readonly grahas: Readonly<Record<Graha, Placement>>;
  readonly natures: Readonly<Record<Graha, Nature>>;
}

/** @throws {SiddhantaError} `date_out_of_range`; `undefined_at_latitude` where no point of the ecliptic rises */
export function questionSky({ at, place }: Pick<QuestionInput, 'at' | 'place'>, sky: SkyContext): QuestionSky {
  const { instant, moment } = resolveMoment(at, sky, 'at');
  const ascendant = ascendantAt(instant, place, orientationAt(instant, sky.zodiac), 'place.latitude');
  const grahas = grahasAt(sky, instant, place);
  return {
    instant,
    utcMs: moment.utcMs,
    place,
    at: isoOn(zoneClock(place.timezone, sky.timeScale), instant.ut),
    ascendant,
    lagna: signIndex(ascendant),
    grahas,
    natures: naturalNatures(recordOf(GRAHAS, (graha) => grahas[graha].longitude)),
  };
}

interface QuestionWords {
  readonly method: string;
  readonly conventions: Readonly<Record<string, string>>;
  readonly sources: readonly Source[];
  readonly disputed: readonly Dispute[];
  readonly verified_against: string;
  readonly rules?: Provenance['rules'];
}

/** The words of an operation before those of its sky. */
export function questionProvenance(sky: SkyContext, question: QuestionSky, words: QuestionWords): Provenance {
  const { conventions, sources, disputed, rules, method, verified_against } = words;
  return {
    method,
    conventions: {
      moment: 'the moment carries its own offset; the place gives the ascendant',
      ...conventions,
      ...chartConventions(sky, question.instant.tt),
    },
    sources: [...sources, ...skySources(sky)],
    disputed: [...disputed, ...ayanamsaDisputes(sky), ...conventionDisputes(sky, question)],
    verified_against,
    ...(rules === undefined ? {} : { rules }),
  };
}

export const NATURE_WORDS =
  'Sun, Mars and Saturn are malefic; the Moon while she wanes, Mercury in a sign with a malefic or a node; else benefic';
