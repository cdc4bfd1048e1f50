import { modulo, signIndex } from '../../math/angle.js';
import { castsAspect } from '../../zodiac/drishti.js';
import { SIGN_LORDS, type SignLord } from '../../zodiac/lords.js';
import type { QuestionChart, QuestionSide } from './evidence.js';

export const ARUDHA_RULES = [
  'arudha_in_6_8_12',
  'moon_in_arudha',
  'moon_in_fourth',
  'moon_in_tenth',
  'moon_in_seventh',
  'chatra_in_2_12',
  'chatra_in_2_12_with_jupiter',
  'chatra_in_3_11',
  'chatra_in_5_9',
  'chatra_in_6_8',
  'malefic_on_chatra',
  'benefic_on_chatra',
  'benefic_at_lagna',
  'malefic_at_lagna',
  'benefic_at_arudha',
  'malefic_at_arudha',
  'benefic_at_chatra',
  'malefic_at_chatra',
] as const;

/** A rule of the verses on the ārūḍha. @names none */
export type ArudhaRule = (typeof ARUDHA_RULES)[number];

export interface ArudhaFound {
  readonly rule: ArudhaRule;
  readonly side: QuestionSide;
  readonly planets: readonly SignLord[];
  readonly verse: string;
}

interface Signs {
  readonly arudha: number;
  readonly chatra: number;
}

/** Who is good at each of the three: Jñānapradīpikā 163–166, read. Of the ārūḍha it names the Moon alone. */
export const GOOD: Readonly<Record<'lagna' | 'arudha' | 'chatra', readonly SignLord[]>> = {
  lagna: ['Moon', 'Mercury', 'Jupiter', 'Venus'],
  chatra: ['Moon', 'Mercury', 'Jupiter', 'Venus'],
  arudha: ['Moon'],
};
/** Jñānapradīpikā 167, read. */
export const BAD: readonly SignLord[] = ['Sun', 'Mars', 'Saturn'];

/** Jñānapradīpikā 153–167; death, illness and captivity are left out. */
export function arudhaEvidence({ lagna, grahas }: QuestionChart, { arudha, chatra }: Signs): ArudhaFound[] {
  const sign = (graha: SignLord): number => signIndex(grahas[graha].longitude);
  const count = (to: number, from: number): number => modulo(to - from, 12) + 1;
  const on = SIGN_LORDS.filter((graha) => sign(graha) === chatra || castsAspect(graha, sign(graha), chatra));
  const one = (
    rule: ArudhaRule,
    side: QuestionSide,
    verse: string,
    planets: readonly SignLord[] = [],
  ): ArudhaFound[] => [{ rule, side, planets, verse: `JP ${verse}` }];
  const when = (holds: boolean, found: () => ArudhaFound[]): ArudhaFound[] => (holds ? found() : []);

  function ofChatra(): ArudhaFound[] {
    const house = count(chatra, lagna);
    const judged = (): ArudhaFound[] => {
      const malefics = on.filter((graha) => grahas[graha].nature === 'malefic');
      const benefics = on.filter((graha) => grahas[graha].nature === 'benefic');
      return [
        ...when(malefics.length > 0, () => one('malefic_on_chatra', 'against', '159–161', malefics)),
        ...when(benefics.length > 0, () => one('benefic_on_chatra', 'for', '160–161', benefics)),
      ];
    };
    if (house === 2 || house === 12)
      return on.includes('Jupiter')
        ? one('chatra_in_2_12_with_jupiter', 'for', '158', ['Jupiter'])
        : one('chatra_in_2_12', 'against', '158');
    if (house === 3 || house === 11) return [...one('chatra_in_3_11', 'for', '159'), ...judged()];
    if (house === 5 || house === 9) return [...one('chatra_in_5_9', 'for', '161'), ...judged()];
    return when(house === 6 || house === 8, () => one('chatra_in_6_8', 'against', '162'));
  }

  function atPoint(point: 'lagna' | 'arudha' | 'chatra', place: number): ArudhaFound[] {
    const there = (list: readonly SignLord[]): readonly SignLord[] => list.filter((graha) => sign(graha) === place);
    const good = there(GOOD[point]);
    const bad = there(BAD);
    return [
      ...when(good.length > 0, () => one(`benefic_at_${point}`, 'for', '163–166', good)),
      ...when(bad.length > 0, () => one(`malefic_at_${point}`, 'against', '167', bad)),
    ];
  }

  const moon = count(sign('Moon'), arudha);
  return [
    ...when([6, 8, 12].includes(count(arudha, lagna)), () => one('arudha_in_6_8_12', 'against', '154')),
    ...when(moon === 1, () => one('moon_in_arudha', 'for', '153', ['Moon'])),
    ...when(moon === 4, () => one('moon_in_fourth', 'for', '153', ['Moon'])),
    ...when(moon === 10, () => one('moon_in_tenth', 'for', '153', ['Moon'])),
    ...when(moon === 7, () => one('moon_in_seventh', 'against', '153', ['Moon'])),
    ...ofChatra(),
    ...atPoint('lagna', lagna),
    ...atPoint('chatra', chatra),
    ...atPoint('arudha', arudha),
  ];
}
