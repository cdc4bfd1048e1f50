// The library and its registry are arguments, so that engines that import the build and engines that get a bundle share
// this file. Places are in zones whose history all releases of the time zone database share.
const PLACES = [
  { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' },
  { latitude: -33.8688, longitude: 151.2093, timezone: 'Australia/Sydney' },
  { latitude: 59.9139, longitude: 10.7522, timezone: 'Europe/Oslo' },
  { latitude: 0, longitude: 0, timezone: 'UTC' },
];
const DATES = [
  '1000-01-01',
  '1582-10-15',
  '1869-10-02',
  '1945-08-15',
  '1990-08-15',
  '2000-02-29',
  '2024-06-21',
  '2999-12-31',
];

const REFUSED = [
  {},
  { birth: { date: '1990-02-30', place: PLACES[0] } },
  { birth: { date: '0999-12-31', place: PLACES[0] } },
  { birth: { date: '1990-08-15', time: '', place: PLACES[0] } },
  { birth: { date: '2024-03-10', time: '02:30:00', place: PLACES[1] } },
  { birth: { date: '1990-08-15', place: { ...PLACES[0], timezone: '+05:30' } } },
  { birth: { date: '1990-08-15', place: PLACES[0] }, ayanmsa: 'raman' },
];

/** Questions in several scripts, with endings and joiners: engines differ in the version of Unicode that they know. */
const QUESTIONS = [
  'மருத்துவமனையில் இல்லையா?',
  'ఉద్యోగానికి ఎప్పుడు?',
  'ನ್ಯಾಯಾಧೀಶರು',
  'തൊഴില്\u200d',
  'ව්‍යාපාරයට',
  'લગ્નમાં વિલંબ',
  'চাকরি',
  `jo${'\u0301'.repeat(40)}b`,
  '你好',
];

const BIRTHS = DATES.flatMap((date, d) =>
  [0, 1].map((n) => ({
    date,
    time: `${String((n * 11 + d * 3) % 24).padStart(2, '0')}:17:43`,
    place: PLACES[(2 * d + n) % PLACES.length],
  })),
);

/** Operations until the same birth, or the same language, has its turn again. */
const TURNS = 4;

/** Every fourth entry, from another one on for each operation: four operations in a row have them all. */
const turnsOf = (list, operation) => list.filter((_, i) => i % TURNS === operation % TURNS);

function moved(value, birth) {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => moved(entry, birth));
  const { date, time, place } = birth;
  const moves = { birth, date, place, moment: `${date}T${time}Z` };
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name in moves ? moves[name] : moved(inner, birth)]),
  );
}

function written({ number, line }, language) {
  const sunday = { group: 'varas', key: 'Sunday', pattern: 'until', date: '2026-06-16', language };
  return ['default', 'native'].flatMap((digits) => [
    number({ value: 1234567.5, language, digits }).text,
    ...['24h', '12h'].map((clock) => line({ ...sunday, digits, clock, time: '14:05' }).text),
    line({ ...sunday, digits, clock: 'past_midnight', time: '2026-06-17T01:23:00+05:30' }).text,
    line({ ...sunday, digits, pattern: 'until_date', time: '2026-06-17T01:23:00+05:30' }).text,
  ]);
}

/** Returns the results of all cases as JSON. */
export function results({ rasi, divisional, capabilities, isSiddhantaError }, operations, names) {
  const outcome = (call) => {
    try {
      return call();
    } catch (error) {
      return isSiddhantaError(error) ? { code: error.code, field: error.field, message: error.message } : String(error);
    }
  };
  const answers = operations.map(({ name, members, exampleOf, schools, call }, operation) => {
    const inputOf = (i) => exampleOf(members[i % members.length].operation);
    return {
      name,
      examples: members.map((_, i) => outcome(() => call(inputOf(i)))),
      births: turnsOf([...BIRTHS.entries()], operation).map(([i, birth]) => {
        const turn = i + BIRTHS.length * Math.floor(operation / TURNS);
        const ayanamsa = schools.length > 1 ? { ayanamsa: schools[turn % schools.length] } : {};
        return outcome(() => call({ ...moved(inputOf(turn), birth), ...ayanamsa }));
      }),
    };
  });
  const functions = BIRTHS.flatMap((birth) => [rasi({ birth }), divisional({ birth, varga: 'd60', node: 'mean' })]);
  const horary = operations.find(({ name }) => name === 'kp.horary');
  const questions = QUESTIONS.map((question) => outcome(() => horary.call({ ...horary.example, question })));
  const refusals = REFUSED.map((input) => outcome(() => rasi(input)));
  const listed = names.languages().map(({ language }) => language);
  const examples = operations.map(({ example, call }) => call(example));
  const languages = listed.map((language) => ({
    language,
    displayed: examples
      .filter((_, i) => turnsOf(listed, i).includes(language))
      .map((example) => names.localise(example, language)),
    found: names.find({ text: names.translate('Rohini', language), language }),
    written: written(names, language),
  }));
  return JSON.stringify({
    operations: answers,
    functions,
    questions,
    refusals,
    capabilities: capabilities(),
    languages,
  });
}
