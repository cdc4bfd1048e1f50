import * as v from 'valibot';
import { birthDayOf, DAY_DISPUTE, dayConventions, dayNote, sunAtDawn } from '../cast/birthDay.js';
import { birthOperation } from '../cast/birthOperation.js';
import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { RISING_SOURCE } from '../cast/sunrise.js';
import { movingLagna } from '../charts/rules/specialLagnas.js';
import { flagSchema, oneOf, record, sunriseSchema } from '../input/schemas.js';
import { signIndex } from '../math/angle.js';
import { LONGEVITY } from '../operation/sensitive.js';
import { cite } from '../operation/sources.js';
import type { SunriseDefinition } from '../types.js';
import { brahmaOf } from '../zodiac/brahma.js';
import type { SignLord } from '../zodiac/lords.js';
import type { Graha, Sign } from '../zodiac/names.js';
import { naturalNatures } from '../zodiac/nature.js';
import type { House } from '../zodiac/position.js';
import { type Modality, modality } from '../zodiac/signNature.js';
import { type GrahaStrengthRule, lordIn } from '../zodiac/signStrength.js';
import {
  CO_LORD_DISPUTE,
  chartWords,
  type JaiminiChart,
  type JaiminiInput,
  jaiminiBirth,
  jaiminiFields,
  NODE_DISPUTE,
  nthFrom,
  pvr,
  STRENGTH_SOURCES,
  signNamed,
  sutras,
} from './chart.js';
import { charaKarakas } from './rules/karakas.js';
import {
  type ClassShift,
  classShifts,
  eighthLordOf,
  eighthSign,
  judgePairs,
  maheshwaraOf,
  PAIRS,
  type PairName,
  pairClass,
  type RudraRule,
  rudraOf,
} from './rules/longevity.js';
import { EIGHTH_RULES, type EighthRule, type LifeClass, LONGEVITY_NOTE } from './tables/longevity.js';

/** The input of {@link longevity}. */
export interface LongevityInput extends JaiminiInput {
  /** Must be true, or the call is refused: everything here concerns length of life. */
  readonly sensitive?: boolean | undefined;
  /** The eighth sign: by the textbook's table (`table`, the default), or by ordinary count (`plain`). */
  readonly eighth?: EighthRule | undefined;
  /** Definition of sunrise for the horā lagna; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
}

/** A member of a pair. */
export interface LongevityMember {
  /** A graha, or `lagna`, or `hora_lagna`. */
  readonly name: Graha | 'lagna' | 'hora_lagna';
  /** Its sign. */
  readonly sign: Sign;
  /** Movable, fixed or dual. */
  readonly modality: Modality;
}

/** One of the three pairs. */
export interface LongevityPair {
  /** The pair. */
  readonly pair: PairName;
  /** The two. */
  readonly members: readonly LongevityMember[];
  /** The class made by their signs. */
  readonly class: LifeClass;
}

/** Years, 32 … 120. @asType integer @minimum 32 @maximum 120 */
export type LifeYears = number;

/** Years by two texts. */
export interface LongevityYears {
  /** Bṛhat Parāśara Horā Śāstra 43.41–44, by how many pairs agree. */
  readonly bphs: LifeYears;
  /** Narasimha Rao, Table 34, by the pair that dissents; null where all three differ. */
  readonly pvr: LifeYears | null;
}

/** The class by the lord of the eighth. */
export interface LongevityEighthLord {
  /** The stronger of ascendant and seventh. */
  readonly base: Sign;
  /** The eighth sign from it. */
  readonly eighth_sign: Sign;
  /** Its lord. */
  readonly lord: Graha;
  /** His distance from the base, 1 … 12. */
  readonly distance: House;
  /** Long in the kendras from the base, middle in the paṇapharas, short in the āpoklimas. */
  readonly class: LifeClass;
}

/** The Rudra. */
export interface RudraData {
  /** The graha. */
  readonly planet: Graha;
  /** The rule that decided between two. */
  readonly decided_by: RudraRule | 'tie';
}

/** The other lord, who also counts as Rudra if afflicted. */
export interface SecondRudra {
  /** The graha. */
  readonly planet: Graha;
  /** Whether he is debilitated or in an enemy's sign, and joined or aspected by Mars, Saturn or a node. */
  readonly afflicted: boolean;
}

/** The Maheśvara. */
export interface MaheshwaraData {
  /** The graha. */
  readonly planet: Graha;
  /** The exception that applied: `a` a node with the Ātma kāraka, `b` a lord exalted or in own sign, `c` a node replaced. */
  readonly rule: 'a' | 'b' | 'c' | null;
}

/** The Brahmā: experimental. */
export interface LongevityBrahma {
  /** The graha. */
  readonly planet: SignLord;
  /** The rule of strength that decided; null with a single candidate. */
  readonly decided_by: GrahaStrengthRule | 'tie' | null;
  /** No published chart confirms him. */
  readonly experimental: true;
}

/** The class of life of a birth, by tradition. */
export interface LongevityData {
  /** The three pairs. */
  readonly pairs: readonly LongevityPair[];
  /** The class they give. */
  readonly class: LifeClass;
  /** By all three pairs, by two, or by one of them where all differ. */
  readonly decided_by: 'three' | 'two' | 'moon-saturn' | 'lagna-hora_lagna';
  /** Years of that class by two texts. */
  readonly years: LongevityYears;
  /** Changes of the class that verses teach; listed, not applied. */
  readonly class_shift: readonly ClassShift[];
  /** The method of the lord of the eighth. */
  readonly eighth_lord: LongevityEighthLord;
  /** The Rudra. */
  readonly rudra: RudraData;
  /** The other lord. */
  readonly second_rudra: SecondRudra;
  /** Signs of Rudra, and the fifth and ninth from him. @minItems 3 @maxItems 3 */
  readonly trishoola: readonly Sign[];
  /** The Maheśvara. */
  readonly maheshwara: MaheshwaraData;
  /** The Brahmā. */
  readonly brahma: LongevityBrahma;
  /** What this is, and what replaced a missing sunrise. */
  readonly note: string;
}

interface Member {
  readonly name: LongevityMember['name'];
  readonly sign: number;
}

/** @param hora sign of the horā lagna, 0 (Aries) … 11 */
export function pairsOf({ strength, lagna }: JaiminiChart, hora: number, rule: EighthRule): [Member, Member][] {
  const graha = (name: Graha): Member => ({ name, sign: strength.signs[name] });
  return [
    [graha(lordIn(strength, lagna)), graha(lordIn(strength, eighthSign(lagna, rule)))],
    [graha('Moon'), graha('Saturn')],
    [
      { name: 'lagna', sign: lagna },
      { name: 'hora_lagna', sign: hora },
    ],
  ];
}

export function longevityOf(chart: JaiminiChart, hora: number, rule: EighthRule): Omit<LongevityData, 'note'> {
  const { strength, lagna, longitudes } = chart;
  const pairs = pairsOf(chart, hora, rule);
  const [one, two, three] = pairs.map(([first, second]) => pairClass(first.sign, second.sign));
  if (one === undefined || two === undefined || three === undefined) throw new RangeError('Three pairs are wanted.');
  const classes = [one, two, three] as const;
  const moonOnAxis = [lagna, nthFrom(lagna, 7)].includes(strength.signs.Moon);
  const { lifeClass, decidedBy, years } = judgePairs([one, two, three], moonOnAxis);
  // Where all differ one pair decides; else every pair of the class.
  const deciding = pairs.filter((_, i) => classes[i] === lifeClass).map((pair) => pair.map(({ name }) => name));
  const atma = charaKarakas(strength, 'eight')[0]?.holders[0];
  if (atma === undefined) throw new RangeError('A chart has no Atma karaka.');
  const eighth = eighthLordOf(chart, rule);
  const rudra = rudraOf(chart, rule);
  const rudraSign = strength.signs[rudra.planet];
  const brahma = brahmaOf(strength, lagna);
  return {
    pairs: pairs.map((members, i) => ({
      pair: PAIRS[i as 0 | 1 | 2],
      members: members.map(({ name, sign }) => ({ name, sign: signNamed(sign), modality: modality(sign) })),
      class: classes[i as 0 | 1 | 2],
    })),
    class: lifeClass,
    decided_by: decidedBy,
    years,
    class_shift: classShifts(chart, naturalNatures(longitudes), deciding),
    eighth_lord: {
      base: signNamed(eighth.base),
      eighth_sign: signNamed(eighth.eighth),
      lord: eighth.lord,
      distance: eighth.distance,
      class: eighth.lifeClass,
    },
    rudra: { planet: rudra.planet, decided_by: rudra.decidedBy },
    second_rudra: rudra.second,
    trishoola: [1, 5, 9].map((place) => signNamed(nthFrom(rudraSign, place))),
    maheshwara: maheshwaraOf(strength, atma),
    brahma: { planet: brahma.planet, decided_by: brahma.decidedBy, experimental: true },
  };
}

const WHY_TIME = 'the ascendant and the hora lagna, which change their signs within hours, make a pair of three.';

function wordsOf(input: { readonly eighth: EighthRule }) {
  return {
    sources: [
      cite('bphs', '43.33–50', 'the three pairs, their years and the changes of class'),
      sutras('2.1.1–6, 2.1.34–39, 2.1.48–52', 'pairs, Rudra, Brahma'),
      pvr('14.2–14.7', 'pairs, years, eighth lord, Rudra, Trishoola, Maheshwara'),
      ...STRENGTH_SOURCES,
      RISING_SOURCE,
    ],
    disputed: [
      {
        element: 'years',
        note: 'By the number of pairs that agree (BPHS), or by the one that dissents (Narasimha Rao): two short pairs and a long one are 36 or 40. Both are told.',
      },
      {
        element: 'the eighth sign',
        note: `By the table of the longer counting (Narasimha Rao), or the eighth by ordinary count (BPHS). Here: ${input.eighth}; the option eighth chooses.`,
      },
      {
        element: 'Brahma',
        note: 'Readings differ: S. Rath takes houses seven to twelve of the chart and drops half; Jaimini Sutras 2.1.48–52 count six on where Saturn or a node qualifies. No published chart confirms the one here.',
      },
      {
        element: 'proportional years',
        note: 'The correction by degrees of BPHS 43.45–46 is not computed: the text that was read is damaged there.',
      },
      CO_LORD_DISPUTE,
      NODE_DISPUTE,
      DAY_DISPUTE,
    ],
    rules: {
      pairs: {
        rule: 'movable with movable and fixed with dual long, movable with fixed and dual with dual middle, movable with dual and fixed with fixed short',
        source: 'BPHS 43.33–40, read; Jaimini Sutras 2.1.2–4, read; Narasimha Rao 14.4, read',
        state: 'checked' as const,
      },
      class_shift: {
        rule: 'Saturn in a deciding pair lowers, Jupiter in the first or seventh raises; told, not applied',
        source: 'BPHS 43.47–50, read',
        state: 'unconfirmed' as const,
      },
      rudra: {
        rule: 'the stronger of the lords of the eighth from ascendant and seventh',
        source: 'Narasimha Rao 14.3, read',
        state: 'checked' as const,
      },
      maheshwara: {
        rule: 'the lord of the eighth from the Atma karaka, with three exceptions',
        source: 'Narasimha Rao 14.3, read',
        state: 'checked' as const,
      },
      brahma: {
        rule: 'the strongest lord of the 6th, 8th and 12th from the stronger of ascendant and seventh that is in an odd sign in the 7th to 12th',
        source: 'K.N. Rao as a page quotes him',
        state: 'unconfirmed' as const,
      },
    },
  };
}

/**
 * Returns the class of life of a birth by Jaimini's method of three pairs, with the years of two texts, the eighth lord, Rudra, Maheśvara
 * and Brahmā. It is a traditional classification and no forecast; it never gives a date. Brahmā is experimental.
 * @param input `birth` with its time, `sensitive: true`; optional `eighth` (`table`, `plain`), `sunrise` (`upper_limb` by default),
 *   `co_lords`, `nodes_exalted`, `ayanamsa` (default lahiri), `node` (default true), `conventions`
 * @throws {SiddhantaError} for bad input; `invalid_value` without `sensitive: true`; `missing_field` without `birth.time`;
 *   `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 43.33–50; Jaimini Sūtras 2.1; P. V. R. Narasimha Rao 14.
 *
 * @example
 * ```ts
 * import { longevity } from 'siddhanta/jaimini';
 * const place = { latitude: 38.1, longitude: 15.65, timezone: 'Europe/Rome' };
 * const birth = { date: '1946-12-02', time: '06:45:00', place };
 * const { data } = longevity({ birth, sensitive: true, node: 'mean' });
 * data.pairs.map((pair) => pair.class); // => ['middle', 'middle', 'short']
 * data.rudra; // => { planet: 'Mercury', decided_by: 'advancement' }
 * ```
 */
export const longevity = birthOperation<LongevityInput, LongevityData>()({
  name: 'jaimini.longevity',
  summary: 'Class of life by three pairs, Rudra, Maheshwara; a traditional classification, no forecast',
  units: 3,
  sensitive: LONGEVITY,
  schema: () =>
    record({
      ...jaiminiFields(),
      sensitive: flagSchema(),
      eighth: v.optional(oneOf(EIGHTH_RULES), EIGHTH_RULES[0]),
      sunrise: sunriseSchema(),
    }),
  example: { birth: EXAMPLE_BIRTH, sensitive: true },
  run(input, context) {
    const chart = jaiminiBirth(input, context, WHY_TIME);
    const { natal } = chart;
    const day = birthDayOf(natal);
    const hora = signIndex(movingLagna('hora', sunAtDawn(natal, day), day.microseconds));
    const polar = dayNote(day);
    return {
      data: {
        ...longevityOf(chart, hora, input.eighth),
        note: polar === null ? LONGEVITY_NOTE : `${LONGEVITY_NOTE} ${polar}`,
      },
      chart: natal,
      ...wordsOf(input),
      method: 'Three pairs of signs by their modality; what two of them say is the class',
      conventions: {
        what_it_is: 'a traditional classification, not a forecast; classes and years of the texts, never a date',
        eighth: input.eighth,
        atma_karaka: 'of eight',
        natures: 'for the changes of class: the Moon benefic while she waxes, Mercury malefic with any malefic',
        ...dayConventions(natal),
        ...chartWords(input),
      },
      verified_against:
        'a worked example and an exercise of the textbook: pairs, class, years, eighth lord, Rudra, Trishoola and Maheshwara; the class of six pairs of modalities by three texts',
    };
  },
});
