import { describe, expectTypeOf, it } from 'vitest';
import type {
  Ayanamsa,
  Birth,
  Division,
  DivisionalInput,
  NodeKind,
  Place,
  RasiInput,
  Varga,
  VimshottariInput,
} from '../../src/index.js';
import { rasi } from '../../src/index.js';

describe('inputs', () => {
  it('take a Birth as it stands', () => {
    expectTypeOf<Birth>().toExtend<RasiInput['birth']>();
    expectTypeOf<Birth>().toExtend<DivisionalInput['birth']>();
    expectTypeOf<Birth>().toExtend<VimshottariInput['birth']>();
    expectTypeOf<Place>().toExtend<RasiInput['birth']['place']>();
  });

  it('need nothing but the birth, and the varga where there is one', () => {
    expectTypeOf<{ birth: Birth }>().toExtend<RasiInput>();
    expectTypeOf<{ birth: Birth }>().toExtend<VimshottariInput>();
    expectTypeOf<{ birth: Birth; varga: Varga }>().toExtend<DivisionalInput>();
    expectTypeOf<{ birth: Birth }>().not.toExtend<DivisionalInput>();
  });

  it('name the schools, the nodes and the divisions as the exported types do', () => {
    expectTypeOf<NonNullable<RasiInput['ayanamsa']>>().toEqualTypeOf<Ayanamsa>();
    expectTypeOf<NonNullable<RasiInput['node']>>().toEqualTypeOf<NodeKind>();
    expectTypeOf<DivisionalInput['varga']>().toEqualTypeOf<Division>();
    expectTypeOf<Varga>().toExtend<Division>();
    expectTypeOf<NonNullable<VimshottariInput['levels']>>().toEqualTypeOf<number>();
  });

  it('refuse what the operation would refuse', () => {
    const place = { latitude: 0, longitude: 0, timezone: 'UTC' };
    // @ts-expect-error a birth needs a date
    rasi({ birth: { place } });
    // @ts-expect-error a latitude is a number
    rasi({ birth: { date: '2000-01-01', place: { ...place, latitude: '0' } } });
    // @ts-expect-error no such school
    rasi({ birth: { date: '2000-01-01', place }, ayanamsa: 'fagan' });
    // @ts-expect-error no such field
    rasi({ birth: { date: '2000-01-01', place }, ayanmsa: 'raman' });
  });
});
