import type { Room } from '../operation/room.js';
import { antardasha } from './antardasha.js';
import { conjunction } from './conjunction.js';
import { forBirth } from './forBirth.js';
import { grahaInHouse } from './grahaInHouse.js';
import { grahaInSign } from './grahaInSign.js';
import { lagna } from './lagna.js';
import { lordInHouse } from './lordInHouse.js';
import { mahadasha } from './mahadasha.js';
import { nakshatra } from './nakshatra.js';
import { transit } from './transit.js';
import { verse } from './verse.js';

/** The operations of the subject, in the order in which they are listed everywhere: those of which a text was read. */
export const TEXTS: Room = {
  operations: [
    forBirth,
    lagna,
    lordInHouse,
    grahaInHouse,
    grahaInSign,
    nakshatra,
    conjunction,
    mahadasha,
    antardasha,
    transit,
    verse,
  ],
};
