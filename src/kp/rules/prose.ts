import { at } from '../../math/at.js';

/** Returns `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly (string | number)[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${at(items, items.length - 1)}`;
}

/** Returns `house 2`, `houses 2 and 7`, `no house`. */
export function housesText(houses: readonly number[]): string {
  if (houses.length === 0) return 'no house';
  return `${houses.length === 1 ? 'house' : 'houses'} ${listed(houses)}`;
}

/** Returns a number with its sign: `+3`, `−1`, `0`. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}
