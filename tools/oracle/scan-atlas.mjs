// Compares an atlas of 1900–2100 with the ephemeris that it was made of: node tools/oracle/scan-atlas.mjs [births]
//
// Places and speeds of all bodies at random instants, every five minutes behind the Sun, and on both sides of every border of segments; the
// stations that each tells; and the charts of so many random births (20,000 by default), word by word. Writes
// fixtures/oracle/measured/atlas.json. Needs no other program; takes some ten minutes.
import { arcseconds, loadSources, writeMeasured } from './measure-lib.mjs';
import { Greatest, progress } from './scan-lib.mjs';

const { analytical, atlas, buildAtlas, geometricEphemeris, siderealPlaces, instantFromUt, julianDay, rasi, BODIES } =
  await loadSources(`
  export * from './src/sky/index.ts';
  export { rasi } from './src/index.ts';
`);

const BIRTHS = Number(process.argv[2] ?? 20_000);
const INSTANTS = 60_000;
/** 40 days more than the years of the table, as the command line has it. */
const FROM = julianDay(Date.UTC(1900, 0, 1)) - 40;
const TO = julianDay(Date.UTC(2101, 0, 1)) + 40;
const MOVING = BODIES.filter((body) => body !== 'Sun' && body !== 'Moon' && body !== 'MeanNode');
const DISC = 0.3;
const MINUTES = 5 / 1440;

let state = 20251122;
/** Returns the next number of mulberry32, 0 to below 1. */
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}
const anyDay = () => FROM + random() * (TO - FROM);

const bytes = buildAtlas({ from: FROM, to: TO, kinds: ['apparent', 'geometric'] });
const apparentBytes = buildAtlas({ from: FROM, to: TO }).byteLength;
const quick = atlas(bytes);

const rows = () => ({
  place: new Greatest(),
  distance: new Greatest(),
  speed: new Greatest(),
  hiddenSpeed: new Greatest(),
});
const found = Object.fromEntries(BODIES.map((body) => [body, rows()]));

function compare(row, got, want, jd, hidden) {
  row.place.add(arcseconds(got.longitude, want.longitude), jd);
  row.place.add((got.latitude - want.latitude) * 3600, jd);
  row.distance.add(got.distance / want.distance - 1, jd);
  row[hidden ? 'hiddenSpeed' : 'speed'].add((got.longitudeSpeed - want.longitudeSpeed) * 3600, jd);
}

function look(jd) {
  const [sun, ...want] = analytical.places(['Sun', ...BODIES], jd);
  const got = quick.places(BODIES, jd);
  BODIES.forEach((body, i) => {
    const away = Math.hypot(arcseconds(want[i].longitude, sun.longitude) / 3600, want[i].latitude);
    compare(found[body], got[i], want[i], jd, body !== 'Sun' && away < DISC);
  });
}

const tell = progress('parts of a hundred', 100);
for (let i = 0; i < INSTANTS; i++) {
  look(anyDay());
  if (i % (INSTANTS / 100) === 0) tell(i / (INSTANTS / 100));
}
for (let border = Math.ceil(FROM / 16) * 16; border < TO; border += 16) {
  look(border);
  look(border * (1 - 2 ** -53));
}
look(FROM);
look(TO);
// behind the Sun
for (let jd = FROM; jd < TO; jd += 0.25) {
  const [sun, ...planets] = quick.places(['Sun', ...MOVING], jd);
  planets.forEach((place, i) => {
    const body = MOVING[i];
    if (body === 'TrueNode') return;
    if (Math.hypot(arcseconds(place.longitude, sun.longitude) / 3600, place.latitude) > DISC + 0.3) return;
    for (let t = jd; t < Math.min(TO, jd + 0.25); t += MINUTES) {
      const [want] = analytical.places([body], t);
      compare(found[body], quick.places([body], t)[0], want, t, true);
    }
  });
}
// geometric
const there = { base: geometricEphemeris(analytical), quick: geometricEphemeris(quick) };
const geometric = new Greatest();
for (let i = 0; i < INSTANTS / 10; i++) {
  const jd = anyDay();
  const want = there.base.places(BODIES, jd);
  there.quick.places(BODIES, jd).forEach((got, k) => {
    geometric.add(arcseconds(got.longitude, want[k].longitude), jd);
    geometric.add((got.latitude - want[k].latitude) * 3600, jd);
  });
}

/** Returns the instant at which a body turns between two, by halving. */
function turn(ephemeris, body, from, to) {
  const goesBack = (jd) => ephemeris.places([body], jd)[0].longitudeSpeed < 0;
  let [near, far] = [from, to];
  const first = goesBack(near);
  while (far - near > 1e-7) {
    const middle = (near + far) / 2;
    if (goesBack(middle) === first) near = middle;
    else far = middle;
  }
  return far;
}
/** of each body how far apart its stations are in the two, seconds, and how many there are */
const stations = {};
for (const body of MOVING) {
  const apart = new Greatest();
  // The node may hardly turn: then one of the two does not at all.
  let grazes = 0;
  const step = body === 'TrueNode' ? 0.5 : 2;
  // of the node twenty years
  const end = body === 'TrueNode' ? FROM + 7305 : TO;
  let before = quick.places([body], FROM)[0].longitudeSpeed < 0;
  for (let jd = FROM; jd + step < end; jd += step) {
    const now = quick.places([body], jd + step)[0].longitudeSpeed < 0;
    if (now === before) continue;
    before = now;
    const mine = turn(quick, body, jd, jd + step);
    const margin = 0.25;
    const goesBack = (jdTt) => analytical.places([body], jdTt)[0].longitudeSpeed < 0;
    if (goesBack(mine - margin) === goesBack(mine + margin)) grazes++;
    else apart.add((mine - turn(analytical, body, mine - margin, mine + margin)) * 86_400, mine);
  }
  stations[body] = { count: apart.count, seconds: apart.size, ...(grazes === 0 ? {} : { grazes }) };
}

/** Returns the words of a chart, without the numbers that are told to the sixth decimal or the hundredth of an arcsecond. */
function wordsOf({ data }) {
  const copy = structuredClone(data);
  for (const place of [copy.ascendant, ...Object.values(copy.planetary_positions)]) {
    delete place.longitude;
    delete place.degrees;
  }
  return copy;
}
const ZONES = ['Asia/Kolkata', 'America/New_York', 'Europe/Berlin', 'Australia/Sydney', 'UTC'];
const differing = { births: BIRTHS, words: 0, degrees: 0, examples: [] };
const integers = new Greatest();
let same = 0;
let all = 0;
for (let i = 0; i < BIRTHS; i++) {
  const ms = Date.UTC(1900, 0, 2) + Math.floor(random() * (Date.UTC(2100, 11, 30) - Date.UTC(1900, 0, 2)));
  const text = new Date(ms).toISOString();
  const place = {
    latitude: Math.round((random() * 110 - 50) * 1e4) / 1e4,
    longitude: Math.round((random() * 360 - 180) * 1e4) / 1e4,
    timezone: ZONES[i % ZONES.length],
  };
  const birth = { date: text.slice(0, 10), time: text.slice(11, 19), place };
  let plain;
  try {
    plain = rasi({ birth });
  } catch {
    // a local time that does not exist
    differing.births--;
    continue;
  }
  const other = rasi({ birth }, { ephemeris: quick });
  if (JSON.stringify(wordsOf(plain)) !== JSON.stringify(wordsOf(other))) {
    differing.words++;
    if (differing.examples.length < 5) differing.examples.push(birth);
  }
  if (JSON.stringify(plain.data) !== JSON.stringify(other.data)) differing.degrees++;
  const instant = instantFromUt(julianDay(ms));
  const want = siderealPlaces(analytical, BODIES, instant, 'lahiri');
  siderealPlaces(quick, BODIES, instant, 'lahiri').forEach(({ longitude }, k) => {
    const difference = longitude - want[k].longitude;
    all++;
    if (difference === 0) same++;
    integers.add(Math.abs(difference) > 648e9 ? 0 : difference, instant.tt);
  });
}

writeMeasured('atlas.json', {
  generator: 'tools/oracle/scan-atlas.mjs',
  years: '1900 to 2100, and forty days on either side',
  tolerance: 0.001,
  megabytes: megabytes(apparentBytes),
  megabytesWithGeometric: megabytes(bytes.byteLength),
  bodies: Object.fromEntries(
    BODIES.map((body) => {
      const { place, distance, speed, hiddenSpeed } = found[body];
      return [
        body,
        {
          arcseconds: place.size,
          arcsecondsRms: place.rms,
          distance: distance.size,
          speed: speed.size,
          ...(hiddenSpeed.count === 0 ? {} : { speedBehindTheSun: hiddenSpeed.size }),
          ...(stations[body] === undefined ? {} : { stations: stations[body] }),
        },
      ];
    }),
  ),
  geometric: geometric.size,
  charts: { ...differing, microArcseconds: integers.size, microArcsecondsRms: integers.rms, equal: same / all },
});

function megabytes(size) {
  return size / 1e6;
}
