import { GRAHAS, NAKSHATRAS, SIGNS } from '../zodiac/names.js';
import { slug } from './placements.js';
import type { TextKind } from './tables/chapter.js';

const NAMES = new Map(
  [...GRAHAS, ...SIGNS.map(({ name }) => name), ...NAKSHATRAS.map(({ name }) => name)].map((name) => [
    slug(name),
    name,
  ]),
);

const nameOf = (part = ''): string => NAMES.get(part) ?? part;

function ordinal(part = ''): string {
  const number = part.slice(1);
  return `${number}${['st', 'nd', 'rd'][Number(number) - 1] ?? 'th'}`;
}

/** Returns a placement in words: `lord of the 9th in the 10th`, `Mars in Aries`. */
export function placementText(kind: TextKind, key: string): string {
  const [one, other] = key.split('_');
  switch (kind) {
    case 'lagna':
      return `${nameOf(key)} rises`;
    case 'lord_in_house':
      return `lord of the ${ordinal(one)} in the ${ordinal(other)}`;
    case 'graha_in_house':
      return `${nameOf(one)} in the ${ordinal(other)}`;
    case 'graha_in_sign':
      return `${nameOf(one)} in ${nameOf(other)}`;
    case 'nakshatra':
      return `Moon in ${nameOf(key)}`;
    case 'conjunction':
      return `${nameOf(one)} with ${nameOf(other)}`;
    case 'mahadasha':
      return `period of ${nameOf(one)}`;
    case 'antardasha':
      return `${nameOf(other)} in the period of ${nameOf(one)}`;
    case 'transit':
      return `${nameOf(one)} in the ${ordinal(other)} from the Moon`;
  }
}
