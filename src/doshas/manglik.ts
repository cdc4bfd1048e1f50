import { birthOperation } from '../cast/birthOperation.js';
import { natalFields } from '../cast/natalInput.js';
import { record } from '../input/schemas.js';
import { natureDisputes } from '../strengths/birthChart.js';
import { castChart } from './chart.js';
import type { DoshasInput } from './input.js';
import { countsOnDate } from './manglikDate.js';
import { MANGLIK_RESTS, MANGLIK_VERIFICATION, type ManglikOptions, manglikFields } from './manglikInput.js';
import { type ManglikData, manglikOf } from './manglikOf.js';
import { MANGLIK_DISPUTES, manglikConventions, manglikSources } from './manglikProvenance.js';

/** The input of {@link manglik}. */
export interface ManglikInput extends DoshasInput, ManglikOptions {}

/**
 * Returns the house of Mars from lagna, Moon and Venus, whether that is a house of Kuja doṣa by each of three lists, and twenty-two
 * cancellations, each with whether it applies, by which planets, and its source. There is no verdict.
 *
 * @param input `birth`; optional `houses` (`bphs`, `kerala`, `all`), `include_absent`, `moon_rule`, `mercury_rule`, `ayanamsa` (default
 * lahiri), `node` (default true), `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input, a clock time that never was (`nonexistent_time`), a latitude without an ascendant
 * (`undefined_at_latitude`)
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 80.47–49; each cancellation names its own.
 *
 * @example
 * ```ts
 * import { manglik } from 'siddhanta/doshas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = manglik({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.references.map(({ from, mars_house, counts }) => [from, mars_house, counts]);
 * // => [['lagna', 8, true], ['Moon', 12, true], ['Venus', 10, false]]
 * data.cancellations.map(({ id, effect }) => `${id}: ${effect}`); // => ['own_or_exalted: whole', 'movable_sign: whole']
 * ```
 */
export const manglik = birthOperation<ManglikInput, ManglikData>()({
  name: 'doshas.manglik',
  summary: 'Manglik (Kuja dosha): Mars from lagna, Moon and Venus, and every cancellation with its source',
  units: 3,
  schema: () => record({ ...natalFields(), ...manglikFields() }),
  run(input, sky) {
    const { birth, chart } = castChart(input.birth, sky, input);
    return {
      data: manglikOf(
        chart,
        input.houses,
        input.include_absent,
        countsOnDate(birth, input.birth.place, sky, input.houses, 'birth'),
      ),
      chart: birth,
      method: 'The house of Mars from lagna, Moon and Venus, and each cancellation tested by itself',
      conventions: manglikConventions(input.houses, input),
      sources: manglikSources(),
      disputed: [...MANGLIK_DISPUTES, ...natureDisputes(birth, input.moon_rule, input.mercury_rule)],
      verified_against: MANGLIK_VERIFICATION,
      restsOnBirthTime: MANGLIK_RESTS,
    };
  },
});
