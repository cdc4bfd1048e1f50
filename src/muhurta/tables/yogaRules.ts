import { rule } from '../../operation/rule.js';
import type { Rule } from '../../types.js';

export const YOGA_RULES: Readonly<Record<string, Rule>> = {
  anandadi: rule(
    'the place of the nakshatra of the Moon among twenty-eight, counted from that of the weekday; good or bad by its name',
    'published days of Wednesday and Saturday',
    'checked',
  ),
  amrita_siddhi: rule('one nakshatra for each weekday', 'a published day of 2020-12-31', 'checked'),
  sarvartha_siddhi: rule(
    'three to seven nakshatras for each weekday',
    'Muhurtaraja p. 45; a published day of 2020-12-31',
    'checked',
  ),
  ravi_yoga: rule(
    'the nakshatra of the Moon the 4th, 6th, 9th, 10th, 13th or 20th from that of the Sun, both counted',
    'published days of 2020-12-29 and 2022-01-24',
    'checked',
  ),
  dvipushkara: rule(
    'Sunday, Tuesday or Saturday with tithi 2, 7 or 12 of either half and Mrigashira, Chitra or Dhanishta',
    'programs of almanacs',
    'agrees',
  ),
  tripushkara: rule(
    'the same weekdays and tithis with Krittika, Punarvasu, Uttara Phalguni, Vishakha, Uttara Ashadha or Purva Bhadrapada',
    'programs of almanacs, index slips put right',
    'agrees',
  ),
  ravi_pushya: rule('Pushya on Sunday', 'common usage', 'agrees'),
  guru_pushya: rule('Pushya on Thursday', 'a published day of 2020-12-31', 'checked'),
  aadal: rule(
    'the nakshatra of the Moon the 2nd, 7th, 9th, 14th, 16th, 21st, 23rd or 28th from that of the Sun among twenty-eight',
    'published days',
    'checked',
  ),
  vidaal: rule(
    'the nakshatra of the Moon the 3rd, 6th, 10th, 13th, 17th, 20th, 24th or 27th from that of the Sun among twenty-eight',
    'published days',
    'checked',
  ),
  jwalamukhi: rule('five pairs of tithi and nakshatra', 'one program (panchang-core)', 'unconfirmed'),
  ganda_moola: rule('the Moon in Ashwini, Ashlesha, Magha, Jyeshtha, Mula or Revati', 'common usage', 'agrees'),
};
