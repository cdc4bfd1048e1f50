// Processor time of starts, since other programs slow a clock: the median of differences from an empty program of the same round.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TOLD = `process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  process.stdout.write(String((user + system) / 1000));
});`;

const median = (numbers) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1];

const PLACE = "place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' }";
const BIRTH = `{ birth: { date: '1990-08-15', time: '10:30:00', ${PLACE} } }`;
const DAY = `{ date: '1990-08-15', ${PLACE} }`;

/** The starts of the library that are told: kind of modules and text, by what they are. */
export const STARTS = {
  "require('siddhanta')": ['cjs', "require('siddhanta')"],
  "require('siddhanta') + first chart": ['cjs', `require('siddhanta').rasi(${BIRTH})`],
  "import 'siddhanta' + first chart": ['mjs', `import { rasi } from 'siddhanta'; rasi(${BIRTH})`],
  "import 'siddhanta/charts' + first chart": ['mjs', `import { rasi } from 'siddhanta/charts'; rasi(${BIRTH})`],
  "require('siddhanta/charts') + first chart": ['cjs', `require('siddhanta/charts').rasi(${BIRTH})`],
  "import 'siddhanta/panchang'": ['mjs', "import 'siddhanta/panchang'"],
  "import 'siddhanta/yogas'": ['mjs', "import 'siddhanta/yogas'"],
  // By itself `require` opens one file of a subpath; the others come with the first call.
  "import 'siddhanta/panchang' + first day": ['mjs', `import { panchang } from 'siddhanta/panchang'; panchang(${DAY})`],
  "require('siddhanta/panchang') + first day": ['cjs', `require('siddhanta/panchang').panchang(${DAY})`],
  "import 'siddhanta/yogas' + first list": ['mjs', `import { list } from 'siddhanta/yogas'; list(${BIRTH})`],
  "require('siddhanta/yogas') + first list": ['cjs', `require('siddhanta/yogas').list(${BIRTH})`],
};

/**
 * Returns the milliseconds of processor time of an empty program, and what each program takes beyond it.
 *
 * @param programs `{ name: ['cjs' or 'mjs', text] }`
 * @param folder where they are written and run
 */
export function measureStarts(programs, folder, rounds) {
  const rows = Object.entries({ 'node -e 0': ['cjs', '0'], ...programs }).map(([name, [kind, text]], i) => {
    const file = join(folder, `program${i}.${kind}`);
    writeFileSync(file, kind === 'cjs' ? `${TOLD}\n${text};` : `${text};\n${TOLD}`);
    return { name, file, times: [] };
  });
  for (let round = 0; round < rounds; round++) {
    for (const { file, times } of rows) {
      const { stdout, status, stderr } = spawnSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
      times.push(Number(stdout));
    }
  }
  const [idle, ...others] = rows;
  return {
    idle: median(idle.times),
    beyond: Object.fromEntries(
      others.map(({ name, times }) => [name, median(times.map((time, i) => time - idle.times[i]))]),
    ),
  };
}
