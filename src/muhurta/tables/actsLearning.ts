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
  NO_KHARMASA,
  NO_SANKRANTI,
  NORTHERN,
  RIKTA,
  STARS,
  stars,
  textMust,
  VISIBLE,
  verse,
} from './actsCommon.js';
import type { ActRule } from './actTypes.js';

const UNCOMPARED = 'no printed list by dates was found that could be compared';
const NORTHERN_COURSE = 'the Sun in his northern course, Capricorn to Gemini';

export const CHAULA: ActRule = {
  name: 'Tonsure (chaula, mundan)',
  checked:
    'the dates from January to February of 2025 that newspapers print with their hours for New Delhi (fixtures/sources/acts.json)',
  conditions: [
    must(
      'nakshatra',
      'Jyeshtha, or a movable, light or soft nakshatra other than Anuradha',
      { type: 'nakshatra', in: stars([18], STARS.chara, STARS.kshipra, [5, 27, 14]) },
      verse(5, 29),
    ),
    must(
      'tithi',
      'the second, third, fifth, seventh, tenth, eleventh or thirteenth',
      { type: 'tithi', in: inBothHalves(2, 3, 5, 7, 10, 11, 13) },
      `${verse(5, 29)}, by what it leaves out: 1, 4, 6, 8, 9, 12, 14, the full and the new moon`,
    ),
    must('weekday', 'Monday, Wednesday, Thursday or Friday', { type: 'weekday', in: BENEFIC_DAYS }, verse(5, 29)),
    must(
      'month',
      'Magha, Phalguna, Vaishakha, Jyeshtha or Ashadha: the northern course without Chaitra',
      {
        type: 'lunar_month',
        in: ['Magha', 'Phalguna', 'Vaishakha', 'Jyeshtha', 'Ashadha'],
        reckoning: 'amanta',
      },
      `${verse(5, 29)}; printed lists count months to the new moon`,
    ),
    must('northern_course', NORTHERN_COURSE, NORTHERN, verse(5, '26, 29')),
    NO_ADHIKA,
    ...VISIBLE,
    avoid('kharmasa', ...NO_KHARMASA, 'almanacs, of rites in general; printed lists of this act do not apply it'),
    avoid('bhadra', ...NO_BHADRA),
    NO_SANKRANTI,
    ...EVERY_ACT,
    good(
      'lagna',
      'a sign of Mercury, the Moon, Venus or Jupiter rising',
      {
        type: 'lagna',
        in: ['Taurus', 'Gemini', 'Cancer', 'Virgo', 'Libra', 'Sagittarius', 'Pisces'],
      },
      verse(5, 29),
    ),
  ],
};

export const VIDYARAMBHA: ActRule = {
  name: 'First letters (vidyarambha)',
  checked: UNCOMPARED,
  conditions: [
    must(
      'nakshatra',
      'a light nakshatra, Shravana, Swati, Revati, Punarvasu, Ardra, Chitra or Anuradha',
      { type: 'nakshatra', in: stars(STARS.kshipra, [22, 15, 27, 7, 6, 14, 17]) },
      verse(5, 37),
    ),
    must(
      'tithi',
      'the second, third, fifth, sixth, tenth, eleventh or twelfth',
      { type: 'tithi', in: inBothHalves(2, 3, 5, 6, 10, 11, 12) },
      verse(5, 37),
    ),
    must(
      'weekday',
      'a day of a benefic: Monday, Wednesday, Thursday or Friday',
      { type: 'weekday', in: BENEFIC_DAYS },
      verse(5, 37),
    ),
    must('northern_course', NORTHERN_COURSE, NORTHERN, verse(5, 37)),
    NO_ADHIKA,
    listAvoid('bhadra', ...NO_BHADRA),
    NO_SANKRANTI,
    ...EVERY_ACT,
    good(
      'lagna',
      'no movable sign rising',
      {
        type: 'lagna',
        in: ['Taurus', 'Gemini', 'Leo', 'Virgo', 'Scorpio', 'Sagittarius', 'Aquarius', 'Pisces'],
      },
      verse(5, 37),
    ),
  ],
};

export const UPANAYANA: ActRule = {
  name: 'Sacred thread (upanayana)',
  checked: UNCOMPARED,
  conditions: [
    must(
      'nakshatra',
      'a light, fixed, movable or soft nakshatra, Ashlesha, Mula, Ardra or one of the three Purvas',
      {
        type: 'nakshatra',
        in: stars(STARS.kshipra, STARS.dhruva, STARS.chara, STARS.mridu, [9, 19, 6, 11, 20, 25]),
      },
      verse(5, 40),
    ),
    must(
      'tithi',
      'the second, third, fifth, tenth, eleventh or twelfth of the bright half, or the second, third or fifth of the dark half',
      { type: 'tithi', in: [2, 3, 5, 10, 11, 12, 17, 18, 20] },
      `${verse(5, 40)}: of the dark half the first third`,
    ),
    must(
      'weekday',
      'Sunday, Monday, Wednesday, Thursday or Friday',
      { type: 'weekday', in: [1, 2, 4, 5, 6] },
      verse(5, 40),
    ),
    must('daytime', 'by day, before the afternoon', { type: 'no_afternoon' }, verse(5, '40, 48')),
    must('northern_course', NORTHERN_COURSE, NORTHERN, verse(5, 26)),
    NO_ADHIKA,
    ...VISIBLE,
    listAvoid('bhadra', ...NO_BHADRA),
    avoid('kharmasa', ...NO_KHARMASA, 'almanacs, of rites in general'),
    textMust(
      'bright_half',
      'not in the dark half, nor on the fourth, ninth or fourteenth',
      {
        type: 'tithi',
        not_in: [...RIKTA.filter((number) => number < NEW_MOON / 2), ...Array.from({ length: 15 }, (_, i) => 16 + i)],
      },
      verse(5, 48),
    ),
    NO_SANKRANTI,
    ...EVERY_ACT,
  ],
};
