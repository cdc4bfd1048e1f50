import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { festivals } from '../../src/calendar/index.js';
import { running } from '../../src/dashas/index.js';
import { readJhd } from '../../src/formats/index.js';
import { rasi } from '../../src/index.js';
import { rectify, rulingPlanetsOver } from '../../src/kp/index.js';
import { choghadiya } from '../../src/muhurta/index.js';
import { languages } from '../../src/names/index.js';
import { panchangSpan } from '../../src/panchang/index.js';
import { dignity, shadbala } from '../../src/strengths/index.js';
import { grahaInHouse } from '../../src/texts/index.js';
import { now } from '../../src/transits/index.js';
import type { Provenance } from '../../src/types.js';
import { GRAHAS } from '../../src/zodiac/names.js';
import { type GoldenRecord, goldenFiles, goldenProvenances, recordsOf } from '../support/goldens.js';
import { missing, playground, ready, rowsOf, type Served, serve, watched } from './support.js';

const BUDGET = 315_000;
const CALLS = 300_000;
const CHART_PANELS = [
  'overview',
  'chart',
  'bhava',
  'avakahada',
  'lagnas',
  'upagrahas',
  'sphutas',
  'sensitive',
  'deities',
  'dasha',
  'dashas',
  'dignity',
  'avasthas',
  'vaisheshikamsha',
  'aspects',
  'lagna',
  'ashtakavarga',
  'shadbala',
  'natal-yogas',
  'yoga-periods',
  'doshas',
  'sadesati',
  'karakas',
  'arudhas',
  'argala',
  'texts',
  'remedies',
  'gems',
  'transits',
  'moving',
  'transit-year',
  'annual',
  'annual-strengths',
  'annual-yogas',
  'sahams',
  'mudda',
  'tithi-pravesha',
  'nakshatra-pravesha',
  'birthday',
  'sarvatobhadra',
  'kota',
  'tripataki',
  'nava-tara',
  'ghata',
  'latta',
  'shalaka',
  'kp',
  'horary',
  'four-step',
  'interlinks',
  'rulers',
  'kp-motion',
  'promise',
  'rotate',
  'rectify',
  'nadyamsha',
  'nadi-links',
  'bhrigu-bindu',
  'question',
  'question-tajika',
  'significators',
  'arudha',
  'compare',
];
const DAY_PANELS = [
  'today',
  'panchang',
  'muhurta',
  'choghadiya',
  'yogas',
  'rising-signs',
  'dwellings',
  'bala',
  'search',
  'acts',
  'lattadi',
  'calendar',
  'convert',
  'shraddha',
  'months',
  'lunar-year',
  'sankranti',
  'festivals',
  'ekadashi',
  'eclipses',
  'heliacal',
  'conjunctions',
  'surya-siddhanta',
  'ephemeris',
];
const MATCH_PANELS = ['match', 'porutham', 'papa-samya', 'dasha-sandhi', 'side-by-side'];
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const JOB =
  'horary?number=140&moment=2024-02-05T15%3A51%3A00%2B05%3A30&lat=11.020085773931049&lon=76.98319647719487&question=Will+I+get+this+job%3F';

function golden(path: string, operation?: string): GoldenRecord {
  const records = goldenFiles(path).flatMap(recordsOf);
  const found = records.find((record) => operation === undefined || record.operation === operation);
  if (found === undefined) throw new Error(`There is no golden record of ${operation ?? 'anything'} in ${path}.`);
  return found;
}

interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

interface Point {
  readonly degrees: string;
  readonly sign: string;
  readonly nakshatra: string;
  readonly pada: number;
  readonly house: number;
  readonly retrograde: string;
}

const arcs = (degrees: string): string => degrees.replace("'", '′').replace('"', '″');

if (missing.length > 0 && process.env.CI !== 'true') console.warn(`SKIPPED: ${missing.join('; ')}.`);

describe.skipIf(missing.length > 0 && process.env.CI !== 'true')('the playground', () => {
  let folder: string;
  let site: Served;
  let browser: Browser;
  let close: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    ({ folder, site, browser, close } = await playground());
  });
  afterAll(() => close?.());

  it(`loads at most ${BUDGET / 1000} kB for the first view, all of it its own`, async () => {
    const { page, context, asked, complaints } = await watched(browser, { serviceWorkers: 'block' });
    await page.goto(site.url);
    await ready(page, 'today');
    await page.waitForSelector('.coming');
    await page.waitForSelector('.sky dd:has-text("°")');
    const files = [...new Set(asked.map(({ pathname }) => pathname))];
    const bytes = files.reduce((sum, path) => sum + site.packed(path), 0);
    console.log(`First load: ${files.length} files, ${(bytes / 1000).toFixed(1)} kB compressed.`);
    expect(bytes).toBeLessThanOrEqual(BUDGET);
    expect(files.length).toBeGreaterThan(3);
    expect(asked.filter(({ origin }) => origin !== new URL(site.url).origin)).toEqual([]);
    // Playwright itself says that it blocks the worker.
    expect(complaints.filter((text) => !text.includes('blocked by Playwright'))).toEqual([]);
    await context.close();
  });

  it(`calls at most ${CALLS.toLocaleString('en')} functions until the first view`, async () => {
    const { page, context } = await watched(browser, { serviceWorkers: 'block' });
    // In the evening, when the windows of the next day are shown as well. What the page does when it is idle is not counted.
    await page.clock.setFixedTime(new Date('2026-11-28T13:00:00Z'));
    await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
    const session = await context.newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await page.goto(site.url);
    await ready(page, 'today');
    await page.waitForSelector('.windows');
    const { result } = await session.send('Profiler.takePreciseCoverage');
    const own = result.filter(({ url }) => url.startsWith(site.url));
    const calls = own
      .flatMap(({ functions }) => functions)
      .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
    console.log(`First view: ${calls} calls.`);
    expect(calls).toBeGreaterThan(10_000);
    expect(calls).toBeLessThanOrEqual(CALLS);
    await context.close();
  });

  it('shows what the golden fixtures have, without a network once it has been opened', async () => {
    const own = await serve(folder);
    const { page, context, asked, complaints } = await watched(browser);
    await page.goto(own.url);
    await ready(page, 'today');
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await own.stop();
    await context.setOffline(true);
    const open = async (hash: string): Promise<readonly (readonly string[])[]> => {
      await page.goto('about:blank');
      await page.goto(`${own.url}#${hash}`);
      await ready(page, hash.split('?')[0] ?? '');
      return await rowsOf(page);
    };

    const chart = golden('charts/delhi-1990.json', 'rasi').data as {
      readonly ascendant: Point;
      readonly planetary_positions: Readonly<Record<string, Point>>;
    };
    const row = (name: string, { sign, degrees, nakshatra, pada, house, retrograde }: Point): readonly string[] => [
      retrograde === 'R' ? `${name} ℞` : name,
      sign,
      arcs(degrees),
      `${nakshatra} ${pada}`,
      String(house),
    ];
    const positions = await open('chart?name=Example');
    expect(positions.slice(1)).toEqual([
      row('Lagna', { ...chart.ascendant, house: 1, retrograde: '' }),
      ...GRAHAS.map((graha) => row(graha, chart.planetary_positions[graha] as Point)),
    ]);

    const { panchanga } = golden('panchang/panchang-delhi-2025-11-22.json').data as {
      readonly panchanga: {
        readonly tithi: { readonly end_time: string };
        readonly nakshatra: { readonly end_time: string };
      };
    };
    const limbs = await open('panchang?day=2025-11-22');
    expect(limbs[0]).toEqual(['Tithi', '2 Dvitiya, Shukla Paksha', '60.63 %', `until ${panchanga.tithi.end_time}`]);
    expect(limbs[1]).toEqual(['Nakṣatra', '18 Jyeshtha, pada 3', '62.83 %', `until ${panchanga.nakshatra.end_time}`]);
    expect(await page.locator('#month text').first().textContent()).toBe('November 2025');

    const { house_cusps: cusps } = golden('kp/kp-cusps-delhi-1990.json').data as {
      readonly house_cusps: Readonly<
        Record<string, { readonly chart_label: string; readonly longitude: string; readonly sign: string }>
      >;
    };
    const kp = await open('kp');
    expect(kp.slice(1, 13).map((cells) => cells.slice(0, 3))).toEqual(
      Object.values(cusps).map(({ chart_label, longitude, sign }) => [chart_label, arcs(longitude), sign]),
    );

    await open(JOB);
    const { final_judgment: judgment } = golden('kp/kp-horary-140-coimbatore.json').data as {
      readonly final_judgment: { readonly yes_no: string; readonly confidence: string; readonly rationale: string };
    };
    const said = await page.locator('.blocks').textContent();
    expect(said).toContain(`${judgment.yes_no}, confidence ${judgment.confidence}`);
    expect(said).toContain(judgment.rationale);

    const { female } = golden('compatibility/ashtakoota-matches.json').data as {
      readonly female: { readonly guna_milan_results: { readonly total_score: number } };
    };
    const match = await open('match?lat2=19.076&lon2=72.8777');
    expect(match.find(([name]) => name === 'Total')).toEqual([
      'Total',
      '',
      '',
      String(female.guna_milan_results.total_score),
      'of 36',
    ]);

    const dasha = golden('charts/delhi-1990.json', 'vimshottari').data as {
      readonly mahadashas: readonly {
        readonly planet: string;
        readonly start_date: string;
        readonly end_date: string;
      }[];
    };
    await open('dasha?open=Moon');
    expect(
      await page.locator('.tree > li > .period > span').evaluateAll((all) => all.map((one) => one.textContent)),
    ).toEqual(
      expect.arrayContaining(dasha.mahadashas.map(({ start_date, end_date }) => `${start_date} – ${end_date}`)),
    );

    const compared = golden('conventions/compare-delhi-1990.json').data as { readonly unchanged: readonly string[] };
    await open('compare');
    expect(await page.locator('.blocks').textContent()).toContain(`The same by all: ${compared.unchanged.join(', ')}.`);
    expect(await page.locator('.drawing.small svg').count()).toBe(6);

    await page.fill('#f-place', 'Porbandar');
    await page.locator('[role=option]').first().click();
    expect(await page.locator('.more summary').first().textContent()).toBe('21.6422°, 69.6093° · Asia/Kolkata');
    const tamil = await open('chart?lang=ta');
    await page.waitForSelector('td[lang="ta"]');
    expect((await rowsOf(page)).flat()).toContain('ரோகிணி 3');
    expect(tamil.length).toBe(11);

    expect(
      asked.filter(({ origin, protocol }) => protocol.startsWith('http') && origin !== new URL(own.url).origin),
    ).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('has the rulers of a day, the candidates of a birth time and the grid of interlinks as the library has them', async () => {
    const { page, context, complaints } = await watched(browser, { serviceWorkers: 'block' });
    const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
    const from = '2024-02-05T10:21:00Z';
    const { events } = rulingPlanetsOver({ place, from, to: '2024-02-06T10:21:00Z' }).data;
    await page.goto(`${site.url}#rulers?moment=${encodeURIComponent(from)}`);
    await ready(page, 'rulers');
    const changes = (await rowsOf(page)).map(([at = '']) => at).filter((at) => at.startsWith('2024-'));
    expect(changes.map((at) => at.slice(0, 19))).toEqual(events.map(({ at }) => at.slice(0, 19).replace('T', ' ')));
    expect(events.length).toBeGreaterThan(30);

    const birth = { date: '1990-05-15', time: '16:00:00', place };
    const found = rectify({ birth, ruling_moment: from, ruling_place: place, window_minutes: 45 }).data;
    await page.goto(
      `${site.url}#rectify?date=1990-05-15&time=16%3A00%3A00&within=45&moment=${encodeURIComponent(from)}`,
    );
    await ready(page, 'rectify');
    const said = (await page.locator('.blocks').textContent()) ?? '';
    expect(said).toContain(`${found.intervals.length} of ${found.cells_in_window} that rise in the window`);
    for (const { start } of found.intervals) expect(said).toContain(start.slice(0, 19).replace('T', ' '));
    await page.goto(`${site.url}#rectify?time=unknown&moment=${encodeURIComponent(from)}`);
    await page.waitForSelector('.panel .notice');
    expect(await page.locator('.panel .notice').textContent()).toContain('begins from the given time');
    await page.goto(`${site.url}#rulers?moment=soon`);
    await page.waitForSelector('#fault-moment');
    expect(await page.locator('#f-moment').getAttribute('aria-invalid')).toBe('true');

    await page.goto(`${site.url}#interlinks`);
    await ready(page, 'interlinks');
    expect(await page.locator('.drawing svg desc').textContent()).toContain('VII, Mercury: involved 1 2 4 6 9');
    expect(complaints.filter((text) => !text.includes('blocked by Playwright'))).toEqual([]);
    await context.close();
  });

  it('tells of an unknown time what the day allows, and no lagna of noon', async () => {
    const { sensitivity } = golden('charts/rasi-uncertain-noon-1991.json').data as {
      readonly sensitivity: {
        readonly changes: readonly { readonly statement: string; readonly at: string; readonly after: string }[];
      };
    };
    const { page, context, complaints } = await watched(browser, { serviceWorkers: 'block' });
    await page.goto(`${site.url}#chart?date=1991-01-01&time=unknown&lat=13.0827&lon=80.2707`);
    await ready(page, 'chart');
    const hours = (caption: string): Promise<readonly string[]> =>
      page
        .locator(`table:has(caption:text-is("${caption}")) tr`)
        .evaluateAll((rows) =>
          rows.map((row) => `${row.children[0]?.textContent} ${row.children[1]?.textContent?.slice(0, 5)}`),
        );
    const changes = (statement: string): readonly string[] =>
      sensitivity.changes
        .filter((change) => change.statement === statement)
        .map(({ at, after }) => `${after} ${at.slice(11, 16)}`);
    expect((await hours('Lagna')).slice(1)).toEqual(changes('ascendant.sign'));
    expect((await hours('Lagna')).length).toBe(13);
    expect((await hours('Sign of the Moon')).slice(1)).toEqual(changes('moon.sign'));
    expect(await page.locator('.drawing').count()).toBe(0);
    await page.goto(`${site.url}#kp?time=unknown`);
    await ready(page, 'kp');
    expect(await page.locator('.panel .notice').textContent()).toContain('Enter a birth time');
    expect(await page.locator('.answer').count()).toBe(0);
    await page.goto(`${site.url}#match?time=unknown`);
    await ready(page, 'match');
    const told = (await page.locator('.answer').textContent()) ?? '';
    expect(told).toContain('29.5 to 32 of 36 points: the time of the bride is not known.');
    expect(told).toContain('No verdict: the hour decides between Excellent and Good.');
    expect(told).toContain('no ascendant without a time');
    expect(await page.locator('.drawing').textContent()).toContain('29.5–32');
    expect(complaints.filter((text) => !text.includes('blocked by Playwright'))).toEqual([]);
    await context.close();
  });

  it('says where a number comes from when it is pressed', async () => {
    const { content } = goldenProvenances().find(({ path }) => path === 'charts/provenance.json') ?? {
      content: {} as Readonly<Record<string, Provenance>>,
    };
    const sources = Object.values(content)[0]?.sources.map(({ work, locus }) => `${work}, ${locus}`) ?? [];
    expect(sources.length).toBeGreaterThan(3);
    const { page, context } = await watched(browser, { serviceWorkers: 'block' });
    await page.goto(`${site.url}#chart`);
    await ready(page, 'chart');
    await page.getByRole('cell', { name: '17° 44′ 28.76″' }).click();
    expect(await page.locator('.about').textContent()).toBe('Moon, Degrees: 17° 44′ 28.76″');
    const told = await page.locator('.sources ul').first().textContent();
    expect(sources.filter((source) => !told?.includes(source))).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.sources', { state: 'detached' });
    await page.getByRole('button', { name: 'Sources' }).press('Enter');
    await page.waitForSelector('.sources', { state: 'visible' });
    await context.close();
  });

  it('tells of a graha what the library knows when it is pressed in the chart, and closes by going back', async () => {
    const { page, context, complaints } = await watched(browser, { serviceWorkers: 'block' });
    await page.goto(`${site.url}#chart`);
    await ready(page, 'chart');
    await page.locator('.drawing a', { hasText: 'Ju' }).click();
    const told = page.getByRole('dialog', { name: 'Jupiter' });
    await told.waitFor();
    expect(new URL(page.url()).hash).toBe('#chart?about=Jupiter');
    const parts = await told.locator('h3').allTextContents();
    expect(parts).toEqual(['Place', 'Dignity', 'Aspects', 'Yogas', 'Period', 'What the texts say']);
    const birth = {
      date: '1990-08-15',
      time: '08:30:00',
      place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    };
    const { Jupiter } = dignity({ birth }).data.planets;
    const written = (await told.textContent()) ?? '';
    expect(written).toContain(`${arcs(Jupiter.degrees)} ${Jupiter.sign}`);
    expect(written).toContain(`Dignity${Jupiter.dignity}`);
    const [verse] = grahaInHouse({ birth }).data.statements.filter(({ placement }) => placement === 'jupiter_h11');
    const line = await told.locator('li', { hasText: `${verse?.work} ${verse?.locus}: ` }).textContent();
    for (const { says } of verse?.clauses ?? []) expect(line).toContain(says);
    await told.getByRole('button', { name: 'Sources' }).nth(1).click();
    await page.getByRole('dialog', { name: 'Sources' }).getByText('strengths.dignity').waitFor();
    await page.keyboard.press('Escape');
    await page.goBack();
    await told.waitFor({ state: 'detached' });
    await page.goto(`${site.url}#chart?about=Saturn&time=unknown`);
    await page.reload();
    await page.getByRole('dialog', { name: 'Saturn' }).getByText('Enter a birth time').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !location.hash.includes('about'));
    expect(complaints.filter((text) => !text.includes('blocked by Playwright'))).toEqual([]);
    await context.close();
  });

  it('keeps people on the device, takes them as a locked file and brings them back, with those of other programs', async () => {
    const { page, context, asked, complaints } = await watched(browser, { serviceWorkers: 'block' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.url}#chart`);
    await ready(page, 'chart');
    const people = page.getByRole('dialog', { name: 'People' });
    const open = async (): Promise<void> => {
      await page.getByRole('button', { name: 'People' }).click();
      await people.waitFor();
    };
    await open();
    await people.getByLabel('Name').fill('A new child');
    await people.getByLabel('Family').fill('Sharma');
    await people.getByLabel('Note').fill('by the certificate');
    await people.getByRole('button', { name: 'Keep', exact: true }).click();
    await people.getByText('Kept on this device.').waitFor();
    await people.getByRole('button', { name: 'Keep', exact: true }).click();
    const file = people.locator('input[type=file]');
    const table = 'name,date,time,latitude,longitude,timezone\nRow,1918-10-16,14:20,12.98,77.58,Asia/Kolkata\n,,,,,\n';
    const horoscope = '10\n16\n1918\n14.2\n-5.3\n-77.35\n12.59\n0\n-5.5\n-5.5\n0\n105\nBangalore\nIndia\n';
    await file.setInputFiles([
      { name: 'Standard.jhd', mimeType: 'text/plain', buffer: Buffer.from(horoscope) },
      { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(table) },
    ]);
    await people.getByText('People read: 2.').waitFor();
    await people.getByText('Row 3 lacks date, latitude, longitude or timezone.').waitFor();
    expect(await people.locator('.person b').allTextContents()).toEqual(['Row', 'Standard', 'A new child']);
    await people.getByLabel('Passphrase, to lock or to open a file').fill('om');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      people.getByRole('button', { name: 'Take all as a file' }).click(),
    ]);
    const locked = readFileSync(await saved.path());
    expect(locked.includes('Standard')).toBe(false);
    for (const name of ['Row', 'Standard', 'A new child'])
      await people.getByRole('button', { name: `Remove ${name}` }).click();
    await people.getByText('Nobody is kept yet.').waitFor();
    await people.getByRole('button', { name: 'Put A new child back' }).click();
    await people.getByText('by the certificate').waitFor();
    await people.getByRole('button', { name: 'Remove A new child' }).click();
    await people.getByText('Nobody is kept yet.').waitFor();
    const bring = (buffer: Buffer) => file.setInputFiles([{ name: 'people.json', mimeType: 'text/plain', buffer }]);
    await people.getByLabel('Passphrase, to lock or to open a file').fill('wrong');
    await bring(locked);
    await people.getByText('The passphrase does not open this file.').waitFor();
    await people.getByLabel('Passphrase, to lock or to open a file').fill('om');
    await bring(locked);
    await people.getByText('People read: 3.').waitFor();
    await people.getByText('by the certificate').waitFor();
    for (const other of ['{"a":1}', '{', '{"siddhanta_people":1,"people":{}}']) {
      await bring(Buffer.from(other));
      await people.getByText('not one that this page has written').waitFor();
    }
    // A birth without a date is none, and is not filled up with that of the page.
    const lacking = { birth: { name: 'X', time: '08:30:00', lat: '1', lon: '2', tz: 'UTC' } };
    await bring(Buffer.from(JSON.stringify({ siddhanta_people: 1, people: [lacking] })));
    await people.getByText('Entry 1 is not a person of this page.').waitFor();
    await bring(Buffer.from('nothing that anyone wrote'));
    await people.getByText('People read').waitFor({ state: 'detached' });
    // What is kept is there again after the page was closed.
    await page.reload();
    await ready(page, 'chart');
    await open();
    await people.getByRole('button', { name: /^Standard/ }).click();
    await people.waitFor({ state: 'detached' });
    expect(await page.locator('.whose').textContent()).toBe('Standard16 Oct 1918, 14:20 · Bangalore, India');
    await page.getByRole('cell', { name: 'Capricorn' }).first().waitFor();
    expect(asked.filter(({ origin }) => origin !== new URL(site.url).origin)).toEqual([]);
    expect(complaints.filter((text) => !text.includes('blocked by Playwright'))).toEqual([]);
    await context.close();
  });

  it('shows a day whole: each unit, windows, lunar date and festivals, and what runs now', async () => {
    const { page, context, complaints } = await watched(browser, { serviceWorkers: 'block' });
    const at = new Date('2026-11-08T06:40:00Z');
    await page.clock.setFixedTime(at);
    await page.goto(`${site.url}#panchang?day=2026-11-08`);
    await ready(page, 'panchang');
    const drawn = (await page.locator('.drawing svg').first().textContent()) ?? '';
    const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
    const [whole] = panchangSpan(place, '2026-11-08', '2026-11-08');
    expect(whole?.units.karana.length).toBe(3);
    for (const { name } of Object.values(whole?.units ?? {}).flat()) expect(drawn).toContain(name);
    for (const words of ['Diwali (Lakshmi Puja)', 'Vikram 2083', 'Rahu kalam', '16:09–17:31'])
      expect(drawn).toContain(words);
    // 12:10 at the place: within abhijit (11:42 to 12:26), yamaganda (12:04 to 13:26) and varjya (11:50 to 13:32).
    expect(await page.locator('.now').textContent()).toBe('Now, 12:10: abhijit; to avoid: yamaganda, varjyam.');
    await page.goto(`${site.url}#panchang?day=2026-11-09`);
    await page.locator('.drawing svg', { hasText: '2026-11-09' }).first().waitFor();
    expect(await page.locator('.now').count()).toBe(0);
    expect(complaints.filter((text) => !text.includes('blocked by Playwright'))).toEqual([]);
    await context.close();
  });

  it('has the festivals of a year by months, with the next one marked', async () => {
    const { page, context } = await watched(browser, { serviceWorkers: 'block' });
    await page.clock.setFixedTime(new Date('2026-11-05T06:40:00Z'));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.url}#festivals?day=2026-11-05&lang=hi`);
    await ready(page, 'festivals');
    const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
    const all = festivals({ year: 2026, place }).data.festivals;
    expect(await page.locator('.festival-month li').count()).toBe(all.length);
    expect(await page.locator('.festival-month h3').first().textContent()).toBe('जनवरी 2026');
    const next = all.filter(({ date }) => date !== null && date >= '2026-11-05');
    const marked = page.locator('.festival-month .next');
    expect(await marked.count()).toBe(next.filter(({ date }) => date === next[0]?.date).length);
    expect(await marked.first().locator('time').getAttribute('datetime')).toBe(next[0]?.date);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await context.close();
  });

  it('saves what it shows: the picture, the result, the birth for Jagannatha Hora, dates for a calendar', async () => {
    const { page, context } = await watched(browser, { serviceWorkers: 'block' });
    const saved = async (name: string): Promise<Buffer> => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('.take').getByRole('button', { name, exact: true }).click(),
      ]);
      return readFileSync(await file.path());
    };
    await page.goto(`${site.url}#chart`);
    await ready(page, 'chart');
    const svg = (await saved('SVG')).toString();
    expect([svg.startsWith('<svg '), svg.includes('<a '), svg.includes('role="img"')]).toEqual([true, false, true]);
    const png = await saved('PNG');
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16)]).toEqual(['PNG', 3 * 560]);
    const birth = {
      date: '1990-08-15',
      time: '08:30:00',
      place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    };
    const again = readJhd((await saved('JHD')).toString('latin1'), { name: '' });
    expect(again).toMatchObject({ place_name: 'New Delhi', birth: { date: birth.date, time: birth.time } });
    const result = JSON.parse((await saved('JSON')).toString()) as { readonly data: object };
    expect(result.data).toEqual(JSON.parse(JSON.stringify(rasi({ birth }).data)));
    await page.goto(`${site.url}#festivals?day=2026-11-05`);
    await ready(page, 'festivals');
    const ics = (await saved('ICS')).toString();
    expect(ics.startsWith('BEGIN:VCALENDAR')).toBe(true);
    expect(ics).toContain('SUMMARY:Diwali (Lakshmi Puja)');
    await context.close();
  });

  it('fills in today where a link to a panel of a day says none', async () => {
    const { page, context } = await watched(browser, { serviceWorkers: 'block' });
    for (const panel of ['search', 'calendar', 'eclipses']) {
      await page.goto(`${site.url}#${panel}`);
      await page.reload();
      await ready(page, panel);
      expect(await page.inputValue('#f-day')).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(await page.locator('[aria-invalid="true"]').count()).toBe(0);
    }
    await context.close();
  });

  it('restores everything from its link, and says what of a link it cannot follow', async () => {
    const first = await watched(browser, { serviceWorkers: 'block' });
    await first.page.goto(`${site.url}#chart`);
    await ready(first.page, 'chart');
    await first.page.fill('#f-date', '1869-10-02');
    await first.page.fill('#f-time', '7.12 am');
    await first.page.fill('#f-place', 'Porbander');
    await first.page.locator('[role=option]').first().click();
    await first.page.selectOption('#f-varga', 'd9');
    await first.page.selectOption('#f-variant', 'kalachakra');
    await first.page.selectOption('#f-varga', 'd10');
    expect(await first.page.inputValue('#f-variant')).toBe('');
    await first.page.selectOption('#f-varga', 'd9');
    await first.page.getByRole('radio', { name: 'South' }).check();
    await first.page.getByText('School and conventions').click();
    await first.page.selectOption('#f-profile', 'jagannatha_hora');
    await first.page.click('.menu-button');
    await first.page.selectOption('#f-lang', 'hi');
    await first.page.waitForSelector('td[lang="hi"]');
    await first.page.waitForFunction(() => location.hash.includes('lang=hi'));
    const link = first.page.url();
    const shown = await first.page.locator('#result').innerHTML();
    expect(link).toContain('1869-10-02');
    expect(shown).toContain('नवांश कुंडली, वास्तविक चित्रा अयनांश');
    const second = await watched(browser, { serviceWorkers: 'block' });
    await second.page.goto(link);
    await second.page.waitForSelector('td[lang="hi"]');
    expect(await second.page.locator('#result').innerHTML()).toBe(shown);
    expect(await second.page.inputValue('#f-time')).toBe('07:12:00');
    expect(second.page.url()).toBe(link);
    expect([...first.asked, ...second.asked].filter(({ href }) => href.includes('1869'))).toEqual([]);

    await second.page.goto('about:blank');
    await second.page.goto(`${site.url}#nowhere?varga=d13&colour=red&date=%zz`);
    await ready(second.page, 'chart');
    const notice = await second.page.locator('.notice[role=alert]').textContent();
    expect(notice).toMatch(/panel “nowhere”.*varga “d13”.*“colour”/);
    expect(await second.page.locator('.fault').textContent()).toContain('%zz');
    await first.context.close();
    await second.context.close();
  });

  it('shows an error of the library at its field', async () => {
    const { page, context } = await watched(browser, { serviceWorkers: 'block' });
    const faults = [
      ['chart?date=1990-02-30', 'date', 'real calendar date'],
      ['chart?time=25%3A00', 'time', 'HH:MM:SS'],
      ['chart?lat=91', 'lat', '-90 to 90'],
      ['chart?tz=Asia%2FKolkatta', 'tz', 'IANA'],
      ['match?date2=1', 'date2', 'groom.birth.date'],
      ['panchang?day=1', 'day', 'calendar date'],
      ['horary?number=250', 'number', '1 to 249'],
      ['chart?node=both', 'node', 'true, mean'],
    ] as const;
    for (const [hash, field, words] of faults) {
      await page.goto('about:blank');
      await page.goto(`${site.url}#${hash}`);
      await ready(page, hash.split('?')[0] ?? '');
      expect(await page.locator(`#fault-${field}`).textContent()).toContain(words);
      expect(await page.locator(`#f-${field}`).isVisible()).toBe(true);
    }
    await page.fill('#f-date', '1990-08-15');
    await context.close();
  });

  it('can be used with the keyboard alone, on a phone, in the dark and on paper', async () => {
    const { page, context, complaints } = await watched(browser, {
      serviceWorkers: 'block',
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    });
    await page.goto(site.url);
    await ready(page, 'today');
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(236, 231, 220)');
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await page.selectOption('#look', 'light');
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(35, 32, 27)');
    await page.keyboard.press('Escape');
    expect(await page.locator('#look').isVisible()).toBe(false);
    const doors = [
      ['Today', DAY_PANELS],
      ['Together', MATCH_PANELS],
      ['Chart', CHART_PANELS],
    ] as const;
    for (const [door, panels] of doors) {
      await page.getByRole('navigation', { name: 'Main sections' }).getByRole('link', { name: door }).press('Enter');
      const [first = ''] = panels;
      await ready(page, first);
      expect(await page.locator('.doors [aria-current=page]').textContent()).toBe(door);
      await page.locator(`#tab-${first}`).focus();
      for (const panel of [...panels.slice(1), first]) {
        await page.keyboard.press('ArrowRight');
        await ready(page, panel);
        expect(await page.evaluate(() => document.activeElement?.id)).toBe(`tab-${panel}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        const unnamed = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLInputElement>('input, select, button')]
            .filter((one) => one.labels?.length === 0 && (one.textContent ?? '') === '' && one.ariaLabel === null)
            .map((one) => one.outerHTML),
        );
        expect(unnamed).toEqual([]);
      }
    }
    expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).toBe('solid');
    await page.goBack();
    await ready(page, CHART_PANELS.at(-1) ?? '');
    await page.locator('.whom summary').first().press('Enter');
    await page.locator('#f-place').focus();
    await page.keyboard.type('Hyderabad');
    await page.waitForSelector('[role=option]:nth-of-type(2):has-text("Pakistan")');
    expect(await page.locator('[role=listbox] + output').textContent()).toMatch(/Places found: \d+\. Choose one/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await page.locator('.more summary').first().textContent()).toContain('Asia/Karachi');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.tabs').isVisible()).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    expect(complaints.filter((text) => !text.includes('blocked by Playwright'))).toEqual([]);
    await context.close();
  });

  it('opens on today at a place of the time zone, late in the evening too, and keeps the place that is chosen', async () => {
    const { page, context, asked, complaints } = await watched(browser, {
      serviceWorkers: 'block',
      timezoneId: 'Asia/Calcutta',
      viewport: { width: 390, height: 844 },
    });
    // 22:10 in India: the tithi of the sunrise runs on, nakṣatra, yoga and karaṇa of the sunrise have ended.
    await page.clock.setFixedTime(new Date('2026-11-28T16:40:00Z'));
    await page.goto(site.url);
    await ready(page, 'today');
    expect(new URL(page.url()).hash).toBe('#today');
    expect(await page.locator('.whose').textContent()).toBe('New DelhiChosen by your time zone.');
    expect(await page.locator('.today h2').textContent()).toBe('Saturday, 28 November 2026');
    const head = await page.locator('.top').boundingBox();
    expect(head?.height).toBeLessThanOrEqual(56);
    const [, day] = panchangSpan(DELHI, '2026-11-27', '2026-11-28');
    const limbs = await page.locator('.limbs b').allTextContents();
    const units = day?.units;
    expect(limbs).toEqual([
      units?.tithi[0]?.name,
      units?.nakshatra[1]?.name,
      units?.yoga[1]?.name,
      units?.karana[1]?.name,
      'Saturday',
    ]);
    const ends = await page.locator('.limbs .until').allTextContents();
    expect(ends[1]).toBe('until 10:59 ⁺¹then Ashlesha');
    const { parts } = choghadiya({ date: '2026-11-28', place: DELHI }).data;
    const runs = parts.findIndex(({ start, end }) => start <= '2026-11-28T22:10' && '2026-11-28T22:10' < end);
    expect(await page.locator('.eighths .current').count()).toBe(1);
    expect(await page.locator('.now-card').textContent()).toContain(`: ${parts[runs]?.name}`);
    expect(await page.getByText('Windows tomorrow').count()).toBe(1);
    await page.locator('.sky', { hasText: '8°58′ Cancer' }).waitFor();
    await page.locator('.sky', { hasText: '12°13′ Scorpio' }).waitFor();
    const { festivals: next } = festivals({ from: '2026-11-29', to: '2026-12-31', place: DELHI }).data;
    await page.locator('.coming li').first().waitFor();
    expect(await page.locator('.coming b').allTextContents()).toEqual(next.slice(0, 4).map(({ name }) => name));

    await page.getByText('Change').click();
    await page.fill('#f-here', 'Chennai');
    await page.locator('[role=option]').first().click();
    await page.waitForFunction(() => location.hash.includes('here=Chennai'));
    await page.goto('about:blank');
    await page.goto(site.url);
    await ready(page, 'today');
    expect(await page.locator('.whose b').textContent()).toBe('Chennai');
    // The panels of the day take the place along, and say it in their links.
    await page.locator('#tab-panchang').click();
    await ready(page, 'panchang');
    expect(page.url()).toContain('here=Chennai');
    expect(await page.locator('.blocks .said').textContent()).toContain('Chennai, Asia/Kolkata');
    // A link that names none is of the place that it always was of.
    await page.goto(`${site.url}#panchang?day=2026-11-28`);
    await page.locator('.blocks .said', { hasText: 'New Delhi' }).waitFor();
    expect(
      asked.filter(({ origin, protocol }) => protocol !== 'about:' && origin !== new URL(site.url).origin),
    ).toEqual([]);
    expect(complaints.filter((text) => !text.includes('blocked by Playwright'))).toEqual([]);
    await context.close();
  });

  it('takes a place of the time zone elsewhere, and New Delhi where the list has none', async () => {
    for (const [timezoneId, name] of [
      ['Asia/Tokyo', 'Tokyo'],
      ['America/New_York', 'New York'],
      ['Antarctica/Troll', 'New Delhi'],
    ] as const) {
      const { page, context } = await watched(browser, { serviceWorkers: 'block', timezoneId });
      await page.goto(site.url);
      await ready(page, 'today');
      expect(await page.locator('.whose b').textContent()).toContain(name);
      await context.close();
    }
  });

  it('leads new parents from a birth to its overview, and shows the transits to it today', async () => {
    const { page, context, complaints } = await watched(browser, {
      serviceWorkers: 'block',
      viewport: { width: 390, height: 844 },
    });
    await page.clock.setFixedTime(new Date('2026-11-28T16:40:00Z'));
    await page.goto(site.url);
    await ready(page, 'today');
    await page.getByText('Choose a person to see the transits to a chart.').waitFor();
    await page.getByRole('navigation', { name: 'Main sections' }).getByRole('link', { name: 'Chart' }).click();
    await ready(page, 'overview');
    expect((await page.locator('.whom').boundingBox())?.height).toBeLessThanOrEqual(844 / 10);
    await page.getByText('Enter a birth').click();
    await page.fill('#f-date', '2026-11-20');
    await page.fill('#f-time', '7.45 pm');
    await page.fill('#f-place', 'Chennai');
    await page.locator('[role=option]').first().click();
    await page.locator('.whom summary').first().click();
    expect(await page.locator('.whose').textContent()).toBe('20 Nov 202619:45 · Chennai');
    const chennai = { latitude: 13.0878, longitude: 80.2785, timezone: 'Asia/Kolkata' };
    const birth = { date: '2026-11-20', time: '19:45:00', place: chennai };
    const { ascendant, planetary_positions: grahas } = rasi({ birth }).data;
    const shown = (await page.locator('.glance').textContent()) ?? '';
    expect(shown).toContain(`${ascendant.sign} ${ascendant.nakshatra} ${ascendant.pada}`);
    expect(shown).toContain(`${grahas.Moon.sign} ${grahas.Moon.nakshatra} ${grahas.Moon.pada}`);
    const [periods] = running({ birth, at: '2026-11-28T16:40:00Z', levels: 3 }).data.running;
    expect(await page.locator('.periods-now b').allTextContents()).toEqual(periods?.periods.map(({ lord }) => lord));
    const { planets } = shadbala({ birth }).data;
    for (const [planet, { rank, ratio }] of Object.entries(planets))
      if (rank === 1 || rank === 7)
        expect(shown).toContain(`${planet}, ${Math.round(100 * ratio)} % of the required strength`);
    expect(shown).toMatch(/Sources disagree on \d+ points of this chart/);
    await page.locator('.card').getByRole('link', { name: 'Ṣaḍbala' }).click();
    await ready(page, 'shadbala');
    expect(await page.getByRole('tab').allTextContents()).toContain('Overview');
    expect(page.url()).toContain('date=2026-11-20');
    await page.goBack();
    await ready(page, 'overview');
    await page.getByRole('navigation', { name: 'Main sections' }).getByRole('link', { name: 'Today' }).click();
    await ready(page, 'today');
    await page.getByText('Transits to the chart of 20 Nov 2026').waitFor();
    await page.locator('.movers small').nth(2).waitFor();
    const { planets: moving } = now({ birth, at: '2026-11-28T16:40:00Z' }).data;
    expect(await page.locator('.movers').textContent()).toContain(
      `${moving.Saturn.sign}house ${moving.Saturn.house_from_moon} from the Moon · house ${moving.Saturn.house_from_lagna} from the lagna`,
    );
    expect(complaints.filter((text) => !text.includes('blocked by Playwright'))).toEqual([]);
    await context.close();
  });

  it('leads a couple to their match, and everybody to any panel by the map', async () => {
    const { page, context, complaints } = await watched(browser, { serviceWorkers: 'block' });
    await page.goto(site.url);
    await ready(page, 'today');
    await page.getByRole('navigation', { name: 'Main sections' }).getByRole('link', { name: 'Together' }).click();
    await ready(page, 'match');
    await page.fill('#f-date2', '1985-03-02');
    await page.waitForFunction(() => location.hash.includes('date2=1985-03-02'));
    expect(await page.locator('.answer tfoot, .answer table').first().textContent()).toContain('of 36');
    expect(await page.getByRole('tab').allTextContents()).toEqual([
      'Aṣṭakūṭa',
      'Porutham',
      'Pāpa sāmya',
      'Daśā sandhi',
      'Side by side',
    ]);

    await page.getByRole('navigation', { name: 'Main sections' }).getByRole('link', { name: 'All' }).click();
    await page.waitForSelector('[data-panel="all"]');
    expect(await page.locator('.doors [aria-current=page]').textContent()).toBe('All');
    expect((await page.locator('.map li a').all()).length).toBe(
      CHART_PANELS.length + DAY_PANELS.length + MATCH_PANELS.length,
    );
    await page.fill('#f-map', 'nowhere at all');
    await page.getByText('No panel matches “nowhere at all”.').waitFor();
    // Found without its accents, and by what it shows.
    await page.fill('#f-map', 'tajika');
    expect(await page.locator('.map li a').allTextContents()).toEqual(['Yogas of the year', 'Tājika']);
    await page.locator('.map li a').first().press('Enter');
    await ready(page, 'annual-yogas');
    expect(page.url()).toContain('date2=1985-03-02');
    expect(complaints.filter((text) => !text.includes('blocked by Playwright'))).toEqual([]);
    await context.close();
  });

  it('sets two births, two conventions or two moments beside each other, and marks what differs', async () => {
    const { page, context, complaints } = await watched(browser, { serviceWorkers: 'block' });
    const marked = (kind: string): Promise<readonly string[]> =>
      page.locator(`.side-by-side tr.${kind} th`).allTextContents();
    const compared = async (hash: string): Promise<void> => {
      await page.goto('about:blank');
      await page.goto(`${site.url}#${hash}`);
      await ready(page, 'side-by-side');
      await page.waitForSelector('.side-by-side tbody tr');
    };
    const ayanamsas = (other: 'raman' | 'lahiri') =>
      rasi({ birth: { date: '1990-08-15', time: '08:30:00', place: DELHI }, conventions: { ayanamsa: other } }).data;
    await compared('side-by-side?beside=conventions&ayanamsa2=raman');
    const [ours, theirs] = [ayanamsas('lahiri'), ayanamsas('raman')];
    const bodies = (by: (body: keyof typeof ours.planetary_positions) => boolean): readonly string[] =>
      GRAHAS.filter((graha) => by(graha as 'Sun'));
    const inAnotherSign = bodies(
      (graha) => ours.planetary_positions[graha].sign !== theirs.planetary_positions[graha].sign,
    );
    const inAnotherStar = bodies(
      (graha) =>
        ours.planetary_positions[graha].sign === theirs.planetary_positions[graha].sign &&
        ours.planetary_positions[graha].nakshatra !== theirs.planetary_positions[graha].nakshatra,
    );
    expect((await marked('sign')).filter((name) => name !== 'Lagna')).toEqual(inAnotherSign);
    expect((await marked('nakshatra')).filter((name) => name !== 'Lagna')).toEqual(inAnotherStar);
    expect(inAnotherSign.length + inAnotherStar.length).toBeGreaterThan(0);
    // Raman's ayanamsa is less by 1°26′ to 1°27′ in our time, so that every longitude is more.
    const sun = page.locator('.side-by-side tr:has(th:text-is("Sun")) td').last();
    expect(await sun.textContent()).toMatch(/\+1°2[67]′\d\d″$/);

    await compared('side-by-side?name=Asha');
    expect(await page.locator('.side-by-side thead th').allTextContents()).toEqual(['Asha', '5 Nov 1988']);
    expect(await marked('nakshatra')).toEqual(['Saturn']);
    expect(await page.locator('.whose').count()).toBe(2);
    await page.getByRole('radio', { name: 'Another moment' }).check();
    await page.fill('#f-moment', '1990-08-15T08:30+05:30');
    await page.getByText('In both charts each of the ten points is in the same sign and nakṣatra.').waitFor();
    expect(await page.locator('.whose').count()).toBe(1);
    await page.fill('#f-moment', 'yesterday');
    await page.locator('#result [role=alert]').waitFor();
    await page.goto(`${site.url}#side-by-side?time2=unknown`);
    await page.getByText('Comparing charts needs the time of birth.').waitFor();
    expect(complaints.filter((text) => !text.includes('blocked by Playwright'))).toEqual([]);
    await context.close();
  });

  it('moves time over a chart, by the slider, by the keyboard and by itself', async () => {
    const { page, context, complaints } = await watched(browser, { serviceWorkers: 'block' });
    await page.goto(`${site.url}#moving?moment=2026-11-28T00:00Z`);
    await ready(page, 'moving');
    const slider = page.getByRole('slider', { name: 'Moment' });
    const rows = async (): Promise<readonly (readonly string[])[]> => (await rowsOf(page)).slice(1);
    const sky = (time: string) =>
      rasi({ birth: { date: '2027-11-29', time, place: DELHI, utc_offset: '+00:00' } }).data.planetary_positions;
    expect((await rows())[1]?.[0]).toBe('Moon');
    await slider.focus();
    await page.keyboard.press('End');
    // 366 days after it was opened.
    const saturn = (await rows()).find(([name = '']) => name.startsWith('Saturn'));
    expect(saturn?.[1]).toBe(
      `${sky('00:00:00').Saturn.degrees.replace(/° 0?(\d+)' .*/, (_, minutes: string) => `°${minutes.padStart(2, '0')}′`)} ${sky('00:00:00').Saturn.sign}`,
    );
    await page.getByRole('button', { name: 'Play' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.player output').length === 1);
    const shown = async (): Promise<number> => Number(await slider.inputValue());
    const first = await shown();
    await page.waitForFunction((before) => {
      const now = Number(document.querySelector<HTMLInputElement>('.player input')?.value);
      return now > before && now < before + 366 * 86_400_000;
    }, first);
    await page.getByRole('button', { name: 'Pause' }).click();
    // A life begins at birth.
    await page.locator('.moving select').selectOption({ label: 'A life' });
    await slider.focus();
    await page.keyboard.press('Home');
    expect((await rows())[0]?.[1]).toBe('28°18′ Cancer');
    await page.keyboard.press('End');
    expect(await page.getByText('Running periods:').locator('..').textContent()).toContain('—');
    // The slider ends where the library does.
    await page.goto('about:blank');
    await page.goto(`${site.url}#moving?moment=3500-01-01T00:00Z`);
    await ready(page, 'moving');
    await slider.focus();
    await page.keyboard.press('End');
    await page.locator('.player output', { hasText: '2999' }).waitFor();
    expect(complaints.filter((text) => !text.includes('blocked by Playwright'))).toEqual([]);
    await context.close();
  });

  it('has nothing that axe objects to, in any panel, in light and dark, on a phone and on a desktop', {
    timeout: 300_000,
  }, async () => {
    const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
    const views = [
      { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
      { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
    ] as const;
    for (const view of views) {
      const { page, context } = await watched(browser, { serviceWorkers: 'block', ...view });
      for (const panel of [...DAY_PANELS, ...CHART_PANELS, ...MATCH_PANELS, 'all']) {
        await page.goto(`${site.url}#${panel}`);
        if (panel !== 'all') await ready(page, panel);
        if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe);
        const found = await page.evaluate(async () => {
          const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } };
          const { violations } = await axe.run({ resultTypes: ['violations'] });
          return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)} (${nodes.length})`);
        });
        expect(found, panel).toEqual([]);
        // What is wider than a phone is a card a row, not a table that is pushed aside.
        const pushed = await page.evaluate(
          () => [...document.querySelectorAll('.scroll')].filter((one) => one.scrollWidth > one.clientWidth + 1).length,
        );
        expect(pushed, panel).toBe(0);
      }
      await context.close();
    }
  });

  it('takes births that another app shares, follows a shared link, and says when a newer version is there', async () => {
    const { page, context, complaints } = await watched(browser);
    await page.goto(site.url);
    await ready(page, 'today');
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    const share = (fields: Readonly<Record<string, string>>, files: Readonly<Record<string, string>>) =>
      page.evaluate(
        ([fields, files]) => {
          const form = document.createElement('form');
          Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: './share' });
          for (const [name, value] of Object.entries(fields)) {
            const input = document.createElement('input');
            Object.assign(input, { name, value });
            form.append(input);
          }
          const given = new DataTransfer();
          for (const [name, text] of Object.entries(files)) given.items.add(new File([text], name));
          const input = document.createElement('input');
          Object.assign(input, { type: 'file', name: 'births', multiple: true, files: given.files });
          form.append(input);
          document.body.append(form);
          form.submit();
        },
        [fields, files] as const,
      );
    const table =
      'name,date,time,latitude,longitude,timezone\nAsha,1990-08-15,08:30:00,28.6139,77.209,Asia/Kolkata\nRavi,1988-11-05,10:28:00,19.0728,72.8826,Asia/Kolkata\n';
    await share({ text: '' }, { 'births of a family.csv': table });
    await page.getByText('People read: 2.').waitFor();
    expect(await page.locator('.people .person b').allTextContents()).toEqual(['Asha', 'Ravi']);
    expect(new URL(page.url()).search).toBe('');
    expect(await page.evaluate(() => caches.has('siddhanta-shared'))).toBe(false);
    await page.keyboard.press('Escape');
    await share({ text: 'My chart https://example.org/play/#shadbala?name=Asha', url: '' }, {});
    await ready(page, 'shadbala');
    // Another build: its worker takes over, and the page says so.
    expect(await page.getByText('A newer version of this page is ready.').count()).toBe(0);
    await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new Event('controllerchange')));
    await page.getByText('A newer version of this page is ready.').waitFor();
    await page.getByRole('button', { name: 'Reload' }).click();
    await ready(page, 'shadbala');
    expect(await page.getByText('A newer version of this page is ready.').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('still opens each panel by its link', async () => {
    const { page, context, complaints } = await watched(browser, { serviceWorkers: 'block' });
    for (const panel of [...DAY_PANELS, ...CHART_PANELS, ...MATCH_PANELS]) {
      await page.goto(`${site.url}#${panel}?name=Asha`);
      await ready(page, panel);
      expect(await page.locator(`#tab-${panel}`).getAttribute('aria-selected')).toBe('true');
      expect([panel, await page.locator('[role=alert]').allTextContents()]).toEqual([panel, []]);
    }
    expect(complaints.filter((text) => !text.includes('blocked by Playwright'))).toEqual([]);
    await context.close();
  });

  it('says with a button that a row of tabs goes on', async () => {
    const { page, context } = await watched(browser, {
      serviceWorkers: 'block',
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    await page.goto(`${site.url}#today`);
    await ready(page, 'today');
    expect(await page.getByLabel('Earlier tabs').count()).toBe(0);
    await page.getByLabel('More tabs').click();
    await page.getByLabel('Earlier tabs').waitFor();
    await context.close();
  });

  it('has every language of the library', async () => {
    const { page, context } = await watched(browser, { serviceWorkers: 'block' });
    await page.goto(site.url);
    await ready(page, 'today');
    const tags = await page
      .locator('#f-lang option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''));
    expect([...tags].sort()).toEqual(
      languages()
        .map(({ language }) => language)
        .sort(),
    );
    await context.close();
  });
});
