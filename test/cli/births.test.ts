import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHARTS } from '../../src/batch/chartsKind.js';
import { layoutOf } from '../../src/batch/header.js';
import { commandLine } from '../support/commandLine.js';

const folder = mkdtempSync(join(tmpdir(), 'siddhanta-births-'));
const fileOf = (name: string): string => join(folder, name);
const AAF = [
  '#A93:Cezanne,Paul,m,19.1.1839,1:00,Aix-En-Provence,F',
  '#B93:2392758.526528,43n31,5e27,0e21:48,m',
  '#A93:No place,*,E,24.12.1932,*,Freiburg,D',
  '#A93:Bréal,Michel,m,26.3.1832,*,Landau,D',
  '#B93:*,49n12,8e07,*,*',
].join('\r\n');
const RAMAN =
  '10\n16\n1918\n14.199999999999999\n-5.300000\n-77.350000\n12.590000\n0.000000\n-5.5\n-5.5\n0\n105\nBangalore\nIndia\n';

beforeAll(() => {
  writeFileSync(fileOf('people.aaf'), Buffer.from(AAF, 'latin1'));
  writeFileSync(fileOf('Standard.jhd'), RAMAN);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('siddhanta births', () => {
  it('prints the births of a file as the CSV that batch takes, and names what is skipped', async () => {
    const { code, stdout, stderr } = await commandLine(['births', fileOf('people.aaf')]);
    expect(code).toBe(0);
    expect(stdout.split('\r\n')).toEqual([
      'name,place_name,date,time,latitude,longitude,timezone,utc_offset,calendar',
      'Paul Cezanne,"Aix-En-Provence, F",1839-01-19,01:00:00,43.516667,5.45,Europe/Paris,+00:21:48,',
      'Michel Bréal,"Landau, D",1832-03-26,,49.2,8.116667,Europe/Berlin,,',
      '',
    ]);
    expect(stderr).toBe('Skipped entry 2, No place: it has no latitude.\n');
    const [header = ''] = stdout.split('\r\n');
    const { fields, passed } = layoutOf(Buffer.from(header), CHARTS, []);
    expect([...fields, ...passed].map(({ column }) => column).sort()).toEqual(header.split(',').sort());
  });

  it('prints JSON', async () => {
    const { stdout } = await commandLine(['births', fileOf('Standard.jhd'), '--json']);
    expect(JSON.parse(stdout)).toMatchObject([
      { name: 'Standard', birth: { date: '1918-10-16', utc_offset: '+05:30' } },
    ]);
  });

  it('writes files of Jagannatha Hora, and none over another', async () => {
    const target = join(folder, 'jhd');
    writeFileSync(fileOf('one.aaf'), AAF.split('\r\n').slice(0, 2).join('\n'));
    const made = await commandLine(['births', fileOf('one.aaf'), '--jhd', target]);
    expect([made.code, made.stdout]).toEqual([0, `Wrote 1 file to ${target}\n`]);
    const lines = readFileSync(join(target, 'Paul Cezanne.jhd'), 'latin1').split('\r\n');
    expect(lines.slice(0, 7)).toEqual(['1', '19', '1839', '1.000000', '-0.218000', '-5.270000', '43.310000']);
    const again = await commandLine(['births', fileOf('one.aaf'), '--jhd', target]);
    expect(again.code).toBe(2);
    expect(again.stderr).toContain('is there already');
  });

  it('writes no file where one of the births has none', async () => {
    const target = join(folder, 'none');
    mkdirSync(target);
    const { code, stderr } = await commandLine(['births', fileOf('people.aaf'), '--jhd', target]);
    expect(code).not.toBe(0);
    expect(stderr).toContain('birth.time is required');
    expect(existsSync(join(target, 'Paul Cezanne.jhd'))).toBe(false);
  });

  it.each([
    [['births'], 'a file is required'],
    [['births', '/nowhere/people.aaf'], '/nowhere/people.aaf cannot be read'],
  ])('%j is refused', async (args, words) => {
    const { code, stderr } = await commandLine(args);
    expect(code).toBe(2);
    expect(stderr).toContain(words);
  });

  it('says what is wrong with a file that is none', async () => {
    writeFileSync(fileOf('letter.txt'), 'Dear Sir');
    const { code, stderr } = await commandLine(['births', fileOf('letter.txt')]);
    expect(code).not.toBe(0);
    expect(stderr).toContain('The file has 1 lines');
  });
});
