import { describe, expect, it } from 'vitest';
import cases from '../../fixtures/sources/names-cases.json' with { type: 'json' };
import { panchang } from '../../src/index.js';
import { keysOf } from '../../src/names/cells.js';
import { find, type NameGroup } from '../../src/names/index.js';

interface Page {
  readonly id: string;
  readonly input: {
    readonly language: string;
    readonly date: string;
    readonly place: { readonly latitude: number; readonly longitude: number; readonly timezone: string };
    readonly words: Readonly<Record<string, string>>;
    readonly printed_ends: Readonly<Record<string, string>>;
  };
  readonly expected: {
    readonly keys: Readonly<Record<string, string>>;
    readonly end_difference_minutes_page_minus_library: Readonly<Record<string, number>>;
  };
}

const pages = (cases.cases as readonly { readonly operation: string }[])
  .filter(({ operation }) => operation === 'names.find')
  .map((one) => one as unknown as Page);

const GROUP_OF: Readonly<Record<string, NameGroup>> = {
  vara: 'varas',
  paksha: 'paksha',
  tithi: 'tithis',
  nakshatra: 'nakshatras',
  yoga: 'yogas',
  karana: 'karana_kinds',
  moon_sign: 'signs',
};

const SIGN_DEGREES = 30;

function computed({ input: { date, place } }: Page) {
  const { latitude, longitude, timezone } = place;
  const { panchanga } = panchang({ date, place: { latitude, longitude, timezone } }).data;
  const { tithi, nakshatra, yoga, karana, vara, planetary_positions } = panchanga;
  const names: Readonly<Record<string, string>> = {
    vara: vara.name,
    paksha: tithi.paksha,
    tithi: tithi.name,
    nakshatra: nakshatra.name,
    yoga: yoga.name,
    karana: karana.name,
    moon_sign: keysOf('signs')[Math.floor(planetary_positions.moon_longitude / SIGN_DEGREES)] ?? '',
  };
  return { names, limbs: { tithi, nakshatra, yoga, karana } };
}

/** Names of a group that follow in a circle, without Abhijit and the fixed karanas. */
const ROUND: Readonly<Record<string, number>> = { tithi: 14, nakshatra: 27, karana: 7, yoga: 27, moon_sign: 12 };

function followers(field: string, name: string): readonly string[] {
  const group = GROUP_OF[field];
  if (group === undefined || field === 'vara' || field === 'paksha') return [];
  if (name === 'Purnima' || name === 'Amavasya') return ['Pratipada'];
  if (name === 'Chaturdashi') return ['Purnima', 'Amavasya'];
  const round = keysOf(group).slice(0, ROUND[field]);
  return [round[(round.indexOf(name) + 1) % round.length] ?? ''];
}

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

describe('printed almanacs', () => {
  it('are there', () => expect(pages.length).toBeGreaterThan(5));

  it.each(pages.map((page) => [page.id, page] as const))('%s: its words are the computed names', (_, page) => {
    const { names } = computed(page);
    const { words, language } = page.input;
    for (const [field, word] of Object.entries(words)) {
      const limb = field.replace('_next', '');
      const group = GROUP_OF[limb];
      expect(group, field).toBeDefined();
      const keys = find({ text: word, language, ...(group === undefined ? {} : { group }) }).matches.map(
        ({ key }) => key,
      );
      expect(keys, field).toEqual([page.expected.keys[field]]);
      const before = field.endsWith('_next') ? page.expected.keys[limb] : names[limb];
      const allowed = followers(limb, before ?? '');
      expect(field.endsWith('_next') ? allowed : [before, ...allowed], field).toContain(keys[0]);
    }
  });

  it.each(pages.map((page) => [page.id, page] as const))('%s: its ends differ by what is known', (_, page) => {
    const { limbs } = computed(page);
    for (const [field, difference] of Object.entries(page.expected.end_difference_minutes_page_minus_library)) {
      const limb = limbs[field.replace('_end', '') as keyof typeof limbs];
      const printed = page.input.printed_ends[field];
      const apart = minutesOf(printed ?? '') - minutesOf(limb.end_time);
      // Pages print minutes, some rounded and some cut.
      expect(Math.abs(apart - difference), `${field} ${printed} ${limb.end_time}`).toBeLessThanOrEqual(1);
    }
  });
});
