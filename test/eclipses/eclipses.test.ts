import { describe, expect, it } from 'vitest';
import { list, local, ritual } from '../../src/eclipses/index.js';
import { isSiddhantaError } from '../../src/errors.js';
import { panchang } from '../../src/panchang/index.js';
import { luminaries } from '../../src/sky/analytical/luminaries.js';
import type { Ephemeris } from '../../src/sky/ephemeris.js';
import { PLACES } from '../support/panchang.js';

const year = { from: '2025-01-01', to: '2025-12-31' } as const;

function failure(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    if (isSiddhantaError(error)) return [error.code, error.field];
    throw error;
  }
  return undefined;
}

describe('a span of eclipses', () => {
  it('includes both of its dates and no others', () => {
    const dates = (from: string, to: string) => list({ from, to }).data.eclipses.map(({ date }) => date);
    expect(dates('2025-09-07', '2025-09-07')).toEqual(['2025-09-07']);
    expect(dates('2025-09-08', '2025-09-20')).toEqual([]);
    expect(dates('2025-03-14', '2025-09-07')).toEqual(['2025-03-14', '2025-03-29', '2025-09-07']);
  });

  it('goes by the clocks of the place: one eclipse on two dates', () => {
    const on = (place: Parameters<typeof local>[0]['place'], date: string) =>
      local({ place, from: date, to: date, kind: 'lunar', visible_only: false }).data.eclipses.map(
        (one) => one.contacts.max.at,
      );
    // 2025-03-14 06:58:47 UT: the evening before in Hawaii, the same evening on Kiritimati, across the date line.
    const honolulu = { latitude: 21.3069, longitude: -157.8583, timezone: 'Pacific/Honolulu' };
    expect(on(honolulu, '2025-03-13')).toEqual(['2025-03-13T20:58:47-10:00']);
    expect(on(honolulu, '2025-03-14')).toEqual([]);
    expect(on(PLACES.kiritimati, '2025-03-14')).toEqual(['2025-03-14T20:58:47+14:00']);
    expect(on(PLACES.kiritimati, '2025-03-13')).toEqual([]);
  });

  it('may be a hundred years long and no longer, and lie at the ends of what can be computed', () => {
    expect(list({ from: '2900-01-01', to: '2999-12-31', kind: 'lunar' }).data.eclipses.length).toBeGreaterThan(200);
    expect(list({ from: '1000-01-01', to: '1000-12-31' }).data.eclipses.length).toBeGreaterThanOrEqual(4);
    expect(failure(() => list({ from: '1900-01-01', to: '2000-01-01', kind: 'solar' }))).toBeUndefined();
    expect(failure(() => list({ from: '1900-01-01', to: '2000-01-03' }))).toEqual(['invalid_value', 'to']);
    expect(failure(() => local({ place: PLACES.delhi, from: '1900-01-01', to: '2000-01-03' }))).toEqual([
      'invalid_value',
      'to',
    ]);
  });

  it('is refused with the field at fault', () => {
    const place = PLACES.delhi;
    const bad = <Input>(input: Input, extra: object): never => ({ ...input, ...extra }) as never;
    expect(failure(() => list({ from: '2025-02-01', to: '2025-01-01' }))).toEqual(['invalid_value', 'to']);
    expect(failure(() => list(bad(year, { kind: 'grahan' })))).toEqual(['invalid_value', 'kind']);
    expect(failure(() => list(bad(year, { shadow: 'large' })))).toEqual(['invalid_value', 'shadow']);
    expect(failure(() => list(bad(year, { from: undefined })))).toEqual(['missing_field', 'from']);
    expect(failure(() => list({ ...year, conventions: { moon: 'topocentric' } }))).toEqual([
      'invalid_value',
      'conventions.moon',
    ]);
    expect(failure(() => local({ place: { ...place, elevation: 9001 }, ...year }))).toEqual([
      'invalid_value',
      'place.elevation',
    ]);
    expect(failure(() => local({ place, ...year, min_magnitude: -0.1 }))).toEqual(['invalid_value', 'min_magnitude']);
    expect(failure(() => ritual(bad({ place, ...year }, { sutak: 'ghati' })))).toEqual(['invalid_value', 'sutak']);
    const short: Ephemeris = { ...luminaries, range: { from: 2_451_545, to: 2_460_000 } };
    expect(failure(() => list(year, { ephemeris: short }))).toEqual(['date_out_of_range', 'from']);
  });
});

describe('what can be chosen', () => {
  const total = { from: '2024-04-01', to: '2024-04-30', kind: 'solar' } as const;
  const dallas = { latitude: 32.77912, longitude: -96.80028, timezone: 'America/Chicago', elevation: 131 };
  const solarAt = (extra: object) => {
    const [found] = local({ place: dallas, ...total, ...extra }).data.eclipses;
    if (found?.kind !== 'solar') throw new Error('none');
    return found;
  };

  it('the kind', () => {
    expect(list({ ...year, kind: 'solar' }).data.eclipses.map(({ kind }) => kind)).toEqual(['solar', 'solar']);
    expect(list({ ...year, kind: 'lunar' }).data.eclipses.map(({ kind }) => kind)).toEqual(['lunar', 'lunar']);
    expect(list(year).data).toEqual(list({ ...year, kind: 'both' }).data);
  });

  it('the shadow of the Earth: Chauvenet makes it larger', () => {
    const [danjon, chauvenet] = (['danjon', 'chauvenet'] as const).map((shadow) => {
      const [one] = list({ from: '2025-09-01', to: '2025-09-10', shadow }).data.eclipses;
      if (one?.kind !== 'lunar') throw new Error('none');
      return one;
    });
    const deeper = Number(chauvenet?.umbral_magnitude) - Number(danjon?.umbral_magnitude);
    expect(Math.abs(deeper - 0.005)).toBeLessThan(0.001);
    const wider = Number(chauvenet?.penumbral_magnitude) - Number(danjon?.penumbral_magnitude);
    expect(Math.abs(wider - 0.0255)).toBeLessThan(0.001);
    const earlier = Date.parse(String(danjon?.contacts.u1)) - Date.parse(String(chauvenet?.contacts.u1));
    expect(earlier / 1000).toBeGreaterThan(15);
    expect(earlier / 1000).toBeLessThan(30);
  });

  it('the radius of the Moon: totality is shorter by the smaller one', () => {
    expect(solarAt({}).duration_central_seconds).toBe(235);
    expect(solarAt({ moon_radius: 'two' }).duration_central_seconds).toBe(231);
    expect(solarAt({ moon_radius: 'two' }).contacts.c1).toEqual(solarAt({}).contacts.c1);
  });

  it('the magnitude of a central eclipse', () => {
    const one = solarAt({});
    expect(one.magnitude).toBe(1.0152);
    expect(solarAt({ central_magnitude: 'ratio' }).magnitude).toBe(one.moon_sun_ratio);
    const partial = { place: PLACES.delhi, from: '2020-06-01', to: '2020-06-30', kind: 'solar' } as const;
    expect(local({ ...partial, central_magnitude: 'ratio' }).data).toEqual(local(partial).data);
    const [world] = list({ ...total, central_magnitude: 'ratio' }).data.eclipses;
    expect(world?.kind === 'solar' && world.magnitude).toBe(1.0566);
  });

  it('the elevation: the Moon’s parallax grows with it', () => {
    const high = local({ place: { ...dallas, elevation: 8000 }, ...total }).data.eclipses[0];
    expect(high?.contacts.max.at).not.toBe(solarAt({}).contacts.max.at);
    const sea = local({ place: { ...dallas, elevation: 0 }, ...total }).data;
    const { elevation: _, ...plain } = dallas;
    expect(local({ place: plain, ...total }).data).toEqual(sea);
  });

  it('how much has to be seen', () => {
    const span = { place: PLACES.delhi, from: '2015-01-01', to: '2030-12-31' };
    const all = local(span).data.eclipses;
    const seen = (min_magnitude: number) => local({ ...span, min_magnitude }).data.eclipses;
    const deep = seen(0.5);
    expect(deep).toEqual(
      all.filter((one) => (one.kind === 'solar' ? one.magnitude_visible : (one.umbral_magnitude_visible ?? 0)) >= 0.5),
    );
    expect(deep.length).toBeLessThan(all.length);
    expect(seen(3)).toEqual([]);
    expect(all.every(({ visible }) => visible)).toBe(true);
    const every = local({ ...span, visible_only: false }).data.eclipses;
    expect(every.filter(({ visible }) => visible)).toEqual(all);
    expect(every.length).toBeGreaterThan(all.length);
  });

  it('the least magnitude that is observed', () => {
    const span = { place: PLACES.delhi, from: '2013-04-20', to: '2013-04-30' };
    const [plain] = ritual(span).data.rituals;
    const [strict] = ritual({ ...span, minimum: true }).data.rituals;
    expect(plain?.eclipse.kind === 'lunar' && plain.eclipse.umbral_magnitude_visible).toBeLessThan(1 / 16);
    expect(plain?.observed).toBe(true);
    expect(strict).toMatchObject({ observed: false, sutak: null, punya_kala: null });
    expect(strict?.why).toContain('sixteenth');
    const delhi = { place: PLACES.delhi, from: '2020-06-01', to: '2020-06-30', kind: 'solar' } as const;
    expect(ritual({ ...delhi, minimum: true }).data).toEqual(ritual(delhi).data);
  });

  it('the sunrise from which praharas are counted', () => {
    const span = { place: PLACES.delhi, from: '2025-09-01', to: '2025-09-30' };
    const start = (extra: object) => ritual({ ...span, ...extra }).data.rituals[0]?.sutak_children?.start;
    expect(start({ sunrise: 'hindu' })).not.toBe(start({}));
    expect(start({ sunrise: 'hindu' })).toBe(start({ conventions: { sunrise: 'hindu' } }));
  });
});

describe('places where the Sun or the Moon does not rise or set', () => {
  const tromso = PLACES.tromso;

  it('say of each contact whether the body is up', () => {
    const night = local({
      place: PLACES.longyearbyen,
      from: '2011-01-01',
      to: '2011-01-31',
      kind: 'solar',
      visible_only: false,
    });
    expect(night.data.eclipses[0]).toMatchObject({
      visible: false,
      sunrise: null,
      sunset: null,
      greatest_visible: null,
      magnitude_visible: 0,
    });
    const summer = local({ place: tromso, from: '2011-06-01', to: '2011-06-02', kind: 'solar' }).data.eclipses[0];
    expect(summer).toMatchObject({ visible: true, sunrise: null, sunset: null });
    expect(Object.values(summer?.contacts ?? {}).every((one) => one === null || one.above_horizon)).toBe(true);
  });

  it('have no praharas, and hours all the same', () => {
    const span = { place: tromso, from: '2011-06-01', to: '2011-06-02', kind: 'solar' } as const;
    const [plain] = ritual(span).data.rituals;
    expect(plain).toMatchObject({ observed: true, sutak: null, sutak_children: null });
    expect(plain?.why).toContain('praharas cannot be counted');
    expect(plain?.punya_kala).not.toBeNull();
    const [hours] = ritual({ ...span, sutak: 'hours' }).data.rituals;
    expect(hours?.why).not.toContain('praharas');
    expect(hours?.sutak).not.toBeNull();
  });

  it('are the poles too', () => {
    for (const latitude of [-90, 90]) {
      const pole = { latitude, longitude: 0, timezone: 'UTC' };
      const all = ritual({ place: pole, from: '2020-01-01', to: '2024-12-31', visible_only: false }).data.rituals;
      expect(all.filter(({ observed }) => observed).length).toBeGreaterThan(0);
      expect(all.every(({ sutak }) => sutak === null)).toBe(true);
    }
  });
});

describe('visibility at the horizon', () => {
  it('rises and sets when the pañcāṅga says so', () => {
    const chennai = { latitude: 13.03862, longitude: 80.261818, timezone: 'Asia/Kolkata' };
    const [sun] = local({ place: chennai, from: '1998-08-01', to: '1998-08-31', kind: 'solar' }).data.eclipses;
    const { times } = panchang({ date: '1998-08-22', place: chennai }).data;
    expect(sun?.kind === 'solar' && sun.sunrise?.slice(11, 19)).toBe(times.sunrise.time);
    const [moon] = local({ place: PLACES.delhi, from: '2022-11-01', to: '2022-11-30', kind: 'lunar' }).data.eclipses;
    const evening = panchang({ date: '2022-11-08', place: PLACES.delhi }).data.times;
    expect(moon?.kind === 'lunar' && moon.moonrise?.slice(11, 19)).toBe(evening.moonrise.time);
  });

  it('a Moon that rises or sets in the umbra has a name', () => {
    const named = (place: Parameters<typeof local>[0]['place'], from: string, to: string) =>
      local({ place, from, to, kind: 'lunar' }).data.eclipses.map(
        ({ kind, ...one }) => 'classification' in one && one.classification,
      );
    expect(named(PLACES.delhi, '2022-11-01', '2022-11-30')).toEqual(['grastodaya']);
    expect(named(PLACES.delhi, '2025-09-01', '2025-09-30')).toEqual([null]);
    expect(
      named({ latitude: 51.5074, longitude: -0.1278, timezone: 'Europe/London' }, '2025-03-01', '2025-03-31'),
    ).toEqual(['grastasta']);
  });

  it('an annular one whose ring ends before sunrise is partial, and an invisible one none', () => {
    const at = (longitude: number, latitude: number, date: string) => {
      const place = { latitude, longitude, timezone: 'UTC' };
      const [one] = local({ place, from: date, to: date, visible_only: false }).data.eclipses;
      return [one?.type, one?.type_visible];
    };
    // The ring of 2019-12-26 was first seen in Arabia, at sunrise, and last in the Pacific.
    expect(at(46, 27.3, '2019-12-26')).toEqual(['annular', 'partial']);
    expect(at(51, 24.6, '2019-12-26')).toEqual(['annular', 'annular']);
    expect(at(PLACES.delhi.longitude, PLACES.delhi.latitude, '2019-12-26')).toEqual(['partial', 'partial']);
    expect(at(PLACES.newYork.longitude, PLACES.newYork.latitude, '2017-08-21')).toEqual(['partial', 'partial']);
    expect(at(PLACES.delhi.longitude, PLACES.delhi.latitude, '2025-03-14')).toEqual(['total', null]);
  });

  it('an eclipse whose umbral part ends before the Moon’s disc is up is visible and not observed', () => {
    const guwahati = { latitude: 26.1445, longitude: 91.7362, timezone: 'Asia/Kolkata' };
    const [late] = ritual({ place: guwahati, from: '2021-11-01', to: '2021-11-30' }).data.rituals;
    expect(late?.eclipse).toMatchObject({ type: 'partial', visible: true });
    expect(late?.observed).toBe(false);
    expect(late?.why).toContain('during the umbral eclipse');
  });
});
