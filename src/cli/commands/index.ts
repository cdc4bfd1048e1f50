import type { Command } from '../command.js';
import { capabilitiesCommand } from './capabilities.js';
import { divisionalCommand } from './divisional.js';
import { KEYS_COMMANDS } from './keys.js';
import { kpCuspsCommand } from './kp-cusps.js';
import { kpHoraryCommand } from './kp-horary.js';
import { matchCommand } from './match.js';
import { panchangCommand } from './panchang.js';
import { rasiCommand } from './rasi.js';
import { sampleCommand } from './sample.js';
import { serveCommand } from './serve.js';
import { vimshottariCommand } from './vimshottari.js';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  rasiCommand,
  divisionalCommand,
  vimshottariCommand,
  panchangCommand,
  kpCuspsCommand,
  kpHoraryCommand,
  matchCommand,
  capabilitiesCommand,
  sampleCommand,
  serveCommand,
  ...KEYS_COMMANDS,
];
