import { birthOperation } from '../cast/birthOperation.js';
import { grahasAt } from '../cast/grahas.js';
import { resolveMoment } from '../cast/moment.js';
import { natalConventions } from '../cast/natalInput.js';
import { momentSchema } from '../input/moment.js';
import { record } from '../input/schemas.js';
import { modulo } from '../math/angle.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import { skyConventions } from '../operation/provenance.js';
import { isSignLord } from '../zodiac/lords.js';
import { GRAHAS, type Graha, type Sign } from '../zodiac/names.js';
import { type House, type Placement, type PlanetaryPosition, zodiacPosition } from '../zodiac/position.js';
import type { BinduCount } from './ashtakavarga.js';
import { type AshtakavargaInput, ashtakavargaFields, namesOf, natalSigns } from './ashtakavargaInput.js';
import { assumedTime, binduSources, kakshyaSources, TABLE_DISPUTE } from './ashtakavargaProvenance.js';
import { type Kakshya, kakshyaOf, type NatalBindus, natalBindus } from './natalBindus.js';
import type { BinduTableName, Contributor } from './tables/ashtakavarga.js';

export type { Kakshya };

/** The input of {@link ashtakavargaTransit}. `occupancy` and `virgo_multiplier` have no effect: nothing is reduced here. */
export interface AshtakavargaTransitInput extends AshtakavargaInput {
  /** The moment: ISO 8601 with UTC offset, `2027-01-01T00:00:00+05:30`, within 1000-01-01 … 2999-12-31. */
  readonly at: string;
}

/** Where a graha is at the moment, and what the birth chart gives it there. */
export interface TransitBindus extends Omit<PlanetaryPosition, 'house'> {
  /** Bindus of its own table in that sign; null for the nodes, which have none. @maximum 8 */
  readonly bindus: BinduCount | null;
  /** Who gave them; null for the nodes. */
  readonly given_by: readonly Contributor[] | null;
  /** Bindus of the seven planets together in that sign. */
  readonly sarva_bindus: BinduCount;
  /** Whole-sign house from the natal Moon. */
  readonly house_from_moon: House;
  /** Whole-sign house from the natal ascendant. */
  readonly house_from_lagna: House;
  /** Its kakṣyā; null for the nodes. */
  readonly kakshya: Kakshya | null;
}

/** The sky of a moment against the bindus of a birth chart. */
export interface AshtakavargaTransitData {
  /** The moment, as given. */
  readonly at: string;
  /** The table of bindus used. */
  readonly table: BinduTableName;
  /** The signs of the eight at birth. */
  readonly signs: Readonly<Record<Contributor, Sign>>;
  /** The nine grahas at the moment. */
  readonly transits: Readonly<Record<Graha, TransitBindus>>;
}

function transitOf(graha: Graha, { longitude, retrograde }: Placement, natal: NatalBindus): TransitBindus {
  const place = zodiacPosition(longitude);
  const sign = place.sign_number - 1;
  const from = (start: number): House => modulo(sign - start, 12) + 1;
  const givers = isSignLord(graha) ? natal.givers(graha, sign) : null;
  return {
    ...place,
    retrograde: retrograde ? 'R' : '',
    bindus: givers?.length ?? null,
    given_by: givers,
    sarva_bindus: at(natal.sarva, sign),
    house_from_moon: from(natal.signs.Moon),
    house_from_lagna: from(natal.signs.Ascendant),
    kakshya: givers && kakshyaOf(longitude, givers),
  };
}

const RESTS_ON_TIME = [
  'signs.Moon',
  'signs.Ascendant',
  'transits.*.bindus',
  'transits.*.given_by',
  'transits.*.sarva_bindus',
  'transits.*.house_from_moon',
  'transits.*.house_from_lagna',
  'transits.*.kakshya.active',
] as const;

/**
 * Returns the transits of a moment against the aṣṭakavarga of a birth chart. For each graha: its place, the bindus of its own table in that
 * sign and who gave them, the sum of the seven there, the houses from the natal Moon and ascendant, and the kakṣyā (an eighth of a sign)
 * with its lord. A kakṣyā is `active` where its lord gave the sign a bindu.
 *
 * The nodes have no table: their `bindus`, `given_by` and `kakshya` are null.
 * @param input `birth`, `at` (ISO 8601 with offset, 1000-01-01 … 2999-12-31); optional as for {@link ashtakavarga}
 * @throws {SiddhantaError} as {@link ashtakavarga} does; `invalid_value` for an `at` without offset, `date_out_of_range` for one that
 *   cannot be computed
 *
 * Source: Phaladīpikā 23.16–19; bindus as for {@link ashtakavarga}.
 *
 * @example
 * ```ts
 * import { ashtakavargaTransit } from 'siddhanta/strengths';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { Saturn } = ashtakavargaTransit({ birth, at: '2026-01-01T00:00:00+05:30' }).data.transits;
 * Saturn.sign; // => 'Pisces'
 * Saturn.bindus; // => 3
 * Saturn.kakshya; // => { number: 1, lord: 'Saturn', start_degree: 0, end_degree: 3.75, active: false }
 * ```
 */
export const ashtakavargaTransit = birthOperation<AshtakavargaTransitInput, AshtakavargaTransitData>()({
  name: 'strengths.ashtakavarga_transit',
  summary: 'The sky of a moment through the ashtakavarga of a birth: bindus, kakshya and its lord',
  units: 3,
  schema: () => record({ ...ashtakavargaFields(), at: momentSchema() }),
  example: {
    birth: {
      date: '1990-08-15',
      time: '08:30:00',
      place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    },
    at: '2026-01-01T00:00:00+05:30',
  },
  run(input, context) {
    const { birth, table } = input;
    const chart = natalSigns(birth, context);
    const { signs, resolved } = chart;
    const { instant } = resolveMoment(input.at, context, 'at');
    const natal = natalBindus(signs, table);
    const sky = grahasAt(context, instant, birth.place);
    return {
      data: {
        at: input.at,
        table,
        signs: namesOf(signs),
        transits: recordOf(GRAHAS, (graha) => transitOf(graha, sky[graha], natal)),
      },
      chart,
      method: `The places of the grahas at ${input.at} in the bindus of the birth chart by the table ${table}`,
      conventions: {
        table,
        kakshya: 'eight of 3°45′ in every sign; active where its lord gave the sign a bindu in the table of the planet',
        houses: 'whole signs, counted inclusively from those of the natal Moon and of the natal ascendant',
        nodes_have: 'no table of bindus and no kakshya; the sum is told for them',
        ...assumedTime(chart, table),
        ...natalConventions(chart, context),
        ...skyConventions(context, ['node'], resolved.instant.tt, instant.tt),
      },
      sources: [...binduSources(), ...kakshyaSources()],
      disputed: [TABLE_DISPUTE],
      verified_against:
        'the bindus as those of strengths.ashtakavarga; nine kakshyas that B. V. Raman printed (a table of 1962 and a natal Jupiter)',
      restsOnBirthTime: RESTS_ON_TIME,
    };
  },
});
