import * as v from 'valibot';
import { birthOperation } from '../cast/birthOperation.js';
import { EXAMPLE_BIRTH, type NatalInput, natalFields, natalOf } from '../cast/natalInput.js';
import { vargaLongitude } from '../charts/rules/varga.js';
import { oneOf, record } from '../input/schemas.js';
import { type MicroArcseconds, signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import { cite } from '../operation/sources.js';
import { VARGAS, type Varga } from '../types.js';
import { EXALTATION, oppositeSign } from '../zodiac/dignity.js';
import { isSignLord, lordOf } from '../zodiac/lords.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../zodiac/names.js';
import { lordWithRule } from '../zodiac/pada.js';
import type { House } from '../zodiac/position.js';
import { CO_LORDS, type CoLords, strengthChart } from '../zodiac/signStrength.js';
import {
  houseIn,
  housesOf,
  type PairChart,
  rajaPairs as pairsOf,
  type RajaLink,
  yogakarakas,
} from './rules/rajaPairs.js';

const CHARTS = ['d1', ...VARGAS] as const;
const DIGNITIES = ['exalted', 'own', 'debilitated'] as const;

/** The input of {@link rajaPairs}. */
export interface RajaPairsInput extends NatalInput {
  /** The chart: the rāśi (`d1`) or one of the fifteen divisions. */
  readonly varga: 'd1' | Varga;
  /** Lords of Scorpio and Aquarius: Mars and Saturn (`classical`, the default), or the stronger of two (`stronger`). */
  readonly co_lords?: CoLords | undefined;
}

/** A lord of a pair. */
export interface RajaLord {
  /** The graha. */
  readonly planet: Graha;
  /** The houses of the chart that it rules. */
  readonly rules: readonly House[];
  /** Its sign in the chart. */
  readonly sign: Sign;
  /** Its house. */
  readonly house: House;
  /** Exalted, in its own sign or debilitated in the chart; null otherwise. @names none */
  readonly dignity: (typeof DIGNITIES)[number] | null;
}

/** Lords of a kendra and of a trikona that are associated. */
export interface RajaPairOfLords {
  /** The lord of the kendra and that of the trikona. @minItems 2 @maxItems 2 */
  readonly lords: readonly RajaLord[];
  /** Joined, in mutual full aspect, or in exchange. */
  readonly links: readonly RajaLink[];
  /** Whether they are the lords of the 9th and the 10th. */
  readonly dharma_karmadhipati: boolean;
  /** Whether both are in the 6th, 8th or 12th. */
  readonly both_in_dusthanas: boolean;
}

/** The raja yoga pairs of a chart. */
export interface RajaPairsData {
  /** The chart. @names none */
  readonly varga: 'd1' | Varga;
  /** Its ascendant. */
  readonly ascendant: Sign;
  /** The pairs. */
  readonly pairs: readonly RajaPairOfLords[];
  /** Grahas that rule a kendra and a trikona themselves, the lagna apart. */
  readonly yogakarakas: readonly Graha[];
}

const signNamed = (sign: number): Sign => at(SIGNS, sign).name;

function dignityIn(chart: PairChart, planet: Graha): RajaLord['dignity'] {
  const sign = chart.signs[planet];
  if (lordOf(sign) === planet && isSignLord(planet) && EXALTATION[planet].sign !== sign) return 'own';
  if (!isSignLord(planet)) return null;
  const high = EXALTATION[planet].sign;
  return sign === high ? 'exalted' : sign === oppositeSign(high) ? 'debilitated' : null;
}

/**
 * Returns the pairs of lords that make a rāja yoga in a chart of a birth: a lord of a kendra and another of a trikona that are joined,
 * aspect each other or exchange signs, with their houses and dignity there; dharma-karmādhipati is marked.
 *
 * The lagna counts as a kendra and as a trikona. Houses of a division are whole signs from its own ascendant.
 * @param input `varga` (`d1` or one of the fifteen divisions), `birth`; optional `co_lords` (`classical`, `stronger`), `ayanamsa` (default
 *   lahiri), `node` (default true), `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra 34.11–12, Phaladīpikā 6.37; in every division P. V. R. Narasimha Rao 11.7.
 *
 * @example
 * ```ts
 * import { rajaPairs } from 'siddhanta/yogas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = rajaPairs({ varga: 'd1', birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.pairs.map(({ lords, links }) => [...lords.map(({ planet }) => planet), ...links]); // => [['Jupiter', 'Venus', 'joined']]
 * ```
 */
export const rajaPairs = birthOperation<RajaPairsInput, RajaPairsData>()({
  name: 'yogas.raja_pairs',
  summary: 'Pairs of lords of a kendra and a trikona that make a raja yoga, in the rasi or a division',
  units: 2,
  family: { field: 'varga', members: CHARTS },
  example: { varga: 'd1', birth: EXAMPLE_BIRTH },
  schema: () =>
    record({
      ...natalFields(),
      varga: oneOf(CHARTS),
      co_lords: v.optional(oneOf(CO_LORDS), 'classical'),
    }),
  run(input, context) {
    const natal = natalOf(input.birth, context);
    const { varga, co_lords } = input;
    const project = (longitude: MicroArcseconds): MicroArcseconds =>
      varga === 'd1' ? longitude : vargaLongitude(longitude, varga);
    const longitudes = recordOf(GRAHAS, (graha) => project(natal.grahas[graha].longitude));
    const strength = strengthChart(longitudes, { coLords: co_lords });
    const lagna = signIndex(project(natal.ascendant));
    const chart: PairChart = { lagna, signs: strength.signs, lordOf: (sign) => lordWithRule(strength, sign).lord };
    const describe = (planet: Graha): RajaLord => ({
      planet,
      rules: housesOf(chart, planet) as House[],
      sign: signNamed(chart.signs[planet]),
      house: houseIn(chart, planet) as House,
      dignity: dignityIn(chart, planet),
    });
    return {
      data: {
        varga,
        ascendant: signNamed(lagna),
        pairs: pairsOf(chart).map(({ lords, links, dharmaKarmadhipati, bothInDusthanas }) => ({
          lords: lords.map(describe),
          links,
          dharma_karmadhipati: dharmaKarmadhipati,
          both_in_dusthanas: bothInDusthanas,
        })),
        yogakarakas: yogakarakas(chart, GRAHAS),
      },
      chart: natal,
      method: 'Lords of kendras and trikonas of the chart, each pair tried for association',
      conventions: {
        varga: varga === 'd1' ? 'd1: the rasi' : `${varga}: the division, its ascendant included`,
        co_lords:
          co_lords === 'classical'
            ? 'classical: Mars is lord of Scorpio and Saturn of Aquarius'
            : 'stronger: of Mars and Ketu the stronger is lord of Scorpio, of Saturn and Rahu that of Aquarius',
        aspect: 'full aspects of the seven planets on signs; the nodes cast none',
      },
      sources: [
        cite('bphs', '34.11–12', 'lords of a kendra and a trikona associated'),
        cite('phaladeepika', '6.37', 'the lords of the 9th and the 10th'),
        {
          work: 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach',
          locus: '11.7',
          note: 'the same in every division, as PyJHora quotes it',
        },
      ],
      disputed: [
        {
          element: 'association',
          note: 'Joined, in mutual full aspect or in exchange. Bṛhat Parāśara Horā Śāstra 34.11 also lets one be in the other’s sign.',
        },
        {
          element: 'aspects in divisions',
          note: 'Full aspects counted by the signs of the division, as Narasimha Rao and PyJHora have it; others use aspects in the rāśi alone.',
        },
        {
          element: 'lords of Scorpio and Aquarius',
          note: 'Mars and Saturn, or the stronger of two with Ketu and Rāhu (Narasimha Rao). The option co_lords chooses.',
        },
      ],
      verified_against:
        'the pairs that the tests of PyJHora give for two charts of its textbook; divisions by the same rule alone',
      rules: {
        pairs: {
          rule: 'a lord of 1, 4, 7, 10 and another of 1, 5, 9, associated',
          source: 'Bṛhat Parāśara Horā Śāstra 34.11–12, read',
          state: varga === 'd1' ? 'checked' : 'unconfirmed',
        },
      },
      restsOnBirthTime: ['ascendant', 'pairs', 'yogakarakas'],
    };
  },
});
