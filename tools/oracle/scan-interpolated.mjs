// Scans `interpolated` against the ephemeris that it interpolates: node tools/oracle/scan-interpolated.mjs
//
// All bodies at steps of 5.3 days over 1600–2400; where a path is crooked, within 1.2° of the Sun, every hour and within the disc every five
// minutes; and every minute about all joints of the segments in which Uranus, Neptune and Pluto are kept, where their paths have a step.
// Writes fixtures/oracle/measured/interpolated.json and fixtures/oracle/interpolated-worst.json (the worst instants). Needs no other program.
import { writeWorst } from './ephemeris-lib.mjs';
import { arcseconds, loadSources, writeMeasured } from './measure-lib.mjs';
import { centuriesOfRange, dayOf, Greatest, progress, RANGE } from './scan-lib.mjs';

const { analytical, interpolated, BODIES, URANUS, NEPTUNE, PLUTO } = await loadSources(`
  export { analytical, interpolated, BODIES } from './src/sky/index.ts';
  export { URANUS } from './src/sky/analytical/tables/uranus.gen.ts';
  export { NEPTUNE } from './src/sky/analytical/tables/neptune.gen.ts';
  export { PLUTO } from './src/sky/analytical/tables/pluto.gen.ts';
`);

const STEP = 5.3;
/** Degrees a day by which no planet comes nearer to the Sun. */
const FASTEST = 2.5;
/** Degrees from the Sun within which every hour is looked at, and within which every five minutes. */
const BENT = 1.2;
const DISC = 0.3;
const HOUR = 1 / 24;
const PARTS = 12;
/** Days about a joint within which every minute is looked at. */
const JOINT = 0.25;
const JOINTED = { Uranus: URANUS, Neptune: NEPTUNE, Pluto: PLUTO };

const quick = interpolated(analytical, { segments: 16 });
/** of each body the greatest distance in longitude or latitude: at large, behind the Sun, at a joint */
const found = Object.fromEntries(
  BODIES.map((body) => [body, { open: new Greatest(), behind: new Greatest(), joint: new Greatest() }]),
);

/** Takes note of the distance of a body at an instant; returns its degrees from the Sun. */
function look(body, jd, joint = false) {
  const [base, sun] = analytical.places([body, 'Sun'], jd);
  const [near] = quick.places([body], jd);
  const bent = body !== 'Sun' && body !== 'Moon' && !body.endsWith('Node');
  const away = bent
    ? Math.hypot(arcseconds(base.longitude, sun.longitude) / 3600, base.latitude)
    : Number.POSITIVE_INFINITY;
  const row = found[body][joint ? 'joint' : away > DISC ? 'open' : 'behind'];
  row.add(arcseconds(near.longitude, base.longitude), jd);
  row.add((near.latitude - base.latitude) * 3600, jd, false);
  return away;
}

/** Returns whether an instant is so near a joint that it is looked at there. */
function atJoint(body, jd) {
  const table = JOINTED[body];
  if (table === undefined) return false;
  const position = (jd - table.from) / table.days;
  return Math.abs(position - Math.round(position)) * table.days < JOINT;
}

const centuries = centuriesOfRange().filter(({ from }) => from >= 1600 && from < 2400);
const tell = progress('centuries', centuries.length);
for (const [k, { start, end }] of centuries.entries()) {
  for (const body of BODIES) {
    for (let jd = start; jd <= end; ) {
      const away = look(body, jd, atJoint(body, jd));
      if (away <= DISC) {
        for (let part = 1; part < PARTS; part++) {
          const at = Math.min(jd + (part * HOUR) / PARTS, end);
          look(body, at, atJoint(body, at));
        }
      }
      jd += Math.min(STEP, Math.max(HOUR, (away - BENT) / FASTEST));
    }
  }
  tell(k + 1);
}
for (const [body, { from, days, lengths }] of Object.entries(JOINTED)) {
  for (let k = 1; k < lengths.length; k++) {
    const joint = from + k * days;
    for (let jd = joint - JOINT; jd < joint + JOINT; jd += 1 / 1440)
      if (jd >= RANGE.from && jd <= RANGE.to) look(body, jd, true);
  }
}

const figures = ({ size, at }) => (size === 0 ? null : { max: size, at: dayOf(at) });
const generator = 'tools/oracle/scan-interpolated.mjs';
writeMeasured('interpolated.json', {
  generator,
  unit: 'arcseconds',
  bodies: Object.fromEntries(
    Object.entries(found).map(([body, row]) => [
      body,
      Object.fromEntries(Object.entries(row).map(([where, greatest]) => [where, figures(greatest)])),
    ]),
  ),
});
const rows = Object.entries(found).flatMap(([body, row]) =>
  Object.values(row)
    .filter(({ size }) => size > 0)
    .map(({ at }) => [body, Number(at.toFixed(6))]),
);
writeWorst(
  'interpolated-worst.json',
  { generator, columns: 'body, Julian day TT of the greatest distance found' },
  rows,
);
for (const [body, row] of Object.entries(found))
  console.log(
    body,
    Object.entries(row)
      .map(([where, { size }]) => `${where} ${size.toFixed(5)}`)
      .join('  '),
  );
