import type { Room } from '../operation/room.js';
import { aspects } from './aspects.js';
import { calendar } from './calendar.js';
import { heliacal } from './heliacal.js';
import { ingresses } from './ingresses.js';
import { now } from './now.js';
import { stations } from './stations.js';

export const TRANSITS: Room = {
  operations: [now, ingresses, stations, aspects, calendar, heliacal],
};
