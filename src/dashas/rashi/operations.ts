import { charaOperation } from './chara.js';
import { drigOperation } from './drig.js';
import { lagnamsakaOperation } from './lagnamsaka.js';
import { mandookaOperation } from './mandooka.js';
import { moolaOperation } from './moola.js';
import { narayanaOperation } from './narayana.js';
import { niryanaShoolaOperation } from './niryanaShoola.js';
import { shoolaOperation } from './shoola.js';
import { sthiraOperation } from './sthira.js';
import { sudarshanaOperation } from './sudarshana.js';
import { sudasaOperation } from './sudasa.js';
import { trikonaOperation } from './trikona.js';

/** The daśās of signs, in the order in which they are listed everywhere. */
export const RASHI_OPERATIONS = [
  charaOperation,
  narayanaOperation,
  lagnamsakaOperation,
  moolaOperation,
  sudasaOperation,
  drigOperation,
  trikonaOperation,
  sthiraOperation,
  shoolaOperation,
  niryanaShoolaOperation,
  mandookaOperation,
  sudarshanaOperation,
] as const;
