import { table } from '../operation/layout.js';
import { type Block, type Readings, reading } from '../operation/show.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import { type DignityData, dignity as dignityOperation } from './dignity.js';
import { birthHeading } from './heading.js';
import type { PlanetDignity } from './rules/planet.js';

const END = 'end' as const;

const DIGNITY_WORDS: Readonly<Record<string, string>> = {
  exalted: 'exalted',
  debilitated: 'debilitated',
  moolatrikona: 'moolatrikona',
  own: 'own sign',
  great_friend: 'great friend',
  friend: 'friend',
  neutral: 'neutral',
  enemy: 'enemy',
  great_enemy: 'great enemy',
};

const short = (degrees: string): string => degrees.slice(0, degrees.indexOf("'") + 1).replace('° ', '°');

function marks({
  retrograde,
  combust,
  wars,
  vargottama,
  pushkara_navamsha,
  pushkara_bhaga,
  gandanta,
}: PlanetDignity): string {
  const all: readonly (readonly [string, boolean])[] = [
    ['R', retrograde],
    ['C', combust],
    ['W', wars.length > 0],
    ['V', vargottama],
    ['P', pushkara_navamsha || pushkara_bhaga],
    ['G', gandanta !== null],
  ];
  return all
    .filter(([, holds]) => holds)
    .map(([letter]) => letter)
    .join(' ');
}

function standing(graha: Graha, planet: PlanetDignity): string[] {
  const { sign, degrees, house, dignity, dignity_span: span, dispositor, natural_nature } = planet;
  return [
    graha,
    sign,
    short(degrees),
    String(house),
    DIGNITY_WORDS[dignity] ?? dignity,
    `${span.from}–${span.to}°`,
    dispositor.planet,
    natural_nature,
    marks(planet),
  ];
}

function distances(graha: Graha, planet: PlanetDignity): string[] {
  const { deep_exaltation: deepest, distance_from_deep_exaltation: far, combustion, navamsha_sign } = planet;
  return [
    graha,
    deepest === null ? '–' : `${deepest.sign} ${deepest.degree}°`,
    far === null ? '–' : `${far.toFixed(3)}°`,
    combustion === null ? '–' : `${combustion.distance.toFixed(3)}°`,
    combustion === null ? '–' : `${combustion.limit}°`,
    navamsha_sign,
  ];
}

function remarks({ planets, wars }: DignityData): string[] {
  return [
    ...wars.map(
      ({ planets: [one, other], separation, winner }) =>
        `${one} and ${other} are at war, ${separation.toFixed(3)}° apart; ${winner} wins.`,
    ),
    ...GRAHAS.flatMap((graha) => {
      const { gandanta } = planets[graha];
      if (gandanta === null) return [];
      return [
        `${graha} is in the gandanta of ${gandanta.junction}, ${gandanta.distance.toFixed(3)}° ${gandanta.side} it.`,
      ];
    }),
  ];
}

function blocks(data: DignityData): Block[] {
  const lines = remarks(data);
  return [
    table(
      '',
      [
        '',
        'Sign',
        { title: 'Degrees', align: END, tight: true },
        { title: 'House', align: END },
        'Dignity',
        { title: 'holds at', tight: true },
        'Lord',
        'Nature',
        'Marks',
      ],
      GRAHAS.map((graha) => standing(graha, data.planets[graha])),
    ),
    table(
      'Distances',
      [
        '',
        'Highest at',
        { title: 'From there', align: END },
        { title: 'From the Sun', align: END },
        { title: 'Combust below', align: END },
        'Navamsha',
      ],
      GRAHAS.map((graha) => distances(graha, data.planets[graha])),
    ),
    table(
      'States (avasthas)',
      ['', 'Age', 'Waking', 'Light', 'Mood'],
      GRAHAS.map((graha) => {
        const { baladi, jagradadi, deeptadi, lajjitadi } = data.planets[graha].avasthas;
        const list = (states: readonly string[]): string => (states.length === 0 ? '–' : states.join(', '));
        return [graha, baladi, jagradadi, list(deeptadi), list(lajjitadi)];
      }),
    ),
    {
      kind: 'prose',
      lines: [
        ...lines,
        'R retrograde, C combust, W at war, V vargottama, P pushkara, G gandanta. A dignity holds over the degrees of the sign beside it.',
      ],
    },
  ];
}

export const DIGNITY_READINGS: Readings = reading(dignityOperation, {
  show: (view) => [birthHeading(view), ...blocks(view.data)],
  fields: {
    node_dignity: { summary: 'Whose signs of Rahu and Ketu: exalted in Taurus and Scorpio (bphs), or others' },
    moolatrikona: { summary: 'Whose degrees of moolatrikona' },
    moon_rule: { summary: 'When the Moon is benefic' },
    mercury_rule: { summary: 'When Mercury is malefic' },
    combustion_limits: { summary: 'Whose limits of combustion' },
    war_limit: { value: 'DEGREES', summary: 'Two are at war below this distance, 0.1 to 1' },
    war_winner: { summary: 'Who wins a war: Venus or else the northern one, or the northern one always' },
    gandanta_width: { summary: 'How far a gandanta reaches on either side: 26′40″, or a pada' },
    pushkara_bhaga: { summary: 'Whose list of pushkara degrees' },
    deeptadi: { summary: 'Whose list of the states by light' },
  },
});
