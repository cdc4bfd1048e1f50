import { type Block, type FactsBlock, type Readings, reading, type View } from '../operation/show.js';
import { clockText, labelText } from '../operation/words.js';
import { birthHeading } from '../strengths/heading.js';
import type { BirthEvidence, BirthPrescription } from './births.js';
import { forBirth, type RemediesForBirthData, type RemediesForBirthInput, type SelectedGraha } from './forBirth.js';
import { type GemsOfGraha, gems, type RemediesGemsData, type RemediesGemsInput } from './gems.js';
import type { RunningPair, TriggeredPeriod } from './periods.js';
import type { ReasonWithEvidence } from './rules/duhstha.js';
import { birthRiteFacts, curseFacts, tableBlocks } from './showTable.js';
import { itemsText, itemText, noticeBlock, valueText, whereText } from './showWords.js';
import { table } from './table.js';
import { GEM_POLICIES, GEM_POLICY_IDS, type GemPolicy, type GemPolicyId } from './tables/gems.js';

const AT = { at: { summary: 'Moment of the running period' } } as const;
const UNCONFIRMED = { unconfirmed: { summary: 'Include verses known from memory alone' } } as const;

function reasonText(planet: string, { id, evidence }: ReasonWithEvidence): string {
  const { distance, limit, sign, lord, house } = evidence;
  if (id === 'combust') return `${planet} is ${distance}° from the Sun, nearer than its limit of ${limit}°`;
  if (id === 'debilitated') return `${planet} is in ${sign}, its sign of debilitation`;
  if (id === 'enemy_sign') return `${planet} is in ${sign}, whose lord ${lord} is its enemy`;
  return `${planet} is in the ${house}th house from the ascendant`;
}

function card({ planet, reasons, prescriptions }: SelectedGraha): Block[] {
  const { metal, grain, colour, mantra_vedic, japa_count, dakshina, dana } = prescriptions;
  const texts = [
    ['Metal', metal],
    ['Grain', grain],
    ['Colour', colour],
    ['Hymn', mantra_vedic],
    ['Number', { ...japa_count, value: String(japa_count.value) }],
    ['Gift', dakshina],
  ] as const;
  const why = reasons.map((reason) => reasonText(planet, reason)).join('; ');
  const [where] = reasons.map(whereText);
  return [
    { kind: 'heading', title: planet, lines: [`${why}: ${where ?? ''}.`], measure: 'page' },
    {
      kind: 'table',
      columns: [{ title: '', size: 6 }, { title: 'The texts have' }, { title: 'Where' }],
      rows: [...texts.map(([label, text]) => [label, valueText(text), whereText(text)])],
    },
    ...(dana === undefined
      ? []
      : [{ kind: 'prose', lines: [`Dana: ${itemsText(dana.value)}: ${whereText(dana)}.`], measure: 'page' } as const]),
  ];
}

function duhsthaBlocks({ selected, not_selected }: RemediesForBirthData): Block[] {
  if (selected === undefined || not_selected === undefined) return [];
  const others = not_selected.length === 0 ? [] : [`Not singled out: ${not_selected.join(', ')}.`];
  return [
    ...selected.flatMap(card),
    {
      kind: 'prose',
      lines: [...others, 'The test is that of the verse, and wide: of all grahas 47 in 100 pass it.'],
      measure: 'page',
    },
  ];
}

const runningText = ({ dasha, antardasha, start, end, triggered }: RunningPair): string =>
  `Running: ${dasha}-${antardasha}, ${start} to ${end}${triggered ? '' : '; its test is not met'}.`;

function triggerText({ antardasha, evidence, test, derived, note }: TriggeredPeriod): string {
  const owned = evidence.houses_owned.length === 0 ? 'rules no house' : `rules ${evidence.houses_owned.join(' and ')}`;
  const company = evidence.with.length === 0 ? '' : `, with ${evidence.with.join(', ')}`;
  return [
    `${test}: ${antardasha} ${owned}, in ${evidence.house}${company}`,
    ...(derived ? ['a node rules nothing: read as sharing a sign with such a lord'] : []),
    ...(note === undefined ? [] : [note]),
  ].join('; ');
}

function periodBlocks({ running, periods }: RemediesForBirthData): Block[] {
  if (periods === undefined) return [];
  const now = running === undefined ? [] : [running === null ? 'No period runs then.' : runningText(running)];
  const line = (text: string): Block => ({ kind: 'prose', lines: [text], measure: 'page' });
  if (periods.length === 0) return [...now, 'No sub-period meets its test.'].map(line);
  return [
    ...now.map(line),
    {
      kind: 'facts',
      title: 'Sub-periods that meet their test (X is the lord of the sub-period)',
      rows: periods.map((period) => {
        const { dasha, antardasha, start, end, rites } = period;
        const dates = start === null || end === null ? 'ended before the birth' : `${start} to ${end}`;
        return {
          label: `${dasha}-${antardasha}`,
          value: `${dates}: ${rites.length === 0 ? 'trouble, without a rite' : itemsText(rites)}`,
          remark: `${whereText(period)}: ${triggerText(period)}`,
        };
      }),
    },
  ];
}

function evidenceRow(evidence: BirthEvidence): FactsBlock['rows'][number] {
  const { id, limb, start, end, minutes_from, sixth, gift, cows, weekday, sankranti_name } = evidence;
  const clock = (instant: string): string => clockText(instant.slice(0, 10), instant.slice(11, 19), '');
  return {
    label: labelText(id),
    value: [
      `${limb}, ${clock(start)} to ${clock(end)}`,
      ...(minutes_from === null ? [] : [`${minutes_from} minutes from the junction or the middle`]),
      ...(sixth === null ? [] : [`part ${sixth} of 6`]),
      ...(weekday === undefined ? [] : [`${weekday}: ${sankranti_name}`]),
      ...(gift === undefined ? [] : [`gift for the ${itemText(gift)}`]),
      ...(cows === undefined ? [] : [`cows by the nakshatra: ${cows} (historical)`]),
    ].join('; '),
  };
}

function birthBlock({ id, evidence, rite }: BirthPrescription): Block {
  const facts = birthRiteFacts(rite, `The moment of birth: ${labelText(id)}`);
  return { ...facts, rows: [...evidence.map(evidenceRow), ...facts.rows] };
}

function birthBlocks({ data, ...view }: View<RemediesForBirthInput, RemediesForBirthData>): Block[] {
  const { birth, curses, notice } = data;
  const prose = (line: string): Block => ({ kind: 'prose', lines: [line] });
  return [
    birthHeading({ data, ...view }),
    ...duhsthaBlocks(data),
    ...periodBlocks(data),
    ...(birth === undefined ? [] : birth.map(birthBlock)),
    ...(birth?.length === 0 ? [prose('Moment of birth: no rite applies.')] : []),
    ...(curses ?? []).map((curse) =>
      curseFacts(curse, [{ label: 'Rules met', value: curse.holds.map(labelText).join(', ') }]),
    ),
    ...(curses?.length === 0 ? [prose('Curses: no rule of serpents or of the father applies.')] : []),
    noticeBlock(notice),
  ];
}

const NONE = '–';

const POLICIES: Readonly<Record<GemPolicyId, string>> = {
  functional_benefic: 'Benefic',
  never_3_6_8_11: '3 6 8 11',
  lagna_lord_and_friends: 'Friends',
  period_lord: 'Period',
  pacify_the_bad: 'The bad',
};

function gemsByList(rows: readonly (readonly [graha: string, gems: GemsOfGraha])[]): Block[] {
  const [first] = rows;
  const lists = first?.[1].gem_by ?? [];
  return [
    {
      kind: 'table',
      title: 'Gems by each list',
      columns: [{ title: '' }, ...lists.map(({ list }) => ({ title: labelText(list) }))],
      rows: rows.map(([graha, { gem_by }]) => [
        graha,
        ...lists.map(({ list }) => gem_by.find((one) => one.list === list)?.gem ?? NONE),
      ]),
    },
    {
      kind: 'prose',
      lines: lists.map((list) => `${labelText(list.list)}: ${whereText(list)}.`),
      measure: 'page',
    },
  ];
}

function gemBlocks({ data, ...view }: View<RemediesGemsInput, RemediesGemsData>): Block[] {
  const { planets, period_lord, modern_practice, notice } = data;
  const rows = Object.entries(planets);
  const lord = period_lord === undefined ? [] : [`Lord of the running period: ${period_lord ?? 'none'}.`];
  return [
    birthHeading({ data, ...view }, ...lord),
    {
      kind: 'table',
      title: 'Five policies, none of them recommended',
      columns: [
        { title: '' },
        { title: 'Rules' },
        { title: 'In' },
        ...GEM_POLICY_IDS.map((id) => ({ title: POLICIES[id] })),
        { title: 'Caution' },
      ],
      rows: rows.map(([graha, { owns, house, caution, policies }]) => [
        graha,
        owns.length === 0 ? NONE : owns.join(' '),
        String(house),
        ...GEM_POLICY_IDS.map((id) => policies.find((policy) => policy.id === id)?.says ?? NONE),
        caution ? 'yes' : NONE,
      ]),
    },
    {
      kind: 'facts',
      title: 'Policies',
      rows: GEM_POLICY_IDS.map((id) => {
        const policy: GemPolicy = GEM_POLICIES[id];
        return { label: POLICIES[id], value: policy.rule, remark: whereText(policy) };
      }),
    },
    {
      kind: 'facts',
      title: 'Why each speaks',
      rows: rows.map(([graha, { policies }]) => ({
        label: graha,
        value:
          policies
            .filter(({ says }) => says !== 'silent')
            .map(({ id, because }) => `${POLICIES[id]}, ${because}`)
            .join('. ') || 'all are silent',
      })),
    },
    ...gemsByList(rows),
    {
      kind: 'table',
      title: 'Practice of our time',
      columns: [{ title: '' }, { title: 'Finger' }, { title: 'Metal' }, { title: 'Day' }],
      rows: Object.entries(modern_practice.planets).map(([graha, { finger, metal, day }]) => [
        graha,
        finger,
        metal,
        day,
      ]),
    },
    { kind: 'prose', lines: [`${whereText(modern_practice)}. ${modern_practice.note}`], measure: 'page' },
    noticeBlock(notice),
  ];
}

export const READINGS: Readings = {
  ...reading(forBirth, {
    show: birthBlocks,
    fields: {
      ...AT,
      select: { summary: 'Parts: duhstha, period, birth, curse' },
      duhstha: { summary: 'One reason is enough, as in the verse, or two' },
      sankranti: { summary: 'How near a sankranti counts: the same day, its punya kala, or 16 ghatis' },
      ...UNCONFIRMED,
      sensitive: { summary: 'Include curses, and what the rites do with the newborn child' },
    },
  }),
  ...reading(gems, { show: gemBlocks, fields: AT }),
  ...reading(table, {
    show: tableBlocks,
    fields: {
      kind: { summary: 'Table' },
      key: { summary: 'One row of it; all rows by default' },
      ...UNCONFIRMED,
      sensitive: { summary: 'Include curses, and what the rites do with newborn children' },
    },
  }),
};
