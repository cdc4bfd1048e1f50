import { BIRTH_EXAMPLE, BIRTH_FORM, birthFrom } from '../input/birthText.js';
import type { Birth } from '../types.js';
import { UsageError } from './command.js';

/**
 * Returns the Birth that a text such as `1990-08-15 08:30 28.6139 77.209 Asia/Kolkata` stands for. What the parts may be is for the operation to say.
 * Throws `UsageError` when the text has other parts than a date, perhaps a time, two numbers and a zone.
 */
export function readBirth(text: string, flag: string): Birth {
  const birth = birthFrom(text);
  if (birth !== undefined) return birth;
  throw new UsageError(
    `--${flag} is ${JSON.stringify(text)}; write it as ${BIRTH_FORM}, such as "${BIRTH_EXAMPLE}", or with the name of a place instead of the last three.`,
  );
}
