import { facts, table } from '../operation/layout.js';
import { type Block, type Readings, reading } from '../operation/show.js';
import { birthLine, placeText, wallClock } from '../operation/words.js';
import { rectify } from './rectify.js';
import { type KpRulingPlanetsNow, rulingPlanetsOver } from './rulingPlanetsOver.js';
import { listed, words } from './showTools.js';
import { transits } from './transits.js';

const LEVELS = ['sign', 'star', 'sub', 'sub-sub'] as const;
const NODE_AGENTS = { summary: 'Whether a node in a sign of a ruling planet joins' } as const;

function rulers(now: KpRulingPlanetsNow): string[] {
  const { asc_star_lord, asc_sign_lord, asc_sub_lord, moon_star_lord, moon_sign_lord, moon_sub_lord, day_lord } = now;
  const sub = (lord: string | undefined): string[] => (lord === undefined ? [] : [lord]);
  return [
    ...sub(asc_sub_lord),
    asc_star_lord,
    asc_sign_lord,
    ...sub(moon_sub_lord),
    moon_star_lord,
    moon_sign_lord,
    day_lord,
  ];
}

const TITLES = ['Asc sub', 'Asc star', 'Asc sign', 'Moon sub', 'Moon star', 'Moon sign', 'Day'] as const;
const titles = (now: KpRulingPlanetsNow): string[] =>
  TITLES.filter((title) => now.asc_sub_lord !== undefined || !title.endsWith('sub'));

export const SPAN_READINGS: Readings = {
  ...reading(rulingPlanetsOver, {
    show: ({ input, data }): Block[] => [
      { kind: 'heading', title: 'Ruling planets', lines: [`${input.from} to ${input.to}`, placeText(input.place)] },
      table(
        '',
        ['From', ...titles(data.at_start), 'Changed'],
        [
          ['at start', ...rulers(data.at_start), ''],
          ...data.events.map(({ at, changed, now }) => [
            wallClock(at),
            ...rulers(now),
            changed.map((name) => words(name).replace(' lord', '')).join(', '),
          ]),
        ],
      ),
      facts('', [
        ['Agents at start', listed(data.agents_at_start)],
        [
          'At start in the star or sub of a retrograde',
          listed(data.at_start.flags.map(({ planet, in: part, of }) => `${planet} (${part} of ${of}, retrograde)`)),
        ],
      ]),
    ],
    fields: {
      from: { value: 'DATETIME', summary: 'Moment with UTC offset, such as 2024-02-05T15:51:00+05:30' },
      to: { value: 'DATETIME', summary: 'Moment with UTC offset, at most 31 days later' },
      levels: { value: 'N', summary: 'Lords whose changes are listed: 2 sign and star, 3 also the sub' },
      node_agents: NODE_AGENTS,
    },
  }),
  ...reading(transits, {
    show: ({ input, data }): Block[] => [
      { kind: 'heading', title: 'Transits', lines: [`${input.from} to ${input.to}`] },
      table(
        '',
        ['At', 'Planet', 'Enters', '', 'Lords from the sign down'],
        data.events.map(({ at, planet, level, motion, enters }) => [
          wallClock(at),
          planet,
          LEVELS[level - 1] ?? String(level),
          motion === 'retrograde' ? 'R' : '',
          enters.join(' '),
        ]),
      ),
      ...(data.hits === undefined
        ? []
        : ([
            table(
              `All lords among ${listed(data.looked_for ?? [])}`,
              ['From', 'To', 'Planet', 'Lords'],
              data.hits.map(({ start, end, planet, lords }) => [
                wallClock(start),
                wallClock(end),
                planet,
                lords.join(' '),
              ]),
            ),
          ] satisfies Block[])),
    ],
    fields: {
      planets: { value: 'NAMES', summary: 'Whose transits, such as Sun,Moon' },
      grahas: { value: 'NAMES', summary: 'The older name of --planets' },
      from: { value: 'DATETIME', summary: 'Moment with UTC offset, such as 2024-03-01T00:00:00+05:30' },
      to: { value: 'DATETIME', summary: 'Moment with UTC offset, at most 200 years later, 5 with the Moon' },
      levels: { value: 'N', summary: 'Depth: 1 signs, 2 stars, 3 subs, 4 sub-subs' },
      lords: { value: 'NAMES', summary: 'Lords to look for' },
      houses: { value: 'NUMBERS', summary: 'Houses of the birth whose significators to look for' },
    },
    example: {
      planets: ['Sun'],
      from: '2024-03-01T00:00:00+05:30',
      to: '2024-04-01T00:00:00+05:30',
      levels: 2,
      lords: ['Saturn', 'Jupiter'],
    },
  }),
  ...reading(rectify, {
    show: ({ input, data, meta }): Block[] => {
      const { asc_star_lord, asc_sign_lord, moon_star_lord, moon_sign_lord, day_lord, flags } = data.ruling_planets;
      return [
        {
          kind: 'heading',
          lines: [birthLine(input.birth, meta), 'Candidates by ruling planets, not a verdict. Experimental.'],
          measure: 'page',
        },
        facts('', [
          [
            'Ruling planets',
            `asc star ${asc_star_lord}, asc sign ${asc_sign_lord}, Moon star ${moon_star_lord}, Moon sign ${moon_sign_lord}, day ${day_lord}`,
          ],
          ['Agents', listed(data.agents)],
          [
            'In the star or sub of a retrograde',
            listed(flags.map(({ planet, in: part, of }) => `${planet} (${part} of ${of}, retrograde)`)),
          ],
          ['Kept', `${data.intervals.length} of ${data.cells_in_window} that rise in the window`],
        ]),
        table(
          '',
          ['From', 'To', 'Lords', 'Minutes off', 'Rank', 'Asc sub with Moon star'],
          data.intervals.map(({ start, end, lords, minutes_from_given, rank, shanmugam }) => [
            wallClock(start),
            wallClock(end),
            lords.join(' '),
            minutes_from_given.toFixed(2),
            String(rank),
            shanmugam.links.map(words).join(', ') || 'no link',
          ]),
        ),
      ];
    },
    fields: {
      ruling_moment: { value: 'DATETIME', summary: 'When the work is taken up, with UTC offset' },
      window_minutes: { value: 'N', summary: 'Minutes to search before and after' },
      levels: { value: 'N', summary: 'Lords that must rule: 2 sign and star, 3 also the sub, 4 also the sub-sub' },
      node_agents: NODE_AGENTS,
    },
  }),
};
