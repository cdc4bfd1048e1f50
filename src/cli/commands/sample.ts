import { divisional } from '../../charts/divisional.js';
import { rasi } from '../../charts/rasi.js';
import { vimshottari } from '../../dashas/vimshottari.js';
import type { Birth } from '../../types.js';
import type { Command } from '../command.js';
import { EXAMPLE_BIRTH } from '../options.js';
import { chartBlock } from '../render/chart.js';
import { dashaLines, runningLine, runningPeriods } from '../render/dasha.js';
import { shellLines } from '../render/text.js';
import { renderRasi } from './rasi.js';
import { dashaDate } from './vimshottari.js';

const BIRTH: Birth = {
  date: '1990-08-15',
  time: '08:30:00',
  place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
};
const LEVELS = 3;

/** `siddhanta sample`: what `npm start` shows. */
export const sampleCommand: Command = {
  name: 'sample',
  summary: 'A sample birth: birth chart, navamsha and the dasha that runs now',
  options: [],
  example: 'sample',
  run(_values, io) {
    const birthChart = { birth: BIRTH, user_name: 'Sample birth, New Delhi' };
    const { data, meta } = rasi(birthChart);
    const navamsha = divisional({ birth: BIRTH, varga: 'd9' }).data;
    const { mahadashas, moon_longitude, nakshatra_at_birth } = vimshottari({ birth: BIRTH, levels: LEVELS }).data;
    const today = dashaDate(io.now, BIRTH);
    const running = runningPeriods(mahadashas, today);
    const lines = [
      '',
      `${navamsha.notes.chart_type} chart`,
      '',
      ...chartBlock(navamsha, io.columns),
      '',
      `Vimshottari dasha, Moon ${moon_longitude}° in ${nakshatra_at_birth}`,
      runningLine(running, today),
      '',
      ...dashaLines(mahadashas, LEVELS, running, true),
      '',
      'For your own birth (all commands: npx siddhanta --help):',
      ...shellLines(`npx siddhanta rasi ${EXAMPLE_BIRTH}`),
    ];
    return `${renderRasi({ data, meta, input: birthChart, io })}${lines.join('\n')}\n`;
  },
};
