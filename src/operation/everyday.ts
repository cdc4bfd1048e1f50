/** Words that people say for an operation, without spaces and hyphens, by its name. */
export const EVERYDAY_WORDS: Readonly<Record<string, readonly string[]>> = {
  'charts.rasi': [
    'kundli',
    'kundali',
    'janamkundli',
    'horoscope',
    'birthchart',
    'natalchart',
    'janampatri',
    'jataka',
    'jathakam',
    'lagna',
    'chart',
  ],
  'charts.divisional': ['navamsha', 'navamsa', 'd9', 'varga', 'vargas', 'divisionalchart'],
  'charts.avakahada': ['avakhada', 'avkahada', 'janmakshar', 'namakshar', 'nameletter', 'paya'],
  'dashas.running': ['runningdasha', 'currentdasha', 'mahadasha', 'antardasha', 'dasha', 'dasa'],
  'dashas.vimshottari': ['vimsottari', 'vimshottaridasha'],
  'panchang.day': ['panchanga', 'panchangam', 'tithi', 'nakshatra', 'almanac', 'sunrise', 'moonrise'],
  'muhurta.rahu_kalam': ['rahukaal', 'rahukala', 'rahukalam', 'rahukal'],
  'muhurta.day': ['muhurat', 'shubhmuhurat', 'auspicioustime', 'abhijit', 'gulikakalam', 'yamaganda'],
  'muhurta.choghadiya': ['choghadia', 'chaughadiya'],
  'muhurta.search': ['findmuhurta', 'weddingdate'],
  'calendar.festivals': ['festival', 'holidays', 'vrat', 'vrata', 'tyohar'],
  'calendar.ekadashi': ['ekadasi'],
  'compatibility.ashtakoota': [
    'gunamilan',
    'gunmilan',
    'kundlimilan',
    'matching',
    'matchmaking',
    'marriage',
    'ashtakuta',
    'ashtakoot',
    'compatibility',
  ],
  'compatibility.porutham': ['tenporuthams', 'jathagaporutham'],
  'doshas.manglik': ['mangaldosha', 'kujadosha', 'mangal', 'sevvaidosham'],
  'doshas.sade_sati': ['sadhesati', 'shanisadesati', 'shani', 'dhaiya'],
  'doshas.kala_sarpa': ['kaalsarp', 'kalsarp', 'kalasarpadosha'],
  'yogas.list': ['yoga', 'rajayoga'],
  'strengths.ashtakavarga': ['ashtakvarga', 'bindus'],
  'annual.chart': ['varshphal', 'varshaphala', 'varshphala', 'solarreturn', 'tajika', 'tajaka'],
  'transits.now': ['gochar', 'gochara', 'transit', 'currenttransits'],
  'transits.ingresses': ['ingress', 'signchange', 'entry'],
  'transits.stations': ['retrograde', 'vakri'],
  'eclipses.list': ['eclipse', 'grahan', 'grahana'],
  'kp.horary': ['horary', 'prashna', 'prasna'],
  'kp.cusps': ['kpchart', 'sublord', 'sublords'],
  'texts.for_birth': ['phala', 'phalita', 'interpretation', 'phaladesh'],
  'remedies.gems': ['gemstone', 'gemstones', 'ratna'],
  'conventions.list': ['ayanamsa', 'ayanamsha', 'ayanamsas'],
};

/**
 * Returns the name of the operation that an everyday word stands for, such as `kundli` and `Rahu Kaal`; undefined for any other.
 *
 * @example
 * ```ts
 * everydayOperation('Rahu Kaal'); // => 'muhurta.rahu_kalam'
 * everydayOperation('weather'); // => undefined
 * ```
 */
export function everydayOperation(word: string): string | undefined {
  const folded = word.toLowerCase().replace(/[\s_-]/g, '');
  return Object.keys(EVERYDAY_WORDS).find((name) => EVERYDAY_WORDS[name]?.includes(folded) === true);
}
