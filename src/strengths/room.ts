import type { Room } from '../operation/room.js';
import { ashtakavargaOperation } from './ashtakavarga.js';
import { ashtakavargaTransitOperation } from './ashtakavargaTransit.js';
import { aspectsOperation } from './aspects.js';
import { bhavaBalaOperation } from './bhavaBala.js';
import { dignityOperation } from './dignity.js';
import { functionalNatureOperation } from './functionalNature.js';
import { relationshipsOperation } from './relationships.js';
import { shadbalaOperation } from './shadbala.js';
import { vimshopakaOperation } from './vimshopaka.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const STRENGTHS: Room = {
  operations: [
    dignityOperation,
    relationshipsOperation,
    aspectsOperation,
    functionalNatureOperation,
    ashtakavargaOperation,
    ashtakavargaTransitOperation,
    shadbalaOperation,
    vimshopakaOperation,
    bhavaBalaOperation,
  ],
};
