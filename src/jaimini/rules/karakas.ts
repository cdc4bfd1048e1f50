import type { CharaKaraka } from '../../zodiac/charaKarakas.js';
import type { Graha } from '../../zodiac/names.js';
import { type GrahaStrengthRule, type StrengthChart, strongerGraha } from '../../zodiac/signStrength.js';
import { STHIRA_KARAKAS, type SthiraList, type SthiraRelative, SUBSTITUTES } from '../tables/karakas.js';

export { charaKarakas, type KarakaHolders } from '../../zodiac/charaKarakas.js';

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
