import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';

it('isSiddhantaError knows the errors of the ESM and the CommonJS copy across each other', async () => {
  const dist = new URL('../../dist/', import.meta.url);
  expect(existsSync(dist), 'run `npm run build` first').toBe(true);
  const esm = (await import(new URL('esm/index.js', dist).href)) as typeof import('../../src/index.js');
  const cjs = createRequire(import.meta.url)('../../dist/cjs/index.js') as typeof import('../../src/index.js');
  expect(cjs.SiddhantaError).not.toBe(esm.SiddhantaError);
  const thrownBy = (copy: typeof esm): unknown => {
    try {
      return copy.rasi({ birth: { date: '1990-02-30', place: { latitude: 1, longitude: 1, timezone: 'UTC' } } });
    } catch (error) {
      return error;
    }
  };
  for (const thrower of [esm, cjs])
    for (const judge of [esm, cjs, { isSiddhantaError }]) {
      const error = thrownBy(thrower);
      expect(judge.isSiddhantaError(error)).toBe(true);
      expect(error).toMatchObject({ code: 'invalid_date', field: 'birth.date' });
    }
  expect(thrownBy(esm)).not.toBeInstanceOf(cjs.SiddhantaError);
});

describe('the host', () => {
  const dist = new URL('../../dist/esm/index.js', import.meta.url);
  const script = `
    const { rasi, divisional, vimshottari, isSiddhantaError } = await import(${JSON.stringify(dist.href)});
    const place = (timezone) => ({ latitude: 40.7, longitude: -74, timezone });
    const births = [
      { date: '1987-10-25', time: '01:30:00', place: place('America/New_York') },
      { date: '1850-06-21', time: '06:15:00', place: place('Asia/Kolkata') },
      { date: '2024-03-31', place: place('Europe/London') },
      { date: '1000-01-01', time: '00:00:00', place: place('UTC') },
      { date: '2011-12-30', time: '10:00:00', place: place('Pacific/Apia') },
    ];
    const results = births.map((birth) => {
      try {
        return [rasi({ birth }), divisional({ birth, varga: 'd9' }), vimshottari({ birth, levels: 3 })];
      } catch (error) {
        if (!isSiddhantaError(error)) throw error;
        return [error.code, error.message];
      }
    });
    process.stdout.write(JSON.stringify(results));`;
  const run = async (environment: Readonly<Record<string, string>>): Promise<string> => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      env: { PATH: process.env.PATH, ...environment },
      cwd: fileURLToPath(new URL('../../', import.meta.url)),
      maxBuffer: 64_000_000,
    });
    return stdout;
  };

  it('may stand in any time zone and speak any language', async () => {
    expect(existsSync(dist), 'run `npm run build` first').toBe(true);
    const reference = await run({ TZ: 'UTC', LC_ALL: 'en_US.UTF-8' });
    expect(reference.length).toBeGreaterThan(10_000);
    expect(reference).toContain('nonexistent_time');
    for (const environment of [
      { TZ: 'Pacific/Kiritimati', LC_ALL: 'ar_EG.UTF-8' },
      { TZ: 'America/St_Johns', LC_ALL: 'th_TH.UTF-8' },
      { TZ: 'Asia/Kolkata', LC_ALL: 'hi_IN.UTF-8' },
      { TZ: 'America/New_York', LC_ALL: 'fa_IR.UTF-8' },
    ])
      expect(await run(environment), JSON.stringify(environment)).toBe(reference);
  });
});
