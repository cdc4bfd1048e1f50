import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BODIES, CHART_LENGTH, PLACE } from './shape.mjs';

const TO_DEGREES = 1 / 3_600_000_000;

/** Opens the built library under a folder, as Node gets it by name; one that was built when Node had files of its own, from those. */
export async function open({ dist }) {
  const built = existsSync(join(dist, 'node')) ? 'node' : 'esm';
  const load = (name) => import(pathToFileURL(join(dist, built, 'sky', name)).href);
  const sky = await load('index.js');
  const { interpolated } = sky.interpolated ? sky : await load('interpolated.js');
  const { analytical, instantFromUt, meanAyanamsa } = sky;
  const { nextRising, nextSetting, siderealAscendant, siderealPlaces } = sky;

  const chartIn = (ephemeris) => (ut) => {
    const instant = instantFromUt(ut);
    const out = new Float64Array(CHART_LENGTH);
    siderealPlaces(ephemeris, BODIES, instant, 'lahiri').forEach(({ longitude }, i) => {
      out[i] = longitude * TO_DEGREES;
    });
    out[11] = siderealAscendant(instant, PLACE.latitude, PLACE.longitude, 'lahiri') * TO_DEGREES;
    out[12] = meanAyanamsa('lahiri', instant.tt);
    return out;
  };
  const riseSet = (body) => (ut) => {
    const search = { body, observer: PLACE, from: ut, to: ut + 1.2, ephemeris: analytical };
    return [nextRising(search), nextSetting(search)];
  };
  return {
    name: 'siddhanta',
    version: analytical.version,
    note: analytical.name,
    chart: chartIn(analytical),
    // A fresh interpolation each time: what it costs to build is part of the thousand charts.
    charts: (uts) => uts.map(chartIn(interpolated(analytical))),
    moon: (ut) => siderealPlaces(analytical, ['Moon'], instantFromUt(ut), 'lahiri')[0].longitude * TO_DEGREES,
    riseSet: riseSet('Sun'),
    moonRiseSet: riseSet('Moon'),
  };
}
