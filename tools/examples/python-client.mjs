import { match, strictEqual } from 'node:assert';
import { readFileSync } from 'node:fs';
import { CHART } from './golden.mjs';

export async function check(app) {
  const tested = app.start('python3', ['-m', 'unittest']);
  await tested.done();
  match(tested.output, /Ran 6 tests/);
  const server = app.start('npm', ['start', '--', '--port', '0']);
  try {
    const url = await server.find(/Listening on (http:\S+)/);
    const keys = readFileSync(await server.find(/are in (\S+first-keys\.txt)/), 'utf8');
    const env = { SIDDHANTA_URL: url, SIDDHANTA_KEY: /^live (\S+)$/m.exec(keys)?.[1] };
    const printed = await app.run('python3', ['example.py'], { env });
    const { ascendant, planetary_positions } = CHART;
    const lines = Object.entries(planetary_positions).map(
      ([graha, { sign, degrees, nakshatra, pada }]) => `${graha}: ${sign} ${degrees}, ${nakshatra} ${pada}`,
    );
    const first = `Ascendant: ${ascendant.sign} ${ascendant.degrees}`;
    const last = 'Refused: 400 invalid_date in birth.date';
    strictEqual(printed, `${[first, ...lines, 'Charged: 1', last].join('\n')}\n`);
  } finally {
    await server.stop();
  }
}
