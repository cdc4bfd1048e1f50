import type { Room } from '../operation/room.js';
import { bhavaBalaOperation } from './bhavaBala.js';
import { relationshipsOperation } from './relationships.js';
import { shadbalaOperation } from './shadbala.js';
import { vimshopakaOperation } from './vimshopaka.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const STRENGTHS: Room = {
  operations: [relationshipsOperation, shadbalaOperation, vimshopakaOperation, bhavaBalaOperation],
};
