import { at } from '../math/at.js';
import { table } from '../operation/layout.js';
import { type Block, type HeadingBlock, type Readings, reading, type View } from '../operation/show.js';
import { birthLine } from '../operation/words.js';
import type { Meta } from '../types.js';
import { type DashaSandhiData, dashaSandhi } from './dashaSandhi.js';
import { type PapaSamyaData, papaSamya } from './papaSamya.js';
import type { MatchSide } from './partner.js';
import { report } from './report.js';
import type { DashaJunction } from './rules/junctions.js';
import { type StarsData, stars } from './stars.js';
import { PAPA_REFERENCES, type PapaWeighting } from './tables/papa.js';

export const SIDE_FIELDS = {
  'bride.birth': { summary: 'Birth of the bride' },
  'groom.birth': { summary: 'Birth of the groom' },
  'bride.name': { summary: 'Name of the bride' },
  'groom.name': { summary: 'Name of the groom' },
} as const;

function sideLine(title: 'Bride' | 'Groom', { name = '', birth }: MatchSide, meta: Meta): string {
  const side = title === 'Bride' ? 'bride' : 'groom';
  const line = birthLine(birth, { ...meta, birth_time_assumed: birth.time === undefined }, side);
  return name === '' ? `${title}: ${line}` : `${title}: ${name}, ${line}`;
}

export function coupleHeading(
  { input: { bride, groom }, meta }: View<{ readonly bride: MatchSide; readonly groom: MatchSide }, unknown>,
  ...more: string[]
): HeadingBlock {
  const lines = [sideLine('Bride', bride, meta), sideLine('Groom', groom, meta), ...more];
  return { kind: 'heading', lines, measure: 'page' };
}

const WEIGHTING_LINES: Readonly<Record<PapaWeighting, string>> = {
  by_reference: 'Each malefic 1 from the lagna, 0.5 from the Moon, 0.25 from Venus; no verdict',
  equal: 'Each malefic 1 from lagna, Moon and Venus; no verdict',
  by_house: 'Units of house and graha by dignity; half from the Moon, a quarter from Venus; no verdict',
};

const points = { align: 'end' } as const;

function papaBlocks({ bride, groom }: PapaSamyaData): Block[] {
  const sides = [bride, groom];
  return [
    {
      kind: 'table',
      columns: [
        { title: 'Counted from', size: 12 },
        { title: 'Graha', size: 6 },
        ...['Bride', 'Groom'].flatMap((title) => [
          { title: `${title}: house`, ...points },
          { title: 'Points', ...points },
        ]),
      ],
      // Both sides count the same grahas from the same references, in one order.
      rows: bride.counts.map(({ from, graha }, i) => [
        from,
        graha,
        ...sides.flatMap(({ counts }) => {
          const { house, counts: isCounted, points: given } = at(counts, i);
          return [String(house), isCounted ? String(given) : '–'];
        }),
      ]),
      foot: [
        ...PAPA_REFERENCES.map((one) => ['Sum', one, ...sides.flatMap(({ from }) => ['', String(from[one])])]),
        ['Total', '', '', String(bride.total), '', String(groom.total)],
      ],
    },
  ];
}

const junctionText = ({ ends, begins, date }: DashaJunction): string => `${ends}-${begins} ${date}`;

function sandhiBlocks({ near, nearest, shared, bride, groom, window_days }: DashaSandhiData): Block[] {
  const pairs = near.length > 0 ? near : nearest === null ? [] : [nearest];
  return [
    table(
      near.length > 0 ? `Junctions less than ${window_days} days apart` : 'Nearest junctions',
      ['Bride', 'Groom', { title: 'Days apart', ...points }],
      pairs.map((pair) => [junctionText(pair.bride), junctionText(pair.groom), String(pair.days_apart)]),
    ),
    table(
      'All junctions',
      ['Bride', 'Groom'],
      bride.junctions.map((one, i) => {
        const his = groom.junctions[i];
        return [junctionText(one), his === undefined ? '' : junctionText(his)];
      }),
    ),
    table(
      'The same mahadasha of both',
      ['Lord', 'From', 'To'],
      shared.map(({ lord, start, end }) => [lord, start, end]),
    ),
  ];
}

function starBlocks({ given, side, padas, stars: ranges }: StarsData): Block[] {
  const half = (one: StarsData['given']): string => (one.half === undefined ? '' : ` ${one.half} half`);
  return [
    {
      kind: 'heading',
      lines: [
        `${side === 'bride' ? 'Bride' : 'Groom'}: ${given.nakshatra} ${given.pada}${half(given)} in ${given.sign}`,
      ],
    },
    table(
      'Nakshatras of the other side',
      ['Nakshatra', { title: 'Fewest', ...points }, { title: 'Most', ...points }],
      ranges.map(({ nakshatra, minimum, maximum }) => [nakshatra, String(minimum), String(maximum)]),
    ),
    table(
      'Padas of the other side',
      [
        'Nakshatra',
        'Sign',
        { title: 'Points', ...points },
        { title: 'Poruthams good', ...points },
        { title: 'middling', ...points },
        { title: 'none', ...points },
        'Doshas',
      ],
      padas.map((one) => [
        `${one.nakshatra} ${one.pada}${half(one)}`,
        one.sign,
        String(one.total_score),
        String(one.poruthams.good),
        String(one.poruthams.middling),
        String(one.poruthams.none),
        one.critical_doshas.join(', '),
      ]),
    ),
  ];
}

const PAPA_FIELDS = {
  weighting: { summary: 'Points of a malefic: by reference, equal from each, or by house, graha and dignity' },
  ketu: { summary: 'Count Ketu too' },
  node_dignity: { summary: 'Dignities of the nodes, for by_house' },
};

const WINDOW_FIELD = { window_days: { summary: 'Days within which two junctions are near' } };

export const COUPLE_READINGS: Readings = {
  ...reading(papaSamya, {
    show: (view) => [coupleHeading(view, WEIGHTING_LINES[view.data.weighting]), ...papaBlocks(view.data)],
    fields: { ...SIDE_FIELDS, ...PAPA_FIELDS },
  }),
  ...reading(dashaSandhi, {
    show: (view) => [coupleHeading(view, 'Ends of Vimshottari mahadashas; no verdict'), ...sandhiBlocks(view.data)],
    fields: { ...SIDE_FIELDS, ...WINDOW_FIELD },
  }),
  ...reading(stars, {
    show: ({ data }) => starBlocks(data),
    fields: {
      nakshatra: { value: 'NAME', summary: 'The given star' },
      pada: { summary: 'Its pada' },
      half: { summary: 'Half of the pada, for Purva Ashadha 1 and Shravana 2' },
      side: { summary: 'Whose star it is' },
      bhakoot_rule: { summary: 'When lords of the signs cancel a bad bhakoot' },
      exceptions: { summary: 'Grant cancellations of bhakoot and nadi, or none' },
    },
  }),
};

/** A part as its operation shows it, with its name in place of the births. */
function partBlocks(title: string, blocks: readonly Block[]): Block[] {
  const [first, ...rest] = blocks;
  const lines = first?.kind === 'heading' ? first.lines : [];
  const more = lines.filter((line) => !/^(Bride:|Groom:| )/.test(line));
  return [{ kind: 'heading', title, lines: more, measure: 'page' }, ...rest];
}

/** @param readings those of the parts */
export function reportReadings(readings: Readings): Readings {
  const parts = [
    ['Ashtakoota', 'ashtakoota'],
    ['Porutham', 'porutham'],
    ['Manglik', 'manglik'],
    ['Papa samya', 'papa_samya'],
    ['Dasha sandhi', 'dasha_sandhi'],
  ] as const;
  return reading(report, {
    show: (view) => [
      coupleHeading(view),
      ...parts.flatMap(([title, part]) => {
        const data: unknown = view.data[part];
        const found = readings[`compatibility.${part}`];
        const blocks = data === null ? undefined : found?.show?.({ ...view, data });
        return blocks === undefined ? [] : partBlocks(title, blocks);
      }),
    ],
    fields: {
      ...SIDE_FIELDS,
      ...PAPA_FIELDS,
      ...WINDOW_FIELD,
      bhakoot_rule: { summary: 'When lords of the signs cancel a bad bhakoot' },
      exceptions: { summary: 'Grant cancellations of bhakoot and nadi, or none; shows both totals' },
      houses: { summary: 'In which houses Mars counts' },
      include_absent: { summary: 'Include what does not hold' },
      moon_rule: { summary: 'When the Moon is benefic' },
      mercury_rule: { summary: 'When Mercury is malefic' },
    },
  });
}
