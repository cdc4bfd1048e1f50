import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ashtakoota } from '../../src/compatibility/ashtakoota.js';
import { dashaSandhi } from '../../src/compatibility/dashaSandhi.js';
import { ashtakootaFromMoon } from '../../src/compatibility/fromMoon.js';
import { manglik } from '../../src/compatibility/manglik.js';
import { papaSamya } from '../../src/compatibility/papaSamya.js';
import { porutham } from '../../src/compatibility/porutham.js';
import { report } from '../../src/compatibility/report.js';
import { junctionPairs, sharedMahadashas } from '../../src/compatibility/rules/junctions.js';
import { papaDignity, papaSum } from '../../src/compatibility/rules/papa.js';
import { starStations } from '../../src/compatibility/rules/stars.js';
import { stars } from '../../src/compatibility/stars.js';
import { PAPA_WEIGHTINGS } from '../../src/compatibility/tables/papa.js';
import { vimshottari } from '../../src/dashas/vimshottari.js';
import type { MicroArcseconds } from '../../src/math/angle.js';
import { NAKSHATRAS } from '../../src/zodiac/names.js';
import { NAKSHATRA_NAMES } from '../support/independent.js';
import { runs } from '../support/sample.js';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const MUMBAI = { latitude: 19.076, longitude: 72.8777, timezone: 'Asia/Kolkata' };
const bride = { birth: { date: '1990-08-15', time: '08:30:00', place: DELHI } };
const groom = { birth: { date: '1988-11-05', time: '10:28:00', place: MUMBAI } };
const DEGREE = 3_600_000_000;
const degrees = (value: number): MicroArcseconds => (value * DEGREE) as MicroArcseconds;

describe('pāpa sāmya', () => {
  // Signs: hers Virgo rising, Moon Taurus, Venus and Sun Cancer, Mars Aries, Saturn Sagittarius, Rāhu Capricorn;
  // his Sagittarius rising, Moon and Venus Virgo, Sun Libra, Mars Pisces, Saturn Sagittarius, Rāhu Aquarius.
  it.each([
    ['by_reference', { lagna: 2, Moon: 1, Venus: 0.5 }, { lagna: 2, Moon: 1.5, Venus: 0.75 }],
    ['equal', { lagna: 2, Moon: 2, Venus: 2 }, { lagna: 2, Moon: 3, Venus: 3 }],
    // Hers: Mars own in 8 and 12, Saturn with a neutral in 4 and 8, Sun and Rāhu with friends in 1 and 7.
    [
      'by_house',
      { lagna: 12 + 9, Moon: (2 + 18) / 2, Venus: (4.5 + 3.75) / 4 },
      { lagna: 9 + 9, Moon: (15 + 9 + 7.5) / 2, Venus: 31.5 / 4 },
    ],
  ] as const)('%s gives the sums counted by hand', (weighting, hers, his) => {
    const { data } = papaSamya({ bride, groom, weighting });
    expect([data.bride.from, data.groom.from]).toEqual([hers, his]);
    expect(data.bride.total).toBe(hers.lagna + hers.Moon + hers.Venus);
    expect([data.larger, data.difference]).toEqual(['groom', data.groom.total - data.bride.total]);
  });

  it('counts Ketu where asked, and refuses him where he has no units', () => {
    // Ketu is in the 11th, 3rd and 1st of hers, in the 9th, 12th and 12th of his.
    const { data } = papaSamya({ bride, groom, ketu: true });
    expect([data.bride.total, data.groom.total]).toEqual([3.75, 5]);
    expect(() => papaSamya({ bride, groom, ketu: true, weighting: 'by_house' })).toThrow(
      expect.objectContaining({ code: 'invalid_value', field: 'ketu' }),
    );
  });

  it('says which sum is larger whoever it is', () => {
    expect(papaSamya({ bride: groom, groom: bride }).data).toMatchObject({ larger: 'bride', difference: 0.75 });
    expect(papaSamya({ bride, groom: bride }).data).toMatchObject({ larger: 'equal', difference: 0 });
  });

  it('takes the dignity of nodes by the reading', () => {
    expect(papaDignity('Rahu', degrees(45), 'bphs')).toBe('exalted');
    expect(papaDignity('Rahu', degrees(45), 'none')).toBe('friend');
    expect(papaDignity('Mars', degrees(11.999), 'bphs')).toBe('moolatrikona');
    expect(papaDignity('Mars', degrees(12), 'bphs')).toBe('own');
    expect(papaDignity('Saturn', degrees(0), 'bphs')).toBe('debilitated');
    expect(papaDignity('Sun', degrees(60), 'bphs')).toBe('neutral');
    expect(papaDignity('Saturn', degrees(120), 'bphs')).toBe('enemy');
  });

  it('does not change when all turn by the same signs, but for by_house', () => {
    const longitude = fc.integer({ min: 0, max: 359 });
    fc.assert(
      fc.property(
        fc.array(longitude, { minLength: 10, maxLength: 10 }),
        fc.integer({ min: 0, max: 11 }),
        (list, turn) => {
          const chart = (by: number) => {
            const at = (i: number) => degrees(((list[i] ?? 0) + by * 30) % 360);
            const names = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;
            const longitudes = Object.fromEntries(names.map((name, i) => [name, at(i)]));
            return { longitudes: longitudes as Parameters<typeof papaSum>[0]['longitudes'], ascendant: at(9) };
          };
          for (const weighting of PAPA_WEIGHTINGS) {
            const ketu = weighting !== 'by_house';
            const sum = papaSum(chart(0), { weighting, ketu, nodes: 'bphs' });
            expect(sum.total).toBe(sum.from.lagna + sum.from.Moon + sum.from.Venus);
            expect(sum.total * 16).toBe(Math.round(sum.total * 16));
            if (ketu) expect(papaSum(chart(turn), { weighting, ketu, nodes: 'bphs' })).toEqual(sum);
          }
        },
      ),
      { numRuns: runs(200) },
    );
  });
});

describe('daśā sandhi', () => {
  const near = { birth: { date: '1987-02-05', time: '10:28:00', place: MUMBAI } };

  it('has the ends of the mahādaśās of dashas.vimshottari', () => {
    const { data } = dashaSandhi({ bride, groom });
    for (const [side, { birth }] of [
      ['bride', bride],
      ['groom', groom],
    ] as const) {
      const { mahadashas } = vimshottari({ birth, levels: 1 }).data;
      expect(data[side].junctions).toEqual(
        mahadashas
          .slice(0, -1)
          .map(({ planet, end_date }, i) => ({ ends: planet, begins: mahadashas[i + 1]?.planet, date: end_date })),
      );
    }
  });

  it('finds the pairs within the window, whose end is not in it', () => {
    const found = (window_days: number) => dashaSandhi({ bride, groom: near, window_days }).data;
    const { near: pairs, nearest } = found(60);
    expect(pairs).toEqual([
      {
        bride: { ends: 'Mars', begins: 'Rahu', date: '2001-10-25' },
        groom: { ends: 'Venus', begins: 'Sun', date: '2001-11-18' },
        days_apart: 24,
      },
    ]);
    expect(nearest).toEqual(pairs[0]);
    expect([found(24).near.length, found(25).near.length]).toEqual([0, 1]);
    expect(found(24).nearest).toEqual(nearest);
  });

  const span = (lord: 'Sun' | 'Moon' | 'Mars', from: number, to: number) => ({
    lord,
    startMs: from * 86_400_000,
    endMs: to * 86_400_000,
    start: `d${from}`,
    end: `d${to}`,
  });

  it('leaves out what was before either birth and counts whole days', () => {
    const hers = [span('Sun', 0, 10), span('Moon', 10, 20), span('Mars', 20, 30)];
    const his = [span('Sun', 15, 20.9), span('Moon', 20.9, 26), span('Mars', 26, 40)];
    expect(junctionPairs(hers, his).map((pair) => [pair.bride.date, pair.groom.date, pair.days_apart])).toEqual([
      ['d20', 'd20.9', 0],
      ['d20', 'd26', 6],
    ]);
  });

  it('lists where both have the same lord, without an empty stretch', () => {
    const hers = [span('Sun', 0, 10), span('Moon', 10, 20)];
    expect(sharedMahadashas(hers, [span('Sun', 4, 12), span('Moon', 12, 20)])).toEqual([
      { lord: 'Sun', start: 'd4', end: 'd10' },
      { lord: 'Moon', start: 'd12', end: 'd20' },
    ]);
    expect(sharedMahadashas(hers, [span('Sun', 10, 12)])).toEqual([]);
  });

  it('refuses a window that is no number of days', () => {
    for (const window_days of [0, 731, 1.5])
      expect(() => dashaSandhi({ bride, groom, window_days })).toThrow(
        expect.objectContaining({ field: 'window_days' }),
      );
  });
});

describe('stars for a star', () => {
  it('has each pada once, and both halves of the two that 15° divide', () => {
    const places = starStations().map(({ place }) => place);
    expect(places).toHaveLength(110);
    expect(
      places
        .filter(({ half }) => half !== undefined)
        .map(({ nakshatra, pada, sign, half }) => `${nakshatra} ${pada} ${sign} ${half}`),
    ).toEqual([
      'Purva Ashadha 1 Sagittarius first',
      'Purva Ashadha 1 Sagittarius second',
      'Shravana 2 Capricorn first',
      'Shravana 2 Capricorn second',
    ]);
  });

  it.each(['bride', 'groom'] as const)('has the points of the pair from the Moons, for the star of a %s', (side) => {
    const middle = (nakshatra: string, pada: number, half?: string): number =>
      (NAKSHATRA_NAMES.indexOf(nakshatra as (typeof NAKSHATRA_NAMES)[number]) * 4 +
        pada -
        1 +
        (half === 'first' ? 0.2 : half === 'second' ? 0.8 : 0.3)) *
      (10 / 3);
    for (const exceptions of ['applied', 'none'] as const) {
      const { padas } = stars({ nakshatra: 'Shravana', pada: 2, half: 'second', side, exceptions }).data;
      const given = middle('Shravana', 2, 'second');
      const wrong = padas.filter((one) => {
        const other = middle(one.nakshatra, one.pada, one.half);
        const [hers, his] = side === 'bride' ? [given, other] : [other, given];
        const { total_score, kutas } = ashtakootaFromMoon({ bride: hers, groom: his });
        const dosha =
          kutas.bhakoot.points_obtained !== one.points.bhakoot || kutas.nadi.points_obtained !== one.points.nadi;
        return exceptions === 'applied' ? total_score !== one.total_score : !dosha && total_score !== one.total_score;
      });
      expect(wrong).toEqual([]);
    }
  });

  it('ranks by points, then good poruthams, then the zodiac, and sums up stars', () => {
    const { padas, stars: ranges, given } = stars({ nakshatra: 'Rohini', pada: 2 }).data;
    expect(given).toEqual({ nakshatra: 'Rohini', pada: 2, sign: 'Taurus' });
    const order = NAKSHATRAS.map(({ name }) => name);
    const key = ({ total_score, poruthams, nakshatra, pada }: (typeof padas)[number]): number =>
      -total_score * 1e6 - poruthams.good * 1e4 + order.indexOf(nakshatra) * 10 + pada;
    const keys = padas.map(key);
    expect(keys).toEqual([...keys].sort((a, b) => a - b));
    expect(ranges).toHaveLength(27);
    for (const { nakshatra, minimum, maximum } of ranges) {
      const totals = padas.filter((one) => one.nakshatra === nakshatra).map(({ total_score }) => total_score);
      expect([minimum, maximum]).toEqual([Math.min(...totals), Math.max(...totals)]);
    }
  });

  it('counts the poruthams of compatibility.porutham', () => {
    // Her Moon is in Rohiṇī 3 and his in Uttara Phalgunī 2.
    const row = stars({ nakshatra: 'Rohini', pada: 3 }).data.padas.find(
      ({ nakshatra, pada }) => nakshatra === 'Uttara Phalguni' && pada === 2,
    );
    expect(row?.poruthams).toEqual(porutham({ bride, groom }).data.counts);
    expect(row?.total_score).toBe(ashtakoota({ bride, groom }).data.female.guna_milan_results.total_score);
  });

  it('refuses a half where there is none', () => {
    expect(() => stars({ nakshatra: 'Rohini', pada: 2, half: 'first' })).toThrow(
      expect.objectContaining({ field: 'half' }),
    );
  });
});

describe('the report of a match', () => {
  const options = {
    houses: 'kerala',
    weighting: 'by_house',
    window_days: 500,
    exceptions: 'none',
    node: 'mean',
  } as const;

  it('has exactly what its operations return', () => {
    const { data, provenance } = report({ bride, groom, ...options });
    const { houses, weighting, window_days, exceptions, node } = options;
    expect(data).toEqual({
      ashtakoota: ashtakoota({ bride, groom, exceptions }).data,
      porutham: porutham({ bride, groom }).data,
      manglik: manglik({ bride, groom, houses, node }).data,
      papa_samya: papaSamya({ bride, groom, weighting, node }).data,
      dasha_sandhi: dashaSandhi({ bride, groom, window_days }).data,
    });
    expect(provenance?.conventions['papa_samya.weighting']).toMatch(/^by_house/);
    const said = (provenance?.disputed ?? []).map((one) => JSON.stringify(one));
    expect(new Set(said).size).toBe(said.length);
  });

  it('has no aṣṭakūṭa outside its school', () => {
    const { data, meta } = report({ bride, groom, ayanamsa: 'raman' });
    expect(data.ashtakoota).toBeNull();
    expect(data.porutham).toEqual(porutham({ bride, groom, ayanamsa: 'raman' }).data);
    expect(meta.ayanamsa).toBe('raman');
  });

  it('says what rests on a missing time', () => {
    const untimed = { birth: { date: '1990-08-15', place: DELHI } };
    const { meta } = report({ bride: untimed, groom });
    expect(meta.birth_time_assumed).toBe(true);
    expect(meta.rests_on_birth_time).toEqual(
      expect.arrayContaining(['papa_samya.bride', 'dasha_sandhi.near', 'porutham.counts']),
    );
  });
});
