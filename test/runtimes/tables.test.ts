// Every question has a process of its own, so that Node itself chooses the files.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function told(source: string): unknown {
  const options = { cwd: ROOT, input: source, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-'], options));
}

it('has one class of errors, whichever entry throws', () => {
  const answers = told(`
    const { SiddhantaError, isSiddhantaError, rasi: main } = await import('siddhanta');
    const { rasi } = await import('siddhanta/charts');
    const { panchang } = await import('siddhanta/panchang');
    const { parsePlans, routes } = await import('siddhanta/http');
    const { translate } = await import('siddhanta/names');
    const { northIndian } = await import('siddhanta/svg');
    const { atlas } = await import('siddhanta/sky');
    const calls = {
      siddhanta: () => main({}),
      'siddhanta/charts': () => rasi({}),
      'siddhanta/panchang': () => panchang({}),
      'siddhanta/http, computing': () => routes().find(({ name }) => name === 'charts.rasi').operation.call({}),
      'siddhanta/http': () => parsePlans('no plans'),
      'siddhanta/names': () => translate('Rohini', 'no such language'),
      'siddhanta/svg': () => northIndian({}, { theme: 'none' }),
      'siddhanta/sky': () => atlas(new Uint8Array(3)),
    };
    const found = {};
    for (const [name, call] of Object.entries(calls)) {
      try {
        call();
      } catch (error) {
        found[name] = [error.constructor === SiddhantaError, isSiddhantaError(error), error.code];
      }
    }
    console.log(JSON.stringify(found));
  `);
  expect(answers).toEqual({
    siddhanta: [true, true, 'missing_field'],
    'siddhanta/charts': [true, true, 'missing_field'],
    'siddhanta/panchang': [true, true, 'missing_field'],
    'siddhanta/http, computing': [true, true, 'missing_field'],
    'siddhanta/http': [true, true, 'invalid_value'],
    'siddhanta/names': [true, true, 'invalid_value'],
    'siddhanta/svg': [true, true, 'invalid_value'],
    'siddhanta/sky': [true, true, 'invalid_value'],
  });
});

const PLACES = `
  import { analytical } from 'siddhanta/sky';
  const bodies = ['Pluto', 'Saturn', 'Moon', 'Sun', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Uranus', 'Neptune', 'TrueNode', 'MeanNode'];
  const places = [];
  for (let jd = 2086308; jd < 2816787; jd += 9973.77) for (const body of bodies) places.push(analytical.places([body], jd)[0]);
  console.log(JSON.stringify(places));
`;

async function bundled(contents: string, conditions: string[]): Promise<string> {
  const options = { bundle: true, format: 'esm', platform: 'neutral', write: false, conditions } as const;
  const { outputFiles } = await build({ ...options, stdin: { contents, resolveDir: ROOT } });
  return outputFiles[0]?.text ?? '';
}

it('has every place of every body to the last bit, whether its tables are packed or not', async () => {
  const packed = await bundled(PLACES, ['import']);
  const unpacked = await bundled(PLACES, ['import', 'node']);
  expect(packed).not.toContain('"base64"');
  expect(unpacked).toContain('"base64"');
  const places = told(PLACES);
  expect(places).toHaveLength(74 * 12);
  // JSON writes every double so that it is read again to the bit.
  expect(told(packed)).toEqual(places);
  expect(told(unpacked)).toEqual(places);
});
