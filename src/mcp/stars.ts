// The match of a couple of whom a star is known in place of a birth: the points for every place of the Moon in it.

import { ashtakoota } from '../compatibility/ashtakoota.js';
import { ashtakootaFromMoons } from '../compatibility/index.js';
import { STATIONS } from '../compatibility/rules/moon.js';
import { KUTAS, MAX_SCORE } from '../compatibility/tables/kutas.js';
import { isSiddhantaError, SiddhantaError } from '../errors.js';
import type { Fields } from '../input/fields.js';
import { didYouMean } from '../input/nearest.js';
import { find } from '../names/byTag.js';
import type { Context } from '../operation/operation.js';
import type { Birth } from '../types.js';
import { NAKSHATRAS, SIGNS } from '../zodiac/names.js';
import type { Outcome } from './tool.js';

const STATION = 360 / STATIONS;
const STATIONS_OF_PADA = 2;
const STATIONS_OF_STAR = 8;
const NAMES: readonly string[] = NAKSHATRAS.map(({ name }) => name);

interface Star {
  readonly star: number;
  readonly pada: number | undefined;
}

function namedStar(text: string): { readonly name: string; readonly pada: number | undefined } {
  const last = /[1-4]\)?$/.exec(text);
  if (last === null) return { name: text, pada: undefined };
  const before = text
    .slice(0, last.index)
    .trimEnd()
    .replace(/(?!^)(?:pada|charan|quarter)$/i, '');
  let end = before.length;
  while (end > 0 && /[\s,(-]/.test(before.charAt(end - 1))) end -= 1;
  return { name: before.slice(0, end), pada: Number.parseInt(last[0], 10) };
}

function starOf(value: unknown, field: string): Star | undefined {
  const given =
    typeof value === 'object' && value !== null && 'nakshatra' in value
      ? [(value as Fields).nakshatra, (value as Fields).pada ?? ''].join(' ')
      : value;
  if (typeof given !== 'string' || !/^\p{L}/u.test(given.trim())) return undefined;
  const { name: plain, pada } = namedStar(given.trim());
  const [match] = find({ text: plain, language: 'en', group: 'nakshatras' }).matches;
  const key = match?.key ?? NAMES.find((one) => one.toLowerCase() === plain.toLowerCase());
  const star = NAMES.indexOf(key ?? '');
  if (star >= 0) return { star, pada };
  const near = didYouMean(plain, NAMES);
  throw new SiddhantaError(
    'invalid_value',
    `${field} is ${JSON.stringify(given)}; it must be a birth, such as "1990-08-15 08:30 New Delhi", or a star with or without its pada, such as "Rohini 2".${near === '' ? ` The stars: ${NAMES.join(', ')}.` : near}`,
    { field },
  );
}

export function isByStar({ bride, groom }: Fields): boolean {
  const isStar = (side: unknown): boolean =>
    (typeof side === 'string' && /^\p{L}/u.test(side.trim())) ||
    (typeof side === 'object' && side !== null && 'nakshatra' in side);
  return isStar(bride) || isStar(groom);
}

interface Side {
  readonly words: string;
  readonly stations: readonly number[];
}

const padaOf = (station: number): string => {
  const sign = SIGNS[Math.floor(station / 18)]?.name;
  const half = Math.floor(station / STATIONS_OF_PADA);
  return `${NAMES[Math.floor(half / 4)]}-${(half % 4) + 1} (${sign})`;
};

const longitudeOf = (station: number): number => (station + 0.5) * STATION;

function sideOfStar({ star, pada }: Star): Side {
  const first = star * STATIONS_OF_STAR + (pada === undefined ? 0 : (pada - 1) * STATIONS_OF_PADA);
  const count = pada === undefined ? STATIONS_OF_STAR : STATIONS_OF_PADA;
  const words = `${NAMES[star]}${pada === undefined ? ', any pada' : ` pada ${pada}`}`;
  return { words, stations: Array.from({ length: count }, (_, i) => first + i) };
}

/** Of the whole day where the time of birth is unknown. */
function stationsOf(birth: Birth, field: string, context: Context): readonly [from: number, to: number] {
  try {
    const { data } = ashtakoota({ bride: { birth }, groom: { birth } }, context);
    const { longitude } = data.female.birth_details.moon;
    const { from, to } = data.points_range?.female ?? { from: longitude, to: longitude };
    return [Math.floor(from / STATION), Math.floor(to / STATION)];
  } catch (problem) {
    if (!isSiddhantaError(problem) || problem.field === undefined) throw problem;
    throw new SiddhantaError(problem.code, problem.message.replace(/^bride/, field), {
      field: problem.field.replace(/^bride/, field),
    });
  }
}

function sideOfBirth(birth: Birth, field: string, context: Context): Side {
  const [from, to] = stationsOf(birth, field, context);
  const count = ((to - from + STATIONS) % STATIONS) + 1;
  const moons =
    birth.time === undefined
      ? `time not known, Moon from ${padaOf(from)} to ${padaOf(to)}`
      : `${birth.time}, Moon in ${padaOf(from)}`;
  return {
    words: `born ${birth.date}${birth.time === undefined ? ',' : ''} ${moons}`,
    stations: Array.from({ length: count }, (_, i) => (from + i) % STATIONS),
  };
}

const range = (numbers: readonly number[]): { readonly minimum: number; readonly maximum: number } => ({
  minimum: Math.min(...numbers),
  maximum: Math.max(...numbers),
});

const rangeText = ({ minimum, maximum }: { readonly minimum: number; readonly maximum: number }): string =>
  minimum === maximum ? String(minimum) : `${minimum} to ${maximum}`;

/**
 * Returns the Aṣṭakūṭa match of a couple of whom at least one is given by a star: points as ranges over all padas that the Moons may have,
 * the level where all agree, and the points of every pair of padas.
 *
 * @param read reads a birth that is in a field
 * @throws {SiddhantaError} `invalid_value` for a text that names no star; what a birth is refused for
 */
export async function matchByStars(
  { bride, groom, bhakoot_rule, ...others }: Fields,
  read: (value: unknown, field: string) => Promise<Birth>,
  context: Context,
): Promise<Outcome> {
  const unknown = Object.keys(others).find((field) => field !== 'ayanamsa' || others.ayanamsa !== 'lahiri');
  if (unknown !== undefined) {
    const message = `${unknown} needs two births; a match by nakshatra takes only bride, groom and bhakoot_rule. Leave it out, or give both births.`;
    throw new SiddhantaError('unknown_field', message, { field: unknown });
  }
  const sideOf = async (value: unknown, field: string): Promise<Side> => {
    const star = starOf(value, field);
    return star === undefined ? sideOfBirth(await read(value, field), field, context) : sideOfStar(star);
  };
  const [hers, his] = [await sideOf(bride, 'bride'), await sideOf(groom, 'groom')];
  const options = bhakoot_rule === undefined ? {} : { bhakoot_rule: bhakoot_rule as 'strict' };
  const pairs = hers.stations.flatMap((station) =>
    ashtakootaFromMoons({ bride: longitudeOf(station), grooms: his.stations.map(longitudeOf) }, options).map(
      (match, i) => ({ bride: padaOf(station), groom: padaOf(his.stations[i] ?? 0), ...match }),
    ),
  );
  const total = range(pairs.map(({ total_score }) => total_score));
  const levels = [...new Set(pairs.map(({ compatibility_level }) => compatibility_level))];
  const doshas = [...new Set(pairs.flatMap(({ critical_doshas }) => critical_doshas))].map((dosha) => ({
    dosha,
    always: pairs.every(({ critical_doshas }) => critical_doshas.includes(dosha)),
  }));
  // The kūṭas have 1, 2, … 8 points: 36 in all.
  const kutas = Object.fromEntries(
    KUTAS.map((kuta, i) => [kuta, { ...range(pairs.map(({ points }) => points[kuta])), of: i + 1 }]),
  );
  const seen = new Map(pairs.map((pair) => [[pair.bride, pair.groom, pair.total_score].join(), pair]));
  const by_pada = [...seen.values()].map(({ bride: her, groom: him, total_score }) => ({
    bride: her,
    groom: him,
    total_score,
  }));
  const lines = [
    'Ashtakoota (guna milan) by the stars of the Moons, Lahiri ayanamsa',
    `Bride: ${hers.words}`,
    `Groom: ${his.words}`,
    '',
    `Total: ${rangeText(total)} of 36${levels.length === 1 ? `, ${levels[0]}` : `; by pada ${levels.join(' or ')}, so no level can be said`}.`,
    ...doshas.map(({ dosha, always }) => `${dosha}: ${always ? 'stands' : 'stands for some padas'}.`),
    '',
    '| Kuta | Points | Of |',
    '| --- | --- | --- |',
    ...Object.entries(kutas).map(([kuta, points]) => `| ${kuta} | ${rangeText(points)} | ${points.of} |`),
    ...(by_pada.length === 1
      ? []
      : [
          '',
          '| Bride | Groom | Total |',
          '| --- | --- | --- |',
          ...by_pada.map((each) => `| ${each.bride} | ${each.groom} | ${each.total_score} |`),
        ]),
  ];
  return {
    text: lines.join('\n'),
    structured: {
      data: {
        bride: hers.words,
        groom: his.words,
        points_range: total,
        max_score: MAX_SCORE,
        compatibility_level: levels.length === 1 ? levels[0] : null,
        critical_doshas: doshas,
        kutas,
        by_pada,
      },
      meta: { endpoint: ashtakoota.operation.name },
    },
  };
}
