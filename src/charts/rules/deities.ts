import { DEGREE, type MicroArcseconds, SIGN, signIndex } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { isOddSign } from '../../zodiac/signNature.js';
import { DEITY_RULES, type DeityRule, type DeityVarga, type DrekkanaDeities } from '../tables/deities.js';
import type { DeityId } from '../tables/deityNames.js';
import { VARGA_RULES, type VargaRule } from '../tables/vargas.js';

/** Parts of a sign that have names: five in the triṃśāṃśa, else as many as the division has. */
export function namedParts(varga: DeityVarga): number {
  const { divisions, spans }: VargaRule = VARGA_RULES[varga];
  return spans === undefined ? divisions : spans[0].length;
}

/** Which part of its sign a longitude is in, 0 …; a boundary begins the next part. */
export function partOfSign(longitude: MicroArcseconds, varga: DeityVarga): number {
  const { divisions, spans }: VargaRule = VARGA_RULES[varga];
  const inSign = longitude % SIGN;
  if (spans === undefined) return Math.floor((inSign * divisions) / SIGN);
  return spans[isOddSign(signIndex(longitude)) ? 0 : 1].findIndex(({ end }) => inSign < end * DEGREE);
}

/** The deity of a part of a sign. @param sign 0 (Aries) … 11 @param part 0 … */
export function deityOf(varga: DeityVarga, sign: number, part: number, drekkana: DrekkanaDeities = 'order'): DeityId {
  const { order, names, even }: DeityRule = DEITY_RULES[varga];
  const rule = varga === 'd3' && drekkana === 'modality' ? 'modality' : order;
  switch (rule) {
    case 'same':
      return at(names, part % names.length);
    case 'reversed':
      return at(names, (isOddSign(sign) ? part : namedParts(varga) - 1 - part) % names.length);
    case 'modality':
      return at(names, ((sign % 3) + part) % names.length);
    case 'two_lists':
      return at(isOddSign(sign) ? names : (even ?? names), part);
  }
}
