import { type TajikaPair, type TajikaYogaFound, yogas } from '../../annual/index.js';
import { SIGN_LORDS } from '../../zodiac/lords.js';
import { tableHtml } from '../blocks.js';
import { boxed, text } from '../html.js';
import { ask, type Part } from '../request.js';
import type { Wording } from '../wording.js';
import { instantText } from './instants.js';
import { pointName } from './question.js';
import { evidenceText, idText, plain } from './words.js';

const isOfPairs = ({ name }: TajikaYogaFound): boolean => name === 'ithasala' || name === 'ishrafa';

const pairRow = (
  words: Wording,
  {
    planets,
    aspect,
    nature,
    yoga,
    kind,
    difference_degrees: apart,
    limit_degrees: orb,
    perfects_at: exact,
  }: TajikaPair,
): string[] => [
  planets.map((graha) => pointName(words, graha)).join(', '),
  [aspect, nature]
    .filter((part) => part !== null)
    .map((part) => plain(part ?? ''))
    .join(', '),
  [idText(words, yoga ?? ''), kind ?? ''].filter((part) => part !== '').join(', '),
  `${Math.abs(apart).toFixed(2)}°`,
  `${orb}°`,
  exact === null ? '–' : instantText(words, exact),
];

/** Pairs of grahas that approach or leave each other within their orbs. */
export const pairs: Part = (request) => {
  const { pairs: all } = ask(yogas, request).data;
  const judged = all.filter(({ yoga }) => yoga !== null);
  return (
    boxed(
      'div',
      'tight',
      tableHtml({
        title: 'Aspects within their orbs',
        columns: [
          { title: 'Grahas' },
          { title: 'Aspect' },
          { title: 'Yoga' },
          { title: 'Apart', align: 'end' },
          { title: 'Orb', align: 'end' },
          { title: 'Exact' },
        ],
        rows: judged.map((one) => pairRow(request.words, one)),
      }),
    ) +
    boxed(
      'p',
      'note',
      text(`${all.length - judged.length} of ${all.length} pairs are outside their orbs, or have no aspect.`),
    )
  );
};

/** The other yogas that hold, with the facts that make them, and the names of those that do not. */
export const otherYogas: Part = (request) => {
  const { words } = request;
  const names = (grahas: readonly string[]): string => grahas.map((graha) => pointName(words, graha)).join(', ');
  const { yogas: found, absent } = ask(yogas, request).data;
  const others = found.filter((yoga) => !isOfPairs(yoga));
  const table =
    others.length === 0
      ? ''
      : tableHtml({
          title: 'Yogas of Tājika',
          columns: [{ title: 'Yoga' }, { title: 'Grahas' }, { title: 'Facts' }],
          rows: others.map(({ name, planets, through, extent, evidence }) => [
            extent === null ? idText(words, name) : `${idText(words, name)}, ${extent}`,
            planets.length === SIGN_LORDS.length
              ? 'all seven'
              : `${names(planets)}${through === null ? '' : ` through ${pointName(words, through)}`}`,
            evidenceText(words, evidence),
          ]),
        });
  const rest = absent.length === 0 ? '' : `Do not hold in this year: ${absent.map(plain).join(', ')}.`;
  return (rest === '' ? '' : boxed('p', 'note', text(rest))) + boxed('div', 'dense fine names', table);
};
