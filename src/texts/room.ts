import type { Room } from '../operation/room.js';
import { conjunction } from './conjunction.js';
import { forBirth } from './forBirth.js';
import { grahaInHouse } from './grahaInHouse.js';
import { lagna } from './lagna.js';
import { lordInHouse } from './lordInHouse.js';
import { mahadasha } from './mahadasha.js';
import { verse } from './verse.js';

/** The operations of the subject, in the order in which they are listed everywhere: those of which a text was read. */
export const TEXTS: Room = {
  operations: [forBirth, lagna, lordInHouse, grahaInHouse, conjunction, mahadasha, verse],
};
