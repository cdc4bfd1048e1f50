import type { Room } from '../operation/room.js';
import { chart } from './chart.js';
import { dashas } from './dashas.js';
import { month } from './month.js';
import { pravesha } from './pravesha.js';
import { saham, sahams } from './sahams.js';
import { strengths } from './strengths.js';
import { tithiPravesha } from './tithiPravesha.js';
import { yogas } from './yogas.js';

export const ANNUAL: Room = {
  operations: [chart, strengths, yogas, sahams, saham, dashas, tithiPravesha, pravesha, month],
};
