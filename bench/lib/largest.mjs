// The inputs of each operation that cost most: what somebody would send who wants to keep a service busy.
const Z = 'T00:00:00Z';
const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const birth = { date: '1990-08-15', time: '08:30:00', place };
const uncertain = { ...birth, uncertainty_minutes: 720 };
const numbers = (count, of) => Array.from({ length: count }, (_, i) => of(i));

const span = (years) => ({ from: `1900-01-01${Z}`, to: `${1899 + years}-12-31${Z}` });
const ALL = [
  ...['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'],
  ...['Uranus', 'Neptune', 'Pluto'],
];
const NINE = [...ALL.slice(0, 8), 'Moon'];
const KINDS = ['conjunction', 'graha_drishti', 'natal_drishti'];
const points = numbers(50, (i) => ({ name: `point ${i}`, longitude: 7.2 * i + 0.01 }));
const angles = numbers(24, (i) => 15 * i + 0.37);
const year = { from: '2024-01-01', to: '2024-12-31' };
const century = { from: '1950-01-01', to: '2049-12-31' };
const wished = [
  { type: 'lagna', in: ['Aries', 'Gemini', 'Leo', 'Libra', 'Sagittarius', 'Aquarius'] },
  {
    type: 'avoid',
    in: ['rahu_kalam', 'yamaganda', 'gulika_kalam', 'durmuhurta', 'varjyam', 'bhadra', 'panchaka', 'aadal', 'vidaal'],
  },
  { type: 'panchaka_rahita' },
  { type: 'part', in: ['Labha', 'Amrita', 'abhijit', 'Sun', 'Moon'] },
  { type: 'yoga_of_day', in: ['amrita_siddhi', 'sarvartha_siddhi', 'ravi_yoga'] },
  { type: 'tara' },
  { type: 'chandra' },
  { type: 'karana', in: [1, 3, 5, 7, 9, 11] },
];
const cycle = (more = {}) => ({ birth, levels: 5, cycles: 6, ...more });
const OF_CYCLES = [
  ...['ashtottari', 'yogini', 'shodashottari', 'dwadashottari', 'panchottari', 'shatabdika', 'chaturashiti_sama'],
  ...['dwisaptati_sama', 'shashtihayani', 'shattrimsha_sama', 'tithi_ashtottari', 'tithi_yogini', 'yoga_vimshottari'],
];
const OF_ROUNDS = ['chara', 'trikona', 'sthira', 'shoola', 'mandooka'];
const OF_SIGNS = [
  ...['narayana', 'lagnamsaka', 'moola', 'sudasa', 'drig', 'niryana_shoola', 'chakra', 'kendradi', 'karaka_kendradi'],
  ...['brahma', 'yogardha', 'varnada', 'navamsha', 'paryaya', 'padanadhamsha', 'tara_lagna', 'sandhya', 'pachaka'],
];

/** Largest legal inputs by the names of the operations; the example is the largest of those that are not here. */
export const LARGEST = {
  ...Object.fromEntries(OF_CYCLES.map((name) => [`dashas.${name}`, cycle({ tribhagi: true })])),
  ...Object.fromEntries(OF_ROUNDS.map((name) => [`dashas.${name}`, { birth, levels: 3, cycles: 2 }])),
  ...Object.fromEntries(OF_SIGNS.map((name) => [`dashas.${name}`, { birth, levels: 3 }])),
  'annual.yogas': { birth, completed_years: 190 },
  'calendar.ekadashi': { year: 2024, place },
  'calendar.festival': { festival: 'pradosha_shukla', year: 1990, years: 30, place },
  'calendar.festivals': { year: 2024, place, unconfirmed: true },
  'charts.divisional': { birth: uncertain, varga: 'd144' },
  'charts.divisional.custom': { birth: uncertain, n: 300 },
  'charts.divisional.mixed': { birth: uncertain, first_varga: 'd144', second_varga: 'd2' },
  'charts.rasi': { birth: uncertain },
  'dashas.kalachakra': { birth, levels: 5 },
  'dashas.running': {
    birth,
    sensitive: true,
    at: `2026-01-01${Z}`,
    levels: 5,
    systems: ['vimshottari', ...OF_CYCLES.slice(0, 10), 'kalachakra', ...OF_ROUNDS, ...OF_SIGNS, 'sudarshana'],
  },
  'dashas.sudarshana': { birth, levels: 3, cycles: 10 },
  'dashas.timeline': {
    birth,
    start: `2000-01-01${Z}`,
    end: `2018-01-01${Z}`,
    levels: 4,
    systems: ['vimshottari', ...OF_CYCLES.slice(0, 10)],
  },
  'dashas.vimshottari': { birth, levels: 5, tribhagi: true },
  'doshas.sade_sati': { birth },
  'eclipses.list': century,
  'eclipses.local': { ...century, place },
  'eclipses.ritual': { ...century, place },
  'kp.cusps': { birth: uncertain },
  'kp.rectify': { birth, ruling_moment: `2024-02-05${Z}`, ruling_place: place, window_minutes: 720, levels: 4 },
  'kp.ruling_planets_over': { place, from: `2024-01-01${Z}`, to: `2024-02-01${Z}`, levels: 3 },
  'kp.sub_sub_table': { from: 1, count: 2193 },
  'kp.transits': { grahas: NINE.slice(0, 8), ...span(200), levels: 1 },
  'muhurta.search': {
    place,
    ...year,
    limit: 500,
    births: numbers(12, () => ({ birth })),
    conditions: numbers(40, (i) => ({ ...wished[i % wished.length], weight: i + 1 })),
  },
  'nadi.bindu_transits': { birth, planets: NINE.slice(0, 8), ...span(200) },
  'panchang.span': { ...year, place },
  'remedies.for_birth': { birth, sensitive: true, unconfirmed: true },
  'transits.aspects': {
    birth,
    points,
    angles,
    planets: ALL,
    kinds: KINDS,
    between: ['Rahu', 'Mercury'],
    orb: 10,
    ...span(100),
  },
  'transits.calendar': {
    birth,
    from: `2024-01-01${Z}`,
    to: `2024-12-31${Z}`,
    planets: [...ALL, 'Moon'],
    include: ['ingresses', 'moon_sign', 'nakshatras', 'stations', 'aspects', 'eclipses'],
  },
  'transits.ingresses': { birth, planets: ALL, division: 'nakshatra', ...span(100) },
  'transits.stations': { birth, planets: ALL.slice(1, 6).concat(ALL.slice(8)), ...span(200) },
  'yogas.list': { birth, include_absent: true, include_unsourced: true, texts: true, sensitive: true },
};

/** Returns the input of an operation that costs most. */
export function largestOf({ name, example }) {
  const largest = LARGEST[name];
  if (largest === undefined) return example;
  // What speaks of death says so only where it is asked for, as in the example.
  return example.sensitive === undefined ? largest : { ...largest, sensitive: example.sensitive };
}
