import {
  avoid,
  BENEFIC_DAYS,
  EVERY_ACT,
  good,
  inBothHalves,
  listAvoid,
  must,
  NEW_MOON,
  NO_ADHIKA,
  NO_BHADRA,
  NO_DEVASHAYANA,
  NO_SANKRANTI,
  RIKTA,
  STARS,
  stars,
  VISIBLE,
  verse,
} from './actsCommon.js';
import type { ActRule } from './actTypes.js';

const FULL_MOON = 15;
const UNCOMPARED = 'no printed list by dates was found that could be compared';

export const SIMANTA: ActRule = {
  name: 'Parting of the hair (simantonnayana)',
  checked: UNCOMPARED,
  conditions: [
    must(
      'nakshatra',
      'Mrigashira, Pushya, Mula, Shravana, Punarvasu, Hasta; or Rohini, the three Uttaras, Revati',
      { type: 'nakshatra', in: stars([5, 8, 19, 22, 7, 13], STARS.dhruva, [27]) },
      verse(5, 8),
    ),
    must(
      'tithi',
      'neither the fourth, sixth, eighth, ninth, twelfth or fourteenth tithi nor the new moon',
      { type: 'tithi', not_in: [...RIKTA, ...inBothHalves(6, 8, 12), NEW_MOON] },
      verse(5, 8),
    ),
    good('weekday', 'Sunday, Tuesday or Thursday', { type: 'weekday', in: [1, 3, 5] }, verse(5, 8)),
    listAvoid('bhadra', ...NO_BHADRA),
    NO_SANKRANTI,
    ...EVERY_ACT,
  ],
};

export const NAMAKARANA: ActRule = {
  name: 'Naming (namakarana)',
  checked: UNCOMPARED,
  conditions: [
    must(
      'nakshatra',
      'a soft, fixed, light or movable nakshatra',
      { type: 'nakshatra', in: stars(STARS.mridu, STARS.dhruva, STARS.kshipra, STARS.chara) },
      verse(5, 11),
    ),
    must(
      'tithi',
      'neither the fourth, eighth, ninth or fourteenth tithi nor the full or new moon',
      { type: 'tithi', not_in: [...RIKTA, ...inBothHalves(8), FULL_MOON, NEW_MOON] },
      verse(5, 11),
    ),
    must(
      'weekday',
      'a day of a benefic: Monday, Wednesday, Thursday or Friday',
      { type: 'weekday', in: BENEFIC_DAYS },
      verse(5, 11),
    ),
    listAvoid('bhadra', ...NO_BHADRA),
    NO_SANKRANTI,
    ...EVERY_ACT,
    good('day', 'by day', { type: 'part', in: ['day'] }, 'almanacs'),
  ],
};

export const ANNAPRASHANA: ActRule = {
  name: 'First solid food (annaprashana)',
  checked: UNCOMPARED,
  conditions: [
    must(
      'nakshatra',
      'a fixed, soft, light or movable nakshatra',
      { type: 'nakshatra', in: stars(STARS.mridu, STARS.dhruva, STARS.kshipra, STARS.chara) },
      verse(5, 17),
    ),
    must(
      'tithi',
      'the second, third, fifth, seventh, tenth, thirteenth or the full moon',
      { type: 'tithi', in: inBothHalves(2, 3, 5, 7, 10, 13, FULL_MOON) },
      `${verse(5, 17)}, by what it leaves out: 1, 4, 6, 8, 9, 11, 12, 14 and the new moon`,
    ),
    must('weekday', 'neither Saturday, Tuesday nor Sunday', { type: 'weekday', in: BENEFIC_DAYS }, verse(5, 17)),
    listAvoid('bhadra', ...NO_BHADRA),
    avoid(
      'some_stars',
      'not Anuradha, Shatabhisha or Swati, which some reject',
      { type: 'nakshatra', not_in: [17, 24, 15] },
      verse(5, 18),
    ),
    NO_SANKRANTI,
    ...EVERY_ACT,
    good(
      'lagna',
      'neither Pisces, Aries nor Scorpio rising',
      {
        type: 'lagna',
        in: ['Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo', 'Libra', 'Sagittarius', 'Capricorn', 'Aquarius'],
      },
      verse(5, 17),
    ),
  ],
};

export const KARNAVEDHA: ActRule = {
  name: 'Piercing of the ears (karnavedha)',
  checked: UNCOMPARED,
  conditions: [
    must(
      'nakshatra',
      'Shravana, Dhanishta, Punarvasu, or a soft or light nakshatra',
      { type: 'nakshatra', in: stars([22, 23, 7], STARS.mridu, STARS.kshipra) },
      verse(5, 24),
    ),
    must('tithi', 'not the fourth, ninth or fourteenth tithi', { type: 'tithi', not_in: RIKTA }, verse(5, 24)),
    must('weekday', 'Monday, Wednesday, Thursday or Friday', { type: 'weekday', in: BENEFIC_DAYS }, verse(5, 24)),
    must(
      'month',
      'neither Chaitra nor Pausha',
      {
        type: 'lunar_month',
        in: [
          'Vaishakha',
          'Jyeshtha',
          'Ashadha',
          'Shravana',
          'Bhadrapada',
          'Ashvina',
          'Kartika',
          'Margashirsha',
          'Magha',
          'Phalguna',
        ],
        reckoning: 'purnimanta',
      },
      verse(5, 24),
    ),
    listAvoid('devashayana', ...NO_DEVASHAYANA, verse(5, 24)),
    NO_ADHIKA,
    ...VISIBLE,
    listAvoid('bhadra', ...NO_BHADRA),
    NO_SANKRANTI,
    ...EVERY_ACT,
    good(
      'lagna',
      'a sign of Venus or Jupiter rising',
      { type: 'lagna', in: ['Taurus', 'Libra', 'Sagittarius', 'Pisces'] },
      verse(5, 25),
    ),
  ],
};
