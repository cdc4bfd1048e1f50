import type { NatalSky } from '../cast/natal.js';
import { type NatalInput, natalFields, natalOf } from '../cast/natalInput.js';
import { ascendantMover, stepsOf } from '../cast/sensitivity.js';
import { record } from '../input/schemas.js';
import { instantFromUtc } from '../sky/utc.js';
import { type HousedPosition, housedPosition } from '../zodiac/housed.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import { nadiOperation } from './describe.js';
import {
  NADYAMSHA_VERIFICATION,
  type Nadyamsha,
  type NadyamshaOptions,
  nadyamshaAt,
  nadyamshaFields,
  nadyamshaWords,
} from './part.js';
import { cellOf } from './rules/nadyamsha.js';
import { PART_DISPUTES, PART_SOURCES } from './sources.js';
import type { NadiNames, NadyamshaSpan } from './tables/parts.js';

/** The input of {@link nadyamsha}. */
export interface NadyamshaInput extends NatalInput, NadyamshaOptions {}

/** A point of a chart and its nadyāṁśa. */
export interface NadyamshaPoint extends HousedPosition, Nadyamsha {}

/** Whole seconds; null above ten minutes. @asType integer @minimum 0 @maximum 600 */
export type PartSeconds = number | null;

/** How long the ascendant stays in its part. */
export interface AscendantStay {
  /** Seconds of birth time since it entered its part. */
  readonly since_seconds: PartSeconds;
  /** Seconds until it enters the next. */
  readonly until_seconds: PartSeconds;
}

/** The nadyāṁśas of a birth. */
export interface NadyamshaData {
  /** The division of a sign. */
  readonly span: NadyamshaSpan;
  /** The list of names. */
  readonly names: NadiNames;
  /** The ascendant and the nine grahas. */
  readonly points: Readonly<Record<'Ascendant' | Graha, NadyamshaPoint>>;
  /** How precise the time of birth must be for the part of the ascendant. */
  readonly ascendant_stay: AscendantStay;
  /** The same as a sentence. */
  readonly note: string;
}

/** Seconds before and after the birth. */
const LOOKED_AT = 600;

function ascendantStay({ sky, place, utcMs }: NatalSky, span: NadyamshaSpan): AscendantStay {
  const mover = ascendantMover(sky, place, (longitude) => cellOf(longitude, span));
  const msAt = (second: number): number => utcMs + second * 1000;
  const instantAt = (second: number) => instantFromUtc(msAt(second), sky.timeScale);
  const changes = stepsOf(mover, { seconds: LOOKED_AT, msAt, instantAt }).map(([second]) => second);
  const began = changes.filter((second) => second <= 0).at(-1) ?? -LOOKED_AT;
  return {
    since_seconds: began === -LOOKED_AT ? null : -began + 0,
    until_seconds: changes.find((second) => second > 0) ?? null,
  };
}

function noteOf({ since_seconds: since, until_seconds: until }: AscendantStay, { resolved }: NatalSky): string {
  if (resolved.timeAssumed)
    return 'Noon stands in for the time of birth: the ascendant moves by about a part in a minute and the Moon by one in some 22 minutes, so that their parts say nothing.';
  const came = since === null ? 'more than ten minutes' : `${since} s`;
  const goes = until === null ? 'more than ten minutes' : `${until} s`;
  const whole = resolved.time.endsWith(':00')
    ? ' The time of birth has no seconds: if it was rounded to the minute, the ascendant may stand in another part.'
    : '';
  return `The ascendant came into its part ${came} before the time of birth and leaves it ${goes} after.${whole}`;
}

/**
 * Returns the nadyāṁśa of the ascendant and the nine grahas of a birth: which of the 150 parts of its sign each is in, the number and name
 * of that nāḍī, half and quarter, and for how many seconds of birth time the ascendant stays in its part.
 *
 * Degrees are within the sign, six decimals. There is no chart of the 150 parts, since no source assigns them to signs.
 * @param input `birth`; optional `span` (`equal`, `unequal`), `names` (`deva_keralam`, `jhora`), `ayanamsa` (default lahiri), `node`
 *   (default true), `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Deva Keralam (ed. R. Santhanam), as quoted; Rayudu, Nadi Amsha; of the unequal parts J. Kumar and Bṛhat Parāśara Horā Śāstra
 * 6.2–4.
 *
 * @example
 * ```ts
 * import { nadyamsha } from 'siddhanta/nadi';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { points } = nadyamsha({ birth: { date: '1990-08-15', time: '08:30:00', place } }).data;
 * const { part, nadi, name } = points.Moon;
 * `${part} ${nadi} ${name}`; // => '89 62 Vichitra'
 * ```
 */
export const nadyamsha = nadiOperation<NadyamshaInput, NadyamshaData>()({
  name: 'nadi.nadyamsha',
  summary: 'Nadyamsha of the ascendant and each planet: which of 150 parts of its sign, its number and name',
  units: 2,
  schema: () => record({ ...natalFields(), ...nadyamshaFields() }),
  run(input, sky) {
    const { span, names } = input;
    const natal = natalOf(input.birth, sky);
    const { ascendant, grahas } = natal;
    const point = (longitude: typeof ascendant): NadyamshaPoint => ({
      ...housedPosition(longitude, ascendant),
      ...nadyamshaAt(longitude, span, names),
    });
    const stay = ascendantStay(natal, span);
    const points = [
      ['Ascendant', point(ascendant)] as const,
      ...GRAHAS.map((graha) => [graha, point(grahas[graha].longitude)] as const),
    ];
    return {
      data: {
        span,
        names,
        points: Object.fromEntries(points) as NadyamshaData['points'],
        ascendant_stay: stay,
        note: noteOf(stay, natal),
      },
      chart: natal,
      method: 'The part of its sign that each longitude has reached, and the number and name of the nadi',
      conventions: nadyamshaWords(input),
      sources: PART_SOURCES,
      disputed: PART_DISPUTES,
      verified_against: NADYAMSHA_VERIFICATION,
      restsOnBirthTime: ['points.Ascendant', 'points.Moon', 'points.*.house', 'ascendant_stay'],
    };
  },
});
