// One set of computations for every engine: returns their results as one JSON text. The library is handed in, so that the
// same file serves engines that import the build and engines that get a bundle of it.
//
// Places lie in zones whose history all releases of the time zone database share.
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
const SCHOOLS = ['lahiri', 'raman', 'yukteswar', 'bhasin', 'true_chitra', 'kp'];

/** Inputs that are refused, each with its own code. */
const REFUSED = [
  {},
  { birth: { date: '1990-02-30', place: PLACES[0] } },
  { birth: { date: '0999-12-31', place: PLACES[0] } },
  { birth: { date: '1990-08-15', time: '', place: PLACES[0] } },
  { birth: { date: '2024-03-10', time: '02:30:00', place: PLACES[1] } },
  { birth: { date: '1990-08-15', place: { ...PLACES[0], timezone: '+05:30' } } },
  { birth: { date: '1990-08-15', place: PLACES[0] }, ayanmsa: 'raman' },
];

/** Returns the results of all cases as JSON. */
export function results({ rasi, divisional, vimshottari, capabilities, isSiddhantaError }) {
  const charts = PLACES.flatMap((place, p) =>
    DATES.map((date, d) => {
      const birth = { date, time: `${String((p * 5 + d * 3) % 24).padStart(2, '0')}:17:43`, place };
      const ayanamsa = SCHOOLS[(p + d) % SCHOOLS.length];
      return [
        rasi({ birth, ayanamsa }),
        divisional({ birth, ayanamsa, varga: 'd9' }),
        divisional({ birth, ayanamsa, varga: 'd60', node: 'mean' }),
        vimshottari({ birth, ayanamsa, levels: 2 }),
      ];
    }),
  );
  const refusals = REFUSED.map((input) => {
    try {
      return rasi(input);
    } catch (error) {
      return isSiddhantaError(error) ? { code: error.code, field: error.field, message: error.message } : String(error);
    }
  });
  return JSON.stringify({ charts, refusals, capabilities: capabilities() });
}
