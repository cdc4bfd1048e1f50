import { BANAS } from '../tables/bana.js';

const NINES = 9;
const LEFT = 5;

/** The arrow of the elapsed degrees of the Sun in a sign, 0 … 29, or none. */
export function banaOf(degree: number): (typeof BANAS)[number] | undefined {
  return BANAS.find(({ added }) => (degree + added) % NINES === LEFT);
}

/** Whether the five remainders of a degree together leave five, which makes the point one of iron. */
export function isIron(degree: number): boolean {
  return BANAS.reduce((all, { added }) => all + ((degree + added) % NINES), 0) % NINES === LEFT;
}
