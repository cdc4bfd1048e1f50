import { andText } from '../operation/andText.js';
import { table } from '../operation/layout.js';
import { type Readings, reading, type TableBlock } from '../operation/show.js';
import { birthLine } from '../operation/words.js';
import type { Birth, Meta } from '../types.js';
import { type AshtakootaData, ashtakoota, type MatchPartner } from './ashtakoota.js';
import type { KutaRange, MoonPairScore, MoonRange, MoonStretch, PointsRange } from './pointsRange.js';
import type { KutaScores } from './rules/report.js';
import { reportReadings } from './showCouple.js';
import { MORE_READINGS } from './showMore.js';
import { KUTAS, LEVELS } from './tables/kutas.js';

const NAME = 12;

function compared(kutas: KutaScores): readonly (readonly [bride: string, groom: string])[] {
  const { varna, vashya, tara, yoni, graha_maitri, gana, bhakoot, nadi } = kutas;
  return [
    [varna.female_varna, varna.male_varna],
    [vashya.female_vashya, vashya.male_vashya],
    [tara.male_to_female_tara, tara.female_to_male_tara],
    [yoni.female_yoni, yoni.male_yoni],
    [graha_maitri.female_rashi_lord, graha_maitri.male_rashi_lord],
    [gana.female_gana, gana.male_gana],
    [bhakoot.female_rashi, bhakoot.male_rashi],
    [nadi.female_nadi, nadi.male_nadi],
  ];
}

function partnerLines(
  title: 'Bride' | 'Groom',
  { name, birth_details }: MatchPartner,
  birth: Birth,
  { meta, range }: { readonly meta: Meta; readonly range: MoonRange | undefined },
): string[] {
  const { ascendant, moon } = birth_details;
  const line = birthLine(
    birth,
    { ...meta, birth_time_assumed: birth.time === undefined },
    title === 'Bride' ? 'bride' : 'groom',
  );
  return [
    name === '' ? `${title}: ${line}` : `${title}: ${name}, ${line}`,
    range === undefined || range.time_known
      ? `  Moon in ${moon.rashi_name}, ${moon.nakshatra_name} ${moon.pada}; ascendant ${ascendant.rashi_name}`
      : `  Moon of that date: ${passage(range)}; no ascendant without a time`,
  ];
}

const starOf = (moon: MoonStretch | undefined): string =>
  moon === undefined ? '' : `${moon.rashi_name}, ${moon.nakshatra_name} ${moon.pada}`;

function passage({ moons }: MoonRange): string {
  const [first, last] = [moons[0], moons.at(-1)];
  const sameSign = first?.rashi === last?.rashi;
  return `${starOf(first)} to ${sameSign ? starOf(last).replace(`${last?.rashi_name}, `, '') : starOf(last)}`;
}

const spanText = ({ minimum, maximum }: KutaRange): string =>
  minimum === maximum ? String(minimum) : `${minimum} to ${maximum}`;

function totalsLines({ totals, points_range }: AshtakootaData, exceptions: string | undefined): string[] {
  if (totals === undefined) return [];
  const when = points_range === undefined ? 'With' : 'At noon with';
  return [
    `${when} exceptions ${totals.with_exceptions}, without ${totals.without_exceptions}; told here: exceptions ${exceptions}.`,
  ];
}

function verdictLines({ female }: AshtakootaData): string[] {
  const { percentage, compatibility_level, critical_doshas, recommendation } = female.guna_milan_results;
  return [
    `${compatibility_level}, ${percentage} %. ${recommendation}`,
    critical_doshas.length === 0 ? 'No dosha.' : `Doshas: ${critical_doshas.join(', ')}.`,
  ];
}

function rangeLines({ points_range: range }: AshtakootaData): string[] {
  if (range === undefined) return [];
  const sides = [range.female.time_known ? '' : 'the bride', range.male.time_known ? '' : 'the groom'];
  const { always, sometimes } = range.critical_doshas;
  const level = range.compatibility_level;
  const levels = LEVELS.filter((one) => range.pairs.some((pair) => pair.compatibility_level === one.level));
  return [
    `${spanText(range)} of 36 points: the time of ${andText(sides.filter((side) => side !== ''))} is not known.`,
    level === null
      ? `No verdict: the hour decides between ${andText(levels.map((one) => one.level))}.`
      : `${level} at every hour. ${levels[0]?.recommendation ?? ''}`,
    ...(always.length === 0 ? [] : [`Doshas at every hour: ${always.join(', ')}.`]),
    ...(sometimes.length === 0 ? [] : [`Doshas at some hours: ${sometimes.join(', ')}.`]),
    ...(always.length + sometimes.length === 0 ? ['No dosha at any hour.'] : []),
  ];
}

function hoursOf({ start, end }: MoonStretch): string | undefined {
  if (start === null || end === null) return undefined;
  const until = end.slice(0, 10) === start.slice(0, 10) ? end.slice(11, 16) : '24:00';
  return `${start.slice(11, 16)} to ${until}`;
}

function pairsTable({ female, male, pairs }: PointsRange): TableBlock {
  const sides = [
    { title: 'Bride', range: female, of: (pair: MoonPairScore) => female.moons[pair.female] },
    { title: 'Groom', range: male, of: (pair: MoonPairScore) => male.moons[pair.male] },
  ];
  return table(
    'Points of every Moon of the date',
    [
      ...sides.flatMap(({ title, range }) => [{ title }, ...(range.time_known ? [] : [{ title: 'Hours' }])]),
      { title: 'Points', align: 'end' },
      '',
    ],
    pairs.map((pair) => [
      ...sides.flatMap((side) => {
        const moon = side.of(pair);
        const hours = moon === undefined ? undefined : hoursOf(moon);
        return [starOf(moon), ...(hours === undefined ? [] : [hours])];
      }),
      String(pair.total_score),
      pair.compatibility_level,
    ]),
  );
}

function pointsOf(points: number, most: number, range: KutaRange | undefined): string[] {
  return [String(points), range === undefined ? `of ${most}` : `${spanText(range)} of ${most}`];
}

const PARTS: Readings = {
  ...reading(ashtakoota, {
    show: ({ input, data, meta }) => {
      const { kutas, total_score, max_score } = data.female.guna_milan_results;
      const words = compared(kutas);
      const range = data.points_range;
      const closing = [...totalsLines(data, input.exceptions), ...(range === undefined ? verdictLines(data) : [])];
      return [
        {
          kind: 'heading',
          measure: 'page',
          lines: [
            ...partnerLines('Bride', data.female, input.bride.birth, { meta, range: range?.female }),
            ...partnerLines('Groom', data.male, input.groom.birth, { meta, range: range?.male }),
            `Ashtakoota, Lahiri ayanamsa, bhakoot rule ${input.bhakoot_rule ?? 'strict'}`,
          ],
        },
        ...(range === undefined ? [] : [{ kind: 'prose' as const, lines: rangeLines(data) }]),
        {
          kind: 'table',
          ...(range === undefined ? {} : { title: 'With the Moon of noon' }),
          columns: [
            { title: 'Kuta', size: NAME },
            { title: 'Bride', size: NAME },
            { title: 'Groom', size: NAME },
            ...(range === undefined
              ? ([
                  { title: 'Points', size: 6, align: 'end' },
                  { title: '', size: 5, tight: true },
                ] as const)
              : [{ title: 'Noon', align: 'end' as const }, { title: 'All day' }]),
          ],
          rows: KUTAS.map((kuta, i) => {
            const { name, points_obtained, max_points } = kutas[kuta];
            return [name, ...(words[i] ?? []), ...pointsOf(points_obtained, max_points, range?.kutas[kuta])];
          }),
          foot: [['Total', '', '', ...pointsOf(total_score, max_score, range)]],
        },
        ...(range === undefined ? [] : [pairsTable(range)]),
        ...(closing.length === 0 ? [] : [{ kind: 'prose' as const, lines: closing }]),
        {
          kind: 'facts',
          ...(range === undefined ? {} : { title: 'Each kuta with the Moon of noon' }),
          size: NAME,
          rows: KUTAS.map((kuta) => ({ label: kutas[kuta].name, value: kutas[kuta].description })),
        },
      ];
    },
    fields: {
      'bride.birth': { summary: 'Birth of the bride' },
      'groom.birth': { summary: 'Birth of the groom' },
      'bride.name': { summary: 'Name of the bride' },
      'groom.name': { summary: 'Name of the groom' },
      bhakoot_rule: {
        summary: 'When lords of the signs cancel a bad bhakoot: friends on both sides, or on either',
      },
      exceptions: { summary: 'Grant cancellations of bhakoot and nadi, or none; shows both totals' },
    },
  }),
  ...MORE_READINGS,
};

export const READINGS: Readings = { ...PARTS, ...reportReadings(PARTS) };
