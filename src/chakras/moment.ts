import * as v from 'valibot';
import { zoneClock } from '../cast/clock.js';
import type { SkyContext } from '../cast/context.js';
import { grahasAt } from '../cast/grahas.js';
import { isoOn } from '../cast/iso.js';
import { resolveMoment } from '../cast/moment.js';
import type { NatalSky } from '../cast/natal.js';
import { type NatalInput, natalFields } from '../cast/natalInput.js';
import { momentSchema } from '../input/moment.js';
import type { MicroArcseconds } from '../math/angle.js';
import { recordOf } from '../math/recordOf.js';
import type { LocalInstant } from '../types.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import { type Nature, naturalNatures } from '../zodiac/nature.js';
import type { Placement } from '../zodiac/position.js';

/** What every diagram of a birth and a moment takes. */
export interface ChakraInput extends NatalInput {
  /** The moment whose grahas are drawn in: ISO 8601 with its offset from UTC; the birth itself by default. */
  readonly at?: string | undefined;
}

/** @internal */
export const chakraFields = () => ({ ...natalFields(), at: v.optional(momentSchema()) });

/** The grahas of a moment. */
export interface MomentSky {
  readonly instant: NatalSky['instant'];
  /** On the clocks of the birthplace. */
  readonly at: LocalInstant;
  readonly grahas: Readonly<Record<Graha, Placement>>;
  readonly longitudes: Readonly<Record<Graha, MicroArcseconds>>;
  readonly natures: Readonly<Record<Graha, Nature>>;
}

/** @throws {SiddhantaError} `date_out_of_range` */
export function momentSky({ at }: Pick<ChakraInput, 'at'>, natal: NatalSky, sky: SkyContext): MomentSky {
  const instant = at === undefined ? natal.instant : resolveMoment(at, sky, 'at').instant;
  const grahas = at === undefined ? natal.grahas : grahasAt(sky, instant, natal.place);
  const longitudes = recordOf(GRAHAS, (graha) => grahas[graha].longitude);
  return {
    instant,
    at: isoOn(zoneClock(natal.place.timezone, sky.timeScale), instant.ut),
    grahas,
    longitudes,
    natures: naturalNatures(longitudes),
  };
}

/** Conventions of the moment, for provenance. */
export const momentWords = ({ at }: Pick<ChakraInput, 'at'>): Record<string, string> => ({
  moment: at === undefined ? 'the birth itself' : 'the moment that was given',
  natures:
    'Sun, Mars, Saturn and the nodes are malefic; the Moon while she wanes, Mercury in a sign with a malefic; else benefic',
});

/** Where the cell of Abhijit begins and ends. */
export const ABHIJIT_WORDS =
  'Abhijit is from 276°40′ to 280°53′20″: the last quarter of Uttara Ashadha and a fifteenth of Shravana';
