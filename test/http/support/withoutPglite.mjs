// Makes Node resolve as where the package of the embedded database is not installed: `node --import ./withoutPglite.mjs`.
import { withoutPackage } from './withoutPackage.mjs';

withoutPackage('@electric-sql/pglite');
