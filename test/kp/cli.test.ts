import { describe, expect, it } from 'vitest';
import { UsageError, type Values } from '../../src/cli/command.js';
import { COMMANDS } from '../../src/cli/commands/index.js';
import { kpCusps } from '../../src/kp/cusps.js';
import { kpHorary } from '../../src/kp/horary.js';
import { DELHI } from '../support/fixtures.js';

const commands = new Map(COMMANDS.map((command) => [command.name, command]));
const runs = (name: string, values: Values) => commands.get(name)?.run(values, IO) ?? '';
const sink = { write: () => true };
const IO = { stdout: sink, stderr: sink, now: new Date(0) };
const BIRTH = { date: '1990-08-15', time: '08:30', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
const HORARY = { number: 37, moment: '2024-02-05T15:51:00+05:30', lat: 11.02, lon: 76.983, tz: 'Asia/Kolkata' };
const PLACE = { latitude: 11.02, longitude: 76.983, timezone: 'Asia/Kolkata' };

describe('siddhanta kp-cusps', () => {
  it('prints the result of the library as JSON', async () => {
    const text = await runs('kp-cusps', { ...BIRTH, node: 'mean', json: true });
    expect(JSON.parse(text)).toEqual(kpCusps({ birth: DELHI, node: 'mean' }));
  });

  it('prints cusps, planets and significators', async () => {
    const text = await runs('kp-cusps', { ...BIRTH, name: 'Example' });
    expect(text).toMatch(/^Example\n1990-08-15 08:30:00 Asia\/Kolkata/);
    expect(text).toContain(`VII       2° 22' 44" Pisces      Purva Bhadrapada  Jupiter Rahu\n`);
    expect(text).toMatch(/^Pluto .* Jupiter Jupiter {5}2$/m);
    expect(text).toMatch(/^ {2}11 {2}Mars Mercury Saturn +Sun Jupiter Venus Ketu +Moon Rahu +Moon$/m);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });
});

describe('siddhanta kp-horary', () => {
  it('prints the result of the library as JSON', async () => {
    const text = await runs('kp-horary', { ...HORARY, question: 'Will I marry?', sunrise: 'hindu', json: true });
    const { number, moment } = HORARY;
    expect(JSON.parse(text)).toEqual(
      kpHorary({ horary_number: number, moment, place: PLACE, question: 'Will I marry?', sunrise: 'hindu' }),
    );
  });

  it('prints verdict, reasons, cusps and planets', async () => {
    const text = await runs('kp-horary', { ...HORARY, question: 'Will I marry?' });
    expect(text).toMatch(/^Will I marry\?\nNumber 37, Taurus 22° 40' 00"\n2024-02-05 15:51:00 \(UTC\+05:30\)/);
    expect(text).toMatch(/^(YES|NO|MAYBE), confidence (HIGH|MEDIUM|LOW)$/m);
    expect(text).toMatch(/^cusp 1 +22° 40' 00" Taurus +Moon +Sun +Sun +Sun$/m);
    expect(text).toMatch(/^Ruling planets: ascendant star Rahu/m);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  it('takes the matter or the house', async () => {
    const { number, moment } = HORARY;
    const horary = { horary_number: number, moment, place: PLACE };
    const byHouse = await runs('kp-horary', { ...HORARY, house: 7, json: true });
    expect(JSON.parse(byHouse)).toEqual(kpHorary({ ...horary, house: 7 }));
    const byMatter = await runs('kp-horary', { ...HORARY, matter: 'litigation', json: true });
    expect(JSON.parse(byMatter)).toEqual(kpHorary({ ...horary, matter: 'litigation' }));
    expect(await runs('kp-horary', { ...HORARY, matter: 'litigation' })).toContain(
      'The matter was given as litigation: house 6, with',
    );
  });

  it('cautions where no word of the question names a matter', async () => {
    const caution = 'no word of the question names a matter';
    expect(await runs('kp-horary', { ...HORARY, question: 'Hmm?' })).toMatch(new RegExp(`^Caution: ${caution}`, 'm'));
    for (const known of [{}, { question: 'Will I marry?' }, { question: 'Hmm?', house: 7 }])
      expect(await runs('kp-horary', { ...HORARY, ...known })).not.toContain(caution);
  });

  it('names the missing option', async () => {
    const { moment: _, ...rest } = HORARY;
    await expect(async () => runs('kp-horary', rest)).rejects.toThrow(new UsageError('--moment is required.'));
  });
});
