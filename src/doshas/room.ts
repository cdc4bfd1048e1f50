import type { Room } from '../operation/room.js';
import { birthMomentOperation } from './birthMoment.js';
import { conjunctionsOperation } from './conjunctions.js';
import { cursesOperation } from './curses.js';
import { kalaSarpaOperation } from './kalaSarpa.js';
import { manglikOperation } from './manglik.js';
import { sadeSatiOperation } from './sadeSati.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const DOSHAS: Room = {
  operations: [
    manglikOperation,
    kalaSarpaOperation,
    sadeSatiOperation,
    birthMomentOperation,
    cursesOperation,
    conjunctionsOperation,
  ],
};
