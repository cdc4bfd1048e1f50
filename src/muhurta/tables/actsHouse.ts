import {
  avoid,
  EVERY_ACT,
  good,
  inBothHalves,
  LISTS,
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
import type { ActCondition, ActRule } from './actTypes.js';

const WORKING_DAYS = [2, 4, 5, 6, 7];

const fixedLagna: ActCondition = good(
  'lagna',
  'a fixed sign rising: Taurus, Leo, Scorpio or Aquarius',
  { type: 'lagna', in: ['Taurus', 'Leo', 'Scorpio', 'Aquarius'] },
  verse(13, 1),
);

export const GRIHA_PRAVESHA: ActRule = {
  name: 'Entry into a house',
  checked:
    'the dates of 2030 and 2040 that AstroSage prints with their hours for New Delhi (fixtures/sources/acts.json); test/oracle/acts.test.ts counts the agreement',
  conditions: [
    must(
      'nakshatra',
      'a soft or fixed nakshatra: Mrigashira, Chitra, Anuradha, Revati, Rohini, the three Uttaras',
      { type: 'nakshatra', in: stars(STARS.mridu, STARS.dhruva) },
      verse(13, 1),
    ),
    must('weekday', 'neither Sunday nor Tuesday', { type: 'weekday', in: WORKING_DAYS }, verse(13, 4)),
    must(
      'tithi',
      'neither the fourth, ninth or fourteenth tithi nor the new moon',
      { type: 'tithi', not_in: [...RIKTA, NEW_MOON] },
      verse(13, 4),
    ),
    listAvoid(
      'randhra_tithi',
      'not the sixth, eighth or twelfth tithi',
      { type: 'tithi', not_in: inBothHalves(6, 8, 12) },
      `${verse(1, 36)}, which bars their first ghatis; printed lists leave them out whole`,
    ),
    listAvoid('full_moon', 'not the tithi of the full moon', { type: 'tithi', not_in: [15] }, LISTS),
    must(
      'month',
      'Vaishakha, Jyeshtha, Magha, Phalguna; and Karttika or Margashirsha, which the text allows for an old house or in need',
      {
        type: 'lunar_month',
        in: ['Vaishakha', 'Jyeshtha', 'Magha', 'Phalguna', 'Kartika', 'Margashirsha'],
        reckoning: 'amanta',
      },
      `${verse(13, '1-2')}; printed lists count months to the new moon`,
    ),
    textMust(
      'new_house',
      'for a new house Vaishakha, Jyeshtha, Magha or Phalguna',
      { type: 'lunar_month', in: ['Vaishakha', 'Jyeshtha', 'Magha', 'Phalguna'], reckoning: 'amanta' },
      verse(13, 1),
    ),
    textMust('northern_course', 'the Sun in his northern course, Capricorn to Gemini', NORTHERN, verse(13, 1)),
    NO_ADHIKA,
    ...VISIBLE,
    avoid('kharmasa', ...NO_KHARMASA, 'almanacs, of rites in general; printed lists of this act do not apply it'),
    avoid('bhadra', ...NO_BHADRA),
    NO_SANKRANTI,
    ...EVERY_ACT,
    fixedLagna,
  ],
};

export const GRIHA_ARAMBHA: ActRule = {
  name: 'Beginning of a house',
  checked: 'no printed list by dates was found that could be compared',
  conditions: [
    must(
      'nakshatra',
      'a fixed or soft nakshatra, Shatabhisha, Swati, Dhanishta, Hasta or Pushya',
      { type: 'nakshatra', in: stars(STARS.dhruva, STARS.mridu, [24, 15, 23, 13, 8]) },
      verse(12, 15),
    ),
    must('weekday', 'neither Sunday nor Tuesday', { type: 'weekday', in: WORKING_DAYS }, verse(12, 18)),
    must(
      'tithi',
      'neither the first, fourth, ninth or fourteenth tithi nor the new moon',
      { type: 'tithi', not_in: [...inBothHalves(1), ...RIKTA, NEW_MOON] },
      verse(12, 18),
    ),
    must(
      'month',
      'Vaishakha, Shravana, Margashirsha, Pausha or Phalguna',
      {
        type: 'lunar_month',
        in: ['Vaishakha', 'Shravana', 'Margashirsha', 'Pausha', 'Phalguna'],
        reckoning: 'purnimanta',
      },
      `${verse(12, '15-16')}: months from the dark half on`,
    ),
    must(
      'sun_sign',
      'the Sun in Aries, Taurus, Cancer, Leo, Libra, Scorpio, Capricorn or Aquarius',
      { type: 'sun_sign', in: [1, 2, 4, 5, 7, 8, 10, 11] },
      `${verse(12, '15-16')}; the direction of the door, which pairs months and signs, is not asked for`,
    ),
    NO_ADHIKA,
    ...VISIBLE,
    listAvoid('bhadra', ...NO_BHADRA),
    avoid(
      'panchaka',
      'the Moon not in Aquarius or Pisces, from the third quarter of Dhanishta to the end of Revati',
      { type: 'avoid', in: ['panchaka'] },
      `${verse(12, 18)}, "without panchaka", which may mean this or the five banas`,
    ),
    NO_SANKRANTI,
    ...EVERY_ACT,
    good(
      'lagna',
      'no movable sign rising',
      {
        type: 'lagna',
        in: ['Taurus', 'Gemini', 'Leo', 'Virgo', 'Scorpio', 'Sagittarius', 'Aquarius', 'Pisces'],
      },
      verse(12, 18),
    ),
  ],
};
