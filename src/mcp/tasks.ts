export interface Task {
  readonly name?: string;
  readonly words: string;
  /** The operations that are described by a sentence, where the names of the others are enough. */
  readonly described?: readonly string[];
  readonly example: Readonly<Record<string, unknown>>;
}

const BIRTH = '1990-08-15 08:30 New Delhi';
const PLACE = 'Pune';

export const TASKS: Readonly<Record<string, Task>> = {
  charts: {
    words: 'Birth chart (kundli, horoscope): lagna, planets, nakshatras, houses; navamsha and other divisions.',
    example: { operation: 'rasi', birth: BIRTH },
  },
  strengths: {
    words: 'Strength of planets and houses, dignity, friendship, aspects, ashtakavarga.',
    example: { operation: 'shadbala', birth: BIRTH },
  },
  yogas: { words: 'Yogas in a birth chart.', example: { operation: 'list', birth: BIRTH } },
  doshas: {
    words: 'Manglik, Kala Sarpa, Sade Sati with its phases and dates, and other doshas of a birth.',
    example: { operation: 'sade_sati', birth: BIRTH, at: 'now' },
  },
  jaimini: { words: 'Jaimini: karakas, arudhas, argala.', example: { operation: 'karakas', birth: BIRTH } },
  texts: {
    words: 'What classical texts say of a birth or a placement, with verse; not predictions.',
    told: ['for_birth'],
    example: { operation: 'for_birth', birth: BIRTH, topics: ['work'] },
  },
  remedies: {
    words: 'What texts prescribe: rites, gems; quoted, not recommended.',
    example: { operation: 'for_birth', birth: BIRTH, at: 'now' },
  },
  dashas: {
    words:
      'Periods of life (dasha, bhukti). For what runs now or at a date take running; for a span, timeline; for a whole life, a system by its name.',
    described: ['running', 'timeline', 'vimshottari', 'applicable'],
    example: { operation: 'running', birth: BIRTH, at: 'now', systems: ['vimshottari'], levels: 3 },
  },
  annual: {
    words: 'Annual chart (varshaphala, solar return) and its dashas.',
    told: ['chart', 'sahams', 'saham', 'month'],
    example: { operation: 'chart', birth: BIRTH, at: 'now' },
  },
  panchang: {
    words: 'Panchanga of a day: tithi, nakshatra, yoga, karana, weekday, sunrise, sunset, moonrise.',
    example: { operation: 'day', date: 'today', place: PLACE },
  },
  muhurta: {
    words: 'Good and bad times of a day (Rahu kalam, choghadiya, hora), and search for dates.',
    example: { operation: 'day', date: 'today', place: PLACE },
  },
  calendar: {
    words: 'Hindu calendar: festivals, next Ekadashi, lunar months, sankrantis.',
    example: { operation: 'ekadashi', from: 'today', to: 'today+40', place: PLACE },
  },
  transits: {
    words: 'Transits (gochara): when a planet enters a sign, turns retrograde, aspects a birth; the sky of a moment.',
    example: {
      operation: 'ingresses',
      planets: ['Jupiter'],
      from: '2026-01-01',
      to: '2028-01-01',
      timezone: 'Asia/Kolkata',
    },
  },
  eclipses: {
    words: 'Eclipses of the Sun and the Moon.',
    example: { operation: 'local', from: '2026-01-01', to: '2027-12-31', place: PLACE },
  },
  kp: {
    words: 'Krishnamurti Paddhati: horary by number (prashna), cusps, sub lords, significators.',
    example: { operation: 'horary', horary_number: 37, moment: 'now', place: PLACE, question: 'Shall I get the job?' },
  },
  nadi: {
    words: 'Nadi: nadyamsha, Bhrigu links, bindu and chakra.',
    told: ['nadyamsha', 'links', 'bhrigu_bindu'],
    example: { operation: 'links', birth: BIRTH },
  },
  compatibility: {
    name: 'match',
    words:
      'Match of a bride and a groom (guna milan, kundli matching). ashtakoota also takes the Moon\'s star in place of a birth: "Rohini", "Rohini 2" with its pada.',
    example: { operation: 'ashtakoota', bride: BIRTH, groom: 'Anuradha 3' },
  },
  conventions: {
    words: 'Ayanamsas and conventions that can be chosen, and why programs differ.',
    example: { operation: 'list' },
  },
};
