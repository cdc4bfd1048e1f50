import { sahams } from '../../annual/index.js';
import { tableHtml } from '../blocks.js';
import { placeInSign } from '../dates.js';
import { boxed, text } from '../html.js';
import { ask, type Part } from '../request.js';
import { WITHOUT_STRENGTHS } from './question.js';
import { formulaText } from './words.js';

/** The sahams of the annual chart with their lords and formulas. */
export const sahamTable: Part = (request) => {
  const { words } = request;
  const data = words.data(ask(sahams, request, { ...WITHOUT_STRENGTHS, sensitive: request.sensitive }));
  const notes = [
    data.day ? 'The year begins by day.' : 'The year begins by night: most formulas exchange their first two terms.',
    data.sahams.some(({ plus_30: isMore }) => isMore)
      ? '+30° where the third term is not met going forward from the second to the first.'
      : '',
    data.withheld === undefined
      ? ''
      : `${data.withheld.count} sahams of death, illness or sexual conduct are left out of this document.`,
  ];
  const table = tableHtml({
    columns: [
      { title: 'Saham' },
      { title: 'Place' },
      { title: words.term('House', 'ui', 'house'), align: 'end' },
      { title: 'Lord' },
      { title: 'Formula' },
    ],
    rows: data.sahams.map((one) => [
      one.name,
      placeInSign(one),
      String(one.house),
      one.lord,
      `${formulaText(words, one.formula)}${one.plus_30 ? ' + 30°' : ''}`,
    ]),
  });
  return boxed('p', 'note', text(notes.filter((note) => note !== '').join(' '))) + boxed('div', 'dense', table);
};
