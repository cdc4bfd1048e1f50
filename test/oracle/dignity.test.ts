import { describe, expect, it } from 'vitest';
import { microArcseconds, SIGN, toMicroArcseconds } from '../../src/math/angle.js';
import { dignity, relationships } from '../../src/strengths/index.js';
import { aspectsOf } from '../../src/strengths/rules/aspects.js';
import { baladi } from '../../src/strengths/rules/avasthas.js';
import { badhakaOf, functionalNatureOf, marakasOf } from '../../src/strengths/rules/functionalNature.js';
import { planetDignity } from '../../src/strengths/rules/planet.js';
import { warsOf } from '../../src/strengths/rules/wars.js';
import type { Birth } from '../../src/types.js';
import { isCombust } from '../../src/zodiac/combustion.js';
import { type DignityReadings, dignityOf } from '../../src/zodiac/dignity.js';
import { type DrishtiReading, drishtiVirupas } from '../../src/zodiac/drishti.js';
import { SIGN_LORDS, type SignLord } from '../../src/zodiac/lords.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../../src/zodiac/names.js';
import { naturalNatures } from '../../src/zodiac/nature.js';
import { isPushkaraNavamsha } from '../../src/zodiac/navamsha.js';
import { compoundRegard, regard, temporalRegard } from '../../src/zodiac/relationships.js';
import { warWinner } from '../../src/zodiac/war.js';
import { at, fixture } from '../support/fixtures.js';

interface Case {
  readonly id: string;
  readonly kind: string;
  readonly source: string;
  readonly status: string;
}
interface InSign extends Case {
  readonly planet: Graha;
  readonly sign: Sign;
  readonly degree_in_sign: number;
  readonly expected: unknown;
  readonly node_dignity?: DignityReadings['nodes'];
}
interface Angle extends Case {
  readonly aspector: Graha;
  readonly angle_deg: number;
  readonly expected: number;
  readonly drishti?: DrishtiReading;
}
interface InSigns extends Case {
  readonly lagna?: Sign;
  readonly signs: Readonly<Record<Graha, Sign>>;
  readonly expected_compound: Readonly<Record<SignLord, Readonly<Record<SignLord, string>>>>;
  readonly expected_signs: Readonly<Record<Graha, readonly Sign[]>>;
  readonly expected_planets: Readonly<Record<Graha, readonly Graha[]>>;
}
interface Combustion extends Case {
  readonly longitudes_deg: Readonly<Record<string, number>>;
  readonly retrograde: readonly Graha[];
  readonly expected_combust: readonly Graha[];
}
interface WarCase extends Case {
  readonly birth: { date: string; time: string; latitude: number; longitude: number; timezone: string };
  readonly expected_pairs: readonly (readonly [string, string])[];
  readonly expected_winner: string;
  readonly longitudes_deg: Readonly<Record<string, number>>;
  readonly latitudes_deg: Readonly<Record<string, number>>;
}
interface ChartCase extends Case {
  readonly lagna_uas: number;
  readonly longitudes_uas: Readonly<Record<Graha, number>>;
  readonly retrograde: readonly Graha[];
  readonly expected: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const { cases } = fixture<{ readonly cases: readonly Case[] }>('sources/dignity.json');
const of = <Shape extends Case>(kind: string): readonly Shape[] =>
  cases.filter((one) => one.kind === kind) as unknown as readonly Shape[];
const only = <Shape extends Case>(kind: string): Shape => at(of<Shape>(kind), 0);

const signIndexOf = (sign: Sign): number => SIGNS.findIndex(({ name }) => name === sign);
const place = (sign: Sign, degree: number) =>
  microArcseconds(signIndexOf(sign) * SIGN + Math.round(degree * 3_600_000_000));
const middles = (signs: Readonly<Record<Graha, Sign>>) =>
  Object.fromEntries(GRAHAS.map((graha) => [graha, place(signs[graha], 15)])) as Record<
    Graha,
    ReturnType<typeof place>
  >;
const allIn = (longitude: ReturnType<typeof place>) =>
  Object.fromEntries(GRAHAS.map((graha) => [graha, longitude])) as Record<Graha, ReturnType<typeof place>>;

it('has every case, of the kinds that are compared below', () => {
  const counts: Record<string, number> = {};
  for (const { kind } of cases) counts[kind] = (counts[kind] ?? 0) + 1;
  expect(counts).toEqual({
    relationships: 1,
    graha_drishti: 1,
    rashi_drishti: 1,
    combustion: 1,
    drishti_virupa: 31,
    dignity: 22,
    baladi: 6,
    pushkara_navamsha: 9,
    planetary_war: 1,
    planets: 2,
    functional_nature: 2,
  });
});

describe('places in signs, exactly', () => {
  it.each(of<InSign>('dignity'))('$id: $expected ($source, $status)', (one) => {
    const longitudes = { ...allIn(place('Aries', 0)), [one.planet]: place(one.sign, one.degree_in_sign) };
    expect(dignityOf(one.planet, longitudes, { nodes: one.node_dignity })).toBe(one.expected);
  });

  it.each(of<InSign>('baladi'))('$id: $expected ($source, $status)', ({ sign, degree_in_sign, expected }) => {
    expect(baladi(place(sign, degree_in_sign))).toBe(expected);
  });

  it.each(of<InSign>('pushkara_navamsha'))(
    '$id: $expected ($source, $status)',
    ({ sign, degree_in_sign, expected }) => {
      expect(isPushkaraNavamsha(place(sign, degree_in_sign))).toBe(expected);
    },
  );
});

describe('partial aspects in virupas, exactly', () => {
  it.each(of<Angle>('drishti_virupa'))(
    '$id: $expected ($source, $status)',
    ({ aspector, angle_deg, expected, drishti }) => {
      expect(drishtiVirupas(aspector, microArcseconds(angle_deg * 3_600_000_000), drishti)).toBe(expected);
    },
  );
});

describe('charts that are published', () => {
  it('regard one another as in the chart of Rama: 42 of 42', () => {
    const { signs, expected_compound } = only<InSigns>('relationships');
    for (const from of SIGN_LORDS) {
      for (const to of SIGN_LORDS.filter((each) => each !== from)) {
        const temporal = temporalRegard(signIndexOf(signs[from]), signIndexOf(signs[to]));
        expect(compoundRegard(regard(from, to), temporal), `${from} ${to}`).toBe(expected_compound[from][to]);
      }
    }
  });

  it('look fully as in exercise 14', () => {
    const { signs, lagna = 'Aries', expected_signs, expected_planets } = only<InSigns>('graha_drishti');
    const { graha } = aspectsOf({ longitudes: middles(signs), ascendant: place(lagna, 15) }, 'none', 'smooth');
    for (const { planet, signs: seen, planets } of graha) {
      const nodes = planet === 'Rahu' || planet === 'Ketu';
      expect([...seen].sort()).toEqual(nodes ? [] : [...expected_signs[planet]].sort());
      expect([...planets].sort()).toEqual(nodes ? [] : [...expected_planets[planet]].sort());
    }
  });

  it('look by their signs as in exercise 15', () => {
    const { signs, expected_signs, expected_planets } = only<InSigns>('rashi_drishti');
    const { rashi } = aspectsOf({ longitudes: middles(signs), ascendant: place('Aries', 15) }, 'none', 'smooth');
    for (const { planet, signs: seen, planets } of rashi) {
      expect([...seen].sort()).toEqual([...expected_signs[planet]].sort());
      expect([...planets].sort()).toEqual([...expected_planets[planet]].sort());
    }
  });

  it('have those combust that a published list has', () => {
    const { longitudes_deg, retrograde, expected_combust } = only<Combustion>('combustion');
    const sun = toMicroArcseconds(at(longitudes_deg, 'Sun'));
    const combust = Object.entries(longitudes_deg).filter(([graha, degrees]) =>
      isCombust(graha, toMicroArcseconds(degrees), sun, retrograde.includes(graha as Graha)),
    );
    expect(combust.map(([graha]) => graha)).toEqual(expected_combust);
  });

  it('have the war of 2014-11-13, with longitudes and latitudes of Swiss Ephemeris within 1″ of their last digit', () => {
    const one = only<WarCase>('planetary_war');
    const { date, time, ...where } = one.birth;
    const birth: Birth = { date, time, place: where };
    const { wars, planets } = dignity({ birth }).data;
    expect(wars.map((war) => war.planets)).toEqual(one.expected_pairs);
    expect(wars[0]?.winner).toBe(one.expected_winner);
    for (const graha of ['Venus', 'Saturn'] as const) {
      expect(Math.abs(planets[graha].longitude - at(one.longitudes_deg, graha))).toBeLessThan(0.0001 / 2 + 1 / 3600);
      const [war] = planets[graha].wars;
      expect(Math.abs((war?.latitude ?? 90) - at(one.latitudes_deg, graha))).toBeLessThan(0.001 / 2 + 1 / 3600);
    }
    expect(planets.Venus.wars[0]?.won).toBe(true);
    expect(planets.Saturn.wars[0]?.won).toBe(false);
    expect(dignity({ birth, war_winner: 'north_only' }).data.wars[0]?.winner).toBe('Saturn');
    expect(warWinner(['Venus', 'Saturn'], [0.375, 1.919], 'north_only')).toBe('Saturn');
  });
});

const chartOf = ({ longitudes_uas, lagna_uas }: ChartCase) => {
  const longitudes = longitudes_uas as unknown as Record<Graha, ReturnType<typeof place>>;
  return { longitudes, ascendant: microArcseconds(lagna_uas), natures: naturalNatures(longitudes) };
};

function common(ours: unknown, theirs: unknown): unknown {
  if (typeof theirs === 'number') return Math.abs(Number(ours) - theirs) < 1.01e-6 ? theirs : ours;
  if (typeof theirs !== 'object' || theirs === null || Array.isArray(theirs)) return ours;
  return Object.fromEntries(
    Object.entries(theirs).map(([key, value]) => [key, common((ours as Record<string, unknown> | null)?.[key], value)]),
  );
}

describe('whole charts of a second program, degrees to 10⁻⁶', () => {
  it.each(of<ChartCase>('planets'))('$id ($status)', (one) => {
    const chart = chartOf(one);
    const wars = warsOf(chart, { limit: 1, winner: 'bphs' }, () => [0, 0]);
    for (const graha of GRAHAS) {
      const ours = planetDignity(graha, chart, one.retrograde.includes(graha), wars, {
        dignity: {},
        combustion: 'surya_siddhanta',
        gandanta: 'two_sixtieths',
        pushkara: 'jataka_parijata',
        mercury: 'any_malefic',
        deeptadi: 'bphs',
      });
      const theirs = at(one.expected, graha);
      expect(common(ours, theirs), graha).toEqual(theirs);
    }
  });

  it.each(of<ChartCase>('functional_nature'))('$id ($status)', (one) => {
    const chart = chartOf(one);
    const lagna = signIndexOf(one.expected.lagna as unknown as Sign);
    for (const graha of SIGN_LORDS) {
      const theirs = (one.expected.planets as Record<string, unknown>)[graha];
      expect(common(functionalNatureOf(graha, chart), theirs), graha).toEqual(theirs);
    }
    expect(badhakaOf(lagna)).toEqual(one.expected.badhaka);
    expect(common(marakasOf(chart), one.expected.maraka)).toEqual(one.expected.maraka);
  });

  it('are the charts of their births', () => {
    const [, delhi] = of<ChartCase>('planets');
    const birth: Birth = {
      date: '1990-08-15',
      time: '08:30:00',
      place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    };
    const { planets } = dignity({ birth }).data;
    for (const graha of GRAHAS) {
      const theirs = at(delhi?.expected ?? {}, graha);
      // Half an arcsecond, since the other program has its own sky.
      expect(Math.abs(planets[graha].longitude * 3600 - (delhi?.longitudes_uas[graha] ?? 0) / 1e6)).toBeLessThan(0.5);
      expect([planets[graha].dignity, planets[graha].avasthas]).toEqual([theirs.dignity, theirs.avasthas]);
    }
    expect(relationships({ birth }).data.relationships.Saturn.Jupiter?.compound).toBe(
      planets.Saturn.dispositor.relation,
    );
  });
});
