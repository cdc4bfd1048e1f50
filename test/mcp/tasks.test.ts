// Seven questions as people put them, asked with only what tools/list says of the tools.
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, memoryClient } from './support.js';

let client: Client;
beforeAll(async () => {
  client = await memoryClient({ now: () => new Date('2026-11-26T06:00:00Z') });
});

const BIRTH = '1990-08-15 8:30 am New Delhi';

type Step = readonly [tool: string, input: Readonly<Record<string, unknown>>, has: RegExp];

const QUESTIONS: Readonly<Record<string, readonly Step[]>> = {
  'Make the kundli and the navamsha of somebody who was born in New Delhi on 15 August 1990 at half past eight': [
    ['charts', { operation: 'kundli', birth: BIRTH }, /\| Lagna \| Virgo \| 2° 17' 47\.55" \| Uttara Phalguni-2 \|/],
    ['charts', { operation: 'divisional', varga: 'd9', birth: BIRTH }, /\| Lagna \| Capricorn \|/],
  ],
  'Which dasha and bhukti run now': [
    [
      'dashas',
      { operation: 'running', birth: BIRTH, at: 'now', systems: ['vimshottari'], levels: 2 },
      /mahadasha \| Jupiter .*antardasha \| Ketu /s,
    ],
  ],
  'When is Rahu Kaal in Pune today, and which tithi is it': [
    ['muhurta', { operation: 'Rahu Kaal', date: 'today', place: 'Pune' }, /Rahu kalam: 13:45:19 to 15:08:55/],
    ['panchang', { operation: 'day', date: 'today', place: 'Pune' }, /Tithi \| 17 Dvitiya/],
  ],
  'When are the next Ekadashi and Diwali 2027 in Mumbai': [
    ['calendar', { operation: 'ekadashi', from: 'today', to: 'today+30', place: 'Mumbai' }, /Utpanna \| 2026-12-04 /],
    ['calendar', { operation: 'festival', festival: 'diwali', year: 2027, place: 'Mumbai' }, /\| 2027-10-29 \| Diwali/],
  ],
  'How do a bride of Rohini and a groom who was born in Mumbai on 5 November 1988 at 10:28 match': [
    [
      'match',
      { operation: 'ashtakoota', bride: 'Rohini', groom: '1988-11-05 10:28 Mumbai' },
      /Total: 32 of 36, Excellent\./,
    ],
  ],
  'When does Jupiter enter Leo, and is it Sade Sati': [
    [
      'transits',
      { operation: 'ingresses', planets: ['Jupiter'], from: 'today', to: 'today+365', timezone: 'Asia/Kolkata' },
      /2027-06-26 05:19:13 \| Jupiter \| Cancer \| Leo /,
    ],
    [
      'doshas',
      { operation: 'sade_sati', birth: BIRTH, at: 'now' },
      /2026-11-26: Saturn in Pisces .* house 11 from the Moon/,
    ],
  ],
  'Will I get the job? My number is 37': [
    [
      'kp',
      { operation: 'horary', horary_number: 37, moment: 'now', place: 'Pune', question: 'Will I get the job?' },
      /NO, confidence LOW/,
    ],
  ],
};

describe('seven questions', () => {
  it.each(Object.entries(QUESTIONS))('%s?', async (_question, steps) => {
    for (const [tool, input, has] of steps) {
      const { isError, text } = await call(client, tool, input);
      expect([isError, text]).toEqual([false, expect.stringMatching(has)]);
    }
  });

  it('take at most twelve calls together', () => {
    expect(Object.values(QUESTIONS).flat().length).toBeLessThanOrEqual(12);
  });
});
