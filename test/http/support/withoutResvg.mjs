// Makes Node resolve as where the package that draws PNG is not installed: `node --import ./withoutResvg.mjs`.
import { withoutPackage } from './withoutPackage.mjs';

withoutPackage('@resvg/resvg-js');
