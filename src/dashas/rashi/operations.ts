import { chara } from './chara.js';
import { drig } from './drig.js';
import { lagnamsaka } from './lagnamsaka.js';
import { mandooka } from './mandooka.js';
import { moola } from './moola.js';
import { narayana } from './narayana.js';
import { niryanaShoola } from './niryanaShoola.js';
import { shoola } from './shoola.js';
import { sthira } from './sthira.js';
import { sudarshana } from './sudarshana.js';
import { sudasa } from './sudasa.js';
import { trikona } from './trikona.js';

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
] as const;
