import { describe, expect, it } from 'vitest';
import { rasi } from '../../src/charts/rasi.js';
import { readAaf, readAstroDatabank, readBirths, readJhd } from '../../src/formats/index.js';

const record = (b93: string, a93 = 'Cezanne,Paul,m,19.1.1839,1:00,Aix-En-Provence,F'): string =>
  `#A93:${a93}\n#B93:${b93}\n#ZNAM:LMT\n#COM:A painter, #A93 is no record here\n`;

/** The example of the definition, in its two forms. */
const CEZANNE = record('2392758.526528,43n31,5e27,0e21:48,m');
const BIRTH = {
  date: '1839-01-19',
  time: '01:00:00',
  place: { latitude: 43.516667, longitude: 5.45, timezone: 'Europe/Paris' },
  utc_offset: '+00:21:48',
};

describe('a file in the exchange format', () => {
  it('has the example of its definition, with its zone or by its Julian date alone', () => {
    const expected = {
      births: [{ name: 'Paul Cezanne', place_name: 'Aix-En-Provence, F', birth: BIRTH }],
      skipped: [],
    };
    expect(readAaf(CEZANNE)).toEqual(expected);
    expect(readAaf(record('2392758.526528,43n31,5e27,*,L'))).toEqual(expected);
    expect(rasi({ birth: BIRTH }).meta.birth).toMatchObject({ utc: '1839-01-19T00:38:12Z' });
  });

  it('has zone and summer time where there is no Julian date, and else the clock of the place', () => {
    const birthOf = (text: string) => readAaf(text).births[0]?.birth;
    expect(birthOf(record('*,48n24,11e45,1he00,1', 'A,B,f,14.4.1944,15:10:30,Dachau,D'))).toMatchObject({
      date: '1944-04-14',
      time: '15:10:30',
      utc_offset: '+02:00',
    });
    expect(birthOf(record('*,40n42:51,74w00:23,5hw00,0', 'A,B,f,14.4.1944,15.10,New York,USA'))).toMatchObject({
      time: '15:10:00',
      utc_offset: '-05:00',
      place: { latitude: 40.714167, longitude: -74.006389 },
    });
    expect(birthOf(record('*,43n31,5e27,*,*'))).not.toHaveProperty('utc_offset');
    expect(birthOf(record('*,43n31,5e27,1he00,0', 'A,*,f,14.4.1944,*,Aix,F'))).toEqual({
      date: '1944-04-14',
      place: BIRTH.place,
    });
  });

  it('has the Julian date before zone and summer time', () => {
    expect(readAaf(record('2392758.526528,43n31,5e27,1he00,0')).births[0]?.birth.utc_offset).toBe('+00:21:48');
  });

  it('has the calendar by the Julian date', () => {
    // 1 January 1500 of the Julian calendar, noon in Paris: the 10th of the Gregorian.
    const jd = 2_268_933;
    expect(readAaf(record(`${jd}.0,48n52,2e20,*,*`, 'A,B,m,1.1.1500,12:09,Paris,F')).births[0]?.birth).toMatchObject({
      date: '1500-01-01',
      calendar: 'julian',
      utc_offset: '+00:09',
    });
  });

  it('has several records; those of which no birth can be made are named, with the reason', () => {
    const text = [
      CEZANNE,
      '#A93:No place,*,E,24.12.1932,*,Freiburg,D',
      record('*,91n00,5e27,*,*', 'Beyond,A,m,1.1.1900,1:00,Pole,*'),
      record('2392758.5,43n31,5e27,*,*', 'Other day,A,m,19.1.1840,1:00,Aix,F'),
      record('*,43n31,5e27,*,*', 'Old,A,m,1.1.1500,1:00,Aix,F'),
      record('*,43n31,5e27,*,*', 'Long,A,m,31.2.1900,1:00,Aix,F'),
      record('*,43n31,5e27,*,*', 'Late,A,m,1.2.1900,25:00,Aix,F'),
      record('*,43n31,5e27,*,*', 'Undated,A,m,*,1:00,Aix,F'),
    ].join('\r\n');
    const { births, skipped } = readAaf(text);
    expect(births.map(({ name }) => name)).toEqual(['Paul Cezanne']);
    expect(skipped.map(({ entry, name, reason }) => `${entry} ${name}: ${reason}`)).toEqual([
      '2 No place: it has no latitude',
      '3 A Beyond: there is no place at latitude 91 and longitude 5.45',
      '4 A Other day: its Julian date is another than its date',
      '5 A Old: the date is before 15 October 1582, and nothing says of which calendar it is',
      '6 A Long: 1900-02-31 is no date',
      '7 A Late: its time is "25:00"',
      '8 A Undated: its date is ""',
    ]);
  });

  it('is refused where it is none', () => {
    for (const text of ['', 'A93: no', 3 as unknown as string])
      expect(() => readAaf(text)).toThrow(expect.objectContaining({ code: 'invalid_value', field: 'text' }));
  });
});

/** An entry as the export of 2016 has it, in the tests of hdmatch. */
const CHARCOT = `<?xml version="1.0" encoding="UTF-8"?>
<astrodatabank_export export_format="160715">
  <adb_entry adb_id="33">
    <public_data>
      <name>Charcot, Jean-Martin</name><gender>M</gender><roddenrating>AA</roddenrating>
      <bdata>
        <sbdate iyear="1825" imonth="11" iday="29">1825/11/29</sbdate>
        <sbtime jd_ut="2387960.285185">19:00</sbtime>
        <place slati="48n52" slong="2e20">Paris</place>
        <country sctr="FR">France</country>
      </bdata>
    </public_data>
  </adb_entry>
</astrodatabank_export>`;

describe('an export of Astro-Databank', () => {
  it('has a birth with its place, and the clock by its Julian date', () => {
    expect(readAstroDatabank(CHARCOT)).toEqual({
      births: [
        {
          name: 'Charcot, Jean-Martin',
          place_name: 'Paris, France',
          birth: {
            date: '1825-11-29',
            time: '19:00:00',
            place: { latitude: 48.866667, longitude: 2.333333, timezone: 'Europe/Paris' },
            utc_offset: '+00:09:20',
          },
        },
      ],
      skipped: [],
    });
  });

  it('reads entities, seconds of places, and entries without a time', () => {
    const text = CHARCOT.replace('Charcot, Jean-Martin', 'A &amp; B &#233;&#xe9; &unknown;')
      .replace('48n52', '48s5212')
      .replace('<sbtime jd_ut="2387960.285185">19:00</sbtime>', '<sbtime />');
    const { name, birth } = readAstroDatabank(text).births[0] ?? {};
    expect(name).toBe('A & B éé &unknown;');
    expect(birth).toEqual({
      date: '1825-11-29',
      place: { latitude: -48.87, longitude: 2.333333, timezone: expect.any(String) },
    });
  });

  it('names what is skipped', () => {
    const two = CHARCOT.replace(
      '</astrodatabank_export>',
      `<adb_entry adb_id="34"><public_data><name>No data</name></public_data></adb_entry></astrodatabank_export>`,
    );
    expect(readAstroDatabank(two).skipped).toEqual([{ name: 'No data', entry: 2, reason: 'it has no whole date' }]);
    expect(readAstroDatabank(CHARCOT.replace('slong="2e20"', '')).skipped[0]?.reason).toBe('it has no longitude');
    expect(readAstroDatabank(CHARCOT.replace('jd_ut="2387960', 'jd_ut="2387900')).skipped[0]?.reason).toBe(
      'its Julian date is another than its date',
    );
  });

  it('is refused where it is none', () => {
    expect(() => readAstroDatabank('<xml/>')).toThrow(
      expect.objectContaining({ code: 'invalid_value', field: 'text' }),
    );
  });
});

describe('a file of any program', () => {
  it('is told by its content, as text or as bytes of either kind', () => {
    const old = CEZANNE.replace('Paul', 'Père');
    expect(readBirths(CEZANNE, { name: 'x.jhd' })).toEqual(readAaf(CEZANNE));
    expect(readBirths(new TextEncoder().encode(old), { name: '' })).toEqual(readAaf(old));
    expect(readBirths(Buffer.from(old, 'latin1'), { name: '' }).births[0]?.name).toBe('Père Cezanne');
    const jhd = '10\n16\n1918\n14.2\n-5.3\n-77.35\n12.59\n0\n-5.5\n-5.5\n0\n105\nBangalore\nIndia\n';
    expect(readBirths(jhd, { name: 'A horoscope.JHD' }).births).toEqual([readJhd(jhd, { name: 'A horoscope' })]);
    const xml = '<adb_entry adb_id="1"><public_data><name>X</name></public_data></adb_entry>';
    expect(readBirths(xml, { name: '' })).toEqual(readAstroDatabank(xml));
    expect(() => readBirths('nothing that anyone wrote', { name: 'x' })).toThrow(
      expect.objectContaining({ code: 'invalid_value' }),
    );
  });
});
