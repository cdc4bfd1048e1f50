// A year's tithis as a calendar: ekādaśī, full moon and new moon, and the days of a birth star.
// usage: node calendar.mjs YEAR PLACE [--nakshatra NAME] [--out FILE]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import ical, { ICalEventTransparency } from 'ical-generator';
import { panchangSpan } from 'siddhanta';
import { loadPlaces } from 'siddhanta/places';

const OBSERVED = new Map([
  [11, 'Shukla Ekadashi'],
  [15, 'Purnima'],
  [26, 'Krishna Ekadashi'],
  [30, 'Amavasya'],
]);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { nakshatra: { type: 'string' }, out: { type: 'string' } },
});
const [year, name] = positionals;
if (!/^\d{4}$/.test(year ?? '') || name === undefined) {
  console.error('usage: node calendar.mjs YEAR PLACE [--nakshatra NAME] [--out FILE]');
  process.exit(2);
}
// A place of that very name, and one alone: which of several is meant is not for a program to guess.
const found = (await loadPlaces()).search(name);
const [{ place } = {}, ...others] = found.filter(({ match }) => match === 'name');
if (place === undefined || others.length > 0) {
  const shown = found.map((each) => [each.name, each.region, each.country_name].filter(Boolean).join(', '));
  console.error(`${name} is not the name of one place. Found: ${shown.join('; ') || 'none'}.`);
  process.exit(2);
}

/** Returns what is observed on a day, each with the unit that it is observed for. */
function observances({ units }) {
  // The first unit runs at sunrise and names the day. One that holds no sunrise (kṣaya) is kept on the day on which it runs.
  const keepers = (limb) => units[limb].filter(({ sunrises }, i) => i === 0 || sunrises === 0);
  const tithis = keepers('tithi').flatMap((unit) =>
    OBSERVED.has(unit.number) ? [{ title: OBSERVED.get(unit.number), category: 'Tithi', unit }] : [],
  );
  const stars = keepers('nakshatra').flatMap((unit) =>
    unit.name === values.nakshatra ? [{ title: unit.name, category: 'Nakshatra', unit }] : [],
  );
  return [...tithis, ...stars];
}

const calendar = ical({ name: `${name} ${year}`, prodId: '//siddhanta//calendar example//EN' });
for (const day of panchangSpan(place, `${year}-01-01`, `${year}-12-31`)) {
  const { date } = day.input;
  for (const { title, category, unit } of observances(day)) {
    calendar.createEvent({
      id: `${date}-${title.toLowerCase().replaceAll(' ', '-')}@siddhanta.example`,
      stamp: new Date(`${year}-01-01T00:00:00Z`),
      start: new Date(`${date}T00:00:00Z`),
      timezone: 'UTC',
      allDay: true,
      summary: title,
      description:
        `${unit.name} from ${unit.start_date} ${unit.start_time} to ${unit.end_date} ${unit.end_time}. ` +
        `Sunrise ${day.times.sunrise.time ?? 'none'}. Times of ${place.timezone}.`,
      categories: [{ name: category }],
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
}

const stars = calendar.events().filter((event) => event.categories()[0].name() === 'Nakshatra');
if (values.nakshatra !== undefined && stars.length === 0) {
  console.error(
    `There is no nakshatra ${values.nakshatra}. They are spelt as in docs/tables/nakshatras.md: Ashwini, Rohini …`,
  );
  process.exit(2);
}
const out = values.out ?? `${name.toLowerCase()}-${year}.ics`;
writeFileSync(out, `${calendar}\n`);
console.log(`${calendar.length()} days in ${out}`);
