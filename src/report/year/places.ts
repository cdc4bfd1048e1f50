import { rasi } from '../../charts/rasi.js';
import { GRAHAS, type Graha, SIGNS } from '../../zodiac/names.js';
import { tableHtml } from '../blocks.js';
import { placeInSign } from '../dates.js';
import type { Html } from '../html.js';
import { ask, type Part, type ReportRequest } from '../request.js';
import { lagnaName, pointName, requestOfBirth, yearIn, yearShown } from './question.js';
import { officeText, plain, vishwaText } from './words.js';

/** The office bearers with their strengths. */
export const offices: Part = (request) => {
  const { words } = request;
  const { year_lord: lord, day } = yearIn(request);
  const { candidates } = lord;
  return tableHtml(
    {
      title: 'The office bearers',
      columns: [
        { title: 'Office' },
        { title: 'Sign' },
        { title: 'Graha' },
        { title: 'Aspect on the lagna' },
        { title: 'Viśvā of 20', align: 'end' },
      ],
      rows: candidates.map(({ office, planet, sign, aspect_on_ascendant: aspect, eligible, vishwa }) => [
        officeText(words, office, day),
        sign === null ? '–' : words.term(sign, 'signs', sign),
        pointName(words, planet),
        eligible ? plain(aspect ?? '') : `${plain(aspect ?? 'none')}, does not count`,
        vishwaText(vishwa),
      ]),
    },
    (_, i) => candidates[i]?.planet === lord.lord,
  );
};

const natalIn = (request: ReportRequest) => ask(rasi, requestOfBirth(request)).data;

const natalShown = (request: ReportRequest) => request.words.data(ask(rasi, requestOfBirth(request)));

/** Returns what says whether a graha of the year is retrograde. */
function motionIn(request: ReportRequest): (graha: Graha) => string {
  const { planetary_positions: places } = yearIn(request).chart;
  const back = request.words.term('retrograde', 'states', 'retrograde');
  return (graha) => (places[graha].retrograde === '' ? '' : back);
}

/** The lagna, the grahas and munthā of the year, beside their places at birth. */
export const places: Part = (request) => {
  const { words } = request;
  const { chart, muntha, natal: points } = yearShown(request);
  const natal = natalShown(request).planetary_positions;
  const motionOf = motionIn(request);
  const row = (
    name: string,
    place: typeof chart.ascendant,
    house: number,
    motion: string,
    atBirth: string,
  ): readonly string[] => [
    name,
    placeInSign(place),
    `${place.nakshatra} ${place.pada}`,
    String(house),
    motion,
    atBirth,
  ];
  return tableHtml(
    {
      title: 'Places of the year and of the birth',
      columns: [
        { title: '' },
        { title: 'In the year' },
        { title: `${words.term('Nakṣatra', 'limbs', 'nakshatra')}, ${words.term('pāda', 'ui', 'pada')}` },
        { title: words.term('House', 'ui', 'house'), align: 'end' },
        { title: 'Motion' },
        { title: 'At birth' },
      ],
      rows: [
        row(lagnaName(words), chart.ascendant, 1, '', placeInSign(points.ascendant)),
        ...GRAHAS.map((graha) => {
          const place = chart.planetary_positions[graha];
          return row(pointName(words, graha), place, place.house, motionOf(graha), placeInSign(natal[graha]));
        }),
        row('Munthā', muntha, muntha.house, '', ''),
      ],
    },
    (_, i) => i === 0,
  );
};

/** The twelve houses of the year with their lords and grahas, and which houses of the birth they are. */
export const houses: Part = (request) => {
  const { words } = request;
  const { chart, muntha, natal } = yearIn(request);
  const birth = natalIn(request).planetary_positions;
  const first = chart.ascendant.sign_number;
  const within = (positions: typeof birth, sign: string): string[] =>
    GRAHAS.filter((graha) => positions[graha].sign === sign).map((graha) => pointName(words, graha));
  const rows = SIGNS.map((_, i): string[] => {
    const sign = SIGNS[(first - 1 + i) % 12] ?? SIGNS[0];
    const atBirth = ((first + i - natal.ascendant.sign_number + 12) % 12) + 1;
    const inYear = [...within(chart.planetary_positions, sign.name), ...(muntha.sign === sign.name ? ['Munthā'] : [])];
    return [
      String(i + 1),
      words.term(sign.name, 'signs', sign.name),
      `${pointName(words, sign.lord)}, in ${chart.planetary_positions[sign.lord].house}`,
      inYear.join(', '),
      String(atBirth),
      within(birth, sign.name).join(', '),
    ];
  });
  return tableHtml({
    title: 'Houses of the year and of the birth',
    columns: [
      { title: words.term('House', 'ui', 'house') },
      { title: words.term('Sign', 'ui', 'sign') },
      { title: 'Lord, in house' },
      { title: 'Grahas of the year' },
      { title: 'House at birth', align: 'end' },
      { title: 'Grahas of the birth' },
    ],
    rows,
  });
};

/** For a birth without a time: the places of the grahas alone. */
export const placesOnly = (request: ReportRequest): Html => {
  const { chart } = yearShown(request);
  const natal = natalShown(request).planetary_positions;
  const motionOf = motionIn(request);
  return tableHtml({
    columns: [{ title: '' }, { title: 'In the year, from noon' }, { title: 'Motion' }, { title: 'At birth, at noon' }],
    rows: GRAHAS.map((graha) => {
      const place = placeInSign(chart.planetary_positions[graha]);
      return [pointName(request.words, graha), place, motionOf(graha), placeInSign(natal[graha])];
    }),
  });
};
