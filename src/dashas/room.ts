import { withGrahas } from '../cast/context.js';
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
import { vimshottariOperation } from './vimshottari.js';

/** Vimśottarī with the nine grahas, so that it may start from any; the function of the library has Sun, Moon and nodes, and a smaller bundle. */
const vimshottariOfAll: typeof vimshottariOperation = {
  ...vimshottariOperation,
  call: (input, context) => vimshottariOperation.call(input, withGrahas(context)),
  stream: (input, context, present) => vimshottariOperation.stream(input, withGrahas(context), present),
};

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
