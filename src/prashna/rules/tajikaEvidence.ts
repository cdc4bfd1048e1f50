import type { Pair } from '../../annual/rules/pairs.js';
import { combust, debilitated, houseOf, retrograde, type YogaChart } from '../../annual/rules/yogaChart.js';
import type { TajikaYoga } from '../../annual/rules/yogas.js';
import { type MicroArcseconds, signIndex } from '../../math/angle.js';
import type { SignLord } from '../../zodiac/lords.js';
import type { Graha } from '../../zodiac/names.js';
import type { QuestionSide } from './evidence.js';

export const TAJIKA_FACTS = [
  'both_at_home',
  'exchange',
  'together',
  'aspect',
  'ithasala',
  'kamboola',
  'ishrafa',
  'retrograde',
  'combust',
  'debilitated',
  'in_6_8_12',
  'with_node',
  'moon_aspects',
  'moon_ithasala',
] as const;

/** A fact between the two lords and the Moon. @names none */
export type TajikaFact = (typeof TAJIKA_FACTS)[number];

export interface TajikaFound {
  readonly fact: TajikaFact;
  readonly side: QuestionSide;
  readonly planets: readonly SignLord[];
}

interface Judged {
  readonly chart: YogaChart;
  readonly grahas: Readonly<Record<Graha, { readonly longitude: MicroArcseconds }>>;
  readonly lagnaLord: SignLord;
  readonly lord: SignLord;
  readonly house: number;
  readonly pair: Pair | null;
  readonly moonPairs: readonly Pair[];
  readonly names: ReadonlySet<TajikaYoga>;
}

const HIDDEN = [6, 8, 12];

/** The conditions of S. Adawal, Tajik Shastra IV.9, 4. */
export function tajikaEvidence(judged: Judged): TajikaFound[] {
  const { chart, grahas, lagnaLord, lord, house, pair, moonPairs, names } = judged;
  const two = [...new Set([lagnaLord, lord])];
  const moving = chart.grahas.filter(({ planet }) => two.includes(planet));
  const placeOf = (name: SignLord): number | null => {
    const graha = moving.find(({ planet }) => planet === name);
    return graha === undefined ? null : houseOf(chart, graha);
  };
  const [ofLagna, ofMatter] = [placeOf(lagnaLord), placeOf(lord)];
  const one = (fact: TajikaFact, side: QuestionSide, planets: readonly SignLord[]): TajikaFound => ({
    fact,
    side,
    planets,
  });
  const when = (holds: boolean, fact: TajikaFact, side: QuestionSide = 'for'): TajikaFound[] =>
    holds ? [one(fact, side, two)] : [];
  const hindered = (fact: TajikaFact, of: (graha: (typeof moving)[number]) => boolean): TajikaFound[] =>
    moving.filter(of).map(({ planet }) => one(fact, 'against', [planet]));
  const nodes = [grahas.Rahu, grahas.Ketu].map(({ longitude }) => signIndex(longitude));
  return [
    ...when(ofLagna === 1 && ofMatter === house, 'both_at_home'),
    ...when(pair !== null && ofLagna === house && ofMatter === 1, 'exchange'),
    ...when(pair?.aspect === 'conjunction', 'together'),
    ...when(pair?.aspects === true && pair.aspect !== 'conjunction', 'aspect'),
    ...when(names.has('ithasala'), 'ithasala'),
    ...when(names.has('kamboola'), 'kamboola'),
    ...when(names.has('ishrafa'), 'ishrafa', 'against'),
    ...hindered('retrograde', (graha) => retrograde(graha).length > 0),
    ...hindered('combust', (graha) => combust(chart, graha).length > 0),
    ...hindered('debilitated', (graha) => debilitated(graha).length > 0),
    ...hindered('in_6_8_12', (graha) => HIDDEN.includes(houseOf(chart, graha) ?? 0)),
    ...hindered('with_node', ({ longitude }) => nodes.includes(signIndex(longitude))),
    ...moonPairs.flatMap((moon) => {
      const planets = [moon.faster.planet, moon.slower.planet];
      return [
        ...(moon.aspects ? [one('moon_aspects', 'for', planets)] : []),
        ...(moon.yoga === 'ithasala' ? [one('moon_ithasala', 'for', planets)] : []),
      ];
    }),
  ];
}
