import type { Room } from '../operation/room.js';
import { act } from './act.js';
import { bala } from './bala.js';
import { bana } from './bana.js';
import { bhadra } from './bhadra.js';
import { choghadiya } from './choghadiya.js';
import { muhurtaDay } from './day.js';
import { gowri } from './gowri.js';
import { hora } from './hora.js';
import { lagnas } from './lagnas.js';
import { lattadi } from './lattadi.js';
import { mahapata } from './mahapata.js';
import { panchaPakshi } from './panchaPakshi.js';
import { rahuKalam } from './rahuKalam.js';
import { search } from './search.js';
import { vasas } from './vasas.js';
import { muhurtaYogas } from './yogas.js';
import { yoginis } from './yoginis.js';

export const MUHURTA: Room = {
  operations: [
    rahuKalam,
    muhurtaDay,
    choghadiya,
    hora,
    gowri,
    muhurtaYogas,
    bhadra,
    bala,
    lagnas,
    vasas,
    yoginis,
    bana,
    mahapata,
    panchaPakshi,
    search,
    act,
    lattadi,
  ],
};
