// Measures first and last visibilities by Swiss Ephemeris in clear air, and writes fixtures/oracle/heliacal.json.
// usage: node tools/oracle/heliacal.mjs FOLDER   (where `npm install sweph` was run)
import { FLAGS, header, loadOracle, write } from './lib.mjs';

const sweph = loadOracle();

const PLACES = { delhi: [77.209, 28.6139, 0], chennai: [80.2785, 13.0878, 0] };
// Extinction of 0.17 magnitudes a unit of air, as in dry air at sea level; a keen eye.
const AIR = [1013.25, 15, 20, 0.17];
const EYE = [21, 1.4, 0, 0, 0, 0];
const HIGH_PRECISION = 256;
const PHASES = ['morning_first', 'evening_last', 'evening_first', 'morning_last'];
const BODIES = { Mercury: 4, Venus: 4, Mars: 2, Jupiter: 2, Saturn: 2, Sirius: 2, Canopus: 2, Spica: 2 };
// 2020-01-01 and 2027-01-01.
const [FROM, TO] = [2_458_849.5, 2_461_406.5];
const LONG = 20;

const samples = [];
for (const [place, where] of Object.entries(PLACES)) {
  for (const [body, phases] of Object.entries(BODIES)) {
    for (let event = 1; event <= phases; event++) {
      for (let from = FROM; from < TO; ) {
        const { data, error, flag } = sweph.heliacal_ut(
          from,
          where,
          AIR,
          EYE,
          body,
          event,
          FLAGS.SWIEPH | HIGH_PRECISION,
        );
        if (flag < 0) throw new Error(`${body} ${event} from ${from}: ${error}`);
        if (data[0] >= TO) break;
        samples.push([place, body, PHASES[event - 1], Number(data[0].toFixed(4))]);
        from = data[0] + LONG;
      }
    }
  }
}

const about =
  'First and last visibilities, 2020 to 2026, by the model of Schaefer and Reijs in swe_heliacal_ut: 1013.25 mbar, 15 degrees, 20 % humidity, extinction 0.17; an eye of 21 years and Snellen 1.4. Each: place (Delhi 77.209 E 28.6139 N, Chennai 80.2785 E 13.0878 N), body, phase, Julian day (UT) of its beginning.';
write('heliacal.json', header(sweph, 'heliacal.mjs', about, 'SWIEPH | HIGH_PRECISION'), samples);
