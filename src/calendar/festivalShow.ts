import { table } from '../operation/layout.js';
import type { Block, CalendarEvent, Column } from '../operation/show.js';
import { placeText } from '../operation/words.js';
import type { Place } from '../types.js';
import type { Festival } from './describeFestival.js';
import type { Ekadashi, EkadashiData, ParanaWindow } from './ekadashi.js';
import type { FestivalData } from './festival.js';
import type { FestivalsData } from './festivals.js';
import { FESTIVALS } from './tables/festivals.js';
import { windowText } from './windowWords.js';

const FEW = 25;

const clock = (instant: string, date: string | null): string =>
  `${instant.slice(0, 10) === date ? '' : `${instant.slice(0, 10)} `}${instant.slice(11, 16)}`;

const COLUMNS: readonly Column[] = [
  { title: 'Date', size: 10 },
  { title: 'Festival' },
  { title: 'By' },
  { title: 'Looked at' },
];

function byText({ month, is_adhika, tithi, sankranti, base }: Festival): string {
  if (tithi !== null) {
    const half = tithi.paksha.replace(' Paksha', '');
    return `${month}${is_adhika ? ' (adhika)' : ''} ${half} ${tithi.name}`;
  }
  if (sankranti !== null) return `Sun in ${sankranti.sign}`;
  return base === null ? '' : festivalName(base.id);
}

const festivalName = (id: string): string => FESTIVALS.find((one) => one.id === id)?.name ?? id.replaceAll('_', ' ');

function row(festival: Festival): string[] {
  const { date, name, step, candidates } = festival;
  const window = step?.window ?? candidates[0]?.window.name;
  return [date ?? 'none', name, byText(festival), window === undefined ? '' : windowText(window)];
}

export function festivalBlocks({ from, to, festivals }: FestivalsData, place: Place): Block[] {
  return blocksOf(`Festivals from ${from} to ${to}`, festivals, place);
}

export function oneFestivalBlocks({ name, first_year, last_year, days }: FestivalData, place: Place): Block[] {
  const years = first_year === last_year ? String(first_year) : `${first_year} to ${last_year}`;
  return blocksOf(`${name}, ${years}`, days, place);
}

function blocksOf(title: string, festivals: readonly Festival[], place: Place): Block[] {
  const disputed = festivals.filter((each) => each.disputed.length > 0).length;
  return [
    {
      kind: 'heading',
      title: `${title}, ${placeText(place)}`,
      lines:
        festivals.length === 0
          ? ['There is none.']
          : disputed === 0
            ? []
            : [`The day of ${disputed} of these ${festivals.length} is disputed.`],
    },
    ...(festivals.length === 0 ? [] : [table('', COLUMNS, festivals.map(row)) satisfies Block]),
    ...(festivals.length === 0 || festivals.length > FEW
      ? []
      : [
          {
            kind: 'facts',
            title: 'Why',
            rows: festivals.map(({ name, why, date, tithi }) => ({
              label: name,
              value: why,
              ...(tithi === null
                ? {}
                : { remark: `${tithi.name} ${clock(tithi.start, date)} to ${clock(tithi.end, date)}` }),
            })),
          } satisfies Block,
        ]),
  ];
}

export function festivalEvents(festivals: readonly Festival[]): CalendarEvent[] {
  return festivals.flatMap(({ id, name, date, why, tithi, disputed, unconfirmed }) =>
    date === null
      ? []
      : [
          {
            id,
            date,
            title: name,
            text: [
              why,
              ...(tithi === null ? [] : [`${tithi.name} ${clock(tithi.start, date)} to ${clock(tithi.end, date)}.`]),
              ...(disputed.length === 0 ? [] : ['The day is disputed.']),
              ...(unconfirmed ? ['No published list of more than two years bears the rule out.'] : []),
            ].join('\n'),
          },
        ],
  );
}

const EKADASHI_COLUMNS: readonly Column[] = [
  { title: 'Ekadashi' },
  { title: 'Smarta', size: 10 },
  { title: 'Fast ends', size: 11 },
  { title: 'Vaishnava', size: 10 },
  { title: 'Fast ends', size: 11 },
  { title: 'Case' },
];

const paranaText = (parana: ParanaWindow | null): string =>
  parana === null ? 'none' : `${parana.start.slice(11, 16)}–${parana.end.slice(11, 16)}`;

function ekadashiRow({ name, is_adhika, smarta, vaishnava, parana, case: found, mahadvadashi }: Ekadashi): string[] {
  const great = mahadvadashi?.kept === true ? mahadvadashi.names : [];
  return [
    is_adhika ? `${name} (adhika)` : name,
    smarta ?? 'none',
    paranaText(parana.smarta),
    vaishnava ?? 'none',
    paranaText(parana.vaishnava),
    [found ?? 'no sunrise', ...great].join(', '),
  ];
}

export function ekadashiBlocks({ from, to, ekadashis }: EkadashiData, place: Place): Block[] {
  return [
    {
      kind: 'heading',
      title: `Ekadashis from ${from} to ${to}, ${placeText(place)}`,
      lines: ekadashis.length === 0 ? ['There is none.'] : ['A fast ends on the day after, within the hours given.'],
    },
    ...(ekadashis.length === 0 ? [] : [table('', EKADASHI_COLUMNS, ekadashis.map(ekadashiRow)) satisfies Block]),
  ];
}

/** One entry where both traditions fast on one day, else one for each. */
export function ekadashiEvents({ ekadashis }: EkadashiData): CalendarEvent[] {
  return ekadashis.flatMap(({ name, month, smarta, vaishnava, parana, why }) => {
    const slug = name.toLowerCase().replaceAll(' ', '_');
    const ends = (window: ParanaWindow | null, date: string): string[] =>
      window === null ? [] : [`The fast ends from ${clock(window.start, date)} to ${clock(window.end, date)}.`];
    const event = (date: string | null, of: 'smarta' | 'vaishnava', title: string, id: string): CalendarEvent[] =>
      date === null ? [] : [{ id, date, title, text: [`${month}. ${why[of]}`, ...ends(parana[of], date)].join('\n') }];
    if (smarta === vaishnava) return event(smarta, 'smarta', `${name} Ekadashi`, slug);
    return [
      ...event(smarta, 'smarta', `${name} Ekadashi (Smarta)`, `${slug}_smarta`),
      ...event(vaishnava, 'vaishnava', `${name} Ekadashi (Vaishnava)`, `${slug}_vaishnava`),
    ];
  });
}
