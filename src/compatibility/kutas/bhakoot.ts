import { modulo } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { ordinal } from '../../operation/ordinal.js';
import { lordOf } from '../../zodiac/lords.js';
import { SIGNS } from '../../zodiac/names.js';
import { regard } from '../../zodiac/relationships.js';
import type { BhakootCancellation, ForgivenBy, KutaRecord, KutaSources } from '../rules/kutas.js';
import type { MoonStation } from '../rules/moon.js';
import { BHAKOOT_DOSHAS, type BhakootDosha } from '../tables/kutas.js';
import { source } from '../tables/sources.js';

type InSign = Pick<MoonStation, 'sign'>;

export interface BhakootRelation {
  /** Inclusive count from the groom's sign to the bride's, 1 … 12. */
  readonly position: number;
  /** `6-8 (Shadashtaka)`; undefined for a good relation. */
  readonly dosha: BhakootDosha | undefined;
  readonly cancelled: BhakootCancellation | undefined;
}

export function bhakootRelation(bride: InSign, groom: InSign, rule: ForgivenBy): BhakootRelation {
  const position = modulo(bride.sign - groom.sign, SIGNS.length) + 1;
  const dosha = BHAKOOT_DOSHAS[position];
  if (dosha === undefined || rule === 'none') return { position, dosha, cancelled: undefined };
  const hers = lordOf(bride.sign);
  const his = lordOf(groom.sign);
  if (hers === his) return { position, dosha, cancelled: 'same lord' };
  const toHim = regard(hers, his) === 'friend';
  const toHer = regard(his, hers) === 'friend';
  const forgiven = rule === 'strict' ? toHim && toHer : toHim || toHer;
  return { position, dosha, cancelled: forgiven ? 'friendly lords' : undefined };
}

const MAX_POINTS = 7;

export function bhakootPoints(bride: MoonStation, groom: MoonStation, rule: ForgivenBy): number {
  const { dosha, cancelled } = bhakootRelation(bride, groom, rule);
  return dosha !== undefined && cancelled === undefined ? 0 : MAX_POINTS;
}

function reason(bride: MoonStation, groom: MoonStation, rule: ForgivenBy): string {
  const { dosha, cancelled } = bhakootRelation(bride, groom, rule);
  if (dosha === undefined) return 'a good relation';
  const bad = `the bad relation ${dosha}`;
  if (rule === 'none') return `${bad}; no cancellation is granted`;
  const hers = lordOf(bride.sign);
  const his = lordOf(groom.sign);
  if (cancelled === 'same lord') return `${bad}, cancelled because ${hers} is the lord of both`;
  const friendship =
    rule === 'strict'
      ? `the lords ${hers} and ${his} are${cancelled ? '' : ' not'} friends of each other`
      : `${cancelled ? 'one' : 'neither'} of the lords ${hers} and ${his} holds the other a friend`;
  return cancelled ? `${bad}, cancelled because ${friendship}` : `${bad}, and nothing cancels it since ${friendship}`;
}

function report(bride: MoonStation, groom: MoonStation, _points: number, rule: ForgivenBy) {
  const { position, dosha, cancelled } = bhakootRelation(bride, groom, rule);
  const hers = at(SIGNS, bride.sign).name;
  const his = at(SIGNS, groom.sign).name;
  return {
    sentence: `Counted from the groom's sign ${his}, the bride's ${hers} is the ${ordinal(position)}, ${reason(bride, groom, rule)}:`,
    fields: {
      dosha:
        dosha === undefined
          ? ('None' as const)
          : cancelled === undefined
            ? dosha
            : (`${dosha} - cancelled (${cancelled})` as const),
      female_rashi: hers,
      male_rashi: his,
      position,
    },
  };
}

export const BHAKOOT_KUTA = {
  id: 'bhakoot',
  name: 'Bhakoot',
  maxPoints: MAX_POINTS,
  points: bhakootPoints,
  report,
} as const satisfies KutaRecord;

export const bhakootSources: KutaSources = () => [
  source('chintamani', 'Vivāha 31', 'the relations 2-12, 5-9 and 6-8'),
  source('muhurtraj', 'p. 34', 'the four bad 5-9 pairs: what the strict rule leaves'),
  source('muhurtraj', 'p. 32', 'the six friendly 6-8 pairs: what the lenient rule cancels'),
];
