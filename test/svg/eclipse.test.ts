import { describe, expect, it } from 'vitest';
import { type LocalLunarEclipse, type LocalSolarEclipse, local } from '../../src/eclipses/index.js';
import { isSiddhantaError } from '../../src/errors.js';
import { hi } from '../../src/names/languages/hi.gen.js';
import { eclipse } from '../../src/svg/index.js';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const on = (date: string, place = DELHI): LocalSolarEclipse | LocalLunarEclipse => {
  const [found] = local({ place, from: date, to: date, visible_only: false }).data.eclipses;
  if (found === undefined) throw new Error(`no eclipse on ${date}`);
  return found;
};
const count = (svg: string, part: string): number => svg.split(part).length - 1;
const bites = (svg: string): number => count(svg.slice(svg.indexOf('</style>')), 'class="d"');

describe('the picture of an eclipse', () => {
  it('has a disc for each contact, dark where it is covered', () => {
    const solar = eclipse(on('2020-06-21'));
    expect(solar).toContain('Partial solar eclipse, 2020-06-21');
    for (const text of ['10:19', '12:01', '13:48', '94 %', '83°']) expect(solar).toContain(text);
    expect(bites(solar)).toBe(1);
    const lunar = eclipse(on('2025-09-07'));
    for (const text of ['20:58', '21:57', '23:00', '23:41', '00:22', '01:26', '02:25']) expect(lunar).toContain(text);
    expect(bites(lunar)).toBe(3);
    expect(bites(eclipse(on('2023-05-05')))).toBe(0);
  });

  it('draws the umbra on the side of the Moon where it is', () => {
    // The Moon passes south of the axis in 2024, so that the bite is above; north of it in 2009.
    const london = { latitude: 51.5074, longitude: -0.1278, timezone: 'Europe/London' };
    const heightOf = (date: string): number => {
      const svg = eclipse(on(date, london));
      const centre = Number(/<circle[^>]*cy="([\d.]+)"/.exec(svg)?.[1]);
      const [, from] = /class="d" d="M[\d.]+ ([\d.]+)A/.exec(svg) ?? [];
      return Number(from) - centre;
    };
    expect(heightOf('2024-09-18')).toBeLessThan(0);
    expect(heightOf('2009-12-31')).toBeGreaterThan(0);
    expect(on('2024-09-18', london)).toMatchObject({ kind: 'lunar', gamma: -0.9791 });
    expect(on('2009-12-31', london)).toMatchObject({ kind: 'lunar', gamma: 0.9765 });
  });

  it('draws the night while the body is below the horizon', () => {
    const night = (svg: string): number => count(svg.slice(svg.indexOf('</style>')), 'class="n"');
    expect(night(eclipse(on('2020-06-21')))).toBe(0);
    expect(night(eclipse(on('2022-11-08')))).toBe(6);
    expect(eclipse(on('2022-11-08'))).toContain('Moonrise 17:28');
    expect(night(eclipse(on('2025-03-14')))).toBe(8);
  });

  it('speaks a language', () => {
    const svg = eclipse(on('2022-11-08'), { language: hi, digits: 'native' });
    expect(svg).toContain('चन्द्र');
    expect(svg).toContain('१७:२८');
    expect(svg).not.toContain('eclipse');
  });

  it('refuses results other than an eclipse at a place, and unknown options', () => {
    const failure = (call: () => unknown): unknown => {
      try {
        return call();
      } catch (error) {
        if (isSiddhantaError(error)) return [error.code, error.field];
        throw error;
      }
    };
    expect(failure(() => eclipse({} as never))).toEqual(['invalid_value', 'result']);
    expect(failure(() => eclipse(null as never))).toEqual(['invalid_value', 'result']);
    expect(failure(() => eclipse(on('2020-06-21'), { today: '2020-06-21' } as never))).toEqual([
      'unknown_field',
      'today',
    ]);
    expect(failure(() => eclipse(on('2020-06-21'), { size: 100 }))).toEqual(['invalid_value', 'size']);
  });
});
