import type { Room } from '../operation/room.js';
import { avakahada } from './avakahada.js';
import { bhava } from './bhava.js';
import { deities } from './deities.js';
import { divisional } from './divisional.js';
import { divisionalCustom } from './divisionalCustom.js';
import { divisionalMixed } from './divisionalMixed.js';
import { moon, sun } from './luminaryChart.js';
import { rasi } from './rasi.js';
import { sensitive } from './sensitive.js';
import { specialLagnas } from './specialLagnas.js';
import { sphuta, sphutas } from './sphutas.js';
import { sudarshana } from './sudarshana.js';
import { upagrahas } from './upagrahas.js';

export const CHARTS: Room = {
  operations: [
    rasi,
    divisional,
    divisionalCustom,
    divisionalMixed,
    specialLagnas,
    upagrahas,
    bhava,
    moon,
    sun,
    sudarshana,
    avakahada,
    sphutas,
    sphuta,
    sensitive,
    deities,
  ],
};
