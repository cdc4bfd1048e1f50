import * as v from 'valibot';
import { birthOperation } from '../cast/birthOperation.js';
import { oneOf, record } from '../input/schemas.js';
import { modulo } from '../math/angle.js';
import { recordOf } from '../math/recordOf.js';
import { cite } from '../operation/sources.js';
import { GRAHAS, type Graha, type Sign } from '../zodiac/names.js';
import type { House, SignNumber } from '../zodiac/position.js';
import type { GrahaStrengthRule, SignStrengthRule } from '../zodiac/signStrength.js';
import {
  CO_LORD_DISPUTE,
  chartWords,
  type JaiminiChart,
  type JaiminiChartInput,
  jaiminiBirth,
  jaiminiChartFields,
  NODE_DISPUTE,
  nthFrom,
  pvr,
  STRENGTH_SOURCES,
  signNamed,
} from './chart.js';
import { lordWithRule, ownSignOf, type Pada, padaOf } from './rules/arudhas.js';
import { ARUDHA_BASES, ARUDHAS, type Arudha, type ArudhaBase } from './tables/arudhas.js';

/** The input of {@link arudhas}. */
export interface ArudhasInput extends JaiminiChartInput {
  /** The reference for houses: the ascendant (the default), or a graha: `moon`, `sun` … */
  readonly base?: ArudhaBase | undefined;
}

/** The position of a pada. */
export interface PadaPlace {
  /** Sign of the pada. */
  readonly sign: Sign;
  /** 1 (Aries) … 12 (Pisces). */
  readonly sign_number: SignNumber;
  /** House of the pada, counted from the ascendant. */
  readonly house: House;
  /** Whether it fell in its sign or the seventh from it, and moved to the tenth from there. */
  readonly exception: boolean;
}

/** The pada of a house. */
export interface HousePada extends PadaPlace {
  /** Sign of the house. */
  readonly of: Sign;
  /** Its lord. */
  readonly lord: Graha;
  /** Sign of the lord. */
  readonly lord_sign: Sign;
  /** The rule that chose between two lords; null where the sign has one. */
  readonly lord_decided_by: GrahaStrengthRule | 'tie' | null;
}

/** The pada of a graha. */
export interface GrahaPada extends PadaPlace {
  /** Sign of the graha. */
  readonly of: Sign;
  /** Its own sign, to which the pada is counted. */
  readonly own_sign: Sign;
  /** The rule that chose between two own signs; null where there is one. */
  readonly decided_by: SignStrengthRule | 'tie' | null;
}

/** The padas of a birth. */
export interface ArudhasData {
  /** The reference for houses. */
  readonly base: ArudhaBase;
  /** Padas of the twelve houses: `AL` of the first, `A2` … `A11`, `UL` (upapada) of the twelfth. */
  readonly houses: Readonly<Record<Arudha, HousePada>>;
  /** Padas of the nine grahas. */
  readonly planets: Readonly<Record<Graha, GrahaPada>>;
}

function placeOf({ lagna }: JaiminiChart, { sign, exception }: Pada): PadaPlace {
  return { sign: signNamed(sign), sign_number: sign + 1, house: modulo(sign - lagna, 12) + 1, exception };
}

export function arudhasOf(chart: JaiminiChart, base: ArudhaBase = 'ascendant'): ArudhasData {
  const { strength, lagna } = chart;
  const graha = GRAHAS.find((name) => name.toLowerCase() === base);
  const first = graha === undefined ? lagna : strength.signs[graha];
  const house = (number: number): HousePada => {
    const sign = nthFrom(first, number);
    const { lord, decidedBy } = lordWithRule(strength, sign);
    const lordSign = strength.signs[lord];
    return {
      of: signNamed(sign),
      lord,
      lord_sign: signNamed(lordSign),
      lord_decided_by: decidedBy,
      ...placeOf(chart, padaOf(sign, lordSign)),
    };
  };
  const planet = (name: Graha): GrahaPada => {
    const sign = strength.signs[name];
    const own = ownSignOf(strength, name);
    return {
      of: signNamed(sign),
      own_sign: signNamed(own.sign),
      decided_by: own.decidedBy,
      ...placeOf(chart, padaOf(sign, own.sign)),
    };
  };
  return {
    base,
    houses: Object.fromEntries(ARUDHAS.map(({ name }, i) => [name, house(i + 1)])) as Record<Arudha, HousePada>,
    planets: recordOf(GRAHAS, planet),
  };
}

/**
 * Returns the ārūḍha padas of a birth: of the twelve houses (`AL` … `UL`, the upapada) and the nine grahas, each with the lord or own sign
 * it was counted to, the rule that chose it, and whether the exception applied.
 * @param input `birth`; optional `base` (`ascendant`, `sun`, `moon` … `ketu`), `varga` (`d1` by default), `co_lords`, `nodes_exalted`,
 *   `ayanamsa` (default lahiri), `node` (default true), `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 29.1–7; P. V. R. Narasimha Rao 9.
 *
 * @example
 * ```ts
 * import { arudhas } from 'siddhanta/jaimini';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { houses } = arudhas({ birth: { date: '1990-08-15', time: '08:30:00', place } }).data;
 * houses.AL.sign; // => 'Cancer'
 * houses.UL.sign; // => 'Gemini'
 * ```
 */
export const arudhas = birthOperation<ArudhasInput, ArudhasData>()({
  name: 'jaimini.arudhas',
  summary: 'Arudha padas of the twelve houses and nine grahas, with upapada, lords and exceptions',
  units: 2,
  schema: () => record({ ...jaiminiChartFields(), base: v.optional(oneOf(ARUDHA_BASES), ARUDHA_BASES[0]) }),
  run(input, context) {
    const chart = jaiminiBirth(input, context);
    const { natal } = chart;
    return {
      data: arudhasOf(chart, input.base),
      chart: natal,
      method: 'As many signs beyond the lord as the lord is from the house; of a graha, beyond its own sign',
      conventions: {
        base: input.base,
        exception: 'a pada in its sign or the seventh from it goes on to the tenth from there, of houses and of grahas',
        two_own_signs: 'the stronger sign, the first where nothing decides',
        ...chartWords(input),
      },
      sources: [
        cite('bphs', '29.1–7', 'padas of houses and the exception'),
        pvr('9.2–9.8', 'padas of houses and grahas, worked'),
        ...STRENGTH_SOURCES,
      ],
      disputed: [
        {
          element: 'a lord in the seventh from the house',
          note: 'The pada falls in the house and goes on to the tenth from it (the verse BPHS 29.4, Narasimha Rao, Jagannatha Hora). Santhanam’s note takes the fourth; no option.',
        },
        {
          element: 'exceptions of padas of grahas',
          note: 'As of houses (Narasimha Rao, Jagannatha Hora), or none (Santhanam’s note); no option.',
        },
        {
          element: 'padas without any exception',
          note: 'A setting of the program Maitreya; not offered here.',
        },
        CO_LORD_DISPUTE,
        NODE_DISPUTE,
      ],
      verified_against:
        'all padas of houses and grahas of the textbook’s charts 1 and 2, and of one birth by Jagannatha Hora as PyJHora quotes it; 22 of 24 lists of twelve births by PyJHora, whose other two follow from its count of companions',
      rules: {
        houses: {
          rule: 'the lord is as far from the house as the pada from the lord',
          source: 'BPHS 29.1–5, read; Narasimha Rao 9.2, read',
          state: 'checked',
        },
        planets: {
          rule: 'the same, counted from the graha to its own sign',
          source: 'Narasimha Rao 9.5, read',
          state: 'checked',
        },
      },
      restsOnBirthTime: ['houses', 'planets.Moon', 'planets.*.house'],
    };
  },
});
