import { at } from '../../math/at.js';
import { NAKSHATRA_NATURES, YONIS, yoniOf } from '../../zodiac/natures.js';
import type { KutaRecord, KutaSources } from '../rules/kutas.js';
import type { MoonStation } from '../rules/moon.js';
import { YONI_GRID } from '../tables/kutas.js';
import { source } from '../tables/sources.js';

const GRADES = ['mortal enemies', 'unfriendly', 'indifferent', 'friendly', 'the same animal'] as const;

/** Sex does not count. */
export function yoniPoints(bride: MoonStation, groom: MoonStation): number {
  return at(at(YONI_GRID, at(NAKSHATRA_NATURES, bride.nakshatra).yoni), at(NAKSHATRA_NATURES, groom.nakshatra).yoni);
}

function animalOf({ nakshatra }: MoonStation) {
  return { animal: at(YONIS, at(NAKSHATRA_NATURES, nakshatra).yoni), withSex: yoniOf(nakshatra) };
}

function report(bride: MoonStation, groom: MoonStation, points: number) {
  const hers = animalOf(bride);
  const his = animalOf(groom);
  return {
    sentence:
      hers.animal === his.animal
        ? `The nakshatras of both have the same animal, ${hers.animal}:`
        : `The bride's animal ${hers.animal} and the groom's ${his.animal} are ${at(GRADES, points)}:`,
    fields: { female_yoni: hers.withSex, male_yoni: his.withSex },
  };
}

export const YONI_KUTA = {
  id: 'yoni',
  name: 'Yoni',
  maxPoints: 4,
  points: yoniPoints,
  report,
} as const satisfies KutaRecord;

export const yoniSources: KutaSources = () => [
  source('chintamani', 'Vivāha 21–36', 'animals of the nakṣatras and the seven mortal enmities'),
  source(
    'raman',
    'table of yoni points, as repeated by saravali.de and VedAstro',
    'the grid, here in its symmetric form',
  ),
];
