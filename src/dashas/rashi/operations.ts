import { brahma } from './brahma.js';
import { chakra } from './chakra.js';
import { chara } from './chara.js';
import { drig } from './drig.js';
import { karakaKendradi } from './karakaKendradi.js';
import { kendradi } from './kendradi.js';
import { lagnamsaka } from './lagnamsaka.js';
import { mandooka } from './mandooka.js';
import { moola } from './moola.js';
import { narayana } from './narayana.js';
import { navamsha } from './navamsha.js';
import { niryanaShoola } from './niryanaShoola.js';
import { pachaka } from './pachaka.js';
import { padanadhamsha } from './padanadhamsha.js';
import { paryaya } from './paryaya.js';
import { sandhya } from './sandhya.js';
import { shoola } from './shoola.js';
import { sthira } from './sthira.js';
import { sudarshana } from './sudarshana.js';
import { sudasa } from './sudasa.js';
import { taraLagna } from './taraLagna.js';
import { trikona } from './trikona.js';
import { varnada } from './varnada.js';
import { yogardha } from './yogardha.js';

export const RASHI_OPERATIONS = [
  chara,
  narayana,
  lagnamsaka,
  moola,
  sudasa,
  drig,
  trikona,
  sthira,
  shoola,
  niryanaShoola,
  mandooka,
  sudarshana,
  chakra,
  kendradi,
  karakaKendradi,
  brahma,
  yogardha,
  varnada,
  navamsha,
  paryaya,
  padanadhamsha,
  taraLagna,
  sandhya,
  pachaka,
] as const;
