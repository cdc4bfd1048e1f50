import { cellAt, GROUPS, keysOf } from './cells.js';
import type { Language, NameGroup } from './language.js';
import { en } from './languages/en.gen.js';

/** The groups of names that places of sentences are called after. */
const GROUP_OF_PLACE: Readonly<Record<string, NameGroup>> = {
  sign: 'signs',
  nakshatra: 'nakshatras',
  graha: 'grahas',
  tithi: 'tithis',
  yoga: 'yogas',
  karana: 'karana_kinds',
  weekday: 'varas',
  month: 'masas',
  samvatsara: 'samvatsaras',
  tara: 'taras',
  gana: 'ganas',
  nadi: 'nadis',
  varna: 'varnas',
  vashya: 'vashyas',
  animal: 'yonis',
};

/** Where each English name and each key is, in small letters: Magha is a nakṣatra and a month. */
let places: ReadonlyMap<string, readonly (readonly [NameGroup, number])[]> | undefined;

function allPlaces(): ReadonlyMap<string, readonly (readonly [NameGroup, number])[]> {
  const found = new Map<string, (readonly [NameGroup, number])[]>();
  for (const group of GROUPS.filter((one) => !one.endsWith('_abbr') && !one.startsWith('solar_months')))
    for (const [index, key] of keysOf(group).entries())
      for (const word of new Set([key.toLowerCase(), `${cellAt(en, group, index)?.text}`.toLowerCase()]))
        found.set(word, [...(found.get(word) ?? []), [group, index]]);
  return found;
}

/**
 * Returns the name of a word that stands in a place of a sentence; undefined where the language has none.
 *
 * @param place as the place is called, without the number that tells it from another of its kind
 */
export function wordIn(language: Language, word: string, place: string): string | undefined {
  places ??= allPlaces();
  const group = GROUP_OF_PLACE[place];
  const all = places.get(word.toLowerCase()) ?? [];
  const meant = all.find(([one]) => one === group) ?? all[0];
  return meant && cellAt(language, ...meant)?.text;
}
