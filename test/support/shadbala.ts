import type { PlanetStrength } from '../../src/strengths/rules/shadbala.js';
import type { ShadbalaChoicesGiven, ShadbalaRules } from '../../src/strengths/tables/shadbalaChoices.js';
import type { Ayanamsa, Birth } from '../../src/types.js';
import type { SignLord } from '../../src/zodiac/lords.js';

/** A cell of a printed or displayed ṣaḍbala. */
export type Cells = Readonly<Partial<Record<SignLord, Readonly<Record<string, number>>>>>;

/** A case of fixtures/sources/shadbala.json or fixtures/oracle/shadbala.json. */
export interface ShadbalaCase {
  readonly id: string;
  readonly operation: string;
  readonly birth: Birth;
  readonly ayanamsa: Ayanamsa;
  readonly utc_offset_hours: number;
  readonly rules: ShadbalaRules;
  readonly choices?: ShadbalaChoicesGiven;
  readonly lords: Readonly<Record<'abda' | 'masa' | 'vara' | 'hora', SignLord>>;
  readonly benefics?: readonly SignLord[];
  readonly expected: Cells;
  readonly disagree?: readonly {
    readonly planet: SignLord;
    readonly field: string;
    readonly book: number;
    readonly rules: number;
  }[];
  readonly tolerance: number;
  readonly source: string;
}

/** Returns the cells of a planet by the names that the fixtures have. */
export function cellsOf(planet: PlanetStrength): Record<string, number> {
  const { sthana, dig, kala, cheshta, naisargika, drik, total, ratio, ishta, kashta, cheshtaForPhala } = planet;
  const { uccha, saptavargaja, ojayugma, kendradi, drekkana } = sthana;
  return {
    uccha,
    saptavargaja: saptavargaja.total,
    ojayugma,
    kendradi,
    drekkana,
    sthana: sthana.total,
    dig: dig.total,
    ...kala,
    kala: kala.total,
    cheshta: cheshta.total,
    naisargika,
    drik: drik.total,
    total,
    percent: 100 * ratio,
    ishta,
    kashta,
    cheshta_phala: cheshtaForPhala,
  };
}
