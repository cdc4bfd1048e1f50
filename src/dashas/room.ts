import type { Room } from '../operation/room.js';
import { applicable } from './applicable.js';
import { amshayu } from './ayur/amshayu.js';
import { nisargayu } from './ayur/nisargayu.js';
import { pindayu } from './ayur/pindayu.js';
import { dwadashottari, panchottari, shatabdika, shodashottari } from './conditional.js';
import { buddhiGati } from './graha/buddhiGati.js';
import { grahaKendradi } from './graha/grahaKendradi.js';
import { kala } from './graha/kala.js';
import { panchasvara } from './graha/panchasvara.js';
import { saptarishi } from './graha/saptarishi.js';
import { tara } from './graha/tara.js';
import { kalachakra } from './kalachakra.js';
import { karaka } from './karaka.js';
import { karanaChaturashiti, tithiAshtottari, tithiYogini, yogaVimshottari } from './limbDasha.js';
import { naisargika } from './naisargika.js';
import { ashtottari, yogini } from './popular.js';
import { RASHI_OPERATIONS } from './rashi/operations.js';
import { running } from './running.js';
import { chaturashitiSama, dwisaptatiSama, shashtihayani, shattrimshaSama } from './shortCycles.js';
import { timeline } from './timeline.js';
import { vimshottariOfAll } from './vimshottariOfAll.js';

export const DASHAS: Room = {
  operations: [
    vimshottariOfAll,
    ashtottari,
    yogini,
    kalachakra,
    applicable,
    shodashottari,
    dwadashottari,
    panchottari,
    shatabdika,
    chaturashitiSama,
    dwisaptatiSama,
    shashtihayani,
    shattrimshaSama,
    tithiAshtottari,
    tithiYogini,
    yogaVimshottari,
    naisargika,
    kala,
    tara,
    karanaChaturashiti,
    saptarishi,
    buddhiGati,
    panchasvara,
    ...RASHI_OPERATIONS,
    karaka,
    grahaKendradi,
    pindayu,
    nisargayu,
    amshayu,
    running,
    timeline,
  ],
};
