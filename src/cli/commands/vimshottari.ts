import { resolveBirth } from '../../cast/birth.js';
import { skyContext } from '../../cast/context.js';
import { type VimshottariData, type VimshottariInput, vimshottariOperation } from '../../dashas/vimshottari.js';
import { formatDate } from '../../time/calendar.js';
import { DAY_MS } from '../../time/julian.js';
import type { Birth } from '../../types.js';
import { AYANAMSA_SCHOOLS } from '../../zodiac/ayanamsas.js';
import type { Option } from '../command.js';
import { operationCommand, type View } from '../operationCommand.js';
import { AYANAMSA_OPTION, BIRTH_OPTIONS, EXAMPLE_BIRTH, NAME_OPTION } from '../options.js';
import { dashaLines, LEVELS, runningLine, runningPeriods } from '../render/dasha.js';
import { birthLine, heading } from '../render/header.js';

const LEVELS_OPTION: Option = {
  flag: 'levels',
  kind: 'number',
  field: 'levels',
  value: 'NUMBER',
  summary: `Levels of periods: ${LEVELS.map((name, i) => `${i + 1} ${name.toLowerCase()}`).join(', ')}`,
};

/** Returns the date on which the daśā of a birth reckons an instant: with the UTC offset that was in force at birth. */
export function dashaDate(now: Date, birth: Birth): string {
  const { offsetSeconds } = resolveBirth(birth, skyContext({}));
  return formatDate(Math.floor((now.getTime() + offsetSeconds * 1000) / DAY_MS));
}

/** Returns the daśā as text: heading, the periods indented by level with the running ones marked. */
export function renderVimshottari({ data, meta, input, io }: View<VimshottariData, VimshottariInput>): string {
  const { mahadashas, moon_longitude, nakshatra_at_birth, user_name } = data;
  const today = dashaDate(io.now, input.birth);
  const running = runningPeriods(mahadashas, today);
  const school = AYANAMSA_SCHOOLS[meta.ayanamsa ?? 'lahiri'].name;
  const lines = [
    ...heading(
      user_name,
      birthLine(input.birth, meta),
      `Vimshottari dasha, Moon ${moon_longitude}° in ${nakshatra_at_birth}, ${school} ayanamsa`,
      runningLine(running, today),
    ),
    '',
    ...dashaLines(mahadashas, input.levels ?? 2, running),
  ];
  return `${lines.join('\n')}\n`;
}

/** `siddhanta vimshottari` */
export const vimshottariCommand = operationCommand<VimshottariData, VimshottariInput>({
  name: 'vimshottari',
  operation: vimshottariOperation,
  options: [...BIRTH_OPTIONS, LEVELS_OPTION, AYANAMSA_OPTION, NAME_OPTION],
  example: `vimshottari --levels 3 ${EXAMPLE_BIRTH}`,
  render: renderVimshottari,
});
