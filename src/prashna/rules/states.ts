import { DEGREE, type MicroArcseconds, modulo, SIGN, signIndex, TURN } from '../../math/angle.js';
import { isCombust } from '../../zodiac/combustion.js';
import { EXALTATION, oppositeSign } from '../../zodiac/dignity.js';
import { lordOf, type SignLord } from '../../zodiac/lords.js';
import { regard } from '../../zodiac/relationships.js';

export const QUESTION_STATES = [
  'dipta',
  'dina',
  'svastha',
  'mudita',
  'supta',
  'mushita',
  'parihiyamana',
  'pravriddha',
] as const;

/**
 * A state of a graha in a question: exalted, debilitated, in its sign, in a friend’s, in an enemy’s, combust, on the way to its debilitation or
 * to its exaltation. @names none
 */
export type QuestionState = (typeof QUESTION_STATES)[number];

/** By the sign alone; none in a neutral’s. */
function bySign(graha: SignLord, sign: number): QuestionState[] {
  const { sign: exalted } = EXALTATION[graha];
  if (sign === exalted) return ['dipta'];
  if (sign === oppositeSign(exalted)) return ['dina'];
  const lord = lordOf(sign);
  if (lord === graha) return ['svastha'];
  const felt = regard(graha, lord);
  return felt === 'friend' ? ['mudita'] : felt === 'enemy' ? ['supta'] : [];
}

/** Daivajñavallabhā 1.3–6; defeat in war and the vargas of benefics are left out. */
export function statesOf(
  graha: SignLord,
  { longitude, retrograde }: { readonly longitude: MicroArcseconds; readonly retrograde: boolean },
  sun: MicroArcseconds,
): QuestionState[] {
  const { sign, degree } = EXALTATION[graha];
  const past = modulo(longitude - (sign * SIGN + degree * DEGREE), TURN);
  const falling = past < TURN / 2 !== retrograde;
  return [
    ...bySign(graha, signIndex(longitude)),
    ...(isCombust(graha, longitude, sun, retrograde) ? ['mushita' as const] : []),
    falling ? 'parihiyamana' : 'pravriddha',
  ];
}
