import { strengths } from '../../annual/index.js';
import { SIGN_LORDS } from '../../zodiac/lords.js';
import { tableHtml } from '../blocks.js';
import { boxed, type Html, text } from '../html.js';
import { ask, type Part, type ReportRequest } from '../request.js';
import { pointName, yearIn } from './question.js';
import { plain, vishwaText } from './words.js';

const numbers = (...titles: readonly string[]) => titles.map((title) => ({ title, align: 'end' as const }));

/** Highlights the lord of the year in a table of the seven. */
const isLordIn = (request: ReportRequest) => {
  const lord = pointName(request.words, yearIn(request).year_lord.lord);
  return ([graha]: readonly string[]): boolean => graha === lord;
};

function panchaVargiya(request: ReportRequest): Html {
  const bala = ask(strengths, request).data.pancha_vargiya;
  return tableHtml(
    {
      title: 'Pañcavargīya bala',
      columns: [
        { title: '' },
        { title: 'Kṣetra, of 30' },
        { title: 'Haddā, of 15' },
        { title: 'Drekkāṇa, of 10' },
        { title: 'Navāṁśa, of 5' },
        ...numbers('Ucca, of 20', 'Viśvā, of 20'),
      ],
      rows: SIGN_LORDS.map((graha) => {
        const one = bala[graha];
        const parts = [one.kshetra, one.hadda, one.drekkana, one.navamsha];
        return [
          pointName(request.words, graha),
          ...parts.map(({ points, relation }) => `${points} ${relation}`),
          one.uchcha.points.toFixed(2),
          `${plain(one.class)} ${vishwaText(one.vishwa)}`,
        ];
      }),
    },
    isLordIn(request),
  );
}

function harsha(request: ReportRequest): Html {
  const { harsha: joys, dwadasha_vargiya: twelve } = ask(strengths, request).data;
  return tableHtml(
    {
      title: 'Harṣa and dvādaśavargīya bala',
      columns: [
        { title: '' },
        ...numbers('House', 'Joy', 'Dignity', 'Sex of the house', 'Day or night', 'Harṣa, of 20', 'Net of 12 vargas'),
      ],
      rows: SIGN_LORDS.map((graha) => {
        const one = joys[graha];
        const { strong, weak, net } = twelve[graha];
        const parts = [one.house, one.place, one.dignity, one.gender_place, one.gender_time];
        return [
          pointName(request.words, graha),
          ...parts.map(String),
          `${one.class} ${one.total}`,
          `${strong} − ${weak} = ${String(net).replace('-', '−')}`,
        ];
      }),
    },
    isLordIn(request),
  );
}

/** Pañcavargīya, harṣa and dvādaśavargīya bala of the seven grahas. */
export const strengthTables: Part = (request) => {
  const relations = request.question.relation === 'two_camps' ? 'of the two camps' : 'by the places in the year';
  const note = `The lord of the year is tinted. Relations are those ${relations}. The twelve vargas count strong less weak; no source publishes values to check them by.`;
  return panchaVargiya(request) + harsha(request) + boxed('p', 'note', text(note));
};
