import { facts, prose, table } from '../operation/layout.js';
import { type Block, type Readings, reading } from '../operation/show.js';
import { clockText, plainWords } from '../operation/words.js';
import { birthHeading } from '../strengths/heading.js';
import { type BirthMomentItem, birthMoment } from './birthMoment.js';
import { conjunctions } from './conjunctions.js';
import { curses } from './curses.js';
import { kalaSarpa } from './kalaSarpa.js';
import { manglik } from './manglik.js';
import { type Dhaiya, type SadeSatiCycle, type SaturnInterval, sadeSati } from './sadeSati.js';
import { evidenceFacts, manglikBlocks, ruleName, sourceText } from './showEvidence.js';

const NATURE_FIELDS = {
  moon_rule: { summary: 'When the Moon is benefic' },
  mercury_rule: { summary: 'When Mercury is malefic' },
} as const;

const INCLUDE_ABSENT = { include_absent: { summary: 'Include rules that do not apply' } } as const;

const SIDES = { rahu_to_ketu: 'from Rahu to Ketu', ketu_to_rahu: 'from Ketu to Rahu' } as const;

const list = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));

function absence(absent: readonly string[], told: readonly { readonly id: string }[] = []): Block[] {
  const others = absent.filter((id) => told.every((rule) => rule.id !== id));
  return others.length === 0 ? [] : [prose(`Do not apply: ${others.map(ruleName).join('; ')}.`)];
}

const day = (instant: string): string => instant.slice(0, 10);

function stayRow(first: string, sign: string | null, stay: SaturnInterval): string[] {
  const { start, end, entered_retrograde, clipped_start, clipped_end } = stay;
  const notes = [
    entered_retrograde === true ? 'entered retrograde' : '',
    clipped_start ? 'began before' : '',
    clipped_end ? 'goes on' : '',
  ].filter((note) => note !== '');
  return [first, sign ?? '', day(start), day(end), notes.join(', ')];
}

const STAY_COLUMNS = [
  { title: '', size: 12 },
  { title: 'Saturn in', size: 11 },
  { title: 'From', size: 10 },
  { title: 'To', size: 10 },
  { title: '' },
] as const;

const cycleTable = ({ number, phases }: SadeSatiCycle): Block =>
  table(
    `Sade Sati ${number}`,
    STAY_COLUMNS,
    phases
      .flatMap(({ kind, sign, intervals }) => intervals.map((stay) => ({ kind, sign, stay })))
      .sort((one, other) => one.stay.start.localeCompare(other.stay.start))
      .map(({ kind, sign, stay }) => stayRow(kind, sign, stay)),
  );

const dhaiyaTable = (dhaiyas: readonly Dhaiya[]): Block =>
  table(
    'Dhaiyas',
    STAY_COLUMNS,
    dhaiyas.flatMap(({ kind, house, sign, intervals }) =>
      intervals.map((stay) => stayRow(`${kind} (${house})`, sign, stay)),
    ),
  );

function momentRow({ id, definition, evidence, sources, label }: BirthMomentItem): {
  label: string;
  value: string;
  remark: string;
} {
  const { limb, start, end, minutes_from, sixth } = evidence;
  const clock = (instant: string): string => clockText(day(instant), instant.slice(11, 19), '');
  return {
    label: ruleName(id),
    value: [
      `${limb}, ${clock(start)} to ${clock(end)}`,
      ...(minutes_from === null ? [] : [`${minutes_from} minutes from the junction`]),
      ...(sixth === null ? [] : [`sixth ${sixth} of 6`]),
    ].join('; '),
    remark: `${definition} ${label}; ${sources.map(sourceText).join('; ')}`,
  };
}

export const READINGS: Readings = {
  ...reading(manglik, {
    show: (view) => [
      birthHeading(view),
      ...manglikBlocks(view.data, 'Mars from lagna, Moon and Venus'),
      ...absence(view.data.absent, view.data.cancellations),
    ],
    fields: {
      houses: { summary: 'Houses in which Mars counts: 1 4 7 8 12, 2 4 7 8 12 or all six' },
      ...INCLUDE_ABSENT,
      ...NATURE_FIELDS,
    },
  }),
  ...reading(kalaSarpa, {
    show: (view) => {
      const { by_degree, by_sign, outside, with_node, name, rahu_house, direction_label, node, label } = view.data;
      return [
        birthHeading(view),
        facts('', [
          ['By degree', by_degree === null ? 'on both sides' : SIDES[by_degree]],
          ['By sign', by_sign === null ? 'on both sides' : SIDES[by_sign]],
          ['Called', direction_label ?? 'not complete'],
          ['Outside', list(outside)],
          ['With a node', list(with_node)],
          ['Rahu in house', rahu_house === null ? 'not known' : `${rahu_house}, ${name ?? ''}`],
          ['Node', node],
          ['Label', `${label}: no text is known, and no text gives a cancellation`],
        ]),
      ];
    },
  }),
  ...reading(sadeSati, {
    show: (view) => {
      const { moon_sign, moon_signs_of_day, from, to, saturn_now, cycles, dhaiyas } = view.data;
      const moons =
        moon_signs_of_day !== null && moon_signs_of_day.length > 1
          ? `; on that day she may be in ${moon_signs_of_day.join(' or ')}`
          : '';
      const now =
        saturn_now === undefined
          ? []
          : [
              `${day(saturn_now.at)}: Saturn in ${saturn_now.sign} ${saturn_now.degrees}, house ${saturn_now.house_from_moon} from the Moon${saturn_now.kind === null ? '' : `, ${saturn_now.kind}`}.`,
            ];
      return [
        birthHeading(view, `Moon in ${moon_sign}${moons}; ${day(from)} to ${day(to)}`, ...now),
        ...cycles.map(cycleTable),
        ...(dhaiyas.length === 0 ? [] : [dhaiyaTable(dhaiyas)]),
      ];
    },
    fields: {
      from: { summary: 'Begin of the span; the birth by default' },
      to: { summary: 'End of the span; a hundred years after the birth by default' },
      at: { summary: 'Moment at which to show Saturn' },
      method: { summary: 'Houses from the sign of the Moon, or from her degrees' },
      kantaka_houses: { summary: 'Houses of kantaka: 4, 4 and 8, or 1 4 7 10' },
    },
  }),
  ...reading(birthMoment, {
    show: (view) => {
      const { items, absent, skipped, ganda_moola: moola } = view.data;
      return [
        birthHeading(view),
        ...(items.length === 0
          ? [{ kind: 'prose' as const, lines: ['None of the births that the chapters name.'] }]
          : [{ kind: 'facts' as const, title: 'Births that the chapters name', rows: items.map(momentRow) }]),
        {
          kind: 'facts',
          title: 'Ganda moola',
          rows: [
            {
              label: 'Moon',
              value: `${moola.nakshatra} ${moola.pada}${moola.holds ? ', one of the six' : ', none of the six'}`,
            },
            ...(moola.distance === null
              ? []
              : [{ label: 'Junction', value: `${moola.junction}, ${moola.distance}° ${moola.side}` }]),
            ...(moola.note == null ? [] : [{ label: 'Note', value: moola.note }]),
          ],
        },
        ...absence(absent),
        ...(skipped.length === 0
          ? []
          : [
              {
                kind: 'prose' as const,
                lines: [`Cannot be judged at this latitude: ${skipped.map(ruleName).join(', ')}.`],
              },
            ]),
      ];
    },
    fields: {
      sankranti: { summary: 'How near a sankranti counts: the same day, its punya kala, or 16 ghatis' },
      sensitive: { summary: 'Include what the verses say of relatives' },
    },
  }),
  ...reading(curses, {
    show: (view) => [
      birthHeading(view),
      view.data.items.length === 0
        ? { kind: 'prose', lines: ['None of the eighteen rules applies.'] }
        : evidenceFacts('Rules of BPHS 83', view.data.items),
      ...absence(view.data.absent),
    ],
    fields: { ...INCLUDE_ABSENT, ...NATURE_FIELDS },
  }),
  ...reading(conjunctions, {
    show: (view) => {
      const { items, absent, by_variant_only: others, skipped } = view.data;
      return [
        birthHeading(view),
        items.length === 0
          ? { kind: 'prose', lines: ['None of them applies.'] }
          : evidenceFacts('Modern usage; no text is known', items, (item) => {
              const apart = items.find(({ id }) => id === item.id)?.distance_degrees;
              return apart == null ? '' : ` ${apart}° apart.`;
            }),
        ...absence(absent),
        ...(others.length === 0
          ? []
          : [
              {
                kind: 'prose' as const,
                lines: [
                  `By another reading only: ${others.map(({ id, variant }) => `${ruleName(id)} (${plainWords(variant)})`).join('; ')}.`,
                ],
                measure: 'page' as const,
              },
            ]),
        ...(skipped.length === 0
          ? []
          : [{ kind: 'prose' as const, lines: [`Need a lagna: ${skipped.map(ruleName).join(', ')}.`] }]),
      ];
    },
    fields: {
      ...INCLUDE_ABSENT,
      include_unsourced: { summary: 'Include rules and readings known from memory alone' },
      ...NATURE_FIELDS,
    },
  }),
};
