import { at } from '../../math/at.js';
import { NADIS, nadiOf } from '../../zodiac/natures.js';
import type { ForgivenBy, KutaRecord, KutaSources } from '../rules/kutas.js';
import type { MoonStation } from '../rules/moon.js';
import { source } from '../tables/sources.js';

export type NadiException =
  | 'same sign, different nakshatra'
  | 'same nakshatra, different sign'
  | 'same nakshatra, different pada';

export interface NadiRelation {
  readonly same: boolean;
  readonly exception: NadiException | undefined;
}

export function nadiRelation(bride: MoonStation, groom: MoonStation, rule?: ForgivenBy): NadiRelation {
  const same = nadiOf(bride.nakshatra) === nadiOf(groom.nakshatra);
  if (!same || rule === 'none') return { same, exception: undefined };
  const sameStar = bride.nakshatra === groom.nakshatra;
  const sameSign = bride.sign === groom.sign;
  if (sameSign && !sameStar) return { same, exception: 'same sign, different nakshatra' };
  if (sameStar && !sameSign) return { same, exception: 'same nakshatra, different sign' };
  if (sameStar && bride.pada !== groom.pada) return { same, exception: 'same nakshatra, different pada' };
  return { same, exception: undefined };
}

const isDosha = ({ same, exception }: NadiRelation): boolean => same && exception === undefined;

const MAX_POINTS = 8;

export function nadiPoints(bride: MoonStation, groom: MoonStation, rule?: ForgivenBy): number {
  return isDosha(nadiRelation(bride, groom, rule)) ? 0 : MAX_POINTS;
}

function report(bride: MoonStation, groom: MoonStation, _points: number, rule: ForgivenBy) {
  const relation = nadiRelation(bride, groom, rule);
  const { same, exception } = relation;
  const hers = at(NADIS, nadiOf(bride.nakshatra));
  const his = at(NADIS, nadiOf(groom.nakshatra));
  const both = `Bride and groom both have the nadi ${hers}`;
  return {
    sentence: !same
      ? `The nadis differ, ${hers} for the bride and ${his} for the groom:`
      : exception === undefined
        ? `${both} and no exception ${rule === 'none' ? 'is granted' : 'applies'}:`
        : `${both}, but an exception applies (${exception}):`,
    fields: {
      exception_applied: exception !== undefined,
      female_nadi: hers,
      male_nadi: his,
      nadi_dosha: isDosha(relation),
    },
  };
}

export const NADI_KUTA = {
  id: 'nadi',
  name: 'Nadi',
  maxPoints: MAX_POINTS,
  points: nadiPoints,
  report,
} as const satisfies KutaRecord;

export const nadiSources: KutaSources = () => [
  source('chintamani', 'Vivāha 34', 'nāḍīs of the 27 nakṣatras; the formula gives all of them'),
  source('gujaratiBook', 'p. 55', 'the three exceptions'),
  source('narada', '26.124–126', 'the same star or sign graded'),
];
