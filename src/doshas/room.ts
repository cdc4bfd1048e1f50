import type { Room } from '../operation/room.js';
import { birthMoment } from './birthMoment.js';
import { conjunctions } from './conjunctions.js';
import { curses } from './curses.js';
import { kalaSarpa } from './kalaSarpa.js';
import { manglik } from './manglik.js';
import { sadeSati } from './sadeSati.js';

export const DOSHAS: Room = {
  operations: [manglik, kalaSarpa, sadeSati, birthMoment, curses, conjunctions],
};
