import { icsText } from '../operation/ics.js';
import type { Reading, View } from '../operation/show.js';
import { type Option, UsageError, type Values } from './command.js';

export const ICS_OPTIONS: readonly Option[] = [
  { flag: 'ics', kind: 'switch', summary: 'Print it as an iCalendar file (RFC 5545) for calendar programs' },
  {
    flag: 'stamp',
    kind: 'text',
    value: 'INSTANT',
    summary:
      'When the entries of --ics were made, such as 2026-11-22T10:00:00Z; midnight (UTC) of the first by default, whatever the clock says',
  },
];

const OTHERS = ['json', 'format', 'table', 'svg', 'png', 'lang', 'digits'] as const;

/** Returns what writes a result as a calendar, where --ics asks for it. Throws `UsageError` for what cannot be meant together with it. */
export function icsWriter({ events }: Reading, values: Values): ((view: View<unknown, unknown>) => string) | undefined {
  const { ics, stamp } = values;
  if (ics !== true || events === undefined) {
    if (stamp !== undefined) throw new UsageError('--stamp applies only to a calendar. Add --ics.');
    return undefined;
  }
  const other = OTHERS.find((flag) => values[flag] !== undefined);
  if (other !== undefined) throw new UsageError(`--ics and --${other} are both given. Leave one of the two out.`);
  return (view) => icsText(events(view), stamp === undefined ? undefined : String(stamp));
}
