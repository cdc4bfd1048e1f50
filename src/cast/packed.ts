/**
 * The packed tables, one after the other. Who imports this first has them together at the beginning of a bundle, as far as its functions
 * take them: the compressor codes bits and text each better by themselves, 1.2 to 1.8 kB in all. Nothing is loaded that would not be.
 *
 * @internal
 */

import '../sky/analytical/tables/saturn.gen.js';
import '../sky/analytical/tables/jupiter.gen.js';
import '../sky/analytical/tables/mars.gen.js';
import '../sky/analytical/tables/venus.gen.js';
import '../sky/analytical/tables/mercury.gen.js';
import '../sky/analytical/tables/earth.gen.js';
import '../sky/analytical/tables/moon.gen.js';
import '../sky/tables/nutation.gen.js';
import '../sky/tables/precession.gen.js';
import '../time/deltaT.gen.js';
import '../time/deltaTSpline.gen.js';
import '../time/zoneNames.gen.js';
import '../time/zoneHistory.gen.js';
import '../time/localMeanTime.gen.js';
import '../zodiac/ayanamsaTable.gen.js';
import '../sky/analytical/tables/accuracy.gen.js';
