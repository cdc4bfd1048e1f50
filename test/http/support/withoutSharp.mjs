// As where the package that draws every script is not installed.
import { withoutPackage } from './withoutPackage.mjs';

withoutPackage('sharp');
