import { signIndex } from '../../math/angle.js';
import { recordOf } from '../../math/recordOf.js';
import { EXALTATION } from '../../zodiac/dignity.js';
import { lordOf, SIGN_LORDS, type SignLord } from '../../zodiac/lords.js';
import { FEMININE, FEMININE_HOUSES, JOY_HOUSES } from '../tables/tajika.js';
import { houseFrom, type TajikaChart } from './chart.js';

const POINTS = 5;

export interface Harsha {
  readonly place: number;
  readonly dignity: number;
  readonly gender_place: number;
  readonly gender_time: number;
  readonly total: number;
  readonly house: number;
}

function harshaOf({ longitudes, ascendant, day }: TajikaChart, graha: SignLord): Harsha {
  const sign = signIndex(longitudes[graha]);
  const house = houseFrom(sign, signIndex(ascendant));
  const feminine = FEMININE.includes(graha);
  const points = (holds: boolean): number => (holds ? POINTS : 0);
  const place = points(house === JOY_HOUSES[graha]);
  const dignity = points(sign === EXALTATION[graha].sign || lordOf(sign) === graha);
  const genderPlace = points(feminine === FEMININE_HOUSES.includes(house));
  const genderTime = points(feminine !== day);
  return {
    place,
    dignity,
    gender_place: genderPlace,
    gender_time: genderTime,
    total: place + dignity + genderPlace + genderTime,
    house,
  };
}

export function harshas(chart: TajikaChart): Record<SignLord, Harsha> {
  return recordOf(SIGN_LORDS, (graha) => harshaOf(chart, graha));
}
