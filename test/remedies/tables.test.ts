import { describe, expect, it } from 'vitest';
import { ANTARDASHAS } from '../../src/remedies/tables/antardashas.gen.js';
import { itemsOf } from '../../src/remedies/tables/attested.js';
import { BIRTH_RITES } from '../../src/remedies/tables/birthRites.js';
import { CURSE_RITES } from '../../src/remedies/tables/curseRites.js';
import { DANA, DANA_TIME } from '../../src/remedies/tables/dana.js';
import { DOSHA_RITES } from '../../src/remedies/tables/doshaRites.js';
import { GEM_POLICY_IDS, GEM_PRACTICE, GEMS } from '../../src/remedies/tables/gems.js';
import { GRAHA_TEXTS } from '../../src/remedies/tables/grahas.js';
import { NAKSHATRA_RITES } from '../../src/remedies/tables/nakshatras.js';
import { RITES } from '../../src/remedies/tables/rites.js';
import { TRIGGERS } from '../../src/remedies/tables/triggers.js';
import { FORMS, JAPA_COUNTS, OFFERINGS, SAMIDH_DRESSING } from '../../src/remedies/tables/worship.js';
import { GRAHAS, type Graha, NAKSHATRAS } from '../../src/zodiac/names.js';
import { fixture } from '../support/fixtures.js';

type Values = Readonly<Record<Graha, unknown>>;
interface Field {
  readonly values: Values;
  readonly [list: string]: unknown;
}

const { tables } = fixture<{
  readonly tables: {
    readonly graha: Readonly<Record<string, Field>>;
    readonly gems: {
      readonly default: Field;
      readonly variants: readonly { readonly id: string; readonly values: Values }[];
      readonly policies: readonly { readonly id: string }[];
      readonly modern_practice: Readonly<Record<'finger' | 'metal' | 'day', Values>>;
    };
    readonly nakshatra: readonly { readonly name: string; readonly deity: string; readonly tree: string }[];
    readonly nakshatra_about: { readonly tree_variants: Readonly<Record<string, readonly string[]>> };
    readonly dana: {
      readonly rows: Readonly<Record<Graha, readonly { readonly items: readonly string[]; readonly state: string }[]>>;
      readonly time: Field;
    };
    readonly japa_variants: { readonly daily_for_40_days: Field };
    readonly antardasha: { readonly rows: readonly Readonly<Record<string, unknown>>[] };
    readonly rites: Readonly<Record<string, { readonly historical?: true }>>;
    readonly triggers: Readonly<Record<string, string>>;
    readonly birth_rites: readonly Readonly<Record<string, unknown>>[];
    readonly curse_rites: readonly Readonly<Record<string, unknown>>[];
    readonly dosha_rites: Readonly<Record<string, { readonly state: string; readonly in_texts_read?: string | null }>>;
    readonly historical: {
      readonly graha: Readonly<Record<string, readonly Graha[]>>;
      readonly dana_words: readonly string[];
    };
  };
}>('sources/remedies.json');

/** Lists of the source that are the value here, and those that are variants. */
const NAMED = {
  colour: { value: 'bphs', variants: ['jataka_parijata'] },
  deity: { value: 'bphs', variants: ['jataka_parijata', 'phaladeepika'] },
  metal: { value: 'phaladeepika', variants: ['jataka_parijata', 'bphs_nodes'] },
} as const;

describe('the tables of grahas are those of the source', () => {
  const kinds = Object.entries(GRAHA_TEXTS) as readonly [
    keyof typeof GRAHA_TEXTS,
    {
      readonly values: Values;
      readonly historical?: readonly Graha[];
      readonly variants?: readonly { list: string; values: Values }[];
    },
  ][];

  it.each(kinds)('%s', (kind, { values, historical, variants = [] }) => {
    const field = tables.graha[kind];
    const named = NAMED[kind as keyof typeof NAMED];
    expect(Object.keys(values)).toEqual([...GRAHAS]);
    expect(values).toEqual(named === undefined ? field?.values : field?.[named.value]);
    expect(historical ?? []).toEqual(tables.historical.graha[kind] ?? []);
    if (named !== undefined) {
      expect(variants.map(({ list }) => list)).toEqual(named.variants);
      for (const { list, values: others } of variants) expect(others).toEqual(field?.[list]);
    }
  });

  it('are nine rows each, and the japa sums to 130,000', () => {
    expect(JAPA_COUNTS.values).toEqual(tables.graha.japa_count?.values);
    expect(Object.values(JAPA_COUNTS.values).reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(130_000);
    expect(JAPA_COUNTS.variants?.[0]?.values).toEqual(tables.japa_variants.daily_for_40_days.values);
    const { samidh, form, offerings_common } = tables.graha;
    const variant = samidh?.variant as { readonly values_in_order: readonly string[] };
    expect(Object.values(GRAHA_TEXTS.samidh.variants[0].values)).toEqual(variant.values_in_order);
    expect([SAMIDH_DRESSING.dressed_with, SAMIDH_DRESSING.oblations]).toEqual([
      samidh?.dressed_with,
      samidh?.oblations_each,
    ]);
    expect(OFFERINGS.items).toEqual(offerings_common?.values);
    for (const graha of GRAHAS) {
      const {
        verse,
        note: _,
        dress = null,
        seat = null,
        carriage = null,
        ...rest
      } = (form?.values[graha] ?? {}) as Record<string, unknown>;
      const { locus, note: __, ...told } = FORMS[graha];
      expect({ ...told, locus }).toEqual({ ...rest, dress, seat, carriage, locus: verse });
    }
  });

  it('has the gifts, with marks on historical words and verses known from memory', () => {
    for (const graha of GRAHAS) {
      const lists = tables.dana.rows[graha];
      expect(DANA[graha].map(({ state }) => state)).toEqual(lists.map(({ state }) => state));
      DANA[graha].forEach(({ items }, i) => {
        const told = itemsOf(items);
        expect(told.map(({ text }) => text)).toEqual(lists[i]?.items);
        expect(told.filter(({ historical }) => historical).map(({ text }) => text)).toEqual(
          lists[i]?.items.filter((text) => tables.historical.dana_words.includes(text)),
        );
      });
    }
    expect(GRAHAS.filter((graha) => DANA[graha].every(({ state }) => state === 'memory'))).toEqual([
      'Venus',
      'Saturn',
      'Rahu',
      'Ketu',
    ]);
    expect(DANA_TIME.values).toEqual(tables.dana.time.values);
  });
});

describe('the other tables are those of the source', () => {
  it('gems, policies and the jeweller’s table', () => {
    const { default: first, variants, policies, modern_practice } = tables.gems;
    expect(GEMS.values).toEqual(first.values);
    expect(GEMS.variants?.map(({ list, values }) => ({ id: list, values }))).toEqual(
      variants.map(({ id, values }) => ({ id, values })),
    );
    expect(GEM_POLICY_IDS).toEqual(policies.map(({ id }) => id));
    for (const part of ['finger', 'metal', 'day'] as const) expect(GEM_PRACTICE[part]).toEqual(modern_practice[part]);
  });

  it('nakshatras', () => {
    expect(NAKSHATRA_RITES.map(({ nakshatra }) => nakshatra)).toEqual(NAKSHATRAS.map(({ name }) => name));
    expect(NAKSHATRA_RITES.map(({ nakshatra: name, deity, tree }) => ({ name, deity, tree }))).toEqual(
      tables.nakshatra.map(({ name, deity, tree }) => ({ name, deity, tree })),
    );
    const others = NAKSHATRA_RITES.flatMap(({ nakshatra, trees_elsewhere }) =>
      trees_elsewhere === undefined ? [] : [[nakshatra, trees_elsewhere] as const],
    );
    expect(Object.fromEntries(others)).toEqual(tables.nakshatra_about.tree_variants);
  });

  it('81 pairs, each once, of which 78 have a rite', () => {
    const pairs = ANTARDASHAS.map(({ dasha, antardasha }) => `${dasha}-${antardasha}`);
    expect(new Set(pairs).size).toBe(81);
    expect(ANTARDASHAS.map(({ dasha, antardasha, trigger, rites }) => ({ dasha, antardasha, trigger, rites }))).toEqual(
      tables.antardasha.rows.map(({ dasha, antardasha, trigger, rites }) => ({ dasha, antardasha, trigger, rites })),
    );
    expect(
      ANTARDASHAS.filter(({ rites }) => rites.length === 0).map(({ dasha, antardasha }) => [dasha, antardasha]),
    ).toEqual([
      ['Mars', 'Ketu'],
      ['Venus', 'Moon'],
      ['Venus', 'Mars'],
    ]);
  });

  it('rites and tests by their ids, and which of them are historical', () => {
    expect(Object.keys(RITES)).toEqual(Object.keys(tables.rites));
    const historical = (rites: Readonly<Record<string, object>>): string[] =>
      Object.entries(rites).flatMap(([id, rite]) => ('historical' in rite ? [id] : []));
    expect(historical(RITES)).toEqual(historical(tables.rites));
    const { about: _, ...triggers } = tables.triggers;
    expect(Object.keys(TRIGGERS)).toEqual(Object.keys(triggers));
  });

  it('births, curses and doshas: chapters, verses, what singles them out', () => {
    expect(
      Object.entries(BIRTH_RITES).map(([id, { locus, from_birth_moment }]) => [id, Number(locus), from_birth_moment]),
    ).toEqual(tables.birth_rites.map(({ id, chapter, from_birth_moment }) => [id, chapter, from_birth_moment]));
    expect(
      Object.entries(CURSE_RITES).map(([id, { locus, from_curses }]) => [
        id,
        locus.replaceAll('–', '-'),
        from_curses === null ? null : `${from_curses}_shapa_`,
      ]),
    ).toEqual(tables.curse_rites.map(({ id, verses, from_curses }) => [id, verses, from_curses]));
    expect(Object.keys(DOSHA_RITES)).toEqual(Object.keys(tables.dosha_rites));
    for (const id of ['manglik', 'kala_sarpa', 'same_nadi'] as const) {
      expect(DOSHA_RITES[id].in_texts_read).toBeNull();
      expect(tables.dosha_rites[id]?.in_texts_read).toBeNull();
    }
  });
});
