import type { Room } from '../operation/room.js';
import { aspectsOperation } from './aspects.js';
import { calendarOperation } from './calendar.js';
import { ingressesOperation } from './ingresses.js';
import { nowOperation } from './now.js';
import { stationsOperation } from './stations.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const TRANSITS: Room = {
  operations: [nowOperation, ingressesOperation, stationsOperation, aspectsOperation, calendarOperation],
};
