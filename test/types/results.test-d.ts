import { describe, expectTypeOf, it } from 'vitest';
import type {
  Antardasha,
  Ayanamsa,
  AyanamsaName,
  CapabilitiesData,
  Context,
  DivisionalData,
  Graha,
  Mahadasha,
  Meta,
  Nakshatra,
  PlanetaryPosition,
  Provenance,
  RasiData,
  Result,
  Sign,
  VimshottariData,
  VimshottariPeriod,
} from '../../src/index.js';
import { capabilities, divisional, rasi, vimshottari, vimshottariPeriods } from '../../src/index.js';

describe('results', () => {
  it('are the envelope around the data of the operation', () => {
    expectTypeOf(rasi).returns.toEqualTypeOf<Result<RasiData>>();
    expectTypeOf(divisional).returns.toEqualTypeOf<Result<DivisionalData>>();
    expectTypeOf(vimshottari).returns.toEqualTypeOf<Result<VimshottariData>>();
    expectTypeOf(capabilities).returns.toEqualTypeOf<Result<CapabilitiesData>>();
    expectTypeOf(vimshottariPeriods).returns.toEqualTypeOf<IterableIterator<VimshottariPeriod>>();
  });

  it('take an ephemeris in the optional context', () => {
    expectTypeOf(rasi).parameter(1).toEqualTypeOf<Context | undefined>();
    expectTypeOf<Record<never, never>>().toExtend<Context>();
  });

  it('always carry data and meta, provenance where there is one', () => {
    expectTypeOf<Result<RasiData>['meta']>().toEqualTypeOf<Meta>();
    expectTypeOf<Result<RasiData>['provenance']>().toEqualTypeOf<Provenance | undefined>();
    expectTypeOf<Meta['ayanamsa']>().toEqualTypeOf<AyanamsaName | 'custom' | undefined>();
    expectTypeOf<Ayanamsa>().toExtend<AyanamsaName>();
    expectTypeOf<Meta['birth_time_assumed']>().toEqualTypeOf<boolean | undefined>();
  });

  it('have the shapes of the contract', () => {
    expectTypeOf<keyof RasiData>().toEqualTypeOf<
      'ascendant' | 'birth_details' | 'notes' | 'planetary_positions' | 'user_name' | 'sensitivity'
    >();
    expectTypeOf<keyof DivisionalData>().toEqualTypeOf<'ascendant' | 'notes' | 'planetary_positions' | 'sensitivity'>();
    expectTypeOf<keyof VimshottariData>().toEqualTypeOf<
      | 'mahadashas'
      | 'moon_longitude'
      | 'nakshatra_at_birth'
      | 'user_name'
      | 'sensitivity'
      | 'from'
      | 'varga'
      | 'longitude'
      | 'nakshatra'
    >();
    expectTypeOf<keyof RasiData['planetary_positions']>().toEqualTypeOf<Graha>();
    expectTypeOf<PlanetaryPosition>().toEqualTypeOf<{
      readonly degrees: string;
      readonly house: number;
      readonly nakshatra: Nakshatra;
      readonly pada: number;
      readonly retrograde: 'R' | '';
      readonly sign: Sign;
      readonly longitude: number;
      readonly nakshatra_number: number;
      readonly sign_number: number;
    }>();
    expectTypeOf<Mahadasha['antardashas']>().toEqualTypeOf<readonly Antardasha[] | undefined>();
  });

  it('are read-only', () => {
    const { data } = {} as Result<RasiData>;
    // @ts-expect-error results are not changed in place
    data.user_name = '';
    // @ts-expect-error nor are their parts
    data.planetary_positions.Moon.house = 1;
  });
});
