import { modulo } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { lordOf, type SignLord } from '../../zodiac/lords.js';
import { SIGNS } from '../../zodiac/names.js';
import {
  GANAS,
  type Gana,
  NAKSHATRA_NATURES,
  RAJJU,
  type RajjuDirection,
  type RajjuGroup,
  YONIS,
  type YoniOfNakshatra,
} from '../../zodiac/natures.js';
import { type Regard, regard } from '../../zodiac/relationships.js';
import { VASHYA_GRID } from '../tables/kutas.js';
import {
  DINA_COUNTS,
  DINA_GOOD,
  MAHENDRA,
  OPPOSITE_NONE,
  type PoruthamKey,
  RASHI_GOOD,
  SOUTHERN_FRIENDS,
  VASHYA_ROWS,
  VEDHA,
  VEDHA_TRIO,
  YONI_ENEMIES,
} from '../tables/porutham.js';
import type { MoonStation } from './moon.js';

/** The grade of a porutham. */
export type PoruthamGrade = 'good' | 'middling' | 'none';

/** The values compared; each porutham has its own of these fields. */
export interface PoruthamEvidence {
  /** Dina: the count modulo nine, 1 … 9. @asType integer @minimum 1 @maximum 9 */
  readonly remainder?: number;
  /** Dina: whether both have the same nakṣatra. */
  readonly same_star?: boolean;
  /** Gaṇa of the bride’s nakṣatra. */
  readonly bride_gana?: Gana;
  /** Gaṇa of the groom’s nakṣatra. */
  readonly groom_gana?: Gana;
  /** Animal of the bride’s nakṣatra with its sex. */
  readonly bride_yoni?: YoniOfNakshatra;
  /** Animal of the groom’s nakṣatra with its sex. */
  readonly groom_yoni?: YoniOfNakshatra;
  /** Lord of the bride’s sign. */
  readonly bride_lord?: SignLord;
  /** Lord of the groom’s sign. */
  readonly groom_lord?: SignLord;
  /** How the bride’s lord regards the groom’s. */
  readonly bride_lord_regards?: Regard;
  /** How the groom’s lord regards the bride’s. */
  readonly groom_lord_regards?: Regard;
  /** Vaśya: whether the groom’s sign is amenable to the bride’s. */
  readonly bride_row?: boolean;
  /** Vaśya: whether the bride’s sign is amenable to the groom’s. */
  readonly groom_row?: boolean;
  /** Rajju of the bride’s nakṣatra. */
  readonly bride_rajju?: RajjuGroup;
  /** Rajju of the groom’s nakṣatra. */
  readonly groom_rajju?: RajjuGroup;
  /** Whether the bride’s nakṣatra ascends or descends; null for the head. */
  readonly bride_direction?: RajjuDirection | null;
  /** Whether the groom’s nakṣatra ascends or descends; null for the head. */
  readonly groom_direction?: RajjuDirection | null;
  /** Vedha: whether the nakṣatras are one of the thirteen pairs. */
  readonly pair?: boolean;
}

export interface PoruthamFound {
  readonly grade: PoruthamGrade;
  readonly evidence: PoruthamEvidence;
  readonly variants: Readonly<Record<string, PoruthamGrade>>;
}

export interface PoruthamCounts {
  /** From the bride’s to the groom’s, 1 … 27. */
  readonly stars: number;
  /** From the groom’s to the bride’s, 1 … 27. */
  readonly starsBack: number;
  /** From the bride’s to the groom’s, 1 … 12. */
  readonly signs: number;
}

export function countsOf(bride: MoonStation, groom: MoonStation): PoruthamCounts {
  return {
    stars: modulo(groom.nakshatra - bride.nakshatra, 27) + 1,
    starsBack: modulo(bride.nakshatra - groom.nakshatra, 27) + 1,
    signs: modulo(groom.sign - bride.sign, SIGNS.length) + 1,
  };
}

const goodIf = (holds: boolean): PoruthamGrade => (holds ? 'good' : 'none');
const has = <Item>(pairs: readonly (readonly [Item, Item])[], one: Item, other: Item): boolean =>
  pairs.some(([a, b]) => (a === one && b === other) || (a === other && b === one));

function dinaByCounts(bride: MoonStation, groom: MoonStation, count: number): PoruthamGrade {
  const { good, middlingButPada, sameSign, sameStarGood, sameStarMiddling } = DINA_COUNTS;
  const among = (list: readonly number[], value: number): boolean => list.includes(value);
  if (count === 1) {
    return among(sameStarGood, bride.nakshatra)
      ? 'good'
      : among(sameStarMiddling, bride.nakshatra)
        ? 'middling'
        : 'none';
  }
  if (count === sameSign) return goodIf(bride.sign === groom.sign);
  const pada = middlingButPada[count];
  if (pada !== undefined) return groom.pada === pada ? 'none' : 'middling';
  return goodIf(among(good, count));
}

function dina(bride: MoonStation, groom: MoonStation): PoruthamFound {
  const { stars } = countsOf(bride, groom);
  const remainder = ((stars - 1) % 9) + 1;
  return {
    grade: remainder === 1 ? 'middling' : goodIf(DINA_GOOD.includes(remainder)),
    evidence: { remainder, same_star: stars === 1 },
    variants: { counts: dinaByCounts(bride, groom, stars) },
  };
}

function gana(bride: MoonStation, groom: MoonStation): PoruthamFound {
  const hers = at(GANAS, at(NAKSHATRA_NATURES, bride.nakshatra).gana);
  const his = at(GANAS, at(NAKSHATRA_NATURES, groom.nakshatra).gana);
  const mild = hers !== 'Rakshasa' && his !== 'Rakshasa';
  const strict = goodIf(hers === his || mild);
  return {
    grade: strict === 'none' && his === 'Rakshasa' ? 'middling' : strict,
    evidence: { bride_gana: hers, groom_gana: his },
    variants: { strict },
  };
}

function mahendra(bride: MoonStation, groom: MoonStation): PoruthamFound {
  return { grade: goodIf(MAHENDRA.includes(countsOf(bride, groom).stars)), evidence: {}, variants: {} };
}

function streeDeergha(bride: MoonStation, groom: MoonStation): PoruthamFound {
  const { stars } = countsOf(bride, groom);
  return {
    grade: stars > 13 ? 'good' : stars > 7 ? 'middling' : 'none',
    evidence: {},
    variants: { nine: goodIf(stars > 9), seven: goodIf(stars > 7) },
  };
}

function yoni(bride: MoonStation, groom: MoonStation): PoruthamFound {
  const [hers, his] = [bride, groom].map(({ nakshatra }) => at(NAKSHATRA_NATURES, nakshatra)) as [
    (typeof NAKSHATRA_NATURES)[number],
    (typeof NAKSHATRA_NATURES)[number],
  ];
  const [herAnimal, hisAnimal] = [at(YONIS, hers.yoni), at(YONIS, his.yoni)];
  const enemies = has(YONI_ENEMIES, herAnimal as string, hisAnimal);
  return {
    grade: goodIf(!enemies),
    evidence: { bride_yoni: `${herAnimal} (${hers.sex})`, groom_yoni: `${hisAnimal} (${his.sex})` },
    variants: { serpent_rat: goodIf(!enemies && !has([['Serpent', 'Rat']], herAnimal as string, hisAnimal)) },
  };
}

function rashi(bride: MoonStation, groom: MoonStation): PoruthamFound {
  const { signs } = countsOf(bride, groom);
  const general = goodIf(RASHI_GOOD.includes(signs));
  return {
    grade: has(OPPOSITE_NONE, bride.sign, groom.sign) ? 'none' : general,
    evidence: {},
    variants: { over_six: goodIf(signs > 6), opposites_allowed: general },
  };
}

function rashyadhipati(bride: MoonStation, groom: MoonStation): PoruthamFound {
  const [hers, his] = [lordOf(bride.sign), lordOf(groom.sign)];
  const regards = [regard(hers, his), regard(his, hers)] as const;
  const grade = regards.includes('enemy') ? 'none' : regards.includes('neutral') ? 'middling' : 'good';
  return {
    grade,
    evidence: {
      bride_lord: hers,
      groom_lord: his,
      bride_lord_regards: regards[0],
      groom_lord_regards: regards[1],
    },
    variants: { pyjhora_south: goodIf(SOUTHERN_FRIENDS[hers].includes(his)) },
  };
}

function vashya(bride: MoonStation, groom: MoonStation): PoruthamFound {
  const brideRow = at(VASHYA_ROWS, bride.sign).includes(groom.sign);
  const groomRow = at(VASHYA_ROWS, groom.sign).includes(bride.sign);
  const points = at(at(VASHYA_GRID, bride.vashya), groom.vashya);
  return {
    grade: brideRow ? 'good' : groomRow ? 'middling' : 'none',
    evidence: { bride_row: brideRow, groom_row: groomRow },
    variants: { bride_only: goodIf(brideRow), groups: points === 2 ? 'good' : points > 0 ? 'middling' : 'none' },
  };
}

function rajju(bride: MoonStation, groom: MoonStation): PoruthamFound {
  const [hers, herWay] = at(RAJJU, bride.nakshatra % 9);
  const [his, hisWay] = at(RAJJU, groom.nakshatra % 9);
  const grade = goodIf(hers !== his);
  const crossing = herWay !== null && hisWay !== null && herWay !== hisWay;
  return {
    grade,
    evidence: { bride_rajju: hers, groom_rajju: his, bride_direction: herWay, groom_direction: hisWay },
    variants: {
      direction: crossing ? 'good' : grade,
      direction_any: (herWay === 'aroha') !== (hisWay === 'aroha') ? 'good' : grade,
    },
  };
}

function vedha(bride: MoonStation, groom: MoonStation): PoruthamFound {
  const pair = has(VEDHA, bride.nakshatra, groom.nakshatra);
  return {
    grade: goodIf(!pair),
    evidence: { pair },
    variants: { trio: goodIf(!pair && !has(VEDHA_TRIO, bride.nakshatra, groom.nakshatra)) },
  };
}

export const PORUTHAM_RULES: Readonly<Record<PoruthamKey, (bride: MoonStation, groom: MoonStation) => PoruthamFound>> =
  {
    dina,
    gana,
    mahendra,
    stree_deergha: streeDeergha,
    yoni,
    rashi,
    rashyadhipati,
    vashya,
    rajju,
    vedha,
  };
