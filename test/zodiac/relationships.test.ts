import { describe, expect, it } from 'vitest';
import { SIGN_LORDS } from '../../src/zodiac/lords.js';
import { compoundRegard, regard, temporalRegard } from '../../src/zodiac/relationships.js';
import { element, isOddSign, modality } from '../../src/zodiac/signNature.js';

const SIGNS = Array.from({ length: 12 }, (_, sign) => sign);

describe('regards by nature', () => {
  it('need not be returned', () => {
    expect([regard('Moon', 'Mercury'), regard('Mercury', 'Moon')]).toEqual(['friend', 'enemy']);
    expect([regard('Sun', 'Venus'), regard('Venus', 'Sun')]).toEqual(['enemy', 'enemy']);
  });

  it('are a friend for itself, and those of the two nodes are the same', () => {
    for (const lord of SIGN_LORDS) {
      expect(regard(lord, lord)).toBe('friend');
      expect(regard('Rahu', lord)).toBe(regard('Ketu', lord));
    }
    expect(SIGN_LORDS.map((lord) => regard('Rahu', lord))).toEqual([
      'enemy',
      'enemy',
      'neutral',
      'friend',
      'enemy',
      'friend',
      'friend',
    ]);
  });
});

describe('regards for a time', () => {
  it('are friendly at six of twelve distances, either way', () => {
    expect(SIGNS.map((to) => temporalRegard(0, to)).map((each) => each[0])).toEqual([...'efffeeeeefff']);
    for (const from of SIGNS) {
      for (const to of SIGNS) expect(temporalRegard(from, to)).toBe(temporalRegard(to, from));
    }
  });

  it('lift or lower what nature gives by a step', () => {
    expect(compoundRegard('friend', 'friend')).toBe('great_friend');
    expect(compoundRegard('friend', 'enemy')).toBe('neutral');
    expect(compoundRegard('neutral', 'friend')).toBe('friend');
    expect(compoundRegard('neutral', 'enemy')).toBe('enemy');
    expect(compoundRegard('enemy', 'friend')).toBe('neutral');
    expect(compoundRegard('enemy', 'enemy')).toBe('great_enemy');
  });
});

it('gives the natures of signs', () => {
  expect(SIGNS.map((sign) => modality(sign)[0]).join('')).toBe('mfdmfdmfdmfd');
  expect(SIGNS.map((sign) => element(sign)[0]).join('')).toBe('feawfeawfeaw');
  expect(SIGNS.filter(isOddSign)).toEqual([0, 2, 4, 6, 8, 10]);
});
