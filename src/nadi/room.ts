import type { Room } from '../operation/room.js';
import { bhriguBinduOperation } from './bhriguBindu.js';
import { bhriguChakraOperation } from './bhriguChakra.js';
import { binduTransitsOperation } from './binduTransits.js';
import { linksOperation } from './links.js';
import { nadyamshaOperation } from './nadyamsha.js';
import { nadyamshaOfOperation } from './nadyamshaOf.js';
import { progressionOperation } from './progression.js';
import { stellarOperation } from './stellar.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const NADI: Room = {
  operations: [
    nadyamshaOperation,
    nadyamshaOfOperation,
    linksOperation,
    progressionOperation,
    bhriguBinduOperation,
    binduTransitsOperation,
    bhriguChakraOperation,
    stellarOperation,
  ],
};
