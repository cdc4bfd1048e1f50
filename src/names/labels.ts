import { GROUPS, indexOfKey, keysOf } from './cells.js';
import type { Language, NameGroup } from './language.js';
import { en } from './languages/en.gen.js';
import { saidIn } from './messages.js';
import { ownCell, resolveName } from './resolve.js';

const OF_LABELS: readonly NameGroup[] = [
  'grahas',
  'outer',
  'limbs',
  'sky',
  'ui',
  'kutas',
  'dasha_levels',
  'kalas',
  'signs',
  'varas',
  'states',
  'dashas',
];

/** Labels that the table calls otherwise. */
const ALIASES: Readonly<Record<string, readonly [NameGroup, string]>> = {
  lagna: ['ui', 'ascendant'],
  degrees: ['ui', 'degree'],
  to: ['ui', 'until'],
  years: ['ui', 'year'],
  rise: ['sky', 'sunrise'],
  set: ['sky', 'sunset'],
  'rahu kalam': ['kalas', 'rahu_kala'],
  'gulika kalam': ['kalas', 'gulika_kala'],
  abhijit: ['kalas', 'abhijit_muhurta'],
  varjyam: ['kalas', 'varjya'],
};

function labelPlaces(): ReadonlyMap<string, readonly [NameGroup, string]> {
  const places = new Map(Object.entries(ALIASES));
  for (const group of GROUPS.filter((one) => OF_LABELS.includes(one))) {
    for (const [index, key] of keysOf(group).entries()) {
      const label = resolveName(en, group, index).text.toLowerCase();
      if (!places.has(label)) places.set(label, [group, key]);
    }
  }
  return places;
}

/** The places of the labels, found when a language is first asked for one: they are those of English. */
let places: ReadonlyMap<string, readonly [NameGroup, string]> | undefined;

/** Returns what gives the name of a label in a language, where it is a name of the table. */
function namesIn(language: Language): (label: string) => string | undefined {
  places ??= labelPlaces();
  const known = places;
  const own = (label: string): string | undefined => {
    const place = known.get(label.toLowerCase());
    return place && ownCell(language, place[0], indexOfKey(...place))?.text;
  };
  return (label) => {
    // `Nakshatra-pada` is two labels in one.
    const parts = label.split('-').map(own);
    return parts.every((part) => part !== undefined) ? parts.join('-') : undefined;
  };
}

/** Returns what says a text in a language: undefined where the language does not say it whole. */
export function sayingIn(language: Language): (text: string) => string | undefined {
  return saidIn(language, namesIn(language));
}

/**
 * Returns what turns a text of the blocks of a result, a title, the head of a row or a sentence, into a language: its name, or what the
 * language says for it where it is of `siddhanta/languages`. What it does not have stays English.
 *
 * @example
 * ```ts
 * import { hi } from 'siddhanta/names/hi';
 * import { labelsIn } from 'siddhanta/names/core';
 * const label = labelsIn(hi);
 * [label('Sunrise'), label('Nakshatra'), label('Of no table')]; // => ['सूर्योदय', 'नक्षत्र', 'Of no table']
 * ```
 */
export function labelsIn(language: Language): (label: string) => string {
  if (language.fallback.length === 0) return (label) => label;
  const saying = sayingIn(language);
  return (label) => saying(label) ?? label;
}
