import * as v from 'valibot';
import { zoneClock } from '../cast/clock.js';
import { skyContext } from '../cast/context.js';
import { grahasAt } from '../cast/grahas.js';
import { isoOn } from '../cast/iso.js';
import { resolveMoment } from '../cast/moment.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { momentSchema } from '../input/moment.js';
import { ayanamsaSchema, nodeSchema, oneOf, placeSchema, record } from '../input/schemas.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import { ayanamsaDisputes, skyConventions, skySources } from '../operation/provenance.js';
import { DAY_MS } from '../time/julian.js';
import type { Ayanamsa, NodeKind, Place } from '../types.js';
import { VARAS } from '../zodiac/limbNames.js';
import {
  CREATION_DAYS,
  circumferenceAt,
  type DayCount,
  dayCount,
  kaliMs,
  MERIDIAN_DEGREES,
} from './rules/suryaSiddhanta.js';
import { type Ahargana, type Desantara, describeSiddhanta, type SuryaSiddhantaData } from './siddhantaData.js';
import {
  SIDDHANTA_DISPUTES,
  SIDDHANTA_RULES,
  SIDDHANTA_VERIFICATION,
  siddhantaCitations,
  siddhantaWords,
} from './siddhantaProvenance.js';
import { BIJAS, type Bija, FIRST_WEEKDAY } from './tables/suryaSiddhanta.js';
import { toDecimals } from './units.js';

/** The input of {@link suryaSiddhanta}. */
export interface SuryaSiddhantaInput {
  /** The moment: ISO 8601 with its offset from UTC. */
  readonly at: string;
  /** From where: its clocks, and its distance from the meridian of the text. */
  readonly place: Place;
  /** Corrections of the revolutions: `none`, as the text is, by default; `bentley`, those in use since the sixteenth century. */
  readonly bija?: Bija | undefined;
  /** School of ayanāṁśa of the sky beside it; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Lunar node of the sky beside it; `true` by default. */
  readonly node?: NodeKind | undefined;
  /** How to compute the sky beside it where programs differ. */
  readonly conventions?: Conventions | undefined;
}

const NADIS = 60;
const NADI_DECIMALS = 4;
const CIRCLE = 360;

function ahargana({ days, ms }: DayCount): Ahargana {
  const sum = CREATION_DAYS + days;
  return {
    kali_days: days,
    creation_days: sum,
    nadi: toDecimals((ms / DAY_MS) * NADIS, NADI_DECIMALS),
    weekday: at(VARAS, (FIRST_WEEKDAY + sum) % VARAS.length).name,
  };
}

function desantara(latitude: number, east: number): Desantara {
  return {
    degrees: toDecimals(east, 6),
    nadi: toDecimals((east / CIRCLE) * NADIS, NADI_DECIMALS),
    yojanas: toDecimals((circumferenceAt(latitude) * east) / CIRCLE, 2),
  };
}

/**
 * Returns the places of the grahas by the Sūrya Siddhānta, as traditional almanacs compute them, with the sky beside them: sum of days, mean
 * and true longitudes, apsides and conjunctions, the equations in between, daily motions, tithi, nakṣatra, yoga and karaṇa.
 *
 * Longitudes are degrees in the zodiac of the text, which has no ayanāṁśa. `ahead_arcsec` is the place of the text less that of the
 * ephemeris in the zodiac of the call. Dates are from 1000-01-01 to 2999-12-31.
 *
 * @param input `at` (ISO 8601 with offset), `place`; optional `bija` (`none`, `bentley`); for the sky `ayanamsa` (default lahiri), `node`,
 *   `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `date_out_of_range` outside these dates or the ephemeris
 *
 * Source: Sūrya Siddhānta (trans. E. Burgess) 1.29–66, 2.15–69, with the translator’s worked example.
 *
 * @example
 * ```ts
 * import { suryaSiddhanta } from 'siddhanta/conventions';
 * const washington = { latitude: 38.9, longitude: -77.0458, timezone: 'America/New_York' };
 * const { data } = suryaSiddhanta({ at: '1860-01-01T05:08:11Z', place: washington });
 * data.ahargana.creation_days; // => 714404108572
 * [data.planets.Moon.sign, data.planets.Moon.degrees]; // => ['Pisces', '17° 38\' 59.26"']
 * [data.tithi.number, data.tithi.sky.number]; // => [8, 8]
 * ```
 */
export const suryaSiddhanta = operation<SuryaSiddhantaInput, SuryaSiddhantaData>()({
  name: 'conventions.surya_siddhanta',
  summary: 'Places of the grahas by the Surya Siddhanta: mean and true, limbs, and the sky beside them',
  units: 1,
  work: { ms: 1.5, bytes: 7000 },
  schools: 'all',
  schema: () =>
    record({
      at: momentSchema(),
      place: placeSchema(),
      bija: v.optional(oneOf(BIJAS), BIJAS[0]),
      ayanamsa: ayanamsaSchema(),
      node: nodeSchema(),
      conventions: conventionsSchema(),
    }),
  example: {
    at: '2026-01-01T06:00:00+05:30',
    place: { latitude: 22.5726, longitude: 88.3639, timezone: 'Asia/Kolkata' },
  },
  context: skyContext,
  run({ at: moment, place, bija = BIJAS[0] }, sky) {
    const { instant } = resolveMoment(moment, sky, 'at');
    const count = dayCount(kaliMs(instant.ut));
    const east = place.longitude - MERIDIAN_DEGREES;
    return {
      data: {
        at: isoOn(zoneClock(place.timezone, sky.timeScale), instant.ut),
        ahargana: ahargana(count),
        desantara: desantara(place.latitude, east),
        ...describeSiddhanta(count, bija, grahasAt(sky, instant, place), east),
      },
      provenance: {
        method:
          'Mean places by the sum of days, true places by the epicycles of the text; the sky beside them from the ephemeris',
        conventions: { ...siddhantaWords(bija), ...skyConventions(sky, ['node'], instant.tt) },
        sources: [...siddhantaCitations(bija), ...skySources(sky)],
        disputed: [...SIDDHANTA_DISPUTES, ...ayanamsaDisputes(sky)],
        verified_against: SIDDHANTA_VERIFICATION,
        rules: SIDDHANTA_RULES,
      },
      ayanamsa: sky.ayanamsa,
    };
  },
});
