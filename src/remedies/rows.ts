import { OF_THE_CHILD, type Sensitive } from '../operation/sensitive.js';
import { GRAHAS, type Graha, NAKSHATRAS, type Nakshatra } from '../zodiac/names.js';
import type { NakshatraNumber } from '../zodiac/position.js';
import { attested, type PrescribedText, type TextVariant, type Times, textOf } from './prescribed.js';
import { ANTARDASHAS } from './tables/antardashas.gen.js';
import type { AntardashaRite } from './tables/antardashas.js';
import { type Attested, type ItemRow, itemsOf, type PrescribedItem, read } from './tables/attested.js';
import {
  BIRTH_RITE_IDS,
  BIRTH_RITES,
  type BirthCircumstance,
  type BirthRiteId,
  type BirthRiteRow as BirthRiteTable,
} from './tables/birthRites.js';
import {
  CURSE_RITE_IDS,
  CURSE_RITES,
  type CurseRiteId,
  type CurseRiteRow as CurseRiteTable,
} from './tables/curseRites.js';
import {
  DOSHA_RITE_IDS,
  DOSHA_RITES,
  type DoshaRiteId,
  type DoshaRiteRow as DoshaRiteTable,
} from './tables/doshaRites.js';
import { GEMS } from './tables/gems.js';
import {
  DEITY_SOURCE,
  NAKSHATRA_RITES,
  type NakshatraRite,
  TREE_SOURCE,
  TREES_ELSEWHERE,
} from './tables/nakshatras.js';
import { RITES, type RiteId } from './tables/rites.js';
import { TRIGGERS, type TriggerId } from './tables/triggers.js';

/** The gem of a graha. The verses assign; none says who should wear what. */
export interface GemRow {
  /** The graha. */
  readonly key: Graha;
  /** Its gem. */
  readonly gem: PrescribedText;
  /** What other lists have. */
  readonly variants: readonly TextVariant[];
}

/** Deity and tree of a nakṣatra. */
export interface NakshatraRow {
  /** The nakṣatra. */
  readonly key: Nakshatra;
  /** Its number, 1 (Aśvinī) … 27. */
  readonly number: NakshatraNumber;
  /** Its deity. */
  readonly deity: PrescribedText;
  /** Its tree. */
  readonly tree: PrescribedText;
}

/** A rite of a period. */
export interface RiteTold extends PrescribedItem {
  /** Its name. */
  readonly id: RiteId;
}

/** Verses on the sub-period of one graha in the period of another. */
export interface AntardashaRow extends Attested {
  /** Both lords: `Sun-Moon`. */
  readonly key: string;
  /** Lord of the period, D. */
  readonly dasha: Graha;
  /** Lord of the sub-period, X. */
  readonly antardasha: Graha;
  /** When, as a test on X; null where the verses say nothing. */
  readonly trigger: TriggerId | null;
  /** The test in words. */
  readonly test: string | null;
  /** The rites; none where the verses have none. */
  readonly rites: readonly RiteTold[];
  /** What a reader has to know of it; it is not tested. */
  readonly note?: string;
}

/** A rite for a birth. Lists are empty where the chapter has none. */
export interface BirthRiteRow extends Attested {
  /** Its name. */
  readonly key: BirthRiteId;
  /** For which births. */
  readonly circumstance: string;
  /** The items of `doshas.birth_moment` that call for it; none where the family has to be known. */
  readonly from_birth_moment: readonly BirthCircumstance[];
  /** Who is worshipped. */
  readonly deities: readonly PrescribedItem[];
  /** The images. */
  readonly images: readonly PrescribedItem[];
  /** The hymns, by their opening words. */
  readonly mantras: readonly PrescribedItem[];
  /** The woods of the offering. */
  readonly samidh: readonly PrescribedItem[];
  /** How many oblations, as the chapter has them. */
  readonly oblations: readonly Times[];
  /** Names of the circumstance, by weekday. */
  readonly names: readonly PrescribedItem[];
  /** What else is done. */
  readonly rites: readonly PrescribedItem[];
  /** Gifts. */
  readonly gifts: readonly PrescribedItem[];
  /** When it is not done. */
  readonly avoid: readonly PrescribedItem[];
  /** When it is done; null where the chapter has nothing. */
  readonly when: string | null;
  /** What the rite does with the newborn child and its parents; only with `sensitive`. */
  readonly of_the_child?: readonly PrescribedItem[];
  /** What a reader has to know of it. */
  readonly note?: string;
}

/** Rites for a curse of Bṛhat Parāśara Horā Śāstra 83, or for the faults of single grahas. */
export interface CurseRow extends Attested {
  /** Its name. */
  readonly key: CurseRiteId;
  /** Whose curse. */
  readonly circumstance: string;
  /** The rules of `doshas.curses` for it; null where there are none. */
  readonly from_curses: 'sarpa' | 'pitri' | null;
  /** The rites. */
  readonly rites: readonly PrescribedItem[];
  /** Gifts. */
  readonly gifts: readonly PrescribedItem[];
}

/** Texts on a doṣa, and modern practice. */
export interface DoshaRow extends Attested {
  /** The doṣa. */
  readonly key: DoshaRiteId;
  /** What a text read has; null where none has a rite. */
  readonly in_texts_read: string | null;
  /** What comes nearest in a text read. */
  readonly nearest?: string;
  /** Modern practice, labelled as such. */
  readonly practice: readonly PrescribedItem[];
  /** Rows of other tables. */
  readonly see: readonly string[];
  /** What a reader has to know of it. */
  readonly note?: string;
}

export function gemRow(graha: Graha): GemRow {
  const { variants = [], ...gem } = textOf(GEMS, graha);
  return { key: graha, gem, variants };
}

function nakshatraRow({ nakshatra, deity, tree, trees_elsewhere = [] }: NakshatraRite): NakshatraRow {
  const variants = trees_elsewhere.map(
    (value): TextVariant => ({ list: 'elsewhere', value, ...attested(TREES_ELSEWHERE) }),
  );
  return {
    key: nakshatra,
    number: NAKSHATRAS.findIndex(({ name }) => name === nakshatra) + 1,
    deity: { value: deity, ...attested(DEITY_SOURCE) },
    tree: { value: tree, ...attested(TREE_SOURCE), ...(variants.length === 0 ? {} : { variants }) },
  };
}

export function ritesOf(ids: readonly RiteId[]): RiteTold[] {
  return ids.map((id) => ({ id, ...RITES[id] }));
}

export function antardashaRow({ dasha, antardasha, trigger, rites, locus, note }: AntardashaRite): AntardashaRow {
  return {
    key: `${dasha}-${antardasha}`,
    dasha,
    antardasha,
    trigger,
    test: trigger === null ? null : TRIGGERS[trigger],
    rites: ritesOf(rites),
    ...(note === undefined ? {} : { note }),
    ...read('bphs', locus),
  };
}

const items = (rows: readonly ItemRow[] | undefined): PrescribedItem[] => itemsOf(rows ?? []);

/** Lists that are left out without `sensitive`. */
export function childrenWithheld(ids: readonly BirthRiteId[]): Sensitive[] {
  const withChild = ids.filter((id) => items((BIRTH_RITES[id] as BirthRiteTable).of_the_child).length > 0);
  return withChild.map(() => OF_THE_CHILD);
}

export function birthRiteRow(id: BirthRiteId, sensitive: boolean): BirthRiteRow {
  const row: BirthRiteTable = BIRTH_RITES[id];
  return {
    key: id,
    circumstance: row.circumstance,
    from_birth_moment: [...row.from_birth_moment],
    deities: items(row.deities),
    images: items(row.images),
    mantras: items(row.mantras),
    samidh: items(row.samidh),
    oblations: [...(row.oblations ?? [])],
    names: items(row.names),
    rites: items(row.rites),
    gifts: items(row.gifts),
    avoid: items(row.avoid),
    when: row.when ?? null,
    ...(sensitive ? { of_the_child: items(row.of_the_child) } : {}),
    ...(row.note === undefined ? {} : { note: row.note }),
    ...read('bphs', row.locus),
  };
}

export function curseRow(id: CurseRiteId): CurseRow {
  const row: CurseRiteTable = CURSE_RITES[id];
  return {
    key: id,
    circumstance: row.circumstance,
    from_curses: row.from_curses,
    rites: items(row.rites),
    gifts: items(row.gifts),
    ...read('bphs', row.locus),
  };
}

function doshaRow(id: DoshaRiteId): DoshaRow {
  const row: DoshaRiteTable = DOSHA_RITES[id];
  return {
    key: id,
    in_texts_read: row.in_texts_read,
    ...(row.nearest === undefined ? {} : { nearest: row.nearest }),
    practice: items(row.practice),
    see: [...(row.see ?? [])],
    ...(row.note === undefined ? {} : { note: row.note }),
    ...attested(row),
  };
}

export const gemRows = (): GemRow[] => GRAHAS.map(gemRow);
export const nakshatraRows = (): NakshatraRow[] => NAKSHATRA_RITES.map(nakshatraRow);
export const antardashaRows = (): AntardashaRow[] => ANTARDASHAS.map(antardashaRow);
export const birthRiteRows = (sensitive: boolean): BirthRiteRow[] =>
  BIRTH_RITE_IDS.map((id) => birthRiteRow(id, sensitive));
export const curseRows = (): CurseRow[] => CURSE_RITE_IDS.map(curseRow);
/** Verses known from memory alone come only on request. */
export const doshaRows = (unconfirmed: boolean): DoshaRow[] =>
  DOSHA_RITE_IDS.map(doshaRow).filter(({ state }) => unconfirmed || state !== 'memory');
