/**
 * The packed tables, one after the other. Every subject and the package itself import this first, so that a bundle begins with those of them
 * that its functions take: the compressor codes bits and text each better by themselves, which is some 2 kB. A bundle holds no more for
 * it; unbundled, three subjects without births load the 3 kB of local mean time besides.
 *
 * @internal
 */

import '../sky/analytical/tables/saturn.gen.js';
import '../sky/analytical/tables/jupiter.gen.js';
import '../sky/analytical/tables/mars.gen.js';
import '../sky/analytical/tables/venus.gen.js';
import '../sky/analytical/tables/mercury.gen.js';
import '../sky/analytical/tables/moon.gen.js';
import '../sky/analytical/tables/earth.gen.js';
import '../sky/tables/nutation.gen.js';
import '../sky/tables/precession.gen.js';
import '../time/deltaT.gen.js';
import '../time/deltaTSpline.gen.js';
import '../time/zoneNames.gen.js';
import '../time/zoneHistory.gen.js';
import '../time/localMeanTime.gen.js';
import '../zodiac/ayanamsaTable.gen.js';
import '../sky/analytical/tables/accuracy.gen.js';
