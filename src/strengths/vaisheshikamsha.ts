import * as v from 'valibot';
import { birthOperation } from '../cast/birthOperation.js';
import { latitudesAt } from '../cast/latitudes.js';
import { natalFields } from '../cast/natalInput.js';
import { oneOf, record } from '../input/schemas.js';
import { recordOf } from '../math/recordOf.js';
import { isCombust } from '../zodiac/combustion.js';
import { dignityState } from '../zodiac/dignity.js';
import { SIGN_LORDS, type SignLord } from '../zodiac/lords.js';
import { WAR_LIMIT } from '../zodiac/war.js';
import { chartOfBirth, strengthChart } from './birthChart.js';
import type { StrengthsInput } from './input.js';
import { vargaSign } from './rules/sthana.js';
import { OWN_PLACES, type OwnPlaces, type VaisheshikamshaScore, vaisheshikamshasOf } from './rules/vaisheshikamsha.js';
import { warsOf, warsSeenBy } from './rules/wars.js';
import type { OfPlanets } from './tables/shadbala.js';
import { VAISHESHIKAMSHA_DISPUTES, VAISHESHIKAMSHA_SOURCES } from './tables/vaisheshikamsha.js';
import type { Scheme } from './tables/vimshopaka.js';

/** The input of {@link vaisheshikamsha}. */
export interface VaisheshikamshaInput extends StrengthsInput {
  /** Which places count: own signs and that of exaltation (`own_and_exalted`, the default), or own signs alone (`own`). */
  readonly counts?: OwnPlaces | undefined;
}

/** What destroys the promise of a name. @names none */
export type VaisheshikamshaSpoiler = 'combust' | 'beaten_in_war' | 'debilitated';

/** The own places of a planet. */
export interface PlanetVaisheshikamsha extends Readonly<Record<Scheme, VaisheshikamshaScore>> {
  /** What destroys them by 6.53, in the birth chart; may be empty. It changes no number. */
  readonly spoiled_by: readonly VaisheshikamshaSpoiler[];
}

/** The own places of the seven planets. */
export interface VaisheshikamshaData {
  /** Which places count. */
  readonly counts: OwnPlaces;
  /** The seven planets. */
  readonly planets: OfPlanets<PlanetVaisheshikamsha>;
}

const RESTS_ON_TIME: readonly string[] = ['planets.Moon', 'planets.*.dashavarga', 'planets.*.shodashavarga'];

/**
 * Returns the vaiśeṣikāṁśas of a birth: in how many divisions of the schemes of six, seven, ten and sixteen each of the seven planets is in
 * its own sign or that of its exaltation, and the name of that number (pārijāta, uttama, gopura …).
 *
 * `spoiled_by` lists combustion, defeat in war and debilitation, which by the text destroy the promise; no number changes by it.
 * @param input `birth`; optional `counts` (`own_and_exalted` by default, `own`), `ayanamsa` (default lahiri), `node` (default true; it has
 *   no effect on the seven), `conventions`
 * @throws {SiddhantaError} for bad input, a clock time that the clocks skipped (`nonexistent_time`), a latitude without an ascendant
 *   (`undefined_at_latitude`)
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 6.42–53.
 *
 * @example
 * ```ts
 * import { vaisheshikamsha } from 'siddhanta/strengths';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = vaisheshikamsha({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.planets.Jupiter.dashavarga; // => { count: 3, name: 'uttama', vargas: ['d1', 'd2', 'd3'] }
 * ```
 */
export const vaisheshikamsha = birthOperation<VaisheshikamshaInput, VaisheshikamshaData>()({
  name: 'strengths.vaisheshikamsha',
  summary: 'Vaisheshikamshas: own places of the planets in six, seven, ten and sixteen divisions, with names',
  units: 3,
  schema: () => record({ ...natalFields(), counts: v.optional(oneOf(OWN_PLACES), OWN_PLACES[0]) }),
  run(input, context) {
    const { birth, counts } = input;
    const chart = chartOfBirth(birth, context);
    const { resolved, longitudes, grahas } = chart;
    const wars = warsOf(strengthChart(chart, {}), { limit: WAR_LIMIT, winner: 'bphs' }, (fighters) =>
      latitudesAt(context, resolved.instant, birth.place, fighters),
    );
    const spoilers = (planet: SignLord): VaisheshikamshaSpoiler[] => {
      const longitude = longitudes[planet];
      const { retrograde } = grahas[planet];
      return [
        ...(planet !== 'Sun' && isCombust(planet, longitude, longitudes.Sun, retrograde) ? (['combust'] as const) : []),
        ...(warsSeenBy(planet, wars).some(({ won }) => !won) ? (['beaten_in_war'] as const) : []),
        ...(dignityState(planet, longitude) === 'debilitated' ? (['debilitated'] as const) : []),
      ];
    };
    return {
      data: {
        counts,
        planets: recordOf(SIGN_LORDS, (planet) => ({
          ...vaisheshikamshasOf(planet, (varga) => vargaSign(longitudes[planet], varga), counts),
          spoiled_by: spoilers(planet),
        })),
      },
      chart,
      method: 'Divisions in which a planet is in its own sign or that of its exaltation, counted in four schemes',
      conventions: {
        counts,
        divisions: 'those of viṁśopaka: 6, 7, 10 and 16, by Parāśara',
        exaltation: 'the whole sign in every division',
        spoiled_by: 'combust by the limits of the Sūrya Siddhānta; beaten within a degree; debilitated in the rāśi',
      },
      sources: VAISHESHIKAMSHA_SOURCES,
      disputed: VAISHESHIKAMSHA_DISPUTES,
      verified_against:
        'Jupiter of P. V. R. Narasimha Rao’s example 27: his sixteen printed signs and the numbers 2, 2, 3 and 6',
      restsOnBirthTime: RESTS_ON_TIME,
    };
  },
});
