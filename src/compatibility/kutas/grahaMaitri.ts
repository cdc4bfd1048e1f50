import { cite } from '../../operation/sources.js';
import { lordOf } from '../../zodiac/lords.js';
import { regard } from '../../zodiac/relationships.js';
import type { KutaRecord, KutaSources } from '../rules/kutas.js';
import type { MoonStation } from '../rules/moon.js';
import { MAITRI_POINTS } from '../tables/kutas.js';
import { source } from '../tables/sources.js';

const WORDS = { friend: 'a friend', neutral: 'neutral', enemy: 'an enemy' } as const;

export function grahaMaitriPoints(bride: MoonStation, groom: MoonStation): number {
  const hers = lordOf(bride.sign);
  const his = lordOf(groom.sign);
  return MAITRI_POINTS[regard(hers, his)][regard(his, hers)];
}

function report(bride: MoonStation, groom: MoonStation) {
  const hers = lordOf(bride.sign);
  const his = lordOf(groom.sign);
  return {
    sentence:
      hers === his
        ? `${hers} is the lord of both Moon signs:`
        : `To ${hers}, lord of the bride's Moon sign, the groom's lord ${his} is ${WORDS[regard(hers, his)]}; to ${his}, ${hers} is ${WORDS[regard(his, hers)]}:`,
    fields: { female_rashi_lord: hers, male_rashi_lord: his },
  };
}

export const GRAHA_MAITRI_KUTA = {
  id: 'graha_maitri',
  name: 'Graha Maitri',
  maxPoints: 5,
  points: grahaMaitriPoints,
  report,
} as const satisfies KutaRecord;

export const grahaMaitriSources: KutaSources = () => [
  cite(
    'bphs',
    '3.55',
    'natural friendships; all 42 relations agree with the rule told there, from the mūlatrikoṇa signs',
  ),
  source('maitriVerse', '117–118', 'points of each relation'),
];
