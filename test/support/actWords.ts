// What the words of a condition of an act say in numbers, to hold them against its data.
import { STARS } from '../../src/muhurta/tables/actsCommon.js';
import { NAKSHATRAS } from '../../src/zodiac/names.js';

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
];

/** Numbers, from 1, of the names that a text has as words. */
export const named = (text: string, names: readonly string[]): number[] =>
  names.flatMap((name, i) => (new RegExp(`\\b${name}\\b`, 'i').test(text) ? [i + 1] : []));

const KINDS: readonly (readonly [word: RegExp, stars: readonly number[]])[] = [
  [/\bsoft\b/, STARS.mridu],
  [/\bfixed\b/, STARS.dhruva],
  [/\blight\b/, STARS.kshipra],
  [/\bmovable\b/, STARS.chara],
  [/three Uttaras/, [12, 21, 26]],
  [/three Purvas/, [11, 20, 25]],
];

export function starsIn(text: string): number[] {
  // After a colon the kinds are spelled out; what stands after "other than" is taken away.
  const [kept = '', lost = ''] = text.split('other than');
  const kinds = KINDS.flatMap(([word, stars]) => (word.test(kept) ? stars : []));
  const names = NAKSHATRAS.map(({ name }) => name);
  const taken = named(lost, names);
  return [...new Set([...kinds, ...named(kept, names)])].filter((star) => !taken.includes(star)).sort((a, b) => a - b);
}

export function tithisIn(text: string): number[] {
  const dark = text.indexOf('dark half');
  const bright = text.indexOf('bright half');
  const numbers = (part: string): number[] =>
    ORDINALS.flatMap((word, i) => (new RegExp(`\\b${word}\\b`).test(part) ? [i + 1] : []));
  const moons = [...(/full/.test(text) ? [15] : []), ...(/new moon/.test(text) ? [30] : [])];
  if (bright >= 0 && dark >= 0) {
    const end = bright + 'bright half'.length;
    return [...numbers(text.slice(0, end)), ...numbers(text.slice(end)).map((n) => n + 15)];
  }
  if (/fourteenth tithi of the dark half/.test(text)) return [29];
  if (/first of the bright half/.test(text))
    return [1, ...numbers(text.replace('the first of', '')).flatMap((n) => [n, n + 15]), ...moons];
  return [...numbers(text).flatMap((n) => [n, n + 15]), ...moons];
}
