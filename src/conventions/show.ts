import { CONVENTION_FIELDS, profileConventions } from '../cast/conventions.js';
import type { Conventions } from '../input/conventions.js';
import { DEGREE_ARCSECONDS, signedDegrees, toMicroArcseconds } from '../math/angle.js';
import { at } from '../math/at.js';
import { formatInSign } from '../math/dms.js';
import { table } from '../operation/layout.js';
import { type Block, type FieldWords, type Readings, reading } from '../operation/show.js';
import { birthLine } from '../operation/words.js';
import { signName } from '../zodiac/position.js';
import { type ChartDifference, type CompareData, compare, type ProfileChart } from './compare.js';
import {
  type ExplainData,
  type ExplainInput,
  type Explanation,
  explain,
  type ObservedLongitudes,
  type ObservedName,
} from './explain.js';
import { listOperation } from './list.js';
import { arcsecondsText } from './remarks.js';
import { showSiddhanta } from './showSiddhanta.js';
import { suryaSiddhanta } from './suryaSiddhanta.js';

const NONE = '–';

function otherwise(conventions: Conventions): string {
  const own: Conventions = profileConventions('siddhanta');
  const texts = CONVENTION_FIELDS.filter((field) => field !== 'profile' && conventions[field] !== own[field]).map(
    (field) => `${field.replace(/_/g, ' ')} ${String(conventions[field])}`,
  );
  return texts.length === 0 ? 'as this library by itself' : texts.join(', ');
}

function place(degrees: number): string {
  const longitude = toMicroArcseconds(degrees);
  return `${signName(longitude)} ${formatInSign(longitude)}`;
}

const orNone = (value: string | number | null, unit = ''): string => (value === null ? NONE : `${value}${unit}`);

function foundBlock({ best }: ExplainData): Block {
  const residual = best.ayanamsa_residual_arcsec === null ? '' : arcsecondsText(best.ayanamsa_residual_arcsec);
  const scale = best.conventions?.time_scale;
  return {
    kind: 'facts',
    rows: [
      { label: 'Fits', value: best.fits ? 'yes' : 'no', remark: `${best.rms_arcsec}″ rms` },
      { label: 'Ayanamsa', value: orNone(best.ayanamsa ?? best.ayanamsa_value_degrees), remark: residual },
      { label: 'Reference', value: orNone(best.ayanamsa_reference) },
      { label: 'Positions', value: orNone(best.positions) },
      { label: 'Moon', value: orNone(best.moon) },
      { label: 'Node', value: orNone(best.node) },
      { label: 'Year', value: orNone(best.year) },
      { label: 'Time scale', value: scale === undefined ? NONE : scale.toUpperCase() },
      ...(best.rounding === null ? [] : [{ label: 'Last digit', value: best.rounding }]),
      { label: 'Time shift', value: orNone(best.time_shift_seconds, ' s') },
    ],
  };
}

function residualBlock({ residuals, best }: ExplainData, observed: ObservedLongitudes): Block {
  const title = best.fits ? 'By these conventions' : 'By the nearest conventions';
  return table(
    title,
    ['Body', 'Ours', 'Theirs', { title: 'Difference', align: 'end' }],
    Object.entries(residuals).map(([name, residual]) => {
      const theirs = observed[name as ObservedName] ?? 0;
      return [name, place(theirs - residual / DEGREE_ARCSECONDS), place(theirs), arcsecondsText(residual)];
    }),
  );
}

function alternativesBlock(alternatives: readonly Explanation[]): Block[] {
  if (alternatives.length === 0) return [];
  return [
    table(
      'What fits as well',
      ['Ayanamsa', { title: 'Away', align: 'end' }, 'Positions', 'Moon', { title: 'Rms', align: 'end' }],
      alternatives.map(({ ayanamsa, ayanamsa_residual_arcsec: away, positions, moon, rms_arcsec: rms }) => [
        orNone(ayanamsa),
        away === null ? NONE : arcsecondsText(away),
        orNone(positions),
        orNone(moon),
        `${rms}″`,
      ]),
    ),
  ];
}

const valueText = (value: string | number | undefined): string =>
  value === 'R' ? 'retrograde' : value === '' ? 'direct' : String(value ?? NONE);

const HOURS = 24;

function daysText(days: number): string {
  const size = Math.abs(days);
  return `${days < 0 ? '−' : '+'}${size < 1 ? `${(size * HOURS).toFixed(2)} h` : `${size.toFixed(2)} d`}`;
}

const shareText = ({ arcsec, days }: { readonly arcsec?: number; readonly days?: number }): string =>
  days === undefined ? arcsecondsText(arcsec ?? 0) : daysText(days);

function differenceRow(difference: ChartDifference, ours: ProfileChart, theirs: ProfileChart): string[][] {
  const { element, field, values, causes } = difference;
  const [own, other] = [values[ours.profile], values[theirs.profile]];
  if (own === other) return [];
  const shares = causes.filter(({ profile }) => profile === theirs.profile);
  const sum = (key: 'arcsec' | 'days'): number => shares.reduce((total, share) => total + (share[key] ?? 0), 0);
  const whole = field === 'first_end' ? { days: sum('days') } : { arcsec: sum('arcsec') };
  const text = shares.map((share) => `${share.convention.replace(/_/g, ' ')} ${shareText(share)}`);
  const what = `${element === 'dasha' ? 'Dasha' : element} ${field.replace(/_/g, ' ')}`;
  return [[what, valueText(own), valueText(other), shareText(whole), text.join(', ')]];
}

function differenceBlocks({ profiles, differences }: CompareData): Block[] {
  const first = at(profiles, 0);
  return profiles.slice(1).flatMap((other): Block[] => {
    const title = `${other.profile}: ${otherwise(other.conventions)}`;
    const rows = differences.flatMap((difference) => differenceRow(difference, first, other));
    if (rows.length === 0) return [{ kind: 'prose', lines: [`${title}. Every field as in ${first.profile}.`] }];
    return [
      { kind: 'prose', lines: [title] },
      table('', ['', 'Ours', 'Theirs', { title: 'Difference', align: 'end' }, 'Cause'], rows),
    ];
  });
}

function longitudeBlock({ profiles }: CompareData): Block {
  const first = at(profiles, 0);
  const away = (theirs: number, ours: number): string =>
    arcsecondsText(signedDegrees(theirs - ours) * DEGREE_ARCSECONDS);
  const row = (name: string, longitude: (chart: ProfileChart) => number): string[] => [
    name,
    place(longitude(first)),
    ...profiles.slice(1).map((chart) => away(longitude(chart), longitude(first))),
  ];
  return table(
    `Longitudes by ${first.profile}, and by how much the others are ahead`,
    ['', first.profile, ...profiles.slice(1).map(({ profile }) => ({ title: profile, align: 'end' as const }))],
    [
      row('Ascendant', ({ ascendant }) => ascendant.longitude),
      ...Object.keys(first.positions).map((graha) =>
        row(graha, ({ positions }) => positions[graha as keyof typeof positions].longitude),
      ),
    ],
  );
}

const OBSERVED = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ascendant'] as const;

const observedWords = (): Record<string, FieldWords> =>
  Object.fromEntries(
    OBSERVED.map((name) => [
      `observed.${name}`,
      {
        name: `observed-${name.toLowerCase()}`,
        value: 'DEGREES',
        summary: `Sidereal longitude of the ${name} in the other program, 0 to 360`,
      },
    ]),
  );

function withoutDasha({ birth, observed, precision_arcsec }: ExplainInput): ExplainInput {
  return { birth, observed, precision_arcsec };
}

export const READINGS: Readings = {
  ...reading(listOperation, {
    show: ({ input, data: { profiles, ayanamsas, years, sunrises, choices } }) => [
      { kind: 'heading', title: 'Conventions', lines: [] },
      {
        kind: 'facts',
        title: 'Programs, and how they differ from this library',
        rows: profiles.map(({ profile, conventions, sure }) => ({
          label: profile,
          value: otherwise(conventions),
          remark: sure,
        })),
      },
      table(
        'Mean ayanamsas, degrees',
        [
          'Name',
          'Kind',
          { title: 'J2000.0', align: 'end' },
          ...(input.date === undefined ? [] : [{ title: input.date, align: 'end' as const }]),
          'Known',
        ],
        ayanamsas.map(({ ayanamsa, kind, value_j2000_degrees, value_today_degrees: today, state }) => [
          ayanamsa,
          kind,
          value_j2000_degrees.toFixed(6),
          ...(today === undefined ? [] : [today.toFixed(6)]),
          state,
        ]),
      ),
      table(
        'Years of dashas',
        ['Name', { title: 'Days', align: 'end' }],
        years.map(({ year, days }) => [year, days === null ? 'varies' : String(days)]),
      ),
      table(
        'Sunrise',
        ['Name', { title: 'Altitude of the centre, degrees', align: 'end' }],
        sunrises.map(({ sunrise, altitude_degrees }) => [sunrise, altitude_degrees.toFixed(4)]),
      ),
      table(
        'Other conventions and their values; the default first',
        ['Convention', 'Takes', 'Says'],
        choices.map(({ convention, values, by_default, meaning }) => [
          convention,
          [by_default, ...values.filter((value) => value !== by_default)].join(', '),
          meaning,
        ]),
      ),
    ],
    fields: {
      date: {
        name: 'date',
        value: 'YYYY-MM-DD',
        summary: 'Date whose ayanamsas are added, 0h TT; dates from 1000-01-01 to 2999-12-31',
      },
    },
  }),
  ...reading(explain, {
    show: ({ input, data, meta }) => [
      { kind: 'heading', title: 'Why another program differs', lines: [birthLine(input.birth, meta)] },
      foundBlock(data),
      residualBlock(data, input.observed),
      ...alternativesBlock(data.alternatives),
      { kind: 'prose', lines: data.remarks },
    ],
    example: withoutDasha(explain.operation.example),
    fields: {
      ...observedWords(),
      precision_arcsec: {
        name: 'precision',
        value: 'ARCSECONDS',
        summary: 'Arcseconds of their last digit: 0.01, 1, or 60 for whole minutes',
      },
      rounding: {
        name: 'rounding',
        summary: 'How their last digit arose: cut or rounded; both are tried by default',
      },
      dasha: {
        value: 'JSON',
        summary: 'Mahadashas of the other program: [{ "planet": "Mars", "start": "1994-10-21" }, …]',
      },
    },
  }),
  ...reading(compare, {
    show: ({ input, data, meta }) => [
      {
        kind: 'heading',
        title: 'One birth by the conventions of several programs',
        lines: [birthLine(input.birth, meta)],
      },
      longitudeBlock(data),
      ...differenceBlocks(data),
      {
        kind: 'prose',
        lines: [`The same by all: ${data.unchanged.length === 0 ? 'nothing' : data.unchanged.join(', ')}.`],
      },
    ],
    example: { birth: compare.operation.example.birth },
    fields: {
      profiles: {
        value: 'JSON',
        summary: 'Programs, the reference first: ["siddhanta", "swiss"]; all by default',
      },
    },
  }),
  ...reading(suryaSiddhanta, {
    show: showSiddhanta,
    fields: {
      at: { summary: 'The moment: ISO 8601 with its offset from UTC' },
      bija: { summary: 'Corrections of the revolutions: none, or bentley, in use since the sixteenth century' },
    },
  }),
};
