import { SiddhantaError } from '../errors.js';
import { twoDigits } from '../math/dms.js';

const LEAP_SECOND = 60;

/** The zeros of the decimal digits that South Asia writes: Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam. */
export const ZEROS = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66];
const NATIVE_DIGIT = /[\u0966-\u0d6f]/g;

const READING = /^(\d{1,2})(?:[:.](\d{2})(?:[:.](\d{2}))?)?(?: ?([ap])\.?m\.?)?$/;

/** Returns a digit of South Asia as one of ours; any other character as it is. */
function plainDigit(character: string): string {
  const code = character.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? character : String(code - zero);
}

/**
 * Returns what people and `<input type="time">` write of a clock time as a birth takes it, `HH:MM:SS`.
 *
 * Taken: `8:30`, `08:30`, `08:30:15`, `8.30`, `8.30 pm`, `8:30 P.M.`, `8 am`, and the same in digits of South Asia, `८:३०`. By the twelve-hour clock 12 am is
 * midnight and 12 pm is noon. Second 60, of a leap second, is handed on: only the date says whether there was one. Refused: an hour alone without am or pm, 24:00, fractions of a second. The operations themselves take
 * `HH:MM:SS` only: what a form has read is decided before it becomes a birth.
 *
 * @param text a clock time; spaces around it do not matter
 * @param field dotted path of the input that an error names
 * @throws {SiddhantaError} `invalid_time`
 *
 * @example
 * ```ts
 * import { clockTime } from 'siddhanta';
 * clockTime('8:30'); // => '08:30:00'
 * clockTime('8.30 pm'); // => '20:30:00'
 * clockTime('12:05 am'); // => '00:05:00'
 * ```
 */
export function clockTime(text: string, field = 'birth.time'): string {
  const refused = (): SiddhantaError =>
    new SiddhantaError(
      'invalid_time',
      `The time is ${JSON.stringify(typeof text === 'string' ? text.slice(0, 40) : text)}; write it like 8:30, 08:30:15, 20.30 or 8.30 pm.`,
      { field },
    );
  if (typeof text !== 'string') throw refused();
  const match = READING.exec(text.trim().toLowerCase().replace(NATIVE_DIGIT, plainDigit));
  if (match === null) throw refused();
  const [, hours, minutes, seconds, half] = match;
  const hour = Number(hours);
  const minute = Number(minutes ?? 0);
  const second = Number(seconds ?? 0);
  const isHour = half === undefined ? minutes !== undefined && hour < 24 : hour >= 1 && hour <= 12;
  if (!isHour || minute > 59 || second > LEAP_SECOND) throw refused();
  const ofDay = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return `${twoDigits(ofDay)}:${twoDigits(minute)}:${twoDigits(second)}`;
}
