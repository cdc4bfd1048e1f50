import { DEGREE, type MicroArcseconds, SIGN, signIndex } from '../../math/angle.js';
import { at } from '../../math/at.js';
import type { Dignity } from '../../zodiac/dignity.js';
import { isSignLord, lordOf } from '../../zodiac/lords.js';
import type { Graha } from '../../zodiac/names.js';
import { navamshaSign } from '../../zodiac/navamsha.js';
import { regard } from '../../zodiac/relationships.js';
import { element, isOddSign } from '../../zodiac/signNature.js';
import { aspectingGrahas, companyOf, houseOf, type StrengthChart, signOf } from './chart.js';

export const BALADI = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'] as const;

/** An age: infant, youth, adult, old, dead. @names avasthas_baladi */
export type Baladi = (typeof BALADI)[number];

const AGE = 6;

/** Five parts of six degrees each, in even signs from the last. Bṛhat Parāśara Horā Śāstra 45.3–4. */
export function baladi(longitude: MicroArcseconds): Baladi {
  const part = Math.floor((longitude % SIGN) / (AGE * DEGREE));
  return at(BALADI, isOddSign(signIndex(longitude)) ? part : BALADI.length - 1 - part);
}

/** Awake, dreaming or asleep. */
export type Jagradadi = 'jagrat' | 'swapna' | 'sushupti';

const WAKING: Readonly<Record<Dignity, Jagradadi>> = {
  exalted: 'jagrat',
  moolatrikona: 'jagrat',
  own: 'jagrat',
  great_friend: 'swapna',
  friend: 'swapna',
  neutral: 'swapna',
  enemy: 'sushupti',
  great_enemy: 'sushupti',
  debilitated: 'sushupti',
};

/** Bṛhat Parāśara Horā Śāstra 45.5–6. */
export function jagradadi(dignity: Dignity): Jagradadi {
  return WAKING[dignity];
}

export const DEEPTADI_LISTS = ['bphs', 'phaladeepika'] as const;

/** A list of the dīptādi states. */
export type DeeptadiList = (typeof DEEPTADI_LISTS)[number];

/** A state of Parāśara's list. */
export type BphsDeeptadi =
  | 'deepta'
  | 'swastha'
  | 'mudita'
  | 'shanta'
  | 'dina'
  | 'duhkhita'
  | 'vikala'
  | 'khala'
  | 'kopi';

/** A state of Phaladīpikā's list. */
export type PhaladeepikaDeeptadi =
  | 'pradipta'
  | 'sukhita'
  | 'swastha'
  | 'mudita'
  | 'suduhkhita'
  | 'atibhita'
  | 'shanta'
  | 'khala'
  | 'shakta'
  | 'vikala'
  | 'nipidita';

/** A dīptādi state of either list. */
export type Deeptadi = BphsDeeptadi | PhaladeepikaDeeptadi;

const BY_DIGNITY: Readonly<Record<Dignity, BphsDeeptadi | undefined>> = {
  exalted: 'deepta',
  moolatrikona: 'swastha',
  own: 'swastha',
  great_friend: 'mudita',
  friend: 'shanta',
  neutral: 'dina',
  enemy: 'duhkhita',
  great_enemy: 'duhkhita',
  debilitated: undefined,
};

const HARSH: readonly Graha[] = ['Sun', 'Mars', 'Saturn'];

/**
 * Returns the dīptādi states of a graha, that of its dignity first. Bṛhat Parāśara Horā Śāstra 45.7–9: vikala with a malefic, khala in
 * another's sign of Sun, Mars or Saturn, kopi with the Sun.
 */
export function deeptadi(graha: Graha, dignity: Dignity, chart: StrengthChart): BphsDeeptadi[] {
  const company = companyOf(chart, graha);
  const lord = lordOf(signOf(chart, graha));
  const first = BY_DIGNITY[dignity];
  return [
    ...(first === undefined ? [] : [first]),
    ...(company.some((other) => chart.natures[other] === 'malefic') ? (['vikala'] as const) : []),
    ...(HARSH.includes(lord) && lord !== graha && dignity !== 'own' ? (['khala'] as const) : []),
    ...(company.includes('Sun') ? (['kopi'] as const) : []),
  ];
}

const PHALADEEPIKA: Readonly<Record<Dignity, PhaladeepikaDeeptadi | undefined>> = {
  exalted: 'pradipta',
  moolatrikona: 'sukhita',
  own: 'swastha',
  great_friend: 'mudita',
  friend: 'mudita',
  neutral: undefined,
  enemy: 'suduhkhita',
  great_enemy: 'suduhkhita',
  debilitated: 'atibhita',
};

/** What Phaladīpikā's list requires beside place and dignity. */
export interface Radiance {
  /** Null for the Sun and the nodes. */
  readonly combust: boolean | null;
  readonly beaten: boolean;
}

/**
 * Returns the states of a graha by Phaladīpikā 3.18–19. A varga of a benefic or malefic is read as the navāṁśa, whose lord is judged by its
 * nature in the chart; bright rays (śakta) as not being combust.
 */
export function deeptadiOfPhaladeepika(
  graha: Graha,
  dignity: Dignity,
  chart: StrengthChart,
  { combust, beaten }: Radiance,
): PhaladeepikaDeeptadi[] {
  const lord = lordOf(navamshaSign(chart.longitudes[graha]));
  const first = PHALADEEPIKA[dignity];
  return [
    ...(first === undefined ? [] : [first]),
    chart.natures[lord] === 'benefic' ? 'shanta' : 'khala',
    ...(combust === null ? [] : [combust ? ('vikala' as const) : ('shakta' as const)]),
    ...(beaten ? (['nipidita'] as const) : []),
  ];
}

/** A lajjitādi state. */
export type Lajjitadi = 'lajjita' | 'garvita' | 'kshudhita' | 'trishita' | 'mudita' | 'kshobhita';

export const SHAMING: readonly Graha[] = ['Rahu', 'Ketu', 'Sun', 'Saturn', 'Mars'];

/**
 * Returns the lajjitādi states of a graha, in the order of Bṛhat Parāśara Horā Śāstra 45.11–17; none for a node. Friends and enemies are
 * natural; benefics and malefics are the chart's; aspects are full. Nodes count in lajjita alone.
 */
export function lajjitadi(graha: Graha, dignity: Dignity, chart: StrengthChart): Lajjitadi[] {
  if (!isSignLord(graha)) return [];
  const sign = signOf(chart, graha);
  const lord = lordOf(sign);
  const company = companyOf(chart, graha);
  const lookers = aspectingGrahas(chart, graha).filter(isSignLord);
  const companions = company.filter(isSignLord);
  const aspectedBy = (relation: 'friend' | 'enemy'): boolean =>
    lookers.some((other) => regard(graha, other) === relation);
  const touched = (relation: 'friend' | 'enemy'): boolean =>
    (lord !== graha && regard(graha, lord) === relation) ||
    companions.some((other) => regard(graha, other) === relation) ||
    aspectedBy(relation);
  const states: readonly (readonly [Lajjitadi, boolean])[] = [
    ['lajjita', houseOf(chart, graha) === 5 && company.some((other) => SHAMING.includes(other))],
    ['garvita', dignity === 'exalted' || dignity === 'moolatrikona'],
    ['kshudhita', touched('enemy') || company.includes('Saturn')],
    [
      'trishita',
      element(sign) === 'water' && aspectedBy('enemy') && !lookers.some((other) => chart.natures[other] === 'benefic'),
    ],
    ['mudita', touched('friend') || company.includes('Jupiter')],
    [
      'kshobhita',
      company.includes('Sun') && (aspectedBy('enemy') || lookers.some((other) => chart.natures[other] === 'malefic')),
    ],
  ];
  return states.filter(([, holds]) => holds).map(([name]) => name);
}
