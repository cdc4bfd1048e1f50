import { deepStrictEqual, match, ok, rejects, strictEqual } from 'node:assert';

/** How many days of a year a title names: there are 12 or 13 months, and a tithi may hold two sunrises. */
const COUNTS = { 'Shukla Ekadashi': [12, 14], Purnima: [12, 14], 'Krishna Ekadashi': [12, 14], Amavasya: [12, 14] };

/** Those of 2026 in Ujjain that begin after one sunrise and end before the next: no day is named by them. */
const LOST = ['2026-07-10 Krishna Ekadashi', '2026-11-20 Shukla Ekadashi', '2026-12-23 Purnima'];

export async function check(app) {
  match(await app.run('npm', ['start', '--silent']), /days in calendar\.ics/);
  // What is not clear is asked, not guessed.
  await rejects(
    app.run('node', ['calendar.mjs', '2026', 'Aurangabad']),
    /Aurangabad, Maharashtra, India; Aurangābād, Bihar/,
  );
  await rejects(app.run('node', ['calendar.mjs', '2026', 'Ujjain', '--nakshatra', 'Rohinii']), /no nakshatra Rohinii/);
  // The file is read back by another library than the one that wrote it.
  await app.run('npm', ['install', '--no-save', '--prefer-offline', '--no-audit', '--no-fund', 'ical.js@2.2.1']);
  const ICAL = app.require('ical.js');
  const events = new ICAL.Component(ICAL.parse(app.read('calendar.ics')))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  for (const event of events) ok(event.startDate.isDate, `${event.summary} is not a whole day.`);
  const days = events.map(({ startDate, summary }) => `${startDate} ${summary}`);
  strictEqual(new Set(events.map(({ uid }) => uid)).size, events.length);

  const { panchang } = app.require('siddhanta');
  const { loadPlaces } = app.require('siddhanta/places');
  const [{ place }] = (await loadPlaces()).search('Ujjain');
  // Day by day, by the operation of one day; what holds no sunrise at all is told by its own entry.
  const titles = { 11: 'Shukla Ekadashi', 15: 'Purnima', 26: 'Krishna Ekadashi', 30: 'Amavasya' };
  const expected = [];
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 86_400_000) {
    const date = new Date(at).toISOString().slice(0, 10);
    const { tithi, nakshatra } = panchang({ date, place }).data.panchanga;
    if (titles[tithi.number] !== undefined) expected.push(`${date} ${titles[tithi.number]}`);
    if (nakshatra.name === 'Rohini') expected.push(`${date} Rohini`);
  }
  const lost = days.filter((day) => !expected.includes(day));
  deepStrictEqual(
    expected.filter((day) => !days.includes(day)),
    [],
  );
  deepStrictEqual(lost, LOST);
  for (const [title, [least, most]] of Object.entries(COUNTS)) {
    const { length } = days.filter((day) => day.endsWith(title));
    ok(length >= least && length <= most, `${title} stands on ${length} days.`);
  }
  const [first] = events;
  match(first.description, /^\w+ from 20\d\d-\d\d-\d\d \d\d:\d\d:\d\d to .* Times of Asia\/Kolkata\.$/);
}
