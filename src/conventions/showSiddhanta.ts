import { DEGREE_ARCSECONDS } from '../math/angle.js';
import { table } from '../operation/layout.js';
import type { Block, View } from '../operation/show.js';
import { placeText, wallClock } from '../operation/words.js';
import type { SiddhantaGraha, SuryaSiddhantaData } from './siddhantaData.js';
import type { SuryaSiddhantaInput } from './suryaSiddhanta.js';

const NONE = '–';
const DECIMALS = 3;

const degrees = (value: number | null): string => (value === null ? NONE : `${value.toFixed(DECIMALS)}°`);

const motion = (value: number): string => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(DECIMALS)}°`;

/** Degrees, so that rows can be compared. */
const ahead = (arcseconds: number): string => `${arcseconds < 0 ? '' : '+'}${motion(arcseconds / DEGREE_ARCSECONDS)}`;

const yojanas = (value: number): string => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(2)} yojanas`;

const position = ({ sign, degrees: within }: SiddhantaGraha['sky']): string => `${sign} ${within}`;

function placesBlock({ planets }: SuryaSiddhantaData): Block {
  return table(
    'True places, and the sky',
    ['', 'Surya Siddhanta', 'Nakshatra', 'Sky', { title: 'Ahead', align: 'end' }, { title: 'A day', align: 'end' }],
    Object.entries(planets).map(([graha, place]) => [
      graha,
      position(place),
      place.nakshatra,
      position(place.sky),
      ahead(place.ahead_arcsec),
      motion(place.speed),
    ]),
  );
}

function stepsBlock({ planets }: SuryaSiddhantaData): Block {
  const end = 'end' as const;
  return table(
    'From mean to true',
    [
      '',
      { title: 'Mean', align: end },
      { title: 'Mandocca', align: end },
      { title: 'Shighrocca', align: end },
      { title: 'Equations', align: end },
    ],
    Object.entries(planets).map(([graha, { mean_longitude, mandocca, shighrocca, equations }]) => [
      graha,
      degrees(mean_longitude),
      degrees(mandocca),
      degrees(shighrocca),
      equations.length === 0 ? NONE : equations.map((equation) => motion(equation.degrees)).join(', '),
    ]),
  );
}

function limbRow(
  label: string,
  text: string,
  { elapsed_nadi: elapsed, remaining_nadi: remaining }: SuryaSiddhantaData['tithi' | 'nakshatra' | 'yoga' | 'karana'],
  sky: string,
): string[] {
  return [label, text, elapsed.toFixed(2), remaining.toFixed(2), sky];
}

function limbsBlock({ tithi, nakshatra, yoga, karana }: SuryaSiddhantaData): Block {
  return table(
    'Limbs',
    ['', 'Surya Siddhanta', { title: 'Nadis past', align: 'end' }, { title: 'To come', align: 'end' }, 'Sky'],
    [
      limbRow('Tithi', `${tithi.paksha} ${tithi.name}`, tithi, `${tithi.sky.paksha} ${tithi.sky.name}`),
      limbRow('Nakshatra', nakshatra.name, nakshatra, nakshatra.sky.name),
      limbRow('Yoga', yoga.name, yoga, yoga.sky.name),
      limbRow('Karana', karana.name, karana, karana.sky.name),
    ],
  );
}

export function showSiddhanta({ input, data, meta }: View<SuryaSiddhantaInput, SuryaSiddhantaData>): Block[] {
  const { ahargana, desantara } = data;
  return [
    {
      kind: 'heading',
      title: 'Places by the Surya Siddhanta',
      lines: [`${wallClock(data.at)}, ${placeText(input.place)}`],
    },
    {
      kind: 'facts',
      rows: [
        { label: 'Days of the Kali', value: String(ahargana.kali_days), remark: ahargana.weekday },
        { label: 'Days since creation', value: String(ahargana.creation_days) },
        { label: 'Nadis since midnight', value: ahargana.nadi.toFixed(2), remark: 'at the meridian of Ujjayini' },
        { label: 'Desantara', value: motion(desantara.degrees), remark: yojanas(desantara.yojanas) },
        { label: 'Ayanamsa of the sky', value: meta.ayanamsa ?? NONE },
      ],
    },
    placesBlock(data),
    limbsBlock(data),
    stepsBlock(data),
  ];
}
