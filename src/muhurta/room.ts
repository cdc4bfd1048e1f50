import type { Room } from '../operation/room.js';
import { balaOperation } from './bala.js';
import { bhadraOperation } from './bhadra.js';
import { choghadiyaOperation } from './choghadiya.js';
import { muhurtaDayOperation } from './day.js';
import { gowriOperation } from './gowri.js';
import { horaOperation } from './hora.js';
import { rahuKalamOperation } from './rahuKalam.js';
import { searchOperation } from './search.js';
import { muhurtaYogasOperation } from './yogas.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const MUHURTA: Room = {
  operations: [
    rahuKalamOperation,
    muhurtaDayOperation,
    choghadiyaOperation,
    horaOperation,
    gowriOperation,
    muhurtaYogasOperation,
    bhadraOperation,
    balaOperation,
    searchOperation,
  ],
};
