import { describe, expect, it } from 'vitest';
import { aspects, ingresses, now, stations } from '../../src/transits/index.js';
import type { TransitPlanet, TurningPlanet } from '../../src/transits/planets.js';
import { VEDHA } from '../../src/transits/tables/vedha.js';
import { SIGNS } from '../../src/zodiac/names.js';
import { at, fixture } from '../support/fixtures.js';

interface Case {
  readonly id: string;
  readonly operation: string;
  readonly source: string;
  readonly input: Readonly<Record<string, never>> & {
    readonly graha: TransitPlanet;
    readonly node?: 'true' | 'mean';
    readonly from: string;
    readonly to: string;
    readonly at: string;
    readonly after?: string;
    readonly before?: string;
    readonly natal_point: string;
    readonly natal_longitude_deg: number;
    readonly natal_moon_sign: string;
    readonly natal_ascendant_sign: string;
  };
  readonly expected: {
    readonly count: number;
    readonly events: readonly Readonly<Record<string, string | number>>[];
    readonly boundary_deg: number;
    readonly instant_local_ist: string;
    readonly jhora_local_ist: string;
    readonly true_position_local_ist: string;
    readonly vedha: unknown;
  } & Readonly<Record<string, unknown>>;
}

const { cases } = fixture<{ readonly cases: readonly Case[] }>('sources/transits.json');
const of = (prefix: string) => cases.filter(({ id }) => id.startsWith(`gochara-${prefix}`));
const seconds = (text: string): number => Date.parse(text) / 1000;
const indian = (text: string): number => seconds(`${text}+05:30`);
const signNumber = (name: string): number => SIGNS.findIndex((sign) => sign.name === name) + 1;

/** Seconds from Swiss Ephemeris 2.10.03, as the cases state it: instants of slow bodies are less exact. */
const TOLERANCE: Readonly<Partial<Record<TransitPlanet, number>>> = { Mars: 5, Jupiter: 60, Saturn: 60 };
const toleranceOf = ({ graha, node }: Case['input']): number =>
  graha === 'Rahu' ? (node === 'mean' ? 10 : 120) : (TOLERANCE[graha] ?? 2);
const AROUND = 500;
const days = (moment: string, count: number): string =>
  new Date(Date.parse(moment) + count * 86_400_000).toISOString().slice(0, 19).concat('Z');

describe('entries into signs', () => {
  it.each(of('ingress'))('$id, Swiss Ephemeris', ({ input, expected }) => {
    const { graha, node, from, to } = input;
    const { data } = ingresses({ planets: [graha], from, to, node });
    expect(data.ingresses).toHaveLength(expected.count);
    expected.events.forEach((event, i) => {
      const found = at(data.ingresses, i);
      expect(found).toMatchObject({
        boundary: event.boundary_deg,
        motion: event.motion,
        enters: { sign: event.enters },
        leaves: { sign: event.leaves },
      });
      expect(Math.abs(seconds(found.at) - seconds(String(event.instant_utc)))).toBeLessThanOrEqual(toleranceOf(input));
    });
  });

  const nearest = ({ graha, node, after, before }: Case['input'], positions: 'apparent' | 'true') => {
    const [from, to] = after === undefined ? [days(before ?? '', -AROUND), before ?? ''] : [after, days(after, AROUND)];
    const found = ingresses({ planets: [graha], from, to, node, conventions: { positions } }).data.ingresses;
    return at(found, after === undefined ? found.length - 1 : 0);
  };
  const published = [...of('jhora-next'), ...of('jhora-previous')];

  it.each(published)('$id, apparent places', ({ input, expected }) => {
    const found = nearest(input, 'apparent');
    expect(found.boundary).toBe(expected.boundary_deg);
    expect(Math.abs(seconds(found.at) - indian(expected.instant_local_ist))).toBeLessThanOrEqual(toleranceOf(input));
  });

  it.each(published)('$id, geometric places, as Jagannatha Hora prints it', ({ input, expected }) => {
    const found = nearest(input, 'true');
    // Its mean node is 0.14″ off that of Swiss Ephemeris, which makes 63 s.
    const tolerance = input.graha === 'Rahu' ? 65 : 30;
    expect(Math.abs(seconds(found.at) - indian(expected.jhora_local_ist))).toBeLessThanOrEqual(tolerance);
    const apart = Math.abs(seconds(found.at) - indian(expected.true_position_local_ist));
    expect(apart).toBeLessThanOrEqual(toleranceOf(input));
  });
});

describe('stations', () => {
  it.each(of('station'))('$id, Swiss Ephemeris', ({ input, expected }) => {
    const { graha, from, to } = input;
    const { data } = stations({ planets: [graha as TurningPlanet], from, to });
    expect(data.stations).toHaveLength(expected.count);
    expected.events.forEach((event, i) => {
      const found = at(data.stations, i);
      expect(found).toMatchObject({ becomes: event.becomes, sign: event.sign });
      expect(Math.abs(found.longitude - Number(event.longitude_deg))).toBeLessThan(0.001);
      expect(Math.abs(seconds(found.at) - seconds(String(event.instant_utc)))).toBeLessThanOrEqual(180);
    });
  });

  const firstAfter = ({ graha, after = '' }: Case['input'], more: Partial<Parameters<typeof stations>[0]>): string => {
    const question = { planets: [graha as TurningPlanet], from: after, to: days(after, AROUND) };
    return at(stations({ ...question, ...more }).data.stations, 0).at;
  };

  it.each(of('jhora-station'))('$id, apparent places', ({ input, expected }) => {
    const found = seconds(firstAfter(input, {}));
    expect(Math.abs(found - indian(expected.instant_local_ist))).toBeLessThanOrEqual(180);
  });

  // The case leaves open where the minutes come from: Jagannatha Hora has the stations of the geometric place, tropical.
  it.each(of('jhora-station'))('$id, geometric and tropical, as Jagannatha Hora prints it', ({ input, expected }) => {
    const found = firstAfter(input, { zodiac: 'tropical', conventions: { positions: 'true' } });
    expect(Math.abs(seconds(found) - indian(expected.jhora_local_ist))).toBeLessThanOrEqual(10);
  });
});

describe('conjunctions with natal points', () => {
  it.each(of('conj'))('$id, Swiss Ephemeris', ({ input, expected }) => {
    const { graha, natal_point: name, natal_longitude_deg: longitude, from, to } = input;
    const { data } = aspects({
      points: [{ name, longitude }],
      planets: [graha],
      kinds: ['conjunction'],
      from,
      to,
    });
    expect(data.aspects.map(({ motion }) => motion)).toEqual(expected.events.map(({ motion }) => motion));
    expected.events.forEach((event, i) => {
      const found = at(data.aspects, i);
      expect(Math.abs(seconds(found.at) - seconds(String(event.instant_utc)))).toBeLessThanOrEqual(toleranceOf(input));
    });
  });
});

describe('houses and vedha', () => {
  it('has the table of P. V. R. Narasimha Rao', () => {
    expect(VEDHA).toEqual(at(of('vedha-table'), 0).expected.vedha);
  });
  it.each(of('pos'))('$id: $source', ({ input, expected }) => {
    const { data } = now({
      at: input.at,
      natal: {
        moon_sign_number: signNumber(input.natal_moon_sign),
        ascendant_sign_number: signNumber(input.natal_ascendant_sign),
      },
      stays: false,
    });
    expect(data.planets).toMatchObject(expected);
  });
});
