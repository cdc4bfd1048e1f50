import {
  type AshtakootaData,
  type AshtakootaInput,
  ashtakootaOperation,
  type MatchPartner,
} from '../../compatibility/ashtakoota.js';
import type { KutaScores } from '../../compatibility/rules/report.js';
import { KUTAS } from '../../compatibility/tables/kutas.js';
import { isSiddhantaError, SiddhantaError } from '../../errors.js';
import type { Birth } from '../../types.js';
import { type Command, type Io, JSON_OPTION, json, type Option, UsageError, type Values } from '../command.js';
import { AYANAMSA_OPTION } from '../options.js';
import { birthLine } from '../render/header.js';
import { WIDTH, wrap } from '../render/text.js';

const FORM = '"YYYY-MM-DD [HH:MM[:SS]] LATITUDE LONGITUDE ZONE"';
const EXAMPLE = '1990-08-15 08:30 28.6139 77.209 Asia/Kolkata';
const BIRTH = /^(\S+)(?: (\d\d?:\S*))? ([+-]?[\d.]+) ([+-]?[\d.]+) (\S+)$/;

const OPTIONS: readonly Option[] = [
  {
    flag: 'bride',
    kind: 'text',
    field: 'bride.birth',
    value: 'BIRTH',
    summary: `Birth of the bride as ${FORM}; degrees north and east; without a time noon is used`,
  },
  { flag: 'groom', kind: 'text', field: 'groom.birth', value: 'BIRTH', summary: 'Birth of the groom, likewise' },
  { flag: 'bride-name', kind: 'text', field: 'bride.name', value: 'TEXT', summary: 'Name of the bride' },
  { flag: 'groom-name', kind: 'text', field: 'groom.name', value: 'TEXT', summary: 'Name of the groom' },
  {
    flag: 'bhakoot-rule',
    kind: 'text',
    field: 'bhakoot_rule',
    value: 'RULE',
    summary: 'When lords of the signs cancel a bad bhakoot: friends on both sides, or on either',
  },
  AYANAMSA_OPTION,
  JSON_OPTION,
];

/**
 * Returns the Birth that a text such as `1990-08-15 08:30 28.6139 77.209 Asia/Kolkata` stands for. What the parts may be is for
 * the operation to say.
 *
 * @throws {UsageError} when the text has other parts than a date, perhaps a time, two numbers and a zone
 */
export function readBirth(text: string, flag: string): Birth {
  const match = BIRTH.exec(text.trim().replace(/[\s,]+/g, ' '));
  const [, date = '', time, latitude = '', longitude = '', timezone = ''] = match ?? [];
  if (match === null || !Number.isFinite(Number(latitude)) || !Number.isFinite(Number(longitude))) {
    throw new UsageError(`--${flag} is ${JSON.stringify(text)}; write it as ${FORM}, such as "${EXAMPLE}".`);
  }
  return {
    date,
    ...(time === undefined ? {} : { time: /^\d\d:\d\d$/.test(time) ? `${time}:00` : time }),
    place: { latitude: Number(latitude), longitude: Number(longitude), timezone },
  };
}

/** What each kūṭa compares, in the words of the bride and the groom; the tārā of each is the one counted to that side. */
function compared(kutas: KutaScores): readonly (readonly [bride: string, groom: string])[] {
  const { varna, vashya, tara, yoni, graha_maitri, gana, bhakoot, nadi } = kutas;
  return [
    [varna.female_varna, varna.male_varna],
    [vashya.female_vashya, vashya.male_vashya],
    [tara.male_to_female_tara, tara.female_to_male_tara],
    [yoni.female_yoni, yoni.male_yoni],
    [graha_maitri.female_rashi_lord, graha_maitri.male_rashi_lord],
    [gana.female_gana, gana.male_gana],
    [bhakoot.female_rashi, bhakoot.male_rashi],
    [nadi.female_nadi, nadi.male_nadi],
  ];
}

function partnerLines(title: string, { name, birth_details }: MatchPartner, birth: Birth): string[] {
  const { ascendant, moon } = birth_details;
  const line = birthLine(birth, { endpoint: '', birth_time_assumed: birth.time === undefined });
  return [
    ...wrap(name === '' ? `${title}: ${line}` : `${title}: ${name}, ${line}`),
    `  Moon in ${moon.rashi_name}, ${moon.nakshatra_name} ${moon.pada}; ascendant ${ascendant.rashi_name}`,
  ];
}

/** Returns the score card: who is matched, a row for each kūṭa, the total, and a sentence on each kūṭa. */
export function renderMatch(data: AshtakootaData, input: AshtakootaInput, columns: number = WIDTH): string {
  const { kutas, total_score, max_score, percentage, compatibility_level, critical_doshas, recommendation } =
    data.female.guna_milan_results;
  const words = compared(kutas);
  const row = (name: string, bride: string, groom: string, points: string, outOf: string): string =>
    `${name.padEnd(14)}${bride.padEnd(14)}${groom.padEnd(14)}${points.padStart(6)} ${outOf}`;
  const head = row('Kuta', 'Bride', 'Groom', 'Points', '     ');
  const rule = '─'.repeat(head.length);
  const lines = [
    ...partnerLines('Bride', data.female, input.bride.birth),
    ...partnerLines('Groom', data.male, input.groom.birth),
    `Ashtakoota, Lahiri ayanamsa, bhakoot rule ${input.bhakoot_rule ?? 'strict'}`,
    '',
    head.trimEnd(),
    rule,
    ...KUTAS.map((kuta, i) => {
      const { name, points_obtained, max_points } = kutas[kuta];
      const [bride = '', groom = ''] = words[i] ?? [];
      return row(name, bride, groom, String(points_obtained), `of ${max_points}`);
    }),
    rule,
    row('Total', '', '', String(total_score), `of ${max_score}`),
    '',
    ...wrap(`${compatibility_level}, ${percentage} %. ${recommendation}`, '', columns),
    critical_doshas.length === 0 ? 'No dosha stands.' : `What stands against it: ${critical_doshas.join(', ')}.`,
    '',
    ...KUTAS.flatMap((kuta) => {
      const [first = '', ...rest] = wrap(kutas[kuta].description, ' '.repeat(14), columns);
      return [kutas[kuta].name.padEnd(14) + first.trimStart(), ...rest];
    }),
  ];
  return `${lines.join('\n')}\n`;
}

function inputOf(values: Values): AshtakootaInput {
  const { bride, groom, ayanamsa } = values;
  const rule = values['bhakoot-rule'];
  const missing = ['bride', 'groom'].filter((flag) => values[flag] === undefined).map((flag) => `--${flag}`);
  if (missing.length > 0)
    throw new UsageError(`${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} required.`);
  const partner = (flag: string, text: unknown): object => {
    const name = values[`${flag}-name`];
    return { birth: readBirth(String(text), flag), ...(name === undefined ? {} : { name }) };
  };
  // The operation checks all of it.
  return {
    bride: partner('bride', bride),
    groom: partner('groom', groom),
    ...(ayanamsa === undefined ? {} : { ayanamsa }),
    ...(rule === undefined ? {} : { bhakoot_rule: rule }),
  } as AshtakootaInput;
}

/** Returns a library error on a part of a birth as one on the option that holds the whole birth. */
function onOption(error: unknown): unknown {
  if (!isSiddhantaError(error)) return error;
  const [part, field] = /^((?:bride|groom)\.birth)\./.exec(error.field ?? '') ?? [];
  if (part === undefined || field === undefined) return error;
  return new SiddhantaError(error.code, error.message.replace(part, ''), { field });
}

/** `siddhanta match` */
export const matchCommand: Command = {
  name: 'match',
  operation: ashtakootaOperation,
  summary: ashtakootaOperation.summary,
  options: OPTIONS,
  example: `match --bride "${EXAMPLE}" --groom "1988-11-05 10:28 19.076 72.8777 Asia/Kolkata"`,
  run(values: Values, io: Io) {
    const input = inputOf(values);
    try {
      const result = ashtakootaOperation.call(input);
      return values.json === true ? json(result) : renderMatch(result.data, input, io.columns);
    } catch (error) {
      throw onOption(error);
    }
  },
};
