// What Node is given for `import 'siddhanta'` is bundled from all entries at once: they must be one library, not a copy each. Every question is
// asked in a process of its own, by the names of the package, so that Node itself chooses the files.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Returns what a module of this package prints as JSON. */
function told(source: string, ...flags: string[]): unknown {
  const args = [...flags, '--input-type=module', '--eval', source];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' }));
}

/** Every entry that Node imports, by its name: `siddhanta`, `siddhanta/charts`. */
const ENTRIES = Object.entries(
  (
    JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      readonly exports: Readonly<Record<string, string | { readonly import: { readonly node?: string } }>>;
    }
  ).exports,
).flatMap(([path, target]) =>
  typeof target === 'object' && target.import.node !== undefined ? [`siddhanta${path.slice(1)}`] : [],
);

it('every entry is taken from the files for Node, and exports what it exports elsewhere', () => {
  expect(ENTRIES).toContain('siddhanta/charts');
  expect(ENTRIES).toContain('siddhanta/http');
  const compared = told(`
    const found = [];
    for (const name of ${JSON.stringify(ENTRIES)}) {
      const file = import.meta.resolve(name);
      const [own, plain] = await Promise.all([import(name), import(file.replace('/dist/node/', '/dist/esm/'))]);
      found.push([name, file.includes('/dist/node/'), own !== plain, Object.keys(own).join() === Object.keys(plain).join()]);
    }
    console.log(JSON.stringify(found));
  `);
  expect(compared).toEqual(ENTRIES.map((name) => [name, true, true, true]));
});

it('no condition chooses them but that of Node', () => {
  const source = `console.log(JSON.stringify([import.meta.resolve('siddhanta').includes('/dist/node/')]))`;
  expect(told(source)).toEqual([true]);
  const required = `
    import { createRequire } from 'node:module';
    console.log(JSON.stringify(createRequire(import.meta.url).resolve('siddhanta').includes('/dist/cjs/')));
  `;
  expect(told(required)).toBe(true);
});

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

it('has every place of every body to the last bit, though its tables are unpacked and those of the other files are not', () => {
  const compared = told(`
    const name = import.meta.resolve('siddhanta/sky');
    const [own, plain] = await Promise.all([import(name), import(name.replace('/dist/node/', '/dist/esm/'))]);
    const bodies = ['Pluto', 'Saturn', 'Moon', 'Sun', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Uranus', 'Neptune', 'TrueNode', 'MeanNode'];
    let places = 0;
    let different = 0;
    for (let jd = 2086308; jd < 2816787; jd += 9973.77)
      for (const body of bodies) {
        const [one, other] = [own, plain].map(({ analytical }) => analytical.places([body], jd)[0]);
        for (const [key, value] of Object.entries(one)) {
          places++;
          if (!Object.is(value, other[key])) different++;
        }
      }
    console.log(JSON.stringify([places > 2000, different]));
  `);
  expect(compared).toEqual([true, 0]);
});
