import type { Dispute, Rule } from '../../types.js';
import { BHADRA_RULES } from './bhadra.js';

const rule = (text: string, source: string, state: Rule['state'] = 'checked'): Rule => ({ rule: text, source, state });

const DAYS = 'published days, Drik Panchang and others';

export const DAY_RULES: Readonly<Record<string, Rule>> = {
  brahma_muhurta: rule('the last but one fifteenth of the night before', DAYS),
  pratah_sandhya: rule('the last tenth of the night before', DAYS),
  abhijit: rule('the eighth fifteenth of the day; none on Wednesday', DAYS),
  vijaya: rule('the eleventh fifteenth of the day', DAYS),
  godhuli: rule(
    'a thirtieth of the night, from sunset',
    `${DAYS}; other pages begin 2 to 12 minutes earlier, unexplained`,
  ),
  sayahna_sandhya: rule('the first tenth of the night', DAYS),
  nishita: rule('the eighth fifteenth of the night', DAYS),
  amrita_kala: rule('four sixtieths of the stay of the Moon in a nakshatra, from the ghati of the table', DAYS),
  rahu_kalam: rule('an eighth of the day: 8, 2, 7, 5, 6, 4, 3 from Sunday', DAYS),
  yamaganda: rule('an eighth of the day: 5, 4, 3, 2, 1, 7, 6 from Sunday', DAYS),
  gulika_kalam: rule('an eighth of the day: 7, 6, 5, 4, 3, 2, 1 from Sunday', DAYS),
  durmuhurta: rule(
    'fifteenths of the day and, on Tuesday, of the night, by the weekday',
    `${DAYS}; the names of Narada's verse`,
  ),
  varjyam: rule('four sixtieths of the stay of the Moon in a nakshatra, from the ghati of the table', DAYS),
  ...BHADRA_RULES,
  panchaka: rule(
    'the Moon from 300 to 360 degrees, named by the weekday of its entry: Roga, Raja, Agni, none, none, Chora, Mrityu from Sunday',
    'programs of almanacs',
    'agrees',
  ),
  vinchudo: rule('the Moon in Scorpio', 'programs of almanacs', 'agrees'),
  muhurtas: rule(
    'fifteenths of the day and of the night, with their names and qualities',
    'Narada Samhita 9.1-5, as quoted in the notes of panchang-core',
    'agrees',
  ),
  disha_shool: rule('by the weekday', 'PyJHora and panchang-core; Birthastro for Wednesday', 'agrees'),
};

export const DAY_DISPUTES: readonly Dispute[] = [
  {
    element: 'durmuhurta of Saturday',
    note: 'The first two fifteenths here, as Telugu almanacs have it; others have the third alone, Narada the second and the first of the night. The option saturday_durmuhurta chooses.',
  },
  {
    element: 'varjya of Mula',
    note: 'From the 20th and from the 56th ghati here, each by its ghati; some have one of them alone. The option mula_varjyam chooses.',
  },
  {
    element: 'length of the eighths',
    note: 'Eighths of the real day here, as almanacs of a place have it; daily sheets print slots of 90 minutes from 06:00 by the clock.',
  },
  {
    element: 'Brahma muhurta',
    note: 'A fifteenth of the real night here; many print 96 to 48 minutes before sunrise, up to 12 minutes apart.',
  },
  {
    element: 'sandhyas',
    note: 'Tenths of the night before sunrise and after sunset here; others two ghatis before and one after.',
  },
  {
    element: 'godhuli',
    note: 'From sunset for a thirtieth of the night here; others half before and half after sunset, or by the season. The option godhuli chooses.',
  },
  {
    element: 'mouth and tail of Bhadra',
    note: 'By the tithi here, as the verse has it; others always the first five and the last three parts. The option bhadra_parts chooses.',
  },
];
