import { describe, expect, it } from 'vitest';
import { commandLine } from '../support/commandLine.js';

const BIRTH = '--date 1990-08-15 --time 08:30 --lat 28.6139 --lon 77.209 --tz Asia/Kolkata'.split(' ');

const printed = (...argv: string[]) => commandLine(argv);

const HEADING = 'Time of birth within 10 min: 1990-08-15 08:20:00 to 1990-08-15 08:40:00';

describe('an uncertain birth on the command line', () => {
  it('has a table of what changes and a list of what holds', async () => {
    const { code, stdout } = await printed('rasi', ...BIRTH, '--uncertainty', '10');
    expect(code).toBe(0);
    expect(stdout).toContain(HEADING);
    expect(stdout).toMatch(/Changes at +Minutes +Statement +Before +After/);
    expect(stdout).toMatch(/1990-08-15 08:34:46 +4\.8 +ascendant pada +2 +3/);
    expect(stdout).toMatch(/ascendant +sign, nakshatra\n/);
    expect(stdout).toMatch(/moon +sign, nakshatra, pada, house, retrograde\n/);
  });

  it.each([['divisional', '--varga', 'd9'], ['kp-cusps'], ['vimshottari']])('has it in %s', async (...command) => {
    const { stdout } = await printed(...command, ...BIRTH, '--uncertainty', '10');
    expect(stdout).toContain(HEADING);
    expect(stdout).toContain('Certain over the whole span');
  });

  it('says what the dates of a dasha are worth', async () => {
    const { stdout } = await printed('vimshottari', ...BIRTH, '--uncertainty', '10');
    expect(stdout).toContain(
      'The first mahadasha ends on 1994-09-28 for a birth at one end, on 1994-11-21 for one at the other',
    );
  });

  it('says so where nothing changes', async () => {
    const { stdout } = await printed('rasi', ...BIRTH, '--uncertainty', '0.5');
    expect(stdout).toContain('Nothing changes in that span');
    expect(stdout).not.toContain('Changes at');
  });

  it('is not spoken of where the birth is certain', async () => {
    for (const command of [['rasi'], ['divisional', '--varga', 'd9'], ['kp-cusps'], ['vimshottari']]) {
      const { code, stdout } = await printed(...command, ...BIRTH);
      expect(code).toBe(0);
      expect(stdout).not.toContain('within');
    }
  });

  it('is refused by its bounds, naming the option', async () => {
    const { code, stderr } = await printed('rasi', ...BIRTH, '--uncertainty', '0');
    expect(code).not.toBe(0);
    expect(stderr).toMatch(/uncertainty.* is 0; it must be a number from 0\.1 to 720/);
  });
});
