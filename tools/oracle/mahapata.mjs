// Finds mahāpātas by the declinations of Swiss Ephemeris into fixtures/oracle, with nothing of the library.
// usage: node tools/oracle/mahapata.mjs FOLDER_WITH_SWEPH
import { header, loadOracle, place, random, write } from './lib.mjs';

const EQUATORIAL = 2048;
const [SUN, MOON] = [0, 1];
const FROM = 2396758.5; // 1850-01-01
const TO = 2506331.5; // 2150-01-01
const YEAR_2025 = 2460676.5;
const MONTHS = 60;
const MONTH = 30;
const STEP = 0.1;
const MS = 1e-8;

const sweph = loadOracle();
const next = random(20261128);

const cosine = (degrees) => Math.cos((degrees * Math.PI) / 180);
const declination = (tt, body) => place(sweph, tt, body, EQUATORIAL)[1];
const sameWay = (tt) => cosine(place(sweph, tt, SUN, 0)[0]) * cosine(place(sweph, tt, MOON, 0)[0]) > 0;
const apart = (tt, kind) => declination(tt, MOON) + (kind === 'vaidhriti' ? 1 : -1) * declination(tt, SUN);

function bisect(of, from, to) {
  let [a, b] = [from, to];
  const negative = of(a) < 0;
  while (b - a > MS) {
    const middle = (a + b) / 2;
    if (of(middle) < 0 === negative) a = middle;
    else b = middle;
  }
  return (a + b) / 2;
}

function patas(from, to) {
  const found = [];
  for (let tt = from; tt < to; tt += STEP) {
    for (const kind of ['vyatipata', 'vaidhriti']) {
      const of = (jd) => apart(jd, kind);
      if (of(tt) < 0 === of(tt + STEP) < 0) continue;
      const equal = bisect(of, tt, tt + STEP);
      if (sameWay(equal) === (kind === 'vaidhriti'))
        found.push({ kind, tt: Number(equal.toFixed(7)), sun_declination: Number(declination(equal, SUN).toFixed(7)) });
    }
  }
  return found;
}

const spans = [
  [YEAR_2025, YEAR_2025 + 730],
  ...Array.from({ length: MONTHS }, () => {
    const from = Math.floor(FROM + next() * (TO - FROM - MONTH)) + 0.5;
    return [from, from + MONTH];
  }),
];
write(
  'mahapata.json',
  {
    ...header(
      sweph,
      'mahapata.mjs',
      'Instants (TT) at which the true declinations of Sun and Moon are equal (vyatipata, going opposite ways) or opposite (vaidhriti, going the same way), by spans from … to.',
      'SEFLG_EQUATORIAL',
    ),
  },
  spans.map(([from, to]) => ({ from, to, patas: patas(from, to) })),
);
