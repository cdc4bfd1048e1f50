import { CHART_LENGTH, epochOf, PLACE } from './shape.mjs';

const NAMES = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto', 'Rahu'];

/** A library of the same kind as ours on top of astronomy-engine; its chart carries daśās and vargas along. */
export async function open({ peers }) {
  const library = peers('@ishubhamx/panchangam-js');
  const observer = new library.Observer(PLACE.latitude, PLACE.longitude, 0);
  const options = { timezoneOffset: 330 };
  const dayOf = (date) => (date === null ? undefined : date.getTime() / 86_400_000 + 2440587.5);
  const kundli = (ut) => library.getKundli(new Date(epochOf(ut)), observer);
  return {
    name: '@ishubhamx/panchangam-js',
    version: peers('@ishubhamx/panchangam-js/package.json', true).version,
    note: 'its whole getKundli, mean of the chart, daśās and vargas included',
    chart(ut) {
      const chart = kundli(ut);
      const out = new Float64Array(CHART_LENGTH);
      NAMES.forEach((name, i) => {
        out[i] = chart.planets[name].longitude;
      });
      out[11] = chart.ascendant.longitude;
      out[12] = library.getAyanamsa(new Date(epochOf(ut)));
      return out;
    },
    moon(ut) {
      const date = new Date(epochOf(ut));
      return library.getPlanetaryPosition('Moon', date, library.getAyanamsa(date)).longitude;
    },
    riseSet(ut) {
      const date = new Date(epochOf(ut));
      return [dayOf(library.getSunrise(date, observer, options)), dayOf(library.getSunset(date, observer, options))];
    },
    moonRiseSet(ut) {
      const date = new Date(epochOf(ut));
      return [dayOf(library.getMoonrise(date, observer, options)), dayOf(library.getMoonset(date, observer, options))];
    },
    kundli,
  };
}
