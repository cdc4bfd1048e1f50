import { DOOR_TITLES } from './choices.js';
import type { Form } from './form.js';
import { withHere } from './here.js';
import type { Panel, Subject } from './panel.js';
import { PANELS } from './panels.js';

/** A door of the page: what a reader comes for. */
export interface Door {
  readonly title: string;
  /** The panel that it opens. */
  readonly first: string;
}

/** The map of all panels, where a link names a panel. */
export const MAP = 'all';

const [TODAY, CHART, TOGETHER] = DOOR_TITLES.map(([first, title]): Door => ({ first, title })) as [Door, Door, Door];

export const DOORS: readonly Door[] = [TODAY, CHART, TOGETHER];

/** The panel that a link without one opens. */
export const FIRST = TODAY.first;

const OTHERS: Readonly<Partial<Record<Subject, Door>>> = { Day: TODAY, Year: TODAY, Matching: TOGETHER };

/** Returns the door behind which a subject is. */
export const doorOf = (subject: Subject): Door => OTHERS[subject] ?? CHART;

/** Returns the subjects behind a door, in the order of their panels. */
export const subjectsOf = (door: Door): readonly Subject[] =>
  [...new Set(PANELS.map(({ subject }) => subject))].filter((subject) => doorOf(subject) === door);

/** Returns the panels of a door, the first one first. */
export const panelsOf = (door: Door): readonly Panel[] => PANELS.filter(({ subject }) => doorOf(subject) === door);

/**
 * Returns the panels that stand in one row with a panel: those of the days all together, those of a chart by subject, after the first of
 * the door.
 */
export function rowOf(panel: Panel): readonly Panel[] {
  const door = doorOf(panel.subject);
  return panelsOf(door).filter(({ id, subject }) => door !== CHART || id === door.first || subject === panel.subject);
}

/** Returns whether a panel is of a day at a place, and of no birth. */
export const isOfDay = ({ subject }: Panel): boolean => doorOf(subject) === TODAY;

/** Returns the page that leads to another panel. What is of a day keeps the place of today. */
export function leading(form: Form, panel: string): Form {
  const next = PANELS.find(({ id }) => id === panel);
  const isDay = next !== undefined && isOfDay(next) && panel !== TODAY.first;
  return { ...(isDay ? withHere(form) : form), panel, about: '' };
}
