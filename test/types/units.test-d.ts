import { describe, expectTypeOf, it } from 'vitest';
import { skyContext } from '../../src/cast/context.js';
import { moonAt } from '../../src/cast/grahas.js';
import { vargaLongitude } from '../../src/charts/rules/varga.js';
import { moonStation } from '../../src/compatibility/rules/moon.js';
import { dashaCycle } from '../../src/dashas/rules/cycle.js';
import { houseAt } from '../../src/kp/rules/figure.js';
import { kpLords } from '../../src/kp/rules/lattice.js';
import {
  type MicroArcseconds,
  microArcseconds,
  modulo,
  nakshatraIndex,
  opposite,
  signIndex,
  TURN,
  toDegrees,
  toMicroArcseconds,
} from '../../src/math/angle.js';
import { formatInSign } from '../../src/math/dms.js';
import { analytical } from '../../src/sky/analytical/analytical.js';
import { meanAyanamsa } from '../../src/sky/ayanamsa.js';
import { frameAt } from '../../src/sky/frame.js';
import { type Instant, instantFromTt, instantFromUt } from '../../src/sky/instant.js';
import { nextRising } from '../../src/sky/rise-set.js';
import { siderealAscendant } from '../../src/sky/sidereal.js';
import { apparentSiderealTime } from '../../src/sky/sidereal-time.js';
import { ttFromUt, utFromTt } from '../../src/time/deltaT.js';
import { epochMs, type JdTt, type JdUt, julianCenturies, julianDay } from '../../src/time/julian.js';
import { limbAngle, limbNumber } from '../../src/zodiac/limbs.js';
import { wholeSignHouse, zodiacPosition } from '../../src/zodiac/position.js';

const degrees: number = 123.456;
const exact = microArcseconds(123_456_000_000);

describe('a longitude in micro-arcseconds', () => {
  it('is what the sky gives and what the rules take', () => {
    expectTypeOf(toMicroArcseconds(degrees)).toEqualTypeOf<MicroArcseconds>();
    expectTypeOf(
      moonAt(skyContext({}), instantFromUt(2_451_545), { latitude: 28, longitude: 77, timezone: 'UTC' }),
    ).toEqualTypeOf<MicroArcseconds>();
    expectTypeOf(siderealAscendant(instantFromUt(2_451_545), 28, 77, 'kp')).toEqualTypeOf<
      MicroArcseconds | undefined
    >();
    expectTypeOf(vargaLongitude(exact, 'd9')).toEqualTypeOf<MicroArcseconds>();
    expectTypeOf(opposite(exact)).toEqualTypeOf<MicroArcseconds>();
    expectTypeOf(exact).toExtend<number>();
  });

  it('becomes a plain number in a sum, and a longitude again within a turn', () => {
    expectTypeOf(exact + exact).toEqualTypeOf<number>();
    expectTypeOf(modulo(exact + exact, TURN)).toEqualTypeOf<MicroArcseconds>();
    expectTypeOf(modulo(degrees, 360)).toEqualTypeOf<number>();
  });

  it('is no degree', () => {
    // @ts-expect-error degrees
    signIndex(degrees);
    // @ts-expect-error degrees
    nakshatraIndex(degrees);
    // @ts-expect-error degrees
    toDegrees(degrees);
    // @ts-expect-error degrees
    formatInSign(degrees);
    // @ts-expect-error degrees
    zodiacPosition(degrees);
    // @ts-expect-error degrees
    wholeSignHouse(exact, degrees);
    // @ts-expect-error degrees
    limbAngle('tithi', degrees, exact);
    // @ts-expect-error degrees
    limbNumber('tithi', degrees);
    // @ts-expect-error degrees
    vargaLongitude(degrees, 'd9');
    // @ts-expect-error degrees
    kpLords(degrees);
    // @ts-expect-error degrees
    houseAt(degrees, [exact]);
    // @ts-expect-error degrees
    houseAt(exact, [degrees]);
    // @ts-expect-error degrees
    dashaCycle(degrees);
    // @ts-expect-error degrees
    moonStation(degrees);
  });
});

describe('a Julian day', () => {
  const ut = julianDay(0);
  const tt = ttFromUt(ut);
  const place = { latitude: 28, longitude: 77 };

  it('may be a plain number for those who call', () => {
    expectTypeOf(ttFromUt(2_451_544.5)).toEqualTypeOf<JdTt>();
    expectTypeOf(utFromTt(2_451_544.5)).toEqualTypeOf<JdUt>();
    expectTypeOf(instantFromUt(2_451_545)).toEqualTypeOf<Instant>();
    expectTypeOf<Instant>().toEqualTypeOf<{ readonly ut: JdUt; readonly tt: JdTt }>();
    expectTypeOf({ ut: degrees, tt: degrees }).toExtend<Instant>();
    expectTypeOf(meanAyanamsa('kp', 2_451_545)).toEqualTypeOf<number>();
    expectTypeOf(analytical.places).toBeCallableWith(['Sun'], degrees);
    expectTypeOf(ut).toExtend<number>();
  });

  it('of one time scale is none of the other', () => {
    // @ts-expect-error TT for UT
    ttFromUt(tt);
    // @ts-expect-error UT for TT
    utFromTt(ut);
    // @ts-expect-error UT for TT
    julianCenturies(ut);
    // @ts-expect-error TT for UT
    epochMs(tt);
    // @ts-expect-error UT for TT
    instantFromTt(ut);
    // @ts-expect-error TT for UT
    instantFromUt(tt);
    // @ts-expect-error UT for TT
    meanAyanamsa('kp', ut);
    // @ts-expect-error UT for TT
    frameAt(ut);
    // @ts-expect-error UT for TT
    analytical.places(['Sun'], ut);
    // @ts-expect-error UT for TT
    analytical.accuracy('Sun', ut);
    // @ts-expect-error the two in the wrong order
    apparentSiderealTime(tt, ut, frameAt(tt));
    // @ts-expect-error TT for UT
    nextRising({ body: 'Sun', observer: place, from: tt, to: ut, ephemeris: analytical });
    // @ts-expect-error the two in each other's place
    const swapped: Instant = { ut: tt, tt: ut };
    expectTypeOf(swapped).toEqualTypeOf<Instant>();
  });
});
