import { refuse } from '../svg/refuse.js';
import type { Chapter } from './document.js';

/** Returns the chapters that are asked for by name, in the order of the document; by default all but those on wish. */
export function chosenChapters<Own extends Chapter>(
  all: readonly Own[],
  names: readonly string[] | undefined,
): readonly Own[] {
  if (names === undefined) return all.filter(({ onWish }) => onWish !== true);
  const ids: readonly string[] = all.map(({ id }) => id);
  if (!Array.isArray(names) || names.length === 0) refuse('chapters', names, `a list of ${ids.join(', ')}`);
  const stranger = names.find((name) => !ids.includes(name));
  if (stranger !== undefined) refuse('chapters', stranger, `one of ${ids.join(', ')}`);
  return all.filter(({ id }) => names.includes(id));
}
