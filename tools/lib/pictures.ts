import { chart as annualChart } from '../../src/annual/index.js';
import * as calendar from '../../src/calendar/index.js';
import * as chakras from '../../src/chakras/index.js';
import * as charts from '../../src/charts/index.js';
import { chara } from '../../src/dashas/index.js';
import * as eclipses from '../../src/eclipses/index.js';
import {
  ashtakoota,
  ashtakootaFromMoon,
  divisional,
  kpCusps,
  panchang,
  panchangSpan,
  rasi,
  vimshottari,
} from '../../src/index.js';
import * as jaimini from '../../src/jaimini/index.js';
import { cuspalInterlinks } from '../../src/kp/index.js';
import * as muhurta from '../../src/muhurta/index.js';
import * as nadi from '../../src/nadi/index.js';
import { bn } from '../../src/names/languages/bn.gen.js';
import { hi } from '../../src/names/languages/hi.gen.js';
import { ta } from '../../src/names/languages/ta.gen.js';
import { bn as bengali } from '../../src/names/whole/bn.gen.js';
import { hi as hindi } from '../../src/names/whole/hi.gen.js';
import { ta as tamil } from '../../src/names/whole/ta.gen.js';
import * as strengths from '../../src/strengths/index.js';
import { ashtakavarga } from '../../src/strengths/index.js';
import {
  actStrip,
  ashtakavargaGrid,
  aspectGrid,
  chakra,
  chartCusps,
  chartPoints,
  dashaTimeline,
  dayStrip,
  directionChart,
  eastIndian,
  eclipse,
  eclipseSheet,
  heliacalStrip,
  interlinkGrid,
  kotaFort,
  kutaWheel,
  monthSheet,
  northIndian,
  sarvaBars,
  sarvatobhadraGrid,
  shadbalaBars,
  southIndian,
  transitStrip,
  tripatakiFlags,
} from '../../src/svg/index.js';
import * as transits from '../../src/transits/index.js';

const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const birth = { date: '1990-08-15', time: '08:30:00', place } as const;
const mumbai = { latitude: 19.076, longitude: 72.8777, timezone: 'Asia/Kolkata' };
const { shadbala } = strengths;
const chart = () => rasi({ birth });
const ofNow = { birth, at: '2026-01-01T00:00:00+05:30' };
const year = () => annualChart({ birth, completed_years: 35 });
const november = () => panchangSpan(place, '2025-11-01', '2025-11-30');
const dayWithUnits = () => [...panchangSpan(place, '2025-11-22', '2025-11-22')];
const wholeDay = (date: string) => ({
  muhurta: muhurta.day({ date, place }),
  calendar: calendar.day({ date, place }),
  festivals: calendar.festivals({ from: date, to: date, place }).data.festivals,
});
const dayOn = (date: string) => panchang({ date, place });
const festive = (month: string, last: number, options: Parameters<typeof monthSheet>[1]) => {
  const [from, to] = [`${month}-01`, `${month}-${last}`];
  return monthSheet(panchangSpan(place, from, to), {
    festivals: calendar.festivals({ from, to, place }).data.festivals,
    months: calendar.months({ year: Number(month.slice(0, 4)), place }).data.months,
    ...options,
  });
};
const eclipsesOf = (from: string, to: string) => eclipses.list({ from, to });
const match = () =>
  ashtakoota({
    bride: { birth, name: 'Asha' },
    groom: { birth: { date: '1988-11-05', time: '10:28:00', place: mumbai }, name: 'Ravi' },
  });
const eclipseOn = (date: string, where: typeof place & { readonly elevation?: number } = place) => {
  const [found] = eclipses.local({ place: where, from: date, to: date }).data.eclipses;
  if (found === undefined) throw new Error(`no eclipse on ${date}`);
  return found;
};
const yearOf2025 = () => transits.calendar({ from: '2025-01-01T00:00:00+05:30', to: '2026-01-01T00:00:00+05:30' });
const datesOf = (act: 'vivaha' | 'yatra', from: string, to: string) => muhurta.act({ act, place, from, to, limit: 1 });
const weddings = () => datesOf('vivaha', '2026-01-01', '2026-12-31');
/** Across two years. */
const journeys = () => datesOf('yatra', '2026-11-28', '2027-11-27');
const visibilities = () =>
  transits.heliacal({ place, from: '2026-01-01T00:00:00+05:30', to: '2027-01-01T00:00:00+05:30' });
/** A latitude at which northern stars are seen in the morning before they are lost in the evening, and Agastya never. */
const northern = () =>
  transits.heliacal({
    place: { latitude: 40, longitude: 77.209, timezone: 'Asia/Kolkata' },
    from: '2026-05-01T00:00:00+05:30',
    to: '2027-05-01T00:00:00+05:30',
    planets: ['Moon', 'Mercury', 'Venus', 'Saturn'],
    stars: ['Agastya', 'Abhijit', 'Mrigavyadha'],
  });
const saturnOfALife = () =>
  transits.ingresses({
    planets: ['Saturn', 'Jupiter'],
    from: '1990-08-15T08:30:00+05:30',
    to: '2040-08-15T08:30:00+05:30',
  });
const bindus = () => ashtakavarga({ birth });
const dallas = { latitude: 32.77912, longitude: -96.80028, timezone: 'America/Chicago' };
const today = '2026-01-01';
/** 4 February 1962: seven bodies in Capricorn. */
/** B. G. Tilak, as R. Santhanam has his birth. */
const tilak = {
  date: '1856-07-23',
  time: '06:12:00',
  place: { latitude: 18.5333, longitude: 73.8833, timezone: 'Asia/Kolkata' },
} as const;
const crowdBirth = { date: '1962-02-04', time: '07:10:00', place } as const;
const crowd = () => rasi({ birth: crowdBirth });
type PointsBirth = typeof birth | typeof crowdBirth;
const lagnas = (of: PointsBirth = birth) => chartPoints(charts.specialLagnas({ birth: of }));
const upagrahas = (of: PointsBirth = birth) => chartPoints(charts.upagrahas({ birth: of }));
const madhyas = (of: PointsBirth = birth) => chartCusps(charts.bhava({ birth: of }));
const allPoints = (of: PointsBirth) => [...lagnas(of), ...upagrahas(of), ...madhyas(of)];

/**
 * The pictures that are kept, each with the file that holds it: those of the documents, and those that cover what these leave out. Every kind is
 * there in a light and in a dark theme and in at least two of the scripts; sizes 320, 600 and 1200 are spread over them.
 */
export const PICTURES: Readonly<Record<string, () => string>> = {
  'docs/images/annual-north.svg': () => northIndian(year(), { theme: 'auto', size: 480 }),
  'docs/images/annual-south.svg': () => southIndian(year(), { theme: 'auto', size: 480 }),
  'docs/images/annual-east.svg': () => eastIndian(year(), { theme: 'auto', size: 480 }),
  'docs/images/north-indian.svg': () => northIndian(chart(), { theme: 'auto', size: 480 }),
  'docs/images/south-indian.svg': () => southIndian(chart(), { theme: 'auto', size: 480 }),
  'docs/images/east-indian.svg': () => eastIndian(divisional({ varga: 'd9', birth }), { theme: 'auto', size: 480 }),
  'docs/images/chakra.svg': () => chakra(chart(), { theme: 'auto' }),
  'docs/images/dasha-timeline.svg': () => dashaTimeline(vimshottari({ birth, levels: 3 }), { theme: 'auto', today }),
  'docs/images/chara-timeline.svg': () =>
    dashaTimeline(chara({ birth, levels: 3, cycles: 1 }), { theme: 'auto', today }),
  'docs/images/day-strip.svg': () =>
    dayWithUnits()
      .map((day) => dayStrip(day, { theme: 'auto' }))
      .join(''),
  'docs/images/month-sheet.svg': () => monthSheet(november(), { theme: 'auto', size: 840, today: '2025-11-22' }),
  'docs/images/day-windows.svg': () => dayStrip(dayOn('2025-10-20'), { theme: 'auto', ...wholeDay('2025-10-20') }),
  'docs/images/month-festivals.svg': () => festive('2025-10', 31, { theme: 'auto', size: 840, today: '2025-10-20' }),
  'docs/images/month-bengali.svg': () =>
    festive('2026-11', 30, { theme: 'auto', size: 840, language: bengali, digits: 'native' }),
  'docs/images/eclipse-sheet.svg': () => eclipseSheet(eclipsesOf('2026-01-01', '2027-12-31'), { theme: 'auto' }),
  'docs/images/transit-strip.svg': () => transitStrip(yearOf2025(), { theme: 'auto', today: '2025-11-22' }),
  'docs/images/act-strip.svg': () => actStrip(weddings(), { theme: 'auto', size: 840, place: 'New Delhi, India' }),
  'docs/images/heliacal-strip.svg': () => heliacalStrip(visibilities(), { theme: 'auto', place: 'New Delhi, India' }),
  'docs/images/eclipse-solar.svg': () => eclipse(eclipseOn('2020-06-21'), { theme: 'auto' }),
  'docs/images/eclipse-lunar.svg': () => eclipse(eclipseOn('2025-09-07'), { theme: 'auto' }),
  'docs/images/ashtakavarga-north.svg': () => ashtakavargaGrid(bindus(), { theme: 'auto' }),
  'docs/images/ashtakavarga-south.svg': () => ashtakavargaGrid(bindus(), { theme: 'auto', style: 'south' }),
  'docs/images/sarva-bars.svg': () => sarvaBars(bindus(), { theme: 'auto' }),
  'docs/images/kuta-wheel.svg': () => kutaWheel(match(), { theme: 'auto', size: 480 }),
  'docs/images/navamsha.svg': () => northIndian(divisional({ varga: 'd9', birth }), { theme: 'auto', size: 480 }),
  'docs/images/shadbala.svg': () => shadbalaBars(shadbala({ birth }), { theme: 'auto' }),
  'docs/images/kp-chart.svg': () => southIndian(kpCusps({ birth }), { theme: 'auto' }),
  'docs/images/special-lagnas.svg': () => northIndian(chart(), { theme: 'auto', size: 480, points: lagnas() }),
  'docs/images/upagrahas.svg': () => southIndian(chart(), { theme: 'auto', size: 480, points: upagrahas() }),
  'docs/images/bhava.svg': () => northIndian(chart(), { theme: 'auto', size: 480, points: madhyas() }),
  'docs/images/sarvatobhadra.svg': () => sarvatobhadraGrid(chakras.sarvatobhadra(ofNow), { theme: 'auto' }),
  'docs/images/kota.svg': () => kotaFort(chakras.kota(ofNow), { theme: 'auto' }),
  'docs/images/tripataki.svg': () =>
    tripatakiFlags(chakras.tripataki({ birth, completed_years: 35 }), { theme: 'auto' }),
  'docs/images/directions.svg': () => directionChart(nadi.links({ birth }), { theme: 'auto' }),
  'docs/images/bhrigu-bindu.svg': () =>
    northIndian(chart(), { theme: 'auto', size: 480, points: chartPoints(nadi.bhriguBindu({ birth })) }),
  'docs/images/aspects.svg': () => aspectGrid(strengths.aspects({ birth }), { theme: 'auto' }),
  'docs/images/interlinks.svg': () => interlinkGrid(cuspalInterlinks({ birth }), { theme: 'auto' }),
  'docs/images/arudhas.svg': () =>
    southIndian(chart(), { theme: 'auto', size: 480, points: chartPoints(jaimini.arudhas({ birth })) }),
  'docs/images/manglik.svg': () => northIndian(chart(), { theme: 'auto', size: 480, highlight: 8 }),
  'docs/images/sade-sati.svg': () =>
    northIndian(chart(), { theme: 'auto', size: 480, lagna: 'Moon', highlight: [12, 1, 2], degrees: false }),
  'docs/images/kendras.svg': () => northIndian(chart(), { theme: 'auto', size: 480, highlight: [1, 4, 7, 10] }),
  'docs/images/kalpadruma.svg': () => northIndian(rasi({ birth: tilak }), { theme: 'auto', size: 480, highlight: 9 }),
  'docs/images/points-chakra.svg': () =>
    chakra(chart(), { theme: 'auto', points: chartPoints(charts.upagrahas({ birth }), { only: ['Gulika', 'Mandi'] }) }),
  'docs/images/chart-ta.svg': () => southIndian(chart(), { theme: 'auto', size: 480, language: tamil }),
  'fixtures/svg/north-light-600.svg': () => northIndian(chart(), { highlight: [7, 10], title: 'Asha & Ravi' }),
  'fixtures/svg/north-dark-320-ta.svg': () => northIndian(chart(), { theme: 'dark', size: 320, language: tamil }),
  'fixtures/svg/north-print-1200-hi.svg': () =>
    northIndian(chart(), { theme: 'print', size: 1200, language: hindi, digits: 'native' }),
  'fixtures/svg/north-crowded-320.svg': () => northIndian(crowd(), { size: 320, combust: 'surya_siddhanta' }),
  'fixtures/svg/north-crowded-dark-600-bn.svg': () =>
    northIndian(crowd(), { theme: 'dark', language: bengali, combust: 'surya_siddhanta' }),
  'fixtures/svg/north-kp-600.svg': () => northIndian(kpCusps({ birth })),
  'fixtures/svg/south-light-320.svg': () => southIndian(crowd(), { size: 320 }),
  'fixtures/svg/south-dark-600-hi.svg': () =>
    southIndian(chart(), { theme: 'dark', language: hindi, digits: 'native', lagna: 'Moon' }),
  'fixtures/svg/south-kp-dark-1200.svg': () => southIndian(kpCusps({ birth }), { theme: 'dark', size: 1200 }),
  'fixtures/svg/east-light-600-bn.svg': () => eastIndian(chart(), { language: bengali, highlight: 4 }),
  'fixtures/svg/east-dark-320-ta.svg': () =>
    eastIndian(chart(), { theme: 'dark', size: 320, language: tamil, degrees: false }),
  'fixtures/svg/chakra-light-1200-ta.svg': () => chakra(chart(), { size: 1200, language: tamil }),
  'fixtures/svg/chakra-dark-320-hi.svg': () => chakra(crowd(), { theme: 'dark', size: 320, language: hindi }),
  'fixtures/svg/north-points-dark-600-ta.svg': () =>
    northIndian(chart(), { theme: 'dark', language: tamil, digits: 'native', points: [...lagnas(), ...upagrahas()] }),
  'fixtures/svg/south-points-crowded-320.svg': () => southIndian(crowd(), { size: 320, points: allPoints(crowdBirth) }),
  'fixtures/svg/east-points-print-600-bn.svg': () =>
    eastIndian(crowd(), { theme: 'print', language: bengali, points: allPoints(crowdBirth) }),
  'fixtures/svg/chakra-points-light-1200-hi.svg': () =>
    chakra(crowd(), { size: 1200, language: hindi, points: allPoints(crowdBirth) }),
  'fixtures/svg/aspects-dark-320-ta.svg': () =>
    aspectGrid(strengths.aspects({ birth }), { theme: 'dark', size: 320, language: ta, digits: 'native' }),
  'fixtures/svg/aspects-nodes-light-1200-hi.svg': () =>
    aspectGrid(strengths.aspects({ birth, node_aspects: 'trinal' }), { size: 1200, language: hi, title: 'आशा' }),
  'fixtures/svg/aspects-print-600-bn.svg': () =>
    aspectGrid(strengths.aspects({ birth: crowdBirth, drishti: 'additive' }), { theme: 'print', language: bn }),
  'fixtures/svg/sarvatobhadra-dark-390-hi.svg': () =>
    sarvatobhadraGrid(chakras.sarvatobhadra(ofNow), { theme: 'dark', size: 390, language: hi }),
  'fixtures/svg/kota-print-800-ta.svg': () =>
    kotaFort(chakras.kota(ofNow), { theme: 'print', size: 800, language: ta, about: true }),
  'fixtures/svg/tripataki-light-320.svg': () =>
    tripatakiFlags(chakras.tripataki({ birth, completed_years: 35 }), { size: 320, title: 'A. B.' }),
  'fixtures/svg/directions-dark-320-ta.svg': () =>
    directionChart(nadi.links({ birth }), { theme: 'dark', size: 320, language: ta, digits: 'native' }),
  'fixtures/svg/directions-light-1200-hi.svg': () =>
    directionChart(nadi.links({ birth: crowdBirth }), { size: 1200, language: hi, title: 'आशा' }),
  'fixtures/svg/directions-print-600-bn.svg': () =>
    directionChart(nadi.links({ birth: crowdBirth }), { theme: 'print', language: bn }),
  'fixtures/svg/interlinks-dark-320-ta.svg': () =>
    interlinkGrid(cuspalInterlinks({ birth }), { theme: 'dark', size: 320, language: ta, digits: 'native' }),
  'fixtures/svg/interlinks-three-light-1200-hi.svg': () =>
    interlinkGrid(cuspalInterlinks({ birth: crowdBirth, levels: 3, positional_status: 'wide' }), {
      size: 1200,
      language: hi,
      digits: 'native',
      title: 'आशा',
    }),
  'fixtures/svg/interlinks-print-600-bn.svg': () =>
    interlinkGrid(cuspalInterlinks({ birth: crowdBirth }), { theme: 'print', language: bn }),
  'fixtures/svg/interlinks-light-600.svg': () => interlinkGrid(cuspalInterlinks({ birth }), { title: 'Asha & Ravi' }),
  'fixtures/svg/shadbala-dark-320-ta.svg': () =>
    shadbalaBars(shadbala({ birth }), { theme: 'dark', size: 320, language: ta }),
  'fixtures/svg/shadbala-light-1200-hi.svg': () =>
    shadbalaBars(shadbala({ birth, rules: 'bphs' }), { size: 1200, language: hi, digits: 'native', title: 'Asha' }),
  'fixtures/svg/shadbala-print-600.svg': () => shadbalaBars(shadbala({ birth, rules: 'raman' }), { theme: 'print' }),
  'fixtures/svg/timeline-dark-320-ta.svg': () =>
    dashaTimeline(vimshottari({ birth, levels: 2 }), { theme: 'dark', size: 320, language: ta, today }),
  'fixtures/svg/timeline-light-600-hi.svg': () =>
    dashaTimeline(vimshottari({ birth, levels: 1, user_name: 'Asha' }), { language: hi, digits: 'native' }),
  'fixtures/svg/day-dark-320-hi.svg': () =>
    dayStrip(panchang({ date: '2025-11-22', place }), { theme: 'dark', size: 320, language: hi }),
  'fixtures/svg/day-light-1200-ta.svg': () =>
    dayWithUnits()
      .map((day) => dayStrip(day, { size: 1200, language: ta }))
      .join(''),
  'fixtures/svg/month-light-320-ta.svg': () => monthSheet(november(), { size: 320, language: ta }),
  'fixtures/svg/month-dark-1200-hi.svg': () =>
    monthSheet(november(), { theme: 'dark', size: 1200, language: hi, digits: 'native', week: 'monday' }),
  'fixtures/svg/day-windows-dark-320-ta.svg': () =>
    dayStrip(dayOn('2025-10-20'), { theme: 'dark', size: 320, language: ta, ...wholeDay('2025-10-20') }),
  'fixtures/svg/day-windows-print-600-hi.svg': () =>
    dayStrip(dayOn('2025-11-25'), { theme: 'print', language: hi, digits: 'native', ...wholeDay('2025-11-25') }),
  'fixtures/svg/day-windows-light-1200-bn.svg': () =>
    dayStrip(dayOn('2025-11-05'), { size: 1200, language: bn, ...wholeDay('2025-11-05') }),
  'fixtures/svg/month-festivals-dark-320-ta.svg': () =>
    festive('2025-10', 31, { theme: 'dark', size: 320, language: ta }),
  'fixtures/svg/month-adhika-dark-600-hi.svg': () =>
    festive('2026-05', 31, { theme: 'dark', language: hi, digits: 'native' }),
  'fixtures/svg/month-festivals-light-1200-bn.svg': () => festive('2025-10', 31, { size: 1200, language: bn }),
  'fixtures/svg/eclipse-sheet-dark-320-hi.svg': () =>
    eclipseSheet(eclipsesOf('2024-01-01', '2027-12-31'), {
      theme: 'dark',
      size: 320,
      language: hi,
      digits: 'native',
    }),
  'fixtures/svg/transits-light-320-ta.svg': () => transitStrip(yearOf2025(), { size: 320, language: ta }),
  'fixtures/svg/transits-dark-600-hi.svg': () =>
    transitStrip(yearOf2025(), { theme: 'dark', language: hi, digits: 'native' }),
  'fixtures/svg/transits-print-1200-bn.svg': () =>
    transitStrip(yearOf2025(), { theme: 'print', size: 1200, language: bn, today: '2025-11-22' }),
  'fixtures/svg/transits-life-600.svg': () => transitStrip(saturnOfALife()),
  'fixtures/svg/act-light-390.svg': () =>
    actStrip(weddings(), { size: 390, place: 'New Delhi, India', today: '2026-11-28' }),
  'fixtures/svg/act-minutes-dark-390-ta.svg': () =>
    actStrip(journeys(), { theme: 'dark', size: 390, language: ta, by: 'minutes', place: 'புது தில்லி' }),
  'fixtures/svg/act-print-1000-hi.svg': () =>
    actStrip(journeys(), { theme: 'print', size: 1000, language: hi, digits: 'native', place: 'नई दिल्ली' }),
  'fixtures/svg/heliacal-light-390.svg': () =>
    heliacalStrip(visibilities(), { size: 390, place: 'New Delhi, India', today: '2026-11-28' }),
  'fixtures/svg/heliacal-dark-390-ta.svg': () =>
    heliacalStrip(visibilities(), { theme: 'dark', size: 390, language: ta, place: 'புது தில்லி' }),
  'fixtures/svg/heliacal-print-1000-hi.svg': () =>
    heliacalStrip(northern(), { theme: 'print', size: 1000, language: hi, digits: 'native' }),
  'fixtures/svg/eclipse-sutak-light-600.svg': () => {
    const [found] = eclipses.ritual({ place, from: '2025-09-07', to: '2025-09-07' }).data.rituals;
    return found === undefined ? '' : eclipse(found.eclipse, { sutak: found.sutak });
  },
  'fixtures/svg/eclipse-total-dark-600.svg': () => eclipse(eclipseOn('2024-04-08', dallas), { theme: 'dark' }),
  'fixtures/svg/eclipse-rising-dark-320-hi.svg': () =>
    eclipse(eclipseOn('2022-11-08'), { theme: 'dark', size: 320, language: hi, digits: 'native' }),
  'fixtures/svg/eclipse-lunar-320.svg': () => eclipse(eclipseOn('2025-09-07'), { size: 320 }),
  'fixtures/svg/eclipse-light-1200-hi.svg': () => eclipse(eclipseOn('2020-06-21'), { size: 1200, language: hi }),
  'fixtures/svg/ashtakavarga-north-dark-320-ta.svg': () =>
    ashtakavargaGrid(bindus(), { theme: 'dark', size: 320, language: ta }),
  'fixtures/svg/ashtakavarga-north-light-1200.svg': () =>
    ashtakavargaGrid(bindus(), { size: 1200, rows: ['Saturn', 'sarva'], title: 'Asha & Ravi' }),
  'fixtures/svg/ashtakavarga-south-dark-600-hi.svg': () =>
    ashtakavargaGrid(bindus(), { theme: 'dark', style: 'south', language: hi, digits: 'native' }),
  'fixtures/svg/ashtakavarga-south-light-320.svg': () => ashtakavargaGrid(bindus(), { style: 'south', size: 320 }),
  'fixtures/svg/sarva-light-320-ta.svg': () => sarvaBars(bindus(), { size: 320, language: ta }),
  'fixtures/svg/sarva-dark-600-hi.svg': () =>
    sarvaBars(bindus(), { theme: 'dark', language: hi, digits: 'native', from: 'aries', title: 'आशा' }),
  'fixtures/svg/sarva-light-1200-bn.svg': () => sarvaBars(bindus(), { size: 1200, language: bn }),
  'fixtures/svg/kutas-dark-320-bn.svg': () =>
    kutaWheel(ashtakootaFromMoon({ bride: 261.1861, groom: 17.9361 }), { theme: 'dark', size: 320, language: bn }),
  'fixtures/svg/kutas-light-600-hi.svg': () => kutaWheel(match(), { language: hi }),
};
