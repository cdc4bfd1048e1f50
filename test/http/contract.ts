// The tables of the service contract, copied row by row; nothing here is derived from the code.
import type { Json } from './support.js';

export interface Endpoint {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly units: number;
  readonly name: string;
  /** Names that `data` must have. */
  readonly data: readonly string[];
  /** School of an answer to a call that names none; absent on the meta operations. */
  readonly school?: string;
}

export const ENDPOINTS: readonly Endpoint[] = [
  {
    id: 'chartsRasi',
    method: 'POST',
    path: '/v1/charts/rasi',
    units: 1,
    name: 'charts.rasi',
    data: ['ascendant', 'birth_details', 'notes', 'planetary_positions', 'user_name'],
    school: 'lahiri',
  },
  {
    id: 'chartsDivisional',
    method: 'POST',
    path: '/v1/charts/divisional/{varga}',
    units: 3,
    name: 'charts.divisional',
    data: ['ascendant', 'notes', 'planetary_positions'],
    school: 'lahiri',
  },
  {
    id: 'dashasVimshottari',
    method: 'POST',
    path: '/v1/dashas/vimshottari',
    units: 3,
    name: 'dashas.vimshottari',
    data: ['mahadashas', 'moon_longitude', 'nakshatra_at_birth', 'user_name'],
    school: 'lahiri',
  },
  {
    id: 'panchangDay',
    method: 'POST',
    path: '/v1/panchang/day',
    units: 1,
    name: 'panchang.day',
    data: ['input', 'note', 'status', 'panchanga', 'times', 'times_partial'],
    school: 'lahiri',
  },
  {
    id: 'kpHorary',
    method: 'POST',
    path: '/v1/kp/horary',
    units: 3,
    name: 'kp.horary',
    data: [
      'horary_number',
      'ascendant',
      'house_cusps',
      'planets',
      'lagna_planets',
      'planets_in_houses',
      'chart_radicality',
      'moon_void_of_course',
      'ruling_planets',
      'main_house',
      'matter',
      'matter_from',
      'significators',
      'sub_lord_chain_judgment',
      'kp_timing',
      'vimshottari_dasha',
      'final_judgment',
      'question',
      'date',
      'time',
      'tz_offset',
      'latitude',
      'longitude',
    ],
    school: 'kp',
  },
  {
    id: 'kpCusps',
    method: 'POST',
    path: '/v1/kp/cusps',
    units: 3,
    name: 'kp.cusps',
    data: ['ascendant', 'house_cusps', 'planets', 'significators', 'metadata', 'user_name'],
    school: 'kp',
  },
  {
    id: 'compatibilityAshtakoota',
    method: 'POST',
    path: '/v1/compatibility/ashtakoota',
    units: 10,
    name: 'compatibility.ashtakoota',
    data: ['female', 'male'],
    school: 'lahiri',
  },
  {
    id: 'metaCapabilities',
    method: 'GET',
    path: '/v1/meta/capabilities',
    units: 0,
    name: 'meta.capabilities',
    data: ['default_ayanamsa', 'note', 'operations'],
  },
  {
    id: 'metaUsage',
    method: 'GET',
    path: '/v1/meta/usage',
    units: 0,
    name: 'meta.usage',
    data: ['plan', 'units_used', 'units_included', 'units_remaining', 'rate_limit_per_minute', 'period_end'],
  },
];

export const VARGAS = [
  'd2',
  'd3',
  'd4',
  'd7',
  'd9',
  'd10',
  'd12',
  'd16',
  'd20',
  'd24',
  'd27',
  'd30',
  'd40',
  'd45',
  'd60',
];
export const SCHOOLS = ['lahiri', 'raman', 'yukteswar', 'bhasin', 'true_chitra', 'kp'];

/** The schools in which each operation exists. The KP operations take an omitted or lahiri school for kp. */
export const SCHOOLS_OF: Readonly<Record<string, readonly string[]>> = {
  'charts.rasi': SCHOOLS,
  'charts.divisional': SCHOOLS,
  'dashas.vimshottari': SCHOOLS,
  'panchang.day': ['lahiri'],
  'compatibility.ashtakoota': ['lahiri'],
  'kp.cusps': ['kp'],
};

/** One row: a value at a path of the body, and what becomes of the call; no code when it is taken. */
export interface Row {
  readonly field: string;
  /** undefined: the field is left out. */
  readonly value: Json | undefined;
  readonly code?: string;
  /** Where the error points, if not at the field itself. */
  readonly at?: string;
}

const row = (field: string, value: Json | undefined, code?: string, at?: string): Row => ({
  field,
  value,
  ...(code === undefined ? {} : { code }),
  ...(at === undefined ? {} : { at }),
});

const at = (prefix: string, name: string): string => (prefix === '' ? name : `${prefix}.${name}`);

function dateRows(field: string): Row[] {
  return [
    row(field, undefined, 'missing_field'),
    row(field, null, 'invalid_value'),
    row(field, 19900815, 'invalid_value'),
    row(field, '', 'invalid_date'),
    row(field, '15-08-1990', 'invalid_date'),
    row(field, '1990-8-15', 'invalid_date'),
    row(field, '1990-02-30', 'invalid_date'),
    row(field, '1900-02-29', 'invalid_date'),
    row(field, '1990-08-15T08:30:00', 'invalid_date'),
    row(field, '0999-12-31', 'date_out_of_range'),
    row(field, '3000-01-01', 'date_out_of_range'),
    row(field, '2000-02-29'),
  ];
}

function placeRows(place: string): Row[] {
  const bounds = (name: string, limit: number): Row[] => [
    row(at(place, name), undefined, 'missing_field'),
    row(at(place, name), null, 'invalid_value'),
    row(at(place, name), '13.08', 'invalid_value'),
    row(at(place, name), limit + 0.000001, 'invalid_value'),
    row(at(place, name), -limit - 0.000001, 'invalid_value'),
    row(at(place, name), true, 'invalid_value'),
    row(at(place, name), [], 'invalid_value'),
  ];
  return [
    row(place, undefined, 'missing_field'),
    row(place, null, 'invalid_value'),
    row(place, [], 'invalid_value'),
    row(place, 'Delhi', 'invalid_value'),
    ...bounds('latitude', 90),
    ...bounds('longitude', 180),
    row(at(place, 'longitude'), 180),
    row(at(place, 'longitude'), -180),
    row(at(place, 'latitude'), 0),
    row(at(place, 'timezone'), undefined, 'missing_field'),
    row(at(place, 'timezone'), 5.5, 'invalid_value'),
    row(at(place, 'timezone'), '', 'invalid_timezone'),
    row(at(place, 'timezone'), '+05:30', 'invalid_timezone'),
    row(at(place, 'timezone'), 'Z', 'invalid_timezone'),
    row(at(place, 'timezone'), 'IST', 'invalid_timezone'),
    row(at(place, 'timezone'), 'asia/kolkata', 'invalid_timezone'),
    row(at(place, 'timezone'), 'Asia/Atlantis', 'invalid_timezone'),
    row(at(place, 'timezone'), 'Asia/Calcutta'),
    row(at(place, 'timezone'), 'UTC'),
    row(at(place, 'zone'), 'UTC', 'unknown_field'),
  ];
}

function birthRows(birth: string): Row[] {
  return [
    row(birth, undefined, 'missing_field'),
    row(birth, null, 'invalid_value'),
    row(birth, [], 'invalid_value'),
    row(birth, 'x', 'invalid_value'),
    ...dateRows(at(birth, 'date')),
    row(at(birth, 'time'), undefined),
    row(at(birth, 'time'), '00:00:00'),
    row(at(birth, 'time'), '23:59:59'),
    row(at(birth, 'time'), '', 'invalid_time'),
    row(at(birth, 'time'), '08:30', 'invalid_time'),
    row(at(birth, 'time'), '8:30:00', 'invalid_time'),
    row(at(birth, 'time'), '24:00:00', 'invalid_time'),
    row(at(birth, 'time'), '08:60:00', 'invalid_time'),
    row(at(birth, 'time'), '08:30:00+05:30', 'invalid_time'),
    row(at(birth, 'time'), null, 'invalid_value'),
    row(at(birth, 'time'), 83000, 'invalid_value'),
    ...placeRows(at(birth, 'place')),
    row(at(birth, 'tz'), 5.5, 'unknown_field'),
  ];
}

const common: Row[] = [
  row('ayanmsa', 'raman', 'unknown_field'),
  row('__proto__x', 1, 'unknown_field'),
  row('constructor', {}, 'unknown_field'),
];
const ayanamsa: Row[] = [
  row('ayanamsa', 'lahiri'),
  row('ayanamsa', 'tropical', 'invalid_value'),
  row('ayanamsa', 'Lahiri', 'invalid_value'),
  row('ayanamsa', '', 'invalid_value'),
  row('ayanamsa', null, 'invalid_value'),
  row('ayanamsa', 1, 'invalid_value'),
];
const schools = (has: readonly string[], refused: readonly string[]): Row[] => [
  ...has.map((school) => row('ayanamsa', school)),
  ...refused.map((school) => row('ayanamsa', school, 'not_available_in_school')),
];
const userName: Row[] = [
  row('user_name', 'Māyā'),
  row('user_name', 'x'.repeat(100)),
  row('user_name', 'x'.repeat(101), 'invalid_value'),
  row('user_name', 7, 'invalid_value'),
];
const node: Row[] = [row('node', 'mean'), row('node', 'true'), row('node', true, 'invalid_value')];
const others = SCHOOLS.slice(1);
const notKp = ['raman', 'yukteswar', 'bhasin', 'true_chitra'];

/** What each operation takes and refuses, field by field. */
export const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'charts.rasi': [...birthRows('birth'), ...ayanamsa, ...schools(others, []), ...common, ...userName, ...node],
  'charts.divisional': [...birthRows('birth'), ...ayanamsa, ...schools(others, []), ...common, ...node],
  'dashas.vimshottari': [
    ...birthRows('birth'),
    ...ayanamsa,
    ...schools(others, []),
    ...common,
    ...userName,
    row('levels', undefined),
    row('levels', 1),
    row('levels', 3),
    row('levels', 0, 'invalid_value'),
    row('levels', 6, 'invalid_value'),
    row('levels', 2.5, 'invalid_value'),
    row('levels', '2', 'invalid_value'),
    row('levels', null, 'invalid_value'),
    row('birth.place.latitude', 90),
    row('birth.place.latitude', -90),
  ],
  'panchang.day': [
    ...dateRows('date'),
    ...placeRows('place'),
    ...ayanamsa,
    ...schools([], others),
    ...common,
    row('birth', {}, 'unknown_field'),
    row('time', '08:30:00', 'unknown_field'),
  ],
  'kp.horary': [
    row('horary_number', undefined, 'missing_field'),
    row('horary_number', 1),
    row('horary_number', 249),
    row('horary_number', 0, 'invalid_value'),
    row('horary_number', 250, 'invalid_value'),
    row('horary_number', 37.5, 'invalid_value'),
    row('horary_number', '37', 'invalid_value'),
    row('moment', undefined, 'missing_field'),
    row('moment', 1707128460, 'invalid_value'),
    row('moment', '', 'invalid_moment'),
    row('moment', '2024-02-05', 'invalid_moment'),
    row('moment', '2024-02-05T15:51:00', 'invalid_moment'),
    row('moment', '2024-02-30T15:51:00+05:30', 'invalid_moment'),
    row('moment', '2024-02-05T10:21:00Z'),
    ...placeRows('place'),
    row('question', undefined),
    row('question', 7, 'invalid_value'),
    row('house', 1),
    row('house', 12),
    row('house', 0, 'invalid_value'),
    row('house', 13, 'invalid_value'),
    row('house', '7', 'invalid_value'),
    row('matter', 'litigation'),
    row('matter', 'general'),
    row('matter', 'weather', 'invalid_value'),
    ...common,
  ],
  'kp.cusps': [...birthRows('birth'), ...ayanamsa, ...schools(['kp'], notKp), ...common, ...userName],
  'compatibility.ashtakoota': [
    ...['bride', 'groom'].flatMap((side) => [
      row(side, undefined, 'missing_field'),
      row(side, 7, 'invalid_value'),
      ...birthRows(`${side}.birth`),
      row(`${side}.name`, 'Sītā'),
      row(`${side}.age`, 30, 'unknown_field'),
    ]),
    ...ayanamsa,
    ...schools([], others),
    ...common,
    row('bhakoot_rule', undefined),
    row('bhakoot_rule', 'strict'),
    row('bhakoot_rule', 'lenient'),
    row('bhakoot_rule', 'loose', 'invalid_value'),
    row('bhakoot_rule', null, 'invalid_value'),
  ],
};

/** The 22 codes with status and type. */
export const CODES: readonly (readonly [code: string, status: number, type: string])[] = [
  ['missing_field', 400, 'invalid_request'],
  ['unknown_field', 400, 'invalid_request'],
  ['invalid_value', 400, 'invalid_request'],
  ['invalid_json', 400, 'invalid_request'],
  ['invalid_date', 400, 'invalid_request'],
  ['invalid_time', 400, 'invalid_request'],
  ['invalid_timezone', 400, 'invalid_request'],
  ['nonexistent_time', 400, 'invalid_request'],
  ['invalid_moment', 400, 'invalid_request'],
  ['date_out_of_range', 400, 'invalid_request'],
  ['undefined_at_latitude', 400, 'invalid_request'],
  ['payload_too_large', 413, 'invalid_request'],
  ['not_found', 404, 'invalid_request'],
  ['method_not_allowed', 405, 'invalid_request'],
  ['missing_api_key', 401, 'authentication'],
  ['invalid_api_key', 401, 'authentication'],
  ['revoked_api_key', 401, 'authentication'],
  ['insufficient_scope', 401, 'authentication'],
  ['rate_limit_exceeded', 429, 'rate_limit'],
  ['quota_exhausted', 429, 'rate_limit'],
  ['not_available_in_school', 501, 'not_implemented'],
  ['internal_error', 500, 'api_error'],
];
