import { rasi } from '../../charts/rasi.js';
import { GRAHAS, type Graha, SIGNS } from '../../zodiac/names.js';
import { tableHtml } from '../blocks.js';
import { placeInSign } from '../dates.js';
import type { Html } from '../html.js';
import { ask, type Part, type ReportRequest } from '../request.js';
import { requestOfBirth, yearIn } from './question.js';
import { officeText, plain, vishwaText } from './words.js';

/** The office bearers with their strengths. */
export const offices: Part = (request) => {
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
        officeText(office, day),
        sign ?? '–',
        planet,
        eligible ? plain(aspect ?? '') : `${plain(aspect ?? 'none')}, does not count`,
        vishwaText(vishwa),
      ]),
    },
    (_, i) => candidates[i]?.planet === lord.lord,
  );
};

const natalIn = (request: ReportRequest) => ask(rasi, requestOfBirth(request)).data;

/** The lagna, the grahas and munthā of the year, beside their places at birth. */
export const places: Part = (request) => {
  const { chart, muntha, natal: points } = yearIn(request);
  const natal = natalIn(request).planetary_positions;
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
        { title: 'Nakṣatra, pāda' },
        { title: 'House', align: 'end' },
        { title: 'Motion' },
        { title: 'At birth' },
      ],
      rows: [
        row('Lagna', chart.ascendant, 1, '', placeInSign(points.ascendant)),
        ...GRAHAS.map((graha) => {
          const place = chart.planetary_positions[graha];
          const motion = place.retrograde === '' ? '' : 'retrograde';
          return row(graha, place, place.house, motion, placeInSign(natal[graha]));
        }),
        row('Munthā', muntha, muntha.house, '', ''),
      ],
    },
    (_, i) => i === 0,
  );
};

/** The twelve houses of the year with their lords and grahas, and which houses of the birth they are. */
export const houses: Part = (request) => {
  const { chart, muntha, natal } = yearIn(request);
  const birth = natalIn(request).planetary_positions;
  const first = chart.ascendant.sign_number;
  const within = (positions: typeof birth, sign: string): Graha[] =>
    GRAHAS.filter((graha) => positions[graha].sign === sign);
  const rows = SIGNS.map((_, i): string[] => {
    const sign = SIGNS[(first - 1 + i) % 12] ?? SIGNS[0];
    const atBirth = ((first + i - natal.ascendant.sign_number + 12) % 12) + 1;
    const inYear = [...within(chart.planetary_positions, sign.name), ...(muntha.sign === sign.name ? ['Munthā'] : [])];
    return [
      String(i + 1),
      sign.name,
      `${sign.lord}, in ${chart.planetary_positions[sign.lord].house}`,
      inYear.join(', '),
      String(atBirth),
      within(birth, sign.name).join(', '),
    ];
  });
  return tableHtml({
    title: 'Houses of the year and of the birth',
    columns: [
      { title: 'House' },
      { title: 'Sign' },
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
  const { chart } = yearIn(request);
  const natal = natalIn(request).planetary_positions;
  return tableHtml({
    columns: [{ title: '' }, { title: 'In the year, from noon' }, { title: 'Motion' }, { title: 'At birth, at noon' }],
    rows: GRAHAS.map((graha) => {
      const place = chart.planetary_positions[graha];
      return [graha, placeInSign(place), place.retrograde === '' ? '' : 'retrograde', placeInSign(natal[graha])];
    }),
  });
};
