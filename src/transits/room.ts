import type { Room } from '../operation/room.js';
import { aspects } from './aspects.js';
import { calendar } from './calendar.js';
import { conjunctions } from './conjunctions.js';
import { ephemeris } from './ephemeris.js';
import { heliacal } from './heliacal.js';
import { ingresses } from './ingresses.js';
import { murti } from './murti.js';
import { now } from './now.js';
import { returns } from './returns.js';
import { stations } from './stations.js';

export const TRANSITS: Room = {
  operations: [now, ingresses, stations, aspects, calendar, heliacal, conjunctions, ephemeris, murti, returns],
};
