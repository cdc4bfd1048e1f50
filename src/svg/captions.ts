import { type CaptionPlace, captionBy, cutBy, fittedBy } from './rules/captions.js';
import { allLetters } from './scripts.js';

/**
 * Returns the size at which a text fits a width: as large as allowed, or as small as needed down to the least one; undefined where even that
 * is too wide.
 */
export function fitted(text: string, width: number, largest: number, least: number): number | undefined {
  return fittedBy(allLetters, text, width, largest, least);
}

/** Returns as much of a text as fits a width at a size, cut between syllables, with an ellipsis where it is cut. */
export function cut(text: string, width: number, size: number): string {
  return cutBy(allLetters, text, width, size);
}

/**
 * Returns a text from outside, such as a name, on one line: shrunk, then cut. What holds characters of unknown width is clipped at the
 * width besides.
 */
export function caption(text: string, place: CaptionPlace): string {
  return captionBy(allLetters, text, place);
}
