import { prose, table } from '../operation/layout.js';
import { type Block, type Readings, reading } from '../operation/show.js';
import { labelText } from '../operation/words.js';
import { rajaPairs } from './rajaPairs.js';
import { FIELDS, heading } from './showParts.js';
import { timeline } from './timeline.js';

const dates = ({ start_date, end_date }: { readonly start_date: string; readonly end_date: string }): string =>
  `${start_date} to ${end_date}`;

export const TIMELINE_READINGS: Readings = {
  ...reading(timeline, {
    show: (view) => {
      const { yogas, running } = view.data;
      const blocks: Block[] = [
        table(
          'Yogas, and the periods of the planets that make them',
          ['Yoga', 'Made by', 'Mahadashas', 'Antardashas'],
          yogas.map(({ name, makers, mahadashas, antardashas }) => [
            name,
            makers.join(', '),
            mahadashas.map((one) => `${one.planet} ${dates(one)}`).join('; '),
            antardashas.map((one) => `${one.mahadasha}–${one.planet} ${dates(one)}`).join('; '),
          ]),
        ),
        ...(running === undefined || running === null
          ? []
          : [
              prose(
                `Running: ${running.mahadasha.planet} ${dates(running.mahadasha)}, ${running.antardasha.planet} ${dates(running.antardasha)}.`,
              ),
            ]),
      ];
      return [heading(view, `Yogas by ${labelText(view.data.system)} dasha`), ...blocks];
    },
    fields: {
      ...FIELDS,
      categories: { summary: 'Only these categories' },
      ids: { summary: 'Only these yogas' },
      system: { summary: 'The dasha' },
      at: { summary: 'Only the periods of this moment' },
      all_antardashas: { summary: 'Include antardashas within mahadashas of others' },
    },
  }),
  ...reading(rajaPairs, {
    show: (view) => {
      const { pairs, yogakarakas, varga, ascendant } = view.data;
      return [
        heading(view, `Raja yoga pairs of ${varga.toUpperCase()}, ${ascendant} rising`),
        table(
          pairs.length === 0 ? 'No pair of lords is associated' : 'Pairs of lords',
          ['Lord', 'Of', 'Place', 'Lord', 'Of', 'Place', 'Association'],
          pairs.map(({ lords, links, dharma_karmadhipati }) => [
            ...lords.flatMap(({ planet, rules, sign, house, dignity }) => [
              planet,
              rules.join(', '),
              `${sign} ${house}${dignity === null ? '' : `, ${dignity}`}`,
            ]),
            [...links.map(labelText), ...(dharma_karmadhipati ? ['Dharma Karmadhipati'] : [])].join(', '),
          ]),
        ),
        ...(yogakarakas.length === 0 ? [] : [prose(`Yogakaraka: ${yogakarakas.join(', ')}.`)]),
      ];
    },
    fields: {
      varga: { summary: 'The rasi (d1) or a division' },
      co_lords: { summary: 'Lords of Scorpio and Aquarius' },
    },
  }),
};
