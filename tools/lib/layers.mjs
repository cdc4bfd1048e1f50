// Which modules share a file, for reasons in docs/decisions/0024-start.md. What only a later part needs is apart from the first part.
import { sharedBy } from './chunks.mjs';
import { ROOMS } from './rooms.mjs';

/** Bytes of source below which modules do not get a file of their own. */
const SMALL = 6000;

const isSpline = (module) => module === 'src/time/deltaTSpline.gen.ts';

/** Puts the packed spline of ΔT, which no compression makes smaller, before code. */
const splineFirst = (one, other) => Number(isSpline(other)) - Number(isSpline(one));

const roomOf = (module) => ROOMS.find((room) => module.startsWith(`src/${room}/`));

/**
 * Returns the modules that share a file, as lists; a module belongs to the first list that has it.
 *
 * @param entries the modules that come with each entry, by the entry's path
 * @param sizeOf returns the bytes of modules
 */
export function layersOf(entries, sizeOf) {
  const reached = (...names) => [...new Set(names.flatMap((name) => [...(entries.get(name) ?? [])]))];
  const rooms = ROOMS.map((room) => entries.get(`src/${room}/index.ts`));
  const root = entries.get('src/index.ts');
  const charts = entries.get('src/charts/index.ts');
  const names = entries.get('src/names/core.ts');
  const sky = entries.get('src/sky/index.ts');
  const some = sharedBy(rooms, 1);
  const ground = some.filter((module) => roomOf(module) === undefined);

  const ofRoom = (room) => {
    const own = (modules) => modules.filter((module) => roomOf(module) === room);
    // The order is that by which bundles are smallest: it moves them by a tenth of a percent, and their limits are closer than that.
    const ofRoot = own([...root].reverse());
    const lent = own(
      sharedBy(
        rooms.filter((_, i) => ROOMS[i] !== room),
        1,
      ),
    ).filter((module) => !root.has(module));
    return [
      ...(sizeOf(lent) < SMALL ? [[...ofRoot, ...lent]] : [ofRoot, lent]),
      own(some),
      own(reached('src/readings.ts')),
    ];
  };
  return [
    // The packed tables are alone, so that a bundle has them before all code (tablesFirst of tools/build.mjs), and so is what reads them.
    reached('tables:packed').filter((module) => !sky.has(module)),
    reached('tables:packed', 'tables:unpacked'),
    sharedBy([names, sky], 2),
    ground.filter((module) => sky.has(module) && charts.has(module)).sort(splineFirst),
    ground.filter((module) => charts.has(module)),
    ground.filter((module) => root.has(module)),
    [...sky],
    ground,
    [...names],
    ...ROOMS.flatMap(ofRoom),
    reached('src/cli/main.ts'),
    reached('src/http/index.ts').filter((module) => module.startsWith('src/http/')),
  ];
}
