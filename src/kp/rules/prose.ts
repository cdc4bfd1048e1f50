import { at } from '../../math/at.js';

export function listed(items: readonly (string | number)[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${at(items, items.length - 1)}`;
}

export function housesText(houses: readonly number[]): string {
  if (houses.length === 0) return 'no house';
  return `${houses.length === 1 ? 'house' : 'houses'} ${listed(houses)}`;
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}
