import { facts, table } from '../operation/layout.js';
import { type Block, type Readings, reading } from '../operation/show.js';
import { birthLine, placeText, wallClock } from '../operation/words.js';
import { GRAHAS } from '../zodiac/names.js';
import { type KpMotionStay, motion } from './motion.js';
import { type KpPromisePeriods, promise } from './promise.js';
import { rotate } from './rotate.js';
import type { KpBearing, KpPromiseState } from './rules/promise.js';
import { listed, words } from './showTools.js';
import { HOUSE_KEYS } from './tables/planets.js';

const STATES: Readonly<Record<KpPromiseState, string>> = {
  signifies: 'signifies houses for it',
  denies: 'signifies opposing houses alone',
  both: 'signifies houses for it and against it',
  neither: 'signifies none of its houses',
};

const ROLES = { sub_lord: 'sub lord of the cusp', star_lord_of_sub_lord: 'star lord of that' } as const;

const GRADES = { A: 'star lord occupies', B: 'occupies', C: 'star lord owns', D: 'owns' } as const;

const BEARINGS: Readonly<Record<KpBearing, string>> = { for: 'for', against: 'against', neither: '–' };

function periodBlocks({ running, joint }: KpPromisePeriods): Block[] {
  return [
    table(
      'Running periods',
      ['Level', 'Lord', 'From', 'To', 'For', 'Against'],
      running.map(({ level, planet, start_date, end_date, for: good, against }) => [
        level,
        planet,
        start_date,
        end_date,
        listed(good),
        listed(against),
      ]),
    ),
    table(
      'Joint periods',
      ['Dasha', 'Bhukti', 'Antara', 'From', 'To', 'For', 'Against', 'Now'],
      joint.map(({ dasha, bhukti, antara, start_date, end_date, for: good, against, current }) => [
        dasha,
        bhukti,
        antara,
        start_date,
        end_date,
        listed(good),
        listed(against),
        current ? 'running' : '',
      ]),
    ),
  ];
}

function stays(title: string, rows: readonly KpMotionStay[]): Block {
  const [first] = rows;
  const subs = first?.sub_lord !== undefined;
  const subSubs = first?.sub_sub_lord !== undefined;
  return table(
    title,
    ['From', 'Sign', 'Sign lord', 'Star', ...(subs ? ['Sub'] : []), ...(subSubs ? ['Sub-sub'] : [])],
    rows.map(({ start, sign, sign_lord, star_lord, sub_lord = '', sub_sub_lord = '' }) => [
      wallClock(start),
      sign,
      sign_lord,
      star_lord,
      ...(subs ? [sub_lord] : []),
      ...(subSubs ? [sub_sub_lord] : []),
    ]),
  );
}

export const CHART_READINGS: Readings = {
  ...reading(promise, {
    show: ({ input, data, meta }): Block[] => {
      const { cusp, lords, steps, periods } = data;
      return [
        { kind: 'heading', lines: [birthLine(input.birth, meta), 'Experimental.'], measure: 'page' },
        facts('', [
          ['Matter', words(data.matter)],
          ['Houses for it', listed(data.houses_for)],
          ['Houses against it', listed(data.houses_against)],
          ['Cusp', `${cusp.house}, ${cusp.sign} ${cusp.degrees}`],
        ]),
        table(
          '',
          ['Lord', 'Role', 'Houses', 'For', 'Against', 'Matter'],
          lords.map(({ role, planet, retrograde, houses, for: good, against, states }) => [
            retrograde ? `${planet} R` : planet,
            ROLES[role],
            listed(houses),
            listed(good),
            listed(against),
            STATES[states],
          ]),
        ),
        table(
          'Houses one by one',
          ['Lord', 'Link', 'By', 'House', 'Bearing', 'Others in it'],
          steps.map(({ planet, grade, through, house, bearing, others }) => [
            planet,
            GRADES[grade],
            through,
            String(house),
            BEARINGS[bearing],
            listed(others),
          ]),
        ),
        ...(periods === undefined ? [] : periodBlocks(periods)),
      ];
    },
    fields: {
      matter: { value: 'NAME', summary: 'Matter, such as marriage, children, job, property_buy' },
      at: { value: 'DATETIME', summary: 'Add the periods from this moment on, with UTC offset' },
      limit: { value: 'N', summary: 'Joint periods to list, 1 to 20' },
    },
  }),
  ...reading(motion, {
    show: ({ input, data }): Block[] => [
      {
        kind: 'heading',
        title: 'Motion of the ruling planets',
        lines: [`${wallClock(data.start)} to ${wallClock(data.end)}`, placeText(input.place)],
      },
      facts('', [['Lord of the day', data.day_lord]]),
      stays('Moon', data.moon),
      stays('Ascendant', data.ascendant),
    ],
    fields: { levels: { value: 'N', summary: 'Depth: 2 sign and star, 3 also the sub, 4 also the sub-sub' } },
  }),
  ...reading(rotate, {
    show: ({ input, data, meta }): Block[] => [
      { kind: 'heading', lines: [birthLine(input.birth, meta), 'Experimental.'], measure: 'page' },
      facts('', [
        ['Person', data.person === null ? '–' : words(data.person)],
        ['First house', `house ${data.rotated_to}`],
      ]),
      table(
        '',
        ['House', 'Of birth', 'Sign', 'Degrees', 'Star', 'Sub', 'Sub-sub'],
        data.cusps.map(({ house, natal_house, sign, degrees, star_lord, sub_lord, sub_sub_lord }) => [
          String(house),
          String(natal_house),
          sign,
          degrees,
          star_lord,
          sub_lord,
          sub_sub_lord,
        ]),
      ),
      table(
        '',
        ['Planet', 'House', 'Of birth', 'Star', 'Sub', 'Houses signified'],
        GRAHAS.map((graha) => {
          const { house, natal_house, star_lord, sub_lord, houses_signified } = data.planets[graha];
          return [graha, String(house), String(natal_house), star_lord, sub_lord, listed(houses_signified)];
        }),
      ),
      table(
        '',
        ['House', 'A star of occupant', 'B occupant', 'C star of owner', 'D owner'],
        HOUSE_KEYS.map((key) => {
          const { A, B, C, D } = data.significators[key];
          return [key, ...[A, B, C, D].map(listed)];
        }),
      ),
    ],
    fields: {
      person: { value: 'NAME', summary: 'For whom, such as father, mother or spouse' },
      house: { value: 'N', summary: 'House that becomes the first, instead of a person' },
    },
  }),
};
