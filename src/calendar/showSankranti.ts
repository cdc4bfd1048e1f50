import { chartBlock, when, words } from '../annual/showParts.js';
import { facts, prose } from '../operation/layout.js';
import { type Block, type Readings, reading } from '../operation/show.js';
import { placeText } from '../operation/words.js';
import { type SankrantiWindow, sankranti } from './sankranti.js';

const windowText = (window: SankrantiWindow | null): string =>
  window === null ? 'none: the Sun does not rise or set' : `${when(window.start)} to ${window.end.slice(11, 19)}`;

const BEST = {
  before: 'The part before the entry is the best.',
  middle: 'The middle is the best.',
  after: 'The part after the entry is the best.',
} as const;

export const SANKRANTI_READINGS: Readings = {
  ...reading(sankranti, {
    show: ({ input, data }): Block[] => {
      const { figure } = data;
      return [
        {
          kind: 'heading',
          title: `The Sun enters ${data.sign}`,
          lines: [`${when(data.at)}, ${placeText(input.place)}`],
        },
        facts('', [
          ['Kind', words(data.kind)],
          ['Weekday', `${data.weekday}: ${data.name_by_weekday}`],
          ['Nakshatra', `${data.nakshatra}: ${data.name_by_nakshatra}, ${data.muhurtas} muhurtas`],
          ['Tithi', `${data.tithi_number} ${data.tithi}`],
          ['Yoga', data.yoga],
          ['Karana', `${data.karana}: ${data.posture}`],
        ]),
        facts('As almanacs picture it', [
          ['Vehicle', words(figure.vehicle)],
          ['Garment', words(figure.garment)],
          ['Weapon', words(figure.weapon)],
          ['Food', words(figure.food)],
          ['Paste', words(figure.paste)],
          ['Being', words(figure.being)],
          ['Flower', words(figure.flower)],
        ]),
        facts('', [
          ['Punya kala', windowText(data.punya_kala)],
          ...(data.maha_punya_kala === null
            ? []
            : ([['Maha punya kala', windowText(data.maha_punya_kala)]] satisfies [string, string][])),
        ]),
        prose(BEST[data.best_part]),
        chartBlock(data.chart, 'Sankranti'),
      ];
    },
    fields: {
      year: { value: 'YEAR', summary: 'Gregorian year of the entry, on the clocks of the place' },
      sign_number: { value: 'SIGN', summary: 'Sign that is entered: 1 Aries to 12 Pisces' },
    },
  }),
};
