import { type CaptionPlace, captionBy, cutBy, fittedBy } from './rules/captions.js';
import { allLetters } from './scripts.js';

/** Largest size at which a text fits a width; undefined where even the smallest is too wide. */
export function fitted(text: string, width: number, largest: number, least: number): number | undefined {
  return fittedBy(allLetters, text, width, largest, least);
}

/** Cuts a text to a width between syllables, with an ellipsis. */
export function cut(text: string, width: number, size: number): string {
  return cutBy(allLetters, text, width, size);
}

/** A foreign text, such as a name, on one line: shrunk, then cut. Text with characters of unknown width is clipped as well. */
export function caption(text: string, place: CaptionPlace): string {
  return captionBy(allLetters, text, place);
}
