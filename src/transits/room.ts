import type { Room } from '../operation/room.js';
import { aspects } from './aspects.js';
import { calendar } from './calendar.js';
import { ingresses } from './ingresses.js';
import { now } from './now.js';
import { stations } from './stations.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const TRANSITS: Room = {
  operations: [now, ingresses, stations, aspects, calendar],
};
