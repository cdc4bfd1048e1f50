// Makes Node resolve as where the package is not installed that draws every script: `node --import ./withoutSharp.mjs`.
import { withoutPackage } from './withoutPackage.mjs';

withoutPackage('sharp');
