import { CHARTS } from '../../batch/chartsKind.js';
import { DASHAS } from '../../batch/dashasKind.js';
import { PANCHANG } from '../../batch/panchangKind.js';
import { YOGAS } from '../../batch/yogasKind.js';
import type { Command } from '../command.js';
import { batchCommand } from './commands.js';

export const BATCH_COMMANDS: readonly Command[] = [CHARTS, DASHAS, PANCHANG, YOGAS].map(batchCommand);
