// As where none of the packages that draw PNG is installed.
import { withoutPackage } from './withoutPackage.mjs';

withoutPackage('@resvg/resvg-js');
withoutPackage('sharp');
