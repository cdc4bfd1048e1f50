// Which reference cases each operation is held against, and where they stand. Their numbers are counted from the files.
// docs/coverage.md is rendered from this; test/docs/coverage.test.ts holds it against the registry and the tests.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

interface Place {
  readonly file: string;
  readonly at: string;
  readonly where?: Readonly<Record<string, string | readonly string[]>>;
}

/** What is known of one operation: its cases, or the operation whose cases bear it out, too, since it is made of the same parts. */
type Known = readonly Place[] | { readonly as: string; readonly because: string };

const place = (file: string, at: string, where?: Place['where']): Place => ({ file, at, ...(where && { where }) });
const as = (operation: string, because: string): Known => ({ as: operation, because });

/** A system of the daśās of signs: examples of books, and charts of Jagannatha Hora and PyJHora. */
const ofSigns = (system: string): Known => [
  place('sources/rashi-dashas.json', 'cases', { system }),
  place('oracle/rashi-dashas.json', 'cases', { system }),
];
const dignity = (...kind: string[]): Place => place('sources/dignity.json', 'cases', { kind });
const dosha = (...kind: string[]): Place => place('sources/doshas.json', 'cases', { kind });
const muhurta = (at: string): Place => place('sources/muhurta.json', at);
const festivals: readonly Place[] = [
  place('sources/festivals.json', 'published.dates.*'),
  place('sources/festivals.json', 'second_list.dates.*'),
  place('sources/festivals.json', 'other_program.rows'),
  place('sources/festivals.json', 'second_implementation.dates.*'),
];

/** What is not found by the field `operation` of the cases themselves. */
const KNOWN: Readonly<Record<string, Known>> = {
  'charts.rasi': [
    place('sources/reference-charts.json', 'charts'),
    place('sources/reference-charts.json', 'published_charts'),
    place('sources/civil-time.json', 'births'),
    place('oracle/births.json', 'samples'),
  ],
  'charts.divisional': [
    place('sources/reference-charts.json', 'published_varga_signs'),
    place('sources/reference-charts.json', 'published_signs'),
    place('sources/reference-charts.json', 'varga_examples.cases'),
    place('sources/varga-variants.json', 'charts'),
    place('sources/varga-variants.json', 'examples'),
  ],
  'charts.divisional.mixed': [place('sources/mixed-charts.json', 'charts')],
  'charts.sphutas': [place('sources/points.json', 'exports')],
  'charts.sphuta': as('charts.sphutas', 'one sum of the same'),
  'charts.sensitive': [place('sources/points.json', 'mrityu_bhaga.rows.*')],
  'charts.avakahada': [place('sources/avakahada.json', 'letters.rows')],
  'strengths.dignity': [dignity('dignity', 'combustion', 'planetary_war', 'baladi', 'pushkara_navamsha', 'planets')],
  'strengths.relationships': [dignity('relationships')],
  'strengths.aspects': [dignity('graha_drishti', 'rashi_drishti', 'drishti_virupa')],
  'strengths.functional_nature': [dignity('functional_nature')],
  'strengths.ashtakavarga': [
    place('sources/ashtakavarga.json', 'charts'),
    place('sources/ashtakavarga.json', 'trikona'),
    place('sources/ashtakavarga.json', 'pinda'),
  ],
  'strengths.ashtakavarga_transit': [place('sources/ashtakavarga.json', 'kakshya')],
  'strengths.avasthas': [
    place('sources/avasthas.json', 'shayanadi.cases'),
    place('sources/avasthas.json', 'ages.cases'),
  ],
  'strengths.vaisheshikamsha': [place('sources/avasthas.json', 'vaisheshikamsha.cases')],
  'yogas.list': [place('oracle/yogas.json', 'cases'), place('oracle/yoga-texts.json', 'births')],
  'yogas.timeline': as('yogas.list', 'its yogas, with the dates of dashas.vimshottari'),
  'yogas.raja_pairs': [place('sources/raja-pairs.json', 'cases')],
  'yogas.explain': as('yogas.list', 'one evaluator judges the rule'),
  'doshas.manglik': [dosha('manglik', 'manglik+kala_sarpa')],
  'doshas.kala_sarpa': [dosha('kala_sarpa', 'manglik+kala_sarpa')],
  'doshas.sade_sati': [
    dosha('sade_sati', 'saturn_ingress_geometric'),
    place('sources/doshas.json', 'saturn_ingresses_1985_2050'),
  ],
  'doshas.birth_moment': [dosha('gandanta_degrees')],
  'dashas.vimshottari': [
    place('sources/reference-charts.json', 'dasha_balances'),
    place('sources/reference-charts.json', 'dasha_antaras.starts'),
    place('sources/jagannatha-hora.json', 'exports'),
  ],
  'dashas.chara': ofSigns('chara'),
  'dashas.narayana': ofSigns('narayana'),
  'dashas.lagnamsaka': ofSigns('lagnamsaka'),
  'dashas.moola': ofSigns('moola'),
  'dashas.sudasa': ofSigns('sudasa'),
  'dashas.drig': ofSigns('drig'),
  'dashas.trikona': ofSigns('trikona'),
  'dashas.sthira': ofSigns('sthira'),
  'dashas.shoola': ofSigns('shoola'),
  'dashas.niryana_shoola': ofSigns('niryana_shoola'),
  'dashas.mandooka': ofSigns('mandooka'),
  'dashas.chakra': [place('sources/sign-dashas.json', 'cases', { system: 'chakra' })],
  'dashas.kendradi': [place('sources/sign-dashas.json', 'cases', { system: 'kendradi' })],
  'dashas.karaka_kendradi': [place('sources/sign-dashas.json', 'cases', { system: 'karaka_kendradi' })],
  'dashas.brahma': [place('sources/sign-dashas.json', 'cases', { system: 'brahma' })],
  'dashas.yogardha': [place('sources/sign-dashas.json', 'cases', { system: 'yogardha' })],
  'dashas.varnada': [place('sources/sign-dashas.json', 'cases', { system: 'varnada' })],
  'dashas.navamsha': [place('sources/sign-dashas.json', 'cases', { system: 'navamsha' })],
  'dashas.paryaya': [place('sources/sign-dashas.json', 'cases', { system: 'paryaya' })],
  'dashas.padanadhamsha': [place('sources/sign-dashas.json', 'cases', { system: 'padanadhamsha' })],
  'dashas.tara_lagna': [place('sources/sign-dashas.json', 'cases', { system: 'tara_lagna' })],
  'dashas.sandhya': [place('sources/sign-dashas.json', 'cases', { system: 'sandhya' })],
  'dashas.pachaka': [place('sources/sign-dashas.json', 'cases', { system: 'pachaka' })],
  'dashas.karaka': [place('sources/sign-dashas.json', 'cases', { system: 'karaka' })],
  'dashas.running': as('dashas.vimshottari', 'each system’s own periods, looked up at a moment'),
  'dashas.timeline': as('dashas.vimshottari', 'each system’s own periods, side by side'),
  'calendar.sankranti': [
    place('sources/sankranti.json', 'makara'),
    place('sources/sankranti.json', 'merit'),
    place('sources/sankranti.json', 'drik'),
    place('sources/sankranti.json', 'lahiri'),
  ],
  'annual.saham': as('annual.sahams', 'one of its thirty-six'),
  'panchang.day': [
    place('sources/panchang-cases.json', 'cases'),
    place('oracle/panchang.json', 'samples'),
    place('oracle/panchang-tithis.json', 'samples'),
  ],
  'panchang.span': as('panchang.day', 'the same day, for each of a span'),
  'muhurta.rahu_kalam': [place('sources/rahu-kalam.json', 'days')],
  'muhurta.choghadiya': [
    muhurta('choghadiya_tuesday.day'),
    muhurta('choghadiya_tuesday.night'),
    muhurta('tables.choghadiya.*'),
  ],
  'muhurta.gowri': [muhurta('tables.gowri.*')],
  'muhurta.yogas': [muhurta('anandadi_saturday.names')],
  'muhurta.mahapata': [place('oracle/mahapata.json', 'samples.*.patas')],
  'muhurta.pancha_pakshi': [place('oracle/pancha-pakshi.json', 'samples'), place('oracle/pancha-pakshi.json', 'subs')],
  'muhurta.bhadra': [muhurta('bhadra.puccha'), muhurta('bhadra.mukha')],
  'muhurta.act': [
    place('sources/acts.json', 'vivaha.*.dates'),
    place('sources/acts.json', 'griha_pravesha.*.windows'),
    place('sources/acts.json', 'griha_pravesha_dates.*.dates'),
    place('sources/acts.json', 'chaula.*.windows'),
  ],
  'muhurta.lattadi': [place('sources/acts.json', 'latta.rows')],
  'chakras.sarvatobhadra': [
    place('oracle/chakras.json', 'sarvatobhadra'),
    place('sources/chakras.json', 'sarvatobhadra_line.from_east_to_west'),
  ],
  'chakras.kota': [place('sources/chakras.json', 'kota_pala.rows'), place('oracle/chakras.json', 'kota_pala')],
  'chakras.tripataki': [
    place('sources/chakras.json', 'tripataki.moon'),
    place('sources/chakras.json', 'tripataki.lagna'),
  ],
  'chakras.nava_tara': [place('sources/chakras.json', 'special.rows')],
  'chakras.ghata': [place('sources/chakras.json', 'ghata.month')],
  'chakras.latta': [place('oracle/chakras.json', 'latta.rows')],
  'chakras.sapta_shalaka': [place('oracle/chakras.json', 'sapta_pairs')],
  'chakras.pancha_shalaka': [place('oracle/chakras.json', 'pancha_pairs')],
  'prashna.tajika': [place('sources/prashna.json', 'days.rows')],
  'prashna.arudha': [place('sources/prashna.json', 'number.rows'), place('sources/prashna.json', 'chatra.rows')],
  'prashna.ashtamangala': [place('sources/prashna.json', 'ashtamangala.rows')],
  'calendar.day': [place('sources/calendar.json', 'days.rows')],
  'calendar.months': [
    place('oracle/calendar.json', 'months.rows'),
    place('oracle/calendar.json', 'adhika_kshaya.rows'),
    place('sources/calendar.json', 'months.rows'),
    place('sources/calendar.json', 'adhika.rows'),
  ],
  'calendar.year': [place('sources/year-council.json', 'rows')],
  'calendar.sankrantis': [place('oracle/calendar.json', 'sankrantis.rows')],
  'calendar.festivals': festivals,
  'calendar.festival': as('calendar.festivals', 'the same rules, one of them over years'),
  'calendar.ekadashi': [
    place('sources/festivals.json', 'ekadashi.bern.rows'),
    place('sources/festivals.json', 'ekadashi.second_implementation.rows'),
  ],
  'transits.conjunctions': [place('sources/conjunctions.json', 'rows')],
  'transits.ephemeris': as('charts.rasi', 'the same positions at equal steps'),
  'transits.murti': [place('sources/murti.json', 'rows')],
  'transits.returns': as('annual.chart', 'the return of the Sun, and the same search for the others'),
  'transits.heliacal': [
    place('sources/asta.json', 'elongation'),
    place('sources/asta.json', 'otherwise'),
    place('oracle/heliacal.json', 'samples'),
  ],
  'calendar.convert': [
    place('sources/calendar-dates.json', 'sewell.lunar'),
    place('sources/calendar-dates.json', 'sewell.solar'),
    place('sources/calendar-dates.json', 'national.rows'),
    place('sources/calendar-dates.json', 'kali_ahargana.rows'),
  ],
  'calendar.shraddha': [place('sources/calendar-dates.json', 'mahalaya.rows.*.days')],
  'calendar.birthday': [place('sources/calendar-dates.json', 'sun_in_ardra.rows')],
  'calendar.sankalpa': [place('sources/calendar-dates.json', 'sankalpa.rows')],
  'transits.calendar': as('transits.ingresses', 'events of the other transits in one list'),
  'eclipses.list': [
    place('sources/eclipses.json', 'nasa_lunar.rows'),
    place('sources/eclipses.json', 'nasa_solar.rows'),
    place('oracle/eclipses.json', 'global_solar.rows'),
  ],
  'eclipses.local': [
    place('sources/eclipses.json', 'usno_local_solar.rows'),
    place('sources/eclipses.json', 'pyjhora_chennai.rows'),
    place('oracle/eclipses.json', 'local_solar.rows'),
    place('oracle/eclipses.json', 'lunar_contacts.rows'),
  ],
  'eclipses.ritual': [place('sources/eclipses.json', 'ritual.rows')],
  'kp.cusps': [
    place('sources/kp-reference.json', 'cases', { id: 'kp-cusps-delhi-1990' }),
    place('oracle/kp.json', 'samples'),
  ],
  'kp.horary': [
    place('sources/kp-reference.json', 'cases', {
      id: ['kp-horary-140-coimbatore-mean-node', 'kp-horary-140-coimbatore-true-node'],
    }),
    place('oracle/kp-horary.json', 'samples'),
  ],
  'kp.motion': as('kp.ruling_planets_over', 'the same changes of lords, stay by stay'),
  'kp.bhava': as('kp.cusps', 'the same cusps, read as beginnings or as middles'),
  'nadi.bhrigu_bindu': [place('sources/nadi.json', 'cases', { operation: 'nadi.bhrigu_bindu_from_longitudes' })],
  'compatibility.ashtakoota': [place('sources/ashtakoota-cases.json', 'cases')],
  'compatibility.manglik': as('doshas.manglik', 'both charts by the same rules'),
  'compatibility.porutham': [place('sources/porutham.json', 'cases')],
  'compatibility.stars': as('compatibility.ashtakoota', 'each row is a pair scored by the same rules'),
  'compatibility.report': as('compatibility.ashtakoota', 'each part is the result of its own operation'),
  'conventions.list': as('conventions.compare', 'the profiles that it takes'),
  'conventions.compare': [
    place('oracle/conventions.json', 'samples'),
    place('sources/jagannatha-hora.json', 'exports'),
  ],
  'conventions.explain': [
    place('sources/jagannatha-hora.json', 'exports'),
    place('sources/jagannatha-hora.json', 'captures'),
  ],
};

/** Files whose cases name the operation that they are for, and where these stand in the file. */
const NAMED: readonly (readonly [file: string, at: string])[] = [
  ...readdirSync(new URL('../../fixtures/sources', import.meta.url))
    .filter((name) => name.endsWith('.json'))
    .map((name) => [`sources/${name}`, 'cases'] as const),
  ['sources/muhurta.json', 'days.*.values'],
  ['oracle/shadbala.json', 'cases'],
];

const read = new Map<string, unknown>();

function contentOf(file: string): unknown {
  const url = new URL(`../../fixtures/${file}`, import.meta.url);
  if (!existsSync(url)) throw new Error(`fixtures/${file} does not exist.`);
  const known = read.get(file) ?? JSON.parse(readFileSync(url, 'utf8'));
  read.set(file, known);
  return known;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function rowsOf({ file, at, where = {} }: Place): readonly unknown[] {
  let found: readonly unknown[] = [contentOf(file)];
  for (const step of at.split('.'))
    found = found.flatMap((value) => {
      const next = !isRecord(value) ? [] : step === '*' ? Object.values(value) : [value[step]];
      return next.filter((one) => one !== undefined);
    });
  return found
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []))
    .filter((row) =>
      Object.entries(where).every(([key, wanted]) => isRecord(row) && [wanted].flat().includes(String(row[key]))),
    );
}

/** How many cases of a file an operation is held against. */
export interface Count {
  /** Below `fixtures`. */
  readonly file: string;
  readonly cases: number;
}

/** What bears out an operation. */
export interface References {
  readonly counts: readonly Count[];
  /** The operation of the same parts whose cases bear it out, and what it shares with it. */
  readonly as?: { readonly operation: string; readonly because: string };
}

/** Returns the operations that this file knows by name. */
export const knownOperations = (): readonly string[] => Object.keys(KNOWN);

/**
 * Returns the reference cases of an operation, counted file by file.
 *
 * @throws {Error} where a place has no rows
 */
export function referencesOf(operation: string): References {
  const known = KNOWN[operation] ?? [];
  const named = NAMED.map(([file, at]) => place(file, at, { operation }));
  const told = 'as' in known ? [] : known;
  for (const one of told)
    if (rowsOf(one).length === 0) throw new Error(`fixtures/${one.file} has no rows at ${one.at} for ${operation}.`);
  const counts = new Map<string, number>();
  for (const one of [...told, ...named]) {
    const { length } = rowsOf(one);
    if (length > 0) counts.set(one.file, (counts.get(one.file) ?? 0) + length);
  }
  return {
    counts: [...counts].map(([file, cases]) => ({ file, cases })),
    ...('as' in known && { as: { operation: known.as, because: known.because } }),
  };
}
