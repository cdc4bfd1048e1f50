/** The digits of numbers in the columns of places: printable, and none that a text in quotes has to escape. */
const DIGITS = '!#$%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
const BASE = DIGITS.length;

/**
 * Returns a whole number, 0 or more, as so many digits.
 *
 * @internal
 */
export function toDigits(value: number, width: number): string {
  let text = '';
  for (let rest = value, i = 0; i < width; i++) {
    text = DIGITS.charAt(rest % BASE) + text;
    rest = Math.floor(rest / BASE);
  }
  return text;
}

/**
 * Returns the whole number that so many digits of a column stand for.
 *
 * @param index which number of the column
 */
export function fromDigits(column: string, index: number, width: number): number {
  let value = 0;
  for (let i = index * width; i < (index + 1) * width; i++) value = value * BASE + DIGITS.indexOf(column.charAt(i));
  return value;
}
