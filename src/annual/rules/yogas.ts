import { vargaLongitude } from '../../charts/rules/varga.js';
import { DEGREE, signIndex } from '../../math/angle.js';
import { lordOf, type SignLord } from '../../zodiac/lords.js';
import { navamshaSign } from '../../zodiac/navamsha.js';
import { DEEPTAMSHAS } from '../tables/tajika.js';
import { houseFrom, inSign } from './chart.js';
import { type Moving, type Pair, pairOf } from './pairs.js';
import {
  between,
  combust,
  debilitated,
  dignified,
  type Evidence,
  fact,
  houseOf,
  inEnemySign,
  inHouses,
  inNextSign,
  isFaster,
  ithasala,
  lastDegree,
  lordIn,
  pairEvidence,
  retrograde,
  strong,
  weak,
  type YogaChart,
} from './yogaChart.js';

export const TAJIKA_YOGAS = [
  'ishkavala',
  'induvara',
  'ithasala',
  'ishrafa',
  'nakta',
  'yamaya',
  'manau',
  'kamboola',
  'gairi_kamboola',
  'khallasara',
  'radda',
  'duhphali_kuttha',
  'dutthottha_davira',
  'tambira',
  'kuttha',
  'durapha',
] as const;

/** One of the sixteen yogas. */
export type TajikaYoga = (typeof TAJIKA_YOGAS)[number];

export const KHALLASARAS = ['adawal', 'pvr'] as const;

/** A rule of khallasara. */
export type Khallasara = (typeof KHALLASARAS)[number];

export interface YogaFound {
  readonly name: TajikaYoga;
  readonly grahas: readonly SignLord[];
  readonly through: SignLord | null;
  readonly extent: 'half' | 'full' | null;
  readonly evidence: readonly Evidence[];
}

export interface YogaOptions {
  readonly khallasara: Khallasara;
  /** The lords of ascendant and matter; undefined for all pairs. */
  readonly matter?: readonly [lagnaLord: SignLord, matterLord: SignLord] | undefined;
}

export const GOOD_HOUSES = [1, 2, 4, 5, 7, 8, 10, 11];
export const FALLING_HOUSES = [3, 6, 9, 12];
const HIDDEN_HOUSES = [6, 8, 12];

const found = (
  name: TajikaYoga,
  grahas: readonly Moving[],
  evidence: readonly Evidence[],
  through: Moving | null = null,
  extent: YogaFound['extent'] = null,
): YogaFound => ({
  name,
  grahas: grahas.map(({ planet }) => planet),
  through: through?.planet ?? null,
  extent,
  evidence,
});

const names = ({ faster, slower }: Pair): readonly [Moving, Moving] => [faster, slower];
const isOf = ({ faster, slower }: Pair, planet: SignLord): boolean =>
  faster.planet === planet || slower.planet === planet;

const thirds = ({ grahas }: YogaChart, pair: Pair): Moving[] => grahas.filter(({ planet }) => !isOf(pair, planet));

export function pairsOf({ grahas, options }: YogaChart, matter?: YogaOptions['matter']): Pair[] {
  const all = grahas.flatMap((faster, i) => grahas.slice(i + 1).map((slower) => pairOf(faster, slower, options)));
  if (matter === undefined) return all;
  const [one, other] = matter;
  return all.filter((pair) => one !== other && isOf(pair, one) && isOf(pair, other));
}

function ofHouses(chart: YogaChart): YogaFound[] {
  const all = (houses: readonly number[]) => chart.grahas.map((graha) => inHouses(chart, graha, houses));
  const yoga = (name: TajikaYoga, houses: readonly number[]): YogaFound[] => {
    const facts = all(houses);
    return facts.length > 0 && facts.every((one) => one.length > 0) ? [found(name, chart.grahas, facts.flat())] : [];
  };
  return [...yoga('ishkavala', GOOD_HOUSES), ...yoga('induvara', FALLING_HOUSES)];
}

function carried(chart: YogaChart, pair: Pair): YogaFound[] {
  if (pair.aspects) return [];
  const { faster, slower } = pair;
  return thirds(chart, pair).flatMap((third) => {
    const name = isFaster(third, faster) ? 'nakta' : isFaster(slower, third) ? 'yamaya' : undefined;
    const facts = [faster, slower].map((one) => ithasala(chart, third, one));
    return name === undefined || facts.some((one) => one.length === 0)
      ? []
      : [found(name, names(pair), [fact(faster, 'no_aspect', slower), ...facts.flat()], third)];
  });
}

/** Mars or Saturn is in the light of the faster. */
function manau(chart: YogaChart, pair: Pair): YogaFound[] {
  const { faster } = pair;
  return thirds(chart, pair)
    .filter(({ planet }) => planet === 'Mars' || planet === 'Saturn')
    .flatMap((third) => {
      const away = Math.abs(inSign(third.longitude) - inSign(faster.longitude));
      const stands =
        signIndex(third.longitude) === signIndex(faster.longitude) && away <= DEEPTAMSHAS[faster.planet] * DEGREE;
      const degrees = Math.floor(away / 3600) / 1_000_000;
      return stands
        ? [
            found(
              'manau',
              names(pair),
              [pairEvidence(pair), fact(third, 'in_its_sign_and_orb', faster, degrees)],
              third,
            ),
          ]
        : [];
    });
}

function ofMoon(chart: YogaChart, pair: Pair): YogaFound[] {
  const moon = thirds(chart, pair).find(({ planet }) => planet === 'Moon');
  if (moon === undefined) return [];
  const joined = names(pair).flatMap((one) => ithasala(chart, moon, one));
  const kamboola =
    joined.length === 0
      ? []
      : [found('kamboola', names(pair), [pairEvidence(pair), ...joined], moon, joined.length === 2 ? 'full' : 'half')];
  return [...kamboola, ...gairi(chart, pair, moon)];
}

function gairi(chart: YogaChart, pair: Pair, moon: Moving): YogaFound[] {
  const { longitude } = moon;
  const last = lastDegree(moon);
  const ownPart = [signIndex(vargaLongitude(longitude, 'd3')), navamshaSign(longitude)].some(
    (sign) => lordOf(sign) === 'Moon',
  );
  const placed = [...dignified(moon).filter((one) => one.fact === 'exalted'), ...debilitated(moon)];
  if (last.length === 0 || ownPart || placed.length > 0) return [];
  const next = inNextSign(moon);
  const meets = (other: Moving): Evidence[] =>
    ithasala(chart, next, other).map((one) => ({ ...one, fact: 'ithasala_in_next_sign' }));
  const joined = names(pair).flatMap(meets);
  const helper = thirds(chart, pair)
    .filter(({ planet }) => planet !== 'Moon')
    .flatMap((third) => {
      const strength = strong(chart, third);
      const met = meets(third);
      return strength.length > 0 && met.length > 0 ? [...met, ...strength] : [];
    });
  if (joined.length === 0 || helper.length === 0) return [];
  return [found('gairi_kamboola', names(pair), [pairEvidence(pair), ...last, ...joined, ...helper], moon)];
}

/** S. Adawal's khallasara: the Moon joins neither the ascendant's lord nor the other, here or from the next sign. */
function khallasaraOfPair(chart: YogaChart, pair: Pair): YogaFound[] {
  const lord = chart.lagna === null ? undefined : lordOf(chart.lagna);
  const moon = thirds(chart, pair).find(({ planet }) => planet === 'Moon');
  if (lord === undefined || !isOf(pair, lord) || moon === undefined || ofMoon(chart, pair).length > 0) return [];
  const apart = names(pair).map((one) => fact(moon, 'no_ithasala', one));
  return [found('khallasara', names(pair), [pairEvidence(pair), ...apart], moon)];
}

/** Narasimha Rao's khallasara: the ascendant's lord is between the Moon and another and meets neither. */
function khallasaraBetween(chart: YogaChart, matter: YogaOptions['matter']): YogaFound[] {
  const { grahas, lagna } = chart;
  const moon = grahas.find(({ planet }) => planet === 'Moon');
  const lord = lagna === null ? undefined : lordIn(chart, lagna);
  if (moon === undefined || lord === undefined || lord.planet === 'Moon') return [];
  const from = signIndex(moon.longitude);
  const ahead = ({ longitude }: Moving): number => houseFrom(signIndex(longitude), from);
  return grahas
    .filter(({ planet }) => planet !== 'Moon' && planet !== lord.planet)
    .filter(({ planet }) => matter === undefined || matter.includes(planet))
    .filter((other) => ahead(lord) > 1 && ahead(lord) < ahead(other))
    .filter((other) => [moon, other].every((one) => ithasala(chart, lord, one).length === 0))
    .map((other) =>
      found(
        'khallasara',
        [moon, other],
        [
          fact(lord, 'between_by_sign', other, ahead(lord)),
          fact(lord, 'no_ithasala', moon),
          fact(lord, 'no_ithasala', other),
        ],
        lord,
      ),
    );
}

function ofStrength(chart: YogaChart, pair: Pair): YogaFound[] {
  const { faster, slower } = pair;
  const spoilt = names(pair).flatMap((one) => [
    ...debilitated(one),
    ...combust(chart, one),
    ...retrograde(one),
    ...inHouses(chart, one, HIDDEN_HOUSES),
    ...inEnemySign(chart, one),
  ]);
  const slowStrong = strong(chart, slower);
  const weakness = names(pair).map((one) => weak(chart, one));
  return [
    ...(spoilt.length === 0 ? [] : [found('radda', names(pair), [pairEvidence(pair), ...spoilt])]),
    ...(slowStrong.length === 0 || strong(chart, faster).length > 0
      ? []
      : [found('duhphali_kuttha', names(pair), [pairEvidence(pair), ...slowStrong, fact(faster, 'not_strong')])]),
    ...(weakness.some((one) => one.length === 0) ? [] : rescued(chart, pair, weakness.flat())),
  ];
}

function rescued(chart: YogaChart, pair: Pair, weakness: readonly Evidence[]): YogaFound[] {
  return thirds(chart, pair).flatMap((third) => {
    const strength = strong(chart, third);
    const met = names(pair).flatMap((one) => ithasala(chart, third, one));
    return strength.length === 0 || met.length === 0
      ? []
      : [found('dutthottha_davira', names(pair), [pairEvidence(pair), ...weakness, ...met, ...strength], third)];
  });
}

function durapha(chart: YogaChart, pair: Pair): YogaFound[] {
  const facts = names(pair).map((one) => {
    const harm = [...combust(chart, one), ...retrograde(one), ...debilitated(one)];
    const hidden = inHouses(chart, one, HIDDEN_HOUSES);
    return hidden.length === 0 || harm.length === 0 ? [] : [...hidden, ...harm];
  });
  return facts.some((one) => one.length === 0)
    ? []
    : [found('durapha', names(pair), [pairEvidence(pair), ...facts.flat()])];
}

/** Tambīra: a graha leaving its sign meets a slower one in the next. */
function tambira(chart: YogaChart): YogaFound[] {
  return chart.grahas.flatMap((graha) => {
    const last = lastDegree(graha);
    if (last.length === 0) return [];
    const next = inNextSign(graha);
    return chart.grahas
      .filter((other) => isFaster(graha, other))
      .flatMap((other) => {
        const [met] = ithasala(chart, next, other);
        return met === undefined
          ? []
          : [found('tambira', [graha, other], [...last, { ...met, fact: 'ithasala_in_next_sign' }])];
      });
  });
}

function kuttha(chart: YogaChart): YogaFound[] {
  const { grahas } = chart;
  const rising = grahas.filter((graha) => houseOf(chart, graha) === 1);
  return rising.flatMap((graha) =>
    grahas.flatMap((other) => {
      if (other === graha) return [];
      const pair = between(chart, graha, other);
      const helps = [...inHouses(chart, other, GOOD_HOUSES), ...dignified(other)];
      const isGood = inHouses(chart, other, GOOD_HOUSES).length > 0 && dignified(other).length > 0;
      return pair.aspects && isGood
        ? [
            found(
              'kuttha',
              [graha, other],
              [fact(graha, 'in_house', null, 1), fact(other, 'aspect', graha, pair.distance), ...helps],
            ),
          ]
        : [];
    }),
  );
}

export function tajikaYogas(chart: YogaChart, { khallasara, matter }: YogaOptions): YogaFound[] {
  const pairs = pairsOf(chart, matter);
  const joined = pairs.filter(({ yoga }) => yoga === 'ithasala');
  const all = [
    ...ofHouses(chart),
    ...joined.map((pair) => found('ithasala', names(pair), [pairEvidence(pair)])),
    ...pairs
      .filter(({ yoga }) => yoga === 'ishrafa')
      .map((pair) => found('ishrafa', names(pair), [pairEvidence(pair)])),
    ...pairs.flatMap((pair) => carried(chart, pair)),
    ...joined.flatMap((pair) => [
      ...manau(chart, pair),
      ...ofMoon(chart, pair),
      ...ofStrength(chart, pair),
      ...durapha(chart, pair),
      ...(khallasara === 'adawal' ? khallasaraOfPair(chart, pair) : []),
    ]),
    ...(khallasara === 'pvr' ? khallasaraBetween(chart, matter) : []),
    ...tambira(chart),
    ...kuttha(chart),
  ];
  const order = ({ name }: YogaFound): number => TAJIKA_YOGAS.indexOf(name);
  return all.sort((one, other) => order(one) - order(other));
}
