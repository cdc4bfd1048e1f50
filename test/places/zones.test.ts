import { describe, expect, it } from 'vitest';
import zoneTab from '../../fixtures/oracle/zone-tab.json' with { type: 'json' };
import { openAtlas } from '../../src/places/atlas.js';
import { loadPlaces, zoneAt } from '../../src/places/index.js';

interface Principal {
  readonly country: string;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
}

const PRINCIPAL = (zoneTab.zones as [string, string, number, number][]).map(
  ([country, zone, latitude, longitude]): Principal => ({ country, zone, latitude, longitude }),
);

/** In kilometres. */
const NEAR = 30;
const KILOMETRES = 111.2;

/** Where the nearest place of the same country keeps other clocks, and is right. */
const OTHERS: Readonly<Record<string, string>> = {
  'Europe/Busingen': 'Singen, outside the enclave',
  'America/Indiana/Petersburg': 'Vincennes, another county with a zone of its own',
};

/** Where the map is too coarse: small islands, enclaves, and places at a border. */
const MAP_ERRS = [
  'America/Argentina/Ushuaia',
  'America/Atikokan',
  'America/Blanc-Sablon',
  'America/Danmarkshavn',
  'America/Grand_Turk',
  'America/Grenada',
  'America/Indiana/Petersburg',
  'America/Indiana/Vevay',
  'America/Kralendijk',
  'America/Metlakatla',
  'America/Miquelon',
  'America/North_Dakota/Center',
  'America/North_Dakota/New_Salem',
  'America/Resolute',
  'America/St_Lucia',
  'Antarctica/Palmer',
  'Asia/Dili',
  'Asia/Jayapura',
  'Australia/Lindeman',
  'Europe/Monaco',
  'Europe/Vatican',
  'Pacific/Kwajalein',
  'Pacific/Pago_Pago',
];

describe('zones against the principal places of the tz database', () => {
  it('are those of the nearest place, 30 km around', async () => {
    const { size } = await loadPlaces();
    const atlas = openAtlas();
    const all = Array.from({ length: size }, (_, index) => atlas.place(index));
    let compared = 0;
    const wrong = PRINCIPAL.flatMap(({ country, zone, latitude, longitude }) => {
      const shrink = Math.cos((latitude * Math.PI) / 180);
      const [nearest] = all
        .filter((place) => place.country === country)
        .map(({ name, place }) => ({
          name,
          zone: place.timezone,
          away: KILOMETRES * Math.hypot(place.latitude - latitude, (place.longitude - longitude) * shrink),
        }))
        .sort((a, b) => a.away - b.away);
      if (nearest === undefined || nearest.away > NEAR) return [];
      compared++;
      return nearest.zone === zone || OTHERS[zone]?.startsWith(nearest.name)
        ? []
        : `${zone}: ${nearest.name} ${nearest.zone}`;
    });
    expect(wrong).toEqual([]);
    expect(compared).toBe(318);
  });

  it('are those of the map, but for 23 of 418', () => {
    const wrong = PRINCIPAL.filter(({ zone, latitude, longitude }) => zoneAt(latitude, longitude) !== zone);
    expect(PRINCIPAL.length).toBe(418);
    expect(wrong.map(({ zone }) => zone).sort()).toEqual(MAP_ERRS);
  });
});

describe('zoneAt', () => {
  it.each([
    [91, 0, 'latitude'],
    [-90.1, 0, 'latitude'],
    [Number.NaN, 0, 'latitude'],
    [0, 181, 'longitude'],
    [0, Number.POSITIVE_INFINITY, 'longitude'],
  ])('refuses %d, %d by the field %s', (latitude, longitude, field) => {
    expect(() => zoneAt(latitude, longitude)).toThrow(expect.objectContaining({ code: 'invalid_value', field }));
  });

  it.each([
    [90, 0],
    [-90, 180],
    [0, -180],
    [0, 180],
  ])('has a zone at %d, %d', (latitude, longitude) => {
    expect(zoneAt(latitude, longitude)).toMatch(/^[A-Z]\w+/);
  });

  it('errs at the border of Bihar, where the place of that name is right', async () => {
    const [sitamarhi] = (await loadPlaces()).search('Sitamarhi');
    const { latitude = 0, longitude = 0, timezone } = sitamarhi?.place ?? {};
    expect(timezone).toBe('Asia/Kolkata');
    expect(zoneAt(latitude, longitude)).toBe('Asia/Kathmandu');
  });
});
