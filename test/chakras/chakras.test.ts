import { describe, expect, it } from 'vitest';
import { ghata, kota, latta, navaTara, panchaShalaka, sarvatobhadra, tripataki } from '../../src/chakras/index.js';
import { directionOf, enclosureOf, palaOf, pathOf } from '../../src/chakras/rules/kota.js';
import {
  gridCells,
  groupOfTithi,
  groupOfWeekday,
  placeOfStar,
  vedhaLine,
} from '../../src/chakras/rules/sarvatobhadra.js';
import { piercedBy } from '../../src/chakras/rules/shalaka.js';
import { countOfYear, housesPiercing, movedSign } from '../../src/chakras/rules/tripataki.js';
import { nameCells } from '../../src/chakras/sarvatobhadra.js';
import { microArcseconds, PADA } from '../../src/math/angle.js';
import { GRAHAS } from '../../src/zodiac/names.js';
import { DELHI } from '../support/fixtures.js';

const AT = '2026-01-01T00:00:00+05:30';
const KRITTIKA = 2;

describe('the sarvatobhadra grid', () => {
  it('lets a line begin beside the nakṣatra and end at the border', () => {
    expect(vedhaLine(KRITTIKA, 'right')).toEqual([{ row: 0, column: 7 }]);
    expect(vedhaLine(KRITTIKA, 'left')).toHaveLength(7);
    expect(vedhaLine(KRITTIKA, 'front')).toHaveLength(8);
    // Bharaṇī, the last of the north, looks back at Kṛttikā: to her left.
    expect(vedhaLine(1, 'left')).toEqual([{ row: 1, column: 8 }]);
    expect(placeOfStar(1)).toEqual({ row: 0, column: 7, side: 3 });
  });

  it('reaches tithis to the sides only where that is asked for', () => {
    const tithis = (side_tithis: boolean): number =>
      sarvatobhadra({ birth: DELHI, at: AT, vedha: 'all', side_tithis }).data.cells.filter(
        ({ kind, pierced_by }) => kind === 'tithi' && pierced_by.some(({ direction }) => direction !== 'front'),
      ).length;
    expect(tithis(false)).toBe(0);
    expect(tithis(true)).toBeGreaterThan(0);
  });

  it('looks one way by motion, or all ways', () => {
    const one = sarvatobhadra({ birth: DELHI, at: AT }).data.planets;
    expect(one.Jupiter).toMatchObject({ motion: 'retrograde', directions: ['right'] });
    expect(one.Sun.directions).toEqual(['left']);
    expect(one.Rahu.directions).toEqual(['right']);
    const steady = sarvatobhadra({ birth: DELHI, at: AT, steady_grahas: 'all' }).data.planets;
    expect(GRAHAS.filter((graha) => steady[graha].directions.length === 3)).toEqual(['Sun', 'Moon', 'Rahu', 'Ketu']);
    const all = sarvatobhadra({ birth: DELHI, at: AT, vedha: 'all' }).data.planets;
    expect(GRAHAS.every((graha) => all[graha].directions.length === 3)).toBe(true);
  });

  it('takes the birth itself where no moment is given', () => {
    const { data } = sarvatobhadra({ birth: DELHI });
    expect(data.at).toBe('1990-08-15T08:30:00+05:30');
    expect(data.cells.find(({ nakshatra }) => nakshatra === 'Rohini')?.grahas).toEqual(['Moon']);
  });

  it('finds the cells of a name', () => {
    expect(nameCells('vī')).toEqual({ consonant: 'va', vowel: 'i' });
    expect(nameCells('o')).toEqual({ consonant: 'a', vowel: 'o' });
    expect(nameCells('gha')).toEqual({ consonant: 'ka', vowel: 'a' });
    expect(nameCells('śā')).toEqual({ consonant: 'sa', vowel: 'a' });
    expect(nameCells('bai')).toEqual({ consonant: 'va', vowel: 'ai' });
    expect(nameCells('xa')).toBeUndefined();
    expect(nameCells('r')).toBeUndefined();
    const { person } = sarvatobhadra({ birth: DELHI, at: AT, name_letter: 'rā' }).data;
    expect(person.slice(4).map(({ letter }) => letter)).toEqual(['ra', 'a']);
  });

  it('refuses a letter without a cell', () => {
    expect(() => sarvatobhadra({ birth: DELHI, name_letter: 'X' })).toThrow(
      expect.objectContaining({ code: 'invalid_value', field: 'name_letter' }),
    );
  });

  it('groups tithis by five and weekdays by their cells', () => {
    expect([1, 5, 6, 15, 16, 30].map(groupOfTithi)).toEqual(['Nanda', 'Purna', 'Nanda', 'Purna', 'Nanda', 'Purna']);
    expect([0, 1, 2, 3, 4, 5, 6].map(groupOfWeekday)).toEqual([
      'Nanda',
      'Bhadra',
      'Nanda',
      'Bhadra',
      'Jaya',
      'Rikta',
      'Purna',
    ]);
    expect(() => groupOfWeekday(7)).toThrow(RangeError);
    expect(gridCells()).toHaveLength(81);
  });
});

describe('the fort', () => {
  it('puts entries on the diagonals and exits on the cross', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(pathOf)).toEqual([
      'entry',
      'entry',
      'entry',
      'pillar',
      'exit',
      'exit',
      'exit',
      'entry',
    ]);
    expect([1, 4, 8, 11, 15, 18, 22, 25].map(directionOf)).toEqual([
      'north_east',
      'east',
      'south_east',
      'south',
      'south_west',
      'west',
      'north_west',
      'north',
    ]);
    expect(() => enclosureOf(29)).toThrow(RangeError);
  });

  it('turns the heading of a retrograde graha', () => {
    const { planets } = kota({ birth: DELHI, at: AT }).data;
    // Rāhu is on the first place of a diagonal and goes back: out.
    expect(planets.Rahu).toMatchObject({ place: 22, enclosure: 'bahya', heading: 'leaving', retrograde: true });
    expect(planets.Saturn).toMatchObject({ place: 23, heading: 'entering' });
    expect(planets.Jupiter.heading).toBe('at_pillar');
  });

  it('finds the guard at the edges of a pada', () => {
    // The last pada of Aśvinī is la, of the Moon; a micro-arcsecond before it is co, of Venus.
    expect(palaOf(microArcseconds(3 * PADA))).toBe('Moon');
    expect(palaOf(microArcseconds(3 * PADA - 1))).toBe('Venus');
  });
});

describe('the three flags', () => {
  it('counts the whole divisor in a year without a remainder', () => {
    expect([1, 4, 5, 8].map((year) => countOfYear('Sun', year))).toEqual([1, 4, 1, 4]);
    expect([9, 10].map((year) => countOfYear('Moon', year))).toEqual([9, 1]);
    expect(movedSign('Rahu', 0, 4, false)).toBe(3);
    expect(movedSign('Rahu', 0, 4, true)).toBe(9);
  });

  it('lets fixed points reach each other and no others', () => {
    expect(housesPiercing(1)).toEqual([4, 7, 10]);
    expect(housesPiercing(2)).toEqual([3, 6, 9]);
    expect(housesPiercing(12)).toEqual([5, 8, 11]);
  });

  it('needs a year, and one only', () => {
    expect(() => tripataki({ birth: DELHI })).toThrow(expect.objectContaining({ code: 'missing_field' }));
    expect(() => tripataki({ birth: DELHI, completed_years: 3, at: AT })).toThrow(
      expect.objectContaining({ code: 'invalid_value', field: 'at' }),
    );
  });

  it('counts the nodes backwards where that is asked for', () => {
    const signs = (nodes: 'forward' | 'backward') => {
      const { planets } = tripataki({ birth: DELHI, completed_years: 37, nodes }).data;
      return [planets.Rahu.sign, planets.Ketu.sign, planets.Mars.sign];
    };
    expect(signs('forward')).toEqual(['Aquarius', 'Leo', 'Taurus']);
    expect(signs('backward')).toEqual(['Sagittarius', 'Gemini', 'Taurus']);
  });
});

describe('tārās, ghāta, latta and lines', () => {
  it('counts special nakṣatras with and without Abhijit', () => {
    const of = (abhijit: boolean, counts: 'sastri' | 'rao') =>
      Object.fromEntries(
        navaTara({ birth: DELHI, abhijit, counts }).data.special.map(({ name, nakshatra }) => [name, nakshatra]),
      );
    expect(of(true, 'sastri')).toMatchObject({ adhana: 'Abhijit', abhisheka: 'Krittika' });
    expect(of(false, 'sastri').adhana).toBe('Shravana');
    expect(of(false, 'sastri')).not.toHaveProperty('abhisheka');
    // The 22nd of 27 is the 23rd of 28.
    expect(of(false, 'rao').vainashika).toBe(of(true, 'sastri').vainashika);
    expect(of(true, 'rao').naidhana).toBe('Magha');
  });

  it('counts tārās from the ascendant, too', () => {
    const { data } = navaTara({ birth: DELHI, from: 'Ascendant' });
    expect(data.birth_star).toBe('Uttara Phalguni');
    expect(data.taras[0]?.lord).toBe('Sun');
  });

  it('lists ghāta without a moment, and what holds with one', () => {
    expect(ghata({ birth: DELHI }).data).not.toHaveProperty('holding');
    // A Saturday in the fourth quarter of the day in Mārgaśīrṣa with the Moon in Hasta, in Virgo.
    const { data } = ghata({ birth: DELHI, at: '2025-12-13T16:30:00+05:30' });
    expect(data.holding).toEqual(['month', 'weekday', 'nakshatra', 'prahara', 'lagna', 'moon_sign']);
  });

  it('strikes ahead and behind', () => {
    const { planets, striking } = latta({ birth: DELHI, at: AT }).data;
    expect(planets.Saturn).toMatchObject({
      nakshatra: 'Purva Bhadrapada',
      count: 8,
      direction: 'ahead',
      latta: 'Mrigashira',
    });
    expect(planets.Moon).toMatchObject({ nakshatra: 'Krittika', direction: 'behind', latta: 'Ashlesha' });
    expect(striking).toEqual(['Sun']);
    expect(latta({ birth: DELHI, at: AT, rahu_latta: 'ahead' }).data.planets.Ketu.direction).toBe('ahead');
  });

  it('joins the two ends of a line', () => {
    expect(piercedBy('pancha', 2)).toBe(15);
    expect(() => piercedBy('sapta', 28)).toThrow(RangeError);
    expect(panchaShalaka({ birth: DELHI, at: AT }).data.planets.Jupiter).toEqual(['Mercury']);
  });

  it('says where the time of birth is missing', () => {
    const { time: _, ...day } = DELHI;
    const { meta } = kota({ birth: day, at: AT });
    expect(meta.birth_time_assumed).toBe(true);
    expect(meta.rests_on_birth_time).toContain('pala');
  });
});
