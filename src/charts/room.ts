import type { Room } from '../operation/room.js';
import { bhavaOperation } from './bhava.js';
import { divisionalOperation } from './divisional.js';
import { divisionalCustomOperation } from './divisionalCustom.js';
import { moonOperation, sunOperation } from './luminaryChart.js';
import { rasiOperation } from './rasi.js';
import { specialLagnasOperation } from './specialLagnas.js';
import { sudarshanaOperation } from './sudarshana.js';
import { upagrahasOperation } from './upagrahas.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const CHARTS: Room = {
  operations: [
    rasiOperation,
    divisionalOperation,
    divisionalCustomOperation,
    specialLagnasOperation,
    upagrahasOperation,
    bhavaOperation,
    moonOperation,
    sunOperation,
    sudarshanaOperation,
  ],
};
