import { GRAHAS, type Graha } from './names.js';
import { advancement, type StrengthChart } from './signStrength.js';

export const KARAKA_SCHEMES = ['eight', 'seven'] as const;

/** With Rāhu (`eight`), or the seven planets alone. */
export type KarakaScheme = (typeof KARAKA_SCHEMES)[number];

interface KarakaRow {
  readonly name: string;
  readonly iast: string;
  readonly matter: string;
}

/** From the graha most advanced in its sign. Bṛhat Parāśara Horā Śāstra 32.1–17; P. V. R. Narasimha Rao 8.2. */
export const CHARA_KARAKAS = [
  { name: 'Atma', iast: 'Ātma', matter: 'self' },
  { name: 'Amatya', iast: 'Amātya', matter: 'advisers, work' },
  { name: 'Bhratri', iast: 'Bhrātṛ', matter: 'brothers and sisters' },
  { name: 'Matri', iast: 'Mātṛ', matter: 'mother' },
  { name: 'Pitri', iast: 'Pitṛ', matter: 'father' },
  { name: 'Putra', iast: 'Putra', matter: 'children' },
  { name: 'Jnati', iast: 'Jñāti', matter: 'rivals, cousins' },
  { name: 'Dara', iast: 'Dārā', matter: 'spouse' },
] as const satisfies readonly KarakaRow[];

/** One of the cara kārakas. @names chara_karakas */
export type CharaKaraka = (typeof CHARA_KARAKAS)[number]['name'];

export const ONLY_OF_EIGHT: CharaKaraka = 'Pitri';

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
