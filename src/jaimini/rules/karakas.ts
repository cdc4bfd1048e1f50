import { GRAHAS, type Graha } from '../../zodiac/names.js';
import { advancement, type GrahaStrengthRule, type StrengthChart, strongerGraha } from '../../zodiac/signStrength.js';
import {
  CHARA_KARAKAS,
  type CharaKaraka,
  type KarakaScheme,
  ONLY_OF_EIGHT,
  STHIRA_KARAKAS,
  type SthiraList,
  type SthiraRelative,
  SUBSTITUTES,
} from '../tables/karakas.js';

export interface KarakaHolders {
  readonly karaka: CharaKaraka;
  readonly holders: readonly Graha[];
  /** Micro-arcseconds. */
  readonly advancement: number | null;
}

/** Never Ketu; Rāhu only in the scheme of eight. */
const TAKES_PART: Readonly<Record<KarakaScheme, (graha: Graha) => boolean>> = {
  eight: (graha) => graha !== 'Ketu',
  seven: (graha) => graha !== 'Ketu' && graha !== 'Rahu',
};

/**
 * The graha most advanced in its sign is Ātma kāraka, the next Amātya, and so on; Rāhu counts from the end of his sign. Grahas equal to the
 * micro-arcsecond share one, and as many of the following stay empty.
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 32.1–17; P. V. R. Narasimha Rao 8.2.
 */
export function charaKarakas(chart: StrengthChart, scheme: KarakaScheme): KarakaHolders[] {
  const names = CHARA_KARAKAS.map(({ name }) => name).filter((name) => scheme === 'eight' || name !== ONLY_OF_EIGHT);
  const ranked = GRAHAS.filter(TAKES_PART[scheme])
    .map((graha) => ({ graha, far: advancement(chart, graha) }))
    .sort((one, other) => other.far - one.far);
  return names.map((karaka, i) => {
    const far = ranked[i]?.far;
    const isShared = i > 0 && ranked[i - 1]?.far === far;
    if (far === undefined || isShared) return { karaka, holders: [], advancement: null };
    const holders = ranked.filter((other) => other.far === far).map(({ graha }) => graha);
    return { karaka, holders, advancement: far };
  });
}

export interface Chosen {
  readonly planet: Graha;
  readonly decidedBy: GrahaStrengthRule | 'tie' | null;
}

function strongerOf(chart: StrengthChart, [first, second]: readonly Graha[]): Chosen | null {
  if (first === undefined) return null;
  if (second === undefined) return { planet: first, decidedBy: null };
  const { stronger = first, decidedBy } = strongerGraha(chart, first, second);
  return { planet: stronger, decidedBy };
}

/** Null where the text names nobody. */
export function substituteFor(chart: StrengthChart, karaka: CharaKaraka): Graha | null {
  return strongerOf(chart, SUBSTITUTES[karaka])?.planet ?? null;
}

export interface SthiraOf extends Chosen {
  readonly relative: SthiraRelative;
  readonly from: readonly Graha[];
}

export function sthiraKarakas(chart: StrengthChart, list: SthiraList): SthiraOf[] {
  return STHIRA_KARAKAS[list].flatMap(({ relative, planets }) => {
    const chosen = strongerOf(chart, planets);
    return chosen === null ? [] : [{ relative, from: planets, ...chosen }];
  });
}
