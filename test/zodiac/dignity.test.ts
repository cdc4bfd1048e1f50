import { describe, expect, it } from 'vitest';
import { DEGREE, type MicroArcseconds, microArcseconds, SIGN } from '../../src/math/angle.js';
import {
  type DignityReadings,
  dignityOf,
  dignityState,
  MOOLATRIKONA_READINGS,
  moolatrikonaOf,
  NODE_DIGNITIES,
} from '../../src/zodiac/dignity.js';
import { lordOf, SIGN_LORDS } from '../../src/zodiac/lords.js';
import { GRAHAS, type Graha, SIGNS } from '../../src/zodiac/names.js';

const place = (sign: string, degree: number): MicroArcseconds =>
  microArcseconds(SIGNS.findIndex(({ name }) => name === sign) * SIGN + Math.round(degree * DEGREE));

const chart = (placed: Partial<Record<Graha, MicroArcseconds>>): Record<Graha, MicroArcseconds> => ({
  ...(Object.fromEntries(GRAHAS.map((graha) => [graha, place('Aries', 0)])) as Record<Graha, MicroArcseconds>),
  ...placed,
});

describe('what a place gives', () => {
  it.each<[Graha, string, number, string | null]>([
    ['Sun', 'Aries', 10, 'exalted'],
    ['Sun', 'Aries', 29.999999, 'exalted'],
    ['Sun', 'Libra', 0, 'debilitated'],
    ['Sun', 'Leo', 19.999999, 'moolatrikona'],
    ['Sun', 'Leo', 20, 'own'],
    ['Moon', 'Taurus', 2.999999, 'exalted'],
    ['Moon', 'Taurus', 3, 'moolatrikona'],
    ['Moon', 'Taurus', 29.999999, 'moolatrikona'],
    ['Moon', 'Cancer', 0, 'own'],
    ['Mars', 'Aries', 11.999999, 'moolatrikona'],
    ['Mars', 'Aries', 12, 'own'],
    ['Mars', 'Capricorn', 29, 'exalted'],
    ['Mercury', 'Virgo', 14.999999, 'exalted'],
    ['Mercury', 'Virgo', 15, 'moolatrikona'],
    ['Mercury', 'Virgo', 20, 'own'],
    ['Mercury', 'Pisces', 29, 'debilitated'],
    ['Jupiter', 'Sagittarius', 10, 'own'],
    ['Venus', 'Libra', 14.999999, 'moolatrikona'],
    ['Venus', 'Libra', 15, 'own'],
    ['Saturn', 'Aquarius', 20, 'own'],
    ['Saturn', 'Gemini', 3, null],
    ['Rahu', 'Taurus', 15, 'exalted'],
    ['Rahu', 'Scorpio', 15, 'debilitated'],
    ['Rahu', 'Gemini', 29, 'moolatrikona'],
    ['Rahu', 'Aquarius', 1, 'own'],
    ['Ketu', 'Scorpio', 15, 'exalted'],
    ['Ketu', 'Taurus', 15, 'debilitated'],
  ])('%s in %s at %d: %s', (graha, sign, degree, expected) => {
    expect(dignityState(graha, place(sign, degree))).toBe(expected);
  });

  it('is read otherwise by other works', () => {
    const venus = place('Libra', 17);
    expect(dignityState('Venus', venus, { moolatrikona: 'phaladeepika' })).toBe('own');
    expect(dignityState('Venus', venus, { moolatrikona: 'jataka_parijata' })).toBe('moolatrikona');
    expect(dignityState('Venus', venus)).toBe('own');
    expect(dignityState('Rahu', place('Gemini', 5), { nodes: 'pvr' })).toBe('exalted');
    expect(dignityState('Rahu', place('Virgo', 5), { nodes: 'jataka_parijata' })).toBe('own');
    for (const { name } of SIGNS) expect(dignityState('Ketu', place(name, 5), { nodes: 'none' })).toBeNull();
  });

  it.each(MOOLATRIKONA_READINGS)('holds the moolatrikona of %s in a sign of the graha, but for the Moon', (reading) => {
    for (const graha of SIGN_LORDS.filter((each) => each !== 'Moon')) {
      const { sign, from, to } = moolatrikonaOf(graha, reading);
      expect(lordOf(sign)).toBe(graha);
      expect(from < to && to <= 30).toBe(true);
    }
  });
});

describe('the dignity in a chart', () => {
  it('is else the relation to the lord of the sign', () => {
    // Mars in Leo: the Sun is a friend by nature, and by its place in the ninth from it a temporary enemy.
    expect(dignityOf('Mars', chart({ Mars: place('Leo', 5) }))).toBe('neutral');
    expect(dignityOf('Mars', chart({ Mars: place('Leo', 5), Sun: place('Virgo', 1) }))).toBe('great_friend');
    expect(dignityOf('Saturn', chart({ Saturn: place('Leo', 5) }))).toBe('great_enemy');
    // Rahu in Leo: the Sun is an enemy by nature, and in the second from it a temporary friend.
    expect(dignityOf('Rahu', chart({ Rahu: place('Leo', 5), Sun: place('Virgo', 1) }))).toBe('neutral');
  });

  it.each(NODE_DIGNITIES)('is one label in every sign, by %s', (nodes) => {
    const readings: DignityReadings = { nodes };
    const counts = GRAHAS.map(
      (graha) => SIGNS.filter(({ name }) => dignityState(graha, place(name, 0), readings) === 'debilitated').length,
    );
    expect(counts.slice(0, 7)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(counts.slice(7)).toEqual(nodes === 'none' ? [0, 0] : [1, 1]);
  });
});
