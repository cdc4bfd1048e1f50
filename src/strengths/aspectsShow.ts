import { table } from '../operation/layout.js';
import { type Block, type Column, type Readings, reading } from '../operation/show.js';
import { GRAHAS } from '../zodiac/names.js';
import { type AspectsData, aspects } from './aspects.js';
import { birthHeading } from './heading.js';
import type { AspectVirupas } from './rules/aspects.js';

const whole = (virupas: AspectVirupas): string => (virupas === 0 ? '·' : virupas.toFixed(0));

const ends = (titles: readonly string[]): Column[] => titles.map((title) => ({ title, align: 'end' }));

const list = (names: readonly (string | number)[]): string => (names.length === 0 ? '–' : names.join(', '));

function blocks({ graha, virupas, rashi }: AspectsData): Block[] {
  return [
    table(
      'Full aspects',
      ['', 'Houses', 'Signs', 'Grahas'],
      graha.map(({ planet, houses, signs, planets }) => [planet, list(houses), list(signs), list(planets)]),
    ),
    table(
      'Aspect of each row on each column, in virupas of 60',
      ['', ...ends(GRAHAS)],
      GRAHAS.map((from) => [from, ...GRAHAS.map((to) => whole(virupas.planets[from][to]))]),
    ),
    table(
      'and on the middle of each house',
      ['', ...ends(Array.from({ length: 12 }, (_, i) => String(i + 1)))],
      GRAHAS.map((from) => [from, ...virupas.houses[from].map(whole)]),
    ),
    table(
      'Aspects of signs',
      ['', 'Signs', 'Grahas'],
      rashi.map(({ planet, signs, planets }) => [planet, list(signs), list(planets)]),
    ),
  ];
}

export const ASPECTS_READINGS: Readings = reading(aspects, {
  show: (view) => [birthHeading(view), ...blocks(view.data)],
  fields: {
    node_aspects: { summary: 'What Rahu and Ketu aspect fully: nothing, the 7th, or the 5th, 7th and 9th' },
    drishti: { summary: 'How partial aspects are counted' },
  },
});
