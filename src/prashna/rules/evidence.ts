import { type MicroArcseconds, modulo, SIGN, signIndex, TURN } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { castsAspect } from '../../zodiac/drishti.js';
import { lordOf, SIGN_LORDS, type SignLord } from '../../zodiac/lords.js';
import type { Nature } from '../../zodiac/nature.js';
import { type Modality, modality } from '../../zodiac/signNature.js';
import type { Matter } from '../tables/matters.js';
import {
  AROUND,
  BENEFIC_LORDS,
  HUMAN_SIGNS,
  KENDRAS,
  MOON_FOR_ALL,
  MOON_FOR_MARRIAGE,
  OUTWARD,
  type QuestionRule,
  SIGN_RISINGS,
  TRAVELLERS,
  TRIKONAS,
} from '../tables/rules.js';
import { statesOf } from './states.js';

/** Whether a fact speaks for or against what is asked. @names none */
export type QuestionSide = 'for' | 'against';

export interface Found {
  readonly rule: QuestionRule;
  readonly side: QuestionSide;
  readonly planets: readonly SignLord[];
  readonly house: number | null;
}

export interface QuestionChart {
  /** 0 (Aries) … 11. */
  readonly lagna: number;
  readonly grahas: Readonly<
    Record<SignLord, { readonly longitude: MicroArcseconds; readonly retrograde: boolean; readonly nature: Nature }>
  >;
}

interface View extends QuestionChart {
  readonly house: (graha: SignLord) => number;
  /** Who is in or fully aspects a sign. */
  readonly on: (sign: number) => readonly SignLord[];
  readonly sees: (graha: SignLord, sign: number) => boolean;
  readonly of: (nature: Nature, list?: readonly SignLord[]) => readonly SignLord[];
}

export function viewOf(chart: QuestionChart): View {
  const { lagna, grahas } = chart;
  const sign = (graha: SignLord): number => signIndex(grahas[graha].longitude);
  const sees = (graha: SignLord, to: number): boolean => castsAspect(graha, sign(graha), to);
  return {
    ...chart,
    house: (graha) => modulo(sign(graha) - lagna, 12) + 1,
    on: (to) => SIGN_LORDS.filter((graha) => sign(graha) === to || sees(graha, to)),
    sees,
    of: (nature, list = SIGN_LORDS) => list.filter((graha) => grahas[graha].nature === nature),
  };
}

const each = (
  rule: QuestionRule,
  side: QuestionSide,
  planets: readonly SignLord[],
  house: (graha: SignLord) => number,
): Found[] => planets.map((graha) => ({ rule, side, planets: [graha], house: house(graha) }));

const whole = (
  holds: boolean,
  rule: QuestionRule,
  side: QuestionSide,
  planets: readonly SignLord[] = [],
  house: number | null = null,
): Found[] => (holds ? [{ rule, side, planets, house }] : []);

/** What is judged for every question. */
function general({ lagna, grahas, house, on, sees, of }: View): Found[] {
  const benefics = of('benefic');
  const malefics = of('malefic');
  const among = (list: readonly SignLord[], houses: readonly number[]): SignLord[] =>
    list.filter((graha) => houses.includes(house(graha)));
  const rising = at(SIGN_RISINGS, lagna);
  const lord = lordOf(lagna);
  const onLagna = on(lagna);
  const moon = signIndex(grahas.Moon.longitude);
  const seeLagna = benefics.filter((graha) => sees(graha, lagna));
  const seeMoon = benefics.filter((graha) => sees(graha, moon));
  return [
    ...whole(rising === 'head', 'head_rising_lagna', 'for', [], 1),
    ...whole(rising === 'back', 'back_rising_lagna', 'against', [], 1),
    ...each('benefic_in_lagna', 'for', among(benefics, [1]), house),
    ...each('malefic_in_lagna', 'against', among(malefics, [1]), house),
    ...whole(BENEFIC_LORDS.includes(lord), 'lagna_of_benefic', 'for', [lord], 1),
    ...whole(!BENEFIC_LORDS.includes(lord), 'lagna_of_malefic', 'against', [lord], 1),
    ...whole(onLagna.includes(lord), 'lagna_with_its_lord', 'for', [lord], house(lord)),
    ...each('benefic_in_kendra_or_trikona', 'for', among(benefics, [...KENDRAS, ...TRIKONAS]), house),
    ...each('malefic_in_kendra_or_eighth', 'against', among(malefics, [...KENDRAS, 8]), house),
    ...each('malefic_in_3_6_11', 'for', among(malefics, [3, 6, 11]), house),
    ...(HUMAN_SIGNS.includes(lagna) ? each('human_lagna_seen_by_benefic', 'for', seeLagna, house) : []),
    ...whole(house('Moon') === 1, 'moon_in_lagna', 'against', ['Moon'], 1),
    ...whole(house('Moon') === 10, 'moon_in_tenth', 'for', ['Moon'], 10),
    ...whole(
      MOON_FOR_ALL.includes(house('Moon')) && sees('Jupiter', moon),
      'moon_seen_by_jupiter',
      'for',
      ['Moon', 'Jupiter'],
      house('Moon'),
    ),
    ...whole(seeLagna.length > 0 && seeMoon.length > 0, 'lagna_and_moon_seen_by_benefics', 'for', [
      ...new Set([...seeLagna, ...seeMoon]),
    ]),
  ];
}

/** The house of the matter by who is there or looks at it, and by the five places around it. */
function ofHouse({ lagna, house, on, of }: View, matterHouse: number): Found[] {
  const sign = modulo(lagna + matterHouse - 1, 12);
  const lord = lordOf(sign);
  const there = on(sign);
  const others = there.filter((graha) => graha !== lord);
  const around = (graha: SignLord): boolean => AROUND.includes(modulo(house(graha) - matterHouse, 12) + 1);
  return [
    ...whole(there.includes(lord), 'house_with_its_lord', 'for', [lord], house(lord)),
    ...each('benefic_on_house', 'for', of('benefic', others), house),
    ...each('malefic_on_house', 'against', of('malefic', others), house),
    ...each('benefic_around_house', 'for', of('benefic').filter(around), house),
    ...each('malefic_around_house', 'against', of('malefic').filter(around), house),
  ];
}

/** More than half lit, from the eighth tithi to the twenty-second. */
const BRIGHT = [3, 9] as const;

/** What the verses add for some matters. */
function ofMatter(view: View, matter: Matter): Found[] {
  const { lagna, grahas, house, sees, of } = view;
  const kind: Modality = modality(lagna);
  const benefics = of('benefic');
  const inHouses = (list: readonly SignLord[], houses: readonly number[]): SignLord[] =>
    list.filter((graha) => houses.includes(house(graha)));
  const moon = signIndex(grahas.Moon.longitude);
  const turning = (movable: QuestionSide, fixed: QuestionSide): Found[] => [
    ...whole(kind === 'movable', 'movable_lagna', movable, [], 1),
    ...whole(kind === 'fixed', 'fixed_lagna', fixed, [], 1),
  ];
  switch (matter) {
    case 'gain':
    case 'wealth':
      return each('benefic_in_3_5_7_11', 'for', inHouses(benefics, [3, 5, 7, 11]), house);
    case 'office':
      return [...each('benefic_in_7_10', 'for', inHouses(benefics, [7, 10]), house), ...turning('against', 'for')];
    case 'journey': {
      const leaving = kind === 'movable' ? inHouses(TRAVELLERS, [1]) : [];
      return [
        ...turning('for', 'against'),
        ...leaving.flatMap((graha) =>
          each('traveller_in_movable_lagna', grahas[graha].retrograde ? 'against' : 'for', [graha], house),
        ),
        ...each('traveller_in_eleventh', 'for', inHouses(OUTWARD, [11]), house),
        ...each('traveller_in_twelfth', 'against', inHouses(OUTWARD, [12]), house),
      ];
    }
    case 'return': {
      const late = inHouses(SIGN_LORDS, [6, 7]);
      return [
        ...turning('for', 'against'),
        ...each('graha_in_2_3_5', 'for', inHouses(SIGN_LORDS, [2, 3, 5]), house),
        ...whole(
          late.length > 0 && KENDRAS.includes(house('Jupiter')),
          'jupiter_in_kendra',
          'for',
          ['Jupiter', ...late.filter((graha) => graha !== 'Jupiter')],
          house('Jupiter'),
        ),
        ...each('mercury_or_venus_in_trikona', 'for', inHouses(['Mercury', 'Venus'], TRIKONAS), house),
      ];
    }
    case 'lost_thing': {
      const lit = modulo(grahas.Moon.longitude - grahas.Sun.longitude, TURN);
      const bright = lit >= BRIGHT[0] * SIGN && lit < BRIGHT[1] * SIGN;
      const seers = (['Jupiter', 'Venus'] as const).filter((graha) => sees(graha, moon));
      const strong = inHouses(benefics, [11]).filter((graha) => {
        const states = statesOf(graha, grahas[graha], grahas.Sun.longitude);
        return (states.includes('dipta') || states.includes('svastha')) && !states.includes('mushita');
      });
      const inLagna = inHouses(of('malefic'), [1]);
      const watchers = of('malefic').filter((graha) => sees(graha, lagna));
      return [
        ...turning('against', 'for'),
        ...whole(
          house('Moon') === 1 && bright && seers.length > 0,
          'bright_moon_in_lagna',
          'for',
          ['Moon', ...seers],
          1,
        ),
        ...each('strong_benefic_in_eleventh', 'for', strong, house),
        ...each('benefic_in_2_3_4', 'for', inHouses(benefics, [2, 3, 4]), house),
        ...whole(
          inLagna.length > 0 && watchers.length > 0,
          'malefic_lagna_seen_by_malefic',
          'against',
          [...inLagna, ...watchers],
          1,
        ),
      ];
    }
    case 'marriage': {
      const seers = (['Sun', 'Mercury', 'Jupiter'] as const).filter((graha) => sees(graha, moon));
      const company = of('malefic', view.on(moon)).filter((graha) => graha !== 'Moon');
      const even = house('Saturn') % 2 === 0;
      return [
        ...whole(
          MOON_FOR_MARRIAGE.includes(house('Moon')) && seers.length > 0,
          'moon_seen_for_marriage',
          'for',
          ['Moon', ...seers],
          house('Moon'),
        ),
        ...whole(
          MOON_FOR_ALL.includes(house('Moon')) && company.length > 0,
          'moon_with_malefic',
          'against',
          ['Moon', ...company],
          house('Moon'),
        ),
        ...each(even ? 'saturn_in_even_house' : 'saturn_in_odd_house', even ? 'for' : 'against', ['Saturn'], house),
      ];
    }
    default:
      return [];
  }
}

export function evidenceOf(chart: QuestionChart, matter: Matter | null, matterHouse: number | null): Found[] {
  const view = viewOf(chart);
  return [
    ...general(view),
    ...(matterHouse === null ? [] : ofHouse(view, matterHouse)),
    ...(matter === null ? [] : ofMatter(view, matter)),
  ];
}
