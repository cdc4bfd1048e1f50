import { type KpHoraryData, type KpHoraryInput, kpHoraryOperation } from '../../kp/horary.js';
import { toMicroArcseconds } from '../../math/angle.js';
import { formatInSign } from '../../math/dms.js';
import type { Option } from '../command.js';
import { operationCommand, type View } from '../operationCommand.js';
import { NODE_OPTION, placeOptions } from '../options.js';
import { heading, offsetText } from '../render/header.js';
import { placeText } from '../render/panchanga.js';
import { wrap } from '../render/text.js';

const OPTIONS: readonly Option[] = [
  { flag: 'number', kind: 'number', field: 'horary_number', value: 'N', summary: 'Number that the querent has chosen' },
  {
    flag: 'moment',
    kind: 'text',
    field: 'moment',
    value: 'DATETIME',
    summary: 'Moment of judgment with its offset, such as 2024-02-05T15:51:00+05:30',
  },
  ...placeOptions('place'),
  {
    flag: 'question',
    kind: 'text',
    field: 'question',
    value: 'TEXT',
    summary: 'Question, in English or Hindi; it only selects the house of the matter',
  },
  NODE_OPTION,
  {
    flag: 'sunrise',
    kind: 'text',
    field: 'sunrise',
    value: 'DEFINITION',
    summary:
      'What sunrise means for the lord of the day: the upper limb with refraction, or (hindu) the centre without',
  },
];

const WIDTHS = [8, -12, 11, 8, 8, 8, 8, 5];

function row(fields: readonly (string | number)[]): string {
  return fields
    .map((field, i) => {
      const width = WIDTHS[i] ?? 0;
      return width < 0 ? String(field).padStart(-width) : String(field).padEnd(width);
    })
    .join(' ')
    .trimEnd();
}

const degrees = (longitude: number): string => formatInSign(toMicroArcseconds(longitude), 0);

/** Returns the judgment as text: heading, cusps, planets, ruling planets, judgment and timing. */
export function renderKpHorary({ data, input }: View<KpHoraryData, KpHoraryInput>): string {
  const { ascendant, house_cusps, planets, ruling_planets: rulers, final_judgment: final } = data;
  const { chart_radicality: radicality, moon_void_of_course: moon } = data;
  const cautions = [
    radicality.early_ascendant ? 'the ascendant is early in its sign' : '',
    radicality.late_ascendant ? 'the ascendant is late in its sign' : '',
    moon.void_of_course ? `the Moon is void of course for ${moon.degrees_left.toFixed(2)}°` : '',
  ].filter((caution) => caution !== '');
  const head = row(['', 'Degrees', 'Sign', 'Star', 'Sub', 'Sub-sub', '4th', 'House']);
  const lines = [
    ...heading(
      data.question,
      `Number ${data.horary_number}, ${ascendant.sign} ${degrees(ascendant.longitude)}`,
      `${data.date} ${data.time} (${offsetText(data.tz_offset)}), ${placeText(input.place)}`,
    ),
    '',
    `${final.yes_no}, confidence ${final.confidence}`,
    ...(final.timing_estimate === null || final.yes_no === 'NO' ? [] : [final.timing_estimate.event_estimate]),
    ...(cautions.length === 0 ? [] : [`Caution: ${cautions.join('; ')}`]),
    '',
    ...wrap(final.rationale),
    '',
    ...wrap(data.sub_lord_chain_judgment.rationale),
    '',
    head,
    '─'.repeat(head.length),
    ...house_cusps.map(({ house, longitude, sign, nakshatra_lord, sub_lord, sub_sub_lord, sub_sub_sub_lord }) =>
      row([`cusp ${house}`, degrees(longitude), sign, nakshatra_lord, sub_lord, sub_sub_lord, sub_sub_sub_lord]),
    ),
    '',
    ...planets.map((planet) =>
      row([
        planet.retrograde ? `${planet.name} R` : planet.name,
        degrees(planet.longitude),
        planet.sign,
        planet.nakshatra_lord,
        planet.sub_lord,
        planet.sub_sub_lord,
        planet.sub_sub_sub_lord,
        planet.house_occupied,
      ]),
    ),
    '',
    ...wrap(
      `Ruling planets: ascendant star ${rulers.asc_star_lord}, ascendant sign ${rulers.asc_sign_lord}, Moon star ${rulers.moon_star_lord}, Moon sign ${rulers.moon_sign_lord}, day ${rulers.day_lord}`,
    ),
    `Running: ${data.vimshottari_dasha.map(({ level, lord }) => `${level} ${lord}`).join(', ')}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** `siddhanta kp-horary` */
export const kpHoraryCommand = operationCommand<KpHoraryData, KpHoraryInput>({
  name: 'kp-horary',
  operation: kpHoraryOperation,
  options: OPTIONS,
  example:
    'kp-horary --number 140 --moment 2024-02-05T15:51:00+05:30 --lat 11.02 --lon 76.983 --tz Asia/Kolkata --question "Will I get the job?"',
  render: renderKpHorary,
});
