import type { Command } from '../command.js';
import { CHARTS } from './chartsKind.js';
import { batchCommand } from './commands.js';
import { DASHAS } from './dashasKind.js';
import { PANCHANG } from './panchangKind.js';
import { YOGAS } from './yogasKind.js';

export const BATCH_COMMANDS: readonly Command[] = [CHARTS, DASHAS, PANCHANG, YOGAS].map(batchCommand);
