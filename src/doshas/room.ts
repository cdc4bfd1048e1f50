import type { Room } from '../operation/room.js';
import { birthMoment } from './birthMoment.js';
import { conjunctions } from './conjunctions.js';
import { curses } from './curses.js';
import { kalaSarpa } from './kalaSarpa.js';
import { manglik } from './manglik.js';
import { sadeSati } from './sadeSati.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const DOSHAS: Room = {
  operations: [manglik, kalaSarpa, sadeSati, birthMoment, curses, conjunctions],
};
