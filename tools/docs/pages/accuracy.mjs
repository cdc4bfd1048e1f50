/** What we hold ourselves to in longitude, arcseconds: 1900–2100 and 1800–2200. */
const AIMS = {
  Sun: [0.1, 0.13],
  Moon: [0.1, 0.13],
  Mercury: [0.1, 0.13],
  Venus: [0.1, 0.13],
  Mars: [0.15, 0.2],
  Jupiter: [0.15, 0.2],
  Saturn: [0.1, 0.13],
  Uranus: [0.5, 1.5],
  Neptune: [0.5, 1.5],
  Pluto: [1, 5],
  MeanNode: [0.1, 0.25],
  TrueNode: [0.6, 0.9],
};
/** In latitude, arcseconds, for Moon and planets: 1900–2100 and 1800–2200. */
const LATITUDE_AIMS = [0.1, 0.15];
/** In speed over 1900–2100, arcseconds a day, but for the nodes; the Moon's is twenty times that. */
const SPEED_AIM = 0.05;
const NAMES = { MeanNode: 'mean node', TrueNode: 'true node' };
const nameOf = (body) => NAMES[body] ?? body;

const table = (head, rows) =>
  [head, head.map((_, i) => (i === 0 ? '---' : '--:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
/** Arcseconds: three decimals below a tenth, two below ten. */
const arc = (value) => (value < 0.0995 ? value.toFixed(3) : value < 9.995 ? value.toFixed(2) : value.toFixed(1));
const fine = (value) => (value < 0.00995 ? value.toFixed(4) : value.toFixed(3));
const whole = (value) => value.toLocaleString('en');

const MISSING = '*Not measured yet.*';

const orDash = (value) => (value > 0 ? arc(value) : '–');

function positions(data) {
  if (!data) return MISSING;
  const find = (from, to) => data.results.find((period) => period.from === from && period.to === to);
  const near = find(1900, 2100);
  const wide = find(1800, 2200);
  const rows = Object.keys(near.bodies).map((body) => {
    const [n, w] = [near.bodies[body], wide.bodies[body]];
    return [
      nameOf(body),
      arc(n.longitude),
      n.at,
      arc(n.rms),
      arc(w.longitude),
      w.at,
      arc(w.rms),
      AIMS[body].join(' / '),
      body.endsWith('Node') ? '–' : `${arc(n.latitude)} / ${arc(w.latitude)}`,
      arc(n.speed),
      orDash(w.longitudeAtSun),
    ];
  });
  const missed = Object.entries(AIMS).flatMap(([body, [nearAim, wideAim]]) => {
    const [n, w] = [near.bodies[body], wide.bodies[body]];
    const planet = !body.endsWith('Node');
    const speedAim = body === 'Moon' ? SPEED_AIM * 20 : SPEED_AIM;
    return [
      ...(n.longitude > nearAim || w.longitude > wideAim ? [`${nameOf(body)} in longitude`] : []),
      ...(planet && (n.latitude > LATITUDE_AIMS[0] || w.latitude > LATITUDE_AIMS[1])
        ? [`${nameOf(body)} in latitude`]
        : []),
      ...(planet && n.speed > speedAim ? [`${nameOf(body)} in speed`] : []),
    ];
  });
  const verdict =
    missed.length === 0
      ? 'Every body keeps its aims.'
      : `Short of the aims: ${missed.join(', ')}. All others keep theirs.`;
  const atSun = Math.max(...Object.values(wide.bodies).map(({ speedAtSun }) => speedAtSun));
  const { days, hoursOfMoonAndTrueNode, hoursBesideTheSun, minutesBehindTheSun } = data.grid;
  const { compared, exceeded, greatestRatio } = data.control;
  return `Greatest difference from ${data.oracle} (its DE431 files), with its day, and root mean square, in apparent geocentric longitude on the
mean ecliptic and equinox of date, arcseconds, same TT. It is the maximum of a dense scan, not of a sample: ${days === 1 ? 'every day' : `every ${days} days`} of 1000–3000, the Moon and the true
node every ${hoursOfMoonAndTrueNode} hours, a planet within 1.2° of the Sun every ${hoursBesideTheSun === 1 ? 'hour' : `${hoursBesideTheSun} hours`} and within its disc every ${minutesBehindTheSun} minutes; from each peak on that grid the top was climbed. A control at ${whole(compared / Object.keys(near.bodies).length)} random
dates, ${whole(compared)} longitudes, ${
    exceeded === 0
      ? 'found none beyond it'
      : `found ${exceeded === 1 ? 'one' : whole(exceeded)} beyond it, by ${greatestRatio < 1.0005 ? 'less than 0.1' : (100 * (greatestRatio - 1)).toFixed(1)} % of it`
  }.

Aims and latitudes stand as 1900–2100 / 1800–2200; the aims in latitude are ${LATITUDE_AIMS.join('″ and ')}″; speed is in arcseconds a day over 1900–2100
(aim ${SPEED_AIM}, Moon ${SPEED_AIM * 20}); latitude and speed are the maxima of the dates on the grid of days.

${table(['body', '1900–2100', 'on', 'rms', '1800–2200', 'on', 'rms', 'aims', 'latitude', 'speed', 'behind the Sun'], rows)}

${verdict}

*Behind the Sun*, or before it, is within 0.3° of its centre, which the other columns leave out: there light passes through the disc, the two
programs model its interior differently, and nobody sees the planet. Longitudes of 1800–2200 then differ by what the last column says, speeds by
up to ${arc(atSun)}″ a day.

What the Moon and Mars would want, by the parts of their errors. *Moon*, 2180–2200: the full ELP/MPP02, fitted to DE405, is itself up to 0.062″ from
DE431, 0.048″ of it in mean longitude; the terms left out make up to 0.039″, and to halve these takes 7 kB (gzip) of tables. *Mars*, 1800–1825:
0.045″ of heliocentric mean longitude, up to 3.7 times that from the Earth, against 0.001″ in the years 1960–2060 of DE405 to which its orbit is
fitted; with thirteen asteroids in the integration it is 0.03″. More terms would not mend it, a longer stretch of JPL's Mars would.

\`accuracy\` of the ephemeris is a bound on all of this: for each century the greatest error of the scan, behind the Sun too, increased by 5 % and
rounded up to two digits. \`test/oracle/ephemeris.test.ts\` holds it against the oracle at the worst instant of every body in every century.`;
}

function centuries(data) {
  if (!data) return MISSING;
  const spans = data.results.filter(({ from, to }) => to - from === 100);
  const bodies = Object.keys(spans[0].bodies);
  const block = (chosen) =>
    table(
      ['body', ...chosen.map(({ from }) => `${from}–`)],
      bodies.map((body) => [nameOf(body), ...chosen.map((span) => arc(span.bodies[body].longitude))]),
    );
  return `Greatest difference in longitude, arcseconds, by century, from the same scan.

${block(spans.filter(({ to }) => to <= 1700))}

${block(spans.filter(({ from, to }) => to > 1700 && from < 2300))}

${block(spans.filter(({ from }) => from >= 2300))}

Before 1800 and after 2200 the error grows with the distance in time, as the table says. For instants given in civil time another error is
larger there: ΔT, the difference between the turning of the Earth and uniform time, is known to 5 s in 1700 and to a minute in 1200,
and is a forecast after today, good to some two minutes in 2200. The Moon moves 1″ in 2 s and the ascendant 15″ in 1 s. \`deltaTUncertainty\` of \`siddhanta/sky\`
returns the standard error.`;
}

function horizons(data) {
  if (!data) return MISSING;
  const [ours, newer, between] = ['ours − DE431', 'ours − DE441', 'DE441 − DE431'];
  const share = (body) => `${Math.round(100 * (1 - body[newer].rms / body[ours].rms))} %`;
  const rows = Object.entries(data.bodies).map(([name, body]) => [
    name,
    arc(body[ours].max),
    arc(body[ours].rms),
    arc(body[newer].max),
    arc(body[newer].rms),
    arc(body[between].max),
    arc(body[between].rms),
    share(body),
  ]);
  const [jupiter, saturn] = ['Jupiter', 'Saturn'].map((name) => data.bodies[name].kilometresFromBarycentre);
  return `The oracle's DE431 is of 2013. JPL's DE441 of 2021 has seen more of the outer planets; here are both against ours, and against each other:
geometric geocentric longitude, arcseconds, at the ${whole(data.bodies.Jupiter.dates)} dates of Horizons vectors of ${data.from}–${data.to}, one Earth for all. The last column is the part of our rms
difference from the oracle that goes when the newer ephemeris takes its place, the older one's own.

${table(['planet', 'ours, DE431', 'rms', 'ours, DE441', 'rms', 'DE441, DE431', 'rms', 'the older’s own'], rows)}

For Neptune and Pluto, and mostly for Uranus, what the first table shows is the difference between the two JPL ephemerides; for Jupiter and Saturn it is
ours: terms left out of the theory. The vectors of the planets but Pluto are of their centres, which go round the barycentre with their moons by up
to ${jupiter} km (Jupiter) and ${saturn} km (Saturn); that is taken out, since all three ephemerides speak of the barycentre. Left in, it looks like 0.07″ of
Jupiter. Saturn's vectors are of a solution of its moons on DE438, between the two in age.`;
}

function houses(data) {
  if (!data) return MISSING;
  const rows = Object.entries(data.bands).flatMap(([band, of], k, all) =>
    Object.entries({ ascendant: 'ascendant', midheaven: 'midheaven', placidus: 'cusps of Placidus' }).map(
      ([what, name]) => {
        const { max, rms, at } = of[what];
        return [
          name,
          k === 0 ? `to ${band}` : `${all[k - 1][0]} to ${band}`,
          fine(max),
          at,
          fine(rms),
          band === '66°' ? '–' : '0.01',
        ];
      },
    ),
  );
  return `A dense scan of ${data.from}–${data.to}, same ΔT: every day, at times that run through the day, ${data.latitudes.length} latitudes north and south and ${data.meridians} meridians that move on from
day to day, and from the worst of them the top climbed in longitude; ${whole(Object.values(data.bands).reduce((sum, { ascendant }) => sum + ascendant.count, 0))} ascendants, ${whole(Object.values(data.bands).reduce((sum, { placidus }) => sum + placidus.count, 0))} cusps (every fifth day). Arcseconds.

${table(['', 'latitude', 'greatest', 'on', 'rms', 'aim'], rows)}

Towards the polar circles ecliptic and horizon come to lie so close that an ascendant runs, and with it any error of the sidereal time: at 66° the two
programs' 0.0002″ become a hundred times that. Outside
1850–2050 Swiss Ephemeris takes another model of sidereal time (a jump of 0.10″ in 1850 and of 1.9″ in 2050), so houses are compared
inside. Within the polar circles it returns Porphyry in place of Placidus; this library says \`undefined_at_latitude\`.`;
}

function ports(quick, engine) {
  if (!quick || !engine) return MISSING;
  const thousandths = (figure) => (figure ? figure.max.toFixed(4) : '–');
  const rows = Object.keys(quick.bodies).map((body) => {
    const { open, behind, joint } = quick.bodies[body];
    const { '1800–2200': near, '1000–3000': all } = engine.bodies[body];
    return [
      nameOf(body),
      thousandths(open),
      thousandths(behind),
      thousandths(joint),
      arc(near.max),
      near.at,
      arc(all.max),
      all.at,
    ];
  });
  return `\`interpolated\` against the ephemeris that it interpolates, 1600–2400 (longitude and latitude; every 5.3 days, behind the Sun every five minutes); *joints*
are the instants, every 40 or 80 years of 1000–3000, where one polynomial of our Uranus, Neptune and Pluto follows on another with a small step, which it
smooths over a few hours. \`astronomyEngine\` against Swiss Ephemeris in longitude (every 2.3 days in 1800–2200, every 11.3 days before and
after). Arcseconds. What both state as their accuracy is a bound on this.

${table(['body', 'interpolated', 'behind the Sun', 'joints', 'engine 1800–2200', 'on', 'engine 1000–3000', 'on'], rows)}`;
}

function frames(data) {
  if (!data) return MISSING;
  return `Arcseconds, ${whole(data.dates)} random dates of ${data.from}–${data.to}.

${table(
  ['', 'greatest', 'rms'],
  Object.entries(data.frames).map(([name, { max, rms }]) => [name, max.toFixed(5), rms.toFixed(5)]),
)}`;
}

function ayanamsas(data) {
  if (!data) return MISSING;
  const schools = Object.keys(data.ayanamsas);
  const row = (name, of) => [name, ...schools.map((school) => fine(of(school)))];
  return `Greatest difference of the mean ayanāṁśa, arcseconds: ${whole(data.dates)} dates of ${data.from}–${data.to}, then 300 dates a century.

${table(
  ['', ...schools],
  [
    row(`**${data.from}–${data.to}**`, (school) => data.ayanamsas[school].max),
    ...data.centuries
      .filter(({ from }) => from % 200 === 0 || from === 2900)
      .map(({ from, to, schools: of }) => row(`${from}–${to}`, (school) => of[school])),
  ],
)}

Away from our time the difference is one between models of precession: five schools are carried by the IAU 2006 polynomial here.
\`true_chitra\` is compared with its star in the apparent place, as the oracle has it. There the difference is the aberration of Spica, taken here from
the Earth's ellipse round the Sun alone: the Sun's own motion round the barycentre adds up to 0.009″ to it, the Earth's round its barycentre with the
Moon as much again; the rest is the annual parallax, which the table has as it is on 1 January.`;
}

function riseSet(data) {
  if (!data) return MISSING;
  const kinds = Object.entries(data.kinds);
  const seconds = (value) => value.toFixed(2);
  const bands = Object.keys(kinds[0][1].byLatitude);
  return `Seconds, ${whole(data.dates)} random instants and places for each, ${data.from}–${data.to}, latitude within ${data.latitude}°; the oracle was given our ΔT and searched
by its slow, exact method.

${table(
  ['', 'rising', 'rms', 'setting', 'rms', ...bands],
  kinds.map(([name, kind]) => [
    name,
    seconds(kind.rising.max),
    seconds(kind.rising.rms),
    seconds(kind.setting.max),
    seconds(kind.setting.rms),
    ...bands.map((band) => seconds(kind.byLatitude[band].max)),
  ]),
)}

- *Disc centre*: no refraction, seen from the centre of the Earth, as the Hindu sunrise of Swiss Ephemeris is. The aim is 0.5 s. The second line
  shows the same instant against a sunrise that the oracle computes for the surface: there the Sun stands 8.8″ lower, which is
  0.6 s at the equator and more where the Sun crosses the horizon at a slant. That is a difference of definition.
- *Upper limb*: ours by the almanac's rule, the Sun's centre 50′ below the horizon, the Moon's at 0.7275 π − 34′. The oracle computes semi-diameter and
  refraction (here of 1013.25 mbar and 15 °C) at each instant. The air itself moves true sunrises by many seconds.`;
}

function boundaries(data) {
  if (!data) return MISSING;
  const levels = Object.entries(data.levels);
  return `At ${whole(data.instants)} random instants of ${data.from}–${data.to}, sign, nakṣatra, pada, the fifteen vargas (Lahiri) and the KP sub lord (KP ayanāṁśa) were derived
once from our longitudes and once from the oracle's: ten bodies, both nodes, and the ascendant (to 2050).

**${whole(data.compared)} classifications, ${whole(data.differing)} differ.** ${
    data.unexplained === 0
      ? 'In every one of those the oracle stands within the stated error (`accuracy` of the ephemeris) of the boundary concerned.'
      : `In ${whole(data.unexplained)} of those the oracle stands farther from the boundary than the stated error.`
  }

${table(
  [
    'level',
    'compared',
    'oracle within the stated error of a boundary',
    'differ',
    'farthest of these from the boundary',
  ],
  levels.map(([name, { compared, within_error, differing, farthest }]) => [
    name,
    whole(compared),
    whole(within_error),
    whole(differing),
    differing === 0 ? '–' : `${arc(farthest)}″`,
  ]),
)}

${table(
  ['body', 'compared', 'stated error, greatest', 'differ'],
  Object.entries(data.bodies).map(([body, { compared, stated, differing }]) => [
    nameOf(body),
    whole(compared),
    `${arc(stated)}″`,
    whole(differing),
  ]),
)}

The stated errors include 0.002″ for the ayanāṁśa.`;
}

/** Returns the whole page. */
export function render(data) {
  return `<!-- Written by tools/docs/accuracy.mjs from fixtures/oracle/measured; edit tools/docs/pages/accuracy.mjs. -->

# Accuracy

How far the numbers of this library lie from those of another program, measured, and where that comes from. The other program, the *oracle*, is Swiss
Ephemeris 2.10.03 with its files of JPL's DE431. It is measured against and never used: its licence (AGPL) forbids that here.

A difference is not an error of either side by itself; where the cause is known, it is named. Scans run over a fixed grid, and random dates are
drawn from seeded generators, so that the same script finds the same numbers.

## Positions

${positions(data.ephemeris)}

## Positions by century

${centuries(data.ephemeris)}

## The outer planets and a newer ephemeris

${horizons(data.horizons)}

## The other two ephemerides

${ports(data.interpolated, data['astronomy-engine'])}

## Ascendant and houses

${houses(data.houses)}

## Frames

${frames(data.frames)}

## Ayanāṁśas

${ayanamsas(data.frames)}

## Rising and setting

${riseSet(data['rise-set'])}

## Boundaries

${boundaries(data.boundaries)}

## Where the sky comes from

| what | source | where anyone gets it |
| --- | --- | --- |
| Sun and planets to Saturn | VSOP87B, Bretagnon & Francou 1988, cut and corrected | ftp.imcce.fr/pub/ephem/planets/vsop87 |
| Moon | ELP/MPP02, Chapront & Francou 2003, cut | ftp.imcce.fr/pub/ephem/moon/elpmpp02 |
| corrections of VSOP87; Uranus, Neptune, Pluto | fits to, and an integration started from, JPL's DE405 and DE441 | see below |
| nutation | IAU 2000B, McCarthy & Luzum 2003 | IERS Conventions, iers-conventions.obspm.fr |
| precession | Vondrák, Capitaine & Wallace 2011; IAU 2006 | A&A 534, A22; A&A 412, 567 |
| ΔT | see [decision 0003](decisions/0003-delta-t.md) | see below |

Raw data, should you want to check any of this:

- **JPL Horizons** gives positions and vectors of every body from DE441: <https://ssd.jpl.nasa.gov/horizons/>. Ephemeris type VECTORS, centre \`@0\` (barycentre of the
  solar system) or \`@10\` (Sun), frame ICRF, time TDB, units AU-D, quantity 2 (position and velocity). Ask for the barycentres 5 … 9: 599 to 899 are the centres
  of the planets, from which our vectors were reduced.
- **JPL's ephemerides as files** (DE405, DE431, DE441; public domain): <https://ssd.jpl.nasa.gov/ftp/eph/planets/>. DE405 for 1959–2060 is also Debian's package \`casacore-data-jpl-de405\`.
- **IERS**: Earth orientation, series EOP 20 C04 and the predictions of finals2000A: <https://datacenter.iers.org/eop.php>. ΔT = 32.184 s + (TAI − UTC) − (UT1 − UTC).
- **ΔT of the past**: Stephenson, Morrison & Hohenkerk 2016 with the addendum of 2020, tables at <http://astro.ukho.gov.uk/nao/lvm/>; telescopic observations
  since 1657 in the historic table of the US Naval Observatory, <https://maia.usno.navy.mil/ser7/historic_deltat.data>.
- **Spica**: the Hipparcos catalogue, star 65474, at the CDS: <https://cdsarc.cds.unistra.fr/viz-bin/cat/I/239>.

## Doing it again

\`\`\`sh
mkdir /tmp/oracle && cd /tmp/oracle && npm init -y && npm install sweph    # AGPL: for measuring only
apt-get install swe-basic-data swe-standard-data                           # its ephemeris files
cd -
node tools/oracle/scan-ephemeris.mjs /tmp/oracle                            # some ten minutes
node tools/oracle/scan-houses.mjs /tmp/oracle
node tools/oracle/scan-interpolated.mjs
node tools/oracle/scan-engine.mjs /tmp/oracle
node tools/oracle/compare-horizons.mjs /tmp/oracle FOLDER_WITH_HORIZONS    # Sun.txt, Jupiter.txt … Pluto.txt, see above
node tools/ephemeris/stated-accuracy.mjs                                   # what the library states follows from the scan
node tools/oracle/houses-rise-set.mjs /tmp/oracle
node tools/oracle/boundaries.mjs /tmp/oracle
node tools/docs/accuracy.mjs          # this page; with --check it only compares
\`\`\`

Smaller samples of the same comparisons are committed under \`fixtures/oracle\`, and \`npx vitest run test/oracle\` runs them without the oracle.
`;
}
