// Makes Node resolve as where the package that writes Parquet is not installed: `node --import ./withoutParquet.mjs`.
import { withoutPackage } from './withoutPackage.mjs';

withoutPackage('hyparquet-writer');
