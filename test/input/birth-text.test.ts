import { describe, expect, it } from 'vitest';
import { birthFrom, namedBirth, readCoordinates } from '../../src/input/birthText.js';
import { suggestDate } from '../../src/input/suggestDate.js';

const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };

describe('a birth of one text', () => {
  it.each([
    ['1990-08-15 08:30 28.6139 77.209 Asia/Kolkata', '08:30:00'],
    ['1990-08-15T08:30:00, 28.6139, 77.209, Asia/Kolkata', '08:30:00'],
    ['1990-08-15 8:30 pm 28.6139 77.209 Asia/Kolkata', '20:30:00'],
    ['1990-08-15 8.30pm 28.6139 77.209 Asia/Kolkata', '20:30:00'],
    ['1990-08-15 12 a.m. 28.6139 77.209 Asia/Kolkata', '00:00:00'],
    ['1990-08-15 28.6139 77.209 Asia/Kolkata', undefined],
  ])('%s is read', (text, time) => {
    expect(birthFrom(text)).toEqual({ date: '1990-08-15', ...(time === undefined ? {} : { time }), place });
  });

  it.each(['', '1990-08-15', '1990-08-15 08:30', '1990-08-15 08:30 28.6x 77.209 Asia/Kolkata'])(
    '%j is none',
    (text) => {
      expect(birthFrom(text)).toBeUndefined();
    },
  );

  it.each([
    ['1990-08-15 8:30 am New Delhi', '8:30 am', 'New Delhi'],
    ['1990-08-15, Aurangabad, Bihar', undefined, 'Aurangabad, Bihar'],
    ['1990-08-15 08:30 पुणे', '08:30', 'पुणे'],
  ])('%s names its place', (text, time, name) => {
    expect(namedBirth(text)).toEqual({ date: '1990-08-15', time, name });
    expect(birthFrom(text)).toBeUndefined();
  });

  it('has coordinates as a place has them', () => {
    expect(readCoordinates('28.6139, 77.209, Asia/Kolkata')).toEqual(place);
    expect(readCoordinates('28.6139 77.209')).toBeUndefined();
    expect(readCoordinates('New Delhi')).toBeUndefined();
  });
});

describe('a date in another form', () => {
  it.each([
    ['15/08/1990', ' Did you mean 1990-08-15?'],
    ['8.15.1990', ' Did you mean 1990-08-15?'],
    ['1990/8/15', ' Did you mean 1990-08-15?'],
    ['15 Aug 1990', ' Did you mean 1990-08-15?'],
    ['August 15th, 1990', ' Did you mean 1990-08-15?'],
    ['5/6/1990', ' Did you mean 1990-06-05 (5 June) or 1990-05-06 (6 May)?'],
    ['6/6/1990', ' Did you mean 1990-06-06?'],
    ['31/02/1990', ''],
    ['1990-08-15', ''],
    ['tomorrow', ''],
    [19900815, ''],
  ])('%j is told as %j', (text, meant) => {
    expect(suggestDate(text)).toBe(meant);
  });
});
