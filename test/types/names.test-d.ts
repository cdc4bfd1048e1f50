import { describe, expectTypeOf, it } from 'vitest';
import type {
  AyanamsaLabel,
  ashtakoota,
  ashtakootaFromMoons,
  divisional,
  Graha,
  kpCusps,
  kpHorary,
  Nakshatra,
  nextLimb,
  panchang,
  panchangSpan,
  rasi,
  Sign,
  vimshottari,
} from '../../src/index.js';

type Data<Operation extends (...args: never[]) => { readonly data: unknown }> = ReturnType<Operation>['data'];

type TwelveSigns =
  | 'Aries'
  | 'Taurus'
  | 'Gemini'
  | 'Cancer'
  | 'Leo'
  | 'Virgo'
  | 'Libra'
  | 'Scorpio'
  | 'Sagittarius'
  | 'Capricorn'
  | 'Aquarius'
  | 'Pisces';

describe('charts', () => {
  it('name signs, nakshatras, houses and schools by their unions', () => {
    type Rasi = Data<typeof rasi>;
    expectTypeOf<Rasi['ascendant']['sign']>().toEqualTypeOf<TwelveSigns>();
    expectTypeOf<Sign>().toEqualTypeOf<TwelveSigns>();
    expectTypeOf<Rasi['planetary_positions']['Moon']['nakshatra']>().toEqualTypeOf<Nakshatra>();
    expectTypeOf<'Purva Ashadha' | 'Revati'>().toExtend<Nakshatra>();
    expectTypeOf<'Abhijit'>().not.toExtend<Nakshatra>();
    expectTypeOf<Rasi['planetary_positions']['Sun']['retrograde']>().toEqualTypeOf<'R' | ''>();
    expectTypeOf<Rasi['notes']['house_system']>().toEqualTypeOf<'Whole Sign'>();
    expectTypeOf<Rasi['notes']['ayanamsa']>().toEqualTypeOf<AyanamsaLabel>();
    expectTypeOf<'Lahiri' | 'Raman' | 'Yukteswar' | 'Bhasin' | 'True Chitra' | 'KP'>().toExtend<AyanamsaLabel>();
    expectTypeOf<'lahiri_icrc' | 'custom'>().toExtend<AyanamsaLabel>();
    expectTypeOf<'lahiri'>().not.toExtend<AyanamsaLabel>();
    type Chart = Data<typeof divisional>['notes']['chart_type'];
    expectTypeOf<'Rasi' | 'Hora (D2)' | 'Navamsha (D9)' | 'Shashtiamsha (D60)'>().toExtend<Chart>();
    expectTypeOf<'Navamsa (D9)'>().not.toExtend<Chart>();
  });

  it('refuse a comparison with a name that does not exist', () => {
    const { sign } = {} as Data<typeof rasi>['ascendant'];
    // @ts-expect-error Mesha is not how results spell it
    expectTypeOf(sign === 'Mesha').toBeBoolean();
    expectTypeOf(sign === 'Aries').toBeBoolean();
  });

  it('are texts and numbers still', () => {
    expectTypeOf<Data<typeof rasi>['ascendant']>().toExtend<{
      readonly degrees: string;
      readonly nakshatra: string;
      readonly pada: number;
      readonly sign: string;
    }>();
    expectTypeOf<Data<typeof kpCusps>['house_cusps']>().toExtend<
      Readonly<Record<string, { readonly sub_lord: string; readonly chart_label: string }>>
    >();
  });
});

describe('vimshottari', () => {
  it('names the nakshatra and the lords', () => {
    expectTypeOf<Data<typeof vimshottari>['nakshatra_at_birth']>().toEqualTypeOf<Nakshatra>();
    expectTypeOf<Data<typeof vimshottari>['mahadashas'][number]['planet']>().toEqualTypeOf<Graha>();
  });
});

describe('panchanga', () => {
  type Day = Data<typeof panchang>['panchanga'];

  it('names the limbs by their unions', () => {
    expectTypeOf<'Pratipada' | 'Purnima' | 'Amavasya'>().toExtend<Day['tithi']['name']>();
    expectTypeOf<string>().not.toExtend<Day['tithi']['name']>();
    expectTypeOf<Day['tithi']['paksha']>().toEqualTypeOf<'Shukla Paksha' | 'Krishna Paksha'>();
    expectTypeOf<Day['nakshatra']['name']>().toEqualTypeOf<Nakshatra>();
    expectTypeOf<'Vishkambha' | 'Vaidhriti'>().toExtend<Day['yoga']['name']>();
    expectTypeOf<Day['karana']['name']>().toEqualTypeOf<
      | 'Bava'
      | 'Balava'
      | 'Kaulava'
      | 'Taitila'
      | 'Gara'
      | 'Vanija'
      | 'Vishti'
      | 'Shakuni'
      | 'Chatushpada'
      | 'Naga'
      | 'Kimstughna'
    >();
    expectTypeOf<Day['vara']['name']>().toEqualTypeOf<
      'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday'
    >();
  });

  it('says how times came about', () => {
    type Times = Data<typeof panchang>['times'];
    expectTypeOf<Data<typeof panchang>['status']>().toEqualTypeOf<'success'>();
    expectTypeOf<Times['sunrise']['method']>().toEqualTypeOf<
      | 'upper_limb_refraction'
      | 'disc_center_no_refraction'
      | 'disc_center_refraction'
      | 'upper_limb_no_refraction'
      | 'hour_angle_minus_90'
    >();
    expectTypeOf<Times['moonrise']['time']>().toEqualTypeOf<string | null>();
  });

  it('gives the units of a limb the names of that limb', () => {
    type Units = ReturnType<typeof panchangSpan> extends Iterable<{ readonly units: infer Of }> ? Of : never;
    expectTypeOf<
      Units extends { readonly nakshatra: readonly { readonly name: infer Name }[] } ? Name : never
    >().toEqualTypeOf<Nakshatra>();
    expectTypeOf<ReturnType<typeof nextLimb>['name']>().toEqualTypeOf<
      Day['tithi']['name'] | Nakshatra | Day['yoga']['name'] | Day['karana']['name']
    >();
  });
});

describe('kp', () => {
  it('keys houses by number and labels what is drawn', () => {
    type Cusps = Data<typeof kpCusps>;
    expectTypeOf<keyof Cusps['house_cusps']>().toEqualTypeOf<
      '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12'
    >();
    expectTypeOf<Cusps['house_cusps']['1']['chart_label']>().toEqualTypeOf<
      'I' | 'II' | 'III' | 'IV' | 'V' | 'VI' | 'VII' | 'VIII' | 'IX' | 'X' | 'XI' | 'XII'
    >();
    expectTypeOf<Cusps['planets']['Sun']['chart_label']>().toEqualTypeOf<
      'Su' | 'Mo' | 'Ma' | 'Me' | 'Ju' | 'Ve' | 'Sa' | 'Ra' | 'Ke' | 'Ur' | 'Ne' | 'Pl'
    >();
    expectTypeOf<Cusps['metadata']['house_system']>().toEqualTypeOf<'Placidus'>();
    expectTypeOf<Cusps['metadata']['node_calculation']>().toEqualTypeOf<'true node' | 'mean node'>();
    expectTypeOf<Data<typeof kpHorary>['ascendant']['sign']>().toEqualTypeOf<Sign>();
    expectTypeOf<Data<typeof kpHorary>['final_judgment']['yes_no']>().toEqualTypeOf<'YES' | 'NO' | 'MAYBE'>();
  });
});

describe('ashtakoota', () => {
  type Score = Data<typeof ashtakoota>['female']['guna_milan_results'];

  it('names what each kuta compares, and its limit', () => {
    type Kutas = Score['kutas'];
    expectTypeOf<Kutas['varna']['name']>().toEqualTypeOf<'Varna'>();
    expectTypeOf<Kutas['graha_maitri']['name']>().toEqualTypeOf<'Graha Maitri'>();
    expectTypeOf<Kutas['nadi']['max_points']>().toEqualTypeOf<8>();
    expectTypeOf<Kutas['varna']['female_varna']>().toEqualTypeOf<'Shudra' | 'Vaishya' | 'Kshatriya' | 'Brahmin'>();
    expectTypeOf<Kutas['gana']['male_gana']>().toEqualTypeOf<'Deva' | 'Manushya' | 'Rakshasa'>();
    expectTypeOf<Kutas['nadi']['female_nadi']>().toEqualTypeOf<'Adi' | 'Madhya' | 'Antya'>();
    expectTypeOf<'Horse (M)' | 'Lion (F)'>().toExtend<Kutas['yoni']['male_yoni']>();
    expectTypeOf<'Horse'>().not.toExtend<Kutas['yoni']['male_yoni']>();
    expectTypeOf<'None' | '6-8 (Shadashtaka)' | '6-8 (Shadashtaka) - cancelled (same lord)'>().toExtend<
      Kutas['bhakoot']['dosha']
    >();
    expectTypeOf<Kutas['bhakoot']['female_rashi']>().toEqualTypeOf<Sign>();
    expectTypeOf<Score['max_score']>().toEqualTypeOf<36>();
  });

  it('names the faults', () => {
    type Faults = readonly ('Gana dosha' | 'Bhakoot dosha' | 'Nadi dosha')[];
    expectTypeOf<Score['critical_doshas']>().toEqualTypeOf<Faults>();
    expectTypeOf<ReturnType<typeof ashtakootaFromMoons>[number]['critical_doshas']>().toEqualTypeOf<Faults>();
  });
});
