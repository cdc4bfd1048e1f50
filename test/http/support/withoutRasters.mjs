// Makes Node resolve as where none of the packages that draw PNG is installed: `node --import ./withoutRasters.mjs`.
import { withoutPackage } from './withoutPackage.mjs';

withoutPackage('@resvg/resvg-js');
withoutPackage('sharp');
