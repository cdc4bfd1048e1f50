import { withoutPackage } from './withoutPackage.mjs';

withoutPackage('@electric-sql/pglite');
