import { prose, table } from '../operation/layout.js';
import { type Block, reading } from '../operation/show.js';
import { placeText, wallClock } from '../operation/words.js';
import { type BalaData, bala } from './bala.js';
import type { Ghata } from './ghata.js';
import { type FoundWindow, search } from './search.js';
import { clock, rahitas, windows } from './showWindow.js';

const GHATA_WORDS = {
  month: 'the month',
  tithi: 'the tithi',
  weekday: 'the weekday',
  nakshatra: 'the nakshatra',
  yoga: 'the yoga',
  karana: 'the karana',
  moon_sign_male: 'the sign of the Moon (men)',
  moon_sign_female: 'the sign of the Moon (women)',
} as const satisfies Partial<Record<keyof Ghata, string>>;

function ghataText(ghata: Ghata, date: string): string {
  const parts = Object.entries(GHATA_WORDS).flatMap(([field, words]) =>
    ghata[field as keyof typeof GHATA_WORDS] ? [words] : [],
  );
  const { prahara } = ghata;
  const quarter = prahara === null ? '' : `; of the day ${clock(prahara.start, date)} to ${clock(prahara.end, date)}`;
  return `At sunrise ${parts.length === 0 ? 'nothing' : parts.join(', ')}${quarter}. Month, yoga, karana and prahara have no verse.`;
}

function balaBlocks({ day, natal, tara, chandra, panchaka_rahita: rahita, ghata }: BalaData, place: string): Block[] {
  const { date, weekday } = day;
  return [
    {
      kind: 'heading',
      title: `${date} ${weekday}, ${place}`,
      lines: [`For the Moon in ${natal.nakshatra}, ${natal.sign}`],
    },
    windows(
      'Tara',
      [{ title: '', size: 12 }, { title: 'Nakshatra', size: 17 }, { title: '' }],
      date,
      tara,
      ({ number, name, nakshatra, quality }) => [`${number} ${name}`, nakshatra, quality],
    ),
    windows(
      'Chandra',
      [{ title: 'House', size: 5, align: 'end' }, { title: 'Sign', size: 12 }, { title: '' }],
      date,
      chandra,
      ({ house, sign, quality, chandrashtama }) => [
        String(house),
        sign,
        chandrashtama ? `${quality}, chandrashtama` : quality,
      ],
    ),
    ...(rahita === null
      ? [
          {
            kind: 'prose' as const,
            lines: ['Parts of the zodiac never rise here: pañcaka rahita cannot be computed.'],
          },
        ]
      : [rahitas(date, rahita)]),
    prose(`Ghata: ${ghataText(ghata, date)}`),
  ];
}

function foundRows({ start, end, minutes, score, reasons }: FoundWindow): string[][] {
  const first = [wallClock(start), wallClock(end), minutes.toFixed(0), score.toFixed(0)];
  return reasons.map(({ text, holds }, i) => [...(i === 0 ? first : ['', '', '', '']), holds ? 'yes' : 'no', text]);
}

export const BALA_READINGS = {
  ...reading(bala, {
    show: ({ input, data }) => balaBlocks(data, placeText(input.place)),
    fields: {
      'natal.nakshatra_number': { summary: 'Nakshatra of the Moon at birth, in place of a birth', value: 'NUMBER' },
      'natal.sign_number': { summary: 'Sign of the Moon at birth, in place of a birth', value: 'NUMBER' },
    },
  }),
  ...reading(search, {
    // Fewer conditions than the operation's example, to fit on a line of help.
    example: {
      place: search.operation.example.place,
      from: search.operation.example.from,
      to: search.operation.example.to,
      conditions: [
        { type: 'nakshatra', in: [4, 8] },
        { type: 'avoid', in: ['rahu_kalam'] },
      ],
    },
    show: ({ input, data: { windows: listed, found, rejected, span } }) => [
      {
        kind: 'heading',
        title: `${input.from} to ${input.to}, ${placeText(input.place)}`,
        lines: ['Experimental: no text prescribes this search'],
      },
      table(
        '',
        [
          { title: 'From', size: 19 },
          { title: 'To', size: 19 },
          { title: 'Minutes', align: 'end', size: 7 },
          { title: 'Score', align: 'end', size: 5 },
          { title: 'Met', size: 5 },
          '',
        ],
        listed.flatMap(foundRows),
      ),
      prose(
        `${found} ${found === 1 ? 'window' : 'windows'} from ${wallClock(span.start)} to ${wallClock(span.end)}${found > listed.length ? `; the first ${listed.length} are listed` : ''}.`,
        ...rejected.map(
          ({ condition, hours }) =>
            `Condition ${condition} (${input.conditions[condition]?.type ?? ''}) alone excludes ${hours} hours.`,
        ),
      ),
    ],
    fields: {
      conditions: { summary: 'List of conditions, as in the manual', value: 'JSON' },
      births: { summary: 'List of births or of their Moons, for tara and chandra', value: 'JSON' },
      minimum_minutes: { summary: 'Shortest window in minutes' },
      limit: { summary: 'How many windows to list' },
      mula_varjyam: { summary: 'Ghati at which the varjya of Mula begins' },
      saturday_durmuhurta: { summary: "Fifteenths of Saturday's durmuhurtas" },
    },
  }),
};
