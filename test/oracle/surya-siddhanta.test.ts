import { describe, expect, it } from 'vitest';
import { suryaSiddhanta } from '../../src/conventions/index.js';
import {
  CREATION_DAYS,
  circumferenceAt,
  type DayCount,
  MERIDIAN_DEGREES,
  mandaEquation,
  mandocca,
  meanPlace,
  nodePlace,
  shighrocca,
  siddhantaPlace,
} from '../../src/conventions/rules/suryaSiddhanta.js';
import {
  BIJAS,
  type Bija,
  type Revolving,
  SIDDHANTA_PLANETS,
  type SiddhantaPlanet,
  STAR_PLANETS,
} from '../../src/conventions/tables/suryaSiddhanta.js';
import { DEGREE, type MicroArcseconds, toMicroArcseconds } from '../../src/math/angle.js';
import { DAY_MS } from '../../src/time/julian.js';
import type { Place } from '../../src/types.js';
import { fixture } from '../support/fixtures.js';

/** Signs, degrees, minutes, seconds. */
type Printed = readonly number[];
type Places = Readonly<Partial<Record<Revolving, Printed>>>;

const { cases } = fixture<{ readonly cases: readonly { readonly id: string }[] }>('sources/surya-siddhanta.json');
const caseOf = <Case>(id: string): Case => cases.find((one) => one.id === id) as unknown as Case;

const ARCSECOND = DEGREE / 3600;
const seconds = (arc: number): number => arc / ARCSECOND;
const printed = ([signs = 0, degrees = 0, minutes = 0, more = 0]: Printed): number =>
  ((signs * 30 + degrees) * 60 + minutes) * 60 + more;
const printedArc = ([degrees = 0, minutes = 0, more = 0]: Printed): number => (degrees * 60 + minutes) * 60 + more;

/** Of the śīghrocca for Mercury and Venus, as prints list their own revolutions. */
function revolved(name: Revolving, count: DayCount, bija: Bija): MicroArcseconds {
  if (name === 'apsis') return mandocca('Moon', count, bija);
  if (name === 'node') return nodePlace(count, bija);
  return name === 'Mercury' || name === 'Venus' ? shighrocca(name, count, bija) : meanPlace(name, count, bija);
}

/** Names whose arcs differ by more arcseconds than a print may. */
function apart(rows: readonly (readonly [name: string, ours: number, theirs: number])[], most: number): string[] {
  return rows.filter(([, ours, theirs]) => Math.abs(ours - theirs) > most).map((row) => row.join(' '));
}

describe('mean places of Burgess for 1 January 1860, midnight at Ujjayinī', () => {
  const example = caseOf<{
    readonly kali_days: number;
    readonly creation_days: number;
    readonly weekday: string;
    readonly mean: Readonly<Record<Bija, Places>>;
  }>('burgess-ujjayini');
  const count = { days: example.kali_days, ms: 0 };

  it('have his sum of days and its weekday', () => {
    expect(CREATION_DAYS + example.kali_days).toBe(example.creation_days);
    const { ahargana } = suryaSiddhanta({
      at: '1859-12-31T18:56:52Z',
      place: { latitude: 23.1667, longitude: MERIDIAN_DEGREES, timezone: 'Asia/Kolkata' },
    }).data;
    expect(ahargana).toEqual({
      kali_days: example.kali_days,
      creation_days: example.creation_days,
      nadi: 0,
      weekday: example.weekday,
    });
  });

  it.each(BIJAS)('are his to 1″, the last digit that he prints, the apsis of the Moon to 1.3″; bīja %s', (bija) => {
    const rows = Object.entries(example.mean[bija]).map(
      ([name, theirs]) => [name, seconds(revolved(name as Revolving, count, bija)), printed(theirs)] as const,
    );
    expect(rows).toHaveLength(9);
    // His apsis of the Moon is up to 1.3″ short of its own proportion, which is exact here.
    expect(apart(rows, 1.3)).toEqual([]);
    expect(apart(rows, 1).filter((row) => !row.startsWith('apsis'))).toEqual([]);
  });
});

describe('the apsides of Burgess at the beginning of the Kali', () => {
  it('are exact', () => {
    const example = caseOf<{ readonly mandocca: Readonly<Record<string, Printed>> }>('burgess-kali');
    const rows = Object.entries(example.mandocca).map(
      ([planet, theirs]) =>
        [planet, seconds(mandocca(planet as SiddhantaPlanet, { days: 0, ms: 0 }, 'none')), printed(theirs)] as const,
    );
    expect(rows).toHaveLength(6);
    expect(apart(rows, 0)).toEqual([]);
  });
});

describe('the worked example of Burgess: 1 January 1860, midnight at Washington', () => {
  interface Limb {
    readonly number: number;
    readonly past_minutes: number;
    readonly past_nadi: readonly [number, number];
    readonly to_come_nadi: readonly [number, number];
  }
  const example = caseOf<{
    readonly at: string;
    readonly place: Place;
    readonly circumference: number;
    readonly yojanas: number;
    readonly mean: Readonly<Record<SiddhantaPlanet, Printed>>;
    readonly mandocca: Readonly<Record<SiddhantaPlanet, Printed>>;
    readonly shighrocca: Readonly<Record<string, Printed>>;
    readonly equations: Readonly<Record<SiddhantaPlanet, readonly Printed[]>>;
    readonly slips: readonly { planet: SiddhantaPlanet; equation: number; printed: Printed }[];
    readonly true: Readonly<Record<SiddhantaPlanet, Printed>>;
    readonly motion: Readonly<Partial<Record<SiddhantaPlanet, Printed>>>;
    readonly limbs: Readonly<Record<'nakshatra' | 'yoga' | 'tithi' | 'karana', Limb>>;
  }>('burgess-washington');
  const { data } = suryaSiddhanta({ at: example.at, place: example.place });
  /** 10 h 11 min 19 s behind. */
  const count = { days: 1_811_945, ms: (10 * 3600 + 11 * 60 + 19) * 1000 };
  const rowsOf = (theirs: Readonly<Partial<Record<string, Printed>>>, ours: (planet: SiddhantaPlanet) => number) =>
    Object.entries(theirs).map(
      ([planet, row = []]) => [planet, ours(planet as SiddhantaPlanet) * 3600, printed(row)] as const,
    );

  it('has his deśāntara to 0.03 %: he rounds the sine of the colatitude', () => {
    expect(circumferenceAt(example.place.latitude) / example.circumference).toBeCloseTo(1, 3);
    expect(data.desantara.yojanas / example.yojanas).toBeCloseTo(1, 3);
    expect(data.ahargana.nadi).toBeCloseTo(25.4718, 3);
  });

  it('has his mean places, apsides and conjunctions to 1.6″: each is the sum of two that he cuts to 1″', () => {
    for (const key of ['mean', 'mandocca', 'shighrocca'] as const) {
      const rows = rowsOf(example[key], (planet) => data.planets[planet][key === 'mean' ? 'mean_longitude' : key] ?? 0);
      expect(rows.length).toBeGreaterThan(4);
      expect(apart(rows, 1.6), key).toEqual([]);
    }
  });

  it('has each of his equations to 1′, the minute to which he rounds sines and equations', () => {
    const rows = SIDDHANTA_PLANETS.flatMap((planet) =>
      example.equations[planet].map((theirs, i) => {
        const ours = data.planets[planet].equations[i]?.degrees ?? 0;
        return [`${planet} ${i + 1}`, ours * 3600, printedArc(theirs)] as const;
      }),
    );
    expect(rows).toHaveLength(22);
    expect(apart(rows, 60)).toEqual([]);
  });

  it('differs from what is printed where his own figures do, too', () => {
    for (const { planet, equation, printed: slip } of example.slips) {
      const ours = data.planets[planet].equations[equation]?.degrees ?? 0;
      expect(Math.abs(ours * 3600 - printedArc(slip)), planet).toBeGreaterThan(60);
    }
    // His sine of the anomaly of Jupiter is 3403′ and his epicycle 32°1′: 302.6′ as sine, 303′ as arc.
    expect((3403 * (32 + 1 / 60)) / 360).toBeCloseTo(302.65, 2);
    // The perpendicular sine of 6°18′ is 377′, and the epicycle of Mars 232°1′: not 225′.
    expect((377 * (232 + 1 / 60)) / 360).toBeCloseTo(243, 0);
  });

  it('has his true places to 1′, but for Jupiter, whose third equation is 1′ too large with him', () => {
    const rows = rowsOf(example.true, (planet) => data.planets[planet].longitude);
    expect(apart(rows, 60).map((row) => row.split(' ')[0])).toEqual(['Jupiter']);
    expect(apart(rows, 66)).toEqual([]);
  });

  it('has his daily motions to 1″', () => {
    const rows = Object.entries(example.motion).map(
      ([planet, [minutes = 0, more = 0] = []]) =>
        [planet, data.planets[planet as SiddhantaPlanet].speed * 3600, minutes * 60 + more] as const,
    );
    expect(rows).toHaveLength(3);
    expect(apart(rows, 1)).toEqual([]);
  });

  it('has his limbs, and their nāḍīs to a twentieth: a minute of arc of the Moon is a twelfth', () => {
    const { nakshatra, yoga, tithi, karana } = data;
    expect([nakshatra, yoga, tithi, karana].map(({ number }) => number)).toEqual(
      [example.limbs.nakshatra, example.limbs.yoga, example.limbs.tithi, example.limbs.karana].map(
        ({ number }) => number,
      ),
    );
    for (const [ours, theirs] of [
      [yoga, example.limbs.yoga],
      [tithi, example.limbs.tithi],
    ] as const) {
      expect(Math.abs(ours.elapsed_nadi - (theirs.past_nadi[0] + theirs.past_nadi[1] / 60))).toBeLessThan(0.05);
      expect(Math.abs(ours.remaining_nadi - (theirs.to_come_nadi[0] + theirs.to_come_nadi[1] / 60))).toBeLessThan(0.05);
    }
    const minutes = (nakshatra.elapsed_nadi / 60) * data.planets.Moon.speed * 60;
    expect(minutes).toBeCloseTo(example.limbs.nakshatra.past_minutes, 1);
  });

  it('is what the rules give for his interval between the meridians', () => {
    for (const planet of STAR_PLANETS) {
      const { longitude } = siddhantaPlace(planet, count, 'none');
      expect(Math.abs(longitude - toMicroArcseconds(data.planets[planet].longitude)), planet).toBeLessThan(
        0.1 * ARCSECOND,
      );
    }
  });
});

describe('the examples of S. Balachandra Rao', () => {
  const first = caseOf<{
    readonly kali_days: number;
    readonly mean: Places;
    readonly bangalore: {
      readonly longitude: number;
      readonly desantara_arcsec: Readonly<Record<'Sun' | 'Moon' | 'node', number>>;
      readonly equation: Readonly<Record<'Sun' | 'Moon', Printed>>;
      readonly before_bhujantara: Readonly<Record<'Sun' | 'Moon', Printed>>;
    };
  }>('balachandra-rao-1997');
  const midnight = { days: first.kali_days, ms: 0 };

  it('have the same mean places to 1″: 21 March 1997, midnight at Ujjayinī', () => {
    const rows = Object.entries(first.mean).map(
      ([name, theirs]) => [name, seconds(revolved(name as Revolving, midnight, 'none')), printed(theirs)] as const,
    );
    expect(rows).toHaveLength(4);
    expect(apart(rows, 1)).toEqual([]);
  });

  it('have the same deśāntara of Bangalore, and true Sun and Moon before bhujāntara to 5″: he takes exact sines', () => {
    const { bangalore } = first;
    const east = bangalore.longitude - MERIDIAN_DEGREES;
    const there = { days: first.kali_days - 1, ms: DAY_MS - Math.round((east / 360) * DAY_MS) };
    const { planets } = suryaSiddhanta({
      at: '1997-03-20T18:49:40Z',
      place: { latitude: 12.9716, longitude: bangalore.longitude, timezone: 'Asia/Kolkata' },
    }).data;
    for (const planet of ['Sun', 'Moon'] as const) {
      const { equations, longitude } = siddhantaPlace(planet, there, 'none');
      expect(Math.abs(planets[planet].desantara_arcsec - bangalore.desantara_arcsec[planet]), planet).toBeLessThan(0.5);
      expect(Math.abs(seconds(equations[0] ?? 0) - printedArc(bangalore.equation[planet])), planet).toBeLessThan(5);
      expect(Math.abs(seconds(longitude) - printed(bangalore.before_bhujantara[planet])), planet).toBeLessThan(5);
      expect(Math.abs(planets[planet].longitude * 3600 - seconds(longitude)), planet).toBeLessThan(1);
    }
    expect(Math.abs(planets.Rahu.desantara_arcsec - bangalore.desantara_arcsec.node)).toBeLessThan(0.5);
  });

  it('have Saturn as his rounded daily motion gives it, and the equation of Jupiter to 15″: 22 March 1991', () => {
    const second = caseOf<{
      readonly kali_days: number;
      readonly daily_motion: number;
      readonly mean: { readonly Saturn: Printed };
      readonly true: { readonly Saturn: Printed };
      readonly manda_of_mean: { readonly Jupiter: Printed };
    }>('balachandra-rao-1991');
    const count = { days: second.kali_days, ms: 0 };
    const mean = printed(second.mean.Saturn);
    expect(Math.abs(((second.kali_days * second.daily_motion) % 360) * 3600 - mean)).toBeLessThan(1);
    const saturn = siddhantaPlace('Saturn', count, 'none');
    const equation = seconds(saturn.longitude - saturn.mean);
    expect(Math.abs(equation - (printed(second.true.Saturn) - mean))).toBeLessThan(30);
    const jupiter = mandaEquation('Jupiter', meanPlace('Jupiter', count, 'none'), mandocca('Jupiter', count, 'none'));
    expect(Math.abs(seconds(jupiter.equation) - printedArc(second.manda_of_mean.Jupiter))).toBeLessThan(15);
  });
});
