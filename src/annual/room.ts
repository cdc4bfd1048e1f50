import type { Room } from '../operation/room.js';
import { chartOperation } from './chart.js';
import { dashasOperation } from './dashas.js';
import { monthOperation } from './month.js';
import { sahamOperation, sahamsOperation } from './sahams.js';
import { strengthsOperation } from './strengths.js';
import { tithiPraveshaOperation } from './tithiPravesha.js';
import { yogasOperation } from './yogas.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const ANNUAL: Room = {
  operations: [
    chartOperation,
    strengthsOperation,
    yogasOperation,
    sahamsOperation,
    sahamOperation,
    dashasOperation,
    tithiPraveshaOperation,
    monthOperation,
  ],
};
