import { facts, prose, table } from '../operation/layout.js';
import { type Block, reading } from '../operation/show.js';
import { placeText } from '../operation/words.js';
import { bana } from './bana.js';
import { lagnas } from './lagnas.js';
import { mahapata } from './mahapata.js';
import { panchaPakshi } from './panchaPakshi.js';
import { clock, dayHeading, partial, rahitas, windows } from './showWindow.js';
import type { Compass } from './tables/directions.js';
import { vasas } from './vasas.js';
import { type JourneyWindow, yoginis } from './yoginis.js';

const SHIVA_WORDS = {
  shmashana: 'burning ground',
  kailasa: 'Kailasa',
  gauri: 'with Gauri',
  vrisha: 'on the bull',
  sabha: 'assembly',
  bhojana: 'meal',
  krida: 'play',
} as const;

const AGNI_WORDS = { earth: 'earth', heaven: 'heaven', below: 'netherworld' } as const;

const PLACE = [{ title: '', size: 15 }, { title: '' }] as const;

const SIGN_WORDS: Readonly<Record<JourneyWindow['sign'], string>> = {
  yogini: 'Yogini',
  chandra: 'Moon',
  weekday_shula: 'Shula of the weekday',
  nakshatra_shula: 'Shula of the nakshatra',
  parigha: 'Parigha',
  lalata: 'Lalata',
};

const HARM_WORDS = { night: 'by night', day: 'by day', always: 'always', twilight: 'at the twilights' } as const;

const ACT_WORDS = {
  upanayana: 'upanayana',
  roofing: 'roofing a house',
  service: 'service of a king',
  journey: 'a journey',
  marriage: 'marriage',
} as const;

const POINT_WORDS = { iron: 'of iron', wood: 'of wood' } as const;

const PATA_WORDS = { vyatipata: 'Vyatipata', vaidhriti: 'Vaidhriti' } as const;

function journeyBlocks(journey: readonly JourneyWindow[] | undefined, direction: Compass | undefined, date: string) {
  if (journey === undefined || direction === undefined) return [];
  return [
    table(
      `A journey to the ${direction}`,
      [{ title: 'From', size: 22 }, { title: 'To', size: 22, tight: true }, { title: '', size: 22 }, 'Side', ''],
      journey.map(({ start, end, sign, side, quality }) => [
        clock(start, date),
        clock(end, date),
        SIGN_WORDS[sign],
        side ?? '',
        quality,
      ]),
    ),
  ];
}

export const WINDOW_READINGS = {
  ...reading(lagnas, {
    show: ({ input, data: { day, lagnas: rising, panchaka_rahita, times_partial } }) => [
      dayHeading(day, input.place),
      windows('Rising signs', [{ title: 'Sign', size: 12 }], day.date, rising, ({ sign }) => [sign]),
      rahitas(day.date, panchaka_rahita),
      ...partial(times_partial),
    ],
    fields: { panchaka_tithi: { summary: 'Tithis of panchaka from the new moon, or in each half of the month' } },
  }),
  ...reading(vasas, {
    show: ({ input, data: { day, shiva, agni, chandra, rahu, homahuti, kumbha, times_partial } }) => [
      dayHeading(day, input.place),
      windows('Shiva', PLACE, day.date, shiva, ({ place, quality }) => [SHIVA_WORDS[place], quality]),
      windows('Fire', PLACE, day.date, agni, ({ place, quality }) => [AGNI_WORDS[place], quality]),
      windows('Moon', [{ title: '' }], day.date, chandra, ({ direction }) => [direction]),
      facts('', [['Rahu on this weekday', rahu.weekday]]),
      windows('Rahu of the road', [{ title: '' }], day.date, rahu.parts, ({ direction }) => [direction]),
      windows('Homahuti', PLACE, day.date, homahuti, ({ graha, quality }) => [graha, quality]),
      windows('Kumbha chakra', PLACE, day.date, kumbha, ({ part, quality }) => [part, quality]),
      ...partial(times_partial),
    ],
    fields: { shiva_tithi: { summary: 'Tithis of Shiva from the new moon, or in each half of the month' } },
  }),
  ...reading(bana, {
    show: ({ input, data: { bana: arrows, kinds } }) => [
      { kind: 'heading', title: `${input.from} to ${input.to}, ${placeText(input.place)}`, lines: [] },
      windows(
        'Bana',
        [
          { title: '', size: 8 },
          { title: 'Sun', size: 12 },
          { title: 'Degrees passed', align: 'end' },
        ],
        '',
        arrows,
        (one) => [one.name, one.sign, String(one.degree)],
      ),
      table(
        'Of each arrow',
        ['', 'Harms', 'Weekday', 'Avoided for', 'Point'],
        kinds.map(({ name, harms_at, weekday, avoided_for, point }) => [
          name,
          HARM_WORDS[harms_at],
          weekday,
          ACT_WORDS[avoided_for],
          POINT_WORDS[point],
        ]),
      ),
    ],
  }),
  ...reading(mahapata, {
    show: ({ input, data: { patas } }) => [
      { kind: 'heading', title: `${input.from} to ${input.to}, ${placeText(input.place)}`, lines: [] },
      table(
        'Mahapatas',
        ['', 'From', { title: 'To', tight: true }, 'Declinations equal', 'Sun', 'By longitude'],
        patas.map(({ kind, window, equal, sun_declination: sun, rough }) => [
          PATA_WORDS[kind],
          window === null ? 'does not occur' : clock(window.start, ''),
          window === null ? '–' : clock(window.end, ''),
          equal.length === 0 ? '–' : equal.map((one) => clock(one, '')).join(', '),
          sun === null ? '–' : `${sun.toFixed(2)}°`,
          rough === null ? '–' : clock(rough, ''),
        ]),
      ),
    ],
  }),
  ...reading(panchaPakshi, {
    show: ({ input, data: { day, bird, natal, half, yamas, times_partial } }): Block[] => [
      {
        ...dayHeading(day, input.place),
        lines: ['Experimental: no worked example of a book could be read'],
      },
      facts('', [
        ['Bird', bird],
        ...(natal === null ? [] : [['Birth', `${natal.nakshatra}, ${natal.half} half`] as const]),
        ['Half of the month', half],
      ]),
      ...(['day', 'night'] as const).map((part) =>
        windows(
          part === 'day' ? 'By day' : 'By night',
          [{ title: 'Act', size: 8 }, { title: 'Sub-act', size: 8 }, { title: 'Bird' }],
          day.date,
          yamas
            .filter((yama) => yama.part === part)
            .flatMap(({ act, subs }) => subs.map((sub, i) => ({ ...sub, main: i === 0 ? act : '' }))),
          ({ main, act, bird: other }) => [main, act, other],
        ),
      ),
      ...partial(times_partial),
    ],
    fields: { bird: { summary: 'The bird, in place of a birth' } },
  }),
  ...reading(yoginis, {
    show: ({ input, data: { day, yogini, shula, parigha, lalata, journey, times_partial } }): Block[] => [
      dayHeading(day, input.place),
      ...journeyBlocks(journey, input.direction, day.date),
      windows('Yogini', [{ title: '' }], day.date, yogini, ({ direction }) => [direction]),
      facts('', [['Shula of the weekday', shula.weekday]]),
      windows('Shula of nakshatras', PLACE, day.date, shula.nakshatra, ({ nakshatra, direction }) => [
        nakshatra,
        direction,
      ]),
      windows(
        'Parigha',
        [{ title: 'Nakshatra', size: 17 }, { title: 'Quarter', size: 7 }, { title: 'Closed' }],
        day.date,
        parigha,
        ({ nakshatra, quarter, barred }) => [nakshatra, quarter, barred.length === 0 ? 'none' : barred.join(', ')],
      ),
      lalata === null
        ? prose('Parts of the zodiac never rise here: lalata cannot be computed.')
        : windows(
            'Lalata',
            [{ title: 'Direction', size: 9 }, { title: 'Lord', size: 8 }, { title: 'Rising' }],
            day.date,
            lalata,
            ({ direction, graha, lagna_sign }) => [direction, graha, lagna_sign],
          ),
      ...partial(times_partial),
    ],
    fields: {
      direction: { summary: 'Where one travels' },
      yogini_good: { summary: 'Whether Yogini is good on the right or on the left' },
    },
  }),
};
