import {
  avoid,
  EVERY_ACT,
  good,
  inBothHalves,
  listAvoid,
  must,
  NEW_MOON,
  NO_BHADRA,
  NO_SANKRANTI,
  RIKTA,
  STARS,
  stars,
  textMust,
  VISIBLE,
  verse,
} from './actsCommon.js';
import type { ActRule } from './actTypes.js';

const UNCOMPARED = 'no printed list by dates was found that could be compared';
const NO_RIKTA = 'neither the fourth, ninth or fourteenth tithi nor the new moon';
const NOT_TUESDAY = [1, 2, 4, 5, 6, 7];

export const VAHANA: ActRule = {
  name: 'A vehicle',
  checked: `${UNCOMPARED}; the text speaks of horses and elephants, on which lists for vehicles rest`,
  conditions: [
    must(
      'nakshatra',
      'a light nakshatra, Revati, Dhanishta, Mrigashira, Swati, Shatabhisha or Punarvasu',
      { type: 'nakshatra', in: stars(STARS.kshipra, [27, 23, 5, 15, 24, 7]) },
      `${verse(2, 18)}, of horses`,
    ),
    must('weekday', 'not Tuesday', { type: 'weekday', in: NOT_TUESDAY }, `${verse(2, 18)}, of horses`),
    must('tithi', NO_RIKTA, { type: 'tithi', not_in: [...RIKTA, NEW_MOON] }, `${verse(2, 18)}, of horses`),
    listAvoid('bhadra', ...NO_BHADRA),
    NO_SANKRANTI,
    ...EVERY_ACT,
    good('monday', 'Monday, which is movable', { type: 'weekday', in: [2] }, verse(2, 3)),
    good(
      'chara',
      'a movable nakshatra, which favours mounting: Swati, Punarvasu, Shravana, Dhanishta, Shatabhisha',
      { type: 'nakshatra', in: STARS.chara },
      verse(2, 3),
    ),
  ],
};

export const VYAPARA: ActRule = {
  name: 'Opening of a shop',
  checked: UNCOMPARED,
  conditions: [
    must(
      'nakshatra',
      'a soft, fixed or light nakshatra',
      { type: 'nakshatra', in: stars(STARS.mridu, STARS.dhruva, STARS.kshipra) },
      verse(2, 17),
    ),
    must('weekday', 'not Tuesday', { type: 'weekday', in: NOT_TUESDAY }, verse(2, 17)),
    must('tithi', 'not the fourth, ninth or fourteenth tithi', { type: 'tithi', not_in: RIKTA }, verse(2, 17)),
    listAvoid('new_moon', 'not the tithi of the new moon', { type: 'tithi', not_in: [NEW_MOON] }, verse(1, 34)),
    listAvoid('bhadra', ...NO_BHADRA),
    NO_SANKRANTI,
    ...EVERY_ACT,
    good(
      'lagna',
      'Aquarius not rising',
      {
        type: 'lagna',
        in: [
          'Aries',
          'Taurus',
          'Gemini',
          'Cancer',
          'Leo',
          'Virgo',
          'Libra',
          'Scorpio',
          'Sagittarius',
          'Capricorn',
          'Pisces',
        ],
      },
      verse(2, 17),
    ),
  ],
};

export const KRAYA: ActRule = {
  name: 'A purchase',
  checked: UNCOMPARED,
  conditions: [
    must(
      'nakshatra',
      'Revati, Shatabhisha, Ashwini, Swati, Shravana or Chitra',
      { type: 'nakshatra', in: [27, 24, 1, 15, 22, 14] },
      verse(2, 16),
    ),
    listAvoid(
      'tithi',
      NO_RIKTA,
      { type: 'tithi', not_in: [...RIKTA, NEW_MOON] },
      `${verse(2, 17)}, of selling: on a good tithi`,
    ),
    listAvoid('bhadra', ...NO_BHADRA),
    NO_SANKRANTI,
    ...EVERY_ACT,
  ],
};

export const YATRA: ActRule = {
  name: 'A journey',
  checked: `${UNCOMPARED}; the direction, by which days and nakshatras are barred, is not asked for`,
  conditions: [
    must(
      'nakshatra',
      'Ashwini, Punarvasu, Anuradha, Mrigashira, Pushya, Revati, Hasta, Shravana or Dhanishta',
      { type: 'nakshatra', in: [1, 7, 17, 5, 8, 27, 13, 22, 23] },
      verse(11, 9),
    ),
    must(
      'tithi',
      'neither the sixth, eighth, twelfth, fourth, ninth or fourteenth tithi, the first of the bright half, nor the full or new moon',
      { type: 'tithi', not_in: [1, 15, NEW_MOON, ...RIKTA, ...inBothHalves(6, 8, 12)] },
      verse(11, 9),
    ),
    listAvoid('bhadra', ...NO_BHADRA),
    ...VISIBLE.map(({ id, asks, ask }) =>
      avoid(id, asks, ask, `${verse(1, '46-47')}, of a first pilgrimage and of going`),
    ),
    textMust('weekday', 'neither Sunday, Tuesday nor Saturday', { type: 'weekday', in: [2, 4, 5, 6] }, verse(11, 111)),
    NO_SANKRANTI,
    ...EVERY_ACT,
    good('sun_sign', 'the Sun in Sagittarius, Aries or Leo', { type: 'sun_sign', in: [9, 1, 5] }, verse(11, 8)),
    good(
      'lagna',
      'neither Aquarius nor Pisces rising',
      {
        type: 'lagna',
        in: ['Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo', 'Libra', 'Scorpio', 'Sagittarius', 'Capricorn'],
      },
      verse(11, '43-44'),
    ),
    good(
      'any_direction',
      'a nakshatra good for every direction: Anuradha, Hasta, Pushya, Ashwini',
      { type: 'nakshatra', in: [17, 13, 8, 1] },
      verse(11, 38),
    ),
  ],
};
