import type { Room } from '../operation/room.js';
import { applicableOperation } from './applicable.js';
import {
  dwadashottariOperation,
  panchottariOperation,
  shatabdikaOperation,
  shodashottariOperation,
} from './conditional.js';
import { kalachakraOperation } from './kalachakra.js';
import { tithiAshtottariOperation, tithiYoginiOperation, yogaVimshottariOperation } from './limbDasha.js';
import { naisargikaOperation } from './naisargika.js';
import { ashtottariOperation, yoginiOperation } from './popular.js';
import { RASHI_OPERATIONS } from './rashi/operations.js';
import { runningOperation } from './running.js';
import {
  chaturashitiSamaOperation,
  dwisaptatiSamaOperation,
  shashtihayaniOperation,
  shattrimshaSamaOperation,
} from './shortCycles.js';
import { timelineOperation } from './timeline.js';
import { vimshottariOfAll } from './vimshottariOfAll.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const DASHAS: Room = {
  operations: [
    vimshottariOfAll,
    ashtottariOperation,
    yoginiOperation,
    kalachakraOperation,
    applicableOperation,
    shodashottariOperation,
    dwadashottariOperation,
    panchottariOperation,
    shatabdikaOperation,
    chaturashitiSamaOperation,
    dwisaptatiSamaOperation,
    shashtihayaniOperation,
    shattrimshaSamaOperation,
    tithiAshtottariOperation,
    tithiYoginiOperation,
    yogaVimshottariOperation,
    naisargikaOperation,
    ...RASHI_OPERATIONS,
    runningOperation,
    timelineOperation,
  ],
};
