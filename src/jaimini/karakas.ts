import * as v from 'valibot';
import { birthOperation } from '../cast/birthOperation.js';
import { oneOf, record } from '../input/schemas.js';
import { microArcseconds } from '../math/angle.js';
import { cite } from '../operation/sources.js';
import type { Graha, Sign } from '../zodiac/names.js';
import { navamshaSign } from '../zodiac/navamsha.js';
import {
  type DegreesInSign,
  type EclipticDegrees,
  type SignNumber,
  sixDecimals,
  zodiacPosition,
} from '../zodiac/position.js';
import type { GrahaStrengthRule } from '../zodiac/signStrength.js';
import {
  CO_LORD_DISPUTE,
  chartWords,
  type JaiminiBirth,
  type JaiminiInput,
  jaiminiBirth,
  jaiminiFields,
  NODE_DISPUTE,
  pvr,
  STRENGTH_SOURCES,
  signNamed,
} from './chart.js';
import { charaKarakas, type KarakaHolders, sthiraKarakas, substituteFor } from './rules/karakas.js';
import {
  BHAVA_KARAKAS,
  type CharaKaraka,
  KARAKA_SCHEMES,
  type KarakaScheme,
  STHIRA_LISTS,
  type SthiraList,
  type SthiraRelative,
} from './tables/karakas.js';

/** The input of {@link karakas}. */
export interface KarakasInput extends JaiminiInput {
  /** Eight cara kārakas with Rāhu (`eight`, the default), or the seven planets (`seven`). */
  readonly scheme?: KarakaScheme | undefined;
  /** The list of sthira kārakas: Bṛhat Parāśara Horā Śāstra (`bphs`, the default), or Narasimha Rao (`pvr`). */
  readonly sthira_karakas?: SthiraList | undefined;
}

/** Degrees advanced in its sign, six decimals; from the end for Rāhu. @minimum 0 @maximum 30 */
export type Advancement = number;

/** A cara kāraka. */
export interface CharaKarakaOf {
  /** Its name. */
  readonly karaka: CharaKaraka;
  /** Its graha; null where a tie leaves it empty. */
  readonly planet: Graha | null;
  /** The grahas that share it, equal to the micro-arcsecond. */
  readonly shared_with: readonly Graha[];
  /** Degrees advanced of the graha. */
  readonly advancement: Advancement | null;
  /** Its longitude. */
  readonly longitude: EclipticDegrees | null;
  /** Its sign. */
  readonly sign: Sign | null;
  /** 1 (Aries) … 12 (Pisces). */
  readonly sign_number: SignNumber | null;
  /** Within the sign. */
  readonly degrees: DegreesInSign | null;
  /** Only for an empty kāraka: the sthira kāraka that substitutes; null for Amātya, for whom the text names none. */
  readonly substitute?: Graha | null;
}

/** A sthira kāraka: the fixed significator of a relative. */
export interface SthiraKarakaOf {
  /** The relative. */
  readonly relative: SthiraRelative;
  /** The significator. */
  readonly planet: Graha;
  /** The candidates. */
  readonly from: readonly Graha[];
  /** The rule of strength that decided; null with a single candidate. */
  readonly decided_by: GrahaStrengthRule | 'tie' | null;
}

/** The kārakas of a birth. */
export interface KarakasData {
  /** With Rāhu (`eight`) or without (`seven`). */
  readonly scheme: KarakaScheme;
  /** The cara kārakas from Ātma. */
  readonly chara: readonly CharaKarakaOf[];
  /** Sign of the Ātma kāraka in the navāṁśa; the first where several share it. */
  readonly karakamsha: Sign;
  /** Sign of the ascendant in the navāṁśa, which some call svāṁśa. */
  readonly navamsha_lagna: Sign;
  /** The sthira kārakas. */
  readonly sthira: readonly SthiraKarakaOf[];
  /** The kārakas of the twelve houses, from the first. @minItems 12 @maxItems 12 */
  readonly bhava_karakas: readonly Graha[];
}

function charaData({ longitudes, strength }: JaiminiBirth, found: KarakaHolders): CharaKarakaOf {
  const { karaka, holders, advancement } = found;
  const [planet, ...sharers] = holders;
  if (planet === undefined || advancement === null) {
    return {
      karaka,
      planet: null,
      shared_with: [],
      advancement: null,
      longitude: null,
      sign: null,
      sign_number: null,
      degrees: null,
      substitute: substituteFor(strength, karaka),
    };
  }
  const { longitude, sign, sign_number, degrees } = zodiacPosition(longitudes[planet]);
  return {
    karaka,
    planet,
    shared_with: sharers,
    advancement: sixDecimals(microArcseconds(advancement)),
    longitude,
    sign,
    sign_number,
    degrees,
  };
}

/**
 * Returns the kārakas of a birth: the eight or seven cara kārakas by degrees in the sign, compared to the micro-arcsecond, the sthira
 * kārakas, those of the houses, kārakāṁśa and navāṁśa lagna.
 * @param input `birth`; optional `scheme` (`eight`, `seven`), `sthira_karakas` (`bphs`, `pvr`), `co_lords`, `nodes_exalted`, `ayanamsa`
 *   (default lahiri), `node` (default true), `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 32.1–34, 33.1; P. V. R. Narasimha Rao 8.2–8.5.
 *
 * @example
 * ```ts
 * import { karakas } from 'siddhanta/jaimini';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = karakas({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.chara.map(({ karaka, planet }) => `${karaka} ${planet}`).slice(0, 3); // => ['Atma Sun', 'Amatya Mars', 'Bhratri Saturn']
 * data.karakamsha; // => 'Pisces'
 * data.navamsha_lagna; // => 'Capricorn'
 * ```
 */
export const karakas = birthOperation<KarakasInput, KarakasData>()({
  name: 'jaimini.karakas',
  summary: 'Chara and sthira karakas, karakamsha and navamsha lagna, with degrees and ties',
  units: 2,
  schema: () =>
    record({
      ...jaiminiFields(),
      scheme: v.optional(oneOf(KARAKA_SCHEMES), KARAKA_SCHEMES[0]),
      sthira_karakas: v.optional(oneOf(STHIRA_LISTS), STHIRA_LISTS[0]),
    }),
  run(input, context) {
    const chart = jaiminiBirth(input, context);
    const { natal, longitudes, strength } = chart;
    const { ascendant } = natal;
    const found = charaKarakas(strength, input.scheme);
    const atma = found[0]?.holders[0];
    if (atma === undefined) throw new RangeError('A chart has no Atma karaka.');
    return {
      data: {
        scheme: input.scheme,
        chara: found.map((karaka) => charaData(chart, karaka)),
        karakamsha: signNamed(navamshaSign(longitudes[atma])),
        navamsha_lagna: signNamed(navamshaSign(ascendant)),
        sthira: sthiraKarakas(strength, input.sthira_karakas).map(({ relative, planet, from, decidedBy }) => ({
          relative,
          planet,
          from,
          decided_by: decidedBy,
        })),
        bhava_karakas: [...BHAVA_KARAKAS],
      },
      chart: natal,
      method: 'Grahas in the order of how far they have come in their signs, Rahu from the end of his',
      conventions: {
        scheme: input.scheme,
        sthira_karakas: input.sthira_karakas,
        tie: 'grahas equal to the micro-arcsecond share one karaka, and as many following stay empty; the karakamsha is that of the first in the order of a chart',
        ...chartWords(input),
      },
      sources: [
        cite('bphs', '32.1–24', 'the karakas, and ties'),
        cite('bphs', '32.34', 'karakas of the houses'),
        cite('bphs', '33.1', 'karakamsha'),
        pvr('8.2–8.5', 'eight karakas and the sthira karakas of the list pvr'),
        ...STRENGTH_SOURCES,
      ],
      disputed: [
        {
          element: 'number of chara karakas',
          note: 'Eight with Rahu (the main text of BPHS 32, Narasimha Rao, Jagannatha Hora), or seven (Jaimini Sutras as mostly read, B.V. Raman, K.N. Rao); seven with Rahu on a tie alone is in BPHS, too. The option scheme chooses.',
        },
        {
          element: 'karakamsha and svamsha',
          note: 'The navamsha sign of the Atma karaka, read in the navamsha (Narasimha Rao) or placed in the rasi (K.N. Rao); svamsha is the same, or the navamsha lagna. Both signs are told by plain names.',
        },
        {
          element: 'sthira karakas',
          note: 'BPHS: husband Venus, sons Saturn, wife Ketu; Narasimha Rao: husband and sons Jupiter, wife Venus, elder siblings Saturn. The option sthira_karakas chooses.',
        },
        CO_LORD_DISPUTE,
        NODE_DISPUTE,
      ],
      verified_against:
        'three published lists of eight karakas, and twelve births computed with Swiss Ephemeris by another implementation and by PyJHora; lists of seven and ties follow from the rule alone',
      rules: {
        chara: {
          rule: 'by degrees in the sign, the furthest first; Rahu from the end',
          source: 'BPHS 32.1–17, read; Narasimha Rao 8.2, read',
          state: input.scheme === 'eight' ? 'checked' : 'unconfirmed',
        },
        'chara.*.shared_with': {
          rule: 'a tie leaves karakas empty, for which sthira karakas stand in',
          source: 'BPHS 32.13–17, read',
          state: 'unconfirmed',
        },
        sthira: {
          rule: 'a fixed graha for each relative, of two the stronger',
          source: input.sthira_karakas === 'bphs' ? 'BPHS 32.18–21, read' : 'Narasimha Rao 8.3, read',
          state: 'unconfirmed',
        },
      },
      restsOnBirthTime: ['chara', 'karakamsha', 'navamsha_lagna', 'sthira.*.planet'],
    };
  },
});
