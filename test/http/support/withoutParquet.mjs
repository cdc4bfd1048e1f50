import { withoutPackage } from './withoutPackage.mjs';

withoutPackage('hyparquet-writer');
