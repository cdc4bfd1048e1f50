import type { Room } from '../operation/room.js';
import { ashtakoota } from './ashtakoota.js';
import { dashaSandhi } from './dashaSandhi.js';
import { manglik } from './manglik.js';
import { papaSamya } from './papaSamya.js';
import { porutham } from './porutham.js';
import { report } from './report.js';
import { stars } from './stars.js';

export const COMPATIBILITY: Room = {
  operations: [ashtakoota, manglik, porutham, papaSamya, dashaSandhi, stars, report],
};
