import { expect, test } from 'vitest';
import { readBirth } from '../../src/cli/birth.js';
import { run } from '../../src/cli/run.js';
import { ashtakoota } from '../../src/compatibility/ashtakoota.js';
import { DELHI } from '../support/fixtures.js';

const BRIDE = '1990-08-15 08:30 28.6139 77.209 Asia/Kolkata';
const GROOM = '1988-11-05 10:28:00 19.076 72.8777 Asia/Kolkata';
const groom = { date: '1988-11-05', time: '10:28:00', place: { ...DELHI.place, latitude: 19.076, longitude: 72.8777 } };

async function match(...argv: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  let stdout = '';
  let stderr = '';
  const io = {
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
    now: new Date(0),
  };
  const code = await run(['match', ...argv], io);
  return { code, stdout, stderr };
}

test('a birth is read from one text, with or without a time, parted by spaces or commas', () => {
  expect(readBirth(BRIDE, 'bride')).toEqual(DELHI);
  expect(readBirth(' 1990-08-15, 08:30:00, 28.6139, 77.209, Asia/Kolkata ', 'bride')).toEqual(DELHI);
  expect(readBirth('1990-08-15 -28.5 +77.25 Asia/Kolkata', 'bride')).toEqual({
    date: '1990-08-15',
    place: { latitude: -28.5, longitude: 77.25, timezone: 'Asia/Kolkata' },
  });
});

test('--json prints what the library returns', async () => {
  const { code, stdout, stderr } = await match('--bride', BRIDE, '--groom', GROOM, '--json');
  expect([code, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toEqual(ashtakoota({ bride: { birth: DELHI }, groom: { birth: groom } }));
});

test('the score card is the reviewed text and fits in 100 columns', async () => {
  const names = ['--bride-name', 'Asha', '--groom-name', 'Ravi'];
  const { code, stdout } = await match('--bride', BRIDE, '--groom', GROOM, ...names);
  expect(code).toBe(0);
  await expect(stdout).toMatchFileSnapshot('../../fixtures/golden/ashtakoota-card.txt');
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
});

test.each([
  ['1995-02-25', 'Doshas at every hour: Bhakoot dosha.'],
  ['1995-02-26', 'Doshas at some hours: Bhakoot dosha, Nadi dosha.'],
  ['1995-02-27', 'No dosha at any hour.'],
])('the card names the noon that was assumed, the rule, and the doshas with a groom of %s', async (date, line) => {
  const bride = '1993-06-19 12:00 28.6139 77.209 Asia/Kolkata';
  const rule = ['--bhakoot-rule', 'lenient'];
  const { stdout } = await match('--bride', bride, '--groom', `${date} 28.6139 77.209 Asia/Kolkata`, ...rule);
  expect(stdout).toContain(`Groom: ${date} 12:00:00 (noon, no time given)`);
  expect(stdout).toContain('bhakoot rule lenient\n');
  expect(stdout).toContain(`\n${line}\n`);
});

const FORM = 'write it as "YYYY-MM-DD [HH:MM[:SS]] LATITUDE LONGITUDE ZONE"';

test.each([
  [['--bride', BRIDE], '--groom is required.'],
  [[], '--bride and --groom are required.'],
  [['--bride', 'yesterday', '--groom', GROOM], `--bride is "yesterday"; ${FORM}`],
  [['--bride', BRIDE, '--groom', '1988-11-05 1.2.3 72 UTC'], `--groom is "1988-11-05 1.2.3 72 UTC"; ${FORM}`],
  [['--bride', BRIDE.replace('08:30', '25:00:00'), '--groom', GROOM], '--bride: time is "25:00:00"; it must be'],
  [['--bride', BRIDE, '--groom', GROOM.replace('19.076', '98')], '--groom: place.latitude is 98; it must be'],
  [['--bride', BRIDE, '--groom', GROOM.replace('19.076', '90')], '--groom: No point of the ecliptic rises'],
  [['--bride', BRIDE, '--groom', GROOM, '--ayanamsa', 'raman'], 'It exists in: lahiri.'],
  [['--bride', BRIDE, '--groom', GROOM, '--bhakoot-rule', 'mild'], '--bhakoot-rule is "mild"; it must be one of'],
])('%j is a mistake of one line', async (argv, message) => {
  const { code, stdout, stderr } = await match(...argv);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
});
